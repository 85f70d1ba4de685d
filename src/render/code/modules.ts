import type { Directive, ModuleDeclaration, Program, Statement } from 'estree-jsx';
import { importPaths, type TreeParser } from '../../core/bodies.ts';
import { getOrCreate } from '../../core/values.ts';
import { maxCodeDepth } from '../limits.ts';
import { asEstree, parseModule } from '../syntax/acorn.ts';
import type { SyntaxIssue } from '../syntax/lenient-mdx.ts';
import { nodeEnd, nodeStart, type SyntaxNode } from '../syntax/node.ts';
import { type ParsedPage, parsePage } from '../syntax/parse-page.ts';
import { applyReplacements, createMappedText, type MappedText, type Replacement } from '../syntax/source-text.ts';
import { toHtmlTree } from '../syntax/to-html-tree.ts';
import type { PageLookup } from '../types.ts';
import { type CompiledModule, compileModule } from './compile.ts';
import type { CompiledExpressions } from './evaluator.ts';
import { declareLiveParts } from './live-parts.ts';
import { expressionOf } from './names.ts';
import { parseTypedModule } from './typed-module.ts';

/** A parsed file of the docs folder, shared by all pages that import it. */
export interface ParsedFile {
  readonly file: string;
  readonly source: MappedText;
  readonly kind: 'page' | 'script' | 'data' | 'asset';
  readonly page?: ParsedPage;
  readonly code?: CompiledModule;
  readonly problem?: { readonly reason: string; readonly start: number };
  readonly data?: unknown;
}

/** Cache of parsed files. A file whose text changed is parsed again. */
export class ParsedFiles {
  readonly compiledExpressions: CompiledExpressions = new WeakMap();
  readonly #read: (file: string) => string | undefined;
  readonly #variables: Readonly<Record<string, string>>;
  readonly #pagesFolder: string;
  readonly #parseTree: TreeParser | undefined;
  readonly #known = new Map<string, { readonly text: string; readonly parsed: ParsedFile }>();
  readonly #trees = new WeakMap<ParsedFile, SyntaxNode>();

  constructor(
    { read, variables, pagesFolder = '' }: Pick<PageLookup, 'read' | 'variables' | 'pagesFolder'>,
    parseTree?: TreeParser,
  ) {
    this.#read = read;
    this.#variables = variables;
    this.#pagesFolder = pagesFolder;
    this.#parseTree = parseTree;
  }

  /** Resolves an import. `candidates` lists all paths that were tried. */
  resolveImport(
    specifier: string,
    from: string,
  ): { readonly parsedFile?: ParsedFile; readonly candidates: readonly string[] } {
    const candidates: string[] = [];
    for (const file of importPaths(specifier, from, this.#pagesFolder)) {
      candidates.push(file);
      const parsedFile = this.getFile(file);
      if (parsedFile !== undefined) return { parsedFile: parsedFile, candidates };
    }
    return { candidates };
  }

  getFile(file: string): ParsedFile | undefined {
    if (file === '') return undefined;
    if (assetPattern.test(file)) return { file, kind: 'asset', source: createMappedText(file, '', {}) };
    const text = this.#read(file);
    if (text === undefined) return undefined;
    const cached = this.#known.get(file);
    if (cached?.text === text) return cached.parsed;
    const parsed = this.parse(file, text);
    this.#known.set(file, { text, parsed });
    return parsed;
  }

  parse(file: string, text: string): ParsedFile {
    if (/\.json$/i.test(file)) return parseData(file, text);
    const source = createMappedText(file, text, this.#variables);
    if (/\.[cm]?[jt]sx?$/i.test(file)) return parseScript(file, source);
    return parsePageFile(file, source, this.#parseTree);
  }

  getHtmlTree(parsed: ParsedFile): SyntaxNode {
    return getOrCreate(this.#trees, parsed, ({ page }) => toHtmlTree(page?.tree ?? { type: 'root', children: [] }));
  }
}

/** Wraps the generated nodes of an endpoint page as a file. They contain no code. */
export function fileFromNodes(nodes: readonly SyntaxNode[]): ParsedFile {
  const tree = { type: 'root', children: [...nodes] };
  return { file: '', source: createMappedText('', '', {}), kind: 'page', page: { tree, issues: [], mdxErrors: [] } };
}

const assetPattern = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|mp3|pdf|woff2?|ttf|css)$/i;

function parsePageFile(file: string, source: MappedText, parseTree?: TreeParser): ParsedFile {
  const page = removeDeepCode(parsePage(source.text, /\.md$/i.test(file) ? 'md' : 'mdx', parseTree));
  const quoteReplacements = findUnquotedValues(source.text, page.mdxErrors);
  if (quoteReplacements.length > 0) return parsePageFile(file, applyReplacements(source, quoteReplacements));
  const statements = [...moduleStatements(page.tree), ...declareLiveParts(page.tree)];
  return { file, source, kind: 'page', page, ...(statements.length === 0 ? {} : { code: compileModule(statements) }) };
}

function moduleStatements(tree: SyntaxNode): (Directive | Statement | ModuleDeclaration)[] {
  return (tree.children ?? []).flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
}

/** Checks whether a page runs code of its author. Literals such as `cols={2}`, and comments, run no code. */
export function runsCode({ code, page }: ParsedFile): boolean {
  return code !== undefined || (page !== undefined && containsCode(page.tree));
}

function containsCode({ type, data, attributes = [], children = [] }: SyntaxNode): boolean {
  const isExpression = type === 'mdxFlowExpression' || type === 'mdxTextExpression';
  if (isExpression && !isLiteral(data?.estree)) return true;
  const computed = attributes.some(
    ({ type, value }) =>
      type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && !isLiteral(value?.data?.estree)),
  );
  return computed || children.some(containsCode);
}

function isLiteral(program: Program | null | undefined): boolean {
  const expression = expressionOf(program);
  return expression === undefined || expression.type === 'Literal';
}

function parseScript(file: string, source: MappedText): ParsedFile {
  try {
    const parse = /\.[cm]?tsx?$/i.test(file) ? parseTypedModule : parseModule;
    return { file, source, kind: 'script', code: compileModule(asEstree(parse(source.text)).body) };
  } catch (error) {
    const reason = errorText(error).replace(/\s*\(\d+:\d+\)$/, '');
    const start = error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : 0;
    return { file, source, kind: 'script', problem: { reason, start } };
  }
}

function parseData(file: string, text: string): ParsedFile {
  const source = createMappedText(file, text, {});
  try {
    return { file, source, kind: 'data', data: JSON.parse(text) };
  } catch (error) {
    return { file, source, kind: 'data', problem: { reason: errorText(error), start: 0 } };
  }
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Matches the next token of a tag: whitespace, an attribute with its value, or the end. */
const tagTokenPattern = /\s+|([^\s=/>{}"'<]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{|([^\s"'=<>`{]+)))?|\/?>/y;

/**
 * Returns replacements that quote the unquoted attribute values in a text, such as `<a href=/start>`. Unquoted values
 * are valid in HTML, but not in MDX.
 *
 * @param issues Syntax errors of MDX. Only the tags at these errors are searched.
 */
function findUnquotedValues(text: string, issues: readonly SyntaxIssue[]): readonly Replacement[] {
  return issues
    .filter(({ reason }) => /before attribute value/.test(reason))
    .flatMap(({ start }) => findUnquotedValuesInTag(text, start));
}

function findUnquotedValuesInTag(text: string, start: number): Replacement[] {
  const [opening = ''] = /^<[A-Za-z][\w.:-]*/.exec(text.slice(start, start + 200)) ?? [];
  if (opening === '') return [];
  const replacements: Replacement[] = [];
  tagTokenPattern.lastIndex = start + opening.length;
  for (let match = tagTokenPattern.exec(text); match !== null; match = tagTokenPattern.exec(text)) {
    const [token, , value] = match;
    if (token.endsWith('{') || /^\/?>$/.test(token)) return replacements;
    if (value === undefined) continue;
    // In `<img src=a.png/>`, the slash closes the tag and isn't part of the value.
    const isSelfClosing = text[tagTokenPattern.lastIndex] === '>' && value.endsWith('/') && value.length > 1;
    const unquotedValue = isSelfClosing ? value.slice(0, -1) : value;
    const valueStart = tagTokenPattern.lastIndex - value.length;
    replacements.push({ start: valueStart, end: valueStart + unquotedValue.length, value: `"${unquotedValue}"` });
  }
  return replacements;
}

function removeDeepCode(page: ParsedPage): ParsedPage {
  const issues = [...page.issues];
  const pendingNodes = [page.tree];
  for (let node = pendingNodes.pop(); node !== undefined; node = pendingNodes.pop()) {
    let isDeep = false;
    for (const codeHolder of [node, ...(node.attributes ?? []).flatMap((item) => [item, item.value])]) {
      if (typeof codeHolder !== 'object' || codeHolder === null || !isTooDeep(codeHolder.data?.estree)) continue;
      codeHolder.data = { ...codeHolder.data, estree: null };
      isDeep = true;
    }
    if (isDeep) issues.push({ start: nodeStart(node), end: nodeEnd(node), reason: 'its code is nested too deeply' });
    pendingNodes.push(...(node.children ?? []));
  }
  return issues.length === page.issues.length ? page : { ...page, issues: issues.sort((a, b) => a.start - b.start) };
}

/** Walks the tree level by level, because recursion would overflow the stack. */
function isTooDeep(program: Program | null | undefined): boolean {
  let level: unknown[] = [program];
  const visited = new Set<object>();
  // Twice the limit, because each level of code is two levels here: a node and the list that contains the node.
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxCodeDepth * 2) return true;
    const nextLevel: unknown[] = [];
    for (const node of level) {
      if (typeof node !== 'object' || node === null || visited.has(node)) continue;
      visited.add(node);
      for (const member of Object.values(node)) nextLevel.push(member);
    }
    level = nextLevel;
  }
  return false;
}
