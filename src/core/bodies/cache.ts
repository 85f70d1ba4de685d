import { readChecked, writeChecked } from '../host/checked-file.ts';
import { isObject } from '../values/json.ts';
import type { PageBody } from '../values/page-body.ts';

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

const range = { start: 0, end: 0 };

/** What facts that are kept look like: a list with one item stands for any number of such. */
const needed = {
  links: [{ target: '', ...range, kind: 'link' }],
  anchors: [''],
  imports: [{ specifier: '', used: true, start: 0, written: range }],
} satisfies Partial<PageBody>;

/** The same of members that may be absent. */
const further: Omit<Required<PageBody>, keyof typeof needed | 'snippets' | 'excess'> = {
  unsafe: [{ target: '', ...range }],
  variables: [{ name: '', ...range }],
  madeIds: [''],
  ignores: [{ codes: [''], reason: '', ...range, until: 0 }],
  title: '',
  syntaxError: { reason: '', ...range },
  mdxError: { reason: '', ...range },
};

function isPageBody(value: unknown): value is PageBody {
  return (
    isLike(value, needed) &&
    Object.entries(further).every(([name, like]) => value[name] === undefined || isLike(value[name], like))
  );
}

/** Whether a value has all the members that another one has, of the same types. */
function isLike<Like>(value: unknown, like: Like): value is Like & Readonly<Record<string, unknown>> {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => isLike(item, like[0]));
  if (!isObject(like)) return typeof value === typeof like;
  return isObject(value) && Object.entries(like).every(([name, member]) => isLike(value[name], member));
}
