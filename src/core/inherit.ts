import type { Element, Navigation, SpecSetting } from './values/navigation.ts';

/** The specifications that hold for each element: its own, else those of the nearest element above that sets some. */
export type Inheritance = ReadonlyMap<Element, readonly SpecSetting[]>;

/** Hands `openapi` down. An element that sets it sets it whole; top-level `api.openapi` is the weakest. */
export function inherit(navigation: Navigation): Inheritance {
  const specifications = new Map<Element, readonly SpecSetting[]>();
  const visit = (element: Element, above: readonly SpecSetting[]): void => {
    const own = element.openapi ?? above;
    specifications.set(element, own);
    for (const { items } of element.lists) {
      for (const item of items) if (item.kind !== 'entry') visit(item, own);
    }
  };
  visit(navigation.root, navigation.openapi ?? []);
  return specifications;
}
