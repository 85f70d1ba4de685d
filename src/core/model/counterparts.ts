import { switcherAxes } from '../config/elements.ts';
import type { Axis, Counterparts, Node, RootNode, SectionNode } from '../site.ts';
import { appendTo, countItems, type NonEmptyArray } from '../values/lists.ts';
import type { PageFacts } from './facts.ts';
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
 * are paired if their routes are equal without the segment that differs between the sections: `/fr/guides/start` and
 * `/guides/start`, `/spec/2025-03-26/basic` and `/spec/draft/basic`.
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
    const keyed = keysOf(siblings.map(({ section }) => ({ name: section.name, routes: routesOf.get(section) ?? [] })));
    const rowOfKey = new Map<string, number>();
    for (const [key, count] of countItems(keyed.flatMap((keys) => [...keys.keys()]))) {
      if (count > 1) rowOfKey.set(key, rowOfKey.size);
    }
    if (rowOfKey.size === 0) return;
    for (const [index, { section }] of siblings.entries()) {
      const rows = [...(keyed[index] ?? [])].flatMap(([key, route]): [string, number][] => {
        const row = rowOfKey.get(key);
        return row === undefined ? [] : [[route, row]];
      });
      tableOf.set(section, { table: tables.length, rowOf: new Map(rows) });
    }
    const rows = [...rowOfKey.keys()].map((key) => keyed.map((keys) => keys.get(key) ?? null));
    tables.push({ axis, path, siblings: siblings.map(({ index }) => index), rows });
  }
}

/**
 * For each sibling, its routes by their key: the route without the segment of the section. The first route of a key
 * wins.
 */
function keysOf(
  siblings: readonly { readonly name: string; readonly routes: readonly string[] }[],
): ReadonlyMap<string, string>[] {
  const commons = siblings.map(({ routes }) => new Set(commonSegments(routes)));
  const shared = countItems(commons.flatMap((steps) => [...steps]));
  return siblings.map(({ name, routes }, index) => {
    const distinctive = [...(commons[index] ?? [])].filter((step) => shared.get(step) === 1);
    const markers = new Set([...folderNamesOf(name), ...distinctive]);
    const keys = new Map<string, string>();
    for (const route of routes) {
      const key = counterpartKey(route, markers);
      if (!keys.has(key)) keys.set(key, route);
    }
    return keys;
  });
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

/** Leading segments that all routes share, in lower case; none for a single page. */
function commonSegments(routes: readonly string[]): readonly string[] {
  const [first = '', ...others] = new Set(routes);
  let common = others.length === 0 ? [] : segmentsOf(first.toLowerCase());
  for (const route of others) {
    const steps = segmentsOf(route.toLowerCase());
    const end = common.findIndex((step, index) => step !== steps[index]);
    if (end !== -1) common = common.slice(0, end);
  }
  return common;
}

function counterpartKey(route: string, markers: ReadonlySet<string>): string {
  const steps = segmentsOf(route);
  const at = steps.findIndex((step) => markers.has(step.toLowerCase()));
  return (at === -1 ? steps : steps.toSpliced(at, 1)).join('/');
}

function segmentsOf(route: string): string[] {
  return route.split('/').slice(1);
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

/** Folder names that a section's name suggests: `v2` and `2` for `v2`, `2025-03-26` for a dated version. */
function folderNamesOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .split(/[\s()]+/)
    .filter((word) => word !== '');
  const whole = name.toLowerCase().replace(/\s+/g, '-');
  return [...new Set([...words, whole, ...words.map((word) => word.replace(/^v(?=\d)/, ''))])];
}
