import { CORE_SCHEMA, load, type State } from 'js-yaml';
import { type JsonPlace, pointerSteps, type Range } from '../values/place.ts';

/** In characters; places in larger texts would cost more than they tell. */
const longest = 8_000_000;

/** A value of a YAML text, and where it is. */
interface YamlNode {
  /** Offset of its first sign, or of white space and comments before it. */
  readonly start: number;
  end: number;
  kind: 'scalar' | 'sequence' | 'mapping' | undefined;
  value: unknown;
  /** Items of a sequence; keys and values of a mapping in turn. */
  children: YamlNode[];
}

/** Finds where values are in a YAML text; the nearest thing above what is not there. */
export function yamlRanges(text: string): (place: JsonPlace) => Range | undefined {
  const root = rootOf(text);
  return ({ pointer }) => {
    let node = root;
    let start: number | undefined;
    for (const step of pointerSteps(pointer)) {
      const member = node && child(node, step);
      if (member === undefined) break;
      node = member.value;
      start = startIn(text, member.from);
    }
    const isEmpty = node === root && node?.kind === undefined;
    if (node === undefined || isEmpty) return undefined;
    const from = start ?? startIn(text, node);
    // A mapping goes on for many lines: its first one is shown.
    const lineEnd = text.indexOf('\n', from);
    return { start: from, end: Math.max(from, Math.min(endIn(text, node), lineEnd === -1 ? text.length : lineEnd)) };
  };
}

/** Reads a text with the parser that specifications are read with: it tells where each value begins and ends. */
function rootOf(text: string): YamlNode | undefined {
  if (text.length > longest) return undefined;
  const top = nodeAt(0);
  const open = [top];
  const listener = (event: 'open' | 'close', { position, kind, result }: State): void => {
    const holder = open.at(-1) ?? top;
    if (event === 'open') {
      // The parser reads some values twice, and only the second time counts.
      while ((holder.children.at(-1)?.start ?? -1) >= position) holder.children.pop();
      const node = nodeAt(position);
      holder.children.push(node);
      open.push(node);
    } else {
      open.pop();
      const [first] = holder.children;
      // What was read as a possible key, and is none, is the value itself.
      const isSame = typeof result === 'object' && result !== null && first?.value === result;
      Object.assign(holder, { end: position, kind: kind ?? undefined, value: result });
      if (isSame) holder.children = first?.children ?? [];
    }
  };
  try {
    load(text, { schema: CORE_SCHEMA, json: true, listener });
  } catch {
    // What was read before the fault has its place.
  }
  return top.children[0];
}

function nodeAt(start: number): YamlNode {
  return { start, end: start, kind: undefined, value: undefined, children: [] };
}

/** An item, or a member together with its key. */
function child({ kind, value, children }: YamlNode, step: string): { value: YamlNode; from: YamlNode } | undefined {
  if (kind === 'sequence') {
    // An empty item has no child.
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

/** Offset of a value behind the white space and the comments that the parser has passed over for it. */
function startIn(text: string, { start }: YamlNode): number {
  const passed = /(?:\s|#.*)*/y;
  passed.lastIndex = start;
  passed.test(text);
  return passed.lastIndex;
}

/** Offset behind a value: that of its last part, if no bracket closes it. */
function endIn(text: string, node: YamlNode): number {
  let last = node;
  while (!isBracket(text[startIn(text, last)])) {
    const below = last.kind === 'scalar' ? undefined : last.children.findLast(({ kind }) => kind !== undefined);
    if (below === undefined) break;
    last = below;
  }
  return text.slice(0, last.end).trimEnd().length;
}

function isBracket(sign: string | undefined): boolean {
  return sign === '{' || sign === '[';
}
