import type { BlockContent, Blockquote, Heading, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type State } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { type MdastNode, rootOf, withCalloutLabel } from './mdast.ts';

const format: Options = { bullet: '-', emphasis: '*', listItemIndent: 'one', rule: '-', incrementListMarker: true };

/** What text must not begin for readers of MDX, formulas and directives, beside what GFM gives a meaning to. */
const unsafePatterns: NonNullable<Options['unsafe']> = [
  { atBreak: true, character: 'i', after: 'mport ' },
  { atBreak: true, character: 'e', after: 'xport ' },
  { character: '$', inConstruct: 'phrasing' },
  { character: ':', after: '[^ \\n!-/:-@[-`{-~]', inConstruct: 'phrasing' },
  { atBreak: true, character: ':', after: ':' },
];

/** How GFM writes a paragraph: with the box of a task before it. */
const writeParagraph = gfmToMarkdown()
  .extensions?.map(({ handlers }) => handlers?.paragraph)
  .find((handler) => handler !== undefined);

/** Where a node is written makes no difference to how: to keep count of lines and columns takes time for nothing. */
const noopTracker: ReturnType<State['createTracker']> = {
  move: (markdown) => markdown ?? '',
  current: () => ({ now: { line: 1, column: 1 }, lineShift: 0 }),
  shift: () => {},
};

const handlers: NonNullable<Options['handlers']> = {
  root(node: Root, parent, state, info) {
    state.createTracker = () => noopTracker;
    return defaultHandlers.root(node, parent, state, info);
  },
  ...(writeParagraph === undefined
    ? {}
    : {
        paragraph(node: Paragraph, parent, state, info) {
          const isTask = parent?.type === 'listItem' && typeof parent.checked === 'boolean';
          return (isTask ? undefined : writePlainParagraph(node)) ?? writeParagraph(node, parent, state, info);
        },
      }),
  heading: (node: Heading, parent, state, info) => {
    const markdown = writePlainPhrase(node.children);
    return markdown === undefined
      ? defaultHandlers.heading(node, parent, state, info)
      : `${'#'.repeat(node.depth)} ${markdown}`;
  },
};

/** @param cache Takes what is written of members, and gives what was. */
function listItemHandler(cache: WeakMap<ListItem, string>): (typeof defaultHandlers)['listItem'] {
  return (node, parent, state, info) => {
    if (!isMember(node)) return defaultHandlers.listItem(node, parent, state, info);
    // A list right after another one has a bullet of its own.
    const isDefaultBullet = state.bulletCurrent === format.bullet;
    const cached = isDefaultBullet ? cache.get(node) : undefined;
    if (cached !== undefined) return cached;
    const markdown = defaultHandlers.listItem(withPlainChildren(node) as ListItem, parent, state, info);
    if (isDefaultBullet) cache.set(node, markdown);
    return markdown;
  };
}

/** Writes blocks as the text of a file. */
export type MarkdownWriter = (blocks: readonly BlockContent[]) => string;

/**
 * Blocks as the text of a file: GFM that readers of MDX, formulas and directives read as the same tree. The one place
 * where what a specification says becomes text. The members of a type, which are on every page that shows it, are written
 * once by each writer.
 */
export function createMarkdownWriter(): MarkdownWriter {
  const listItem = listItemHandler(new WeakMap());
  const writer = unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkMdx)
    .use(remarkStringify, { ...format, unsafe: unsafePatterns, handlers: { ...handlers, listItem } })
    .freeze();
  return (blocks) =>
    writer.stringify(rootOf(blocks.map((block) => withoutComponents(block) as BlockContent)) as Root).trim();
}

/** True for an item of our own: below it, whatever is around it makes no difference to how it is written. */
function isMember(node: MdastNode): node is ListItem {
  return node.type === 'listItem' && node.data?.part?.kind === 'member';
}

/** Markdown has no callouts and no badges. Members are left to when they are written. */
function withoutComponents(node: MdastNode): MdastNode {
  return isMember(node) ? node : withPlainChildren(node);
}

function hasComponents(node: MdastNode): boolean {
  if (node.type === 'blockquote' && node.data?.callout !== undefined) return true;
  if (node.type === 'emphasis' && node.data?.badge !== undefined) return true;
  return 'children' in node && (node.children as MdastNode[]).some((child) => !isMember(child) && hasComponents(child));
}

/** With a quotation and a label instead of each callout, and the words of each badge. Most nodes stay as they are. */
function withPlainChildren(node: MdastNode): MdastNode {
  if (!('children' in node) || !hasComponents(node)) return node;
  const children = (node.children as MdastNode[]).flatMap((child): MdastNode[] => {
    const plainChild = withoutComponents(child);
    return plainChild.type === 'emphasis' && plainChild.data?.badge !== undefined ? plainChild.children : [plainChild];
  });
  if (node.type !== 'blockquote' || node.data?.callout === undefined) return { ...node, children } as MdastNode;
  return { type: 'blockquote', children: withCalloutLabel(node.data.callout, children) as Blockquote['children'] };
}

/** Characters that mean nothing in the middle of a line, to readers of GFM, MDX, formulas and directives alike. */
const plain = /^(?:[\p{L}\p{N} ,;'"()?%/=+.!\u2010-\u2027\u00a0-]|:(?= |$))*$/u;
/** What makes a link of an address that is written without marks. */
const domain = /[Ww]\./;
const keyword = /^(?:im|ex)port /;
const plainAddress = /^(?:https?:\/\/|\/)[\w/.#?=%+-]*$/;

/**
 * The Markdown of a paragraph in which no character needs to be escaped, as most are. It is what the writer would make of
 * it, in a tenth of the time. Undefined for any other paragraph.
 */
export function writePlainParagraph({ children }: Paragraph): string | undefined {
  const [first] = children;
  if (first?.type === 'text' && (!/^\p{L}/u.test(first.value) || keyword.test(first.value))) return undefined;
  return writePlainPhrase(children);
}

/** The same of a part of a line: text of plain words, code, links and bold text. */
export function writePlainPhrase(children: readonly PhrasingContent[]): string | undefined {
  let written = '';
  for (const [index, node] of children.entries()) {
    const piece = writePlainNode(node, children[index - 1], children[index + 1]);
    if (piece === undefined) return undefined;
    written += piece;
  }
  return /^$|^\s|\s$/.test(written) ? undefined : written;
}

/** One node of it, between two others. */
function writePlainNode(
  node: PhrasingContent,
  previous: PhrasingContent | undefined,
  after: PhrasingContent | undefined,
): string | undefined {
  // Marks that touch would be others, and so would texts.
  if (previous !== undefined && (previous.type === 'text') === (node.type === 'text')) return undefined;
  if (node.type === 'text') {
    return node.value === '' || !plain.test(node.value) || domain.test(node.value) ? undefined : node.value;
  }
  if (node.type === 'inlineCode') return /^$|[`\r\n]|^ | $/.test(node.value) ? undefined : `\`${node.value}\``;
  if (node.type !== 'link' && node.type !== 'strong') return undefined;
  if (
    (previous?.type === 'text' && /[\p{L}\p{N}!]$/u.test(previous.value)) ||
    (after?.type === 'text' && /^[\p{L}\p{N}]/u.test(after.value))
  ) {
    return undefined;
  }
  const inner = node.children.every(({ type }) => type === 'text' || type === 'inlineCode')
    ? writePlainPhrase(node.children)
    : undefined;
  if (inner === undefined || node.type === 'strong') return inner && `**${inner}**`;
  // Code with a bracket may end the text of a link.
  return plainAddress.test(node.url) && !node.title && !inner.includes(']') ? `[${inner}](${node.url})` : undefined;
}
