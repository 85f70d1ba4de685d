import { idBy } from '../bodies.ts';
import { maxUrlEdits, nearestWithin, numbersOf } from '../config/nearest.ts';
import type { ArgumentsOf } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import { hashOfUrl } from '../links/url.ts';
import type { Settings } from '../options/options.ts';
import type { PageFile } from '../values/inventory.ts';
import { maxAnchorComparisons, maxHeadingsNamed } from '../values/limits.ts';
import { getOrCreate, groupBy } from '../values/lists.ts';
import type { PageBody } from '../values/page-body.ts';
import { filesOfPage } from './page-files.ts';

export type AnchorFault = Pick<ArgumentsOf<'link-anchor'>, 'nearest' | 'kind' | 'isCase' | 'headings' | 'more'>;

interface PageIds {
  /** Ids in the spelling of the host that the option `slugs` selects. */
  readonly exact: ReadonlySet<string>;
  readonly otherSpellings: ReadonlyMap<string, OtherSpelling>;
  /** Ids by the numbers in them. Suggestions have the same numbers, because another number means another heading. */
  readonly byNumbers: ReadonlyMap<string, readonly string[]>;
  /** Full ids by their name without a leading number: `install → 1-install`. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly byLetters: ReadonlyMap<string, Spelling>;
  readonly byWord: ReadonlyMap<string, ReadonlySet<string>>;
  readonly generatedIds: readonly string[];
}

interface Spelling {
  readonly id: string;
  readonly spelling: string;
}

interface OtherSpelling {
  readonly id: string;
  /** True if some pages of the host may have the id in this spelling, so it is accepted. */
  readonly isRight: boolean;
}

export class Anchors {
  readonly #bodies: ReadonlyMap<string, PageBody>;
  readonly #slugs: Settings['slugs'];
  readonly #idsByFile = new Map<string, PageIds | undefined>();
  readonly #nearest = nearestWithin(maxAnchorComparisons, maxUrlEdits);
  readonly #read: Host['read'];
  readonly #wordsByFile = new Map<string, string>();

  /**
   * @param slugs Host that selects the exact spelling of ids. `mintlify`: links to other spellings are accepted.
   * `github`: links to other spellings are broken. `undefined`: such links get the severity `info`.
   * @param read Reads the files of pages whose code generates ids.
   */
  constructor(bodies: ReadonlyMap<string, PageBody>, slugs: Settings['slugs'], read: Host['read']) {
    this.#bodies = bodies;
    this.#slugs = slugs;
    this.#read = read;
  }

  /**
   * @param target URL with the hash, as written.
   * @returns `undefined` for an anchor that exists or that can't be checked.
   */
  check(target: string, { file, frontMatter }: PageFile): AnchorFault | undefined {
    const anchor = hashOfUrl(target);
    // `#` and `#top` scroll to the top, and `#:~:text=` to a passage.
    if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) return undefined;
    // Pages generated from a specification have headings that are not in the file; a page with `url` has none.
    const { openapi, 'openapi-schema': schema, asyncapi, url, title } = frontMatter;
    if ([openapi, schema, asyncapi, url].some((value) => value !== undefined)) return undefined;
    const ids = this.#idsOf(file);
    // Browsers look for the hash as written first, and decode it only if no element has that id.
    if (ids === undefined || ids.exact.has(anchor) || ids.exact.has(target.slice(target.indexOf('#') + 1)))
      return undefined;
    const spelled = ids.otherSpellings.get(anchor);
    if (spelled !== undefined) return spelled.isRight ? undefined : this.#checkOtherSpelling(spelled.id);
    const generated = canGenerateId(anchor, ids.generatedIds, () => this.#wordsOf(file));
    if (generated === 'yes') return undefined;
    const similar = ids.byLetters.get(lettersAndDigits(anchor));
    if (similar !== undefined) return this.#checkSpelling(anchor, similar);
    if (lettersAndDigits(anchor) !== '' && lettersAndDigits(anchor) === lettersAndDigits(title ?? ''))
      return { nearest: undefined, kind: 'title' };
    const prefixed = anchor.length > 3 ? [...ids.exact].filter((id) => id.startsWith(anchor)) : [];
    const closest =
      prefixed.length === 1 ? prefixed : this.#nearest(anchor, ids.byNumbers.get(numbersOf(anchor)) ?? [], 2);
    const withWords = idsWithWords(anchor, ids.byWord);
    const nearest =
      closest[0] ?? numbered(anchor, ids) ?? (generated === 'no' && withWords.length === 1 ? withWords[0] : undefined);
    if (generated !== 'no') return nearest === undefined ? undefined : { nearest, kind: 'made' };
    if (nearest !== undefined) return { nearest, kind: 'missing' };
    const headings = firstOf(maxHeadingsNamed, [withWords, ids.exact]);
    return { nearest, kind: 'missing', headings, more: ids.exact.size - headings.length };
  }

  /** Returns the id that an anchor refers to in the spelling of another host, or the anchor itself if there is none. */
  resolve(anchor: string, file: string): string {
    const ids = this.#idsOf(file);
    if (ids === undefined || ids.exact.has(anchor)) return anchor;
    const similar = ids.byLetters.get(lettersAndDigits(anchor));
    return (
      ids.otherSpellings.get(anchor)?.id ??
      (similar !== undefined && isOfSomeHost(anchor, similar.spelling) ? similar.id : anchor)
    );
  }

  #wordsOf(file: string): string {
    return getOrCreate(this.#wordsByFile, file, () => {
      const texts = [...filesOfPage(file, this.#bodies)].map((name) => {
        const read = this.#read(name);
        // An anchor in the page's own links is no evidence that its code generates the id.
        return 'text' in read ? read.text.replace(/#[^\s"'`)\]}>]+/g, '') : '';
      });
      return lettersAndDigits(texts.join('\n'));
    });
  }

  /**
   * Reports an anchor that differs from an id only in punctuation or letter case. Browsers compare ids
   * case-sensitively.
   */
  #checkSpelling(anchor: string, { id, spelling }: Spelling): AnchorFault | undefined {
    if (anchor.toLowerCase() === id) return { nearest: id, kind: 'missing', isCase: true };
    return isOfSomeHost(anchor, spelling) ? this.#checkOtherSpelling(id) : { nearest: id, kind: 'missing' };
  }

  #checkOtherSpelling(id: string): AnchorFault | undefined {
    return this.#slugs === 'mintlify'
      ? undefined
      : { nearest: id, kind: this.#slugs === 'github' ? 'missing' : 'spelling' };
  }

  /** Returns `undefined` if the ids are incomplete, because a file of the page does not parse or exceeds a limit. */
  #idsOf(file: string): PageIds | undefined {
    return getOrCreate(this.#idsByFile, file, () => {
      const bodies = [...filesOfPage(file, this.#bodies)].flatMap((name) => this.#bodies.get(name) ?? []);
      if (bodies.some(({ syntaxError, excess }) => syntaxError !== undefined || excess !== undefined)) return undefined;
      const otherSpellings = new Map<string, OtherSpelling>();
      const plainIds = new Set<string>();
      for (const spellings of bodies.flatMap(({ spellings = [] }) => spellings)) {
        const id = idBy(this.#slugs, spellings);
        plainIds.add(id);
        for (const [index, other] of spellings.entries()) {
          if (!otherSpellings.has(other)) otherSpellings.set(other, { id, isRight: index > 1 });
        }
      }
      for (const id of plainIds) otherSpellings.delete(id);
      const exact = new Set(bodies.flatMap(({ anchors }) => anchors).filter((id) => !otherSpellings.has(id)));
      return {
        exact,
        otherSpellings,
        byNumbers: groupBy(exact, numbersOf),
        byName: groupBy(exact, withoutNumber),
        byLetters: byLettersAndDigits(exact),
        byWord: byWords(exact),
        generatedIds: [...new Set(bodies.flatMap(({ madeIds = [] }) => madeIds))],
      };
    });
  }
}

/** True if a host may spell an id this way. No host has `#` in an id: `##start` never matches. */
function isOfSomeHost(anchor: string, id: string): boolean {
  return withoutPunctuation(anchor) === withoutPunctuation(id) && separatesWordsOf(anchor, id) && !anchor.includes('#');
}

/** Ids that have all words of an anchor: `how-to-install-it` for `install`. */
function idsWithWords(anchor: string, byWord: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const words = wordsIn(anchor);
  if (words.join('').length < 4) return [];
  const idSets = words.map((word) => byWord.get(word) ?? new Set<string>());
  const [rarest = new Set<string>()] = idSets.toSorted((a, b) => a.size - b.size);
  // A word in most headings identifies none of them.
  if (rarest.size > maxIdsOfWord) return [];
  return [...rarest].filter((id) => idSets.every((ids) => ids.has(id)));
}

/** Maximum number of ids with the same word. With more, the word gives no useful suggestions. */
const maxIdsOfWord = 100;

function byWords(ids: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const byWord = new Map<string, Set<string>>();
  for (const id of ids) for (const word of wordsIn(id)) getOrCreate(byWord, word, () => new Set<string>()).add(id);
  return byWord;
}

/** Returns the first distinct texts of several lists. */
function firstOf(count: number, lists: readonly Iterable<string>[]): string[] {
  const first = new Set<string>();
  for (const list of lists) {
    for (const text of list) {
      if (first.size === count) return [...first];
      first.add(text);
    }
  }
  return [...first];
}

function wordsIn(anchor: string): string[] {
  return anchor
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Finds an id that differs only in a leading number: `1-install` for `install`, or the reverse. */
function numbered(anchor: string, { byName }: PageIds): string | undefined {
  const name = withoutNumber(anchor);
  const [id, ...others] = byName.get(name) ?? [];
  return others.length === 0 && (name === anchor || name === id) ? id : undefined;
}

export function withoutNumber(id: string): string {
  return id.replace(/^_?\d+(?:[-_.]\d+)*[-_.]+(?=\p{L})/u, '');
}

/**
 * Indexes ids by their letters and digits. Slug algorithms disagree on all other characters: whether a dot or slash
 * becomes a dash, whether `&` becomes `and`, and which punctuation at the ends is kept.
 */
function byLettersAndDigits(ids: ReadonlySet<string>): ReadonlyMap<string, Spelling> {
  const spellings = new Map<string, Spelling>();
  for (const id of ids) {
    for (const spelling of [id, id.replaceAll('--', '-and-'), id.replaceAll('&', 'and')]) {
      if (!spellings.has(lettersAndDigits(spelling))) spellings.set(lettersAndDigits(spelling), { id, spelling });
    }
  }
  return spellings;
}

function withoutPunctuation(anchor: string): string {
  return anchor.replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * True if an anchor separates all words that the id separates. No host joins words, such as `firststeps` for
 * `first-steps`.
 */
function separatesWordsOf(anchor: string, id: string): boolean {
  const anchorBorders = wordBorders(anchor);
  return [...wordBorders(id)].every((border) => anchorBorders.has(border));
}

function wordBorders(anchor: string): ReadonlySet<number> {
  const words = anchor.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  let letters = 0;
  return new Set(words.slice(0, -1).map((word) => (letters += word.length)));
}

type IdCertainty = 'yes' | 'perhaps' | 'no';

/**
 * Decides if code can generate an id. A placeholder may be a number, or consecutive words anywhere in the page's files.
 * `perhaps`: all words occur, but not consecutively.
 *
 * @param patterns Ids that the code generates, with `*` for placeholders: `step-*`.
 * @param words Returns the letters and digits of the page's files, in lower case and without separators.
 */
function canGenerateId(anchor: string, patterns: readonly string[], words: () => string): IdCertainty {
  const results = new Set<IdCertainty>(patterns.map((pattern) => canFill(anchor, pattern, words)));
  if (results.has('yes')) return 'yes';
  return results.has('perhaps') ? 'perhaps' : 'no';
}

function canFill(anchor: string, pattern: string, words: () => string): IdCertainty {
  if (pattern === '**') return 'yes';
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const [, ...gaps] = new RegExp(`^${parts.join('(.*)')}$`, 'is').exec(anchor) ?? [];
  if (gaps.length === 0) return 'no';
  const filled = gaps.map((gap) => gap.replace(/-\d+$/, '')).filter((gap) => /\p{L}/u.test(gap));
  if (filled.every((gap) => words().includes(lettersAndDigits(gap)))) return 'yes';
  const gapWords = filled.flatMap((gap) => gap.split(/[^\p{L}\p{N}]+/u));
  return gapWords.every((word) => words().includes(word.toLowerCase())) ? 'perhaps' : 'no';
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
