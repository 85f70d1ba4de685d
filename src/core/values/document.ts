import type { Json, JsonContainer, JsonObject } from './json.ts';
import { type JsonLocation, memberLocation } from './location.ts';
import type { Variables } from './variables.ts';

/** `docs.json` with every `$ref` resolved and variables replaced. */
export interface Document {
  readonly value: JsonObject;
  readonly location: JsonLocation;
  /** False if `docs.json` is missing or unreadable. Its content must then not be checked. */
  readonly isReadable: boolean;
  /**
   * False if a file is missing, unreadable or has a syntax error, even a repaired one. A member that is absent here may
   * then exist in the source.
   */
  readonly isWhole: boolean;
  /** Locations of members that a `$ref` moved: they are not at their name inside the container's location. */
  readonly origins: ReadonlyMap<JsonContainer, ReadonlyMap<string | number, JsonLocation>>;
  /** Placeholders of `$ref`s that failed to resolve. The failure is already reported, so they must not be checked. */
  readonly unresolvedPlaceholders: ReadonlySet<Json>;
  /** JSON files that were requested, relative to the docs root, `docs.json` first. Missing files are included. */
  readonly files: readonly string[];
  readonly variables: Variables;
}

export function locationOfMember(
  document: Document,
  container: JsonContainer,
  containerLocation: JsonLocation,
  name: string | number,
): JsonLocation {
  return document.origins.get(container)?.get(name) ?? memberLocation(containerLocation, name);
}
