import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { asTree, type SyntaxNode } from './node.ts';
import { toHtmlTree } from './to-html-tree.ts';

/** The nodes of a paragraph of Markdown, without any tags; undefined for a text that is not just one paragraph. */
export function parsePhrases(text: string): readonly SyntaxNode[] | undefined {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const [line, ...others] = toHtmlTree(asTree(tree)).children ?? [];
  return line?.tagName === 'p' && others.length === 0 ? line.children : undefined;
}
