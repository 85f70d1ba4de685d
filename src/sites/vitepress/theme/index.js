import DefaultTheme from 'vitepress/theme';
import Breadcrumbs from './Breadcrumbs.vue';
import Layout from './Layout.vue';
import LinkList from './LinkList.vue';
import Menu from './Menu.vue';
import NavigationTabs from './NavigationTabs.vue';
import Notice from './Notice.vue';
import { installNavigation, useNavigation } from './navigation.js';
import Selects from './Selects.vue';
import SidebarTop from './SidebarTop.vue';
import 'docs-json-nav/pages.css';
import 'virtual:docs-json-nav/face.css';
import './pages.css';
import './styles.css';
import 'virtual:docs-json-nav/utilities.css';

/** The default theme with the navigation of `docs.json`. */
export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    installNavigation(app);
    app.component('DocsJsonNavTabs', NavigationTabs);
    if (import.meta.env.SSR) return;
    const { mount } = app;
    // Vue takes the page of a build for its own: until it has, nothing may change in it.
    app.mount = (...where) => {
      const root = mount(...where);
      void import('docs-json-nav/pages');
      return root;
    };
  },
};

export { Breadcrumbs, Layout, LinkList, Menu, NavigationTabs, Notice, Selects, SidebarTop, useNavigation };
