import { foldCase, lastSegment } from '../values/paths.ts';

/**
 * Finds the candidates within a small edit distance of a word, best match first. Ignores letter case.
 *
 * @param max Maximum number of results.
 */
export function nearestWords(word: string, candidates: Iterable<string>, max = 1): string[] {
  return createWordSearch(Number.POSITIVE_INFINITY, maxEdits)(word, candidates, max);
}

/**
 * Creates a function like `nearestWords` whose calls share a budget, so that a site with many words and candidates
 * doesn't take quadratic time. After the budget is used up, the function finds nothing.
 *
 * @param maxComparisons Maximum number of comparisons in total.
 * @param maxDistance Returns the maximum edit distance for a word.
 */
export function createWordSearch(
  maxComparisons: number,
  maxDistance: (word: string) => number,
): (word: string, candidates: Iterable<string>, max?: number) => string[] {
  let remainingComparisons = maxComparisons;
  return (word, candidates, max = 1) => {
    const limit = maxDistance(word);
    const lowerCaseWord = word.toLowerCase();
    const matches: { candidate: string; cost: number }[] = [];
    for (const candidate of candidates) {
      if (Math.abs(candidate.length - word.length) > limit) continue;
      if (remainingComparisons-- <= 0) break;
      const cost = editDistance(lowerCaseWord, candidate.toLowerCase(), limit);
      if (cost <= limit) matches.push({ candidate, cost });
    }
    return matches
      .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
      .slice(0, max)
      .map(({ candidate }) => candidate);
  };
}

/**
 * Creates a function that finds the paths with the smallest edit distance to a misspelled path. The length of the last
 * segment limits the distance, regardless of the length of the path. Paths with different numbers never match.
 *
 * @param maxComparisons Maximum number of comparisons in total.
 */
export function createPathSearch(maxComparisons: number): (path: string, candidates: Iterable<string>) => string[] {
  const maxPathEdits = (path: string): number => maxUrlEdits(lastSegment(path));
  const findNearest = createWordSearch(maxComparisons, maxPathEdits);
  return (path, candidates) => {
    const similar = findNearest(path, candidates, Number.POSITIVE_INFINITY).filter(
      (item) => numbersOf(item) === numbersOf(path),
    );
    const distance = (item: string): number => editDistance(path.toLowerCase(), item.toLowerCase(), maxPathEdits(path));
    return similar.filter((item) => distance(item) === distance(similar[0] ?? item));
  };
}

/** Maximum edit distance for a word. Zero for a single letter, because any other letter is one edit away. */
function maxEdits(word: string): number {
  if (!/[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(word)) return 0;
  if (word.length < 4) return 1;
  return Math.min(4, Math.max(2, Math.floor(word.length / 3)));
}

/** Maximum edit distance for a URL. URLs are long and similar, so a larger distance is often a different page. */
export function maxUrlEdits(word: string): number {
  return Math.min(2, maxEdits(word));
}

/**
 * True for a likely typo: at most two edits, one for words of fewer than five letters, or a difference in letter case.
 * A transposition is one edit.
 */
export function isTypo(word: string, correctWord: string): boolean {
  return isSimilarWord(word, correctWord, 1);
}

/** Stricter than `isTypo`: a transposition counts as two edits. Decides whether an unknown field is an error. */
export function isMisspelling(word: string, correctWord: string): boolean {
  return isSimilarWord(word, correctWord, 2);
}

function isSimilarWord(word: string, correctWord: string, swapCost: 1 | 2): boolean {
  if (word === correctWord) return false;
  const limit = word.length < 5 ? 1 : 2;
  return editDistance(word, correctWord, limit, swapCost) <= limit || word.toLowerCase() === correctWord.toLowerCase();
}

export function caseVariant(word: string, candidates: Iterable<string>): string | undefined {
  const variants = [...candidates].filter((candidate) => foldCase(candidate) === foldCase(word));
  return variants.length === 1 ? variants[0] : undefined;
}

/** Numbers in a word, separated by spaces: `v2-3 → 2 3`. A different number means a different page or version. */
export function numbersOf(word: string): string {
  return word.replace(/\D+/g, ' ').trim();
}

/**
 * Edit distance with transpositions of adjacent letters (optimal string alignment). Stops above the limit, so most
 * comparisons end after a few letters.
 *
 * @param swapCost Cost of a transposition.
 * @returns The distance, or a number above the limit.
 */
export function editDistance(a: string, b: string, limit: number, swapCost: 1 | 2 = 1): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const height = endA - start;
  const width = endB - start;
  // Computes only the cells near the diagonal: `limit` cells on each side.
  const cellCount = 2 * limit + 1;
  let twoRowsAbove: readonly number[] = [];
  let rowAbove = Array.from({ length: cellCount }, (_, cell) =>
    cell < limit ? Number.POSITIVE_INFINITY : cell - limit,
  );
  for (let i = 1; i <= height; i++) {
    const row: number[] = [];
    const letter = a.charCodeAt(start + i - 1);
    let cost = Number.POSITIVE_INFINITY;
    let rowMinimum = cost;
    for (let cell = 0; cell < cellCount; cell++) {
      const j = i + cell - limit;
      if (j < 0 || j > width) {
        cost = Number.POSITIVE_INFINITY;
      } else {
        const otherLetter = b.charCodeAt(start + j - 1);
        cost = Math.min(
          cost + 1,
          costAt(rowAbove, cell + 1) + 1,
          j === 0 ? i : costAt(rowAbove, cell) + (letter === otherLetter ? 0 : 1),
        );
        const isSwap =
          i > 1 && j > 1 && letter === b.charCodeAt(start + j - 2) && otherLetter === a.charCodeAt(start + i - 2);
        if (isSwap) cost = Math.min(cost, costAt(twoRowsAbove, cell) + swapCost);
      }
      row.push(cost);
      rowMinimum = Math.min(rowMinimum, cost);
    }
    if (rowMinimum > limit) return limit + 1;
    twoRowsAbove = rowAbove;
    rowAbove = row;
  }
  return costAt(rowAbove, width - height + limit);
}

function costAt(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
