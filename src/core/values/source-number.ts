import { type Json, parseJson } from './json.ts';

/** Prefix of a string that represents a number. A Unicode noncharacter, so authors' texts don't contain it. */
const markPrefix = '\ufdd0';
const jsonNumberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const anyNumberPattern = /^[-+]?(?:0[box][\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)$/i;
const tokenPattern = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Matches texts that may contain a number to mark. Most texts contain none. */
const markablePattern = /[:,[]\s*-?\d(?:[\d.]{15}|\d*(?:\.\d*0(?!\d)|(?:\.\d+)?[eE]))/;
const markedTokenPattern = /"\ufdd0(-?\d[\d.eE+-]*)"(?!:)/g;

/**
 * Marks a number that JavaScript would print differently: `1.0`, `007`, `9007199254740993`. The marked value keeps the
 * source.
 */
export function markNumber(source: string, value: number): Json {
  return String(value) === source ? value : markPrefix + source;
}

/** Source of a number that was marked; `undefined` for any other value. */
export function numberSource(value: Json | undefined): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(markPrefix)) return undefined;
  const source = value.slice(markPrefix.length);
  return anyNumberPattern.test(source) ? source : undefined;
}

/** Converts a marked number to a JavaScript number, which may lose digits. */
export function unmarkNumber(value: Json): Json {
  const source = numberSource(value);
  return source === undefined ? value : Number(source);
}

/** Source of a marked number; `undefined` if the source isn't valid JSON (`007`). */
export function jsonNumberSource(value: Json | undefined): string | undefined {
  const source = numberSource(value);
  return source !== undefined && jsonNumberPattern.test(source) ? source : undefined;
}

export function mayContainMarks(json: string): boolean {
  return markablePattern.test(json);
}

/** Parses JSON, and marks numbers that JavaScript would print differently. */
export function parseMarkedJson(text: string): Json | undefined {
  const plainValue = parseJson(text);
  if (plainValue === undefined || !mayContainMarks(text)) return plainValue;
  const markedText = text.replace(tokenPattern, (token) => {
    if (token.startsWith('"')) return token;
    const value = markNumber(token, Number(token));
    return typeof value === 'string' ? JSON.stringify(value) : token;
  });
  return parseJson(markedText);
}

/** `JSON.stringify` that writes marked numbers as numbers. */
export function stringifyMarkedJson(value: Json, indent?: number): string {
  return JSON.stringify(
    value,
    (_, member: Json) => (jsonNumberSource(member) === undefined ? unmarkNumber(member) : member),
    indent,
  ).replace(markedTokenPattern, '$1');
}
