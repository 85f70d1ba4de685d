import { diagnose } from '../findings/diagnose.ts';
import type { LinkLookup } from '../links/lookup.ts';
import type { BrokenLink } from '../values/links.ts';
import { appendTo, type NonEmptyArray } from '../values/lists.ts';
import type { Finding } from '../values/outcome.ts';
import { routeOf, withoutExtension } from '../values/paths.ts';

/**
 * Minimum number of dead links that start with a segment, and work without it, to report that segment as the base path.
 */
const minLinks = 5;
const minShare = 0.8;

type DeadLink = Pick<BrokenLink, 'path' | 'location'>;

export interface MissingBases {
  readonly findings: readonly Finding[];
  readonly explains: (path: string) => boolean;
}

export function findMissingBases(deadLinks: readonly DeadLink[], lookup: LinkLookup): MissingBases {
  const groups = new Map<string, NonEmptyArray<DeadLink>>();
  for (const link of deadLinks) {
    const segment = firstSegment(link.path);
    // A folder of the docs is not a base path: the link points to a missing page in the folder.
    if (segment === '' || lookup.firstPageIn(segment) !== undefined || lookup.hasFileBelow(segment)) continue;
    appendTo(groups, segment, link);
  }
  const bases = new Set<string>();
  const findings: Finding[] = [];
  for (const [segment, links] of groups) {
    const fixedLinks = links.filter(({ path }) => resolvesWithoutSegment(path, segment, lookup));
    const [first] = fixedLinks;
    if (first === undefined || fixedLinks.length < Math.max(minLinks, minShare * links.length)) continue;
    // Links whose path is only the segment are no evidence for a base path: they may mean a missing page.
    if (fixedLinks.every(({ path }) => removeSegment(path, segment) === '')) continue;
    bases.add(segment);
    findings.push(diagnose('base-missing', first.location, { base: `/${segment}`, count: fixedLinks.length }));
  }
  return {
    findings,
    explains: (path) => bases.has(firstSegment(path)) && resolvesWithoutSegment(path, firstSegment(path), lookup),
  };
}

function firstSegment(path: string): string {
  return path.split('/').find((segment) => segment !== '') ?? '';
}

function resolvesWithoutSegment(path: string, segment: string, lookup: LinkLookup): boolean {
  const remainder = removeSegment(path, segment);
  // `/base/a.md` and `/base/folder/index` name pages by their files.
  const route = routeOf(withoutExtension(remainder) ?? remainder);
  return (
    lookup.routeAt(`/${remainder}`) !== undefined ||
    lookup.routeAt(route) !== undefined ||
    lookup.isFile(remainder) ||
    lookup.firstPageIn(remainder) !== undefined
  );
}

function removeSegment(path: string, segment: string): string {
  return path
    .replace(/^\/+/, '')
    .slice(segment.length)
    .replace(/^\/+|\/+$/g, '');
}
