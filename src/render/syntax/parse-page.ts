import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { markHeadingIds } from '../../core/bodies.ts';
import { isObject } from '../../core/values.ts';
import { maxUnmatchedTags } from '../limits.ts';
import {
  type LenientParse,
  lenientMdx,
  lenientMdxFromMarkdown,
  parserMessage,
  type SyntaxIssue,
} from './lenient-mdx.ts';
import { mathFromMarkdown, mathSyntax } from './math.ts';
import { asTree, type SyntaxNode } from './node.ts';

export interface ParsedPage {
  /** An mdast tree. JavaScript in it is parsed, but not run. */
  readonly tree: SyntaxNode;
  /** Issues to report, in text order. */
  readonly issues: readonly SyntaxIssue[];
  /** MDX errors, including those that caused a page to be parsed as plain Markdown. */
  readonly refused: readonly SyntaxIssue[];
}

/**
 * Parses a page. `.md` files are parsed as MDX first, as on hosts; if this fails, they are plain Markdown with HTML.
 * Never throws for bad input: syntax errors become text, comments or issues.
 *
 * @param text Text with front matter, so that offsets refer to the file.
 */
export function parsePage(text: string, format: 'md' | 'mdx'): ParsedPage {
  const marked = markHeadingIds(text);
  const mdx = parseMdx(marked, format);
  if (mdx !== undefined && (format === 'mdx' || mdx.issues.length === 0)) return mdx;
  try {
    const issues = format === 'mdx' ? [{ start: 0, end: 0, reason: 'its tags do not match each other' }] : [];
    return { tree: parseMarkdown(marked), issues, refused: mdx?.issues ?? [] };
  } catch (error) {
    return { tree: asCodeBlock(text), issues: [{ start: 0, end: 0, reason: parserMessage(error) }], refused: [] };
  }
}

/**
 * Parses MDX. If tags are unmatched, omits one after the other until the text parses, except in `.md` files. Returns
 * `undefined` if the text isn't MDX.
 */
function parseMdx(text: string, format: 'md' | 'mdx'): ParsedPage | undefined {
  const refused = new Map<number, SyntaxIssue>();
  while (refused.size < maxUnmatchedTags) {
    const leniency: LenientParse = { text, refused, issues: new Map() };
    try {
      const extensions = [...common, ...lenientMdx(leniency)];
      const mdastExtensions = [...commonFromMarkdown, ...lenientMdxFromMarkdown(leniency)];
      const tree = asTree(fromMarkdown(text, { extensions, mdastExtensions }));
      unravel(tree);
      const issues = [...leniency.issues.values(), ...refused.values()].sort((a, b) => a.start - b.start);
      return { tree, issues, refused: issues };
    } catch (error) {
      const tagRange = findTag(error, text);
      if (format === 'md' || tagRange === undefined || refused.has(tagRange.start)) return undefined;
      refused.set(tagRange.start, { ...tagRange, reason: parserMessage(error) });
    }
  }
  return undefined;
}

const common = [frontmatter(['yaml']), gfm(), mathSyntax];
const commonFromMarkdown = [frontmatterFromMarkdown(['yaml']), gfmFromMarkdown(), mathFromMarkdown].flat();

function parseMarkdown(text: string): SyntaxNode {
  return asTree(fromMarkdown(text, { extensions: common, mdastExtensions: commonFromMarkdown }));
}

/**
 * Returns the range of the tag that caused a parser error: the open tag named in the message, otherwise the tag at the
 * location of the error.
 */
function findTag(error: unknown, text: string): { start: number; end: number } | undefined {
  if (!(error instanceof Error)) return undefined;
  const match = /for `<[^`]*>` \((\d+):(\d+)/.exec(error.message);
  const start = match === null ? startOf(error) : offsetAt(text, Number(match[1] ?? 1), Number(match[2] ?? 1));
  if (start === undefined) return undefined;
  return { start, end: Math.max(text.indexOf('>', start) + 1, start + 1) };
}

function startOf(error: Error): number | undefined {
  const start = 'place' in error && isObject(error.place) ? error.place.start : undefined;
  return isObject(start) && typeof start.offset === 'number' ? start.offset : undefined;
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  const ending = /\r\n|\n|\r/g;
  for (let remaining = line - 1; remaining > 0; remaining--) {
    if (ending.exec(text) === null) break;
    start = ending.lastIndex;
  }
  return start + column - 1;
}

function asCodeBlock(text: string): SyntaxNode {
  return { type: 'root', children: [{ type: 'code', value: text, lang: null, meta: null }] };
}

/**
 * Unwraps paragraphs that contain only JSX elements and expressions, as MDX does: a `<Card>` on a separate line isn't
 * in a paragraph. Also unwraps paragraphs that contain only a formula between `$$`.
 */
function unravel(root: SyntaxNode): void {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { children } = node;
    if (children === undefined) continue;
    if (children.some(isOnlyMarkup))
      node.children = children.flatMap((child) => (isOnlyMarkup(child) ? unwrapped(child) : [child]));
    open.push(...(node.children ?? []));
  }
}

function isOnlyMarkup({ type, children = [] }: SyntaxNode): boolean {
  if (type !== 'paragraph') return false;
  if (isFormula(children)) return true;
  let hasMarkup = false;
  for (const { type: inner, value = '' } of children) {
    if (inner === 'mdxJsxTextElement' || inner === 'mdxTextExpression') hasMarkup = true;
    else if (inner !== 'text' || value.trim() !== '') return false;
  }
  return hasMarkup;
}

function isFormula(children: readonly SyntaxNode[]): boolean {
  const [formula, ...others] = children;
  return others.length === 0 && formula?.type === 'math' && formula.data?.isBlock === true;
}

function unwrapped({ children = [] }: SyntaxNode): SyntaxNode[] {
  return children
    .filter((child, index) => child.type !== 'text' || (isInline(children[index - 1]) && isInline(children[index + 1])))
    .map((child) => {
      if (child.type === 'mdxJsxTextElement') child.type = 'mdxJsxFlowElement';
      else if (child.type === 'mdxTextExpression') child.type = 'mdxFlowExpression';
      return child;
    });
}

const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b code em i img kbd mark s small span strong sub sup u'.split(' '),
);

/** True for an inline HTML element. Whitespace between two of them separates words, so it must be kept. */
function isInline(node: SyntaxNode | undefined): boolean {
  return node !== undefined && /^mdxJsx/.test(node.type) && inlineElements.has(node.name ?? '');
}
