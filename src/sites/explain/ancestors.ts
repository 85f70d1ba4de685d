import { elementTypes } from '../../core/config.ts';
import type { Element, JsonPlace } from '../../core/values.ts';

/** The elements that an entry or group root is in, outermost first. */
export type Ancestors = readonly Element[];

/** The ancestors of every entry and group root, by the place that it was written in. */
export function ancestorsByPlace(root: Element): ReadonlyMap<string, Ancestors> {
  const found = new Map<string, Ancestors>();
  visit(root, []);
  return found;

  function visit(element: Element, above: Ancestors): void {
    const here = [...above, element];
    if (element.root !== undefined) found.set(placeKey(element.root.place), here);
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind === 'entry') found.set(placeKey(item.place), here);
        else visit(item, here);
      }
    }
  }
}

/** What tells a place of a JSON file from others. */
export function placeKey({ file, pointer }: JsonPlace): string {
  return `${file}#${pointer}`;
}

/** `the tab "API"`. */
export function nameElement({ kind, label }: Element): string {
  const { noun } = elementTypes[kind];
  if (kind === 'navigation') return '"navigation"';
  return label === '' ? `a ${noun} without a name` : `the ${noun} ${JSON.stringify(label)}`;
}
