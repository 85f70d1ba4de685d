import type { SyntaxNode } from '../syntax/node.ts';

/** An element with a class. */
export function element(tagName: string, name: string, children: SyntaxNode[]): SyntaxNode {
  return { type: 'element', tagName, properties: { class: name }, children };
}

/** A component as a page would write it. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: SyntaxNode[],
): SyntaxNode {
  const given = Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }));
  return { type: 'mdxJsxFlowElement', name, attributes: given, children };
}

export function text(value: string): SyntaxNode {
  return { type: 'text', value };
}

/** False for the line breaks between blocks. */
export function isSomething({ type, value = '' }: SyntaxNode): boolean {
  return type !== 'text' || value.trim() !== '';
}

/** All the words in a node; empty for none. */
export function textOf(node: SyntaxNode | undefined): string {
  if (node === undefined) return '';
  return node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('');
}
