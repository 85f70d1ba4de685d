import { maxQuotedLength } from '../values/limits.ts';
export const quote = (text: string): string => JSON.stringify(text);

/** Truncates text that is longer than any real name or URL. */
export const brief = (text: string): string =>
  text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength - 3)}...` : text;

/** `a, b or c`. */
export function either(words: readonly string[]): string {
  return joined(words, 'or');
}

/** `a, b and c`. */
export function and(words: readonly string[]): string {
  return joined(words, 'and');
}

function joined(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** `Did you mean "a" or "b"?`, or `undefined` if there are no suggestions. */
export function didYouMean(...nearest: readonly (string | undefined)[]): string | undefined {
  const words = nearest.filter((word) => word !== undefined);
  return words.length === 0 ? undefined : `Did you mean ${either(words.map(quote))}?`;
}
