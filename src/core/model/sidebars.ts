import { axesWithoutBreadcrumbs } from '../config/elements.ts';
import type {
  Context,
  Crumb,
  GroupNode,
  Icon,
  Node,
  PageNode,
  Placement,
  RootNode,
  SectionNode,
  Sidebar,
  SidebarItem,
  SidebarPage,
  Source,
} from '../site.ts';
import { defined } from '../values/json.ts';
import { type Visibility, visibilityBelow } from '../values/navigation.ts';
import type { PageFacts } from './facts.ts';
import type { NavigationTree } from './tree.ts';

/** A placement under construction: neighbors and counterparts are added after all placements exist. */
export interface RoutedPlacement {
  readonly route: string;
  readonly isIndexed: boolean;
  readonly placement: { -readonly [Member in keyof Placement]: Placement[Member] };
}

export interface ContextPart {
  readonly sidebar: Sidebar;
  readonly placements: readonly RoutedPlacement[];
}

interface Inherited {
  readonly context: Context;
  readonly crumbs: readonly Crumb[];
  readonly path: readonly number[];
  readonly group?: GroupNode;
  readonly visibility: Visibility;
}

/** Builds a context for the root and for each section that directly contains groups, pages or links, in tree order. */
export function buildContexts(
  { root, rootSources, indexed }: NavigationTree,
  facts: ReadonlyMap<string, PageFacts>,
): readonly ContextPart[] {
  const parts: ContextPart[] = [];
  visitSection(root, { context: {}, crumbs: [], path: [], visibility: 'visible' });
  return parts;

  function visitSection(node: RootNode | SectionNode, above: Inherited): void {
    const content = node.children.filter((child) => !isSectionLike(child));
    if (content.length > 0) parts.push(contextOf(content, above, parts.length));
    for (const [index, child] of node.children.entries()) {
      if (child.kind !== 'section') continue;
      visitSection(child, {
        context: { ...above.context, [child.axis]: child.name },
        crumbs: axesWithoutBreadcrumbs.has(child.axis) ? above.crumbs : addCrumb(above.crumbs, child),
        path: [...above.path, index],
        visibility: visibilityOf(child, above.visibility),
      });
    }
  }

  function visibilityOf(node: SectionNode | GroupNode, above: Visibility): Visibility {
    return visibilityBelow(above, { hidden: node.hidden === true, indexed: indexed.has(node.source) });
  }

  function contextOf(nodes: readonly Node[], above: Inherited, sidebar: number): ContextPart {
    const placements: RoutedPlacement[] = [];
    for (const node of nodes) visitChild(node, above, sidebar, placements);
    joinNeighbors(placements);
    return {
      sidebar: { context: above.context, path: above.path, items: sidebarItems(nodes, facts, false) },
      placements,
    };
  }

  function visitChild(node: Node, above: Inherited, sidebar: number, placements: RoutedPlacement[]): void {
    if (node.kind === 'page') {
      // A group's root may be listed again among the group's pages.
      if (node.route === above.group?.root) return;
      placements.push(placeOf(node.route, node.source, above, sidebar, node.hidden === true));
    } else if (node.kind === 'group') {
      const crumbs = addCrumb(above.crumbs, node);
      const inside = { ...above, crumbs, group: node, visibility: visibilityOf(node, above.visibility) };
      if (node.root !== null) {
        placements.push(placeOf(node.root, rootSources.get(node) ?? node.source, inside, sidebar, false));
      }
      for (const child of node.children) visitChild(child, inside, sidebar, placements);
    }
  }

  function placeOf(
    route: string,
    source: Source,
    above: Inherited,
    sidebar: number,
    nodeHidden: boolean,
  ): RoutedPlacement {
    const { context, crumbs: breadcrumbs } = above;
    const eyebrow = breadcrumbs.at(-1) ?? null;
    const placement: RoutedPlacement['placement'] = {
      sidebar,
      context,
      breadcrumbs,
      eyebrow,
      previous: null,
      next: null,
      source,
    };
    if (nodeHidden || above.visibility !== 'visible' || facts.get(route)?.hidden === true) placement.hidden = true;
    return { route, isIndexed: !nodeHidden && above.visibility !== 'hidden', placement };
  }
}

function joinNeighbors(placements: readonly RoutedPlacement[]): void {
  let previous: RoutedPlacement | undefined;
  for (const place of placements) {
    if (place.placement.hidden) continue;
    if (previous !== undefined) {
      previous.placement.next = place.route;
      place.placement.previous = previous.route;
    }
    previous = place;
  }
}

/** @param isNested True if the items are inside a group that has a title. */
function sidebarItems(nodes: readonly Node[], facts: ReadonlyMap<string, PageFacts>, isNested: boolean): SidebarItem[] {
  return nodes.flatMap((node): SidebarItem[] => {
    if (node.hidden) return [];
    const look = lookOf(node);
    switch (node.kind) {
      case 'group': {
        const { expanded, root, route, children } = node;
        // The page that the title opens is not listed again below it.
        const listed = children.filter((child) => child.kind !== 'page' || child.route !== root);
        const hasTitle = node.label.trim() !== '' || root !== null;
        const items = sidebarItems(listed, facts, isNested || hasTitle);
        // A group whose pages are all hidden has nothing to show.
        if (items.length === 0 && root === null && children.length > 0) return [];
        return [{ kind: 'group', ...look, expanded: expanded || !isNested, collapsible: isNested, root, route, items }];
      }
      case 'page':
        return [sidebarPage(node, facts.get(node.route))];
      case 'link':
        return [{ kind: 'link', ...look, href: node.href, route: node.route }];
      default:
        return [];
    }
  });
}

function sidebarPage(node: PageNode, facts: PageFacts | undefined): SidebarPage {
  const { deprecated, url } = facts?.page ?? {};
  const { method, route } = node;
  return {
    kind: 'page',
    ...lookOf(node),
    route,
    ...defined({ method, deprecated, url }),
  };
}

function lookOf({ label, icon, tag }: Node): { label: string; icon?: Icon; tag?: string } {
  return { label, ...defined({ icon, tag }) };
}

/** True for sections and for links that replace a section. Tab bars and switchers show them; sidebars don't. */
function isSectionLike(node: Node): boolean {
  return node.kind === 'section' || (node.kind === 'link' && node.axis !== undefined);
}

function addCrumb(crumbs: readonly Crumb[], { label, route }: SectionNode | GroupNode): readonly Crumb[] {
  return label === '' ? crumbs : [...crumbs, { label, route }];
}
