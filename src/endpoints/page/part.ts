import type { Phrase } from '../prose/phrase.ts';

/** How a list calls its items: members of an object, forms to choose from, values allowed. */
export type ItemKind = 'member' | 'form' | 'value';

/** A named value: an item of a list. */
export interface MemberPart {
  readonly kind: 'member';
  readonly itemKind: ItemKind;
  readonly title: Phrase;
  /** Its type as readers see it; empty for none. */
  readonly type: string;
  readonly marks: readonly string[];
  /** What is said of it on the same line. */
  readonly details: Phrase;
}

/** What a node of an endpoint page is. Its messages say the same: whoever lays a page out need not read them. */
export type EndpointPart =
  | MemberPart
  /** A paragraph with what is called. */
  | { readonly kind: 'call'; readonly method: string; readonly path: string }
  /** The addresses of servers. */
  | { readonly kind: 'servers' }
  /** The heading of a section: the values below it have addresses that begin with its name. */
  | { readonly kind: 'section'; readonly name: string }
  /** An item on one of several schemes of authorization. */
  | { readonly kind: 'scheme' }
  /** A list of the headers of an answer. */
  | { readonly kind: 'headers' }
  /** A block of code; the title is empty for an example without one. */
  | { readonly kind: 'example' | 'sample'; readonly title: string }
  /** A paragraph that leads up to such a block, and says no more than its title. */
  | { readonly kind: 'lead' };

declare module 'mdast' {
  interface Data {
    part?: EndpointPart | undefined;
  }
}
