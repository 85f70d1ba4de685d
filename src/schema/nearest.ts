import { distance } from 'fastest-levenshtein';

/**
 * The candidates that a word was probably meant to be, best first.
 *
 * @param most How many to give at most.
 */
export function nearestWords(word: string, candidates: Iterable<string>, most = 1): string[] {
  const limit = Math.max(1, Math.min(6, Math.floor(word.length / 3)));
  const lower = word.toLowerCase();
  const found: { candidate: string; cost: number }[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const cost = distance(lower, candidate.toLowerCase());
    if (cost <= limit) found.push({ candidate, cost });
  }
  return found
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/**
 * True for a field's name that differs from another by a slip of the hand: at most two edits, at most one for a word
 * of fewer than five letters, or letter case alone.
 */
export function isMisspelling(word: string, of: string): boolean {
  if (word === of) return false;
  return distance(word, of) <= (word.length < 5 ? 1 : 2) || word.toLowerCase() === of.toLowerCase();
}
