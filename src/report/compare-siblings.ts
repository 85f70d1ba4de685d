import type { Counterparts, Node, RootNode, SectionNode, Site } from '../core/site.ts';
import type { ComparedSibling, Comparison } from './data.ts';

type SectionParent = RootNode | SectionNode;

/** Compares sibling languages and sibling versions at each level of the navigation that has at least two. */
export function compareSiblings({ tree, counterparts }: Site, pageIndexes: ReadonlyMap<string, number>): Comparison[] {
  const comparisons: Comparison[] = [];
  const visit = (parent: SectionParent, path: readonly number[], labels: readonly string[]): void => {
    for (const axis of ['language', 'version'] as const) {
      const siblings = [...parent.children.entries()].filter(
        (entry): entry is [number, SectionNode] => entry[1].kind === 'section' && entry[1].axis === axis,
      );
      if (siblings.length < 2) continue;
      const counterpartTable = counterparts.find(
        (candidate) => candidate.axis === axis && isSamePath(candidate.path, path),
      );
      comparisons.push({ axis, labels, ...compare(siblings, counterpartTable, pageIndexes) });
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
  counterpartTable: Counterparts | undefined,
  pageIndexes: ReadonlyMap<string, number>,
): Pick<Comparison, 'first' | 'siblings'> {
  const first = Math.max(
    siblings.findIndex(([, node]) => node.default === true),
    0,
  );
  const columnOf = (sibling: number): number => counterpartTable?.siblings.indexOf(siblings[sibling]?.[0] ?? -1) ?? -1;
  const expectedRoutes = new Set(siblings.slice(first, first + 1).flatMap(([, node]) => [...routesIn(node)]));
  const comparedSiblings = siblings.map(([, node], siblingIndex): ComparedSibling => {
    const routes = routesIn(node);
    if (siblingIndex === first) return { label: node.label, pages: routes.size, missing: [], extra: 0 };
    const sharedRoutes = findCounterparts(counterpartTable, columnOf(first), columnOf(siblingIndex));
    const missingRoutes = [...expectedRoutes].filter((route) => !sharedRoutes.has(route) && !routes.has(route));
    const extraCount = routes.size - (expectedRoutes.size - missingRoutes.length);
    return {
      label: node.label,
      pages: routes.size,
      missing: missingRoutes.flatMap((route) => pageIndexes.get(route) ?? []),
      extra: Math.max(extraCount, 0),
    };
  });
  return { first, siblings: comparedSiblings };
}

/** Routes of one sibling that have a counterpart in another. */
function findCounterparts(
  counterpartTable: Counterparts | undefined,
  firstColumn: number,
  otherColumn: number,
): ReadonlySet<string> {
  const rows =
    counterpartTable?.rows.filter(
      (row) => typeof row[firstColumn] === 'string' && typeof row[otherColumn] === 'string',
    ) ?? [];
  return new Set(rows.flatMap((row) => row[firstColumn] ?? []));
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

function isSamePath(pathA: readonly number[], pathB: readonly number[]): boolean {
  return pathA.length === pathB.length && pathA.every((segment, index) => segment === pathB[index]);
}
