import type { BlockContent, ListItem } from 'mdast';
import { joinPhrases, type PhraseLike } from '../prose/phrase.ts';
import type { EndpointPart } from './part.ts';

export function paragraph(...parts: readonly PhraseLike[]): BlockContent {
  return { type: 'paragraph', children: [...joinPhrases(parts)] };
}

export function heading(depth: 2 | 3 | 4, content: PhraseLike, section?: string): BlockContent {
  const node: BlockContent = { type: 'heading', depth, children: [...joinPhrases([content])] };
  return section === undefined ? node : asPart({ kind: 'section', name: section }, node);
}

export function asPart<Node extends BlockContent | ListItem>(part: EndpointPart, node: Node): Node {
  node.data = { part };
  return node;
}

/** @param language Ignored unless it is a plain word. */
export function codeBlock(text: string, language: string): BlockContent {
  const lang = /^[\w+#.-]{1,30}$/.test(language) ? language : null;
  return { type: 'code', lang, value: text.replace(/\r\n?/g, '\n').replace(/\n+$/, '') };
}

export function list(items: readonly ListItem[]): BlockContent {
  return { type: 'list', ordered: false, spread: false, children: [...items] };
}

export function listItem(
  firstLine: PhraseLike,
  blocks: readonly BlockContent[] = [],
  children: readonly ListItem[] = [],
): ListItem {
  const nestedList = children.length === 0 ? [] : [list(children)];
  return { type: 'listItem', spread: blocks.length > 0, children: [paragraph(firstLine), ...blocks, ...nestedList] };
}

/** Approximate length in characters. */
export function contentLength(nodes: readonly unknown[]): number {
  let length = 0;
  for (const node of nodes as readonly { value?: string; url?: string; children?: readonly unknown[] }[]) {
    length += 2 + (node.value?.length ?? 0) + (node.url?.length ?? 0);
    if (node.children !== undefined) length += contentLength(node.children);
  }
  return length;
}
