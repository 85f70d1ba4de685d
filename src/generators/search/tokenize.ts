const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|[\p{L}\p{N}\p{M}_]+/gu;

/** Splits text into lower-case words for search. In scripts without spaces between words, each character is a word. */
export function tokenize(text: string): string[] {
  return text.toLowerCase().match(wordPattern) ?? [];
}
