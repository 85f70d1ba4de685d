import type { Json } from './json.ts';
import type { JsonLocation, Range, TextLocation } from './location.ts';

/** A proposed change for a finding, in terms of locations. `locate.ts` turns it into text edits. */
export interface Answer {
  /** Label for a menu of choices: `Write "guides/start"`. */
  readonly title: string;
  readonly changes: readonly Change[];
}

/** Proposed changes for a finding: a single safe change, or alternatives that need a decision. */
export interface Answers {
  readonly isSure: boolean;
  readonly answers: readonly Answer[];
}

export type Change =
  /**
   * Replaces a string in JSON: a value, or the key of a member. `was` is the expected source text. The change is
   * skipped if the text differs, for example because a variable was replaced in it.
   */
  | { readonly kind: 'write'; readonly location: JsonLocation; readonly was: string; readonly text: string }
  /** Replaces a range of a text. `was` is the expected text; `undefined` skips that check. */
  | {
      readonly kind: 'replace';
      readonly location: TextLocation;
      readonly was: string | undefined;
      readonly text: string;
    }
  /** Removes an item or member of JSON with its comma. A text range selects the member whose key is at the range. */
  | { readonly kind: 'remove'; readonly location: JsonLocation | TextLocation }
  | { readonly kind: 'append'; readonly location: JsonLocation; readonly values: readonly Json[] }
  /** Moves the items of one list of an element to another list of the element, in file order. */
  | { readonly kind: 'move'; readonly location: JsonLocation; readonly into: JsonLocation };

export type WriteChange = Extract<Change, { readonly kind: 'write' }>;
export type ReplaceChange = Extract<Change, { readonly kind: 'replace' }>;

export interface TextEdit extends Range {
  readonly file: string;
  readonly text: string;
  /** True for an insertion into a list that other edits may also insert into. */
  readonly adds?: true;
}

/** Edits that are applied together or not at all. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

export interface Fixes {
  /** True for a single safe fix: `fix` applies it without asking. */
  readonly isSure: boolean;
  readonly fixes: readonly Fix[];
}
