import type { Inventory } from '../values/inventory.ts';
import { type Element, type Entry, elementsOf } from '../values/navigation.ts';
import { normalizePath } from '../values/paths.ts';
import { type ParsedReference, parseReference } from './reference.ts';

/** The entries below an element that refer to endpoints, in file order. All others name pages. */
export function referencesBelow(root: Element, pages: Inventory['pages']): ReadonlyMap<Entry, ParsedReference> {
  const references = new Map<Entry, ParsedReference>();
  for (const { lists } of elementsOf(root)) {
    for (const item of lists.flatMap(({ items }) => items)) {
      if (item.kind !== 'entry' || pages.has(normalizePath(item.text) ?? '')) continue;
      const reference = parseReference(item.text);
      if (reference !== undefined) references.set(item, reference);
    }
  }
  return references;
}
