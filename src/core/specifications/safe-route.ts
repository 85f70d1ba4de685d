import { deviceName } from '../values/paths.ts';

/**
 * Characters that end an address, that servers decode, that file systems refuse, or that generators read in the name of a
 * folder: `[id]` is a parameter to Next.js and VitePress, and builds of Next.js stop at `$` and a backtick.
 */
const unsafe = /[?#%\\:"<>|*$`[\]\p{Cc}\p{Cs}]/gu;
/** Names of files may have 255 bytes; a few are left for an extension and a number. */
const mostBytes = 240;

/** An address as it can be served and written to a file, and what that took. */
export interface SafeRoute {
  readonly route: string;
  readonly isShortened: boolean;
  readonly isCleaned: boolean;
}

/** Makes the address of a generated page one that every server and file system takes. */
export function safeRoute(wanted: string): SafeRoute {
  const clean = wanted.replace(unsafe, '').split('/').map(unreserved).join('/');
  const steps = clean.split('/').map(shortened);
  const route = steps.join('/');
  return { route, isShortened: route !== clean, isCleaned: clean !== wanted };
}

/** A step that Windows can have: no name of a device, and no dot or space at its end. */
function unreserved(step: string): string {
  return step.replace(/[. ]+$/, '').replace(deviceName, '$&-page');
}

/** A step of at most so many bytes, cut between words if there are any. */
function shortened(step: string): string {
  // A UTF-16 unit is three bytes at most.
  if (step.length <= mostBytes / 3) return step;
  const bytes = new TextEncoder().encode(step);
  if (bytes.length <= mostBytes) return step;
  const start = new TextDecoder().decode(bytes.subarray(0, mostBytes)).replace(/\uFFFD+$/, '');
  const word = start.lastIndexOf('-');
  return word > mostBytes / 4 ? start.slice(0, word) : start;
}
