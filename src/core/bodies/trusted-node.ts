import type { BodyFormat } from '../values/page-body.ts';
import type { Range } from '../values/place.ts';
import { isAlikeExpression, isAlikeSpread, isAlikeValue } from './alike-code.ts';
import { attributesOf, type BodyNode } from './tree.ts';

/** What may follow a block on its line; of what else is there satteri loses some. */
const restOfLine = /^ *(?:\s*|<\/.*)?$/;
/** In code of several lines, one that may begin a block: neither words nor `<name>` with words behind it. */
const lineOfBlock = /\n(?![ \t]*(?:[A-Za-z"'(/.$@]|[^ -~\s]|--?[A-Za-z]|`(?!`)|<[A-Za-z][\w-]*>[ \t]*[^\s<{]))/;
const mail = /^(?:mailto|xmpp):/i;
const plainAddress = /^https?:\/\/(?:[\w.+@-]*\w\.[a-z]{2,}|localhost)(?:[/?#:][\x21-\x7e]*)?$/i;

/**
 * Whether both parsers are known to read a node alike, what is in it apart.
 *
 * @param isMarked Whether it contains an opening brace or bracket.
 */
export function isTrustedNode(
  node: BodyNode,
  { start, end }: Range,
  text: string,
  format: BodyFormat,
  isMarked: boolean,
): boolean {
  const { type } = node;
  switch (type) {
    case 'link': {
      const { url = '' } = node;
      return text[start] === '[' || text[start] === '<' || mail.test(url) || plainAddress.test(url);
    }
    case 'footnoteReference':
      // A footnote in the text of a link or picture.
      return text[start - 1] !== '[';
    case 'definition':
      return !/^["'(]/.test(node.url ?? '');
    case 'tableRow':
      // remark ends an expression of several lines with its row, and the table where HTML begins.
      return !isMarked || !/^\s*<|\n/.test(text.slice(start, end));
  }
  if (format === 'md' || !isMarked) return true;
  switch (type) {
    case 'image':
    case 'imageReference':
      return false;
    case 'inlineCode':
      return !lineOfBlock.test(text.slice(start, end));
    case 'mdxFlowExpression':
      return restOfLine.test(text.slice(end, lineEnd(text, end)));
    case 'mdxJsxFlowElement':
      if (!restOfLine.test(text.slice(end, lineEnd(text, end)))) return false;
  }
  // Elements that end otherwise than with their tag.
  return !type.startsWith('mdxJsx') || /(?:\/\s*|<\s*\/[^<>]*)>$/.test(text.slice(start, end));
}

/** Whether the braces of an expression, or of an element's attributes, end for both parsers where they end for one. */
export function hasAlikeCode(node: BodyNode): boolean {
  if (node.type.endsWith('Expression')) return isAlikeExpression(node.value ?? '');
  return attributesOf(node).every(({ name, value }) => {
    if (name === undefined) return isAlikeSpread(String(value));
    return typeof value !== 'object' || value === null || isAlikeValue(value.value);
  });
}

/** Where the line of an offset ends. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
