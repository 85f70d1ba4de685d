import type { ChildList, Element, SpecSetting } from '../values/navigation.ts';
import type { Operation } from '../values/specification.ts';
import { addressOf } from './address.ts';
import { type Generated, type GeneratedSource, generateChildren } from './generate.ts';
import { safeRoute } from './safe-route.ts';

/** What is listed below an element before anything is generated for it. */
export interface Listed {
  readonly operations: ReadonlySet<Operation>;
  readonly routes: ReadonlySet<string>;
}

/** An element with its generated children. */
export interface GeneratedElement extends Pick<Generated, 'entries'> {
  readonly element: Element;
}

/**
 * The element with the children that its specifications have beside those that are listed.
 *
 * @param lists What the element contains, with the generated children of all elements in it.
 */
export function generateElement(
  element: Element,
  lists: readonly ChildList[],
  sources: readonly GeneratedSource[],
  listed: Listed,
): GeneratedElement {
  const isListed = (operation: Operation, { directory }: SpecSetting): boolean =>
    listed.operations.has(operation) ||
    (listed.routes.size > 0 && listed.routes.has(safeRoute(addressOf(operation, directory)).route));
  const { list, entries } = generateChildren(element, sources, isListed);
  return { entries, element: { ...element, lists: [...lists, list] } };
}
