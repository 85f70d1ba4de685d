import type { ListItem } from 'mdast';
import { getOrMake, type Specification } from '../../core/values.ts';
import type { EndpointMessages } from '../messages/english.ts';
import type { Phrase, Said } from '../prose/phrase.ts';
import { type Prose, type ProseOptions, rememberingProse } from '../prose/prose.ts';
import type { Around } from '../schema/resolved-schema.ts';
import { BySchema, type Direction, extensionsIn, type Schemas } from '../schema/schema-context.ts';
import type { ListDepths } from './list-depths.ts';

/** The route of the page of an operation, by its id or by its method and path; undefined if it has none. */
export type RouteOf = (
  operation: { readonly operationId: string } | { readonly method: string; readonly path: string },
) => string | undefined;

/** What every part of one page is made from. */
export interface Page extends Schemas {
  /** Reads a description. */
  readonly prose: (text: string, options: ProseOptions) => Prose;
  /** What the page itself says, in its language. */
  readonly words: EndpointMessages;
  /** How deep the lists of members go. */
  readonly depths: ListDepths;
  /** The members of types that other pages show too. */
  readonly members: Map<string, SharedMembers>;
  /** Where the page of another operation of the document is. */
  readonly routeOf: RouteOf;
}

/** What a list of a schema needs to know at every level. */
export interface Listing {
  readonly page: Page;
  readonly direction: Direction;
  /** References that are being shown around the place. */
  readonly active: Around;
  readonly depth: number;
  /** Which list of the page it is, for the depth that it may have. */
  readonly list: number;
  /** What is said of members of the outermost list beside their schemas. */
  readonly beside?: BesideMembers | undefined;
}

/** What else there is to say of members, by their names: sentences, and items of their own list. */
export type BesideMembers = ReadonlyMap<
  string,
  { readonly facts: readonly Said[]; readonly items: readonly ListItem[] }
>;

/** The items of a list, and the words that lead up to it, if there is something to say. */
export interface Members {
  readonly items: readonly ListItem[];
  readonly intro?: Phrase | undefined;
}

/** The members of a type, as they are wherever it is shown. */
export interface SharedMembers {
  readonly members: Members;
  /** What they were made from: around any of it, the type looks different. */
  readonly keys: ReadonlySet<string | object>;
  /** What they took of the budget of a page, and what of it is the length of their list. */
  readonly spent: number;
  readonly length: number;
}

/** Where the list of a schema itself starts. */
export function listingOf(page: Page, direction: Direction, beside?: BesideMembers): Listing {
  return { page, direction, active: new Set(), depth: 0, list: page.depths.next(), beside };
}

/** A specification, and what its pages have in common: each page adds to it what others need too. */
export interface PageSource
  extends Pick<Page, 'document' | 'references' | 'shapes' | 'pairs' | 'examples' | 'extensions' | 'prose'> {
  /** In each language. */
  readonly members: Map<Page['words'], Page['members']>;
  readonly operations: Specification['operations'];
}

/** @param specification Untrusted data of any shape. */
export function pageSource({
  document,
  references,
  operations,
}: Pick<Specification, 'document' | 'references' | 'operations'>): PageSource {
  return {
    ...{ document, references, operations, shapes: new WeakMap(), pairs: new WeakMap() },
    examples: { request: new BySchema(), response: new BySchema() },
    extensions: extensionsIn(document),
    ...{ prose: rememberingProse(), members: new Map() },
  };
}

/** Characters that an attempt at a page may write: more than enough to see which list is too long. */
const longestAttempt = 400_000;

/** What a page is made from, before anything of it is written. */
export function newPage(source: PageSource, words: Page['words'], depths: ListDepths, routeOf: Page['routeOf']): Page {
  const members = getOrMake(source.members, words, () => new Map());
  return { ...source, members, depths, words, routeOf, budget: { characters: longestAttempt }, asked: [] };
}
