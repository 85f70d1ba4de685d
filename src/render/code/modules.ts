import type { Directive, ModuleDeclaration, Statement } from 'estree-jsx';
import type { BlockContent } from 'mdast';
import { importPaths } from '../../core/bodies.ts';
import { asEstree, parseModule } from '../syntax/acorn.ts';
import { withoutDeepCode } from '../syntax/deep-code.ts';
import { asTree, type SyntaxNode } from '../syntax/node.ts';
import { type ParsedPage, parsePage } from '../syntax/parse-page.ts';
import { type SourceText, sourceText, withReplacements } from '../syntax/source-text.ts';
import { unquotedValues } from '../syntax/unquoted-values.ts';
import type { PageLookup } from '../types.ts';
import { type CompiledModule, compileModule } from './compile.ts';
import { declareLiveParts } from './live-parts.ts';
import { parseTypedModule } from './typed-module.ts';

/** A file of the docs folder, read and parsed: once for all pages that take it in. */
export interface ParsedFile {
  readonly file: string;
  readonly source: SourceText;
  readonly kind: 'page' | 'script' | 'data' | 'asset';
  /** Of pages. */
  readonly page?: ParsedPage;
  /** Of pages and scripts; undefined if it contains none that can be parsed. */
  readonly code?: CompiledModule;
  /** Why a script or data could not be parsed. */
  readonly problem?: { readonly reason: string; readonly start: number };
  /** Of data. */
  readonly data?: unknown;
}

/** Reads the files that pages are made of. A file that changed is read again. */
export class ParsedFiles {
  readonly #read: (file: string) => string | undefined;
  readonly #variables: Readonly<Record<string, string>>;
  readonly #pagesFolder: string;
  readonly #known = new Map<string, { readonly text: string; readonly parsed: ParsedFile }>();

  constructor({ read, variables, pagesFolder = '' }: Pick<PageLookup, 'read' | 'variables' | 'pagesFolder'>) {
    this.#read = read;
    this.#variables = variables;
    this.#pagesFolder = pagesFolder;
  }

  /** The file that an import means; `asked` are all that were looked for. */
  find(specifier: string, from: string): { readonly found?: ParsedFile; readonly asked: readonly string[] } {
    const asked: string[] = [];
    for (const file of importPaths(specifier, from, this.#pagesFolder)) {
      asked.push(file);
      const found = this.file(file);
      if (found !== undefined) return { found, asked };
    }
    return { asked };
  }

  file(file: string): ParsedFile | undefined {
    if (file === '') return undefined;
    if (assets.test(file)) return { file, kind: 'asset', source: sourceText(file, '', {}) };
    const text = this.#read(file);
    if (text === undefined) return undefined;
    const known = this.#known.get(file);
    if (known?.text === text) return known.parsed;
    const parsed = this.parse(file, text);
    this.#known.set(file, { text, parsed });
    return parsed;
  }

  parse(file: string, text: string): ParsedFile {
    if (/\.json$/i.test(file)) return parseData(file, text);
    const source = sourceText(file, text, this.#variables);
    if (/\.[cm]?[jt]sx?$/i.test(file)) return parseScript(file, source);
    return parseText(file, source);
  }
}

/** What a specification says, which is a tree already: nothing in it is read again, and it has no code. */
export function parsedBlocks(blocks: readonly BlockContent[]): ParsedFile {
  const tree = asTree({ type: 'root', children: [...blocks] });
  return { file: '', source: sourceText('', '', {}), kind: 'page', page: { tree, issues: [], refused: [] } };
}

const assets = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|mp3|pdf|woff2?|ttf|css)$/i;

function parseText(file: string, source: SourceText): ParsedFile {
  const page = withoutDeepCode(parsePage(source.text, /\.md$/i.test(file) ? 'md' : 'mdx'));
  const unquoted = unquotedValues(source.text, page.refused);
  if (unquoted.length > 0) return parseText(file, withReplacements(source, unquoted));
  const statements = [...statementsOf(page.tree), ...declareLiveParts(page.tree)];
  return { file, source, kind: 'page', page, ...(statements.length === 0 ? {} : { code: compileModule(statements) }) };
}

function statementsOf(tree: SyntaxNode): (Directive | Statement | ModuleDeclaration)[] {
  return (tree.children ?? []).flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
}

function parseScript(file: string, source: SourceText): ParsedFile {
  try {
    const parse = /\.[cm]?tsx?$/i.test(file) ? parseTypedModule : parseModule;
    return { file, source, kind: 'script', code: compileModule(asEstree(parse(source.text)).body) };
  } catch (error) {
    const reason = textOf(error).replace(/\s*\(\d+:\d+\)$/, '');
    const start = error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : 0;
    return { file, source, kind: 'script', problem: { reason, start } };
  }
}

function parseData(file: string, text: string): ParsedFile {
  const source = sourceText(file, text, {});
  try {
    return { file, source, kind: 'data', data: JSON.parse(text) };
  } catch (error) {
    return { file, source, kind: 'data', problem: { reason: textOf(error), start: 0 } };
  }
}

/** What a parser says of a text that it refuses. */
function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
