/** Words that no shell splits or expands. */
const unquoted = /^(?!~)[\p{L}\p{N}_@%+=:,./~-]+$/u;

/**
 * Joins words to a command line. Quotes words where needed, with quotes that every shell supports if possible.
 *
 * @param words `undefined` words are left out.
 */
export function commandLine(words: readonly (string | undefined)[]): string {
  return words.flatMap((word) => (word === undefined ? [] : [quote(word)])).join(' ');
}

function quote(word: string): string {
  if (unquoted.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
