import { switcherAxes } from '../config/elements.ts';
import type { Axis, GroupNode, LinkNode, Node, PageNode, RootNode, SectionNode, Source } from '../site.ts';
import { defined } from '../values/json.ts';
import type { Links } from '../values/links.ts';
import type { JsonLocation } from '../values/location.ts';
import type { Element, Entry, Navigation } from '../values/navigation.ts';
import { overviewMethod } from '../values/specification.ts';
import type { PageFacts } from './facts.ts';

export interface NavigationTree {
  readonly root: RootNode;
  readonly rootSources: ReadonlyMap<GroupNode, Source>;
  readonly indexed: ReadonlySet<Source>;
}

export function buildTree(navigation: Navigation, links: Links, facts: ReadonlyMap<string, PageFacts>): NavigationTree {
  return new TreeBuilder(links, facts).build(navigation);
}

class TreeBuilder {
  readonly #links: Links;
  readonly #facts: ReadonlyMap<string, PageFacts>;
  readonly #rootSources = new Map<GroupNode, Source>();
  readonly #indexed = new Set<Source>();

  constructor(links: Links, facts: ReadonlyMap<string, PageFacts>) {
    this.#links = links;
    this.#facts = facts;
  }

  build({ root }: Navigation): NavigationTree {
    const children = this.#childrenOf(root);
    const tree: RootNode = {
      kind: 'root',
      route: firstRoute(children),
      children,
      global: root.global.map((each) => this.#linkNode(each)),
      source: sourceOf(root.location),
    };
    return { root: tree, rootSources: this.#rootSources, indexed: this.#indexed };
  }

  #childrenOf(element: Element): Node[] {
    const inGroup = element.kind === 'group';
    return element.lists.flatMap(({ items }) =>
      withDefault(
        items.flatMap((item) => (item.kind === 'entry' ? this.#entryNode(item) : this.#nodeOf(item, inGroup))),
      ),
    );
  }

  #nodeOf(element: Element, inGroup: boolean): Node {
    const isEmpty = element.lists.every(({ items }) => items.length === 0) && element.root === undefined;
    if (element.href !== undefined && isEmpty) return this.#linkNode(element);
    const axis = axisOf(element);
    return axis === undefined ? this.#groupNode(element, inGroup) : this.#sectionNode(element, axis);
  }

  /** Returns `[]` for an entry without a target. */
  #entryNode(entry: Entry): Node | [] {
    const target = this.#links.targets.get(entry);
    if (target === undefined) return [];
    const source = sourceOf(entry.location);
    if (target.kind === 'endpoint') {
      const specs = target.specs.map((spec) => spec.source.text);
      const { reference } = target;
      return { kind: 'endpoint', label: `${reference.method} ${reference.path}`, reference, specs, source };
    }
    const isHidden = target.kind === 'operation' && target.hidden;
    const facts = this.#facts.get(target.route);
    return facts === undefined ? [] : pageNode(facts, source, isHidden);
  }

  #groupNode(element: Element, inGroup: boolean): GroupNode {
    const children = this.#childrenOf(element);
    const root = this.#links.roots.get(element)?.route ?? null;
    const node: GroupNode = {
      kind: 'group',
      label: element.label,
      ...look(element),
      expanded: !inGroup || element.expanded,
      root,
      route: root ?? firstRoute(children),
      children,
      source: this.#sourceOf(element),
    };
    if (element.root !== undefined) this.#rootSources.set(node, sourceOf(element.root.location));
    return node;
  }

  #sectionNode(element: Element, axis: Axis): SectionNode {
    const children = this.#childrenOf(element);
    return {
      kind: 'section',
      axis,
      name: element.label,
      label: element.displayName ?? element.label,
      ...look(element),
      route: firstRoute(children),
      ...defined({ href: element.href?.text, banner: element.banner }),
      ...(element.global.length === 0 ? {} : { global: element.global.map((each) => this.#linkNode(each)) }),
      ...(element.isDefault ? { default: true } : {}),
      children,
      source: this.#sourceOf(element),
    };
  }

  #sourceOf({ location, indexed }: Element): Source {
    const source = sourceOf(location);
    if (indexed) this.#indexed.add(source);
    return source;
  }

  #linkNode(element: Element): LinkNode {
    return {
      kind: 'link',
      ...defined({ axis: axisOf(element) }),
      label: element.displayName ?? element.label,
      ...look(element),
      href: element.href?.text ?? '',
      route: this.#links.hrefs.get(element) ?? null,
      source: sourceOf(element.location),
    };
  }
}

function pageNode(facts: PageFacts, source: Source, isHidden: boolean): PageNode {
  const { label, hidden } = facts;
  const { route, icon, tag, endpoint } = facts.page;
  return {
    kind: 'page',
    label,
    route,
    ...defined({ method: endpoint?.method === overviewMethod ? undefined : endpoint?.method, icon, tag }),
    ...(hidden || isHidden ? { hidden: true } : {}),
    source,
  };
}

/** Marks the default language, version or product: the section with `default`, else the first visible section. */
function withDefault(nodes: readonly Node[]): Node[] {
  const candidates = nodes.filter(
    (node): node is SectionNode => node.kind === 'section' && switcherAxes.has(node.axis),
  );
  const start = candidates.find((node) => node.default) ?? candidates.find((node) => !node.hidden) ?? candidates[0];
  return nodes.map((node) => {
    if (node.kind !== 'section' || !switcherAxes.has(node.axis)) return node;
    return { ...node, default: node === start };
  });
}

/** Route of the first page. Visible nodes come before hidden ones, and a default section before its siblings. */
function firstRoute(nodes: readonly Node[]): string | null {
  const ordered = [...nodes.filter(isDefault), ...nodes.filter((node) => !isDefault(node))];
  const sorted = [
    ...ordered.filter(({ hidden }) => hidden !== true),
    ...ordered.filter(({ hidden }) => hidden === true),
  ];
  for (const node of sorted) {
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

function look({
  icon,
  tag,
  description,
  hidden,
}: Element): Pick<SectionNode, 'icon' | 'tag' | 'description' | 'hidden'> {
  return { ...defined({ icon, tag, description }), ...(hidden ? { hidden: true } : {}) };
}

function sourceOf({ file, pointer }: JsonLocation): Source {
  return { file, pointer };
}
