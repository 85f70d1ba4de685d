import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';

/** A component that points something out. */
export type CalloutKind = 'Note' | 'Tip' | 'Warning' | 'Info' | 'Check' | 'Danger';

/** A label beside a word. */
export interface BadgeData {
  /** The name of a color, as its author wrote it. */
  readonly color: string | undefined;
}

declare module 'mdast' {
  interface EmphasisData {
    /** The label to show instead of emphasis. */
    badge?: BadgeData | undefined;
  }

  interface BlockquoteData {
    /** The component to show instead of a quotation. */
    callout?: CalloutKind | undefined;
  }
}

/** Any node that a description can contain. */
export type MdastNode = RootContent;

const flowTypes: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'thematicBreak', 'blockquote', 'list', 'listItem', 'code'],
  ...['table', 'tableRow', 'tableCell', 'definition', 'footnoteDefinition'],
]);

export function isPhrasing(node: MdastNode): node is PhrasingContent {
  return !flowTypes.has(node.type);
}

/** Text and code of a node, with nothing of its marks. */
export function plainText(node: Nodes): string {
  if ('children' in node) return node.children.map(plainText).join(flowTypes.has(node.type) ? ' ' : '');
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return node.type === 'break' ? ' ' : '';
}

/** Nodes of any kind as blocks: what is in a line is put into paragraphs. */
export function asFlow(nodes: readonly MdastNode[]): MdastNode[] {
  const blocks: MdastNode[] = [];
  let line: PhrasingContent[] = [];
  const endParagraph = (): void => {
    const children = trimPhrasing(line);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node);
    else {
      endParagraph();
      blocks.push(node);
    }
  }
  endParagraph();
  return blocks;
}

/** Nodes of any kind in one line: of blocks, what they contain. */
export function asPhrasing(nodes: readonly MdastNode[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (isPhrasing(node)) return [node];
    if (node.type === 'code') return [{ type: 'inlineCode', value: node.value.replace(/\s+/g, ' ').trim() }];
    const inner = 'children' in node ? asPhrasing(node.children as MdastNode[]) : [];
    return inner.length === 0 ? [] : [...inner, { type: 'text', value: ' ' }];
  });
}

/** Without blank text and line breaks at either end. */
export function trimPhrasing(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const isBlank = (node: PhrasingContent | undefined): boolean =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  let start = 0;
  let end = nodes.length;
  while (start < end && isBlank(nodes[start])) start++;
  while (end > start && isBlank(nodes[end - 1])) end--;
  return nodes.slice(start, end).map((node, index, { length }) => {
    if (node.type !== 'text' || (index > 0 && index < length - 1)) return node;
    const left = index === 0 ? node.value.trimStart() : node.value;
    return { type: 'text', value: index === length - 1 ? left.trimEnd() : left };
  });
}

export function rootOf(children: MdastNode[]): Root {
  return { type: 'root', children };
}

/** What a callout points out, with its name in bold at the beginning: for readers that have no callouts. */
export function withCalloutLabel<T extends MdastNode>(callout: CalloutKind, children: readonly T[]): (T | MdastNode)[] {
  const [first, ...others] = children;
  const label: PhrasingContent[] = [
    { type: 'strong', children: [{ type: 'text', value: `${callout}:` }] },
    { type: 'text', value: ' ' },
  ];
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: label.slice(0, 1) }, ...children];
  return [{ type: 'paragraph', children: [...label, ...first.children] }, ...others];
}
