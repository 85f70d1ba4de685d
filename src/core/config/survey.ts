export interface Survey {
  /** Colons outside of strings: the number of members in the text. */
  readonly members: number;
  readonly depth: number;
}

const quote = 34;
const colon = 58;
const backslash = 92;

/**
 * Counts members and nesting of a JSON text, valid or not. `JSON.parse` keeps one of several members with one name, so
 * a text with more members than its value has duplicate keys.
 */
export function surveyJson(text: string): Survey {
  let members = 0;
  let level = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === quote) index = stringEnd(text, index);
    else if (unit === colon) members++;
    else if (unit === 123 || unit === 91) depth = Math.max(depth, ++level);
    else if (unit === 125 || unit === 93) level--;
  }
  return { members, depth };
}

/** Offset of the closing quote of the string at `at`, or the end of the text. */
function stringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

export function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const memberCount = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((count: number, member) => count + countMembers(member), memberCount);
}
