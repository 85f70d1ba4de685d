import type { Range } from '../values/location.ts';
import type { BodyFormat } from '../values/page-body.ts';
import { type BodyNode, elementAttributes, nodeRange } from './tree.ts';
import { canJoinModules, isUnambiguousExpression, isUnambiguousValue } from './unambiguous-code.ts';

/*
 * Detects pages for which satteri 0.10 and remark may build different trees. The conditions were found by comparing the
 * parsers on random texts. They are wider than necessary: a false alarm only costs the time of remark, but a missed
 * difference gives wrong results. About 0.6 % of real pages meet a condition.
 */

/** Required after a block of imports and exports: a blank line or the end of the text. */
const moduleEnd = /[ \t]*(?:\r?\n[ \t]*)?(?:\r?\n|$(?![\s\S]))/y;
/** Start of an element or expression in text. `<` at the end of a cell or heading starts an unfinished element. */
const markupStart = /(?<!\\)(?:\{|<(?:[A-Za-z/>]|\s*$))/;
/** Rest of a block's last line, if both parsers read that text the same way. satteri drops some other texts. */
const trustedLineEnd = / *(?:\s*|<.*)?(?:\n|$(?![\s\S]))/y;
const standaloneLine = /[ \t]*(?:<[^<>{}\r\n]*>|\{[^<>{}\r\n]*\})[ \t]*(?:\r?\n|$(?![\s\S]))/y;
/** Source of an element that is on one line, or whose closing tag is alone on the last line. */
const elementEnd = /^[^\n]*$|\n[ \t]*<\/[^<>]*>$/;
/** A line that may end an MDX paragraph and all open constructs in it: a blank line, or the start of another block. */
const endOfParagraph = /\n[ \t]*(?:[<{>#*+~=|_-]|\d|```|\r?\n)/;
const mailUrl = /^(?:mailto|xmpp):/i;
const plainUrl = /^https?:\/\/(?:[\w.+@-]*\w\.[a-z]{2,}|localhost)(?:[/?#:][\x21-\x7e]*)?$/i;
const containerTypes: ReadonlySet<string> = new Set(['list', 'blockquote']);
const codeTypes: ReadonlySet<string> = new Set(['code', 'inlineCode', 'mdxjsEsm']);

/** True if satteri's tree contains nothing that remark is known to read differently. */
export function isTrustedTree(root: BodyNode, text: string, format: BodyFormat): boolean {
  const codeRanges: CodeRange[] = [];
  const isTrusted = (node: BodyNode, parent: Range, minIndent: number): boolean => {
    const { type, children = [] } = node;
    const range = nodeRange(node) ?? parent;
    if (range.start < parent.start || range.end > parent.end) return false;
    if (codeTypes.has(type)) codeRanges.push({ type, ...range });
    const source = text.slice(range.start, range.end);
    const hasMarkup = /[{<]/.test(source);
    if (!isTrustedNode(node, range, text, hasMarkup)) return false;
    if (hasMarkup && format === 'mdx' && !isTrustedMarkup(node, range, text, minIndent)) return false;
    if (hasMarkup && hasLazyElement(children, text)) return false;
    if (hasMarkup && hasOpenCode(children, text)) return false;
    const childMinIndent =
      containerTypes.has(type) || type === 'listItem' ? Math.max(minIndent, minIndentIn(node, text)) : minIndent;
    return children.every((child) => isTrusted(child, range, childMinIndent));
  };
  if (!isTrusted(root, { start: 0, end: text.length }, 0) || isAmbiguousText(text, format, codeRanges)) return false;
  return canJoinModules(
    codeRanges.flatMap(({ type, start, end }) => (type === 'mdxjsEsm' ? text.slice(start, end) : [])),
  );
}

function isTrustedNode(node: BodyNode, { start, end }: Range, text: string, hasMarkup: boolean): boolean {
  const { type, url = '', children = [] } = node;
  switch (type) {
    case 'link':
      return text[start] === '[' || text[start] === '<' || mailUrl.test(url) || plainUrl.test(url);
    case 'definition':
      return !/^["'(]/.test(url);
    case 'tableRow':
      // remark ends a multi-line expression at the end of the table row, and ends a table at the first line of HTML.
      return !hasMarkup || (!/^\s*<|\n/.test(text.slice(start, end)) && !children.some((cell) => hasPipe(cell, text)));
    case 'footnoteReference':
      return false;
    case 'mdxjsEsm':
      return matchesAt(moduleEnd, text, end);
    default:
      return true;
  }
}

function isTrustedMarkup(node: BodyNode, range: Range, text: string, minIndent: number): boolean {
  const { type } = node;
  const source = text.slice(range.start, range.end);
  if (type === 'text') return !markupStart.test(source);
  if (type === 'inlineCode') return !endOfParagraph.test(source);
  if (type === 'image' || type === 'imageReference') return false;
  if (!type.startsWith('mdx') || type === 'mdxjsEsm') return true;
  // In a list or quote, MDX rejects some nodes that contain a less indented line.
  if (!hasUnambiguousCode(node) || (minIndent > 0 && !isIndented(source, minIndent))) return false;
  if (/^mdx\w*Text/.test(type) && endOfParagraph.test(source)) return false;
  if (/^mdx\w*Flow/.test(type) && !matchesAt(trustedLineEnd, text, range.end)) return false;
  if (!type.startsWith('mdxJsx')) return true;
  return hasMatchingClosingTag(node, source) && !endsInList(node, range, text);
}

/** True if an expression or element in a table cell contains `|`, at which remark ends the cell. */
function hasPipe({ children = [] }: BodyNode, text: string): boolean {
  return children.some((node) => node.type.startsWith('mdx') && sourceContains('|', node, text));
}

/**
 * Minimum indentation at which both parsers keep a line in a list item: the indentation of the item's first child.
 * `Infinity` if no indentation is certain to be enough: in a quote, an empty item, or an item indented with tabs.
 */
function minIndentIn({ type, children: [firstChild] = [] }: BodyNode, text: string): number {
  if (type === 'list') return 0;
  const start = (firstChild && nodeRange(firstChild)?.start) ?? 0;
  const indent = text.slice(lineStartAt(text, start), start);
  return type === 'blockquote' || firstChild === undefined || indent.includes('\t')
    ? Number.POSITIVE_INFINITY
    : indent.length;
}

function isIndented(source: string, minIndent: number): boolean {
  return source
    .split('\n')
    .slice(1)
    .every((line) => line.trim() === '' || line.search(/[^ ]/) >= minIndent);
}

/** True if the braces of an expression or of attributes end at the same offset in both parsers. */
function hasUnambiguousCode(node: BodyNode): boolean {
  if (node.type.endsWith('Expression')) return isUnambiguousExpression(node.value ?? '');
  return elementAttributes(node).every(
    ({ name, value }) =>
      name !== undefined && (typeof value !== 'object' || value === null || isUnambiguousValue(value.value)),
  );
}

function hasMatchingClosingTag({ name, children = [] }: BodyNode, source: string): boolean {
  const closingTag = /<\s*\/\s*([^\s<>]*)\s*>$/.exec(source);
  return closingTag === null ? children.length === 0 && /\/\s*>$/.test(source) : closingTag[1] === (name ?? '');
}

/** True if the closing tag of a multi-line element is, or may be, inside the list at the end of the element. */
function endsInList({ children = [] }: BodyNode, { start, end }: Range, text: string): boolean {
  const tagStart = text.lastIndexOf('<', end - 1);
  const indent = text.slice(lineStartAt(text, tagStart), tagStart);
  if (tagStart - indent.length <= start) return false;
  const lastChild = children.at(-1);
  if (!/^[ \t]*$/.test(indent)) return lastChild !== undefined && containerTypes.has(lastChild.type);
  if (lastChild?.type !== 'list') return false;
  const itemStart = nodeRange(lastChild.children?.at(-1) ?? lastChild)?.start ?? 0;
  // Text with at least the indentation of an item's text belongs to the item, even after blank lines.
  return indent.includes('\t') || indent.length > itemStart - lineStartAt(text, itemStart);
}

/**
 * True if an element follows a list or quote without a blank line. remark may parse it as part of the list or quote.
 */
function hasLazyElement(siblings: readonly BodyNode[], text: string): boolean {
  return siblings.some((node, index) => {
    const previous = siblings[index - 1];
    if (previous === undefined || !containerTypes.has(previous.type) || !/^(?:mdx|html)/.test(node.type)) return false;
    const { start, end } = nodeRange(node) ?? { start: 0, end: 0 };
    const isStandalone =
      matchesAt(standaloneLine, text, lineStartAt(text, start)) && elementEnd.test(text.slice(start, end));
    if (node.type !== 'html' && isStandalone) return false;
    return text.slice(nodeRange(previous)?.end ?? 0, start).split('\n').length < 3;
  });
}

/** True if a backtick in text may begin code that ends inside a later expression or element. */
function hasOpenCode(siblings: readonly BodyNode[], text: string): boolean {
  const firstBacktick = siblings.findIndex((node) => node.type === 'text' && sourceContains('`', node, text));
  const mayEndCode = (node: BodyNode): boolean => node.type.startsWith('mdx') && sourceContains('`', node, text);
  return firstBacktick !== -1 && siblings.slice(firstBacktick).some(mayEndCode);
}

function sourceContains(char: string, node: BodyNode, text: string): boolean {
  const { start, end } = nodeRange(node) ?? { start: 0, end: 0 };
  return text.slice(start, end).includes(char);
}

function matchesAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}

function lineStartAt(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/* Texts that satteri 0.10 and remark may parse differently, regardless of the tree around them. */

const unclosedFrontMatter = /^---[ \t]*(?![ \t])(?!\r?\n(?:[\s\S]*?\n)?---[ \t]*\r?(?:\n|$))/;
const footnoteDefinition = /^[ \t>]*\[\^[^\]\n]+\]:/m;
/** `www.` after a character that only one of the parsers accepts as a boundary. */
const attachedAutolink = /[^ \t\r\n\w*~(["'./-]www\./i;
/** An autolink with a character reference such as `&amp;`: anywhere after `www.`, or in the host after a scheme. */
const autolinkWithReference = /(?:www\.\S{0,500}|:\/\/[^\s/?]{0,500})&[#\w]+;/i;
/** A character outside the Basic Multilingual Plane next to an emphasis marker that has no space on its other side. */
const astralNextToEmphasis = /[\u{10000}-\u{10FFFF}][*_~]+(?![\s*_~]|$)|(?<![\s*_~])[*_~]+[\u{10000}-\u{10FFFF}]/mu;
/** An escaped emphasis character before the same character. */
const escapedNextToEmphasis = /\\([*_~])\1/;
/** An import or export outside of code: satteri parses statements after a table as text. */
const moduleLine = /^(?:import|export)\b/m;
/** A bracket before a tab: satteri drops the text after a tag and a tab, and a bracket before a tab in a table. */
const tagAndTab = /[<>}]\t(?![ \t]*(?:\r?\n|$(?![\s\S])))/;
const openingFragments = /(?<!\\)<>/g;
const closingFragments = /(?<!\\)<\/>/g;

export interface CodeRange extends Range {
  readonly type: string;
}

/** True if the text may be passed to the native parser. `isTrustedTree` then checks the result. */
export function isTrustedText(text: string): boolean {
  // `+++` begins TOML front matter. A backslash at the end of the text, after an import, makes satteri abort the
  // process.
  if (text.startsWith('+++') || text.endsWith('\\') || unclosedFrontMatter.test(text)) return false;
  // The parsers read lone surrogates, and a byte order mark inside the text, differently.
  if (!text.isWellFormed() || text.includes('\uFEFF')) return false;
  return !footnoteDefinition.test(text);
}

/**
 * True if the parsers may read the text differently, regardless of the tree. Ignores matches that begin inside code,
 * which both parsers copy unchanged.
 *
 * @param codeRanges Ranges of code in text order.
 */
function isAmbiguousText(text: string, format: BodyFormat, codeRanges: readonly CodeRange[]): boolean {
  const plainText = removeCode(text, codeRanges);
  const ambiguousPatterns = [astralNextToEmphasis, escapedNextToEmphasis, attachedAutolink, autolinkWithReference];
  if (ambiguousPatterns.some((pattern) => pattern.test(plainText))) return true;
  if (format === 'md') return false;
  if (moduleLine.test(plainText) || tagAndTab.test(plainText)) return true;
  return plainText.match(openingFragments)?.length !== plainText.match(closingFragments)?.length;
}

function removeCode(text: string, codeRanges: readonly CodeRange[]): string {
  const pieces: string[] = [];
  let position = 0;
  for (const { type, start, end } of codeRanges) {
    if (start < position) continue;
    pieces.push(text.slice(position, start), type === 'inlineCode' ? '`x`' : '\n');
    position = end;
  }
  return [...pieces, text.slice(position)].join('');
}
