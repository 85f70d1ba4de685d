import DefaultTheme from 'vitepress/theme';
import Breadcrumbs from './Breadcrumbs.vue';
import Layout from './Layout.vue';
import LinkList from './LinkList.vue';
import Menu from './Menu.vue';
import { components } from './mdx.js';
import NavigationTabs from './NavigationTabs.vue';
import Notice from './Notice.vue';
import { installNavigation, useNavigation } from './navigation.js';
import Selects from './Selects.vue';
import SidebarTop from './SidebarTop.vue';
import './styles.css';

/** The default theme with the navigation of `docs.json`, and the components that its pages use. */
export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    installNavigation(app);
    app.component('DocsJsonNavTabs', NavigationTabs);
    for (const [name, component] of Object.entries(components)) app.component(name, component);
  },
};

export { Breadcrumbs, Layout, LinkList, Menu, NavigationTabs, Notice, Selects, SidebarTop, useNavigation };
