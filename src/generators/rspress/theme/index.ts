import '../../../render/client.ts';

/** Rspress's theme with the navigation of `docs.json`: what is named here replaces Rspress's own. */
export * from '@rspress/core/theme-original';
export { FallbackHeading, getCustomMDXComponent } from './components.tsx';
export { Layout } from './layout.tsx';
export { useNavigation, usePrevNextPage } from './navigation.ts';
export { Sidebar } from './sidebar.tsx';
