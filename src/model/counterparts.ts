import { switchAxes } from '../schema/elements.ts';
import type { Axis } from '../values/axis.ts';
import type { Counterparts, Node, RootNode, SectionNode } from '../values/site.ts';
import type { ContextPart, Place } from './sidebars.ts';

const none: readonly (readonly [number, number])[] = [];

/** Which pages of sibling languages, versions and products are the same page. */
export interface CounterpartIndex {
  readonly tables: readonly Counterparts[];
  /** The tables and rows that a placement is in. */
  rowsOf(place: Place): readonly (readonly [table: number, row: number])[];
}

/**
 * Pairs pages of sibling sections. Two are the same page where their routes are equal once the segment that tells the
 * sections apart is taken out: `/fr/guides/start` and `/guides/start`, `/spec/2025-03-26/basic` and `/spec/draft/basic`.
 *
 * @param exists True for a route that leads to a page; missing ones are nobody's counterpart.
 */
export function pairCounterparts(
  root: RootNode,
  contexts: readonly ContextPart[],
  exists: (route: string) => boolean,
): CounterpartIndex {
  let routes: ReadonlyMap<SectionNode, ReadonlySet<string>> | undefined;
  const tables: Counterparts[] = [];
  const rows = new Map<SectionNode, { readonly table: number; readonly byRoute: ReadonlyMap<string, number> }>();
  visit(root, []);
  return {
    tables,
    rowsOf: (place) =>
      rows.size === 0
        ? none
        : place.sections.flatMap((section) => {
            const own = rows.get(section);
            const row = own?.byRoute.get(place.route);
            return own === undefined || row === undefined ? [] : [[own.table, row] as const];
          }),
  };

  function visit(node: RootNode | SectionNode, path: readonly number[]): void {
    for (const axis of switchAxes) pairSiblings(node.children, axis, path);
    for (const [index, child] of node.children.entries()) if (child.kind === 'section') visit(child, [...path, index]);
  }

  function pairSiblings(children: readonly Node[], axis: Axis, path: readonly number[]): void {
    const siblings = [...children.entries()].filter(
      (entry): entry is [number, SectionNode] => entry[1].kind === 'section' && entry[1].axis === axis,
    );
    if (siblings.length < 2) return;
    routes ??= routesBySection(contexts, exists);
    const owns = siblings.map(([, section]) => routes?.get(section) ?? new Set<string>());
    const commons = owns.map(commonSegments);
    const shared = countOf(commons.flatMap((segments) => [...new Set(segments)]));
    const keys = siblings.map(([, section], index) =>
      keysOf(
        section,
        (commons[index] as readonly string[]).filter((segment) => shared.get(segment) === 1),
        owns[index] as ReadonlySet<string>,
      ),
    );
    const sharedKeys = countOf(keys.flatMap((own) => [...own.keys()]));
    const found: (string | null)[][] = [];
    const rowOfKey = new Map<string, number>();
    for (const [key, count] of sharedKeys) {
      if (count < 2) continue;
      const row = keys.map((own) => own.get(key) ?? null);
      rowOfKey.set(key, found.length);
      found.push(row);
    }
    if (found.length === 0) return;
    for (const [index, [, section]] of siblings.entries()) {
      const byRoute = new Map<string, number>();
      for (const [key, route] of keys[index] as ReadonlyMap<string, string>) {
        const row = rowOfKey.get(key);
        if (row !== undefined) byRoute.set(route, row);
      }
      rows.set(section, { table: tables.length, byRoute });
    }
    tables.push({ axis, path, siblings: siblings.map(([index]) => index), rows: found });
  }
}

/** The routes placed in each section, in order. */
function routesBySection(
  contexts: readonly ContextPart[],
  exists: (route: string) => boolean,
): ReadonlyMap<SectionNode, ReadonlySet<string>> {
  const routes = new Map<SectionNode, Set<string>>();
  for (const { route, sections } of contexts.flatMap(({ places }) => places)) {
    if (!exists(route)) continue;
    for (const section of sections) {
      const own = routes.get(section);
      if (own === undefined) routes.set(section, new Set([route]));
      else own.add(route);
    }
  }
  return routes;
}

/**
 * Each page of a section by what is left of its route without the section's own segment; the first of a key counts.
 *
 * @param segments Folders that all of its routes begin with, and those of no sibling.
 * @param own Its routes.
 */
function keysOf(
  section: SectionNode,
  segments: readonly string[],
  own: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const markers = new Set([...wordsOf(section.name), ...segments]);
  const keys = new Map<string, string>();
  for (const route of own) {
    const steps = route.split('/').slice(1);
    const at = steps.findIndex((segment) => markers.has(segment.toLowerCase()));
    const key = (at === -1 ? steps : steps.toSpliced(at, 1)).join('/');
    if (!keys.has(key)) keys.set(key, route);
  }
  return keys;
}

function countOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
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

/** The folders that all routes begin with, in lower case. */
function commonSegments(routes: ReadonlySet<string>): string[] {
  let common: string[] | undefined;
  for (const route of routes) {
    const segments = route.toLowerCase().split('/').slice(1);
    if (common === undefined) common = segments;
    else {
      const end = common.findIndex((segment, index) => segment !== segments[index]);
      if (end !== -1) common = common.slice(0, end);
    }
  }
  return routes.size > 1 ? (common ?? []) : [];
}
