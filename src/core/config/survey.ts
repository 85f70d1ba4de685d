/** What one pass over a JSON text tells before anybody parses it. */
export interface Survey {
  /** Colons outside of strings: as many as the text has members. */
  readonly members: number;
  /** Levels of brackets. */
  readonly depth: number;
}

const quote = 34;
const colon = 58;
const backslash = 92;

/**
 * Counts the members and levels of a JSON text, valid or not. Duplicate keys are found by it for the price of a scan:
 * `JSON.parse` keeps one member of each name, so that a text with more members than its value has written one twice.
 */
export function surveyJson(text: string): Survey {
  let members = 0;
  let level = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) at = stringEnd(text, at);
    else if (unit === colon) members++;
    else if (unit === 123 || unit === 91) depth = Math.max(depth, ++level);
    else if (unit === 125 || unit === 93) level--;
  }
  return { members, depth };
}

/** Offset of the quote that closes the string opened at `at`, or the last offset of the text. */
function stringEnd(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/**
 * True if no object of a JSON text has a name twice and none lies too deep, for a third of what a survey costs. False
 * if that is not certain.
 *
 * @param value What `JSON.parse` made of the text.
 * @param deepest Levels of brackets that the text may have.
 */
export function isSurelyPlain(text: string, value: unknown, deepest: number): boolean {
  // With none of these, each member has a quote and a colon side by side. Strings may contain some more: then it is no
  // longer certain.
  if (/"[ \t\r\n]+:/.test(text)) return false;
  let most = 0;
  for (let at = text.indexOf('":'); at !== -1; at = text.indexOf('":', at + 2)) most++;
  return countMembers(value, deepest) === most;
}

/**
 * Members of a parsed value, those of all values in it included; `NaN` if it is too deep.
 *
 * @param deepest Levels that it may have. Default: any number.
 */
export function countMembers(value: unknown, deepest = Number.POSITIVE_INFINITY): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (deepest === 0) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') count += countMembers(item, deepest - 1);
    return count;
  }
  // A list of the names, or of the values, would take four times as long.
  for (const name in value) {
    count++;
    const member = (value as Record<string, unknown>)[name];
    if (typeof member === 'object') count += countMembers(member, deepest - 1);
  }
  return count;
}
