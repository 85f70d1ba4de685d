import { type JsonObject, ownMember } from '../../core/values.ts';
import { numberMember } from '../schema/json-members.ts';
import { isInRange } from './accepts.ts';
import { formats } from './formats.ts';
import { generateMatch } from './pattern.ts';

/** Longer texts are of no use to a reader. */
const maxLength = 200;
const word = 'string';

/** A text that a schema of strings takes; which of them differs by `turn`, if there is room for it. */
export function exampleString(keywords: JsonObject, turn: number): string {
  const pattern = ownMember(keywords, 'pattern');
  const format = ownMember(keywords, 'format');
  const least = numberMember(keywords, 'minLength') ?? 0;
  const most = numberMember(keywords, 'maxLength') ?? maxLength;
  const known = typeof format === 'string' ? formats.get(format)?.sample : undefined;
  const like =
    typeof pattern === 'string' && known === undefined ? generateMatch(pattern, Math.min(least, maxLength)) : undefined;
  const text = known ?? like ?? word;
  if (like !== undefined) return like;
  const varied = turn === 0 || known !== undefined ? text : `${text}${turn + 1}`;
  const long = known === undefined ? varied.padEnd(Math.min(least, maxLength), word) : varied;
  return most >= 0 && long.length > most && most < maxLength ? long.slice(0, most) : long;
}

/** A number that a schema takes: zero, or the nearest that is found within its bounds. */
export function exampleNumber(keywords: JsonObject, isInteger: boolean, turn: number): number {
  const format = ownMember(keywords, 'format');
  const low = numberMember(keywords, 'minimum') ?? numberMember(keywords, 'exclusiveMinimum');
  const high = numberMember(keywords, 'maximum') ?? numberMember(keywords, 'exclusiveMaximum');
  const step = Math.abs(numberMember(keywords, 'multipleOf') ?? 0);
  const isFraction = !isInteger && (format === 'float' || format === 'double');
  if (isFraction && low === undefined && high === undefined && step === 0) return 0.1 + turn;
  const gap = low !== undefined && high !== undefined && high > low ? (high - low) / 4 : 1;
  const unit = step > 0 ? step : isInteger || gap >= 1 ? 1 : gap;
  const rounded = (value: number, round: (value: number) => number) =>
    step > 0 || isInteger ? round(tidy(value / unit)) * unit : value;
  const from = low === undefined ? 0 : rounded(low, Math.ceil);
  const to = high === undefined ? 0 : rounded(high, Math.floor);
  const fits = (value: number) => isInRange(keywords, value) && (!isInteger || Number.isInteger(value));
  const first = [0, from, from + unit, to, to - unit].map(tidy).find(fits) ?? 0;
  return [first + turn * unit, first - turn * unit].map(tidy).find(fits) ?? first;
}

/** Without the traces of binary fractions. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
