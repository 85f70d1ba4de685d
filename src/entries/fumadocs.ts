/** Page trees, page contents and components for Fumadocs. */

export type { FumadocsFace, FumadocsProvider } from '../sites/fumadocs/branding.ts';
export {
  type Contents,
  createNavigation,
  type Navigation,
  type NavigationSettings,
  type Place,
  type Sidebars,
} from '../sites/fumadocs/navigation.tsx';
export { NavigationBar, PageBody, PageHead } from '../sites/fumadocs/parts.tsx';
