import type { Resolution } from '../../core/links/resolution.ts';
import { resolveShown } from '../../core/links/resolve.ts';
import type { LinkWorld } from '../../core/links/world.ts';
import type { Site } from '../../core/values/site.ts';

/** Tells what a link means that stands in a file and is shown on a page: see `World`. */
export type ShownLinks = (target: string, file: string, page?: string) => Resolution;

/** Resolves the links that the pages of a site show, as the checks of its texts do. */
export function shownLinks({ pages }: Site, world: LinkWorld): ShownLinks {
  const routes = new Map(Object.values(pages).map(({ route, file }) => [file ?? `${route.slice(1)}.md`, route]));
  return (target, file, page = file) => {
    const from = file === '' ? null : file;
    return resolveShown(target, from, [{ route: routes.get(page) ?? `/${page}`, file: page }], world);
  };
}
