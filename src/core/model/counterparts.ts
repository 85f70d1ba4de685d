import { switchAxes } from '../config/elements.ts';
import type { Axis, Counterparts, Node, RootNode, SectionNode } from '../site.ts';
import { addTo, countOf, type Some } from '../values/lists.ts';
import type { PageFacts } from './facts.ts';
import type { ContextPart } from './sidebars.ts';

/** What a table says of the pages of one section: the row of each page that has counterparts. */
interface TableOfSection {
  /** Index of the table. */
  readonly table: number;
  readonly rowOf: ReadonlyMap<string, number>;
}

interface Sibling {
  /** Index among the children of what contains the siblings. */
  readonly index: number;
  readonly section: SectionNode;
}

/**
 * Pairs pages of sibling languages, versions and products, and gives each place its counterparts: tables, and rows in them.
 * Two are the same page where their routes are equal once the segment that tells the sections apart is taken out:
 * `/fr/guides/start` and `/guides/start`, `/spec/2025-03-26/basic` and `/spec/draft/basic`.
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
    const own = sectionsAbove(root, part).flatMap((section) => tableOf.get(section) ?? []);
    for (const { route, placement } of part.places) {
      const rows = own.flatMap(({ table, rowOf }): [number, number][] => {
        const row = rowOf.get(route);
        return row === undefined ? [] : [[table, row]];
      });
      if (rows.length > 0) placement.counterparts = rows;
    }
  }
  return tables;

  function visit(node: RootNode | SectionNode, path: readonly number[]): void {
    for (const axis of switchAxes) pairSiblings(node.children, axis, path);
    for (const [index, child] of node.children.entries()) if (child.kind === 'section') visit(child, [...path, index]);
  }

  function pairSiblings(children: readonly Node[], axis: Axis, path: readonly number[]): void {
    const siblings = [...children.entries()].flatMap(([index, section]): Sibling[] =>
      section.kind === 'section' && section.axis === axis ? [{ index, section }] : [],
    );
    if (siblings.length < 2) return;
    const keyed = keysOf(siblings.map(({ section }) => ({ name: section.name, routes: routesOf.get(section) ?? [] })));
    const rowOfKey = new Map<string, number>();
    for (const [key, count] of countOf(keyed.flatMap((own) => [...own.keys()]))) {
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
    const rows = [...rowOfKey.keys()].map((key) => keyed.map((own) => own.get(key) ?? null));
    tables.push({ axis, path, siblings: siblings.map(({ index }) => index), rows });
  }
}

/**
 * Of each of some siblings its pages, by what is left of their routes without the section's own step; the first of a key
 * counts.
 */
function keysOf(
  siblings: readonly { readonly name: string; readonly routes: readonly string[] }[],
): ReadonlyMap<string, string>[] {
  const commons = siblings.map(({ routes }) => new Set(commonSteps(routes)));
  const shared = countOf(commons.flatMap((steps) => [...steps]));
  return siblings.map(({ name, routes }, index) => {
    const own = [...(commons[index] ?? [])].filter((step) => shared.get(step) === 1);
    const markers = new Set([...wordsOf(name), ...own]);
    const keys = new Map<string, string>();
    for (const route of routes) {
      const key = keyOf(route, markers);
      if (!keys.has(key)) keys.set(key, route);
    }
    return keys;
  });
}

/** The pages of each section in order: missing ones are nobody's counterpart. */
function routesBySection(
  root: RootNode,
  contexts: readonly ContextPart[],
  facts: ReadonlyMap<string, PageFacts>,
): ReadonlyMap<SectionNode, readonly string[]> {
  const found = new Map<SectionNode, Some<string>>();
  for (const part of contexts) {
    const sections = sectionsAbove(root, part);
    for (const { route } of part.places) {
      if (facts.get(route)?.page.missing === true) continue;
      for (const section of sections) addTo(found, section, route);
    }
  }
  return found;
}

/** The folders that all of some routes begin with, in lower case; none if there is one page only. */
function commonSteps(routes: readonly string[]): readonly string[] {
  const [first = '', ...others] = new Set(routes);
  let common = others.length === 0 ? [] : stepsOf(first.toLowerCase());
  for (const route of others) {
    const steps = stepsOf(route.toLowerCase());
    const end = common.findIndex((step, index) => step !== steps[index]);
    if (end !== -1) common = common.slice(0, end);
  }
  return common;
}

function keyOf(route: string, markers: ReadonlySet<string>): string {
  const steps = stepsOf(route);
  const at = steps.findIndex((step) => markers.has(step.toLowerCase()));
  return (at === -1 ? steps : steps.toSpliced(at, 1)).join('/');
}

function stepsOf(route: string): string[] {
  return route.split('/').slice(1);
}

/** The sections that a context lies in, outermost first. */
function sectionsAbove(root: RootNode, { sidebar }: ContextPart): SectionNode[] {
  let children = root.children;
  return sidebar.path.flatMap((index) => {
    const section = children[index];
    if (section?.kind !== 'section') return [];
    children = section.children;
    return [section];
  });
}

/** The words of a section's name that a folder may be called: `v2` and `2` for `v2`, `2025-03-26` for a dated version. */
function wordsOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .split(/[\s()]+/)
    .filter((word) => word !== '');
  const whole = name.toLowerCase().replace(/\s+/g, '-');
  return [...new Set([...words, whole, ...words.map((word) => word.replace(/^v(?=\d)/, ''))])];
}
