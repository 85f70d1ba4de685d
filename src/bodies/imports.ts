import type { BodyImport } from './facts.ts';

const statement = /^import\s+(?:([^'";]*?)\s*\bfrom\s*)?(["'])([^"'\r\n]+)\2/gm;
const markdownFile = /\.mdx?(?:[?#].*)?$/i;
const binding = /(?:^|[,{])\s*(?:\*\s*as\s+|[\w$]+\s+as\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?=[,}]|$)/gu;

/** An import of a Markdown file and the names that it brings. */
export interface ImportStatement {
  readonly specifier: string;
  readonly names: readonly string[];
}

/** The imports of Markdown files in a block of `import` and `export` statements. */
export function markdownImports(block: string): readonly ImportStatement[] {
  if (!/\.mdx?/i.test(block)) return [];
  const found: ImportStatement[] = [];
  for (const [, clause, , specifier] of block.matchAll(statement)) {
    if (specifier === undefined || !markdownFile.test(specifier)) continue;
    const names = [...(clause ?? '').matchAll(binding)].map((match) => match[1] as string);
    found.push({ specifier, names });
  }
  return found;
}

/**
 * Tells which imports are used.
 *
 * @param elements Names of the JSX elements, up to the first full stop.
 * @param expressions Source of the expressions.
 */
export function judgeImports(
  statements: readonly ImportStatement[],
  elements: ReadonlySet<string>,
  expressions: readonly string[],
): readonly BodyImport[] {
  if (statements.length === 0) return [];
  const words = new Set(expressions.flatMap((expression) => expression.match(/[\p{ID_Continue}$]+/gu) ?? []));
  return statements.map(({ specifier, names }) => ({
    specifier,
    used: names.some((name) => elements.has(name) || words.has(name)),
  }));
}
