import { readChecked, writeChecked } from '../host/checked-file.ts';
import type { PageBody } from '../values/page-body.ts';
import { isPageBody } from './is-page-body.ts';

/** Facts of texts that were parsed before, by the hash of a text. */
export interface BodyCache {
  get(key: string): PageBody | undefined;
  set(key: string, body: PageBody): void;
  /** Keeps what was asked for or set in this run, and nothing else. It never fails: without a cache all is slower only. */
  save(): void;
}

/** Where facts are kept between runs. */
export interface BodyCacheFile {
  /** Absolute path; its folder is made on demand. */
  readonly file: string;
  /** What the facts depend on besides the text. */
  readonly version: string;
}

/**
 * Facts in one file. A file that is missing, damaged or of another version is as if empty. It is replaced in one step, and
 * only when something changed: in a process that goes on, after the first run, and then once an eighth of the facts is new,
 * so that an edit does not cost writing them all. Any trouble with writing is ignored.
 *
 * @param kept Default: they are kept for as long as the process runs.
 * @param keepsFirst Whether nothing more is kept after the first time of saving. Default: false.
 */
export function bodyCache(kept?: BodyCacheFile, keepsFirst = false): BodyCache {
  const known = kept === undefined ? new Map<string, PageBody>() : read(kept);
  const wanted = new Map<string, PageBody>();
  let unsaved = 0;
  let isSaved = false;
  let isClosed = false;
  return {
    get(key) {
      const body = wanted.get(key) ?? known.get(key);
      if (body !== undefined) wanted.set(key, body);
      return body;
    },
    set(key, body) {
      if (isClosed) return;
      wanted.set(key, body);
      unsaved++;
    },
    save() {
      const isDue = isSaved ? unsaved * 8 > wanted.size : unsaved > 0 || wanted.size !== known.size;
      const isOpen = !isClosed;
      isClosed = keepsFirst;
      if (kept === undefined || !isDue || !isOpen) return;
      writeChecked(kept.file, { version: kept.version }, JSON.stringify(Object.fromEntries(wanted)));
      unsaved = 0;
      isSaved = true;
    },
  };
}

/** Facts of another shape, whoever wrote them, are as if they were not there. */
function read({ file, version }: BodyCacheFile): ReadonlyMap<string, PageBody> {
  const bodies: Readonly<Record<string, unknown>> = Object(JSON.parse(readChecked(file, { version })?.text ?? '{}'));
  return new Map(Object.entries(bodies).flatMap(([key, body]) => (isPageBody(body) ? [[key, body]] : [])));
}
