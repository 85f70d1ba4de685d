/** Page trees, page contents and components for Fumadocs. */

export type { FumadocsFace, FumadocsProvider } from '../generators/fumadocs/branding.ts';
export {
  buildIndex,
  type Contents,
  createNavigation,
  type FumadocsNavigation as Navigation,
  type FumadocsPage,
  type NavigationSettings,
  type Sidebars,
} from '../generators/fumadocs/navigation.tsx';
export { NavigationBar, PageBody, PageHead } from '../generators/fumadocs/parts.tsx';
