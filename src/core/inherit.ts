import type { Element, Navigation, SpecSetting } from './values/navigation.ts';

/** OpenAPI specifications of each element: its own `openapi`, else that of the closest ancestor that sets it. */
export type Inheritance = ReadonlyMap<Element, readonly SpecSetting[]>;

/** Inherits `openapi`. An element's setting replaces the inherited one; top-level `api.openapi` is the fallback. */
export function inherit(navigation: Navigation): Inheritance {
  const specifications = new Map<Element, readonly SpecSetting[]>();
  const visit = (element: Element, inheritedSpecs: readonly SpecSetting[]): void => {
    const specs = element.openapi ?? inheritedSpecs;
    specifications.set(element, specs);
    for (const { items } of element.lists) {
      for (const item of items) if (item.kind !== 'entry') visit(item, specs);
    }
  };
  visit(navigation.root, navigation.openapi ?? []);
  return specifications;
}
