import { type CharacterClass, type PatternNode, parsePattern } from './parse-pattern.ts';

/** Maximum length of a string that is matched. */
const maxTextLength = 2000;
const maxSteps = 200_000;
const preferredChars = 'stringabcdefghjklmopquvwxyzSTRINGABCDEFHJKLMOPQUVWXYZ1234567890';

/**
 * Reports whether a regular expression matches anywhere in a string. Patterns are untrusted, and the JavaScript engine
 * needs exponential time for some of them, so it never runs a whole pattern. The time of this function is proportional
 * to pattern length × text length.
 *
 * @returns `undefined` if the pattern is unsupported or matching takes too many steps.
 */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  const tree = parsePattern(pattern);
  if (tree === undefined || text.length > maxTextLength) return undefined;
  const chars = [...text];
  const budget = { steps: maxSteps };
  const allPositions = new Set(Array.from({ length: chars.length + 1 }, (_, index) => index));
  const hasMatch = matchEnds(tree, chars, allPositions, budget).size > 0;
  return budget.steps < 0 ? undefined : hasMatch;
}

/** Returns all positions at which a match from one of `starts` can end. */
function matchEnds(
  node: PatternNode,
  chars: readonly string[],
  starts: Set<number>,
  budget: { steps: number },
): Set<number> {
  budget.steps -= starts.size + 1;
  if (budget.steps < 0 || starts.size === 0) return new Set();
  const filterStarts = (isKept: (position: number) => boolean) => new Set([...starts].filter(isKept));
  const isWordBoundary = (position: number) => isWordChar(chars[position - 1]) !== isWordChar(chars[position]);
  switch (node.kind) {
    case 'start':
      return filterStarts((position) => position === 0);
    case 'end':
      return filterStarts((position) => position === chars.length);
    case 'word':
      return filterStarts(isWordBoundary);
    case 'no word':
      return filterStarts((position) => !isWordBoundary(position));
    case 'ahead':
      return filterStarts(
        (position) => matchEnds(node.part, chars, new Set([position]), budget).size > 0 !== node.isNegated,
      );
    case 'letter':
      return new Set(
        [...starts]
          .filter((position) => position < chars.length && node.matches(chars[position] ?? ''))
          .map(nextPosition),
      );
    case 'sequence':
      return node.parts.reduce((positions, part) => matchEnds(part, chars, positions, budget), starts);
    case 'choice':
      return new Set(node.options.flatMap((option) => [...matchEnds(option, chars, starts, budget)]));
    case 'repeat':
      return repeatEnds(node, chars, starts, budget);
  }
}

function repeatEnds(
  { part, min, max }: Extract<PatternNode, { kind: 'repeat' }>,
  chars: readonly string[],
  starts: Set<number>,
  budget: { steps: number },
): Set<number> {
  let positions = starts;
  for (let repetition = 0; repetition < min && positions.size > 0 && budget.steps >= 0; repetition++) {
    const nextPositions = matchEnds(part, chars, positions, budget);
    // Stops when another repetition doesn't change the positions, for example after an empty match.
    if (nextPositions.size === positions.size && [...nextPositions].every((position) => positions.has(position))) break;
    positions = nextPositions;
  }
  const ends = new Set(positions);
  for (let repetition = min; repetition < max && positions.size > 0; repetition++) {
    positions = new Set([...matchEnds(part, chars, positions, budget)].filter((position) => !ends.has(position)));
    for (const position of positions) ends.add(position);
  }
  return ends;
}

/**
 * Generates a string that the pattern matches, with at least `minLength` characters if the pattern allows it.
 *
 * @returns `undefined` if no generated string matches.
 */
export function generateMatch(pattern: string, minLength = 0): string | undefined {
  const tree = parsePattern(pattern);
  if (tree === undefined) return undefined;
  for (const repeatCount of [1, 4, 8, 16, 32, 64, 0]) {
    const text = generateNode(tree, repeatCount, { at: 0, left: 400 });
    if (text === undefined) return undefined;
    if (text.length >= minLength && matchesPattern(pattern, text) === true) return text;
  }
  return undefined;
}

function generateNode(node: PatternNode, repeatCount: number, state: { at: number; left: number }): string | undefined {
  if (--state.left < 0) return undefined;
  if (node.kind === 'letter') return pickChar(node, state.at++);
  if (node.kind === 'choice') return generateNode(node.options[0] as PatternNode, repeatCount, state);
  if (node.kind === 'sequence') return generateAll(node.parts, repeatCount, state);
  if (node.kind !== 'repeat') return '';
  const isLetter = node.part.kind === 'letter';
  if (isLetter) state.at = 0;
  const preferredCount =
    isLetter && repeatCount > 0
      ? Math.max(node.min, 6, repeatCount)
      : repeatCount > 1
        ? repeatCount
        : Math.min(node.min, 1);
  const count = Math.min(node.max, Math.max(node.min, node.max === 1 ? 0 : preferredCount));
  return count > 300 ? undefined : generateAll(Array<PatternNode>(count).fill(node.part), repeatCount, state);
}

function generateAll(
  parts: readonly PatternNode[],
  repeatCount: number,
  state: { at: number; left: number },
): string | undefined {
  let text = '';
  for (const part of parts) {
    const piece = generateNode(part, repeatCount, state);
    if (piece === undefined) return undefined;
    text += piece;
  }
  return text;
}

/** Picks a character of the class. Prefers letters and digits that are easy to read. */
function pickChar({ source, matches: isUsable }: CharacterClass, position: number): string | undefined {
  const usableChars = [...preferredChars].filter(isUsable);
  if (usableChars.length > 0) return usableChars[position % usableChars.length];
  const punctuation = [...' -_.,:/+=@#!'].find(isUsable);
  if (punctuation !== undefined || source.startsWith('[^')) return punctuation;
  const escapedCodes = [...source.matchAll(/\\(?:u\{?|x)([\da-fA-F]{2,6})/g)].map(([, code = '']) =>
    Number.parseInt(code, 16),
  );
  const escapedChars = escapedCodes.filter((code) => code <= 0x10ffff).map((code) => String.fromCodePoint(code));
  return [...source, ...escapedChars, ...'\t\n\v\f\r\0'].find(isUsable);
}

function isWordChar(char: string | undefined): boolean {
  return char !== undefined && /^\w$/.test(char);
}

function nextPosition(position: number): number {
  return position + 1;
}
