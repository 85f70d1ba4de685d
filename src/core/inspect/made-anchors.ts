/** What is known of an id that no text of a page has, and that its code may make. */
export type Made = 'yes' | 'perhaps' | 'no';

/**
 * Whether code can make an id. What is put in when it runs is a number, or words that follow each other somewhere in the
 * files of the page: `perhaps` if all of them are there, but apart.
 *
 * @param patterns Of the ids that it makes: `step-*`.
 * @param words The letters and digits of the files of the page, in small letters, without anything between them.
 */
export function canMake(anchor: string, patterns: readonly string[], words: () => string): Made {
  const found = new Set<Made>(patterns.map((pattern) => canFill(anchor, pattern, words)));
  if (found.has('yes')) return 'yes';
  return found.has('perhaps') ? 'perhaps' : 'no';
}

function canFill(anchor: string, pattern: string, words: () => string): Made {
  if (pattern === '**') return 'yes';
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const [, ...holes] = new RegExp(`^${parts.join('(.*)')}$`, 'is').exec(anchor) ?? [];
  if (holes.length === 0) return 'no';
  const put = holes.map((hole) => hole.replace(/-\d+$/, '')).filter((hole) => /\p{L}/u.test(hole));
  if (put.every((hole) => words().includes(lettersAndDigits(hole)))) return 'yes';
  const each = put.flatMap((hole) => hole.split(/[^\p{L}\p{N}]+/u));
  return each.every((word) => words().includes(word.toLowerCase())) ? 'perhaps' : 'no';
}

/** A text without anything but its letters and digits, in small letters. */
export function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
