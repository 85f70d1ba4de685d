import { ownMember } from '../values/json.ts';
import { getOrCreate } from '../values/lists.ts';
import type { Element } from '../values/navigation.ts';

/**
 * Finds elements that have no pages or links and inherit no specification. Of nested empty elements, only the innermost
 * are returned.
 *
 * @param placeholders Elements that get endpoints, from `findPlaceholders`.
 * @returns Empty elements in file order. `rootIsEmpty` is true if the whole navigation has no pages or links.
 */
export function findEmptyElements(
  root: Element,
  placeholders: ReadonlySet<Element>,
): { readonly empty: readonly Element[]; readonly rootIsEmpty: boolean } {
  const emptyElements: Element[] = [];
  const visit = (element: Element): boolean => {
    let hasContent = hasOwnContent(element) || placeholders.has(element);
    let childCount = 0;
    for (const { items } of element.lists) {
      for (const item of items) {
        childCount++;
        if (item.kind === 'entry' || visit(item)) hasContent = true;
      }
    }
    if (!hasContent && childCount === 0) emptyElements.push(element);
    return hasContent;
  };
  return { rootIsEmpty: !visit(root), empty: emptyElements };
}

/**
 * Finds elements that inherit `openapi` and have no children or link. The endpoints of the specification are listed in
 * these elements.
 *
 * @returns For each element that sets `openapi`, the elements in file order that its endpoints are listed in.
 */
export function findPlaceholders(root: Element): ReadonlyMap<Element, readonly Element[]> {
  const placeholders = new Map<Element, Element[]>();
  const visit = (element: Element, specificationOwner: Element | undefined): void => {
    const children = element.lists.flatMap(({ items }) => items);
    if (specificationOwner !== undefined && children.length === 0 && !hasOwnContent(element)) {
      getOrCreate(placeholders, specificationOwner, () => []).push(element);
    }
    const nearestOwner = setsField(element, 'openapi') ? element : specificationOwner;
    for (const child of children) if (child.kind !== 'entry') visit(child, nearestOwner);
  };
  visit(root, undefined);
  return placeholders;
}

/** True for an element with a link, a page, or generated pages. The values are validated elsewhere. */
function hasOwnContent(element: Element): boolean {
  return (
    setsSpecification(element) ||
    ['href', 'root', 'sdk', 'graphql', 'sourceRef'].some((name) => Object.hasOwn(element.value, name))
  );
}

/** True if an element sets a specification, valid or not. An empty list sets none. */
export function setsSpecification(element: Element): boolean {
  return setsField(element, 'openapi') || setsField(element, 'asyncapi');
}

function setsField({ value }: Element, name: 'openapi' | 'asyncapi'): boolean {
  const setting = ownMember(value, name);
  return setting !== undefined && !(Array.isArray(setting) && setting.length === 0);
}
