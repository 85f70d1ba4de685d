import type { Json } from './json.ts';
import type { JsonPlace, Range, TextPlace } from './place.ts';

/**
 * What may be done about a finding: a rule of the catalogue says it in places, and what locates findings turns it into
 * edits of texts.
 */
export interface Answer {
  /** For people who choose among several: `Write "guides/start"`. */
  readonly title: string;
  readonly changes: readonly Change[];
}

/** What fixes a finding: one right answer, or answers of which somebody has to choose one. */
export interface Answers {
  /** True for one right answer. */
  readonly isSure: boolean;
  /** Never empty; the likeliest first. */
  readonly answers: readonly Answer[];
}

/** A change of a file, by what is in it. */
export type Change =
  /**
   * Another string in JSON: a value, or the key of a member. `was` is what has to be there as it is written: a text in which
   * variables were replaced is not touched.
   */
  | { readonly do: 'write'; readonly place: JsonPlace; readonly was: string; readonly text: string }
  /** Another range of a text. `was` has to be there; undefined where the place alone tells. */
  | { readonly do: 'replace'; readonly place: TextPlace; readonly was: string | undefined; readonly text: string }
  /** An item or member of JSON goes, with its comma. A range means the member whose key is there. */
  | { readonly do: 'remove'; readonly place: JsonPlace | TextPlace }
  /** Values come to the end of a list in JSON; the list is made where its parent has none. */
  | { readonly do: 'append'; readonly place: JsonPlace; readonly values: readonly Json[] }
  /** The items of one list of an element join those of another one of it, in the order of the file. */
  | { readonly do: 'move'; readonly place: JsonPlace; readonly into: JsonPlace };

export type WriteChange = Extract<Change, { readonly do: 'write' }>;
export type ReplaceChange = Extract<Change, { readonly do: 'replace' }>;

/** A range of a file that becomes another text. */
export interface TextEdit extends Range {
  /** Relative to the docs root. */
  readonly file: string;
  readonly text: string;
  /** It adds to a list, and others may add to the same one. */
  readonly adds?: true;
}

/** An answer as edits. They belong together: all are made, or none. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** What fixes a diagnostic. */
export interface Fixes {
  /** True for one right answer: `fix` makes it without asking. */
  readonly isSure: boolean;
  /** Never empty; the likeliest first. */
  readonly fixes: readonly Fix[];
}
