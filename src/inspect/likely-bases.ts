import type { LinkWorld } from '../links/world.ts';

/** Dead addresses that begin with one step, and are there without it, before that step is taken for the base path. */
const addressesOfBase = 10;

/** The first step of a dead address that is there without it, with its slash: `/docs` of `/docs/start`. */
export function possibleBase(path: string, world: LinkWorld): string | undefined {
  const [, first, rest] = /^\/?([^/]+)\/(.+)$/.exec(path) ?? [];
  if (first === undefined || rest === undefined) return undefined;
  return world.routeAt(`/${rest}`) !== undefined || world.isFile(rest) ? `/${first}` : undefined;
}

/** The steps that so many dead addresses begin with that the site must be served under them. */
export function likelyBases(possible: Iterable<string | undefined>): ReadonlySet<string | undefined> {
  const counts = new Map<string, number>();
  for (const base of possible) if (base !== undefined) counts.set(base, (counts.get(base) ?? 0) + 1);
  return new Set([...counts].filter(([, number]) => number >= addressesOfBase).map(([base]) => base));
}
