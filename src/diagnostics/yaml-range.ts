import { isMap, isNode, isPair, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { type JsonPlace, pointerSteps } from '../values/place.ts';
import type { Range } from './range.ts';

/** In characters; positions in larger texts would cost more than they tell. */
const longest = 8_000_000;

/** Finds where values stand in a YAML text; the nearest thing above what is not there. */
export function yamlRanges(text: string): (place: JsonPlace) => Range | undefined {
  const root = rootOf(text);
  return ({ pointer }) => {
    let node = root;
    let start: number | undefined;
    for (const step of pointerSteps(pointer)) {
      const member = node && child(node, step);
      if (member === undefined) break;
      node = member.value;
      start = member.start;
    }
    const range = node?.range;
    if (!range) return undefined;
    const from = start ?? range[0];
    // A mapping goes on for many lines: its first one is shown.
    const lineEnd = text.indexOf('\n', from);
    return { start: from, end: Math.max(from, Math.min(range[1], lineEnd === -1 ? text.length : lineEnd)) };
  };
}

function rootOf(text: string): Node | undefined {
  if (text.length > longest) return undefined;
  try {
    const { contents } = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
    return contents ?? undefined;
  } catch {
    return undefined;
  }
}

/** An item, or a member with the place of its key. */
function child(node: Node, step: string): { value: Node; start: number } | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(step)];
    return isNode(value) && value.range ? { value, start: value.range[0] } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.findLast((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === step);
  const key = pair?.key;
  if (!isNode(key) || !key.range) return undefined;
  return { value: isNode(pair?.value) ? pair.value : key, start: key.range[0] };
}
