import { escapeHtml } from '../../render/html.ts';

/** HTML element as data. Attribute values and text are escaped when written. */
export interface PartElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PartNode[];
}

export type PartNode = PartElement | string;

/** Creates an element. Attributes with undefined values and undefined children are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly (PartNode | undefined)[] = [],
): PartElement {
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    children: children.filter((child) => child !== undefined),
  };
}

export function writeHtml(nodes: readonly PartNode[]): string {
  return nodes.map(serialize).join('');
}

function serialize(node: PartNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  return `<${node.name}${writeAttributes(node.attributes)}>${writeHtml(node.children)}</${node.name}>`;
}

/** Writes attributes with escaped values, each after a space. */
export function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
