import { switcherAxes } from '../config/elements.ts';
import type { Axis, Counterparts, Node, RootNode, SectionNode } from '../site.ts';
import { appendTo, type NonEmptyArray } from '../values/lists.ts';
import type { PageFacts } from './facts.ts';
import { pairRoutes } from './pair-routes.ts';
import type { ContextPart } from './sidebars.ts';

interface TableOfSection {
  readonly table: number;
  readonly rowOf: ReadonlyMap<string, number>;
}

interface Sibling {
  readonly index: number;
  readonly section: SectionNode;
}

/**
 * Pairs pages of sibling languages, versions and products, and adds rows of counterparts to each placement. Two pages
 * are paired if their routes are equal without the folder of their sections: `/fr/guides/start` and `/guides/start`,
 * `/spec/2025-03-26/basic` and `/spec/draft/basic`. A page that several sections list is its own counterpart.
 */
export function pairCounterparts(
  root: RootNode,
  contexts: readonly ContextPart[],
  facts: ReadonlyMap<string, PageFacts>,
): readonly Counterparts[] {
  const tables: Counterparts[] = [];
  const tableOf = new Map<SectionNode, TableOfSection>();
  const routesOf = routesBySection(root, contexts, facts);
  visit(root, []);
  for (const part of contexts) {
    const sectionTables = sectionsAbove(root, part).flatMap((section) => tableOf.get(section) ?? []);
    for (const { route, placement } of part.placements) {
      const rows = sectionTables.flatMap(({ table, rowOf }): [number, number][] => {
        const row = rowOf.get(route);
        return row === undefined ? [] : [[table, row]];
      });
      if (rows.length > 0) placement.counterparts = rows;
    }
  }
  return tables;

  function visit(node: RootNode | SectionNode, path: readonly number[]): void {
    for (const axis of switcherAxes) pairSiblings(node.children, axis, path);
    for (const [index, child] of node.children.entries()) if (child.kind === 'section') visit(child, [...path, index]);
  }

  function pairSiblings(children: readonly Node[], axis: Axis, path: readonly number[]): void {
    const siblings = [...children.entries()].flatMap(([index, section]): Sibling[] =>
      section.kind === 'section' && section.axis === axis ? [{ index, section }] : [],
    );
    if (siblings.length < 2) return;
    const rowOf = siblings.map(() => new Map<string, number>());
    const rows: (string | null)[][] = [];
    for (const row of pairRoutes(
      siblings.map(({ section }) => ({ name: section.name, routes: routesOf.get(section) ?? [] })),
    )) {
      for (const [column, route] of row.entries()) {
        if (route !== null && rowOf[column]?.has(route) === false) rowOf[column].set(route, rows.length);
      }
      rows.push(row);
    }
    if (rows.length === 0) return;
    for (const [column, { section }] of siblings.entries()) {
      tableOf.set(section, { table: tables.length, rowOf: rowOf[column] ?? new Map() });
    }
    tables.push({ axis, path, siblings: siblings.map(({ index }) => index), rows });
  }
}

function routesBySection(
  root: RootNode,
  contexts: readonly ContextPart[],
  facts: ReadonlyMap<string, PageFacts>,
): ReadonlyMap<SectionNode, readonly string[]> {
  const routesOf = new Map<SectionNode, NonEmptyArray<string>>();
  for (const part of contexts) {
    const sections = sectionsAbove(root, part);
    for (const { route } of part.placements) {
      if (facts.get(route)?.page.missing === true) continue;
      for (const section of sections) appendTo(routesOf, section, route);
    }
  }
  return routesOf;
}

function sectionsAbove(root: RootNode, { sidebar }: ContextPart): SectionNode[] {
  let children = root.children;
  return sidebar.path.flatMap((index) => {
    const section = children[index];
    if (section?.kind !== 'section') return [];
    children = section.children;
    return [section];
  });
}
