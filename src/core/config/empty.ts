import { ownMember } from '../values/json.ts';
import type { Element } from '../values/navigation.ts';

/**
 * Finds elements without pages or links. Of nested empty elements, only the innermost are returned.
 *
 * @returns Empty elements in file order; `rootIsEmpty` if the whole navigation has no pages and links.
 */
export function emptyElements(root: Element): { readonly empty: readonly Element[]; readonly rootIsEmpty: boolean } {
  const empty: Element[] = [];
  const leads = (element: Element): boolean => {
    let found = leadsByItself(element);
    let children = 0;
    for (const { items } of element.lists) {
      for (const item of items) {
        children++;
        if (item.kind === 'entry' || leads(item)) found = true;
      }
    }
    if (!found && children === 0) empty.push(element);
    return found;
  };
  return { rootIsEmpty: !leads(root), empty };
}

/** True for an element with a link, a page, or generated pages. The values are validated elsewhere. */
function leadsByItself(element: Element): boolean {
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
