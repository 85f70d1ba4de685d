import { maxSegmentBytes } from '../values/limits.ts';
import { generatedFolder } from '../values/navigation.ts';
import { deviceNamePattern, normalizePath } from '../values/paths.ts';
import { type Operation, overviewMethod } from '../values/specification.ts';
import { capitalize } from '../values/text.ts';

/**
 * Path of an endpoint page: directory, first tag, then the summary, else method and path. Follows the hosted product's
 * scheme, so that a site that migrates keeps its URLs.
 *
 * @param directory `directory` of the specification in `docs.json`.
 */
export function endpointPath(operation: Operation, directory: string | undefined): string {
  if (operation.href !== undefined) return `/${normalizePath(operation.href) ?? ''}`;
  const segments = [generatedFolder(directory), tagFolder(operation), operationSegment(operation)];
  return `/${segments.filter((segment) => segment !== '').join('/')}`.toLowerCase();
}

function tagFolder({ method, tags: [firstTag] }: Operation): string {
  if (firstTag !== undefined) return pathSegment(firstTag);
  return method === 'CHANNEL' ? 'websockets' : '';
}

function operationSegment({ method, path, summary }: Operation): string {
  const summarySegment = summary === undefined ? '' : pathSegment(summary);
  if (safeSegment(summarySegment) !== '') return summarySegment;
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
  return capitalize(words);
}

/**
 * Characters that are unsafe in a path: URL syntax, characters that file systems refuse, and route syntax of
 * generators. `[id]` is a parameter in Next.js and VitePress. Next.js builds fail on `$` and backticks.
 */
const unsafeChars = /[?#%\\:"<>|*$`[\]\p{Cc}\p{Cs}]/gu;

export interface SafeRoute {
  readonly route: string;
  readonly isShortened: boolean;
  readonly isSanitized: boolean;
}

/**
 * Makes a path safe for all servers and file systems. Segments without safe characters are dropped: the tag `#` can't
 * be a folder, and an empty first segment (`//list`) would name another host.
 */
export function safeRoute(path: string): SafeRoute {
  const cleanSegments = path
    .split('/')
    .map(safeSegment)
    .filter((segment) => segment !== '');
  // `index` alone would collide with the file of the page at `/`.
  if (cleanSegments.length === 1 && /^index$/i.test(cleanSegments[0] ?? '')) cleanSegments[0] += '-page';
  const route = `/${cleanSegments.map(truncate).join('/')}`;
  const cleanRoute = `/${cleanSegments.join('/')}`;
  return { route, isShortened: route !== cleanRoute, isSanitized: cleanRoute !== path };
}

/** Removes unsafe characters, and dots or spaces at the end. Renames Windows device names: `con → con-page`. */
function safeSegment(segment: string): string {
  return segment
    .replace(unsafeChars, '')
    .replace(/[. ]+$/, '')
    .replace(deviceNamePattern, '$&-page');
}

function truncate(segment: string): string {
  // A UTF-16 unit takes at most three bytes.
  if (segment.length <= maxSegmentBytes / 3) return segment;
  const bytes = new TextEncoder().encode(segment);
  if (bytes.length <= maxSegmentBytes) return segment;
  const prefix = new TextDecoder().decode(bytes.subarray(0, maxSegmentBytes)).replace(/\uFFFD+$/, '');
  const lastHyphen = prefix.lastIndexOf('-');
  return (lastHyphen > maxSegmentBytes / 4 ? prefix.slice(0, lastHyphen) : prefix).replace(/[. ]+$/, '');
}
