import { switchAxes } from '../config/elements.ts';
import type { Axis, Counterparts, Node, RootNode, SectionNode } from '../site.ts';
import { commonSteps, type PairedRoutes, pairedRoutes, routesByKey } from './counterpart-keys.ts';
import type { PageFacts } from './facts.ts';
import type { ContextPart } from './sidebars.ts';

/** Which pages of sibling languages, versions and products are the same page. */
export interface CounterpartIndex {
  readonly tables: readonly Counterparts[];
  /** The tables that the pages of each context may be in, if there are any. */
  readonly tablesOf: ReadonlyMap<ContextPart, readonly TableOfSection[]>;
}

/** What a table says of the pages of one section. */
export interface TableOfSection {
  /** Index of the table. */
  readonly table: number;
  /** The row of each page that has counterparts. */
  readonly rowOf: ReadonlyMap<string, number>;
}

/** What was found out about siblings. */
interface Pairing {
  /** Undefined if no page has a counterpart. */
  readonly table: Counterparts | undefined;
  /** The row of each page, by sibling. */
  readonly rows: readonly ReadonlyMap<string, number>[];
}

interface Sibling {
  /** Index among the children of what contains the siblings. */
  readonly index: number;
  readonly name: string;
  readonly parts: readonly PairedRoutes[];
}

/**
 * Pairs pages of sibling sections. Two are the same page where their routes are equal once the segment that tells the
 * sections apart is taken out: `/fr/guides/start` and `/guides/start`, `/spec/2025-03-26/basic` and `/spec/draft/basic`.
 */
export function pairCounterparts(
  root: RootNode,
  contexts: readonly ContextPart[],
  facts: ReadonlyMap<string, PageFacts>,
): CounterpartIndex {
  let parts: ReadonlyMap<SectionNode, readonly PairedRoutes[]> | undefined;
  const tables: Counterparts[] = [];
  const tableOf = new Map<SectionNode, TableOfSection>();
  visit(root, []);
  const tablesOf = new Map<ContextPart, readonly TableOfSection[]>();
  if (tables.length > 0) {
    for (const part of contexts) {
      tablesOf.set(
        part,
        sectionsAbove(root, part).flatMap((section) => tableOf.get(section) ?? []),
      );
    }
  }
  return { tables, tablesOf };

  function visit(node: RootNode | SectionNode, path: readonly number[]): void {
    for (const axis of switchAxes) pairSiblings(node.children, axis, path);
    for (const [index, child] of node.children.entries()) if (child.kind === 'section') visit(child, [...path, index]);
  }

  function pairSiblings(children: readonly Node[], axis: Axis, path: readonly number[]): void {
    const sections = [...children.entries()].filter(
      (entry): entry is [number, SectionNode] => entry[1].kind === 'section' && entry[1].axis === axis,
    );
    if (sections.length < 2) return;
    parts ??= partsBySection(root, contexts, facts);
    const siblings = sections.map(
      ([index, section]): Sibling => ({ index, name: section.name, parts: parts?.get(section) ?? [] }),
    );
    const { table, rows } = compare(siblings, axis, path);
    if (table === undefined) return;
    for (const [index, [, section]] of sections.entries()) {
      tableOf.set(section, { table: tables.length, rowOf: rows[index] as ReadonlyMap<string, number> });
    }
    tables.push(table);
  }
}

function compare(siblings: readonly Sibling[], axis: Axis, path: readonly number[]): Pairing {
  const commons = siblings.map(({ parts }) => commonSteps(parts));
  const shared = countOf(commons.map((steps) => new Set(steps)));
  const keys = siblings.map(({ name, parts }, index) => {
    const own = (commons[index] as readonly string[]).filter((step) => shared.get(step) === 1);
    return routesByKey(parts, new Set([...wordsOf(name), ...own]));
  });
  const rows: (string | null)[][] = [];
  const rowOfKey = new Map<string, number>();
  for (const [key, count] of countOf(keys.map((own) => own.keys()))) {
    if (count < 2) continue;
    rowOfKey.set(key, rows.length);
    rows.push(keys.map((own) => own.get(key) ?? null));
  }
  if (rows.length === 0) return { table: undefined, rows: [] };
  const rowsOf = keys.map((own) => {
    const byRoute = new Map<string, number>();
    for (const [key, route] of own) {
      const row = rowOfKey.get(key);
      if (row !== undefined) byRoute.set(route, row);
    }
    return byRoute;
  });
  return { table: { axis, path, siblings: siblings.map(({ index }) => index), rows }, rows: rowsOf };
}

/** The pages of each section, by the contexts in it, in order. */
function partsBySection(
  root: RootNode,
  contexts: readonly ContextPart[],
  facts: ReadonlyMap<string, PageFacts>,
): ReadonlyMap<SectionNode, readonly PairedRoutes[]> {
  const parts = new Map<SectionNode, PairedRoutes[]>();
  for (const part of contexts) {
    const routes = pairedRoutes(part, facts);
    for (const section of sectionsAbove(root, part)) {
      const own = parts.get(section);
      if (own === undefined) parts.set(section, [routes]);
      else own.push(routes);
    }
  }
  return parts;
}

/** The sections that a context lies in, outermost first. */
function sectionsAbove(root: RootNode, { sidebar }: ContextPart): SectionNode[] {
  let holder: RootNode | SectionNode = root;
  return sidebar.path.map((index) => {
    const section = (holder as RootNode | SectionNode).children[index] as SectionNode;
    holder = section;
    return section;
  });
}

/** How many of these lists contain each word; no list contains one twice. */
function countOf(lists: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of lists) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
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
