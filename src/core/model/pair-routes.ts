import { countItems } from '../values/lists.ts';

interface SectionRoutes {
  readonly name: string;
  readonly routes: readonly string[];
}

/** A segment of a section's routes that its siblings don't have: `v2` in `/docs/v2/install`. */
interface Marker {
  readonly segment: string;
  /** The name of the section suggests the segment: `v2` for `Version v2`. */
  readonly isNamed: boolean;
  /** Number of routes that have a counterpart in a sibling if the segment is removed. */
  readonly score: number;
}

/**
 * Pairs the routes of sibling sections that are equal without the markers of the sections.
 *
 * @returns Rows with one route per section, `null` for a section without a counterpart. If a route is in two rows, the
 * first row applies.
 */
export function pairRoutes(sections: readonly SectionRoutes[]): (string | null)[][] {
  const routesOf = sections.map(({ routes }) => [...new Set(routes)]);
  const listings = countItems(routesOf.flat());
  const isShared = (route: string): boolean => listings.get(route) !== 1;
  const markersOf = findMarkers(
    sections.map(({ name }, index) => ({ name, routes: routesOf[index]?.filter((route) => !isShared(route)) ?? [] })),
  );
  const keyed = routesOf.map((routes, index) => {
    const keys = new Map<string, string>();
    // Pages that only this section lists come first, so that they win against pages that several sections list.
    for (const route of routes.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)))) {
      const key = keyOf(route, markersOf[index] ?? []);
      if (!keys.has(key)) keys.set(key, route);
    }
    return keys;
  });
  const rows: (string | null)[][] = [];
  for (const [key, count] of countItems(keyed.flatMap((keys) => [...keys.keys()]))) {
    if (count > 1) rows.push(keyed.map((keys) => keys.get(key) ?? null));
  }
  return [...rows, ...rowsOfSharedRoutes(routesOf, isShared, rows)];
}

/** Rows for the pages that several sections list, if one of these sections has no row for the page yet. */
function rowsOfSharedRoutes(
  routesOf: readonly (readonly string[])[],
  isShared: (route: string) => boolean,
  rows: readonly (readonly (string | null)[])[],
): (string | null)[][] {
  const sets = routesOf.map((routes) => new Set(routes));
  const paired = routesOf.map((_, column) => new Set(rows.map((row) => row[column])));
  const unpaired = new Set(
    routesOf.flatMap((routes, column) => routes.filter((route) => isShared(route) && !paired[column]?.has(route))),
  );
  return [...unpaired].map((route) => sets.map((routes) => (routes.has(route) ? route : null)));
}

/**
 * Markers of each section, best first. If more of a section's routes match a sibling unchanged than without a segment,
 * only markers from the section's name are used.
 */
function findMarkers(sections: readonly SectionRoutes[]): readonly (readonly Marker[])[] {
  const names = sections.map(({ name }) => new Set(folderNamesOf(name)));
  const shares = sections.map(({ routes }) => sharesOf(routes));
  const candidatesOf = sections.map(({ routes }, index) => {
    const folders = routes.flatMap((route) => segmentsOf(route.toLowerCase()).slice(0, -1));
    const segments = [...new Set([...(names[index] ?? []), ...folders])].filter((segment) =>
      shares.every((share, other) => other === index || (share.get(segment) ?? 0) < (shares[index]?.get(segment) ?? 0)),
    );
    return new Set(segments);
  });
  const keysOf = sections.map(({ routes }, index) =>
    routes.map((route) => ({ route, keys: keysWithout(route, candidatesOf[index] ?? new Set()) })),
  );
  const owners = new KeyOwners();
  for (const [index, routes] of keysOf.entries()) {
    for (const { route, keys } of routes) for (const key of [route, ...keys.values()]) owners.add(key, index);
  }
  return keysOf.map((routes, index) => {
    const plain = routes.filter(({ route }) => owners.hasOther(route, index)).length;
    const scores = countItems(
      routes.flatMap(({ keys }) => [...keys].flatMap(([segment, key]) => (owners.hasOther(key, index) ? segment : []))),
    );
    const isPlain = [...scores.values()].every((score) => score < plain);
    return [...scores]
      .map(([segment, score]): Marker => ({ segment, isNamed: names[index]?.has(segment) === true, score }))
      .filter(({ isNamed }) => isNamed || !isPlain)
      .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score);
  });
}

/** Tracks which section a route key belongs to. */
class KeyOwners {
  /** Index of the section, or `several` if more than one section has the key. */
  readonly #owners = new Map<string, number | 'several'>();

  add(key: string, index: number): void {
    const owner = this.#owners.get(key);
    this.#owners.set(key, owner === undefined || owner === index ? index : 'several');
  }

  hasOther(key: string, index: number): boolean {
    const owner = this.#owners.get(key);
    return owner !== undefined && owner !== index;
  }
}

/** For each segment, the share of routes that contain it. */
function sharesOf(routes: readonly string[]): ReadonlyMap<string, number> {
  const counts = countItems(routes.flatMap((route) => [...new Set(segmentsOf(route.toLowerCase()))]));
  return new Map([...counts].map(([segment, count]) => [segment, count / routes.length]));
}

function keyOf(route: string, markers: readonly Marker[]): string {
  for (const { segment } of markers) {
    const key = without(route, segment);
    if (key !== undefined) return key;
  }
  return route;
}

/** Keys of a route: the route without one of the candidate segments, by the removed segment in lower case. */
function keysWithout(route: string, candidates: ReadonlySet<string>): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const segment of segmentsOf(route.toLowerCase())) {
    const key = candidates.has(segment) ? without(route, segment) : undefined;
    if (key !== undefined) keys.set(segment, key);
  }
  return keys;
}

/**
 * Removes a segment from a route, ignoring letter case. Returns `undefined` if the route doesn't contain the segment.
 */
function without(route: string, segment: string): string | undefined {
  const segments = segmentsOf(route);
  const at = segments.findIndex((candidate) => candidate.toLowerCase() === segment);
  return at === -1 ? undefined : `/${segments.toSpliced(at, 1).join('/')}`;
}

function segmentsOf(route: string): string[] {
  return route.split('/').slice(1);
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
