import { switcherAxes } from '../config/elements.ts';
import type { Axis, GroupNode, LinkNode, Node, PageNode, RootNode, SectionNode, Source } from '../site.ts';
import { withoutUndefined } from '../values/json.ts';
import type { Links } from '../values/links.ts';
import type { JsonLocation } from '../values/location.ts';
import type { Element, Entry, Navigation } from '../values/navigation.ts';
import { overviewMethod } from '../values/specification.ts';
import type { PageFacts } from './facts.ts';

export interface NavigationTree {
  readonly root: RootNode;
  readonly rootSources: ReadonlyMap<GroupNode, Source>;
  readonly indexedSources: ReadonlySet<Source>;
}

export function buildTree(
  navigation: Navigation,
  links: Links,
  factsByRoute: ReadonlyMap<string, PageFacts>,
): NavigationTree {
  return new TreeBuilder(links, factsByRoute).build(navigation);
}

class TreeBuilder {
  readonly #links: Links;
  readonly #factsByRoute: ReadonlyMap<string, PageFacts>;
  readonly #rootSources = new Map<GroupNode, Source>();
  readonly #indexedSources = new Set<Source>();

  constructor(links: Links, factsByRoute: ReadonlyMap<string, PageFacts>) {
    this.#links = links;
    this.#factsByRoute = factsByRoute;
  }

  build({ root }: Navigation): NavigationTree {
    const children = this.#childrenOf(root);
    const rootNode: RootNode = {
      kind: 'root',
      route: firstRoute(children),
      children,
      global: root.global.map((globalElement) => this.#createLinkNode(globalElement)),
      source: sourceOf(root.location),
    };
    return { root: rootNode, rootSources: this.#rootSources, indexedSources: this.#indexedSources };
  }

  #childrenOf(element: Element): Node[] {
    const isInGroup = element.kind === 'group';
    return element.lists.flatMap(({ items }) =>
      markDefault(
        items.flatMap((item) =>
          item.kind === 'entry' ? this.#createEntryNode(item) : this.#elementNode(item, isInGroup),
        ),
      ),
    );
  }

  #elementNode(element: Element, isInGroup: boolean): Node {
    const isEmpty = element.lists.every(({ items }) => items.length === 0) && element.root === undefined;
    if (element.href !== undefined && isEmpty) return this.#createLinkNode(element);
    const axis = axisOf(element);
    return axis === undefined ? this.#createGroupNode(element, isInGroup) : this.#createSectionNode(element, axis);
  }

  /** Returns `[]` for an entry without a target. */
  #createEntryNode(entry: Entry): Node | [] {
    const target = this.#links.targets.get(entry);
    if (target === undefined) return [];
    const source = sourceOf(entry.location);
    if (target.kind === 'endpoint') {
      const specs = target.specs.map((spec) => spec.source.text);
      const { reference } = target;
      return { kind: 'endpoint', label: `${reference.method} ${reference.path}`, reference, specs, source };
    }
    const isHidden = target.kind === 'operation' && target.hidden;
    const facts = this.#factsByRoute.get(target.route);
    return facts === undefined ? [] : createPageNode(facts, source, isHidden);
  }

  #createGroupNode(element: Element, isInGroup: boolean): GroupNode {
    const children = this.#childrenOf(element);
    const root = this.#links.roots.get(element)?.route ?? null;
    const node: GroupNode = {
      kind: 'group',
      label: element.label,
      ...elementAppearance(element),
      expanded: !isInGroup || element.expanded,
      root,
      route: root ?? firstRoute(children),
      children,
      source: this.#elementSource(element),
    };
    if (element.root !== undefined) this.#rootSources.set(node, sourceOf(element.root.location));
    return node;
  }

  #createSectionNode(element: Element, axis: Axis): SectionNode {
    const children = this.#childrenOf(element);
    return {
      kind: 'section',
      axis,
      name: element.label,
      label: element.displayName ?? element.label,
      ...elementAppearance(element),
      route: firstRoute(children),
      ...withoutUndefined({ href: element.href?.text, banner: element.banner }),
      ...(element.global.length === 0
        ? {}
        : { global: element.global.map((globalElement) => this.#createLinkNode(globalElement)) }),
      ...(element.isDefault ? { default: true } : {}),
      children,
      source: this.#elementSource(element),
    };
  }

  #elementSource({ location, indexed }: Element): Source {
    const source = sourceOf(location);
    if (indexed) this.#indexedSources.add(source);
    return source;
  }

  #createLinkNode(element: Element): LinkNode {
    return {
      kind: 'link',
      ...withoutUndefined({ axis: axisOf(element) }),
      label: element.displayName ?? element.label,
      ...elementAppearance(element),
      href: element.href?.text ?? '',
      route: this.#links.hrefs.get(element) ?? null,
      source: sourceOf(element.location),
    };
  }
}

function createPageNode(facts: PageFacts, source: Source, isHidden: boolean): PageNode {
  const { label, hidden } = facts;
  const { route, icon, tag, endpoint } = facts.page;
  return {
    kind: 'page',
    label,
    route,
    ...withoutUndefined({ method: endpoint?.method === overviewMethod ? undefined : endpoint?.method, icon, tag }),
    ...(hidden || isHidden ? { hidden: true } : {}),
    source,
  };
}

/** Marks the default language, version or product: the section with `default`, else the first visible section. */
function markDefault(nodes: readonly Node[]): Node[] {
  const candidates = nodes.filter(
    (node): node is SectionNode => node.kind === 'section' && switcherAxes.has(node.axis),
  );
  const defaultSection =
    candidates.find((node) => node.default) ?? candidates.find((node) => !node.hidden) ?? candidates[0];
  return nodes.map((node) => {
    if (node.kind !== 'section' || !switcherAxes.has(node.axis)) return node;
    return { ...node, default: node === defaultSection };
  });
}

/** Route of the first page. Visible nodes come before hidden ones, and a default section before its siblings. */
function firstRoute(nodes: readonly Node[]): string | null {
  const defaultsFirst = [...nodes.filter(isDefault), ...nodes.filter((node) => !isDefault(node))];
  const visibleFirst = [
    ...defaultsFirst.filter(({ hidden }) => hidden !== true),
    ...defaultsFirst.filter(({ hidden }) => hidden === true),
  ];
  for (const node of visibleFirst) {
    const route = node.kind === 'link' || node.kind === 'endpoint' ? null : node.route;
    if (route !== null) return route;
  }
  return null;
}

function isDefault(node: Node): boolean {
  return node.kind === 'section' && node.default === true;
}

function axisOf({ kind }: Element): Axis | undefined {
  return kind === 'group' || kind === 'navigation' ? undefined : kind;
}

function elementAppearance({
  icon,
  tag,
  description,
  hidden,
}: Element): Pick<SectionNode, 'icon' | 'tag' | 'description' | 'hidden'> {
  return { ...withoutUndefined({ icon, tag, description }), ...(hidden ? { hidden: true } : {}) };
}

function sourceOf({ file, pointer }: JsonLocation): Source {
  return { file, pointer };
}
