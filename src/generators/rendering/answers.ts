import { digestOf } from '../../core/host.ts';
import { getOrMake } from '../../core/values.ts';
import type { PageLookup, RenderedPage } from '../../render/types.ts';

/** What the world answered while a page was rendered. A page is out of date when one of the answers is another now. */
export interface Answers {
  /** Digests of texts by file; null for a file that was asked for and is not there. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly addresses: readonly Answer[];
}

/** What was asked, of which file on which page, and what was written. */
type Answer = readonly [kind: Question, target: string, file: string, page: string | undefined, written: string];

type Question = 'link' | 'asset' | 'isDead' | 'isMonochrome';

/** A lookup that remembers the addresses it gave. */
export interface ListeningWorld extends PageLookup {
  /** The answers for a page that was rendered since this was last asked. */
  readonly answersFor: (page: RenderedPage) => Answers;
  /** Digest of a text, taken once; null for a file that is not there. */
  readonly digest: (file: string) => string | null;
}

/** Pages have to be rendered one after the other. */
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

/** True if the world would answer the same again. */
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

/** A snippet may be part of every page: its text is read and digested once. */
function digestsIn(lookup: PageLookup): ListeningWorld['digest'] {
  const known = new Map<string, string | null>();
  return (asked) =>
    getOrMake(known, asked, (file) => {
      const text = lookup.read(file);
      return text === undefined ? null : digestOf(text);
    });
}
