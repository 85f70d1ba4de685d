import type { BodyImport } from '../values/page-body.ts';

const opening = /^import(?=\s)/gm;
const from = /\bfrom\s*$/;
const specifier = /(["'])([^"'\r\n]+)\1/y;
const maxClauseLength = 10_000;
const siteFile = /^[./].*\.(?:mdx?|[jt]sx?)(?:[?#].*)?$|\.mdx?(?:[?#].*)?$/i;
const binding = /(?:^|[,{])\s*(?:\*\s*as\s+|[\w$]+\s+as\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?=[,}]|$)/gu;

export interface ImportStatement extends Omit<BodyImport, 'used'> {
  readonly names: readonly string[];
}

/**
 * Finds the imports of Markdown files and modules in a block of `import` and `export` statements. Type-only imports are
 * skipped, because they render nothing.
 *
 * @param offset Offset of the block in its text. Default: 0.
 */
export function findFileImports(block: string, offset = 0): readonly ImportStatement[] {
  if (!block.includes('import')) return [];
  const imports: ImportStatement[] = [];
  let quote = 0;
  for (const { index } of block.matchAll(opening)) {
    const start = index + 'import'.length;
    if (quote < start) quote = start + (/["']|$/.exec(block.slice(start))?.index ?? 0);
    if (quote === block.length) break;
    if (quote - start > maxClauseLength) continue;
    const clause = block.slice(start, quote);
    if (clause.includes(';') || (clause.trim() !== '' && !from.test(clause))) continue;
    specifier.lastIndex = quote;
    const file = specifier.exec(block)?.[2];
    if (file === undefined || !siteFile.test(file) || /^\s+type\s+(?!from\b)/.test(clause)) continue;
    const names = [...clause.replace(from, '').matchAll(binding)].map(([, name = '']) => name);
    const written = { start: offset + quote + 1, end: offset + quote + 1 + file.length };
    imports.push({ specifier: file, names, start: offset + index, written });
  }
  return imports;
}

/**
 * Marks the imports that are used: an element (up to the first dot in its name) or an expression contains an imported
 * name.
 */
export function markUsedImports(
  statements: readonly ImportStatement[],
  elements: ReadonlySet<string>,
  expressions: readonly string[],
): readonly BodyImport[] {
  if (statements.length === 0) return [];
  const words = new Set(expressions.flatMap((expression) => expression.match(/[\p{ID_Continue}$]+/gu) ?? []));
  return statements.map(({ names, ...rest }) => ({
    ...rest,
    used: names.some((name) => elements.has(name) || words.has(name)),
  }));
}
