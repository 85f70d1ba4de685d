import type { ListItem } from 'mdast';
import type { EndpointMessages } from '../messages/english.ts';
import type { Said } from '../prose/phrase.ts';
import type { Prose, ProseOptions } from '../prose/prose.ts';
import type { Around, Direction, Schemas } from '../schema/types.ts';
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

/** Where the list of a schema itself starts. */
export function listingOf(page: Page, direction: Direction, beside?: BesideMembers): Listing {
  return { page, direction, active: new Set(), depth: 0, list: page.depths.next(), beside };
}
