import '../../../render/client.ts';

/** Rspress's theme with the navigation of `docs.json`. The exports below replace Rspress's. */
export * from '@rspress/core/theme-original';
export { FallbackHeading, getCustomMDXComponent } from './components.tsx';
export { Layout } from './layout.tsx';
export { useNavigation, usePrevNextPage } from './navigation.ts';
export { Sidebar } from './sidebar.tsx';
