import type { ComponentChildren } from 'preact';
import type { ComponentRenderer } from '../component-renderer.ts';
import type { SyntaxNode } from '../syntax/node.ts';
import { parsePhrases } from '../syntax/parse-phrases.ts';

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
