import { diagnose } from '../findings/diagnose.ts';
import type { LinkLookup } from '../links/lookup.ts';
import type { DeadAddress } from '../values/links.ts';
import { addTo, type Some } from '../values/lists.ts';
import type { Finding } from '../values/outcome.ts';

/** Dead addresses that begin with one step, and lead somewhere without it, before that step is taken for the base path. */
const leastAddresses = 5;
/** Of all dead addresses that begin with it, how many have to lead somewhere without it. */
const leastShare = 0.8;

type Dead = Pick<DeadAddress, 'path' | 'place'>;

/** The paths that a site seems to be served under though no option says so. */
export interface ForgottenBases {
  /** One finding for each. */
  readonly findings: readonly Finding[];
  /** True for an address that is at fault for nothing else. */
  readonly explains: (path: string) => boolean;
}

/** Finds base paths that are missing in the settings, by the addresses that lead nowhere because of it. */
export function forgottenBases(dead: readonly Dead[], lookup: LinkLookup): ForgottenBases {
  const groups = new Map<string, Some<Dead>>();
  for (const address of dead) {
    const step = firstStep(address.path);
    // A folder of the docs is no base path: a page is missing in it.
    if (step === '' || lookup.firstBelow(step) !== undefined || lookup.hasFileBelow(step)) continue;
    addTo(groups, step, address);
  }
  const bases = new Set<string>();
  const findings: Finding[] = [];
  for (const [step, addresses] of groups) {
    const explained = addresses.filter(({ path }) => leadsSomewhere(path, step, lookup));
    const [first] = explained;
    if (first === undefined || explained.length < Math.max(leastAddresses, leastShare * addresses.length)) continue;
    // One step alone always leads to the first page, and may be a page that is missing.
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

/** True for an address that leads to a page or file once its first step is taken away. */
function leadsSomewhere(path: string, step: string, lookup: LinkLookup): boolean {
  const rest = restOf(path, step);
  return lookup.routeAt(`/${rest}`) !== undefined || lookup.isFile(rest) || lookup.firstBelow(rest) !== undefined;
}

/** A path without its first step, and without slashes at its ends. */
function restOf(path: string, step: string): string {
  return path
    .replace(/^\/+/, '')
    .slice(step.length)
    .replace(/^\/+|\/+$/g, '');
}
