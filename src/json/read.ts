import { diagnose } from '../diagnostics/catalogue/index.ts';
import type { Json } from '../values/json.ts';
import type { Outcome } from '../values/outcome.ts';
import { countMembers, surveyJson } from './survey.ts';

/** Deeper values are refused: no navigation needs them, and readers that call themselves would not end well. */
const depthLimit = 256;

/**
 * Reads a JSON text. One that is correct is parsed by the engine alone; positions, comments and repairs are looked at
 * only where it is not.
 *
 * @returns `undefined` as the value where the text cannot be understood well enough to judge what it holds.
 */
export async function readJson(file: string, text: string): Promise<Outcome<Json | undefined>> {
  const survey = surveyJson(text);
  if (survey.depth > depthLimit) {
    const finding = diagnose('config-syntax', { file }, { problem: { kind: 'depth', limit: depthLimit } });
    return { value: undefined, findings: [finding] };
  }
  const value = parse(text);
  if (value !== undefined && countMembers(value) === survey.members) return { value, findings: [] };
  const repair = await import('./repair.ts');
  return value === undefined ? repair.readFaulty(file, text) : { value, findings: repair.duplicateKeys(file, text) };
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
