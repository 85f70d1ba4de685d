import { nearestWithin, numbersOf, slipsOfAddress } from '../config/nearest.ts';
import type { ArgumentsOf } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import type { Settings } from '../options/options.ts';
import type { PageFile } from '../values/inventory.ts';
import { getOrMake, groupBy } from '../values/lists.ts';
import type { PageBody } from '../values/page-body.ts';
import { canMake, lettersAndDigits } from './made-anchors.ts';
import { filesOfPage } from './shown-snippets.ts';

/** What is wrong with the hash of a link. */
export type AnchorFault = Pick<ArgumentsOf<'link-anchor'>, 'nearest' | 'kind' | 'isCase' | 'headings' | 'more'>;

/** Headings that are named if nothing is near. */
const headingsNamed = 5;

/** Ids that are looked at, in all, for what dead anchors may have meant. */
const comparisons = 500_000;

/** The ids of a page, by what is looked for. */
interface PageIds {
  readonly exact: ReadonlySet<string>;
  /**
   * By the numbers in them: another number is another heading. An id that code may make is reported only if one is near.
   */
  readonly byNumbers: ReadonlyMap<string, readonly string[]>;
  /** By what follows a number in front. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** By their letters alone. */
  readonly byLetters: ReadonlyMap<string, Spelling>;
  /** Patterns of the ids that its code makes: see `PageBody`. */
  readonly made: readonly string[];
}

/** An id, and the spelling of it that some letters are those of. */
interface Spelling {
  readonly id: string;
  readonly spelling: string;
}

/** The ids of pages, those of their snippets too. */
export class Anchors {
  readonly #bodies: ReadonlyMap<string, PageBody>;
  readonly #slugs: Settings['slugs'];
  readonly #known = new Map<string, PageIds | undefined>();
  readonly #nearest = nearestWithin(comparisons, slipsOfAddress);
  readonly #read: Host['read'];
  readonly #words = new Map<string, string>();

  /**
   * @param slugs The host whose spelling of ids counts; undefined if any does.
   * @param read Reads the files of pages whose code makes ids.
   */
  constructor(bodies: ReadonlyMap<string, PageBody>, slugs: Settings['slugs'], read: Host['read']) {
    this.#bodies = bodies;
    this.#slugs = slugs;
    this.#read = read;
  }

  /** @returns `undefined` for an anchor that is there, or of which nobody can know here. */
  check(anchor: string, { file, frontMatter }: PageFile): AnchorFault | undefined {
    // `#` and `#top` lead to the top, and `#:~:text=` to a passage.
    if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) return undefined;
    // What is generated from a specification has headings of its own; a page that stands for another address has none.
    const { openapi, 'openapi-schema': schema, asyncapi, url, title } = frontMatter;
    if ([openapi, schema, asyncapi, url].some((value) => value !== undefined)) return undefined;
    const known = this.#of(file);
    if (known === undefined || known.exact.has(anchor)) return undefined;
    const made = canMake(anchor, known.made, () => this.#wordsOf(file));
    if (made === 'yes') return undefined;
    const alike = known.byLetters.get(lettersAndDigits(anchor));
    if (alike !== undefined) return this.#judgeSpelling(anchor, alike);
    if (lettersAndDigits(anchor) !== '' && lettersAndDigits(anchor) === lettersAndDigits(title ?? ''))
      return { nearest: undefined, kind: 'title' };
    const begin = anchor.length > 3 ? [...known.exact].filter((id) => id.startsWith(anchor)) : [];
    const near = begin.length === 1 ? begin : this.#nearest(anchor, known.byNumbers.get(numbersOf(anchor)) ?? [], 2);
    const nearest = near[0] ?? numbered(anchor, known);
    if (made !== 'no') return nearest === undefined ? undefined : { nearest, kind: 'made' };
    if (nearest !== undefined) return { nearest, kind: 'missing' };
    const headings = [...known.exact].slice(0, headingsNamed);
    return { nearest, kind: 'missing', headings, more: known.exact.size - headings.length };
  }

  /** The letters and digits of all files of a page. */
  #wordsOf(file: string): string {
    return getOrMake(this.#words, file, () => {
      const texts = [...filesOfPage(file, this.#bodies)].map((name) => {
        const read = this.#read(name);
        // What links say is what is asked about.
        return 'text' in read ? read.text.replace(/#[^\s"'`)\]}>]+/g, '') : '';
      });
      return lettersAndDigits(texts.join('\n'));
    });
  }

  /** What is wrong with an anchor that is an id but for its signs. Browsers tell capitals from small letters. */
  #judgeSpelling(anchor: string, { id, spelling }: Spelling): AnchorFault | undefined {
    // No host has the sign in an id that begins a hash: `##start` leads nowhere.
    const isOfSomeHost =
      signless(anchor) === signless(spelling) && separatesWordsOf(anchor, spelling) && !anchor.includes('#');
    if (anchor.toLowerCase() === id) return { nearest: id, kind: 'missing', isCase: true };
    if (this.#slugs === 'github' || !isOfSomeHost) return { nearest: id, kind: 'missing' };
    return this.#slugs === 'mintlify' ? undefined : { nearest: id, kind: 'spelling' };
  }

  /** Undefined if some ids of a page cannot be known: a part of it does not parse. */
  #of(file: string): PageIds | undefined {
    return getOrMake(this.#known, file, () => {
      const bodies = [...filesOfPage(file, this.#bodies)].flatMap((name) => this.#bodies.get(name) ?? []);
      if (bodies.some(({ syntaxError, excess }) => syntaxError !== undefined || excess !== undefined)) return undefined;
      const exact = new Set(bodies.flatMap(({ anchors }) => anchors));
      return {
        exact,
        byNumbers: groupBy(exact, numbersOf),
        byName: groupBy(exact, withoutNumber),
        byLetters: lettersOf(exact),
        made: [...new Set(bodies.flatMap(({ madeIds = [] }) => madeIds))],
      };
    });
  }
}

/** `#install` may mean `1-install`, and the other way round. Another number is another heading. */
function numbered(anchor: string, { byName }: PageIds): string | undefined {
  const name = withoutNumber(anchor);
  const [id, ...others] = byName.get(name) ?? [];
  return others.length === 0 && (name === anchor || name === id) ? id : undefined;
}

function withoutNumber(id: string): string {
  return id.replace(/^_?\d+(?:[-_.]\d+)*[-_.]+(?=\p{L})/u, '');
}

/**
 * Ids by what slug makers agree about: they do not whether a dot or a slash becomes a dash, whether `&` becomes `and`, and
 * on signs at the ends.
 */
function lettersOf(ids: ReadonlySet<string>): ReadonlyMap<string, Spelling> {
  const found = new Map<string, Spelling>();
  for (const id of ids) {
    for (const spelling of id.includes('--') ? [id, id.replaceAll('--', '-and-')] : [id]) {
      if (!found.has(lettersAndDigits(spelling))) found.set(lettersAndDigits(spelling), { id, spelling });
    }
  }
  return found;
}

function signless(anchor: string): string {
  return anchor.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** True if an anchor has a sign wherever an id of the same letters has one: no host joins words. */
function separatesWordsOf(anchor: string, id: string): boolean {
  const own = bordersOf(anchor);
  return [...bordersOf(id)].every((border) => own.has(border));
}

/** How many letters are before each sign between two letters. */
function bordersOf(anchor: string): ReadonlySet<number> {
  const words = anchor.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  let letters = 0;
  return new Set(words.slice(0, -1).map((word) => (letters += word.length)));
}
