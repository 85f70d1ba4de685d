import { type Node, parseTree } from 'jsonc-parser';
import type { Range } from '../values/place.ts';
import { type JsonPlace, pointerSteps } from '../values/place.ts';

/** Finds where values and keys are in a JSON text. The text may have faults. */
export function jsonRanges(text: string): (place: JsonPlace) => Range | undefined {
  const tree = treeOf(text);
  return ({ pointer, part }) => {
    let node = tree;
    let key: Node | undefined;
    for (const step of pointerSteps(pointer)) {
      const member = node && child(node, step);
      if (member === undefined) break;
      node = member.value;
      key = member.key;
    }
    const range = part === 'key' ? (key ?? node) : node;
    return range && { start: range.offset, end: range.offset + range.length };
  };
}

/** The parser calls itself: a text that is nested too deeply for it has no places. */
function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true });
  } catch {
    return undefined;
  }
}

/** An item or member; of members of one name the last, which is the one that counts. */
function child(node: Node, step: string): { key: Node | undefined; value: Node } | undefined {
  if (node.type === 'array') {
    const value = node.children?.[Number(step)];
    return value && { key: undefined, value };
  }
  const member = node.children?.findLast(({ children }) => children?.[0]?.value === step);
  const [key, value] = member?.children ?? [];
  return value && { key, value };
}
