import type { Json, JsonContainer, JsonObject } from './json.ts';
import { type JsonPlace, memberPlace } from './place.ts';
import type { Variables } from './variables.ts';

/** `docs.json` with every `$ref` put in its place, and its variables. */
export interface Document {
  /** The whole value; an empty object where the file is missing or contains no object. */
  readonly value: JsonObject;
  readonly place: JsonPlace;
  /** False where the file is missing or unreadable: nothing of it may be judged. */
  readonly readable: boolean;
  /** False also if a file of it has a fault that had to be guessed around: what it does not say, it may have said. */
  readonly isWhole: boolean;
  /** Members that were written elsewhere than their container: where each one is. */
  readonly origins: ReadonlyMap<JsonContainer, ReadonlyMap<string | number, JsonPlace>>;
  /** What is where a `$ref` could not be followed: already reported, so never judged again. */
  readonly unresolved: ReadonlySet<Json>;
  /** The JSON files that were asked for, relative to the docs root, `docs.json` first; also those that do not exist. */
  readonly files: readonly string[];
  /** What `variables` says: replaced in every text of the document, and to be replaced in those of pages. */
  readonly variables: Variables;
}

/** Where a member or item of a container was written. */
export function placeOf(document: Document, container: JsonContainer, at: JsonPlace, name: string | number): JsonPlace {
  return document.origins.get(container)?.get(name) ?? memberPlace(at, name);
}
