import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';

export type CalloutKind = 'Note' | 'Tip' | 'Warning' | 'Info' | 'Check' | 'Danger';

export interface BadgeData {
  readonly color: string | undefined;
}

declare module 'mdast' {
  interface EmphasisData {
    badge?: BadgeData | undefined;
  }

  interface BlockquoteData {
    callout?: CalloutKind | undefined;
  }
}

export type MdastNode = RootContent;

const flowTypes: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'thematicBreak', 'blockquote', 'list', 'listItem', 'code'],
  ...['table', 'tableRow', 'tableCell', 'definition', 'footnoteDefinition'],
]);

export function isPhrasing(node: MdastNode): node is PhrasingContent {
  return !flowTypes.has(node.type);
}

export function plainText(node: Nodes): string {
  if ('children' in node) return node.children.map(plainText).join(flowTypes.has(node.type) ? ' ' : '');
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return node.type === 'break' ? ' ' : '';
}

/** Wraps phrasing content in paragraphs. */
export function asFlow(nodes: readonly MdastNode[]): MdastNode[] {
  const blocks: MdastNode[] = [];
  let paragraphNodes: PhrasingContent[] = [];
  const endParagraph = (): void => {
    const children = trimPhrasing(paragraphNodes);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    paragraphNodes = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) paragraphNodes.push(node);
    else {
      endParagraph();
      blocks.push(node);
    }
  }
  endParagraph();
  return blocks;
}

/** Replaces blocks by their inline content. */
export function asPhrasing(nodes: readonly MdastNode[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (isPhrasing(node)) return [node];
    if (node.type === 'code') return [{ type: 'inlineCode', value: node.value.replace(/\s+/g, ' ').trim() }];
    const content = 'children' in node ? asPhrasing(node.children as MdastNode[]) : [];
    return content.length === 0 ? [] : [...content, { type: 'text', value: ' ' }];
  });
}

/** Trims blank text and line breaks at both ends. */
export function trimPhrasing(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const isBlank = (node: PhrasingContent | undefined): boolean =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  let start = 0;
  let end = nodes.length;
  while (start < end && isBlank(nodes[start])) start++;
  while (end > start && isBlank(nodes[end - 1])) end--;
  return nodes.slice(start, end).map((node, index, { length }) => {
    if (node.type !== 'text' || (index > 0 && index < length - 1)) return node;
    const trimmedText = index === 0 ? node.value.trimStart() : node.value;
    return { type: 'text', value: index === length - 1 ? trimmedText.trimEnd() : trimmedText };
  });
}

export function createRoot(children: MdastNode[]): Root {
  return { type: 'root', children };
}

/** Starts the content with the callout's name in bold, for output formats without callouts. */
export function withCalloutLabel<T extends MdastNode>(callout: CalloutKind, children: readonly T[]): (T | MdastNode)[] {
  const [first, ...otherChildren] = children;
  const label: PhrasingContent[] = [
    { type: 'strong', children: [{ type: 'text', value: `${callout}:` }] },
    { type: 'text', value: ' ' },
  ];
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: label.slice(0, 1) }, ...children];
  return [{ type: 'paragraph', children: [...label, ...first.children] }, ...otherChildren];
}
