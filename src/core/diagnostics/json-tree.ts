import { type Node, parseTree } from 'jsonc-parser';
import { type JsonPlace, pointerSteps, type Range } from '../values/place.ts';

/** The tree of a JSON text, which may have faults. The parser calls itself: a text that is too deep for it has none. */
export function jsonTree(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true });
  } catch {
    return undefined;
  }
}

/** An item of a list, or the value of a member; of members of one name the last, which is the one that counts. */
export function childOf(node: Node | undefined, step: string): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(step)];
  return node?.children?.findLast(({ children }) => children?.[0]?.value === step)?.children?.[1];
}

/** The key of the member that has a value; undefined for an item. */
export function keyOf(node: Node | undefined): Node | undefined {
  return node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
}

/** Finds where values and keys are in a JSON text; the nearest thing above what is not there. */
export function jsonRanges(text: string): (place: JsonPlace) => Range | undefined {
  const tree = jsonTree(text);
  return ({ pointer, part }) => {
    let node = tree;
    for (const step of pointerSteps(pointer)) {
      const child = childOf(node, step);
      if (child === undefined) break;
      node = child;
    }
    const range = part === 'key' ? (keyOf(node) ?? node) : node;
    return range && { start: range.offset, end: range.offset + range.length };
  };
}
