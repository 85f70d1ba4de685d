import { switcherAxes } from '../config/elements.ts';
import type { Axis, Counterparts, Node, RootNode, SectionNode } from '../site.ts';
import { appendTo, type NonEmptyArray } from '../values/lists.ts';
import type { PageFacts } from './facts.ts';
import { pairRoutes } from './pair-routes.ts';
import type { SidebarContext } from './sidebars.ts';

interface SectionTable {
  readonly tableIndex: number;
  readonly rowByRoute: ReadonlyMap<string, number>;
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
  contexts: readonly SidebarContext[],
  factsByRoute: ReadonlyMap<string, PageFacts>,
): readonly Counterparts[] {
  const tables: Counterparts[] = [];
  const tableBySection = new Map<SectionNode, SectionTable>();
  const sectionRoutes = collectSectionRoutes(root, contexts, factsByRoute);
  visit(root, []);
  for (const context of contexts) {
    const sectionTables = sectionsOfContext(root, context).flatMap((section) => tableBySection.get(section) ?? []);
    for (const { route, placement } of context.placements) {
      const rows = sectionTables.flatMap(({ tableIndex, rowByRoute }): [number, number][] => {
        const row = rowByRoute.get(route);
        return row === undefined ? [] : [[tableIndex, row]];
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
    const rowMaps = siblings.map(() => new Map<string, number>());
    const rows: (string | null)[][] = [];
    for (const row of pairRoutes(
      siblings.map(({ section }) => ({ name: section.name, routes: sectionRoutes.get(section) ?? [] })),
    )) {
      for (const [column, route] of row.entries()) {
        if (route !== null && rowMaps[column]?.has(route) === false) rowMaps[column].set(route, rows.length);
      }
      rows.push(row);
    }
    if (rows.length === 0) return;
    for (const [column, { section }] of siblings.entries()) {
      tableBySection.set(section, { tableIndex: tables.length, rowByRoute: rowMaps[column] ?? new Map() });
    }
    tables.push({ axis, path, siblings: siblings.map(({ index }) => index), rows });
  }
}

function collectSectionRoutes(
  root: RootNode,
  contexts: readonly SidebarContext[],
  factsByRoute: ReadonlyMap<string, PageFacts>,
): ReadonlyMap<SectionNode, readonly string[]> {
  const sectionRoutes = new Map<SectionNode, NonEmptyArray<string>>();
  for (const context of contexts) {
    const sections = sectionsOfContext(root, context);
    for (const { route } of context.placements) {
      if (factsByRoute.get(route)?.page.missing === true) continue;
      for (const section of sections) appendTo(sectionRoutes, section, route);
    }
  }
  return sectionRoutes;
}

function sectionsOfContext(root: RootNode, { sidebar }: SidebarContext): SectionNode[] {
  let children = root.children;
  return sidebar.path.flatMap((index) => {
    const section = children[index];
    if (section?.kind !== 'section') return [];
    children = section.children;
    return [section];
  });
}
