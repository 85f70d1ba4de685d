import { diagnose } from '../findings/diagnose.ts';
import { type Json, parseJson } from '../values/json.ts';
import type { Outcome } from '../values/outcome.ts';
import { countMembers, surveyJson } from './survey.ts';

/** Deeper values are refused: no navigation needs them, and readers that call themselves would not end well. */
const depthLimit = 256;
/** An escape of half a character, or of a half of a whole one. */
const surrogate = /\\ud[89a-f]/i;

/**
 * Reads a JSON text. Halves of characters, which JSON can write and addresses cannot contain, become U+FFFD.
 *
 * @returns `undefined` as the value where the text cannot be understood well enough to judge what it contains.
 */
export async function readJson(file: string, text: string): Promise<Outcome<Json | undefined>> {
  const isEscaped = text.includes('\\u');
  const { value, findings } = await readAny(file, text);
  if (value === undefined || !isEscaped || !surrogate.test(text)) return { value, findings };
  const whole: Json = JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
  return { value: whole, findings };
}

/**
 * A text that is correct is parsed only by the engine; positions, comments and repairs are looked at only if it is
 * not.
 */
async function readAny(file: string, text: string): Promise<Outcome<Json | undefined>> {
  const value = parseJson(text);
  const survey = surveyJson(text);
  if (survey.depth > depthLimit) {
    const finding = diagnose('config-syntax', { file }, { problem: { kind: 'depth', limit: depthLimit } });
    return { value: undefined, findings: [finding] };
  }
  if (value !== undefined && countMembers(value) === survey.members) return { value, findings: [] };
  const repair = await import('./repair.ts');
  return value === undefined ? repair.readFaulty(file, text) : { value, findings: repair.duplicateKeys(file, text) };
}
