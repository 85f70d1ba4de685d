import type { Inventory } from '../values/inventory.ts';
import { groupBy } from '../values/lists.ts';
import { foldCase } from '../values/paths.ts';

/** The file of another page whose path differs in case only, by the paths of pages that have one. */
export function caseTwins(pages: Inventory['pages']): ReadonlyMap<string, string> {
  const same = [...groupBy(pages.values(), ({ path }) => foldCase(path)).values()].filter(({ length }) => length > 1);
  return new Map(
    same.flatMap((own) =>
      own.map(({ path }, index): [string, string] => [path, (index > 0 ? own[0] : (own[1] ?? own[0])).file]),
    ),
  );
}
