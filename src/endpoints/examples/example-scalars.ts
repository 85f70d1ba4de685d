import { type JsonObject, ownMember } from '../../core/values.ts';
import { numberMember } from '../schema/json-members.ts';
import { isInRange } from './accepts.ts';
import { stringFormats } from './formats.ts';
import { generateMatch } from './pattern.ts';

/** Maximum length in characters. Longer strings don't help the reader of an example. */
const maxTextLength = 200;
const fillerText = 'string';

/** Generates a string for a schema. If possible, each `variant` yields a different string. */
export function exampleString(keywords: JsonObject, variant: number): string {
  const pattern = ownMember(keywords, 'pattern');
  const format = ownMember(keywords, 'format');
  const minLength = numberMember(keywords, 'minLength') ?? 0;
  const maxLength = numberMember(keywords, 'maxLength') ?? maxTextLength;
  const formatSample = typeof format === 'string' ? stringFormats.get(format)?.sample : undefined;
  const patternSample =
    typeof pattern === 'string' && formatSample === undefined
      ? generateMatch(pattern, Math.min(minLength, maxTextLength))
      : undefined;
  const baseText = formatSample ?? patternSample ?? fillerText;
  if (patternSample !== undefined) return patternSample;
  const variedText = variant === 0 || formatSample !== undefined ? baseText : `${baseText}${variant + 1}`;
  const paddedText =
    formatSample === undefined ? variedText.padEnd(Math.min(minLength, maxTextLength), fillerText) : variedText;
  return maxLength >= 0 && paddedText.length > maxLength && maxLength < maxTextLength
    ? paddedText.slice(0, maxLength)
    : paddedText;
}

/** Generates a number within the limits of a schema. Prefers 0, or 0.1 for a `float` or `double` without limits. */
export function exampleNumber(keywords: JsonObject, isInteger: boolean, variant: number): number {
  const format = ownMember(keywords, 'format');
  const minimum = strictestLimit(keywords, ['minimum', 'exclusiveMinimum'], Math.max);
  const maximum = strictestLimit(keywords, ['maximum', 'exclusiveMaximum'], Math.min);
  const multiple = Math.abs(numberMember(keywords, 'multipleOf') ?? 0);
  const isFraction = !isInteger && (format === 'float' || format === 'double');
  if (isFraction && minimum === undefined && maximum === undefined && multiple === 0) return 0.1 + variant;
  const stepWithinRange =
    minimum !== undefined && maximum !== undefined && maximum > minimum ? (maximum - minimum) / 4 : 1;
  const unit = multiple > 0 ? multiple : isInteger || stepWithinRange >= 1 ? 1 : stepWithinRange;
  const roundToUnit = (value: number, round: (value: number) => number) =>
    multiple > 0 || isInteger ? round(removeFloatNoise(value / unit)) * unit : value;
  const from = minimum === undefined ? 0 : roundToUnit(minimum, Math.ceil);
  const to = maximum === undefined ? 0 : roundToUnit(maximum, Math.floor);
  const isValid = (value: number) => isInRange(keywords, value) && (!isInteger || Number.isInteger(value));
  const base = [0, from, from + unit, to, to - unit].map(removeFloatNoise).find(isValid) ?? 0;
  return [base + variant * unit, base - variant * unit].map(removeFloatNoise).find(isValid) ?? base;
}

function strictestLimit(
  keywords: JsonObject,
  names: readonly string[],
  choose: (...limits: number[]) => number,
): number | undefined {
  const limits = names.flatMap((name) => numberMember(keywords, name) ?? []);
  return limits.length === 0 ? undefined : choose(...limits);
}

/** Removes floating-point noise: `0.30000000000000004 → 0.3`. */
function removeFloatNoise(value: number): number {
  return Number(value.toPrecision(12));
}
