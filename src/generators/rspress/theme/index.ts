/*
 * Rspress's theme with the navigation of `docs.json`. Renders the navigation, which is in the page data, in Rspress's
 * markup. The named exports replace those of Rspress. Uses no Node APIs.
 */

import '../../../render/client.ts';

export * from '@rspress/core/theme-original';
export { FallbackHeading, getCustomMDXComponent } from './components.tsx';
export { Layout, SocialLinks } from './layout.tsx';
export { useNavigation, usePrevNextPage } from './navigation.ts';
export { Sidebar } from './sidebar.tsx';
