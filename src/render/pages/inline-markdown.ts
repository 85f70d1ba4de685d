import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { ComponentChildren } from 'preact';
import type { ComponentRenderer } from '../component-renderer.ts';
import { asSyntaxNode, type SyntaxNode } from '../syntax/node.ts';
import { toHtmlTree } from '../syntax/to-html-tree.ts';

/** Matches any character or word that can begin inline Markdown. */
const inlineMarkdownPattern = /[*_~`[\\&]|https?:|www\./;

/**
 * Parses inline Markdown (emphasis, code, links) in an attribute. Tags and expressions aren't parsed.
 *
 * @returns `undefined` for plain text.
 */
export function parseInlineMarkdown(
  text: string,
  page: Pick<ComponentRenderer, 'element'>,
): ComponentChildren | undefined {
  const inlineNodes = inlineMarkdownPattern.test(text) ? parseInlineNodes(text) : undefined;
  return inlineNodes === undefined ? undefined : toPreactNodes(inlineNodes, page);
}

function toPreactNodes(nodes: readonly SyntaxNode[], page: Pick<ComponentRenderer, 'element'>): ComponentChildren[] {
  return nodes.map((node) =>
    node.type === 'element'
      ? page.element(node.tagName ?? 'span', node.properties ?? {}, toPreactNodes(node.children ?? [], page))
      : (node.value ?? ''),
  );
}

function parseInlineNodes(text: string): readonly SyntaxNode[] | undefined {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const [paragraph, ...siblings] = toHtmlTree(asSyntaxNode(tree)).children ?? [];
  return paragraph?.tagName === 'p' && siblings.length === 0 ? paragraph.children : undefined;
}
