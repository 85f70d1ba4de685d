/** A range of a text, in UTF-16 offsets; the end is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}
