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
const restOfModule = /[ \t]*(?:\r?\n[ \t]*)?(?:\r?\n|$(?![\s\S]))/y;
/** Start of an element or expression in text. `<` at the end of a cell or heading starts an unfinished element. */
const markup = /(?<!\\)(?:\{|<(?:[A-Za-z/>]|\s*$))/;
/** Rest of a block's last line, if both parsers read that text the same way. satteri drops some other texts. */
const restOfLine = / *(?:\s*|<.*)?(?:\n|$(?![\s\S]))/y;
const standaloneLine = /[ \t]*(?:<[^<>{}\r\n]*>|\{[^<>{}\r\n]*\})[ \t]*(?:\r?\n|$(?![\s\S]))/y;
/** Source of an element that is on one line, or whose closing tag is alone on the last line. */
const elementEnd = /^[^\n]*$|\n[ \t]*<\/[^<>]*>$/;
/** A line that may end an MDX paragraph and all open constructs in it: a blank line, or the start of another block. */
const endOfParagraph = /\n[ \t]*(?:[<{>#*+~=|_-]|\d|```|\r?\n)/;
const mail = /^(?:mailto|xmpp):/i;
const plainUrl = /^https?:\/\/(?:[\w.+@-]*\w\.[a-z]{2,}|localhost)(?:[/?#:][\x21-\x7e]*)?$/i;
const containers: ReadonlySet<string> = new Set(['list', 'blockquote']);
const codeTypes: ReadonlySet<string> = new Set(['code', 'inlineCode', 'mdxjsEsm']);

/** True if satteri's tree contains nothing that remark is known to read differently. */
export function isTrustedTree(root: BodyNode, text: string, format: BodyFormat): boolean {
  const codes: CodeRange[] = [];
  const isTrusted = (node: BodyNode, parent: Range, margin: number): boolean => {
    const { type, children = [] } = node;
    const range = nodeRange(node) ?? parent;
    if (range.start < parent.start || range.end > parent.end) return false;
    if (codeTypes.has(type)) codes.push({ type, ...range });
    const source = text.slice(range.start, range.end);
    const isMarked = /[{<]/.test(source);
    if (!isTrustedNode(node, range, text, isMarked)) return false;
    if (isMarked && format === 'mdx' && !isTrustedMarkup(node, range, text, margin)) return false;
    if (isMarked && hasLazyElement(children, text)) return false;
    if (isMarked && hasOpenCode(children, text)) return false;
    const inner = containers.has(type) || type === 'listItem' ? Math.max(margin, minIndentIn(node, text)) : margin;
    return children.every((child) => isTrusted(child, range, inner));
  };
  if (!isTrusted(root, { start: 0, end: text.length }, 0) || isAmbiguousText(text, format, codes)) return false;
  return canJoinModules(codes.flatMap(({ type, start, end }) => (type === 'mdxjsEsm' ? text.slice(start, end) : [])));
}

function isTrustedNode(node: BodyNode, { start, end }: Range, text: string, isMarked: boolean): boolean {
  const { type, url = '', children = [] } = node;
  switch (type) {
    case 'link':
      return text[start] === '[' || text[start] === '<' || mail.test(url) || plainUrl.test(url);
    case 'definition':
      return !/^["'(]/.test(url);
    case 'tableRow':
      // remark ends a multi-line expression at the end of the table row, and ends a table at the first line of HTML.
      return !isMarked || (!/^\s*<|\n/.test(text.slice(start, end)) && !children.some((cell) => hasPipe(cell, text)));
    case 'footnoteReference':
      return false;
    case 'mdxjsEsm':
      return matchesAt(restOfModule, text, end);
    default:
      return true;
  }
}

function isTrustedMarkup(node: BodyNode, range: Range, text: string, margin: number): boolean {
  const { type } = node;
  const source = text.slice(range.start, range.end);
  if (type === 'text') return !markup.test(source);
  if (type === 'inlineCode') return !endOfParagraph.test(source);
  if (type === 'image' || type === 'imageReference') return false;
  if (!type.startsWith('mdx') || type === 'mdxjsEsm') return true;
  // In a list or quote, MDX rejects some nodes that contain a less indented line.
  if (!hasUnambiguousCode(node) || (margin > 0 && !isIndented(source, margin))) return false;
  if (/^mdx\w*Text/.test(type) && endOfParagraph.test(source)) return false;
  if (/^mdx\w*Flow/.test(type) && !matchesAt(restOfLine, text, range.end)) return false;
  if (!type.startsWith('mdxJsx')) return true;
  return hasOwnClosingTag(node, source) && !endsInList(node, range, text);
}

/** True if an expression or element in a table cell contains `|`, at which remark ends the cell. */
function hasPipe({ children = [] }: BodyNode, text: string): boolean {
  return children.some((node) => node.type.startsWith('mdx') && sourceContains('|', node, text));
}

/**
 * Minimum indentation at which both parsers keep a line in a list item: the indentation of the item's first child.
 * `Infinity` if no indentation is certain to be enough: in a quote, an empty item, or an item indented with tabs.
 */
function minIndentIn({ type, children: [first] = [] }: BodyNode, text: string): number {
  if (type === 'list') return 0;
  const start = (first && nodeRange(first)?.start) ?? 0;
  const indent = text.slice(lineStart(text, start), start);
  return type === 'blockquote' || first === undefined || indent.includes('\t')
    ? Number.POSITIVE_INFINITY
    : indent.length;
}

function isIndented(source: string, margin: number): boolean {
  return source
    .split('\n')
    .slice(1)
    .every((line) => line.trim() === '' || line.search(/[^ ]/) >= margin);
}

/** True if the braces of an expression or of attributes end at the same offset in both parsers. */
function hasUnambiguousCode(node: BodyNode): boolean {
  if (node.type.endsWith('Expression')) return isUnambiguousExpression(node.value ?? '');
  return elementAttributes(node).every(
    ({ name, value }) =>
      name !== undefined && (typeof value !== 'object' || value === null || isUnambiguousValue(value.value)),
  );
}

function hasOwnClosingTag({ name, children = [] }: BodyNode, source: string): boolean {
  const closing = /<\s*\/\s*([^\s<>]*)\s*>$/.exec(source);
  return closing === null ? children.length === 0 && /\/\s*>$/.test(source) : closing[1] === (name ?? '');
}

/** True if the closing tag of a multi-line element is, or may be, inside the list at the end of the element. */
function endsInList({ children = [] }: BodyNode, { start, end }: Range, text: string): boolean {
  const tag = text.lastIndexOf('<', end - 1);
  const indent = text.slice(lineStart(text, tag), tag);
  if (tag - indent.length <= start) return false;
  const last = children.at(-1);
  if (!/^[ \t]*$/.test(indent)) return last !== undefined && containers.has(last.type);
  if (last?.type !== 'list') return false;
  const item = nodeRange(last.children?.at(-1) ?? last)?.start ?? 0;
  // Text with at least the indentation of an item's text belongs to the item, even after blank lines.
  return indent.includes('\t') || indent.length > item - lineStart(text, item);
}

/**
 * True if an element follows a list or quote without a blank line. remark may parse it as part of the list or quote.
 */
function hasLazyElement(siblings: readonly BodyNode[], text: string): boolean {
  return siblings.some((node, index) => {
    const previous = siblings[index - 1];
    if (previous === undefined || !containers.has(previous.type) || !/^(?:mdx|html)/.test(node.type)) return false;
    const { start, end } = nodeRange(node) ?? { start: 0, end: 0 };
    const isStandalone =
      matchesAt(standaloneLine, text, lineStart(text, start)) && elementEnd.test(text.slice(start, end));
    if (node.type !== 'html' && isStandalone) return false;
    return text.slice(nodeRange(previous)?.end ?? 0, start).split('\n').length < 3;
  });
}

/** True if a backtick in text may begin code that ends inside a later expression or element. */
function hasOpenCode(siblings: readonly BodyNode[], text: string): boolean {
  const first = siblings.findIndex((node) => node.type === 'text' && sourceContains('`', node, text));
  const isEnd = (node: BodyNode): boolean => node.type.startsWith('mdx') && sourceContains('`', node, text);
  return first !== -1 && siblings.slice(first).some(isEnd);
}

function sourceContains(char: string, node: BodyNode, text: string): boolean {
  const { start, end } = nodeRange(node) ?? { start: 0, end: 0 };
  return text.slice(start, end).includes(char);
}

function matchesAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/* Texts that satteri 0.10 and remark may parse differently, regardless of the tree around them. */

const unclosed = /^---[ \t]*(?![ \t])(?!\r?\n(?:[\s\S]*?\n)?---[ \t]*\r?(?:\n|$))/;
const footnote = /^[ \t>]*\[\^[^\]\n]+\]:/m;
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
  if (text.startsWith('+++') || text.endsWith('\\') || unclosed.test(text)) return false;
  // The parsers read lone surrogates, and a byte order mark inside the text, differently.
  if (!text.isWellFormed() || text.includes('\uFEFF')) return false;
  return !footnote.test(text);
}

/**
 * True if the parsers may read the text differently, regardless of the tree. Ignores matches that begin inside code,
 * which both parsers copy unchanged.
 *
 * @param codes Ranges of code in text order.
 */
function isAmbiguousText(text: string, format: BodyFormat, codes: readonly CodeRange[]): boolean {
  const rest = withoutCode(text, codes);
  const doubts = [astralNextToEmphasis, escapedNextToEmphasis, attachedAutolink, autolinkWithReference];
  if (doubts.some((doubt) => doubt.test(rest))) return true;
  if (format === 'md') return false;
  if (moduleLine.test(rest) || tagAndTab.test(rest)) return true;
  return rest.match(openingFragments)?.length !== rest.match(closingFragments)?.length;
}

function withoutCode(text: string, codes: readonly CodeRange[]): string {
  const rest: string[] = [];
  let next = 0;
  for (const { type, start, end } of codes) {
    if (start < next) continue;
    rest.push(text.slice(next, start), type === 'inlineCode' ? '`x`' : '\n');
    next = end;
  }
  return [...rest, text.slice(next)].join('');
}
