import { type JsonObject, ownMember } from '../../core/values.ts';
import { numberMember } from '../schema/json-members.ts';
import { isInRange } from './accepts.ts';
import { formats } from './formats.ts';
import { generateMatch } from './pattern.ts';

/** Maximum length in characters. Longer strings don't help the reader of an example. */
const maxTextLength = 200;
const filler = 'string';

/** Generates a string for a schema. If possible, each `variant` yields a different string. */
export function exampleString(keywords: JsonObject, variant: number): string {
  const pattern = ownMember(keywords, 'pattern');
  const format = ownMember(keywords, 'format');
  const minLength = numberMember(keywords, 'minLength') ?? 0;
  const maxLength = numberMember(keywords, 'maxLength') ?? maxTextLength;
  const formatSample = typeof format === 'string' ? formats.get(format)?.sample : undefined;
  const patternSample =
    typeof pattern === 'string' && formatSample === undefined
      ? generateMatch(pattern, Math.min(minLength, maxTextLength))
      : undefined;
  const text = formatSample ?? patternSample ?? filler;
  if (patternSample !== undefined) return patternSample;
  const varied = variant === 0 || formatSample !== undefined ? text : `${text}${variant + 1}`;
  const padded = formatSample === undefined ? varied.padEnd(Math.min(minLength, maxTextLength), filler) : varied;
  return maxLength >= 0 && padded.length > maxLength && maxLength < maxTextLength ? padded.slice(0, maxLength) : padded;
}

/** Generates a number within the limits of a schema. Prefers 0, or 0.1 for a `float` or `double` without limits. */
export function exampleNumber(keywords: JsonObject, isInteger: boolean, variant: number): number {
  const format = ownMember(keywords, 'format');
  const low = numberMember(keywords, 'minimum') ?? numberMember(keywords, 'exclusiveMinimum');
  const high = numberMember(keywords, 'maximum') ?? numberMember(keywords, 'exclusiveMaximum');
  const step = Math.abs(numberMember(keywords, 'multipleOf') ?? 0);
  const isFraction = !isInteger && (format === 'float' || format === 'double');
  if (isFraction && low === undefined && high === undefined && step === 0) return 0.1 + variant;
  const gap = low !== undefined && high !== undefined && high > low ? (high - low) / 4 : 1;
  const unit = step > 0 ? step : isInteger || gap >= 1 ? 1 : gap;
  const rounded = (value: number, round: (value: number) => number) =>
    step > 0 || isInteger ? round(roundOff(value / unit)) * unit : value;
  const from = low === undefined ? 0 : rounded(low, Math.ceil);
  const to = high === undefined ? 0 : rounded(high, Math.floor);
  const fits = (value: number) => isInRange(keywords, value) && (!isInteger || Number.isInteger(value));
  const first = [0, from, from + unit, to, to - unit].map(roundOff).find(fits) ?? 0;
  return [first + variant * unit, first - variant * unit].map(roundOff).find(fits) ?? first;
}

/** Removes floating-point noise: `0.30000000000000004 → 0.3`. */
function roundOff(value: number): number {
  return Number(value.toPrecision(12));
}
