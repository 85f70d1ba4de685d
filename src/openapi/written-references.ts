import type { Inventory } from '../values/inventory.ts';
import type { Element, Entry } from '../values/navigation.ts';
import { normalizePath } from '../values/paths.ts';
import { type ParsedReference, parseReference } from './reference.ts';

/** Elements of which one thing is known. */
export interface ElementSet {
  has(element: Element): boolean;
  add(element: Element): unknown;
}

/**
 * The entries below an element that refer to endpoints, in file order. All others name pages.
 *
 * @param plain Elements that neither set a specification nor refer to an endpoint, nor does anything in them: they are
 *   not looked into. Takes those that are found.
 */
export function referencesBelow(
  root: Element,
  pages: Inventory['pages'],
  plain: ElementSet,
): ReadonlyMap<Entry, ParsedReference> {
  const references = new Map<Entry, ParsedReference>();
  visit(root);
  return references;

  function visit(element: Element): void {
    if (plain.has(element)) return;
    const before = references.size;
    let isPlain = element.openapi === undefined && element.asyncapi === undefined;
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind === 'entry') add(item);
        else {
          visit(item);
          isPlain &&= plain.has(item);
        }
      }
    }
    if (isPlain && references.size === before) plain.add(element);
  }

  function add(entry: Entry): void {
    const reference = pages.has(normalizePath(entry.text) ?? '') ? undefined : parseReference(entry.text);
    if (reference !== undefined) references.set(entry, reference);
  }
}
