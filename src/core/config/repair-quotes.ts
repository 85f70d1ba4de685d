import type { SyntaxRepair } from '../findings/reading.ts';
import { parseJson } from '../values/json.ts';

/**
 * The quote that a text lacks: of all edits of the line of a fault that could put it right, the only one after which the
 * text is JSON. A text with a second fault elsewhere has none.
 *
 * @param at Where the fault was found.
 */
export function onlyRepair(text: string, at: number): SyntaxRepair | undefined {
  if (text.length > longest) return undefined;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const found = text.indexOf('\n', at);
  const line = text.slice(start, found === -1 ? text.length : found).trimEnd();
  if (line.length > longestLine) return undefined;
  const right = [...singleQuotes(line), ...closings(line), ...openings(line)]
    .map((repair) => ({ ...repair, start: repair.start + start, end: repair.end + start }))
    .filter(({ start, end, text: own }) => parseJson(text.slice(0, start) + own + text.slice(end)) !== undefined);
  return right.length === 1 ? right[0] : undefined;
}

/** UTF-16 units of a text, and of a line, that repairs are tried on: each try reads the whole text. */
const longest = 2_000_000;
const longestLine = 500;

/** `'a'` for `"a"`: all of a line. */
function singleQuotes(line: string): SyntaxRepair[] {
  const text = line.replace(/'([^'"\\]*)'(?=\s*[:,\]}]|\s*$)/g, '"$1"');
  return text === line ? [] : [{ start: 0, end: line.length, text, title: 'Write double quotes' }];
}

/** A quote at the end of the line, before the commas and brackets that may belong to it or not. */
function closings(line: string): SyntaxRepair[] {
  const [signs = ''] = /[\s,\]}]*$/.exec(line) ?? [];
  const first = line.length - signs.length;
  return Array.from({ length: signs.length + 1 }, (_, index) => first + index)
    .filter((at) => !/\s/.test(line.charAt(at - 1)))
    .map((at) => ({ start: at, end: at, text: '"', title: 'Close the string' }));
}

/** A quote before the first bare word of the line. */
function openings(line: string): SyntaxRepair[] {
  return [...line.matchAll(/(?<=^\s*|[[{,:]\s*)[^\s"'[\]{},:]/g)].map(({ index }) => ({
    start: index,
    end: index,
    text: '"',
    title: 'Open the string',
  }));
}
