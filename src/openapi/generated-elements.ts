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

/** An element with its generated children, and what they were made of besides it. */
export interface GeneratedElement extends Pick<Generated, 'entries'> {
  readonly element: Element;
  readonly inputs: readonly unknown[];
  readonly listed: Listed;
}

/**
 * The element with the children that its specifications have beside those that are listed.
 *
 * @param lists What the element holds, with the generated children of all elements in it.
 * @param kept What earlier runs made. An element whose inputs are the same is the same object again.
 */
export function generateElement(
  element: Element,
  lists: readonly ChildList[],
  sources: readonly GeneratedSource[],
  listed: Listed,
  kept: WeakMap<Element, GeneratedElement> | undefined,
): GeneratedElement {
  const inputs = [...lists, ...sources.map(({ specification }) => specification)];
  const known = kept?.get(element);
  if (known !== undefined && areSame(known.inputs, inputs) && isSameListed(known.listed, listed)) return known;
  const isListed = (operation: Operation, { directory }: SpecSetting): boolean =>
    listed.operations.has(operation) ||
    (listed.routes.size > 0 && listed.routes.has(safeRoute(addressOf(operation, directory)).route));
  const { list, entries } = generateChildren(element, sources, isListed);
  const generated = { inputs, listed, entries, element: { ...element, lists: [...lists, list] } };
  kept?.set(element, generated);
  return generated;
}

function isSameListed(one: Listed, other: Listed): boolean {
  return areSame([...one.operations], [...other.operations]) && areSame([...one.routes], [...other.routes]);
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
