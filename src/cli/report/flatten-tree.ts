import type { Node, RootNode, Site, Source } from '../../core/site.ts';
import type { ReportNode } from './data.ts';

/** A node with if it was written. */
export interface FlatNode extends ReportNode {
  readonly source?: Source;
}

/** The navigation as a list, each node before what is in it; page files that it never reaches come last. */
export function flattenTree({ tree, pages }: Site, indexOf: ReadonlyMap<string, number>): FlatNode[] {
  const nodes: FlatNode[] = [];
  const add = (children: readonly Node[], parent: number): void => {
    for (const child of children) {
      const at = nodes.push({ parent, ...describe(child, indexOf) }) - 1;
      if ('children' in child) add(child.children, at);
      if (child.kind === 'section') add(child.global ?? [], at);
    }
  };
  add(tree.children, -1);
  addGlobal(tree, nodes, indexOf);
  const unlisted = Object.values(pages).filter(({ placements }) => placements.length === 0);
  if (unlisted.length > 0) {
    const parent = nodes.push({ parent: -1, kind: 'files', label: 'Unlisted pages' }) - 1;
    for (const { route, title } of unlisted) {
      const page = indexOf.get(route);
      if (page !== undefined) nodes.push({ parent, kind: 'page', label: title, page });
    }
  }
  return nodes;
}

function addGlobal({ global }: RootNode, nodes: FlatNode[], indexOf: ReadonlyMap<string, number>): void {
  if (global.length === 0) return;
  const parent = nodes.push({ parent: -1, kind: 'global', label: 'On every page' }) - 1;
  for (const link of global) nodes.push({ parent, ...describe(link, indexOf) });
}

function describe(node: Node, indexOf: ReadonlyMap<string, number>): Omit<FlatNode, 'parent'> {
  const { label, hidden, source } = node;
  const common = { label, source, hidden: hidden === true ? hidden : undefined };
  switch (node.kind) {
    case 'section':
      return { kind: node.axis, name: node.name, ...common };
    case 'page':
      return { kind: 'page', page: indexOf.get(node.route), ...common };
    case 'link':
      return { kind: 'link', href: node.href, ...common };
    case 'group':
    case 'endpoint':
      return { kind: node.kind, ...common };
  }
}
