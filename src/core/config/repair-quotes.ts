import type { SyntaxRepair } from '../findings/reading.ts';
import { parseJson } from '../values/json.ts';

/**
 * Finds the missing quote: the only single edit of the line that makes the whole text valid JSON. Returns nothing for a
 * text with several errors.
 *
 * @param at Offset of the syntax error.
 */
export function findQuoteRepair(text: string, at: number): SyntaxRepair | undefined {
  if (text.length > maxLength) return undefined;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = text.indexOf('\n', at);
  const line = text.slice(start, lineEnd === -1 ? text.length : lineEnd).trimEnd();
  if (line.length > maxLineLength) return undefined;
  const repairs = [...singleQuotes(line), ...closings(line), ...openings(line)]
    .map((repair) => ({ ...repair, start: repair.start + start, end: repair.end + start }))
    .filter(
      ({ start, end, text: repairText }) =>
        parseJson(text.slice(0, start) + repairText + text.slice(end)) !== undefined,
    );
  return repairs.length === 1 ? repairs[0] : undefined;
}

/** Maximum length in UTF-16 units of a text and a line to repair. Each attempt parses the whole text. */
const maxLength = 2_000_000;
const maxLineLength = 500;

/** Replaces all single quotes of a line: `'a' → "a"`. */
function singleQuotes(line: string): SyntaxRepair[] {
  const text = line.replace(/'([^'"\\]*)'(?=\s*[:,\]}]|\s*$)/g, '"$1"');
  return text === line ? [] : [{ start: 0, end: line.length, text, title: 'Write double quotes' }];
}

/** Closing quotes at the end of the line, before or after its commas and brackets. */
function closings(line: string): SyntaxRepair[] {
  const [trailing = ''] = /[\s,\]}]*$/.exec(line) ?? [];
  const first = line.length - trailing.length;
  return Array.from({ length: trailing.length + 1 }, (_, index) => first + index)
    .filter((at) => !/\s/.test(line.charAt(at - 1)))
    .map((at) => ({ start: at, end: at, text: '"', title: 'Close the string' }));
}

/** An opening quote before each unquoted word of the line. */
function openings(line: string): SyntaxRepair[] {
  return [...line.matchAll(/(?<=^\s*|[[{,:]\s*)[^\s"'[\]{},:]/g)].map(({ index }) => ({
    start: index,
    end: index,
    text: '"',
    title: 'Open the string',
  }));
}
