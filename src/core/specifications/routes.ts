import { maxSegmentBytes } from '../values/limits.ts';
import { generatedFolder } from '../values/navigation.ts';
import { deviceName, normalizePath } from '../values/paths.ts';
import { type Operation, overviewMethod } from '../values/specification.ts';

/**
 * Path of an endpoint page: directory, first tag, then the summary, else method and path. Follows the hosted product's
 * scheme, so that a site that migrates keeps its URLs.
 *
 * @param directory `directory` of the specification in `docs.json`.
 */
export function endpointPath(operation: Operation, directory: string | undefined): string {
  if (operation.href !== undefined) return `/${normalizePath(operation.href) ?? ''}`;
  const segments = [generatedFolder(directory), tagFolder(operation), lastSegment(operation)];
  return `/${segments.filter((step) => step !== '').join('/')}`.toLowerCase();
}

function tagFolder({ method, tags: [first] }: Operation): string {
  if (first !== undefined) return pathSegment(first);
  return method === 'CHANNEL' ? 'websockets' : '';
}

function lastSegment({ method, path, summary }: Operation): string {
  const fromSummary = summary === undefined ? '' : pathSegment(summary);
  if (safeSegment(fromSummary) !== '') return fromSummary;
  const fromPath = pathSegment(path);
  return unprefixedMethods.has(method) && safeSegment(fromPath) !== '' ? fromPath : `${method}-${fromPath}`;
}

const unprefixedMethods: ReadonlySet<string> = new Set(['WEBHOOK', 'CHANNEL', overviewMethod]);

/** Turns text into one path segment. Reproduces the hosted product's replacements in their order, quirks included. */
export function pathSegment(text: string): string {
  let segment = text.replaceAll(' ', '-');
  if (segment.includes('{')) segment = segment.replace(/\{[^}]*\}/g, '-');
  if (segment.startsWith('-')) segment = segment.slice(1);
  if (segment.endsWith('-')) segment = segment.slice(0, -1);
  return segment.replace(removedChars, '').replaceAll('--', '-').toLowerCase();
}

const removedChars = /[{}(),.'\n/]/g;

/** Converts an identifier to words: `userSignedUp` → `User signed up`. */
export function identifierToWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_./]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Characters that are unsafe in a path: URL syntax, characters that file systems refuse, and route syntax of
 * generators. `[id]` is a parameter in Next.js and VitePress. Next.js builds fail on `$` and backticks.
 */
const unsafeChars = /[?#%\\:"<>|*$`[\]\p{Cc}\p{Cs}]/gu;

export interface SafeRoute {
  readonly route: string;
  readonly isShortened: boolean;
  readonly isCleaned: boolean;
}

/**
 * Makes a path safe for all servers and file systems. Segments without safe characters are dropped: the tag `#` can't
 * be a folder, and an empty first segment (`//list`) would name another host.
 */
export function safeRoute(wanted: string): SafeRoute {
  const clean = wanted
    .split('/')
    .map(safeSegment)
    .filter((step) => step !== '');
  // `index` alone would collide with the file of the page at `/`.
  if (clean.length === 1 && /^index$/i.test(clean[0] ?? '')) clean[0] += '-page';
  const route = `/${clean.map(truncate).join('/')}`;
  const cleaned = `/${clean.join('/')}`;
  return { route, isShortened: route !== cleaned, isCleaned: cleaned !== wanted };
}

/** Removes unsafe characters, and dots or spaces at the end. Renames Windows device names: `con → con-page`. */
function safeSegment(segment: string): string {
  return segment
    .replace(unsafeChars, '')
    .replace(/[. ]+$/, '')
    .replace(deviceName, '$&-page');
}

function truncate(segment: string): string {
  // A UTF-16 unit takes at most three bytes.
  if (segment.length <= maxSegmentBytes / 3) return segment;
  const bytes = new TextEncoder().encode(segment);
  if (bytes.length <= maxSegmentBytes) return segment;
  const start = new TextDecoder().decode(bytes.subarray(0, maxSegmentBytes)).replace(/\uFFFD+$/, '');
  const word = start.lastIndexOf('-');
  return (word > maxSegmentBytes / 4 ? start.slice(0, word) : start).replace(/[. ]+$/, '');
}
