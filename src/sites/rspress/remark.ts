import { ownMember, type RspressPage } from './generator.ts';
import type { RemarkPlugin } from './types.ts';

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
