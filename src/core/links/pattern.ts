/**
 * Part of the source or destination of a redirect. `segment`: `:name`, within one path segment. `rest`: `:name*`, `*`
 * or
 * `**`, any text including slashes. The name of stars is empty.
 */
export type PatternPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'segment' | 'rest'; readonly name: string };

export interface Captured {
  readonly name: string;
  readonly text: string;
}

const wildcard = /(:[A-Za-z_]\w*\*?|\*+)/;

export function hasWildcard(text: string): boolean {
  return wildcard.test(text);
}

/** Splits a source or destination into its parts. Text parts are never empty. */
export function patternParts(pattern: string): PatternPart[] {
  return pattern.split(wildcard).flatMap((piece, index): PatternPart[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ kind: 'text', text: piece }];
    return [{ kind: piece.endsWith('*') ? 'rest' : 'segment', name: piece.replace(/[:*]/g, '') }];
  });
}

/** Pattern for the empty match of a trailing wildcard: `/old/:slug* → /old`. `undefined` for patterns without one. */
export function barePattern(parts: readonly PatternPart[]): PatternPart[] | undefined {
  const before = parts.at(-2);
  if (parts.at(-1)?.kind !== 'rest') return undefined;
  if (before === undefined) return [];
  if (before.kind !== 'text' || !before.text.endsWith('/')) return undefined;
  const text = before.text.slice(0, -1);
  return [...parts.slice(0, -2), ...(text === '' ? [] : [{ kind: 'text', text } as const])];
}

/**
 * Matches a path and captures its wildcards greedily; `undefined` if the path doesn't match. Linear in the product of
 * both
 * lengths for any pattern, so that no pattern can cause exponential backtracking.
 */
export function matchPattern(parts: readonly PatternPart[], path: string): Captured[] | undefined {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'rest') return [{ name: only.name, text: path }];
  // One extra column, in which nothing matches.
  const width = path.length + 2;
  // `fits[part * width + offset]`: the remaining parts match the rest of the path.
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
 * Fills the wildcards of a destination: named ones by name, stars in order, repeating the last one. Unknown wildcards
 * are
 * kept as written. If a wildcard is empty, the slash before it is dropped.
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
    // The captured text is a path, so characters that delimit or escape a path are encoded.
    else if (found.text !== '') filled += found.text.replace(/[%?#]/g, encodeURIComponent);
    else if (filled.endsWith('/') && filled !== '/' && /^(?:[/?#]|$)/.test(parts[index + 1] ?? ''))
      filled = filled.slice(0, -1);
  }
  return filled;
}
