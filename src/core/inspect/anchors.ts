import { idForRule, wholeTextPattern } from '../bodies.ts';
import { withoutLanguageFolders } from '../config/languages.ts';
import { createWordSearch, maxUrlEdits, numbersOf } from '../config/nearest.ts';
import type { ArgumentsOf } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import { hashOfUrl, rawHashOfUrl } from '../links/url.ts';
import type { Settings } from '../options/options.ts';
import type { PageFile } from '../values/inventory.ts';
import { maxAnchorComparisons, maxHeadingsNamed } from '../values/limits.ts';
import { getOrCreate, groupBy } from '../values/lists.ts';
import type { PageBody } from '../values/page-body.ts';
import { lastSegment } from '../values/paths.ts';
import { lettersAndDigits } from './letters.ts';
import { filesOfPage } from './page-files.ts';

export type AnchorFault = Pick<ArgumentsOf<'link-anchor'>, 'nearest' | 'kind' | 'isCase' | 'headings' | 'more'>;

interface PageIds {
  /** Ids in the spelling of the host that the option `slugs` selects. */
  readonly exactIds: ReadonlySet<string>;
  readonly otherSpellings: ReadonlyMap<string, OtherSpelling>;
  /** Ids by the numbers in them. Suggestions have the same numbers, because another number means another heading. */
  readonly byNumbers: ReadonlyMap<string, readonly string[]>;
  /** Full ids by their name without a leading number: `install → 1-install`. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Ids by their words without numbers: `2-add-a-list → add-a-list`. */
  readonly byText: ReadonlyMap<string, readonly string[]>;
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
  /** True if the host itself writes the id in this spelling on some pages, so the link is not reported. */
  readonly isAccepted: boolean;
}

export class Anchors {
  readonly #bodies: ReadonlyMap<string, PageBody>;
  readonly #slugs: Settings['slugs'];
  readonly #idsByFile = new Map<string, PageIds | undefined>();
  readonly #nearest = createWordSearch(maxAnchorComparisons, maxUrlEdits);
  readonly #read: Host['read'];
  readonly #isFromSpecification: (anchor: string, page: PageFile) => boolean;
  readonly #textByFile = new Map<string, PageText>();
  #filesByTranslation: ReadonlyMap<string, readonly string[]> | undefined;

  /**
   * @param slugs Host that selects the exact spelling of ids. `mintlify`: links to other spellings are accepted.
   * `github`: links to other spellings are broken. `undefined`: such links get the severity `info`.
   * @param read Reads the files of pages whose code generates ids.
   * @param isFromSpecification True if the specification of a page may create an id. Default: no specification creates ids.
   */
  constructor(
    bodies: ReadonlyMap<string, PageBody>,
    slugs: Settings['slugs'],
    read: Host['read'],
    isFromSpecification: (anchor: string, page: PageFile) => boolean = () => false,
  ) {
    this.#bodies = bodies;
    this.#slugs = slugs;
    this.#read = read;
    this.#isFromSpecification = isFromSpecification;
  }

  /**
   * @param target URL with the hash, as written.
   * @param readLabel Text of the link, which is often the text of the heading. Default: unknown.
   * @returns `undefined` for an anchor that exists or that can't be checked.
   */
  checkAnchor(
    target: string,
    page: PageFile,
    readLabel: () => string | undefined = () => undefined,
  ): AnchorFault | undefined {
    const { file, frontMatter } = page;
    const anchor = hashOfUrl(target);
    // `#` and `#top` scroll to the top. Some hosts write `#/` for it.
    if (anchor === '' || anchor === 'top' || anchor === '/') return undefined;
    const { url, title } = frontMatter;
    // A page with `url` is only a link to another page.
    if (url !== undefined) return undefined;
    const ids = this.#idsOf(file);
    // Browsers look for the hash as written first, and decode it only if no element has that id.
    if (ids === undefined || ids.exactIds.has(anchor) || ids.exactIds.has(rawHashOfUrl(target))) return undefined;
    if (this.#isFromSpecification(anchor, page)) return undefined;
    const otherSpelling = ids.otherSpellings.get(anchor);
    if (otherSpelling !== undefined)
      return otherSpelling.isAccepted ? undefined : this.#checkOtherSpelling(otherSpelling.id);
    const certainty = canGenerateId(anchor, ids.generatedIds, () => this.#textOf(file));
    if (certainty === 'yes') return undefined;
    const similarSpelling = ids.byLetters.get(lettersAndDigits(anchor));
    if (similarSpelling !== undefined) return this.#checkSpelling(anchor, similarSpelling);
    if (lettersAndDigits(anchor) !== '' && lettersAndDigits(anchor) === lettersAndDigits(title ?? ''))
      return { nearest: undefined, kind: 'title' };
    const idsWithPrefix = anchor.length > 3 ? [...ids.exactIds].filter((id) => id.startsWith(anchor)) : [];
    const closestIds =
      idsWithPrefix.length === 1 ? idsWithPrefix : this.#nearest(anchor, ids.byNumbers.get(numbersOf(anchor)) ?? [], 2);
    const idsWithAllWords = idsWithWords(anchor, ids.byWord);
    const label = lettersAndDigits(readLabel() ?? '');
    // A text such as `Configuration` may only name the page, so it says nothing about the heading.
    const isHeadingNamed = label !== '' && label !== lettersAndDigits(title ?? '');
    const nearest =
      (isHeadingNamed ? ids.byLetters.get(label)?.id : undefined) ??
      closestIds[0] ??
      findByNumber(anchor, ids) ??
      this.#findByText(anchor, ids) ??
      (certainty === 'no' && idsWithAllWords.length === 1 ? idsWithAllWords[0] : undefined) ??
      closestByCharacters(anchor, ids.byWord) ??
      this.#findInTranslation(anchor, file, ids);
    if (certainty !== 'no') return nearest === undefined ? undefined : { nearest, kind: 'made' };
    if (nearest !== undefined) return { nearest, kind: 'missing' };
    const headings = takeDistinct(maxHeadingsNamed, [idsWithAllWords, idsWithSharedWords(anchor, ids), ids.exactIds]);
    return { nearest, kind: 'missing', headings, more: ids.exactIds.size - headings.length };
  }

  /** Returns the id that an anchor refers to in the spelling of another host, or the anchor itself if there is none. */
  resolve(anchor: string, file: string): string {
    const ids = this.#idsOf(file);
    if (ids === undefined || ids.exactIds.has(anchor)) return anchor;
    const similarSpelling = ids.byLetters.get(lettersAndDigits(anchor));
    return (
      ids.otherSpellings.get(anchor)?.id ??
      (similarSpelling !== undefined && isSpellingOfSomeHost(anchor, similarSpelling.spelling)
        ? similarSpelling.id
        : anchor)
    );
  }

  /**
   * Finds the only id that has the words of an anchor, or nearly the same words, but another number or none. Short ids
   * must have the same number, because `step-3` is not meant by `step-2`.
   */
  #findByText(anchor: string, { exactIds, byText, byWord }: PageIds): string | undefined {
    const idWithoutCounter = anchor.replace(/-\d+$/, '');
    if (exactIds.has(idWithoutCounter)) return idWithoutCounter;
    const text = textOfId(anchor);
    if (text.split('-').length < minWordsOfText) return undefined;
    const [closestText = text] = byText.has(text) ? [] : this.#nearest(text, byText.keys());
    const [id, ...otherIds] = byText.get(closestText) ?? idsWithWords(text, byWord);
    return otherIds.length === 0 ? id : undefined;
  }

  /**
   * Finds the heading that translates an anchor: the anchor's heading in the same page of another language has the same
   * position. `undefined` if the pages have different numbers of headings.
   */
  #findInTranslation(anchor: string, file: string, { exactIds }: PageIds): string | undefined {
    this.#filesByTranslation ??= groupBy(this.#bodies.keys(), withoutLanguageFolders);
    for (const translation of this.#filesByTranslation.get(withoutLanguageFolders(file)) ?? []) {
      const otherIds = translation === file ? undefined : this.#idsOf(translation)?.exactIds;
      const otherId = this.resolve(anchor, translation);
      if (otherIds?.size !== exactIds.size || !otherIds.has(otherId)) continue;
      return [...exactIds][[...otherIds].indexOf(otherId)];
    }
    return undefined;
  }

  #textOf(file: string): PageText {
    return getOrCreate(this.#textByFile, file, () => {
      const texts = [...filesOfPage(file, this.#bodies)].map((name) => {
        const result = this.#read(name);
        // An anchor in the page's own links is no evidence that its code generates the id.
        return 'text' in result ? result.text.replace(/#[^\s"'`)\]}>]+/g, '') : '';
      });
      const text = texts.join('\n');
      return { letters: lettersAndDigits(text), wholeTexts: wholeTextsOf(text), words: new Set(splitWords(text)) };
    });
  }

  /**
   * Reports an anchor that differs from an id only in punctuation or letter case. Browsers compare ids
   * case-sensitively.
   */
  #checkSpelling(anchor: string, { id, spelling }: Spelling): AnchorFault | undefined {
    if (anchor.toLowerCase() === id) return { nearest: id, kind: 'missing', isCase: true };
    return isSpellingOfSomeHost(anchor, spelling) ? this.#checkOtherSpelling(id) : { nearest: id, kind: 'missing' };
  }

  #checkOtherSpelling(id: string): AnchorFault | undefined {
    return this.#slugs === 'mintlify'
      ? undefined
      : { nearest: id, kind: this.#slugs === 'github' ? 'missing' : 'spelling' };
  }

  /**
   * Returns `undefined` if the ids are incomplete, because a file of the page does not parse, exceeds a limit, or is not
   * in the docs folder.
   */
  #idsOf(file: string): PageIds | undefined {
    return getOrCreate(this.#idsByFile, file, () => {
      const bodies = [...filesOfPage(file, this.#bodies)].flatMap((name) => this.#bodies.get(name) ?? []);
      const isIncomplete = bodies.some(
        (body) => body.syntaxError !== undefined || body.excess !== undefined || importsUnreadPage(body),
      );
      if (isIncomplete) return undefined;
      const otherSpellings = new Map<string, OtherSpelling>();
      const plainIds = new Set<string>();
      for (const spellings of bodies.flatMap(({ spellings = [] }) => spellings)) {
        const id = idForRule(this.#slugs, spellings);
        plainIds.add(id);
        for (const [index, spelling] of spellings.entries()) {
          if (!otherSpellings.has(spelling)) otherSpellings.set(spelling, { id, isAccepted: index > 1 });
        }
      }
      for (const id of plainIds) otherSpellings.delete(id);
      const exactIds = new Set(bodies.flatMap(({ anchors }) => anchors).filter((id) => !otherSpellings.has(id)));
      return {
        exactIds: exactIds,
        otherSpellings,
        byNumbers: groupBy(exactIds, numbersOf),
        byName: groupBy(exactIds, removeLeadingNumber),
        byText: groupBy(exactIds, textOfId),
        byLetters: indexByLetters(exactIds),
        byWord: indexByWord(exactIds),
        generatedIds: [...new Set(bodies.flatMap(({ madeIds = [] }) => madeIds))],
      };
    });
  }
}

/** True if a file shows another page file that is not in the docs folder, such as `../../README.md`. */
function importsUnreadPage({ imports, snippets = [] }: PageBody): boolean {
  return imports.some(
    ({ specifier, isUsed }) =>
      isUsed && /\.mdx?$/i.test(specifier) && !snippets.some((file) => lastSegment(file) === lastSegment(specifier)),
  );
}

/** True if a host may spell an id this way. No host has `#` in an id: `##start` never matches. */
function isSpellingOfSomeHost(anchor: string, id: string): boolean {
  return (
    withoutPunctuation(anchor) === withoutPunctuation(id) && separatesSameWords(anchor, id) && !anchor.includes('#')
  );
}

/** Ids that have all words of an anchor: `how-to-install-it` for `install`. */
function idsWithWords(anchor: string, byWord: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const words = splitTerms(anchor);
  if (totalWeight(words) < minWeight) return [];
  const idSets = words.map((word) => byWord.get(word) ?? new Set<string>());
  const [smallestSet = new Set<string>()] = idSets.toSorted((a, b) => a.size - b.size);
  // A word in most headings identifies none of them.
  if (smallestSet.size > maxIdsOfWord) return [];
  return [...smallestSet].filter((id) => idSets.every((ids) => ids.has(id)));
}

/** Maximum number of ids with the same word. With more, the word gives no useful suggestions. */
const maxIdsOfWord = 100;

/**
 * Ids that share long words with an anchor: most letters first, else in the order of the page. The words of an anchor
 * such as `accessRights` are separate.
 */
function idsWithSharedWords(anchor: string, { byWord, exactIds }: PageIds): string[] {
  const weights = new Map(sharedWeights(anchor.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-'), byWord));
  return [...exactIds].filter((id) => weights.has(id)).sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}

/** Ids that share long words with an anchor, and the weight of these words, heaviest first. */
function sharedWeights(anchor: string, byWord: ReadonlyMap<string, ReadonlySet<string>>): [id: string, number][] {
  const weights = new Map<string, number>();
  for (const word of new Set(splitTerms(anchor))) {
    const ids = byWord.get(word);
    if (ids === undefined || weightOf(word) < minWeight || ids.size > maxIdsOfWord) continue;
    for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + weightOf(word));
  }
  return [...weights].sort(([, a], [, b]) => b - a);
}

/**
 * Finds the only id that shares at least half of its characters with an anchor in a script without spaces: `安装软件` for
 * `如何安装软件`.
 */
function closestByCharacters(anchor: string, byWord: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  if (anchor.search(unspacedText) === -1) return undefined;
  const similarities = sharedWeights(anchor, byWord)
    .filter(([id]) => numbersOf(id) === numbersOf(anchor))
    .map(([id, weight]) => ({
      id,
      share: (2 * weight) / (totalWeight(splitTerms(anchor)) + totalWeight(splitTerms(id))),
    }))
    .sort((a, b) => b.share - a.share);
  const [closest, second] = similarities;
  return closest !== undefined && closest.share >= 0.5 && closest.share !== second?.share ? closest.id : undefined;
}

/** Text in scripts that don't separate words by spaces, or that join particles to words, as Korean does. */
const unspacedText = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+/gu;

/** Minimum weight of words that identify a heading: four letters, or two characters of an unspaced script. */
const minWeight = 4;

/** Number of letters of a word; a character of an unspaced script counts as two. */
function weightOf(word: string): number {
  return word.search(unspacedText) === -1 ? word.length : 2 * [...word].length;
}

function totalWeight(words: readonly string[]): number {
  return words.reduce((total, word) => total + weightOf(word), 0);
}

/** Words of an anchor. Unspaced text is split into overlapping pairs of characters: `安装软件 → 安装, 装软, 软件`. */
function splitTerms(anchor: string): string[] {
  return splitWords(anchor.replace(unspacedText, (run) => ` ${characterPairs(run).join(' ')} `));
}

function characterPairs(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => (characters[index] ?? '') + character);
}

/** Minimum number of words of an anchor that identify a heading regardless of numbers. */
const minWordsOfText = 3;

function textOfId(id: string): string {
  return splitWords(id)
    .filter((word) => !/^\d+$/.test(word))
    .join('-');
}

function indexByWord(ids: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const byWord = new Map<string, Set<string>>();
  for (const id of ids) for (const word of splitTerms(id)) getOrCreate(byWord, word, () => new Set<string>()).add(id);
  return byWord;
}

/** Returns the first distinct texts of several lists. */
function takeDistinct(count: number, lists: readonly Iterable<string>[]): string[] {
  const distinctTexts = new Set<string>();
  for (const list of lists) {
    for (const text of list) {
      if (distinctTexts.size === count) return [...distinctTexts];
      distinctTexts.add(text);
    }
  }
  return [...distinctTexts];
}

function splitWords(anchor: string): string[] {
  return anchor
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Finds an id that differs only in a leading number: `1-install` for `install`, or the reverse. */
function findByNumber(anchor: string, { byName }: PageIds): string | undefined {
  const name = removeLeadingNumber(anchor);
  const [id, ...otherIds] = byName.get(name) ?? [];
  return otherIds.length === 0 && (name === anchor || name === id) ? id : undefined;
}

export function removeLeadingNumber(id: string): string {
  return id.replace(/^_?\d+(?:[-_.]\d+)*[-_.]+(?=\p{L})/u, '');
}

/**
 * Indexes ids by their letters and digits. Slug algorithms disagree on all other characters: whether a dot or slash
 * becomes a dash, whether `&` becomes `and`, and which punctuation at the ends is kept.
 */
function indexByLetters(ids: ReadonlySet<string>): ReadonlyMap<string, Spelling> {
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
function separatesSameWords(anchor: string, id: string): boolean {
  const anchorBorders = wordBorders(anchor);
  return [...wordBorders(id)].every((border) => anchorBorders.has(border));
}

function wordBorders(anchor: string): ReadonlySet<number> {
  const words = anchor.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  let letterCount = 0;
  return new Set(words.slice(0, -1).map((word) => (letterCount += word.length)));
}

/** Text of a page's files. */
interface PageText {
  /** Letters and digits, in lower case and without separators. */
  readonly letters: string;
  /** Letters and digits of each string, text between two tags, and line without its tags. */
  readonly wholeTexts: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const stringOrTagContent = /"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`|>([^<>]+)(?=<)/g;

function wholeTextsOf(text: string): ReadonlySet<string> {
  const strings = [...text.matchAll(stringOrTagContent)].map(([, ...groups]) =>
    groups.find((group) => group !== undefined),
  );
  // A line with only the label of a link definition shows nothing.
  const lines = text
    .replace(/<[^<>\n]*>/g, '')
    .split('\n')
    .filter((line) => !/^\s*\[[^\]]*\]:/.test(line));
  return new Set([...strings, ...lines].map((part = '') => lettersAndDigits(part)));
}

type IdCertainty = 'yes' | 'perhaps' | 'no';

/**
 * Decides if code can generate an id. A placeholder may be a number, or consecutive words anywhere in the page's files.
 * `perhaps`: all words occur, but not consecutively.
 *
 * @param patterns Ids that the code generates, with placeholders: `step-*`.
 * @param readText Returns the text of the page's files.
 */
function canGenerateId(anchor: string, patterns: readonly string[], readText: () => PageText): IdCertainty {
  const results = new Set<IdCertainty>(patterns.map((pattern) => matchIdPattern(anchor, pattern, readText)));
  if (results.has('yes')) return 'yes';
  return results.has('perhaps') ? 'perhaps' : 'no';
}

function matchIdPattern(anchor: string, pattern: string, readText: () => PageText): IdCertainty {
  if (pattern === wholeTextPattern) {
    const texts = [anchor, anchor.replace(/-\d+$/, '')].map(lettersAndDigits);
    return texts.some((text) => readText().wholeTexts.has(text)) ? 'yes' : 'no';
  }
  const placeholders = pattern.match(placeholderPattern) ?? [];
  const escapedParts = pattern.split(placeholderPattern).map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const [, ...gaps] = new RegExp(`^${escapedParts.join('(.*)')}$`, 'is').exec(anchor) ?? [];
  if (gaps.length === 0) return 'no';
  if (pattern.includes('**')) return 'yes';
  const results = new Set(gaps.map((gap, index) => matchPlaceholder(gap, placeholders[index] ?? '', readText)));
  if (results.has('no')) return 'no';
  return results.has('perhaps') ? 'perhaps' : 'yes';
}

const placeholderPattern = /(?:\*#)+|\*+/g;

function matchPlaceholder(gap: string, placeholder: string, readText: () => PageText): IdCertainty {
  const text = gap.replace(/-\d+$/, '');
  if (!/\p{L}/u.test(text)) return 'yes';
  const { letters, wholeTexts, words } = readText();
  const textLetters = lettersAndDigits(text);
  // `*#` for each text that is joined, or `*`.
  const joinedCount = placeholder.split('#').length - 1;
  if (letters.includes(textLetters) || isJoined(textLetters, joinedCount, wholeTexts)) return 'yes';
  const areWordsKnown = text.split(/[^\p{L}\p{N}]+/u).every((word) => letters.includes(word.toLowerCase()));
  return areWordsKnown || isJoined(textLetters, joinedCount, words) ? 'perhaps' : 'no';
}

/** True if a text consists of this many parts. A part may also be a number or empty. */
function isJoined(text: string, count: number, parts: ReadonlySet<string>): boolean {
  if (text.length > maxJoinedLength) return false;
  let ends = new Set([0]);
  for (let joined = 0; joined < count; joined++) {
    const reached = new Set(ends);
    for (const start of ends) {
      for (let end = start + 1; end <= text.length; end++) {
        const part = text.slice(start, end);
        if (parts.has(part) || /^\d+$/.test(part)) reached.add(end);
      }
    }
    ends = reached;
  }
  return ends.has(text.length);
}

/** Maximum length of an id that is split into parts, in UTF-16 code units. */
const maxJoinedLength = 300;
