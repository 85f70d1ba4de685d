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
import { withoutUndefined } from '../values/json.ts';
import { type Visibility, visibilityBelow } from '../values/navigation.ts';
import type { PageFacts } from './facts.ts';
import type { NavigationTree } from './tree.ts';

/** A placement under construction: neighbors and counterparts are added after all placements exist. */
export interface RoutedPlacement {
  readonly route: string;
  readonly isIndexed: boolean;
  readonly placement: { -readonly [Member in keyof Placement]: Placement[Member] };
}

export interface SidebarContext {
  readonly sidebar: Sidebar;
  readonly placements: readonly RoutedPlacement[];
}

interface InheritedContext {
  readonly context: Context;
  readonly crumbs: readonly Crumb[];
  readonly path: readonly number[];
  readonly group?: GroupNode;
  readonly visibility: Visibility;
}

/** Builds a context for the root and for each section that directly contains groups, pages or links, in tree order. */
export function buildContexts(
  { root, rootSources, indexedSources }: NavigationTree,
  factsByRoute: ReadonlyMap<string, PageFacts>,
): readonly SidebarContext[] {
  const contexts: SidebarContext[] = [];
  visitSection(root, { context: {}, crumbs: [], path: [], visibility: 'visible' });
  return contexts;

  function visitSection(node: RootNode | SectionNode, inherited: InheritedContext): void {
    const content = node.children.filter((child) => !isSectionLike(child));
    if (content.length > 0) contexts.push(createSidebarContext(content, inherited, contexts.length));
    for (const [index, child] of node.children.entries()) {
      if (child.kind !== 'section') continue;
      visitSection(child, {
        context: { ...inherited.context, [child.axis]: child.name },
        crumbs: axesWithoutBreadcrumbs.has(child.axis) ? inherited.crumbs : addCrumb(inherited.crumbs, child),
        path: [...inherited.path, index],
        visibility: visibilityOf(child, inherited.visibility),
      });
    }
  }

  function visibilityOf(node: SectionNode | GroupNode, parentVisibility: Visibility): Visibility {
    return visibilityBelow(parentVisibility, {
      hidden: node.hidden === true,
      indexed: indexedSources.has(node.source),
    });
  }

  function createSidebarContext(
    nodes: readonly Node[],
    inherited: InheritedContext,
    sidebarIndex: number,
  ): SidebarContext {
    const placements: RoutedPlacement[] = [];
    for (const node of nodes) visitChild(node, inherited, sidebarIndex, placements);
    linkNeighbors(placements);
    return {
      sidebar: { context: inherited.context, path: inherited.path, items: sidebarItems(nodes, factsByRoute, false) },
      placements,
    };
  }

  function visitChild(
    node: Node,
    inherited: InheritedContext,
    sidebarIndex: number,
    placements: RoutedPlacement[],
  ): void {
    if (node.kind === 'page') {
      // A group's root may be listed again among the group's pages.
      if (node.route === inherited.group?.root) return;
      placements.push(createPlacement(node.route, node.source, inherited, sidebarIndex, node.hidden === true));
    } else if (node.kind === 'group') {
      const crumbs = addCrumb(inherited.crumbs, node);
      const groupContext = { ...inherited, crumbs, group: node, visibility: visibilityOf(node, inherited.visibility) };
      if (node.root !== null) {
        placements.push(
          createPlacement(node.root, rootSources.get(node) ?? node.source, groupContext, sidebarIndex, false),
        );
      }
      for (const child of node.children) visitChild(child, groupContext, sidebarIndex, placements);
    }
  }

  function createPlacement(
    route: string,
    source: Source,
    inherited: InheritedContext,
    sidebarIndex: number,
    isNodeHidden: boolean,
  ): RoutedPlacement {
    const { context, crumbs: breadcrumbs } = inherited;
    const eyebrow = breadcrumbs.at(-1) ?? null;
    const placement: RoutedPlacement['placement'] = {
      sidebar: sidebarIndex,
      context,
      breadcrumbs,
      eyebrow,
      previous: null,
      next: null,
      source,
    };
    if (isNodeHidden || inherited.visibility !== 'visible' || factsByRoute.get(route)?.hidden === true)
      placement.hidden = true;
    return { route, isIndexed: !isNodeHidden && inherited.visibility !== 'hidden', placement };
  }
}

function linkNeighbors(placements: readonly RoutedPlacement[]): void {
  let previous: RoutedPlacement | undefined;
  for (const current of placements) {
    if (current.placement.hidden) continue;
    if (previous !== undefined) {
      previous.placement.next = current.route;
      current.placement.previous = previous.route;
    }
    previous = current;
  }
}

/** @param isNested True if the items are inside a group that has a title. */
function sidebarItems(
  nodes: readonly Node[],
  factsByRoute: ReadonlyMap<string, PageFacts>,
  isNested: boolean,
): SidebarItem[] {
  return nodes.flatMap((node): SidebarItem[] => {
    if (node.hidden) return [];
    const appearance = appearanceOf(node);
    switch (node.kind) {
      case 'group': {
        const { expanded, root, route, children } = node;
        // The page that the title opens is not listed again below it.
        const listedChildren = children.filter((child) => child.kind !== 'page' || child.route !== root);
        const hasTitle = node.label.trim() !== '' || root !== null;
        const items = sidebarItems(listedChildren, factsByRoute, isNested || hasTitle);
        // A group whose pages are all hidden has nothing to show.
        if (items.length === 0 && root === null && children.length > 0) return [];
        return [
          { kind: 'group', ...appearance, expanded: expanded || !isNested, collapsible: isNested, root, route, items },
        ];
      }
      case 'page':
        return [sidebarPage(node, factsByRoute.get(node.route))];
      case 'link':
        return [{ kind: 'link', ...appearance, href: node.href, route: node.route }];
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
    ...appearanceOf(node),
    route,
    ...withoutUndefined({ method, deprecated, url }),
  };
}

function appearanceOf({ label, icon, tag }: Node): { label: string; icon?: Icon; tag?: string } {
  return { label, ...withoutUndefined({ icon, tag }) };
}

/** True for sections and for links that replace a section. Tab bars and switchers show them; sidebars don't. */
function isSectionLike(node: Node): boolean {
  return node.kind === 'section' || (node.kind === 'link' && node.axis !== undefined);
}

function addCrumb(crumbs: readonly Crumb[], { label, route }: SectionNode | GroupNode): readonly Crumb[] {
  return label === '' ? crumbs : [...crumbs, { label, route }];
}
