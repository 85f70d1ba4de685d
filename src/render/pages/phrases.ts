import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { ComponentChildren } from 'preact';
import type { ComponentRenderer } from '../component-renderer.ts';
import { asTree, type SyntaxNode } from '../syntax/node.ts';
import { toHtmlTree } from '../syntax/to-html-tree.ts';

/** What a line of plain text never contains. */
const marks = /[*_~`[\\&]|https?:|www\./;

/**
 * Emphasis, code and links in an attribute that hosts read as Markdown. Tags and expressions are text in it.
 *
 * @returns Undefined for a text that is no more than text.
 */
export function phrasesOf(text: string, page: Pick<ComponentRenderer, 'element'>): ComponentChildren | undefined {
  const line = marks.test(text) ? parsePhrases(text) : undefined;
  return line === undefined ? undefined : nodesOf(line, page);
}

function nodesOf(nodes: readonly SyntaxNode[], page: Pick<ComponentRenderer, 'element'>): ComponentChildren[] {
  return nodes.map((node) =>
    node.type === 'element'
      ? page.element(node.tagName ?? 'span', node.properties ?? {}, nodesOf(node.children ?? [], page))
      : (node.value ?? ''),
  );
}

/** The nodes of a paragraph of Markdown, without any tags; undefined for a text that is not just one paragraph. */
function parsePhrases(text: string): readonly SyntaxNode[] | undefined {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const [line, ...others] = toHtmlTree(asTree(tree)).children ?? [];
  return line?.tagName === 'p' && others.length === 0 ? line.children : undefined;
}
