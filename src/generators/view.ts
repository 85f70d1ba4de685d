/* The navigation as a page shows it. */

export type { NavigationView } from './view/view.ts';
