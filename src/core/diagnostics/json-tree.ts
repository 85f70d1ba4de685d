import { type Node, parseTree } from 'jsonc-parser';
import { type JsonLocation, pointerSegments, type Range } from '../values/location.ts';

/** Parses JSON that may have syntax errors. `undefined` for text nested too deeply for the recursive parser. */
export function parseJsonTree(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true });
  } catch {
    return undefined;
  }
}

/** Returns an item of an array, or the value of an object's member. If a name is repeated, the last member counts. */
export function childNode(node: Node | undefined, segment: string): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(segment)];
  return node?.children?.findLast(({ children }) => children?.[0]?.value === segment)?.children?.[1];
}

export function keyNode(node: Node | undefined): Node | undefined {
  return node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
}

/**
 * Returns a function that locates values and keys in a JSON text. A missing value has the range of its closest
 * ancestor.
 */
export function createJsonLocator(text: string): (location: JsonLocation) => Range | undefined {
  const tree = parseJsonTree(text);
  return ({ pointer, part }) => {
    let node = tree;
    for (const segment of pointerSegments(pointer)) {
      const child = childNode(node, segment);
      if (child === undefined) break;
      node = child;
    }
    const range = part === 'key' ? (keyNode(node) ?? node) : node;
    return range && { start: range.offset, end: range.offset + range.length };
  };
}
