import type { Element } from '../values/navigation.ts';

/**
 * Finds the elements that lead nowhere. Where one is empty since all that it holds is, only what it holds is named.
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

/** By a link, a page of its own, or pages that something else makes of it. */
function leadsByItself({ href, root, value }: Element): boolean {
  return (
    href !== undefined ||
    root !== undefined ||
    ['openapi', 'asyncapi', 'sdk', 'graphql', 'sourceRef'].some((name) => Object.hasOwn(value, name))
  );
}
