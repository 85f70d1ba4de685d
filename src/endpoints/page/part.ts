import type { Phrase } from '../prose/phrase.ts';

/** A `scheme` is one of several authorization schemes. */
export type ItemKind = 'member' | 'form' | 'value' | 'scheme';

/** A value in a list, or the first line of a body. */
export interface MemberPart {
  readonly kind: 'member';
  readonly itemKind: ItemKind;
  readonly title: Phrase;
  /** Type label; can be empty. */
  readonly type: string;
  readonly marks: readonly string[];
  /** Text after the title on the same line. */
  readonly details: Phrase;
}

/** Role of an mdast node, so that layouts don't have to parse its text. */
export type EndpointPart =
  | MemberPart
  | { readonly kind: 'call'; readonly method: string; readonly path: string }
  | { readonly kind: 'servers' }
  /** Anchors of the values below the heading start with `name`. */
  | { readonly kind: 'section'; readonly name: string }
  | { readonly kind: 'headers' }
  /** `title` is empty for an unnamed example. */
  | { readonly kind: 'example' | 'sample'; readonly title: string }
  /** Caption of the following code block. Layouts that show the `title` of the block omit the caption. */
  | { readonly kind: 'lead' };

declare module 'mdast' {
  interface Data {
    part?: EndpointPart | undefined;
  }
}
