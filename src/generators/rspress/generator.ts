import { digestOf } from '../../core/host.ts';
import { createPlainTheme } from '../../render/plain-theme.ts';
import type { Generator } from '../contract.ts';
import { modeOf } from '../rendering/page-mode.ts';
import type { ProjectedPage } from '../rendering/site-writer.ts';
import type { Addresses } from '../view/targets.ts';
import type { PageNavigation } from './forms.ts';
import { projectPage } from './projection.ts';
import type { AdditionalPage, RemarkPlugin } from './types.ts';

/** Member of front matter and of a page's data that is the plugin's own. */
export const ownMember = 'docsJsonNav';

/** A page as Rspress has it. */
export type RspressPage = ProjectedPage<PageNavigation>;

/** @param addressOf Writes the address of a route, base path included. */
export function rspressGenerator(addressOf: Addresses): Generator<PageNavigation> {
  return {
    theme: createPlainTheme,
    addressOf,
    projection: ({ model }) => ({
      // Characters that mean something in a module's request are written otherwise.
      fileOf({ page: { route } }) {
        const path = route === '/' ? 'index' : route.slice(1);
        const plain = path.replace(/[#?%!'\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
        return `pages/${plain}.mdx`;
      },
      navigation: (page) => projectPage(model, page, addressOf),
      frontMatter({ page, content, title }, navigation) {
        // Rspress would show a tag of its own beside ours.
        const { tag, ...data } = content.data;
        const { hasOutline, hasSidebar } = modeOf(data);
        const bare = page.placements.length === 0 || !hasSidebar ? { sidebar: false } : {};
        const wide = hasOutline ? {} : { outline: false, pageType: 'doc-wide' };
        // Rspress keeps compiled pages, and compiles those anew whose text has changed.
        return { ...wide, ...data, title, ...bare, [ownMember]: digestOf(navigation) };
      },
    }),
  };
}

/** Pages by the paths of their files, in the form of Rspress's `addPages`. */
export function additionalPages(pages: ReadonlyMap<string, RspressPage>): AdditionalPage[] {
  // Rspress takes what looks like the ending of a page file from an address: this one is there to be taken.
  return [...pages].map(([filepath, { page }]) => ({
    routePath: `${page.route === '/' ? '/index' : page.route}.mdx`,
    filepath,
  }));
}

/**
 * Puts into the module of each page what surrounds it, and its headings: they are in HTML, where Rspress sees none.
 *
 * @param pageFrom The page that is compiled from a file.
 */
export function navigationOfPages(
  pageFrom: (path: string) => Pick<RspressPage, 'around' | 'content'> | undefined,
): RemarkPlugin {
  return function attach() {
    const data = this.data();
    return (_tree, { path }) => {
      const found = pageFrom(path);
      if (found === undefined || data.pageMeta === undefined) return;
      data.pageMeta[ownMember] = found.around;
      data.pageMeta.toc = tocOf(found);
    };
  };
}

/** "On this page" as Rspress has it. */
export function tocOf({
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
