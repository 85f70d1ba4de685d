import { CORE_SCHEMA, load, type State } from 'js-yaml';
import { maxLocatedYamlLength } from '../values/limits.ts';
import { type JsonLocation, pointerSegments, type Range } from '../values/location.ts';

interface YamlNode {
  readonly start: number;
  end: number;
  kind: 'scalar' | 'sequence' | 'mapping' | undefined;
  value: unknown;
  /** Items of a sequence, or alternating keys and values of a mapping. */
  children: YamlNode[];
}

/** Returns a function that locates values in a YAML text. A missing value has the range of its closest ancestor. */
export function createYamlLocator(text: string): (location: JsonLocation) => Range | undefined {
  const root = buildTree(text);
  return ({ pointer }) => {
    let node = root;
    let start: number | undefined;
    for (const segment of pointerSegments(pointer)) {
      const member = node && findChild(node, segment);
      if (member === undefined) break;
      node = member.value;
      start = contentStart(text, member.from);
    }
    const isEmpty = node === root && node?.kind === undefined;
    if (node === undefined || isEmpty) return undefined;
    const from = start ?? contentStart(text, node);
    // Only the first line of a value that spans several lines is marked.
    const lineEnd = text.indexOf('\n', from);
    return {
      start: from,
      end: Math.max(from, Math.min(contentEnd(text, node), lineEnd === -1 ? text.length : lineEnd)),
    };
  };
}

function buildTree(text: string): YamlNode | undefined {
  if (text.length > maxLocatedYamlLength) return undefined;
  const documentNode = createNode(0);
  const stack = [documentNode];
  const listener = (event: 'open' | 'close', { position, kind, result }: State): void => {
    const currentNode = stack.at(-1) ?? documentNode;
    if (event === 'open') {
      // The parser reads some values twice. Only the second event counts.
      while ((currentNode.children.at(-1)?.start ?? -1) >= position) currentNode.children.pop();
      const node = createNode(position);
      currentNode.children.push(node);
      stack.push(node);
    } else {
      stack.pop();
      const [first] = currentNode.children;
      // js-yaml opens a second node inside a value that may be a key. If the value isn't a key, both nodes have the
      // same value, and the outer node takes the children of the inner node.
      const isDuplicate = typeof result === 'object' && result !== null && first?.value === result;
      Object.assign(currentNode, { end: position, kind: kind ?? undefined, value: result });
      if (isDuplicate) currentNode.children = first?.children ?? [];
    }
  };
  try {
    load(text, { schema: CORE_SCHEMA, json: true, listener });
  } catch {
    // Values before a syntax error still have ranges.
  }
  return documentNode.children[0];
}

function createNode(start: number): YamlNode {
  return { start, end: start, kind: undefined, value: undefined, children: [] };
}

/** Finds an item of a sequence by index, or a member of a mapping by name. The range of a member starts at its key. */
function findChild(
  { kind, value, children }: YamlNode,
  segment: string,
): { value: YamlNode; from: YamlNode } | undefined {
  if (kind === 'sequence') {
    // js-yaml reports no event for an empty item, so indexes would be wrong.
    const isComplete = Array.isArray(value) && children.length === value.length;
    const item = isComplete ? children[Number(segment)] : undefined;
    return item && { value: item, from: item };
  }
  if (kind !== 'mapping') return undefined;
  for (let index = children.length - (children.length % 2) - 2; index >= 0; index -= 2) {
    const [key, member] = children.slice(index);
    if (key?.kind === 'scalar' && String(key.value) === segment) return member && { value: member, from: key };
  }
  return undefined;
}

function contentStart(text: string, { start }: YamlNode): number {
  const blanksAndComments = /(?:\s|#.*)*/y;
  blanksAndComments.lastIndex = start;
  blanksAndComments.test(text);
  return blanksAndComments.lastIndex;
}

function contentEnd(text: string, node: YamlNode): number {
  let lastNode = node;
  while (!isBracket(text[contentStart(text, lastNode)])) {
    const lastChild =
      lastNode.kind === 'scalar' ? undefined : lastNode.children.findLast(({ kind }) => kind !== undefined);
    if (lastChild === undefined) break;
    lastNode = lastChild;
  }
  return text.slice(0, lastNode.end).trimEnd().length;
}

function isBracket(char: string | undefined): boolean {
  return char === '{' || char === '[';
}
