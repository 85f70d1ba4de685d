import type { EndpointMessages } from '../messages/english.ts';
import type { Prose, ProseOptions } from '../prose/prose.ts';
import type { Schemas } from '../schema/types.ts';
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
