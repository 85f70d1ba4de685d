import type { BodyFormat } from '../values/page-body.ts';
import type { Range } from '../values/place.ts';
import { areAlikeModules, isAlikeExpression, isAlikeValue } from './alike-code.ts';
import { type CodeRange, isDoubtfulText } from './doubtful-text.ts';
import { attributesOf, type BodyNode, offsetsOf } from './tree.ts';

/*
 * Trees that satteri 0.10 and remark make in two ways, found by comparing them on random texts. The conditions are wider
 * than need be: a page that meets one costs the time of remark, a difference would cost trust. Of real pages, six in a
 * thousand meet one.
 */

/** What has to follow a block of imports and exports: nothing, or a blank line. */
const restOfModule = /[ \t]*(?:\r?\n[ \t]*)?(?:\r?\n|$(?![\s\S]))/y;
/** An element or braces in text; at the end of a cell or a heading, "<" is an element that is not finished. */
const markup = /(?<!\\)(?:\{|<(?:[A-Za-z/>]|\s*$))/;
/** What may follow a block on its line; of what else is there satteri loses some. */
const restOfLine = / *(?:\s*|<.*)?(?:\n|$(?![\s\S]))/y;
/** A line that is nothing but a tag, or an expression: no parser takes it for a part of the paragraph before it. */
const lineOfItsOwn = /[ \t]*(?:<[^<>{}\r\n]*>|\{[^<>{}\r\n]*\})[ \t]*(?:\r?\n|$(?![\s\S]))/y;
/** An element on one line, or with its closing tag alone on the last one. */
const ownEnd = /^[^\n]*$|\n[ \t]*<\/[^<>]*>$/;
/** A line that may end a paragraph of MDX, with whatever is open in it: it is blank, or begins another block. */
const endOfParagraph = /\n[ \t]*(?:[<{>#*+~=|_-]|\d|```|\r?\n)/;
const mail = /^(?:mailto|xmpp):/i;
const plainAddress = /^https?:\/\/(?:[\w.+@-]*\w\.[a-z]{2,}|localhost)(?:[/?#:][\x21-\x7e]*)?$/i;
const containers: ReadonlySet<string> = new Set(['list', 'blockquote']);
const codeTypes: ReadonlySet<string> = new Set(['code', 'inlineCode', 'mdxjsEsm']);

/** True if the tree of satteri can be used: nothing in it is known to be read in two ways. */
export function isTrustedTree(root: BodyNode, text: string, format: BodyFormat): boolean {
  const codes: CodeRange[] = [];
  const trusts = (node: BodyNode, parent: Range, margin: number): boolean => {
    const { type, children = [] } = node;
    const whole = offsetsOf(node) ?? parent;
    if (whole.start < parent.start || whole.end > parent.end) return false;
    if (codeTypes.has(type)) codes.push({ type, ...whole });
    const written = text.slice(whole.start, whole.end);
    const isMarked = /[{<]/.test(written);
    if (!isTrustedNode(node, whole, text, isMarked)) return false;
    if (isMarked && format === 'mdx' && !isTrustedMarkup(node, whole, text, margin)) return false;
    if (isMarked && hasLazyElement(children, text)) return false;
    if (isMarked && hasOpenCode(children, text)) return false;
    const inner = containers.has(type) || type === 'listItem' ? Math.max(margin, marginIn(node, text)) : margin;
    return children.every((child) => trusts(child, whole, inner));
  };
  if (!trusts(root, { start: 0, end: text.length }, 0) || isDoubtfulText(text, format, codes)) return false;
  return areAlikeModules(codes.flatMap(({ type, start, end }) => (type === 'mdxjsEsm' ? text.slice(start, end) : [])));
}

/** Whether both parsers are known to read a node the same way, not counting what is in it. */
function isTrustedNode(node: BodyNode, { start, end }: Range, text: string, isMarked: boolean): boolean {
  const { type, url = '', children = [] } = node;
  switch (type) {
    case 'link':
      return text[start] === '[' || text[start] === '<' || mail.test(url) || plainAddress.test(url);
    case 'definition':
      return !/^["'(]/.test(url);
    case 'tableRow':
      // remark ends an expression of several lines with its row, and the table where HTML begins.
      return !isMarked || (!/^\s*<|\n/.test(text.slice(start, end)) && !children.some((cell) => hasPipe(cell, text)));
    case 'footnoteReference':
      return false;
    case 'mdxjsEsm':
      return matchesAt(restOfModule, text, end);
    default:
      return true;
  }
}

/** The same for a node of MDX with an opening brace or bracket in it. */
function isTrustedMarkup(node: BodyNode, whole: Range, text: string, margin: number): boolean {
  const { type } = node;
  const written = text.slice(whole.start, whole.end);
  if (type === 'text') return !markup.test(written);
  if (type === 'inlineCode') return !endOfParagraph.test(written);
  if (type === 'image' || type === 'imageReference') return false;
  if (!type.startsWith('mdx') || type === 'mdxjsEsm') return true;
  // Some of those of which a line stands less deep than its list or quote are refused by MDX.
  if (!hasAlikeCode(node) || (margin > 0 && !isAsDeep(written, margin))) return false;
  if (/^mdx\w*Text/.test(type) && endOfParagraph.test(written)) return false;
  if (/^mdx\w*Flow/.test(type) && !matchesAt(restOfLine, text, whole.end)) return false;
  if (!type.startsWith('mdxJsx')) return true;
  return endsItself(node, written) && !endsInList(node, whole, text);
}

/** Whether an expression or element in a cell contains what ends a cell for remark. */
function hasPipe({ children = [] }: BodyNode, text: string): boolean {
  return children.some((node) => node.type.startsWith('mdx') && isWrittenWith('|', node, text));
}

/**
 * How far a line has to be indented to be in a list item for both parsers: as far as the first thing in it. In a quote no
 * indentation is enough.
 */
function marginIn({ type, children: [first] = [] }: BodyNode, text: string): number {
  if (type === 'list') return 0;
  const start = (first && offsetsOf(first)?.start) ?? 0;
  const before = text.slice(lineStart(text, start), start);
  return type === 'blockquote' || first === undefined || before.includes('\t')
    ? Number.POSITIVE_INFINITY
    : before.length;
}

/** Whether each line but the first is blank or indented with so many spaces. */
function isAsDeep(written: string, margin: number): boolean {
  return written
    .split('\n')
    .slice(1)
    .every((line) => line.trim() === '' || line.search(/[^ ]/) >= margin);
}

/** Whether the braces of an expression, or of an element's attributes, end for both parsers where they end for one. */
function hasAlikeCode(node: BodyNode): boolean {
  if (node.type.endsWith('Expression')) return isAlikeExpression(node.value ?? '');
  return attributesOf(node).every(
    ({ name, value }) =>
      name !== undefined && (typeof value !== 'object' || value === null || isAlikeValue(value.value)),
  );
}

/** Whether an element ends with its own closing tag, or has none. */
function endsItself({ name, children = [] }: BodyNode, written: string): boolean {
  const closing = /<\s*\/\s*([^\s<>]*)\s*>$/.exec(written);
  return closing === null ? children.length === 0 && /\/\s*>$/.test(written) : closing[1] === (name ?? '');
}

/** Whether the closing tag of an element of several lines is, or may be, in the list that the element ends with. */
function endsInList({ children = [] }: BodyNode, { start, end }: Range, text: string): boolean {
  const tag = text.lastIndexOf('<', end - 1);
  const before = text.slice(lineStart(text, tag), tag);
  if (tag - before.length <= start) return false;
  const last = children.at(-1);
  if (!/^[ \t]*$/.test(before)) return last !== undefined && containers.has(last.type);
  if (last?.type !== 'list') return false;
  const item = offsetsOf(last.children?.at(-1) ?? last)?.start ?? 0;
  // What is indented as far as its text belongs to an item, behind blank lines too.
  return before.includes('\t') || before.length > item - lineStart(text, item);
}

/** Whether an element follows a list or quote without a blank line: remark may take it for a part of that. */
function hasLazyElement(siblings: readonly BodyNode[], text: string): boolean {
  return siblings.some((node, index) => {
    const before = siblings[index - 1];
    if (before === undefined || !containers.has(before.type) || !/^(?:mdx|html)/.test(node.type)) return false;
    const { start, end } = offsetsOf(node) ?? { start: 0, end: 0 };
    const isOwn = matchesAt(lineOfItsOwn, text, lineStart(text, start)) && ownEnd.test(text.slice(start, end));
    if (node.type !== 'html' && isOwn) return false;
    return text.slice(offsetsOf(before)?.end ?? 0, start).split('\n').length < 3;
  });
}

/** Whether a backtick in text may begin code that ends in an expression or element behind it. */
function hasOpenCode(siblings: readonly BodyNode[], text: string): boolean {
  const first = siblings.findIndex((node) => node.type === 'text' && isWrittenWith('`', node, text));
  const isEnd = (node: BodyNode): boolean => node.type.startsWith('mdx') && isWrittenWith('`', node, text);
  return first !== -1 && siblings.slice(first).some(isEnd);
}

/** Whether a sign is anywhere in what a node was written as. */
function isWrittenWith(sign: string, node: BodyNode, text: string): boolean {
  const { start, end } = offsetsOf(node) ?? { start: 0, end: 0 };
  return text.slice(start, end).includes(sign);
}

/** Whether a sticky pattern matches at an offset. */
function matchesAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}
