import { contexts, languageThemes } from 'virtual:docs-json-nav/vitepress';
import { dataSymbol, useData, withBase } from 'vitepress';
import { computed } from 'vue';
// biome-ignore lint/correctness/useImportExtensions: it is built when this file is read.
import { linkTarget, unescapeHtml } from '../../parts/parts.js';

/** Replaces the sidebar, tabs and labels in VitePress's configuration with those of the current page. */
export function installNavigation(app) {
  const data = app._context.provides[dataSymbol];
  const { page, theme, lang, dir } = data;
  data.theme = computed(() => {
    const { view, sidebar } = navigationOf(page.value) ?? {};
    const pageTheme = { ...theme.value, ...languageThemes.get(page.value.docsJsonNav?.language?.lang) };
    if (view === undefined) return { ...pageTheme, sidebar: [] };
    const { previous, next, menu } = view.words;
    const { nav = [] } = pageTheme;
    // If the project's navbar contains menus or HTML, its items stay unchanged.
    const links = nav.every((item) => 'link' in item && !item.text.includes('<')) ? nav.map(barLink) : [];
    const bar = view.tabs.length + links.length === 0 ? [] : [{ component: 'DocsJsonNavTabs', props: { links } }];
    return {
      sidebarMenuLabel: menu,
      ...pageTheme,
      sidebar,
      nav: [...bar, ...(links.length === 0 ? nav : [])],
      docFooter: { prev: previous, next, ...pageTheme.docFooter },
    };
  });
  data.lang = computed(() => page.value.docsJsonNav?.language?.lang ?? lang.value);
  data.dir = computed(() => page.value.docsJsonNav?.language?.dir ?? dir.value);
}

/** Converts a link of VitePress's navbar, whose text is HTML, to a link of our bar. */
function barLink({ text, link, target, rel, icon, primary = false }) {
  const { href, attrs } = linkTarget(link, (route) => route);
  const linkAttrs = { ...(target ? { target } : {}), ...(rel ? { rel } : {}) };
  return { label: unescapeHtml(text), href, attrs: { ...attrs, ...linkAttrs }, icon, primary };
}

function navigationOf({ docsJsonNav: local }) {
  if (local === undefined) return undefined;
  const context = local.sidebar === null ? undefined : contexts.get(local.sidebar);
  return { sidebar: context?.sidebar ?? [], view: { ...context?.view, ...local.view } };
}

export function useNavigation() {
  const { page } = useData();
  return computed(() => navigationOf(page.value)?.view);
}

/**
 * Returns `link` of the current page's sidebar entry. Sidebar entries depend only on this value, not on the whole
 * navigation.
 */
export function useLink() {
  const { page } = useData();
  return computed(() => page.value.docsJsonNav?.link);
}

/** Returns a function that converts a route to a URL in VitePress's format. */
export function useUrl() {
  const { site } = useData();
  return (link) => {
    if (link === null || link === undefined || !link.startsWith('/') || link.startsWith('//')) return link ?? undefined;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
    const ending = site.value.cleanUrls || path.endsWith('/') || /\.\w+$/.test(path) ? '' : '.html';
    return withBase(path + ending + rest);
  };
}
