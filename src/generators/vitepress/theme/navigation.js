import { contexts } from 'virtual:docs-json-nav/vitepress';
import { dataSymbol, useData, withBase } from 'vitepress';
import { computed } from 'vue';
// biome-ignore lint/correctness/useImportExtensions: it is built when this file is read.
import { decodeHtml, targetOf } from '../../parts/parts.js';

/** Puts the model's sidebar, tabs and words in the place of what VitePress's theme reads from its configuration. */
export function installNavigation(app) {
  const data = app._context.provides[dataSymbol];
  const { page, theme, lang } = data;
  data.theme = computed(() => {
    const { view, sidebar } = navigationOf(page.value) ?? {};
    if (view === undefined) return { ...theme.value, sidebar: [] };
    const { previous, next, menu } = view.words;
    const { nav = [] } = theme.value;
    // A bar that contains menus or markup of the project's own stays as it is.
    const links = nav.every((item) => 'link' in item && !item.text.includes('<')) ? nav.map(barLink) : [];
    const bar = view.tabs.length + links.length === 0 ? [] : [{ component: 'DocsJsonNavTabs', props: { links } }];
    return {
      sidebarMenuLabel: menu,
      ...theme.value,
      sidebar,
      nav: [...bar, ...(links.length === 0 ? nav : [])],
      docFooter: { prev: previous, next, ...theme.value.docFooter },
    };
  });
  data.lang = computed(() => page.value.docsJsonNav?.language ?? lang.value);
}

/** An entry of the project's bar: its text is HTML. */
function barLink({ text, link, target, rel, primary = false }) {
  const { href, attrs } = targetOf(link, (route) => route);
  const own = { ...(target ? { target } : {}), ...(rel ? { rel } : {}) };
  return { label: decodeHtml(text), href, attrs: { ...attrs, ...own }, primary };
}

/** The sidebar and the view of a page: what its context gives, and what is its own. */
function navigationOf({ docsJsonNav: own }) {
  if (own === undefined) return undefined;
  const context = own.sidebar === null ? undefined : contexts.get(own.sidebar);
  return { sidebar: context?.sidebar ?? [], view: { ...context?.view, ...own.view } };
}

/** What is shown around the current page: undefined on the page for errors. */
export function useNavigation() {
  const { page } = useData();
  return computed(() => navigationOf(page.value)?.view);
}

/** The link of the current page in a sidebar: what its entries ask for, which is by far the most often. */
export function useLink() {
  const { page } = useData();
  return computed(() => page.value.docsJsonNav?.link);
}

/** Writes the address of a route as VitePress writes those of its own links. */
export function useAddress() {
  const { site } = useData();
  return (link) => {
    if (link === null || link === undefined || !link.startsWith('/') || link.startsWith('//')) return link ?? undefined;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
    const ending = site.value.cleanUrls || path.endsWith('/') || /\.\w+$/.test(path) ? '' : '.html';
    return withBase(path + ending + rest);
  };
}
