import { type MirroredPage, ownMember } from './pages.ts';
import type { PageMeta, RemarkPlugin } from './types.ts';

/**
 * Puts into the module of each page what surrounds it, and its headings: they stand in HTML, where Rspress sees none.
 *
 * @param pageFrom The page that is compiled from a file.
 */
export function navigationOfPages(pageFrom: (path: string) => MirroredPage | undefined): RemarkPlugin {
  return function attach() {
    const data = this.data() as { pageMeta?: PageMeta };
    return (_tree, { path }) => {
      const found = pageFrom(path);
      if (found === undefined || data.pageMeta === undefined) return;
      data.pageMeta[ownMember] = found.navigation;
      data.pageMeta.toc = tocOf(found);
    };
  };
}

/** "On this page" as Rspress has it. */
export function tocOf({ rendered }: MirroredPage): { id: string; text: string; depth: number; charIndex: number }[] {
  let from = 0;
  return rendered.headings
    .filter(({ depth }) => depth > 1 && depth < 5)
    .map(({ id, text, depth }) => {
      const charIndex = rendered.text.indexOf(text, from);
      if (charIndex !== -1) from = charIndex + text.length;
      return { id, text, depth, charIndex };
    });
}
