/*
 * Rspress's theme with the navigation of `docs.json`. Takes the navigation in the data of the page; renders it in
 * Rspress's markup. The exports below replace Rspress's. Never here: Node APIs.
 */

import '../../../render/client.ts';

export * from '@rspress/core/theme-original';
export { FallbackHeading, getCustomMDXComponent } from './components.tsx';
export { Layout } from './layout.tsx';
export { useNavigation, usePrevNextPage } from './navigation.ts';
export { Sidebar } from './sidebar.tsx';
