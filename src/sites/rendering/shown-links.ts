import { type LinkLookup, type Resolution, resolveShown } from '../../core/links.ts';
import type { Site } from '../../core/site.ts';

/** Tells what a link means that is in a file and is shown on a page: see `PageLookup`. */
export type ShownLinks = (target: string, file: string, page?: string) => Resolution;

/** Resolves the links that the pages of a site show, as the checks of its texts do. */
export function shownLinks({ pages }: Site, lookup: LinkLookup): ShownLinks {
  const routes = new Map(Object.values(pages).map(({ route, file }) => [file ?? `${route.slice(1)}.md`, route]));
  return (target, file, page = file) => {
    const from = file === '' ? null : file;
    return resolveShown(target, from, [{ route: routes.get(page) ?? `/${page}`, file: page }], lookup);
  };
}
