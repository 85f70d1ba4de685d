/** A redirect of `docs.json`. */
interface Redirect {
  readonly source: string;
  readonly destination: string;
}

interface Pattern {
  readonly expression: RegExp;
  /** Names of the parts that it captures; `*` for those without. */
  readonly names: readonly string[];
  readonly destination: string;
}

/** Longer paths are compared with exact sources only: a pattern of many parts takes its time. */
const longestPath = 512;

/**
 * Where redirects send a path: exact sources, then those with parts that stand for any text (`/old/:page`,
 * `/old/:rest*`, `/old-*`), in order. What the parts stand for is put into the destination.
 *
 * @returns A function of a path with its leading slash; undefined for paths that no redirect knows.
 */
export function redirector(redirects: readonly Redirect[]): (path: string) => string | undefined {
  const exact = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const { source, destination } of redirects) {
    const path = `/${source.replace(/^\/+|\/+$/g, '')}`;
    if (/[:*]/.test(path)) patterns.push(patternOf(path, destination));
    else if (!exact.has(path)) exact.set(path, destination);
  }
  return (path) => {
    const known = exact.get(path);
    if (known !== undefined || path.length > longestPath) return known;
    for (const pattern of patterns) {
      const match = pattern.expression.exec(path);
      if (match !== null) return filled(pattern, match);
    }
    return undefined;
  };
}

const part = /(:[A-Za-z_]\w*\*?|\*+)/;

function patternOf(source: string, destination: string): Pattern {
  const names: string[] = [];
  // `/old/:rest*` also stands for `/old` itself.
  const [, head = source, tail] = /^(.*[^/])\/(:[A-Za-z_]\w*\*|\*+)$/.exec(source) ?? [];
  let expression = '';
  for (const piece of head.split(part)) expression += part.test(piece) ? captured(piece, names) : literal(piece);
  if (tail !== undefined) expression += `(?:/${captured(tail, names)})?`;
  return { expression: new RegExp(`^${expression}$`), names, destination };
}

function captured(piece: string, names: string[]): string {
  names.push(nameOf(piece));
  return piece.endsWith('*') ? '(.*)' : '([^/]+)';
}

function nameOf(piece: string): string {
  return piece.replace(/^:|\*+$/g, '') || '*';
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function filled({ names, destination }: Pattern, match: RegExpExecArray): string {
  const values = names.map((name, index) => [name, match[index + 1] ?? ''] as const);
  return destination
    .split(part)
    .map((piece) => {
      if (!part.test(piece)) return piece;
      return values.find(([known]) => known === nameOf(piece))?.[1] ?? piece;
    })
    .join('');
}
