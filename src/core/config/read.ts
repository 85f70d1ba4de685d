import { diagnose } from '../findings/diagnose.ts';
import { type Json, parseJson } from '../values/json.ts';
import { maxJsonDepth } from '../values/limits.ts';
import type { Outcome } from '../values/outcome.ts';

const surrogate = /\\ud[89a-f]/i;

/**
 * Parses JSON. Lone surrogates become U+FFFD, because URLs can't contain them.
 *
 * @returns The value is `undefined` if the text is too broken to be checked.
 */
export async function readJson(file: string, text: string): Promise<Outcome<Json | undefined>> {
  const isEscaped = text.includes('\\u');
  const { value, findings } = await readLenient(file, text);
  if (value === undefined || !isEscaped || !surrogate.test(text)) return { value, findings };
  const wellFormed: Json = JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
  return { value: wellFormed, findings };
}

/**
 * Reads valid JSON without duplicate keys with `JSON.parse` only. Other texts are parsed again by `repair.ts`, which
 * finds positions, comments and repairs.
 */
async function readLenient(file: string, text: string): Promise<Outcome<Json | undefined>> {
  const value = parseJson(text);
  const survey = surveyJson(text);
  if (survey.depth > maxJsonDepth) {
    const finding = diagnose('config-syntax', { file }, { problem: { kind: 'depth', limit: maxJsonDepth } });
    return { value: undefined, findings: [finding] };
  }
  if (value !== undefined && countMembers(value) === survey.members) return { value, findings: [] };
  const repair = await import('./repair.ts');
  return value === undefined
    ? repair.readInvalidJson(file, text)
    : { value, findings: repair.duplicateKeys(file, text) };
}

export interface Survey {
  /** Colons outside of strings: the number of members in the text. */
  readonly members: number;
  readonly depth: number;
}

const quote = 34;
const colon = 58;
const backslash = 92;

/**
 * Counts the members and the nesting depth of a JSON text, valid or not. `JSON.parse` keeps only the last of several
 * members with the same name, so a text with more members than the parsed value has duplicate keys.
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
