import { digestOf } from '../../core/host.ts';
import { getOrCreate } from '../../core/values.ts';
import type { PageLookup, RenderedPage } from '../../render/types.ts';

/** Results of the lookups made while a page was rendered. The page is outdated if one of them changes. */
export interface Answers {
  /** Hashes by file; null for a missing file. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly addresses: readonly Answer[];
}

/** A resolved URL: kind, URL as written, containing file, page, and result. */
type Answer = readonly [kind: Question, target: string, file: string, page: string | undefined, written: string];

type Question = 'link' | 'asset' | 'isDead' | 'isMonochrome';

/** A lookup that records its results. */
export interface ListeningWorld extends PageLookup {
  /** Results recorded since the previous call. */
  readonly answersFor: (page: RenderedPage) => Answers;
  /** Hash of a file, computed once; null for a missing file. */
  readonly digest: (file: string) => string | null;
}

/** Records lookups. Pages must be rendered one at a time. */
export function listenTo(lookup: PageLookup): ListeningWorld {
  let heard = new Map<string, Answer>();
  const ask = (kind: Question, target: string, file: string, page: string | undefined): string => {
    const written = answerOf(lookup, kind, target, file, page);
    heard.set(`${kind}\0${target}\0${file}\0${page}`, [kind, target, file, page, written]);
    return written;
  };
  const digest = digestsIn(lookup);
  return {
    ...lookup,
    digest,
    link: (target, file, page) => ask('link', target, file, page),
    asset: (target, file, page) => ask('asset', target, file, page),
    isDead: (target, file, page) => ask('isDead', target, file, page) === 'true',
    isMonochrome: (target, file, page) => ask('isMonochrome', target, file, page) === 'true',
    answersFor({ dependencies }) {
      const addresses = [...heard.values()];
      heard = new Map();
      return { files: Object.fromEntries(dependencies.map((file) => [file, digest(file)])), addresses };
    },
  };
}

export function answersAlike(
  { files, addresses }: Answers,
  lookup: PageLookup,
  digest: ListeningWorld['digest'],
): boolean {
  return (
    Object.entries(files).every(([file, known]) => digest(file) === known) &&
    addresses.every(([kind, target, file, page, written]) => answerOf(lookup, kind, target, file, page) === written)
  );
}

function answerOf(lookup: PageLookup, kind: Question, target: string, file: string, page: string | undefined): string {
  return String(lookup[kind]?.(target, file, page) ?? false);
}

/** Cached, since a snippet may be included in every page. */
function digestsIn(lookup: PageLookup): ListeningWorld['digest'] {
  const known = new Map<string, string | null>();
  return (asked) =>
    getOrCreate(known, asked, (file) => {
      const text = lookup.read(file);
      return text === undefined ? null : digestOf(text);
    });
}
