import type { EndpointMessages } from '../messages/endpoint-messages.ts';
import type { Prose, ProseOptions } from '../prose/prose.ts';
import type { Schemas } from '../schema/types.ts';
import type { ListDepths } from './list-depths.ts';

/** What every part of one page is made from. */
export interface Page extends Schemas {
  /** Reads a description. */
  readonly prose: (text: string, options: ProseOptions) => Prose;
  /** What the page itself says, in its language. */
  readonly words: EndpointMessages;
  /** How deep the lists of members go. */
  readonly depths: ListDepths;
}
