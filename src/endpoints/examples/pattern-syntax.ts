/** A regular expression, as far as it says which letters may follow which. */
export type Node =
  | { readonly kind: 'letter'; readonly ranges: readonly Range[]; readonly isNegated: boolean }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly options: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly min: number; readonly max: number }
  | { readonly kind: 'start' | 'end' | 'word' | 'no word' }
  | { readonly kind: 'ahead'; readonly part: Node; readonly isNegated: boolean };

/** Code points, both ends included. */
export type Range = readonly [from: number, to: number];

const last = 0x10ffff;
const longest = 2000;
const deepest = 60;
const digits: readonly Range[] = [[48, 57]];
const words: readonly Range[] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const spaces: readonly Range[] = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const lineEnds: readonly Range[] = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];
const classes: Readonly<Record<string, readonly Range[]>> = {
  ...{ d: digits, w: words, s: spaces },
  ...{ D: others(digits), W: others(words), S: others(spaces) },
};
const properties: Readonly<Record<string, readonly Range[]>> = {
  L: [
    [65, 90],
    [97, 122],
    [0xc0, 0x24f],
    [0x370, 0x1fff],
    [0x3040, 0xd7ff],
  ],
  Lu: [[65, 90]],
  Ll: [[97, 122]],
  N: digits,
  Nd: digits,
};
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

class Unknown extends Error {}

/**
 * Reads a regular expression of ECMA-262 without running it.
 *
 * @returns Undefined for what is not understood: references back, looking behind, most Unicode properties, mistakes.
 */
export function readPattern(pattern: string): Node | undefined {
  if (pattern.length > longest) return undefined;
  try {
    return new PatternReader(pattern).read();
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

/** Each of its methods reads what the one before has left. */
class PatternReader {
  readonly #letters: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(pattern: string) {
    this.#letters = [...pattern];
  }

  read(): Node | undefined {
    const tree = this.#choice();
    return this.#at === this.#letters.length ? tree : undefined;
  }

  #peek(): string | undefined {
    return this.#letters[this.#at];
  }

  #take(): string {
    return this.#letters[this.#at++] ?? fail();
  }

  #skip(text: string): boolean {
    const isNext = this.#letters.slice(this.#at, this.#at + text.length).join('') === text;
    if (isNext) this.#at += text.length;
    return isNext;
  }

  #choice(): Node {
    if (++this.#depth > deepest) fail();
    const options = [this.#sequence()];
    while (this.#skip('|')) options.push(this.#sequence());
    this.#depth--;
    return options.length === 1 ? (options[0] as Node) : { kind: 'choice', options };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    while (this.#at < this.#letters.length && this.#peek() !== '|' && this.#peek() !== ')')
      parts.push(this.#repeated(this.#atom()));
    return { kind: 'sequence', parts };
  }

  #repeated(part: Node): Node {
    const [min, max] = this.#quantifier() ?? [1, 1];
    if (min === 1 && max === 1) return part;
    this.#skip('?');
    return { kind: 'repeat', part, min, max };
  }

  #quantifier(): readonly [number, number] | undefined {
    if (this.#skip('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#skip('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#skip('?')) return [0, 1];
    const written = /^\{(\d{1,6})(,(\d{0,6}))?\}/.exec(this.#letters.slice(this.#at, this.#at + 16).join(''));
    if (written === null) return undefined;
    this.#at += written[0].length;
    const min = Number(written[1]);
    if (written[2] === undefined) return [min, min];
    return [min, written[3] === '' ? Number.POSITIVE_INFINITY : Number(written[3])];
  }

  #atom(): Node {
    const letter = this.#take();
    if (letter === '(') return this.#group();
    if (letter === '[') return this.#set();
    if (letter === '.') return { kind: 'letter', ranges: lineEnds, isNegated: true };
    if (letter === '^') return { kind: 'start' };
    if (letter === '$') return { kind: 'end' };
    if (letter === '\\' && this.#skip('b')) return { kind: 'word' };
    if (letter === '\\' && this.#skip('B')) return { kind: 'no word' };
    if ('*+?)'.includes(letter)) fail();
    return { kind: 'letter', ranges: letter === '\\' ? this.#escaped() : one(letter), isNegated: false };
  }

  #group(): Node {
    const isAhead = this.#skip('?=');
    const isNegated = !isAhead && this.#skip('?!');
    if (!isAhead && !isNegated && this.#skip('?') && !this.#skip(':')) {
      if (!this.#skip('<') || this.#peek() === '=' || this.#peek() === '!') fail();
      while (this.#take() !== '>');
    }
    const part = this.#choice();
    if (!this.#skip(')')) fail();
    return isAhead || isNegated ? { kind: 'ahead', part, isNegated } : part;
  }

  #set(): Node {
    const isNegated = this.#skip('^');
    const ranges: Range[] = [];
    while (!this.#skip(']')) {
      const from = this.#member();
      const [[low, high] = [0, 0]] = from;
      if (this.#peek() === '-' && this.#letters[this.#at + 1] !== ']' && from.length === 1 && low === high) {
        this.#at++;
        const [[, to] = [0, -1], ...rest] = this.#member();
        if (rest.length > 0 || to < low) fail();
        ranges.push([low, to]);
      } else ranges.push(...from);
    }
    return { kind: 'letter', ranges, isNegated };
  }

  #member(): readonly Range[] {
    const letter = this.#take();
    if (letter !== '\\') return one(letter);
    return this.#skip('b') ? [[8, 8]] : this.#escaped();
  }

  #escaped(): readonly Range[] {
    const letter = this.#take();
    const known = Object.hasOwn(classes, letter) ? classes[letter] : undefined;
    if (known !== undefined) return known;
    if (letter === 'p' || letter === 'P') return this.#property(letter === 'P');
    if (Object.hasOwn(controls, letter)) return [[controls[letter] ?? 0, controls[letter] ?? 0]];
    if (letter === 'x' || letter === 'u') return this.#code(letter);
    if (letter === 'c' || letter === 'k' || /[1-9]/.test(letter)) fail();
    return one(letter);
  }

  #property(isNegated: boolean): readonly Range[] {
    const name = /^\{(\w+)\}/.exec(this.#letters.slice(this.#at, this.#at + 40).join(''))?.[1] ?? '';
    const ranges = Object.hasOwn(properties, name) ? properties[name] : undefined;
    this.#at += name.length + 2;
    return ranges === undefined ? fail() : isNegated ? others(ranges) : ranges;
  }

  #code(kind: string): readonly Range[] {
    const rest = this.#letters.slice(this.#at, this.#at + 10).join('');
    const written = (kind === 'x' ? /^()([\da-f]{2})/i : /^(\{?)([\da-f]{4}|(?<=\{)[\da-f]{1,6}(?=\}))/i).exec(rest);
    if (written === null) return fail();
    this.#at += written[0].length + (written[1] === '{' ? 1 : 0);
    const value = Number.parseInt(written[2] ?? '', 16);
    return [[value, value]];
  }
}

/** True for a letter that a part of an expression stands for. */
export function isOf({ ranges, isNegated }: Extract<Node, { kind: 'letter' }>, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to) !== isNegated;
}

export function isWord(letter: string | undefined): boolean {
  return letter !== undefined && /^\w$/.test(letter);
}

function one(letter: string): readonly Range[] {
  const code = letter.codePointAt(0) ?? 0;
  return [[code, code]];
}

function others(ranges: readonly Range[]): readonly Range[] {
  const gaps: Range[] = [];
  let from = 0;
  for (const [low, high] of ranges) {
    if (low > from) gaps.push([from, low - 1]);
    from = high + 1;
  }
  return [...gaps, [from, last]];
}

function fail(): never {
  throw new Unknown();
}
