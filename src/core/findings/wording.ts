import { maxQuotedLength } from '../values/limits.ts';
export const quote = (text: string): string => JSON.stringify(text);

/** Truncates text that is longer than any real name or URL. */
export const shorten = (text: string): string =>
  text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength - 3)}...` : text;

/** `a, b or c`. */
export function joinWithOr(words: readonly string[]): string {
  return joinWords(words, 'or');
}

/** `a, b and c`. */
export function joinWithAnd(words: readonly string[]): string {
  return joinWords(words, 'and');
}

function joinWords(words: readonly string[], conjunction: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** `Did you mean "a" or "b"?`, or `undefined` if there are no suggestions. */
export function didYouMean(...suggestions: readonly (string | undefined)[]): string | undefined {
  const words = suggestions.filter((word) => word !== undefined);
  return words.length === 0 ? undefined : `Did you mean ${joinWithOr(words.map(quote))}?`;
}
