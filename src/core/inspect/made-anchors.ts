export type IdCertainty = 'yes' | 'perhaps' | 'no';

/**
 * Decides if code can generate an id. A placeholder may be a number, or consecutive words anywhere in the page's files.
 * `perhaps`: all words occur, but not consecutively.
 *
 * @param patterns Ids that the code generates, with `*` for placeholders: `step-*`.
 * @param words Returns the letters and digits of the page's files, in lower case and without separators.
 */
export function canGenerateId(anchor: string, patterns: readonly string[], words: () => string): IdCertainty {
  const results = new Set<IdCertainty>(patterns.map((pattern) => canFill(anchor, pattern, words)));
  if (results.has('yes')) return 'yes';
  return results.has('perhaps') ? 'perhaps' : 'no';
}

function canFill(anchor: string, pattern: string, words: () => string): IdCertainty {
  if (pattern === '**') return 'yes';
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const [, ...holes] = new RegExp(`^${parts.join('(.*)')}$`, 'is').exec(anchor) ?? [];
  if (holes.length === 0) return 'no';
  const filled = holes.map((hole) => hole.replace(/-\d+$/, '')).filter((hole) => /\p{L}/u.test(hole));
  if (filled.every((hole) => words().includes(lettersAndDigits(hole)))) return 'yes';
  const holeWords = filled.flatMap((hole) => hole.split(/[^\p{L}\p{N}]+/u));
  return holeWords.every((word) => words().includes(word.toLowerCase())) ? 'perhaps' : 'no';
}

export function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
