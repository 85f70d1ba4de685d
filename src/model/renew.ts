import type { Node, PageNode, RootNode, SidebarItem, Site } from '../values/site.ts';
import type { PageFacts } from './facts.ts';
import { sidebarPage } from './sidebars.ts';
import { pageNode } from './tree.ts';

/** Nodes of the tree that have other nodes in them. */
type Holder = RootNode | Extract<Node, { readonly children: readonly Node[] }>;

/**
 * A model with other facts of some pages, where neither their places nor anybody's neighbours change by it. What does not
 * change is shared with the model before.
 *
 * @param changed By route. None of them is hidden, or shown, that was not before.
 */
export function withFacts(before: Site, changed: ReadonlyMap<string, PageFacts>): Pick<Site, 'tree' | 'sidebars'> {
  const nodes = new Map<string, PageNode>();
  const tree = renewHolder(before.tree);
  return { tree, sidebars: shared(before.sidebars, (sidebar) => renewItems(sidebar)) };

  function renewHolder<Some extends Holder>(holder: Some): Some {
    const children = shared(holder.children, renewNode);
    return children === holder.children ? holder : { ...holder, children };
  }

  function renewNode(node: Node): Node {
    if ('children' in node) return renewHolder(node);
    const facts = node.kind === 'page' ? changed.get(node.route) : undefined;
    if (node.kind !== 'page' || facts === undefined) return node;
    const renewed = pageNode(facts, node.source, node.hidden === true);
    nodes.set(node.route, renewed);
    return renewed;
  }

  function renewItems<Some extends { readonly items: readonly SidebarItem[] }>(holder: Some): Some {
    const items = shared(holder.items, renewItem);
    return items === holder.items ? holder : { ...holder, items };
  }

  function renewItem(item: SidebarItem): SidebarItem {
    if (item.kind === 'group') return renewItems(item);
    const node = item.kind === 'page' ? nodes.get(item.route) : undefined;
    return node === undefined ? item : sidebarPage(node, changed.get(node.route));
  }
}

/** A list with its items made anew; the same list where none is another. */
function shared<Item>(items: readonly Item[], renew: (item: Item) => Item): readonly Item[] {
  let renewed: Item[] | undefined;
  for (const [index, item] of items.entries()) {
    const now = renew(item);
    if (now === item) continue;
    renewed ??= [...items];
    renewed[index] = now;
  }
  return renewed ?? items;
}
