const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|[\p{L}\p{N}\p{M}_]+/gu;

/** Words of a text in lower case, for search. Scripts without spaces between words count by character. */
export function tokenize(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}
