import type { ListItem } from 'mdast';
import type { Said } from '../prose/phrase.ts';
import type { Around, Direction } from '../schema/types.ts';
import type { Page } from './page.ts';

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
