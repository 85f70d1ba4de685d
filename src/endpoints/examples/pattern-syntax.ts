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
  const letters = [...pattern];
  let at = 0;
  let depth = 0;

  const peek = () => letters[at];
  const take = (): string => letters[at++] ?? fail();
  const skip = (text: string): boolean => {
    const isNext = letters.slice(at, at + text.length).join('') === text;
    if (isNext) at += text.length;
    return isNext;
  };

  function choice(): Node {
    if (++depth > deepest) fail();
    const options = [sequence()];
    while (skip('|')) options.push(sequence());
    depth--;
    return options.length === 1 ? (options[0] as Node) : { kind: 'choice', options };
  }

  function sequence(): Node {
    const parts: Node[] = [];
    while (at < letters.length && peek() !== '|' && peek() !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(part: Node): Node {
    const [min, max] = quantifier() ?? [1, 1];
    if (min === 1 && max === 1) return part;
    skip('?');
    return { kind: 'repeat', part, min, max };
  }

  function quantifier(): readonly [number, number] | undefined {
    if (skip('*')) return [0, Number.POSITIVE_INFINITY];
    if (skip('+')) return [1, Number.POSITIVE_INFINITY];
    if (skip('?')) return [0, 1];
    const written = /^\{(\d{1,6})(,(\d{0,6}))?\}/.exec(letters.slice(at, at + 16).join(''));
    if (written === null) return undefined;
    at += written[0].length;
    const min = Number(written[1]);
    if (written[2] === undefined) return [min, min];
    return [min, written[3] === '' ? Number.POSITIVE_INFINITY : Number(written[3])];
  }

  function atom(): Node {
    const letter = take();
    if (letter === '(') return group();
    if (letter === '[') return set();
    if (letter === '.') return { kind: 'letter', ranges: lineEnds, isNegated: true };
    if (letter === '^') return { kind: 'start' };
    if (letter === '$') return { kind: 'end' };
    if (letter === '\\' && skip('b')) return { kind: 'word' };
    if (letter === '\\' && skip('B')) return { kind: 'no word' };
    if ('*+?)'.includes(letter)) fail();
    return { kind: 'letter', ranges: letter === '\\' ? escaped() : one(letter), isNegated: false };
  }

  function group(): Node {
    const isAhead = skip('?=');
    const isNegated = !isAhead && skip('?!');
    if (!isAhead && !isNegated && skip('?') && !skip(':')) {
      if (!skip('<') || peek() === '=' || peek() === '!') fail();
      while (take() !== '>');
    }
    const part = choice();
    if (!skip(')')) fail();
    return isAhead || isNegated ? { kind: 'ahead', part, isNegated } : part;
  }

  function set(): Node {
    const isNegated = skip('^');
    const ranges: Range[] = [];
    while (!skip(']')) {
      const from = member();
      const [[low, high] = [0, 0]] = from;
      if (peek() === '-' && letters[at + 1] !== ']' && from.length === 1 && low === high) {
        at++;
        const [[, to] = [0, -1], ...rest] = member();
        if (rest.length > 0 || to < low) fail();
        ranges.push([low, to]);
      } else ranges.push(...from);
    }
    return { kind: 'letter', ranges, isNegated };
  }

  function member(): readonly Range[] {
    const letter = take();
    if (letter !== '\\') return one(letter);
    return skip('b') ? [[8, 8]] : escaped();
  }

  function escaped(): readonly Range[] {
    const letter = take();
    const known = Object.hasOwn(classes, letter) ? classes[letter] : undefined;
    if (known !== undefined) return known;
    if (letter === 'p' || letter === 'P') return property(letter === 'P');
    if (Object.hasOwn(controls, letter)) return [[controls[letter] ?? 0, controls[letter] ?? 0]];
    if (letter === 'x' || letter === 'u') return code(letter);
    if (letter === 'c' || letter === 'k' || /[1-9]/.test(letter)) fail();
    return one(letter);
  }

  function property(isNegated: boolean): readonly Range[] {
    const name = /^\{(\w+)\}/.exec(letters.slice(at, at + 40).join(''))?.[1] ?? '';
    const ranges = Object.hasOwn(properties, name) ? properties[name] : undefined;
    at += name.length + 2;
    return ranges === undefined ? fail() : isNegated ? others(ranges) : ranges;
  }

  function code(kind: string): readonly Range[] {
    const rest = letters.slice(at, at + 10).join('');
    const written = (kind === 'x' ? /^()([\da-f]{2})/i : /^(\{?)([\da-f]{4}|(?<=\{)[\da-f]{1,6}(?=\}))/i).exec(rest);
    if (written === null) return fail();
    at += written[0].length + (written[1] === '{' ? 1 : 0);
    const value = Number.parseInt(written[2] ?? '', 16);
    return [[value, value]];
  }

  try {
    const tree = choice();
    return at === letters.length ? tree : undefined;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
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
