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
  const hasEscapes = text.includes('\\u');
  const { value, findings } = await parseOrRepair(file, text);
  if (value === undefined || !hasEscapes || !surrogate.test(text)) return { value, findings };
  const wellFormed: Json = JSON.parse(JSON.stringify(value), (_, member) =>
    typeof member === 'string' ? member.toWellFormed() : member,
  );
  return { value: wellFormed, findings };
}

/**
 * Reads valid JSON without duplicate keys with `JSON.parse` only. Other texts are parsed again by `repair.ts`, which
 * finds positions, comments and repairs.
 */
async function parseOrRepair(file: string, text: string): Promise<Outcome<Json | undefined>> {
  const value = parseJson(text);
  const survey = surveyJson(text);
  if (survey.depth > maxJsonDepth) {
    const finding = diagnose('config-syntax', { file }, { problem: { kind: 'depth', limit: maxJsonDepth } });
    return { value: undefined, findings: [finding] };
  }
  if (value !== undefined && countMembers(value) === survey.members) return { value, findings: [] };
  const repairModule = await import('./repair.ts');
  return value === undefined
    ? repairModule.readInvalidJson(file, text)
    : { value, findings: repairModule.findDuplicateKeys(file, text) };
}

export interface JsonSurvey {
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
export function surveyJson(text: string): JsonSurvey {
  let members = 0;
  let currentDepth = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const charCode = text.charCodeAt(index);
    if (charCode === quote) index = findStringEnd(text, index);
    else if (charCode === colon) members++;
    else if (charCode === 123 || charCode === 91) depth = Math.max(depth, ++currentDepth);
    else if (charCode === 125 || charCode === 93) currentDepth--;
  }
  return { members, depth };
}

function findStringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashCount = 0;
    while (text.charCodeAt(end - 1 - backslashCount) === backslash) backslashCount++;
    if (backslashCount % 2 === 0) return end;
  }
  return text.length;
}

export function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const memberCount = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((count: number, member) => count + countMembers(member), memberCount);
}
