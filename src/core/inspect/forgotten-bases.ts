import { diagnose } from '../findings/diagnose.ts';
import type { LinkLookup } from '../links/lookup.ts';
import type { DeadAddress } from '../values/links.ts';
import { addTo, type Some } from '../values/lists.ts';
import type { Finding } from '../values/outcome.ts';

/**
 * Minimum number of dead links that start with a segment, and work without it, to report that segment as the base path.
 */
const leastAddresses = 5;
/** Minimum share of such links among all dead links that start with the segment. */
const leastShare = 0.8;

type Dead = Pick<DeadAddress, 'path' | 'place'>;

/** Base paths that links use although the `base` option doesn't set them. */
export interface ForgottenBases {
  /** One finding for each base path. */
  readonly findings: readonly Finding[];
  /** True for a dead link that works without the base path. */
  readonly explains: (path: string) => boolean;
}

/** Finds base paths that are missing in the settings, from the dead links that use them. */
export function forgottenBases(dead: readonly Dead[], lookup: LinkLookup): ForgottenBases {
  const groups = new Map<string, Some<Dead>>();
  for (const address of dead) {
    const step = firstStep(address.path);
    // A folder of the docs is not a base path: the link lacks a page in it.
    if (step === '' || lookup.firstBelow(step) !== undefined || lookup.hasFileBelow(step)) continue;
    addTo(groups, step, address);
  }
  const bases = new Set<string>();
  const findings: Finding[] = [];
  for (const [step, addresses] of groups) {
    const explained = addresses.filter(({ path }) => leadsSomewhere(path, step, lookup));
    const [first] = explained;
    if (first === undefined || explained.length < Math.max(leastAddresses, leastShare * addresses.length)) continue;
    // The segment without a rest resolves to the first page, but may also be a missing page.
    if (explained.every(({ path }) => restOf(path, step) === '')) continue;
    bases.add(step);
    findings.push(diagnose('base-missing', first.place, { base: `/${step}`, count: explained.length }));
  }
  return {
    findings,
    explains: (path) => bases.has(firstStep(path)) && leadsSomewhere(path, firstStep(path), lookup),
  };
}

function firstStep(path: string): string {
  return path.split('/').find((step) => step !== '') ?? '';
}

/** True if a path resolves to a page or file without its first segment. */
function leadsSomewhere(path: string, step: string, lookup: LinkLookup): boolean {
  const rest = restOf(path, step);
  return lookup.routeAt(`/${rest}`) !== undefined || lookup.isFile(rest) || lookup.firstBelow(rest) !== undefined;
}

/** Path without its first segment and outer slashes. */
function restOf(path: string, step: string): string {
  return path
    .replace(/^\/+/, '')
    .slice(step.length)
    .replace(/^\/+|\/+$/g, '');
}
