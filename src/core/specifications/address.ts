import { directoryOf } from '../values/navigation.ts';
import { deviceName, normalizePath } from '../values/paths.ts';
import type { Operation } from '../values/specification.ts';
import { overviewMethod } from './overview.ts';

/**
 * The address of an endpoint page, as hosted sites have it: directory, first tag, then summary, or method and path. A
 * site that moves keeps its addresses.
 *
 * @param directory As written beside the specification.
 */
export function addressOf(operation: Operation, directory: string | undefined): string {
  if (operation.href !== undefined) return `/${normalizePath(operation.href) ?? ''}`;
  const steps = [directoryOf(directory), tagFolder(operation), name(operation)];
  return `/${steps.filter((step) => step !== '').join('/')}`.toLowerCase();
}

function tagFolder({ method, tags: [first] }: Operation): string {
  if (first !== undefined) return slug(first);
  return method === 'CHANNEL' ? 'websockets' : '';
}

function name({ method, path, summary }: Operation): string {
  const fromSummary = summary === undefined ? '' : slug(summary);
  if (safeStep(fromSummary) !== '') return fromSummary;
  const fromPath = slug(path);
  return named.has(method) && safeStep(fromPath) !== '' ? fromPath : `${method}-${fromPath}`;
}

/** What is known by its name alone. */
const named: ReadonlySet<string> = new Set(['WEBHOOK', 'CHANNEL', overviewMethod]);

/** A text as a step of an address. The order of the replacements is the hosted product's, and so are its oddities. */
export function slug(text: string): string {
  let step = text.replaceAll(' ', '-');
  if (step.includes('{')) step = step.replace(/\{[^}]*\}/g, '-');
  if (step.startsWith('-')) step = step.slice(1);
  if (step.endsWith('-')) step = step.slice(0, -1);
  return step.replace(dropped, '').replaceAll('--', '-').toLowerCase();
}

const dropped = /[{}(),.'\n/]/g;

/** Words out of a name that programs use: `userSignedUp` becomes `User signed up`. */
export function sentenceOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_./]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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

/**
 * Makes the address of a generated page one that every server and file system takes. Steps that have no safe characters
 * are dropped: the tag `#` is no folder, and an address with an empty step at its start, `//list`, is another host.
 */
export function safeRoute(wanted: string): SafeRoute {
  const clean = wanted
    .split('/')
    .map(safeStep)
    .filter((step) => step !== '');
  // The file of the page at `/` is named so.
  if (clean.length === 1 && /^index$/i.test(clean[0] ?? '')) clean[0] += '-page';
  const route = `/${clean.map(shortened).join('/')}`;
  const cleaned = `/${clean.join('/')}`;
  return { route, isShortened: route !== cleaned, isCleaned: cleaned !== wanted };
}

/** A step without unsafe characters that Windows can have: no name of a device, and no dot or space at its end. */
function safeStep(step: string): string {
  return step
    .replace(unsafe, '')
    .replace(/[. ]+$/, '')
    .replace(deviceName, '$&-page');
}

/** A step of at most so many bytes, cut between words if there are any. */
function shortened(step: string): string {
  // A UTF-16 unit is three bytes at most.
  if (step.length <= mostBytes / 3) return step;
  const bytes = new TextEncoder().encode(step);
  if (bytes.length <= mostBytes) return step;
  const start = new TextDecoder().decode(bytes.subarray(0, mostBytes)).replace(/\uFFFD+$/, '');
  const word = start.lastIndexOf('-');
  return (word > mostBytes / 4 ? start.slice(0, word) : start).replace(/[. ]+$/, '');
}
