import { digestOf } from '../../core/host.ts';
import { getOrCreate } from '../../core/values.ts';
import type { PageLookup, RenderedPage } from '../../render/types.ts';

/** Results of the lookups made while a page was rendered. The page is outdated if one of the results changes. */
export interface RecordedLookups {
  /** Hashes by file; null for a missing file. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly urls: readonly RecordedUrl[];
}

/** Arguments and result of a lookup. `file` contains the URL; `page` is the page that includes `file`. */
type RecordedUrl = readonly [kind: LookupKind, target: string, file: string, page: string | undefined, written: string];

type LookupKind = 'link' | 'asset' | 'isDead' | 'isMonochrome';

export interface RecordingLookup extends PageLookup {
  /** Results recorded since the previous call. */
  readonly flushRecorded: (page: RenderedPage) => RecordedLookups;
  /** Hash of a file, computed once; null for a missing file. */
  readonly digest: (file: string) => string | null;
}

/** Wraps a lookup so that it records its results. Pages must be rendered one at a time. */
export function recordLookups(lookup: PageLookup): RecordingLookup {
  let recordedUrls = new Map<string, RecordedUrl>();
  const record = (kind: LookupKind, target: string, file: string, page: string | undefined): string => {
    const result = lookUp(lookup, kind, target, file, page);
    recordedUrls.set(`${kind}\0${target}\0${file}\0${page}`, [kind, target, file, page, result]);
    return result;
  };
  const digest = cachedDigests(lookup);
  return {
    ...lookup,
    digest,
    link: (target, file, page) => record('link', target, file, page),
    asset: (target, file, page) => record('asset', target, file, page),
    isDead: (target, file, page) => record('isDead', target, file, page) === 'true',
    isMonochrome: (target, file, page) => record('isMonochrome', target, file, page) === 'true',
    flushRecorded({ dependencies }) {
      const urls = [...recordedUrls.values()];
      recordedUrls = new Map();
      return { files: Object.fromEntries(dependencies.map((file) => [file, digest(file)])), urls };
    },
  };
}

export function isUpToDate(
  { files, urls }: RecordedLookups,
  lookup: PageLookup,
  digest: RecordingLookup['digest'],
): boolean {
  return (
    Object.entries(files).every(([file, previous]) => digest(file) === previous) &&
    urls.every(([kind, target, file, page, result]) => lookUp(lookup, kind, target, file, page) === result)
  );
}

function lookUp(lookup: PageLookup, kind: LookupKind, target: string, file: string, page: string | undefined): string {
  return String(lookup[kind]?.(target, file, page) ?? false);
}

/** Caches digests, because every page may include the same snippet. */
function cachedDigests(lookup: PageLookup): RecordingLookup['digest'] {
  const digests = new Map<string, string | null>();
  return (path) =>
    getOrCreate(digests, path, (file) => {
      const text = lookup.read(file);
      return text === undefined ? null : digestOf(text);
    });
}
