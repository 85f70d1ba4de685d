import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { markHeadingIds, type TreeParser } from '../../core/bodies.ts';
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
import { parseNativePage } from './native-page.ts';
import { asSyntaxNode, isInline, type SyntaxNode } from './node.ts';

export interface ParsedPage {
  /** An mdast tree. JavaScript in it is parsed, but not run. */
  readonly tree: SyntaxNode;
  /** Issues to report, in text order. */
  readonly issues: readonly SyntaxIssue[];
  /** MDX errors, including those that caused a page to be parsed as plain Markdown. */
  readonly mdxErrors: readonly SyntaxIssue[];
}

/**
 * Parses a page. `.md` files are parsed as MDX first, as on hosts; if this fails, they are plain Markdown with HTML.
 * Never throws for bad input: syntax errors become text, comments or issues.
 *
 * @param text Text with front matter, so that offsets refer to the file.
 * @param parseTree Native parser, for pages that it parses as remark does.
 */
export function parsePage(text: string, format: 'md' | 'mdx', parseTree?: TreeParser): ParsedPage {
  const markedText = markHeadingIds(text);
  const nativeTree = parseTree && parseNativePage(markedText, parseTree);
  if (nativeTree !== undefined) {
    unravel(nativeTree);
    return { tree: nativeTree, issues: [], mdxErrors: [] };
  }
  const mdx = parseMdx(markedText, format);
  if (mdx !== undefined && (format === 'mdx' || mdx.issues.length === 0)) return mdx;
  try {
    const issues = format === 'mdx' ? [{ start: 0, end: 0, reason: 'its tags do not match each other' }] : [];
    return { tree: parseMarkdown(markedText), issues, mdxErrors: mdx?.issues ?? [] };
  } catch (error) {
    return { tree: asCodeBlock(text), issues: [{ start: 0, end: 0, reason: parserMessage(error) }], mdxErrors: [] };
  }
}

/**
 * Parses MDX. If tags are unmatched, omits one after the other until the text parses, except in `.md` files. Returns
 * `undefined` if the text isn't MDX.
 */
function parseMdx(text: string, format: 'md' | 'mdx'): ParsedPage | undefined {
  const unmatchedTags = new Map<number, SyntaxIssue>();
  while (unmatchedTags.size < maxUnmatchedTags) {
    const leniency: LenientParse = { text, unmatchedTags: unmatchedTags, issues: new Map() };
    try {
      const extensions = [...baseExtensions, ...lenientMdx(leniency)];
      const mdastExtensions = [...baseMdastExtensions, ...lenientMdxFromMarkdown(leniency)];
      const tree = asSyntaxNode(fromMarkdown(text, { extensions, mdastExtensions }));
      unravel(tree);
      const issues = [...leniency.issues.values(), ...unmatchedTags.values()].sort((a, b) => a.start - b.start);
      return { tree, issues, mdxErrors: issues };
    } catch (error) {
      const tagRange = findTag(error, text);
      if (format === 'md' || tagRange === undefined || unmatchedTags.has(tagRange.start)) return undefined;
      unmatchedTags.set(tagRange.start, { ...tagRange, reason: parserMessage(error) });
    }
  }
  return undefined;
}

const baseExtensions = [frontmatter(['yaml']), gfm(), mathSyntax];
const baseMdastExtensions = [frontmatterFromMarkdown(['yaml']), gfmFromMarkdown(), mathFromMarkdown].flat();

function parseMarkdown(text: string): SyntaxNode {
  return asSyntaxNode(fromMarkdown(text, { extensions: baseExtensions, mdastExtensions: baseMdastExtensions }));
}

/**
 * Returns the range of the tag that caused a parser error: the open tag named in the message, otherwise the tag at the
 * location of the error.
 */
function findTag(error: unknown, text: string): { start: number; end: number } | undefined {
  if (!(error instanceof Error)) return undefined;
  const match = /for `<[^`]*>` \((\d+):(\d+)/.exec(error.message);
  const start = match === null ? errorOffset(error) : offsetAt(text, Number(match[1] ?? 1), Number(match[2] ?? 1));
  if (start === undefined) return undefined;
  return { start, end: Math.max(text.indexOf('>', start) + 1, start + 1) };
}

function errorOffset(error: Error): number | undefined {
  const start = 'place' in error && isObject(error.place) ? error.place.start : undefined;
  return isObject(start) && typeof start.offset === 'number' ? start.offset : undefined;
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  const lineEndingPattern = /\r\n|\n|\r/g;
  for (let remaining = line - 1; remaining > 0; remaining--) {
    if (lineEndingPattern.exec(text) === null) break;
    start = lineEndingPattern.lastIndex;
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
  const pendingNodes = [root];
  for (let node = pendingNodes.pop(); node !== undefined; node = pendingNodes.pop()) {
    const { children } = node;
    if (children === undefined) continue;
    if (children.some(isOnlyMarkup))
      node.children = children.flatMap((child) => (isOnlyMarkup(child) ? unwrapParagraph(child) : [child]));
    pendingNodes.push(...(node.children ?? []));
  }
}

function isOnlyMarkup({ type, children = [] }: SyntaxNode): boolean {
  if (type !== 'paragraph') return false;
  if (isFormula(children)) return true;
  let hasMarkup = false;
  for (const { type: childType, value = '' } of children) {
    if (childType === 'mdxJsxTextElement' || childType === 'mdxTextExpression') hasMarkup = true;
    else if (childType !== 'text' || value.trim() !== '') return false;
  }
  return hasMarkup;
}

function isFormula(children: readonly SyntaxNode[]): boolean {
  const [formula, ...siblings] = children;
  return siblings.length === 0 && formula?.type === 'math' && formula.data?.isBlock === true;
}

function unwrapParagraph({ children = [] }: SyntaxNode): SyntaxNode[] {
  return children
    .filter((child, index) => child.type !== 'text' || (isInline(children[index - 1]) && isInline(children[index + 1])))
    .map((child) => {
      if (child.type === 'mdxJsxTextElement') child.type = 'mdxJsxFlowElement';
      else if (child.type === 'mdxTextExpression') child.type = 'mdxFlowExpression';
      return child;
    });
}
