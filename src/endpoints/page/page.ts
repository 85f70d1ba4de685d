import type { ListItem } from 'mdast';
import type { EndpointMessages } from '../messages/english.ts';
import type { Phrase, Said } from '../prose/phrase.ts';
import type { Prose, ProseOptions } from '../prose/prose.ts';
import type { Around, Direction, Schemas } from '../schema/types.ts';

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

/** How many levels of lists a schema is unfolded into. */
const deepest = 6;

/**
 * How deep each list of members on one page is unfolded. A page that is too long is written again, each time with one
 * level less of the list that was longest; lists are told apart by their order, which does not depend on their depth.
 */
export class ListDepths {
  readonly #depths = new Map<number, number>();
  #lengths: number[] = [];

  /** The page is written from its beginning. */
  begin(): void {
    this.#lengths = [];
  }

  /** The number of the next list. */
  next(): number {
    return this.#lengths.push(0) - 1;
  }

  /** How many levels a list may have. */
  of(list: number): number {
    return this.#depths.get(list) ?? deepest;
  }

  /** How many characters of a list were written. */
  lengthOf(list: number): number {
    return this.#lengths[list] ?? 0;
  }

  /** Notes what was written of a list. */
  grow(list: number, characters: number): void {
    this.#lengths[list] = this.lengthOf(list) + characters;
  }

  /** Takes a level from the list that was longest; false if no list has any left. */
  shorten(): boolean {
    let longest: number | undefined;
    for (const [list, length] of this.#lengths.entries()) {
      if (this.of(list) > 0 && length > (this.#lengths[longest ?? -1] ?? 0)) longest = list;
    }
    if (longest === undefined) return false;
    this.#depths.set(longest, this.of(longest) - 1);
    return true;
  }
}
