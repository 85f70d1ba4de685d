import type { Range } from '../values/place.ts';
import { type BodyNode, nodeRange } from './tree.ts';

const linkEnd = /^(?:[\s>]+(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)))?[\s>]*\)$/;
const definitionLabel = /\[(?:\\[\s\S]|[^\]\\])*\]:[\s>]*/y;
const gap = /[\s>]*/y;

/** Range of the destination of a Markdown link, image or definition in the source. Falls back to the whole node. */
export function linkDestination(node: BodyNode, text: string, whole: Range): Range {
  const url = node.url ?? '';
  const range =
    node.type === 'definition'
      ? definitionDestination(text, whole)
      : text[whole.start] === '<'
        ? { start: whole.start + 1, end: whole.end - 1 }
        : resourceDestination(node, text, whole);
  return range !== undefined && isPossibleSource(text.slice(range.start, range.end), url) ? range : whole;
}

/** True if `raw` can be the source of `target`. Entities and escapes make the two differ. */
export function isPossibleSource(raw: string, target: string): boolean {
  return raw === target || `mailto:${raw}` === target || /[\\&\r\n]/.test(raw);
}

function definitionDestination(text: string, whole: Range): Range | undefined {
  definitionLabel.lastIndex = whole.start;
  return definitionLabel.test(text) ? destinationAt(text, definitionLabel.lastIndex, whole.end, false) : undefined;
}

/** Tries every `](` after the link's text. At the right one, only the end of the link follows the destination. */
function resourceDestination(node: BodyNode, text: string, whole: Range): Range | undefined {
  const last = node.children?.at(-1);
  let at = (last === undefined ? undefined : nodeRange(last))?.end ?? whole.start;
  for (let tries = 0; tries < 20; tries++) {
    at = text.indexOf('](', at);
    if (at === -1 || at >= whole.end) return undefined;
    gap.lastIndex = at + 2;
    gap.test(text);
    const range = destinationAt(text, gap.lastIndex, whole.end, true) ?? destinationAt(text, at + 2, whole.end, true);
    if (range !== undefined) {
      const afterDestination = text[range.end] === '>' && text[range.start - 1] === '<' ? range.end + 1 : range.end;
      if (linkEnd.test(text.slice(afterDestination, whole.end))) return range;
    }
    at += 2;
  }
  return undefined;
}

function destinationAt(text: string, start: number, limit: number, inParentheses: boolean): Range | undefined {
  const isAngled = text[start] === '<';
  let depth = 0;
  for (let at = isAngled ? start + 1 : start; at < limit; at++) {
    const char = text.charAt(at);
    if (char === '\\') at++;
    else if (isAngled) {
      if (char === '>') return { start: start + 1, end: at };
    } else if (char <= ' ') return { start, end: at };
    else if (char === '(') depth++;
    else if (char === ')' && inParentheses && depth-- === 0) return { start, end: at };
  }
  return isAngled || inParentheses ? undefined : { start, end: limit };
}
