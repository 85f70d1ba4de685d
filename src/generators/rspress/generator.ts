import { digestOf } from '../../core/host.ts';
import { createPlainTheme } from '../../render/plain-theme.ts';
import type { Generator } from '../contract.ts';
import { pageMode } from '../rendering/page-mode.ts';
import type { ProjectedPage } from '../rendering/site-writer.ts';
import { indexesAllPages, visibilityFrontMatter } from '../rendering/visibility.ts';
import type { ToUrl } from '../view/targets.ts';
import type { RspressNavigation } from './navigation-data.ts';
import { createRspressNavigation } from './projection.ts';
import type { AdditionalPage, RemarkPlugin } from './types.ts';

/** Property of front matter and page data that contains this plugin's data. */
export const pluginDataKey = 'docsJsonNav';

export type RspressPage = ProjectedPage<RspressNavigation>;

export function rspressGenerator(urlOf: ToUrl): Generator<RspressNavigation> {
  return {
    theme: createPlainTheme,
    urlOf,
    projection: ({ model, config }) => ({
      // Encodes characters with a meaning in module requests, such as loader separators.
      fileOf({ page: { route } }) {
        const path = route === '/' ? 'index' : route.slice(1);
        const encodedPath = path.replace(/[#?%!'\\]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
        return `pages/${encodedPath}.mdx`;
      },
      navigation: (page) => createRspressNavigation(model, page, urlOf),
      frontMatter({ page, content, title }, navigation) {
        // Dropped because Rspress would render it in addition to our badge.
        const { tag, ...data } = content.data;
        const { hasOutline, hasSidebar } = pageMode(data);
        const sidebarData = page.placements.length === 0 || !hasSidebar ? { sidebar: false } : {};
        const outlineData = hasOutline ? {} : { outline: false, pageType: 'doc-wide' };
        // Rspress caches compiled pages by their text, so the digest makes it recompile after a change of the
        // navigation.
        const visibility = visibilityFrontMatter(page, data, indexesAllPages(config));
        const pluginData = { [pluginDataKey]: digestOf(navigation) };
        return { ...outlineData, ...data, title, ...sidebarData, ...visibility, ...pluginData };
      },
    }),
  };
}

export function createAdditionalPages(pages: ReadonlyMap<string, RspressPage>): AdditionalPage[] {
  // Rspress strips an extension from routes. `.mdx` is added so that nothing else is stripped.
  return [...pages].map(([filepath, { page }]) => ({
    routePath: `${page.route === '/' ? '/index' : page.route}.mdx`,
    filepath,
  }));
}

/**
 * Remark plugin that adds navigation and headings to a page's module. Rspress doesn't see headings in raw HTML.
 *
 * @param findPage Finds the page of a generated file by its absolute path.
 */
export function navigationRemarkPlugin(
  findPage: (path: string) => Pick<RspressPage, 'navigation' | 'content'> | undefined,
): RemarkPlugin {
  return function attach() {
    const data = this.data();
    return (_tree, { path }) => {
      const page = findPage(path);
      if (page === undefined || data.pageMeta === undefined) return;
      data.pageMeta[pluginDataKey] = page.navigation;
      data.pageMeta.toc = createRspressToc(page);
    };
  };
}

export function createRspressToc({
  content: { renderedPage },
}: Pick<RspressPage, 'content'>): { id: string; text: string; depth: number; charIndex: number }[] {
  let from = 0;
  return renderedPage.headings
    .filter(({ depth }) => depth > 1 && depth < 5)
    .map(({ id, text, depth }) => {
      const charIndex = renderedPage.text.indexOf(text, from);
      if (charIndex !== -1) from = charIndex + text.length;
      return { id, text, depth, charIndex };
    });
}
