import type { BlockContent, Blockquote, Heading, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type State } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { createRoot, type MdastNode, withCalloutLabel } from './mdast.ts';

const markdownOptions: Options = {
  bullet: '-',
  emphasis: '*',
  listItemIndent: 'one',
  rule: '-',
  incrementListMarker: true,
};

/** Characters to escape for MDX, math and directives, in addition to GFM. */
const unsafePatterns: NonNullable<Options['unsafe']> = [
  { atBreak: true, character: 'i', after: 'mport ' },
  { atBreak: true, character: 'e', after: 'xport ' },
  { character: '$', inConstruct: 'phrasing' },
  { character: ':', after: '[^ \\n!-/:-@[-`{-~]', inConstruct: 'phrasing' },
  { atBreak: true, character: ':', after: ':' },
];

/** GFM's handler of paragraphs, which also writes task list items (`- [ ]`). */
const writeParagraph = gfmToMarkdown()
  .extensions?.map(({ handlers }) => handlers?.paragraph)
  .find((handler) => handler !== undefined);

/** Replaces position tracking, which is slow and does not affect the output. */
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

/** @param cache Markdown of property items. The handler reads and extends the cache. */
function listItemHandler(cache: WeakMap<ListItem, string>): (typeof defaultHandlers)['listItem'] {
  return (node, parent, state, info) => {
    if (!isMemberItem(node)) return defaultHandlers.listItem(node, parent, state, info);
    // A list directly after another list has a different bullet, so its items aren't cached.
    const isDefaultBullet = state.bulletCurrent === markdownOptions.bullet;
    const cached = isDefaultBullet ? cache.get(node) : undefined;
    if (cached !== undefined) return cached;
    const markdown = defaultHandlers.listItem(replaceComponentsInChildren(node) as ListItem, parent, state, info);
    if (isDefaultBullet) cache.set(node, markdown);
    return markdown;
  };
}

export type MarkdownWriter = (blocks: readonly BlockContent[]) => string;

/**
 * Creates the only function that turns content of a specification into source text. Parsers of GFM, MDX, math and
 * directives parse the output to the same tree. Markdown of properties is cached, because many pages show the same
 * type.
 */
export function createMarkdownWriter(): MarkdownWriter {
  const listItem = listItemHandler(new WeakMap());
  const writer = unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkMdx)
    .use(remarkStringify, { ...markdownOptions, unsafe: unsafePatterns, handlers: { ...handlers, listItem } })
    .freeze();
  return (blocks) =>
    writer.stringify(createRoot(blocks.map((block) => replaceComponents(block) as BlockContent)) as Root).trim();
}

/** Property items are written the same way in any context, so their Markdown can be cached. */
function isMemberItem(node: MdastNode): node is ListItem {
  return node.type === 'listItem' && node.data?.part?.kind === 'member';
}

/** Replaces callouts and badges, which Markdown lacks. Property items stay unchanged until they are written. */
function replaceComponents(node: MdastNode): MdastNode {
  return isMemberItem(node) ? node : replaceComponentsInChildren(node);
}

function hasComponents(node: MdastNode): boolean {
  if (node.type === 'blockquote' && node.data?.callout !== undefined) return true;
  if (node.type === 'emphasis' && node.data?.badge !== undefined) return true;
  return (
    'children' in node && (node.children as MdastNode[]).some((child) => !isMemberItem(child) && hasComponents(child))
  );
}

/** Turns callouts into block quotes with a label, and badges into text. Other nodes are returned unchanged. */
function replaceComponentsInChildren(node: MdastNode): MdastNode {
  if (!('children' in node) || !hasComponents(node)) return node;
  const children = (node.children as MdastNode[]).flatMap((child): MdastNode[] => {
    const plainChild = replaceComponents(child);
    return plainChild.type === 'emphasis' && plainChild.data?.badge !== undefined ? plainChild.children : [plainChild];
  });
  if (node.type !== 'blockquote' || node.data?.callout === undefined) return { ...node, children } as MdastNode;
  return { type: 'blockquote', children: withCalloutLabel(node.data.callout, children) as Blockquote['children'] };
}

/** Matches text that needs no escaping in GFM, MDX, math and directives. */
const plainTextPattern = /^(?:[\p{L}\p{N} ,;'"()?%/=+.!\u2010-\u2027\u00a0-]|:(?= |$))*$/u;
/** GFM turns `www.example.com` into a link. */
const domainPattern = /[Ww]\./;
const moduleKeyword = /^(?:im|ex)port /;
const plainUrl = /^(?:https?:\/\/|\/)[\w/.#?=%+-]*$/;

/**
 * Fast path for paragraphs that need no escaping: same output in a tenth of the time. `undefined` for any other
 * paragraph.
 */
export function writePlainParagraph({ children }: Paragraph): string | undefined {
  const [first] = children;
  if (first?.type === 'text' && (!/^\p{L}/u.test(first.value) || moduleKeyword.test(first.value))) return undefined;
  return writePlainPhrase(children);
}

/** Fast path for phrases of text, code, links and bold text; `undefined` for any other phrase. */
export function writePlainPhrase(children: readonly PhrasingContent[]): string | undefined {
  let markdown = '';
  for (const [index, node] of children.entries()) {
    const piece = writePlainNode(node, children[index - 1], children[index + 1]);
    if (piece === undefined) return undefined;
    markdown += piece;
  }
  return /^$|^\s|\s$/.test(markdown) ? undefined : markdown;
}

function writePlainNode(
  node: PhrasingContent,
  previous: PhrasingContent | undefined,
  next: PhrasingContent | undefined,
): string | undefined {
  // Adjacent markers or adjacent texts would merge.
  if (previous !== undefined && (previous.type === 'text') === (node.type === 'text')) return undefined;
  if (node.type === 'text') {
    return node.value === '' || !plainTextPattern.test(node.value) || domainPattern.test(node.value)
      ? undefined
      : node.value;
  }
  if (node.type === 'inlineCode') return /^$|[`\r\n]|^ | $/.test(node.value) ? undefined : `\`${node.value}\``;
  if (node.type !== 'link' && node.type !== 'strong') return undefined;
  if (
    (previous?.type === 'text' && /[\p{L}\p{N}!]$/u.test(previous.value)) ||
    (next?.type === 'text' && /^[\p{L}\p{N}]/u.test(next.value))
  ) {
    return undefined;
  }
  const content = node.children.every(({ type }) => type === 'text' || type === 'inlineCode')
    ? writePlainPhrase(node.children)
    : undefined;
  if (content === undefined || node.type === 'strong') return content && `**${content}**`;
  // Code with a bracket could end the link text.
  return plainUrl.test(node.url) && !node.title && !content.includes(']') ? `[${content}](${node.url})` : undefined;
}
