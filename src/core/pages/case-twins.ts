import type { Inventory, PageFile } from '../values/inventory.ts';
import { foldCase } from '../values/paths.ts';

/** Holds a letter that is another one when it is folded, or may be. */
const foldable = /[A-Z\u0080-\uffff]/;

/** The file of another page whose path differs in case only, by the paths of pages that have one. */
export function caseTwins(pages: Inventory['pages']): ReadonlyMap<string, string> {
  const same = new Map<string, PageFile[]>();
  for (const [path, page] of pages) {
    // Of two paths that differ in case, one at least is not as it would be folded.
    if (!foldable.test(path)) continue;
    const key = foldCase(path);
    const others = same.get(key) ?? [pages.get(key)].filter((plain) => plain !== undefined && plain !== page);
    same.set(key, [...(others as PageFile[]), page]);
  }
  const twins = new Map<string, string>();
  for (const own of same.values()) {
    const ordered = own.sort((a, b) => (a.path < b.path ? -1 : 1));
    for (const page of ordered) {
      const twin = ordered.find((one) => one !== page);
      if (twin !== undefined) twins.set(page.path, twin.file);
    }
  }
  return twins;
}
