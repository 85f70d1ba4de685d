import { type CharacterClass, type PatternNode, parsePattern } from './parse-pattern.ts';

/** Longer texts are not judged. */
const maxTextLength = 2000;
/** Steps after which a text is not judged. */
const maxSteps = 200_000;
const favorites = 'stringabcdefghjklmopquvwxyzSTRINGABCDEFHJKLMOPQUVWXYZ1234567890';

/**
 * Whether a text has a place that a regular expression matches. Patterns are written by strangers: they are never run
 * by the engine, which some keep busy for years; the time here grows with the length of both.
 *
 * @returns Undefined if that is not known: the pattern is not understood, or there is too much to do.
 */
export function matches(pattern: string, text: string): boolean | undefined {
  const tree = parsePattern(pattern);
  if (tree === undefined || text.length > maxTextLength) return undefined;
  const letters = [...text];
  const budget = { steps: maxSteps };
  const everywhere = new Set(Array.from({ length: letters.length + 1 }, (_, index) => index));
  const found = ends(tree, letters, everywhere, budget).size > 0;
  return budget.steps < 0 ? undefined : found;
}

/** Where a match may end that starts at one of some places. */
function ends(
  node: PatternNode,
  letters: readonly string[],
  starts: Set<number>,
  budget: { steps: number },
): Set<number> {
  budget.steps -= starts.size + 1;
  if (budget.steps < 0 || starts.size === 0) return new Set();
  const keep = (isKept: (at: number) => boolean) => new Set([...starts].filter(isKept));
  const isEdge = (at: number) => isWord(letters[at - 1]) !== isWord(letters[at]);
  switch (node.kind) {
    case 'start':
      return keep((at) => at === 0);
    case 'end':
      return keep((at) => at === letters.length);
    case 'word':
      return keep(isEdge);
    case 'no word':
      return keep((at) => !isEdge(at));
    case 'ahead':
      return keep((at) => ends(node.part, letters, new Set([at]), budget).size > 0 !== node.isNegated);
    case 'letter':
      return new Set([...starts].filter((at) => at < letters.length && node.matches(letters[at] ?? '')).map(next));
    case 'sequence':
      return node.parts.reduce((places, part) => ends(part, letters, places, budget), starts);
    case 'choice':
      return new Set(node.options.flatMap((option) => [...ends(option, letters, starts, budget)]));
    case 'repeat':
      return endsOfRepeat(node, letters, starts, budget);
  }
}

function endsOfRepeat(
  { part, min, max }: Extract<PatternNode, { kind: 'repeat' }>,
  letters: readonly string[],
  starts: Set<number>,
  budget: { steps: number },
): Set<number> {
  let places = starts;
  for (let time = 0; time < min && places.size > 0 && budget.steps >= 0; time++) {
    const after = ends(part, letters, places, budget);
    // What needs no letter can be repeated for ever, and changes nothing.
    if (after.size === places.size && [...after].every((at) => places.has(at))) break;
    places = after;
  }
  const found = new Set(places);
  for (let time = min; time < max && places.size > 0; time++) {
    places = new Set([...ends(part, letters, places, budget)].filter((at) => !found.has(at)));
    for (const at of places) found.add(at);
  }
  return found;
}

/**
 * A text that a regular expression matches, of at least so many letters if it has room for them.
 *
 * @returns Undefined if none is found: nothing is guessed.
 */
export function generateMatch(pattern: string, minLength = 0): string | undefined {
  const tree = parsePattern(pattern);
  if (tree === undefined) return undefined;
  for (const more of [1, 4, 8, 16, 32, 64, 0]) {
    const text = written(tree, more, { at: 0, left: 400 });
    if (text === undefined) return undefined;
    if (text.length >= minLength && matches(pattern, text) === true) return text;
  }
  return undefined;
}

function written(node: PatternNode, more: number, state: { at: number; left: number }): string | undefined {
  if (--state.left < 0) return undefined;
  if (node.kind === 'letter') return letterOf(node, state.at++);
  if (node.kind === 'choice') return written(node.options[0] as PatternNode, more, state);
  if (node.kind === 'sequence') return all(node.parts, more, state);
  if (node.kind !== 'repeat') return '';
  const isLetter = node.part.kind === 'letter';
  if (isLetter) state.at = 0;
  const usual = isLetter && more > 0 ? Math.max(node.min, 6, more) : more > 1 ? more : Math.min(node.min, 1);
  const times = Math.min(node.max, Math.max(node.min, node.max === 1 ? 0 : usual));
  return times > 300 ? undefined : all(Array<PatternNode>(times).fill(node.part), more, state);
}

function all(parts: readonly PatternNode[], more: number, state: { at: number; left: number }): string | undefined {
  let text = '';
  for (const part of parts) {
    const next = written(part, more, state);
    if (next === undefined) return undefined;
    text += next;
  }
  return text;
}

/** A letter that reads well if there is a choice. */
function letterOf({ source, matches: holds }: CharacterClass, at: number): string | undefined {
  const usable = [...favorites].filter(holds);
  if (usable.length > 0) return usable[at % usable.length];
  const other = [...' -_.,:/+=@#!'].find(holds);
  if (other !== undefined || source.startsWith('[^')) return other;
  const numbered = [...source.matchAll(/\\(?:u\{?|x)([\da-fA-F]{2,6})/g)].map(([, code = '']) =>
    Number.parseInt(code, 16),
  );
  const possible = numbered.filter((code) => code <= 0x10ffff).map((code) => String.fromCodePoint(code));
  return [...source, ...possible, ...'\t\n\v\f\r\0'].find(holds);
}

function isWord(letter: string | undefined): boolean {
  return letter !== undefined && /^\w$/.test(letter);
}

function next(at: number): number {
  return at + 1;
}
