import { escapeHtml } from '../../render/html.ts';

/** An element of a page as data. What its attributes say and what is in it is text, never markup. */
export interface PartElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PartNode[];
}

export type PartNode = PartElement | string;

/** @param attributes Those without a value are left out, and so are children that are undefined. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly (PartNode | undefined)[] = [],
): PartElement {
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    ),
    children: children.filter((child) => child !== undefined),
  };
}

/** Elements as HTML, for generators whose pages are text. */
export function writeHtml(nodes: readonly PartNode[]): string {
  return nodes.map(written).join('');
}

function written(node: PartNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${node.name}${attributes.join('')}>${writeHtml(node.children)}</${node.name}>`;
}
