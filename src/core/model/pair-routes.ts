import { countItems } from '../values/lists.ts';

interface SectionRoutes {
  readonly name: string;
  readonly routes: readonly string[];
}

/** Least share of a section's pages that a marker pairs, unless its name suggests the marker. Fewer are a coincidence. */
const minPairedShare = 0.05;

/** A segment of a section's routes that its siblings don't have: `v2` in `/docs/v2/install`. */
interface Marker {
  readonly segment: string;
  /** The name of the section suggests the segment: `v2` for `Version v2`. */
  readonly isInName: boolean;
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
  const routesBySection = sections.map(({ routes }) => [...new Set(routes)]);
  const sectionCounts = countItems(routesBySection.flat());
  const isShared = (route: string): boolean => sectionCounts.get(route) !== 1;
  const markersBySection = findMarkers(
    sections.map(({ name }, index) => ({
      name,
      routes: routesBySection[index]?.filter((route) => !isShared(route)) ?? [],
    })),
  );
  const routeMaps = routesBySection.map((routes, index) => {
    const routeByKey = new Map<string, string>();
    // Pages that only this section lists come first, so that they win against pages that several sections list.
    for (const route of routes.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)))) {
      const key = routeKey(route, markersBySection[index] ?? []);
      if (!routeByKey.has(key)) routeByKey.set(key, route);
    }
    return routeByKey;
  });
  const rows: (string | null)[][] = [];
  for (const [key, count] of countItems(routeMaps.flatMap((routeByKey) => [...routeByKey.keys()]))) {
    if (count > 1) rows.push(routeMaps.map((routeByKey) => routeByKey.get(key) ?? null));
  }
  return [...rows, ...rowsOfSharedRoutes(routesBySection, isShared, rows)];
}

/** Rows for the pages that several sections list, if one of these sections has no row for the page yet. */
function rowsOfSharedRoutes(
  routesBySection: readonly (readonly string[])[],
  isShared: (route: string) => boolean,
  rows: readonly (readonly (string | null)[])[],
): (string | null)[][] {
  const routeSets = routesBySection.map((routes) => new Set(routes));
  const pairedRoutes = routesBySection.map((_, column) => new Set(rows.map((row) => row[column])));
  const unpairedRoutes = new Set(
    routesBySection.flatMap((routes, column) =>
      routes.filter((route) => isShared(route) && !pairedRoutes[column]?.has(route)),
    ),
  );
  return [...unpairedRoutes].map((route) => routeSets.map((routes) => (routes.has(route) ? route : null)));
}

/**
 * Markers of each section, best first. If more of a section's routes match a sibling unchanged than without a segment,
 * or if a segment pairs only a few of them, only markers from the section's name are used.
 */
function findMarkers(sections: readonly SectionRoutes[]): readonly (readonly Marker[])[] {
  const suggestedNames = sections.map(({ name }) => new Set(suggestedFolderNames(name)));
  const segmentShares = sections.map(({ routes }) => computeSegmentShares(routes));
  const candidatesBySection = sections.map(({ routes }, index) => {
    const folders = routes.flatMap((route) => segmentsOf(route.toLowerCase()).slice(0, -1));
    const segments = [...new Set([...(suggestedNames[index] ?? []), ...folders])].filter((segment) =>
      segmentShares.every(
        (otherShares, otherIndex) =>
          otherIndex === index || (otherShares.get(segment) ?? 0) < (segmentShares[index]?.get(segment) ?? 0),
      ),
    );
    return new Set(segments);
  });
  const keysByRoute = sections.map(({ routes }, index) =>
    routes.map((route) => ({ route, keys: keysByRemovedSegment(route, candidatesBySection[index] ?? new Set()) })),
  );
  const owners = new KeyOwners();
  for (const [index, routes] of keysByRoute.entries()) {
    for (const { route, keys } of routes) for (const key of [route, ...keys.values()]) owners.add(key, index);
  }
  return keysByRoute.map((routes, index) => {
    const unchangedCount = routes.filter(({ route }) => owners.hasOtherOwner(route, index)).length;
    const scores = countItems(
      routes.flatMap(({ keys }) =>
        [...keys].flatMap(([segment, key]) => (owners.hasOtherOwner(key, index) ? segment : [])),
      ),
    );
    const hasMoreUnchanged = [...scores.values()].every((score) => score < unchangedCount);
    return [...scores]
      .map(([segment, score]): Marker => ({ segment, isInName: suggestedNames[index]?.has(segment) === true, score }))
      .filter(({ isInName, score }) => isInName || (!hasMoreUnchanged && score >= routes.length * minPairedShare))
      .toSorted((a, b) => Number(b.isInName) - Number(a.isInName) || b.score - a.score);
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

  hasOtherOwner(key: string, index: number): boolean {
    const owner = this.#owners.get(key);
    return owner !== undefined && owner !== index;
  }
}

/** For each segment, the share of routes that contain it. */
function computeSegmentShares(routes: readonly string[]): ReadonlyMap<string, number> {
  const counts = countItems(routes.flatMap((route) => [...new Set(segmentsOf(route.toLowerCase()))]));
  return new Map([...counts].map(([segment, count]) => [segment, count / routes.length]));
}

function routeKey(route: string, markers: readonly Marker[]): string {
  for (const { segment } of markers) {
    const key = removeSegment(route, segment);
    if (key !== undefined) return key;
  }
  return route;
}

/** Keys of a route: the route without one of the candidate segments, by the removed segment in lower case. */
function keysByRemovedSegment(route: string, candidates: ReadonlySet<string>): ReadonlyMap<string, string> {
  const routeByKey = new Map<string, string>();
  for (const segment of segmentsOf(route.toLowerCase())) {
    const key = candidates.has(segment) ? removeSegment(route, segment) : undefined;
    if (key !== undefined) routeByKey.set(segment, key);
  }
  return routeByKey;
}

/**
 * Removes a segment from a route, ignoring letter case. Returns `undefined` if the route doesn't contain the segment.
 */
function removeSegment(route: string, segment: string): string | undefined {
  const segments = segmentsOf(route);
  const segmentIndex = segments.findIndex((candidate) => candidate.toLowerCase() === segment);
  return segmentIndex === -1 ? undefined : `/${segments.toSpliced(segmentIndex, 1).join('/')}`;
}

function segmentsOf(route: string): string[] {
  return route.split('/').slice(1);
}

/** Folder names that a section's name suggests: `v2` and `2` for `v2`, `2025-03-26` for a dated version. */
function suggestedFolderNames(name: string): string[] {
  const nameWords = name
    .toLowerCase()
    .split(/[\s()]+/)
    .filter((word) => word !== '');
  const hyphenatedName = name.toLowerCase().replace(/\s+/g, '-');
  return [...new Set([...nameWords, hyphenatedName, ...nameWords.map((word) => word.replace(/^v(?=\d)/, ''))])];
}
