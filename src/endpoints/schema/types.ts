import type { Json, JsonObject, References } from '../../core/values.ts';
import type { BySchema } from './by-schema.ts';

/** What the schemas of one page are read from. */
export interface Schemas {
  readonly document: JsonObject;
  readonly references: References;
  /** The shapes of schemas that were asked for before. */
  readonly shapes: WeakMap<object, Shape>;
  /** The examples of schemas that were asked for before. */
  readonly examples: Readonly<Record<Direction, BySchema<Json | undefined>>>;
  /** Two schemas of one property, put together before. */
  readonly pairs: WeakMap<object, WeakMap<object, JsonObject>>;
  /** The schemas that extend others, by the key of the reference to the other. */
  readonly extensions: ReadonlyMap<string, readonly Json[]>;
  /** How much may still be written at this attempt; counted down by whatever can grow without end. */
  readonly budget: { characters: number };
  /** The keys of all shapes that were asked for, in this order. */
  readonly asked: (string | object)[];
}

/** What is being shown around a place, from the top of a body: schemas, and the keys of references to them. */
export type Around = ReadonlySet<string | object>;

/** Which way a message goes: what is `readOnly` is left out of requests, what is `writeOnly` of responses. */
export type Direction = 'request' | 'response';

/** A schema with its references followed and its `allOf` made one; what is below it is untouched. */
export interface Shape {
  /** Every keyword that is not a member of this record. */
  readonly keywords: JsonObject;
  /** As written, without `null`; empty if nothing is said. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly Choice[];
  /** What the schema is called where a reference leads to it. */
  readonly name: string | undefined;
  /** The schema itself, and the keys of all references in what it is put together from. */
  readonly keys: readonly (string | object)[];
  /**
   * What is being shown for all that is below it: the schema, and the references that it is no more than. A type that is
   * only mixed in is not among them: what extends it again further down is no circle.
   */
  readonly place: readonly (string | object)[];
  /** Names of types that are being shown already, so they were not taken in again. */
  readonly repeated: readonly string[];
  /** References that lead out of the document or nowhere. */
  readonly unresolved: readonly string[];
  /** `false` as a schema: nothing is allowed. */
  readonly never: boolean;
  /** How many schemas it was put together from. */
  readonly parts: number;
}

/** A `oneOf` or `anyOf` with more than one form. */
export interface Choice {
  readonly kind: 'oneOf' | 'anyOf';
  readonly options: readonly Json[];
  /** A property of the value tells which form it has (`discriminator`). */
  readonly isTold: boolean;
}
