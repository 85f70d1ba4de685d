/**
 * A piece of the source or destination of a redirect: text; `:name`, which is part of one segment; or `:name*`, `*` and
 * `**`, which are any text, slashes too. Stars have no name.
 */
export type PatternPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'segment' | 'rest'; readonly name: string };

/** What a wildcard stands for in a path that matches. */
export interface Captured {
  readonly name: string;
  readonly text: string;
}

const wildcard = /(:[A-Za-z_]\w*\*?|\*+)/;

/** True for a source or destination with a wildcard. */
export function hasWildcard(text: string): boolean {
  return wildcard.test(text);
}

/** The pieces of a source or destination; texts are never empty. */
export function patternParts(pattern: string): PatternPart[] {
  return pattern.split(wildcard).flatMap((piece, index): PatternPart[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ kind: 'text', text: piece }];
    return [{ kind: piece.endsWith('*') ? 'rest' : 'segment', name: piece.replace(/[:*]/g, '') }];
  });
}

/**
 * The pattern of the bare path of one that ends with a wildcard of any length: `/old` of `/old/:slug*`. Undefined for a
 * pattern that ends otherwise.
 */
export function barePattern(parts: readonly PatternPart[]): PatternPart[] | undefined {
  const before = parts.at(-2);
  if (parts.at(-1)?.kind !== 'rest') return undefined;
  if (before === undefined) return [];
  if (before.kind !== 'text' || !before.text.endsWith('/')) return undefined;
  const text = before.text.slice(0, -1);
  return [...parts.slice(0, -2), ...(text === '' ? [] : [{ kind: 'text', text } as const])];
}

/**
 * What the wildcards of a pattern stand for in a path, each as much as it can; undefined if the path does not match.
 * It takes time in proportion to the two lengths, whatever the pattern.
 */
export function matchPattern(parts: readonly PatternPart[], path: string): Captured[] | undefined {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'rest') return [{ name: only.name, text: path }];
  // One place more than there is, at which nothing matches.
  const width = path.length + 2;
  // Whether the parts from one on match the path from a place on.
  const fits = new Uint8Array((parts.length + 1) * width);
  fits[parts.length * width + path.length] = 1;
  for (const [index, part] of [...parts.entries()].reverse()) {
    const [row, next] = [index * width, (index + 1) * width];
    for (let at = path.length; at >= 0; at--) fits[row + at] = fitsAt(part, at, row, next) ? 1 : 0;
  }
  return fits[0] === 1 ? capture() : undefined;

  function fitsAt(part: PatternPart, at: number, row: number, next: number): boolean {
    if (part.kind === 'text') return path.startsWith(part.text, at) && fits[next + at + part.text.length] === 1;
    if (part.kind === 'rest') return fits[next + at] === 1 || fits[row + at + 1] === 1;
    return at < path.length && path[at] !== '/' && (fits[next + at + 1] === 1 || fits[row + at + 1] === 1);
  }

  function capture(): Captured[] {
    const captured: Captured[] = [];
    let at = 0;
    for (const [index, part] of parts.entries()) {
      if (part.kind === 'text') {
        at += part.text.length;
        continue;
      }
      const slash = path.indexOf('/', at);
      let end = part.kind === 'rest' || slash === -1 ? path.length : slash;
      while (fits[(index + 1) * width + end] !== 1) end--;
      captured.push({ name: part.name, text: path.slice(at, end) });
      at = end;
    }
    return captured;
  }
}

/**
 * A destination with its wildcards filled in, by name; stars by their order, the last one again where there are more. One
 * that the source does not have stays as it is written. If a wildcard stands for nothing, the slash before it goes.
 */
export function fillPattern(destination: string, captured: readonly Captured[]): string {
  const stars = captured.filter(({ name }) => name === '');
  const parts = destination.split(wildcard);
  let filled = '';
  let star = 0;
  for (const [index, piece] of parts.entries()) {
    const name = index % 2 === 0 ? undefined : piece.replace(/[:*]/g, '');
    const found =
      name === undefined
        ? undefined
        : name === ''
          ? stars[Math.min(star++, stars.length - 1)]
          : captured.find((one) => one.name === name);
    if (found === undefined) filled += piece;
    // The text is a path: what would end one, or begin an escape, is escaped.
    else if (found.text !== '') filled += found.text.replace(/[%?#]/g, encodeURIComponent);
    else if (filled.endsWith('/') && filled !== '/' && /^(?:[/?#]|$)/.test(parts[index + 1] ?? ''))
      filled = filled.slice(0, -1);
  }
  return filled;
}
