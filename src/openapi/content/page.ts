import type { JsonObject } from '../../values/json.ts';
import type { References } from './references.ts';
import type { Shape } from './shape.ts';

/** What every part of one page is made from. */
export interface Page {
  readonly document: JsonObject;
  readonly references: References;
  /** The shapes of schemas that were asked for before. */
  readonly shapes: WeakMap<object, Shape>;
  /** How much may still be written; counted down by whatever can grow without end. */
  readonly budget: { characters: number };
}

/** Which way a message goes: what is `readOnly` is left out of requests, what is `writeOnly` of responses. */
export type Direction = 'request' | 'response';
