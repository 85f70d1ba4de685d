import { ownMember } from '../values/json.ts';
import type { Element } from '../values/navigation.ts';

/**
 * Finds elements without pages or links. Of nested empty elements, only the innermost are returned.
 *
 * @returns Empty elements in file order; `rootIsEmpty` if the whole navigation has no pages and links.
 */
export function emptyElements(root: Element): { readonly empty: readonly Element[]; readonly rootIsEmpty: boolean } {
  const empty: Element[] = [];
  const visit = (element: Element): boolean => {
    let hasContent = hasOwnContent(element);
    let children = 0;
    for (const { items } of element.lists) {
      for (const item of items) {
        children++;
        if (item.kind === 'entry' || visit(item)) hasContent = true;
      }
    }
    if (!hasContent && children === 0) empty.push(element);
    return hasContent;
  };
  return { rootIsEmpty: !visit(root), empty };
}

/** True for an element with a link, a page, or generated pages. The values are validated elsewhere. */
function hasOwnContent(element: Element): boolean {
  return (
    setsSpecification(element) ||
    ['href', 'root', 'sdk', 'graphql', 'sourceRef'].some((name) => Object.hasOwn(element.value, name))
  );
}

/** True if an element sets a specification, valid or not. An empty list sets none. */
export function setsSpecification({ value }: Element): boolean {
  return ['openapi', 'asyncapi'].some((name) => {
    const setting = ownMember(value, name);
    return setting !== undefined && !(Array.isArray(setting) && setting.length === 0);
  });
}
