import { diagnose } from '../findings/diagnose.ts';
import { type Json, parseJson } from '../values/json.ts';
import type { Outcome } from '../values/outcome.ts';
import { countMembers, surveyJson } from './survey.ts';

/** Maximum nesting depth, which keeps recursive readers from overflowing the stack. */
const depthLimit = 256;
/** An escaped surrogate, paired or not. */
const surrogate = /\\ud[89a-f]/i;

/**
 * Reads a JSON text. Lone surrogates become U+FFFD, because URLs can't contain them.
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

/** Valid JSON is only parsed by the engine. Positions, comments and repairs are computed for invalid JSON. */
async function readLenient(file: string, text: string): Promise<Outcome<Json | undefined>> {
  const value = parseJson(text);
  const survey = surveyJson(text);
  if (survey.depth > depthLimit) {
    const finding = diagnose('config-syntax', { file }, { problem: { kind: 'depth', limit: depthLimit } });
    return { value: undefined, findings: [finding] };
  }
  if (value !== undefined && countMembers(value) === survey.members) return { value, findings: [] };
  const repair = await import('./repair.ts');
  return value === undefined
    ? repair.readInvalidJson(file, text)
    : { value, findings: repair.duplicateKeys(file, text) };
}
