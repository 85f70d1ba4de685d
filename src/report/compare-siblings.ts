import type { Counterparts, Node, RootNode, SectionNode, Site } from '../core/site.ts';
import type { ComparedSibling, Comparison } from './data.ts';

type SectionParent = RootNode | SectionNode;

/** Compares sibling languages and sibling versions at each level of the navigation that has at least two. */
export function compareSiblings({ tree, counterparts }: Site, indexOf: ReadonlyMap<string, number>): Comparison[] {
  const comparisons: Comparison[] = [];
  const visit = (parent: SectionParent, path: readonly number[], labels: readonly string[]): void => {
    for (const axis of ['language', 'version'] as const) {
      const siblings = [...parent.children.entries()].filter(
        (entry): entry is [number, SectionNode] => entry[1].kind === 'section' && entry[1].axis === axis,
      );
      if (siblings.length < 2) continue;
      const table = counterparts.find((candidate) => candidate.axis === axis && isSamePath(candidate.path, path));
      comparisons.push({ axis, labels, ...compare(siblings, table, indexOf) });
    }
    for (const [index, child] of parent.children.entries()) {
      if (child.kind === 'section') visit(child, [...path, index], [...labels, child.label]);
    }
  };
  visit(tree, [], []);
  return comparisons;
}

function compare(
  siblings: readonly (readonly [number, SectionNode])[],
  table: Counterparts | undefined,
  indexOf: ReadonlyMap<string, number>,
): Pick<Comparison, 'first' | 'siblings'> {
  const first = Math.max(
    siblings.findIndex(([, node]) => node.default === true),
    0,
  );
  const columnOf = (sibling: number): number => table?.siblings.indexOf(siblings[sibling]?.[0] ?? -1) ?? -1;
  const expected = new Set(siblings.slice(first, first + 1).flatMap(([, node]) => [...routesIn(node)]));
  const compared = siblings.map(([, node], sibling): ComparedSibling => {
    const routes = routesIn(node);
    if (sibling === first) return { label: node.label, pages: routes.size, missing: [], extra: 0 };
    const shared = sharedBy(table, columnOf(first), columnOf(sibling));
    const missing = [...expected].filter((route) => !shared.has(route) && !routes.has(route));
    const extra = routes.size - (expected.size - missing.length);
    return {
      label: node.label,
      pages: routes.size,
      missing: missing.flatMap((route) => indexOf.get(route) ?? []),
      extra: Math.max(extra, 0),
    };
  });
  return { first, siblings: compared };
}

/** Routes of one sibling that have a counterpart in another. `first` and `other` are columns of the table. */
function sharedBy(table: Counterparts | undefined, first: number, other: number): ReadonlySet<string> {
  const rows = table?.rows.filter((row) => typeof row[first] === 'string' && typeof row[other] === 'string') ?? [];
  return new Set(rows.flatMap((row) => row[first] ?? []));
}

function routesIn(section: SectionNode): ReadonlySet<string> {
  const routes = new Set<string>();
  const visit = (node: Node): void => {
    if (node.kind === 'page') routes.add(node.route);
    if (node.kind === 'group' && node.root !== null) routes.add(node.root);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(section);
  return routes;
}

function isSamePath(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
