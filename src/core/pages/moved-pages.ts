import { editionOf } from '../config/editions.ts';
import type { Host } from '../host/host.ts';
import type { Inventory } from '../values/inventory.ts';
import { addressedPath, type Layout } from '../values/layout.ts';
import { lastStep } from '../values/paths.ts';
import { pagePath } from './choose-pages.ts';

/**
 * The pages that some paths were renamed to, as history says: see `Host.movedTo`. It is asked once for all of them.
 *
 * @param paths Of pages that are not there, without extension.
 * @returns By those paths of which history knows a page that is there.
 */
export async function movedPages(
  paths: Iterable<string>,
  host: Pick<Host, 'movedTo'>,
  { pages, layout }: Pick<Inventory, 'pages' | 'layout'>,
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(paths)];
  if (asked.length === 0) return new Map();
  const moved = await host.movedTo(asked.flatMap((path) => filesOf(path, layout)));
  return new Map(
    asked.flatMap((path): [string, string][] => {
      const [now] = filesOf(path, layout).flatMap(
        (file) => pagePath(addressedPath(moved.get(file) ?? '', layout)) ?? [],
      );
      return now !== undefined && pages.has(now) ? [[path, now]] : [];
    }),
  );
}

/**
 * True for a page that an address or an entry must mean now that history says that it was moved: it has kept its name,
 * language and version, and no other page of that name has as many folders of the old address. Git pairs files by likeness:
 * a page under another name may be another page.
 *
 * @param sameName Pages of the name that it has now, itself among them.
 * @param edition The language and version of the pages that show the address: what an address that names none means.
 */
export function isSurelyMoved(from: string, to: string, sameName: readonly string[] = [], edition = ''): boolean {
  const plain = (path: string): string => path.toLowerCase().replace(/^\//, '');
  const [old, now] = [plain(from), plain(to)];
  const own = editionOf(to);
  if (lastStep(old) !== lastStep(now) || own !== (editionOf(from) || edition)) return false;
  // A folder that came before all the others, or that is gone from there, may be that of the whole site: `docs` is put in
  // front of it by some hosts, and other tools want pages in `src/pages`.
  const isBelow = now.endsWith(`/${old}`) && now !== `${own}/${old}`;
  if (isBelow || (old.includes('/') && firstStep(old.slice(old.indexOf('/') + 1)) === firstStep(now))) return false;
  const shared = sharedSteps(from, to);
  return sameName.every((one) => one === to || editionOf(one) !== own || sharedSteps(from, one) < shared);
}

function firstStep(path: string): string {
  return path.replace(/\/.*$/s, '');
}

/** How many steps of a path are steps of another one, too. */
function sharedSteps(path: string, other: string): number {
  const steps = new Set(other.toLowerCase().split('/'));
  return path
    .toLowerCase()
    .split('/')
    .filter((step) => steps.has(step)).length;
}

/** The files that a page may have. */
function filesOf(path: string, { pages }: Layout): string[] {
  return [`${pages}${path}.mdx`, `${pages}${path}.md`];
}
