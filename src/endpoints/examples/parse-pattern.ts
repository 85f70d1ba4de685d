/** Syntax tree of a regular expression. */
export type PatternNode =
  | CharacterClass
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: 'start' | 'end' | 'word' | 'no word' }
  | { readonly kind: 'ahead'; readonly part: PatternNode; readonly isNegated: boolean };

export interface CharacterClass {
  readonly kind: 'letter';
  /** Source text: `a`, `\d`, `[^a-z]`. */
  readonly source: string;
  readonly matches: (char: string) => boolean;
}

const maxLength = 2000;
const maxDepth = 60;

const assertions = new Map<string, PatternNode>([
  ['^', { kind: 'start' }],
  ['$', { kind: 'end' }],
  ['\\b', { kind: 'word' }],
  ['\\B', { kind: 'no word' }],
]);

class UnsupportedPattern extends Error {}

/**
 * Parses an ECMA-262 regular expression without running it.
 *
 * @returns `undefined` for invalid patterns and unsupported syntax: backreferences, lookbehind, Unicode scripts.
 */
export function parsePattern(pattern: string): PatternNode | undefined {
  if (pattern.length > maxLength) return undefined;
  try {
    return new PatternParser(pattern).parse();
  } catch (error) {
    if (error instanceof UnsupportedPattern) return undefined;
    throw error;
  }
}

class PatternParser {
  #remainingPattern: string;
  #depth = 0;

  constructor(pattern: string) {
    this.#remainingPattern = pattern;
  }

  parse(): PatternNode | undefined {
    const tree = this.#parseChoice();
    return this.#remainingPattern === '' ? tree : undefined;
  }

  #consume(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.#remainingPattern);
    if (match !== null) this.#remainingPattern = this.#remainingPattern.slice(match[0].length);
    return match;
  }

  #parseChoice(): PatternNode {
    if (++this.#depth > maxDepth) fail();
    const first = this.#parseSequence();
    const otherOptions: PatternNode[] = [];
    while (this.#consume(/^\|/) !== null) otherOptions.push(this.#parseSequence());
    this.#depth--;
    return otherOptions.length === 0 ? first : { kind: 'choice', options: [first, ...otherOptions] };
  }

  #parseSequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (/^[^|)]/.test(this.#remainingPattern)) parts.push(this.#parseQuantifier(this.#parseAtom()));
    return { kind: 'sequence', parts };
  }

  #parseQuantifier(part: PatternNode): PatternNode {
    const [quantifier, minText, comma, maxText] = this.#consume(/^(?:[*+?]|\{(\d{1,6})(,(\d{0,6}))?\})\??/) ?? [];
    if (quantifier === undefined) return part;
    const min = minText === undefined ? Number(quantifier.startsWith('+')) : Number(minText);
    if (minText === undefined) return { kind: 'repeat', part, min, max: quantifier.startsWith('?') ? 1 : Infinity };
    const max = maxText === '' ? Infinity : Number(maxText);
    return { kind: 'repeat', part, min, max: comma === undefined ? min : max };
  }

  #parseAtom(): PatternNode {
    const assertion = assertions.get(this.#consume(/^(?:\^|\$|\\[bB])/)?.[0] ?? '');
    if (assertion !== undefined) return assertion;
    if (this.#remainingPattern.startsWith('(')) return this.#parseGroup();
    const [classSource] = this.#consume(/^(?:\.|\[(?:\\.|[^\]\\])*\])/su) ?? this.#consume(escapePattern) ?? [];
    if (classSource !== undefined) return characterClass(classSource);
    const [char] = this.#consume(/^[^*+?)\\[]/su) ?? fail();
    return { kind: 'letter', source: char, matches: (candidate) => candidate === char };
  }

  #parseGroup(): PatternNode {
    const [, lookaheadSign] = this.#consume(/^\((?:\?(?:([=!])|:|<(?![=!])[^>]*>))?/) ?? [];
    const part = this.#parseChoice();
    if (this.#consume(/^\)/) === null) fail();
    return lookaheadSign === undefined ? part : { kind: 'ahead', part, isNegated: lookaheadSign === '!' };
  }
}

/** Matches an escaped character or character class, but not a backreference. */
const escapePattern = /^\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|[pP]\{\w+\}|[^xupPck1-9])/su;

/**
 * Compiles an escaped character or a character class. The `RegExp` tests one character at a time, so it can't
 * backtrack. Backslashes that are invalid with the `u` flag are removed.
 */
function characterClass(source: string): CharacterClass {
  if (/\\(?:[ck1-9]|[pP]\{\w+=)/.test(source)) fail();
  const unescapedSource = source.replace(/\\([^a-zA-Z\d^$\\.*+?()[\]{}|/-])/gu, '$1');
  const pattern = compileClass(unescapedSource, 'u') ?? compileClass(source, '') ?? fail();
  return { kind: 'letter', source, matches: (char) => pattern.test(char) };
}

function compileClass(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^${source}$`, flags);
  } catch {
    return undefined;
  }
}

function fail(): never {
  throw new UnsupportedPattern();
}
