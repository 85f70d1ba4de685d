/*
 * VitePress's default theme with the navigation of `docs.json`. Takes the navigation in the data of the page; renders
 * it in VitePress's markup. Never here: TypeScript, or an import that the package doesn't publish, because the project
 * compiles these files.
 */

import DefaultTheme from 'vitepress/theme';
import Layout from './Layout.vue';
import { installNavigation, useNavigation } from './navigation.js';
import { Banner, Breadcrumbs, NavigationTabs, SidebarHead, Switchers } from './parts.js';
import 'docs-json-nav/pages.css';
import '../../parts/styles.css';
import 'virtual:docs-json-nav/face.css';
import './pages.css';
import './styles.css';
import 'virtual:docs-json-nav/utilities.css';

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    installNavigation(app);
    app.component('DocsJsonNavTabs', NavigationTabs);
    if (import.meta.env.SSR) return;
    const { mount } = app;
    // Page scripts run after hydration, because they change elements that Vue hydrates.
    app.mount = (...args) => {
      const root = mount(...args);
      void import('docs-json-nav/pages');
      return root;
    };
  },
};

/** `Notice`, `SidebarTop` and `Selects` are former names. */
export {
  Banner,
  Banner as Notice,
  Breadcrumbs,
  Layout,
  NavigationTabs,
  SidebarHead,
  SidebarHead as SidebarTop,
  Switchers,
  Switchers as Selects,
  useNavigation,
};
