/** Words that no shell takes apart or replaces by something else. */
const plain = /^(?!~)[\p{L}\p{N}_@%+=:,./~-]+$/u;

/**
 * Words as somebody types them one after the other. What a shell would take apart is in quotes, in those of every
 * shell where that can be.
 *
 * @param words Those that are undefined are left out.
 */
export function commandLine(words: readonly (string | undefined)[]): string {
  return words.flatMap((word) => (word === undefined ? [] : [quoted(word)])).join(' ');
}

function quoted(word: string): string {
  if (plain.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
