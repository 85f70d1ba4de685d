import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { ComponentChildren } from 'preact';
import type { ComponentRenderer } from '../component-renderer.ts';
import { asTree, type SyntaxNode } from '../syntax/node.ts';
import { toHtmlTree } from '../syntax/to-html-tree.ts';

/** Matches any character or word that can begin inline Markdown. */
const inlineMarkup = /[*_~`[\\&]|https?:|www\./;

/**
 * Parses inline Markdown (emphasis, code, links) in an attribute. Tags and expressions aren't parsed.
 *
 * @returns `undefined` for plain text.
 */
export function parseInlineMarkdown(
  text: string,
  page: Pick<ComponentRenderer, 'element'>,
): ComponentChildren | undefined {
  const line = inlineMarkup.test(text) ? parsePhrases(text) : undefined;
  return line === undefined ? undefined : nodesOf(line, page);
}

function nodesOf(nodes: readonly SyntaxNode[], page: Pick<ComponentRenderer, 'element'>): ComponentChildren[] {
  return nodes.map((node) =>
    node.type === 'element'
      ? page.element(node.tagName ?? 'span', node.properties ?? {}, nodesOf(node.children ?? [], page))
      : (node.value ?? ''),
  );
}

function parsePhrases(text: string): readonly SyntaxNode[] | undefined {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const [paragraph, ...others] = toHtmlTree(asTree(tree)).children ?? [];
  return paragraph?.tagName === 'p' && others.length === 0 ? paragraph.children : undefined;
}
