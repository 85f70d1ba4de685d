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
export function yamlRanges(text: string): (location: JsonLocation) => Range | undefined {
  const root = buildTree(text);
  return ({ pointer }) => {
    let node = root;
    let start: number | undefined;
    for (const step of pointerSegments(pointer)) {
      const member = node && findChild(node, step);
      if (member === undefined) break;
      node = member.value;
      start = startIn(text, member.from);
    }
    const isEmpty = node === root && node?.kind === undefined;
    if (node === undefined || isEmpty) return undefined;
    const from = start ?? startIn(text, node);
    // Only the first line of a value that spans several lines is marked.
    const lineEnd = text.indexOf('\n', from);
    return { start: from, end: Math.max(from, Math.min(endIn(text, node), lineEnd === -1 ? text.length : lineEnd)) };
  };
}

function buildTree(text: string): YamlNode | undefined {
  if (text.length > maxLocatedYamlLength) return undefined;
  const top = createNode(0);
  const stack = [top];
  const listener = (event: 'open' | 'close', { position, kind, result }: State): void => {
    const current = stack.at(-1) ?? top;
    if (event === 'open') {
      // The parser reads some values twice. Only the second event counts.
      while ((current.children.at(-1)?.start ?? -1) >= position) current.children.pop();
      const node = createNode(position);
      current.children.push(node);
      stack.push(node);
    } else {
      stack.pop();
      const [first] = current.children;
      // js-yaml opens a second node inside a value that may be a key. If the value isn't a key, both nodes have the
      // same value, and the outer node takes the children of the inner node.
      const isSame = typeof result === 'object' && result !== null && first?.value === result;
      Object.assign(current, { end: position, kind: kind ?? undefined, value: result });
      if (isSame) current.children = first?.children ?? [];
    }
  };
  try {
    load(text, { schema: CORE_SCHEMA, json: true, listener });
  } catch {
    // Values before a syntax error still have ranges.
  }
  return top.children[0];
}

function createNode(start: number): YamlNode {
  return { start, end: start, kind: undefined, value: undefined, children: [] };
}

/** Finds an item of a sequence by index, or a member of a mapping by name. The range of a member starts at its key. */
function findChild({ kind, value, children }: YamlNode, step: string): { value: YamlNode; from: YamlNode } | undefined {
  if (kind === 'sequence') {
    // js-yaml reports no event for an empty item, so indexes would be wrong.
    const isWhole = Array.isArray(value) && children.length === value.length;
    const item = isWhole ? children[Number(step)] : undefined;
    return item && { value: item, from: item };
  }
  if (kind !== 'mapping') return undefined;
  for (let at = children.length - (children.length % 2) - 2; at >= 0; at -= 2) {
    const [key, member] = children.slice(at);
    if (key?.kind === 'scalar' && String(key.value) === step) return member && { value: member, from: key };
  }
  return undefined;
}

function startIn(text: string, { start }: YamlNode): number {
  const skipped = /(?:\s|#.*)*/y;
  skipped.lastIndex = start;
  skipped.test(text);
  return skipped.lastIndex;
}

function endIn(text: string, node: YamlNode): number {
  let last = node;
  while (!isBracket(text[startIn(text, last)])) {
    const lastChild = last.kind === 'scalar' ? undefined : last.children.findLast(({ kind }) => kind !== undefined);
    if (lastChild === undefined) break;
    last = lastChild;
  }
  return text.slice(0, last.end).trimEnd().length;
}

function isBracket(char: string | undefined): boolean {
  return char === '{' || char === '[';
}
