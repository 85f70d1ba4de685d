import { digestOf } from '../../core/host.ts';
import { createPlainTheme } from '../../render/plain-theme.ts';
import type { Generator } from '../contract.ts';
import { modeOf } from '../rendering/page-mode.ts';
import type { ProjectedPage } from '../rendering/site-writer.ts';
import type { Addresses } from '../view/targets.ts';
import type { PageNavigation } from './forms.ts';
import { rspressPageNavigation } from './projection.ts';
import type { AdditionalPage, RemarkPlugin } from './types.ts';

/** Member of the plugin in front matter and page data. */
export const pluginMember = 'docsJsonNav';

export type RspressPage = ProjectedPage<PageNavigation>;

export function rspressGenerator(addressOf: Addresses): Generator<PageNavigation> {
  return {
    theme: createPlainTheme,
    addressOf,
    projection: ({ model }) => ({
      // Encodes characters with a meaning in module requests, such as loader separators.
      fileOf({ page: { route } }) {
        const path = route === '/' ? 'index' : route.slice(1);
        const plain = path.replace(/[#?%!'\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
        return `pages/${plain}.mdx`;
      },
      navigation: (page) => rspressPageNavigation(model, page, addressOf),
      frontMatter({ page, content, title }, navigation) {
        // Dropped because Rspress would render it in addition to our badge.
        const { tag, ...data } = content.data;
        const { hasOutline, hasSidebar } = modeOf(data);
        const bare = page.placements.length === 0 || !hasSidebar ? { sidebar: false } : {};
        const wide = hasOutline ? {} : { outline: false, pageType: 'doc-wide' };
        // Rspress caches compiled pages by their text, so the digest makes it recompile after a change of the
        // navigation.
        return { ...wide, ...data, title, ...bare, [pluginMember]: digestOf(navigation) };
      },
    }),
  };
}

export function additionalPages(pages: ReadonlyMap<string, RspressPage>): AdditionalPage[] {
  // Rspress strips an extension from routes. `.mdx` is added so that nothing else is stripped.
  return [...pages].map(([filepath, { page }]) => ({
    routePath: `${page.route === '/' ? '/index' : page.route}.mdx`,
    filepath,
  }));
}

/**
 * Remark plugin that adds navigation and headings to a page's module. Rspress doesn't see headings in raw HTML.
 *
 * @param pageFrom Page of a file.
 */
export function navigationRemarkPlugin(
  pageFrom: (path: string) => Pick<RspressPage, 'around' | 'content'> | undefined,
): RemarkPlugin {
  return function attach() {
    const data = this.data();
    return (_tree, { path }) => {
      const page = pageFrom(path);
      if (page === undefined || data.pageMeta === undefined) return;
      data.pageMeta[pluginMember] = page.around;
      data.pageMeta.toc = rspressToc(page);
    };
  };
}

export function rspressToc({
  content: { page },
}: Pick<RspressPage, 'content'>): { id: string; text: string; depth: number; charIndex: number }[] {
  let from = 0;
  return page.headings
    .filter(({ depth }) => depth > 1 && depth < 5)
    .map(({ id, text, depth }) => {
      const charIndex = page.text.indexOf(text, from);
      if (charIndex !== -1) from = charIndex + text.length;
      return { id, text, depth, charIndex };
    });
}
