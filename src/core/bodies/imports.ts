import type { BodyImport } from '../values/page-body.ts';

const opening = /^import(?=\s)/gm;
/** A clause that imports names ends with this word. */
const from = /\bfrom\s*$/;
const specifier = /(["'])([^"'\r\n]+)\1/y;
/** Characters of the longest clause: what is longer is no import of a file. */
const longestClause = 10_000;
const ownFile = /^[./].*\.(?:mdx?|[jt]sx?)(?:[?#].*)?$|\.mdx?(?:[?#].*)?$/i;
const binding = /(?:^|[,{])\s*(?:\*\s*as\s+|[\w$]+\s+as\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?=[,}]|$)/gu;

/** An import of a file of the site and the names that it brings. */
export interface ImportStatement extends Omit<BodyImport, 'used'> {
  readonly names: readonly string[];
}

/**
 * The imports of Markdown files and modules in a block of `import` and `export` statements; those of types only, which
 * bring nothing that is shown, left out.
 *
 * @param offset Where the block begins in its text. Default: at the start.
 */
export function ownImports(block: string, offset = 0): readonly ImportStatement[] {
  if (!block.includes('import')) return [];
  const found: ImportStatement[] = [];
  let quote = 0;
  for (const { index } of block.matchAll(opening)) {
    const start = index + 'import'.length;
    if (quote < start) quote = start + (/["']|$/.exec(block.slice(start))?.index ?? 0);
    if (quote === block.length) break;
    if (quote - start > longestClause) continue;
    const clause = block.slice(start, quote);
    if (clause.includes(';') || (clause.trim() !== '' && !from.test(clause))) continue;
    specifier.lastIndex = quote;
    const file = specifier.exec(block)?.[2];
    if (file === undefined || !ownFile.test(file) || /^\s+type\s+(?!from\b)/.test(clause)) continue;
    const names = [...clause.replace(from, '').matchAll(binding)].map(([, name = '']) => name);
    const written = { start: offset + quote + 1, end: offset + quote + 1 + file.length };
    found.push({ specifier: file, names, start: offset + index, written });
  }
  return found;
}

/** Tells which imports are used, by the names of elements up to the first full stop and by the source of expressions. */
export function judgeImports(
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
