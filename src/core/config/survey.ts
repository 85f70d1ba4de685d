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

/** Members of a parsed value, those of all values in it included. */
export function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((count: number, member) => count + countMembers(member), own);
}
