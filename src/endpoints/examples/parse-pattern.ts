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
    return new PatternReader(pattern).read();
  } catch (error) {
    if (error instanceof UnsupportedPattern) return undefined;
    throw error;
  }
}

class PatternReader {
  #rest: string;
  #depth = 0;

  constructor(pattern: string) {
    this.#rest = pattern;
  }

  read(): PatternNode | undefined {
    const tree = this.#choice();
    return this.#rest === '' ? tree : undefined;
  }

  #take(kind: RegExp): RegExpExecArray | null {
    const match = kind.exec(this.#rest);
    if (match !== null) this.#rest = this.#rest.slice(match[0].length);
    return match;
  }

  #choice(): PatternNode {
    if (++this.#depth > maxDepth) fail();
    const first = this.#sequence();
    const others: PatternNode[] = [];
    while (this.#take(/^\|/) !== null) others.push(this.#sequence());
    this.#depth--;
    return others.length === 0 ? first : { kind: 'choice', options: [first, ...others] };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (/^[^|)]/.test(this.#rest)) parts.push(this.#repeated(this.#atom()));
    return { kind: 'sequence', parts };
  }

  #repeated(part: PatternNode): PatternNode {
    const [quantifier, low, more, high] = this.#take(/^(?:[*+?]|\{(\d{1,6})(,(\d{0,6}))?\})\??/) ?? [];
    if (quantifier === undefined) return part;
    const min = low === undefined ? Number(quantifier.startsWith('+')) : Number(low);
    if (low === undefined) return { kind: 'repeat', part, min, max: quantifier.startsWith('?') ? 1 : Infinity };
    const max = high === '' ? Infinity : Number(high);
    return { kind: 'repeat', part, min, max: more === undefined ? min : max };
  }

  #atom(): PatternNode {
    const assertion = assertions.get(this.#take(/^(?:\^|\$|\\[bB])/)?.[0] ?? '');
    if (assertion !== undefined) return assertion;
    if (this.#rest.startsWith('(')) return this.#group();
    const [set] = this.#take(/^(?:\.|\[(?:\\.|[^\]\\])*\])/su) ?? this.#take(escaped) ?? [];
    if (set !== undefined) return characterClass(set);
    const [char] = this.#take(/^[^*+?)\\[]/su) ?? fail();
    return { kind: 'letter', source: char, matches: (other) => other === char };
  }

  #group(): PatternNode {
    const [, ahead] = this.#take(/^\((?:\?(?:([=!])|:|<(?![=!])[^>]*>))?/) ?? [];
    const part = this.#choice();
    if (this.#take(/^\)/) === null) fail();
    return ahead === undefined ? part : { kind: 'ahead', part, isNegated: ahead === '!' };
  }
}

/** Matches an escaped character or character class, but not a backreference. */
const escaped = /^\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|[pP]\{\w+\}|[^xupPck1-9])/su;

/**
 * Compiles an escaped character or a character class. The `RegExp` tests one character at a time, so it can't
 * backtrack. Backslashes that are invalid with the `u` flag are removed.
 */
function characterClass(source: string): CharacterClass {
  if (/\\(?:[ck1-9]|[pP]\{\w+=)/.test(source)) fail();
  const plain = source.replace(/\\([^a-zA-Z\d^$\\.*+?()[\]{}|/-])/gu, '$1');
  const pattern = compile(plain, 'u') ?? compile(source, '') ?? fail();
  return { kind: 'letter', source, matches: (char) => pattern.test(char) };
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^${source}$`, flags);
  } catch {
    return undefined;
  }
}

function fail(): never {
  throw new UnsupportedPattern();
}
