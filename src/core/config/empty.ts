import { ownMember } from '../values/json.ts';
import type { Element } from '../values/navigation.ts';

/**
 * Finds the elements that lead nowhere. If one is empty since all that it contains is, only what it contains is named.
 *
 * @returns Innermost empty elements in file order; `rootIsEmpty` where nothing in the whole navigation leads anywhere.
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

/** By a link, a page of its own, or pages that something else makes of it; one that is written wrong is told as that. */
function leadsByItself(element: Element): boolean {
  return (
    setsSpecification(element) ||
    ['href', 'root', 'sdk', 'graphql', 'sourceRef'].some((name) => Object.hasOwn(element.value, name))
  );
}

/** True if an element names a specification, rightly or wrongly; an empty list names none. */
export function setsSpecification({ value }: Element): boolean {
  return ['openapi', 'asyncapi'].some((name) => {
    const setting = ownMember(value, name);
    return setting !== undefined && !(Array.isArray(setting) && setting.length === 0);
  });
}
