/** A comment of a page that lets findings be: `docs-json-nav-ignore link-missing: another step makes it`. */
export interface IgnoreComment {
  /** Codes of the findings, as written; empty if none is named. */
  readonly codes: readonly string[];
  /** Why, for people; empty if none is given. */
  readonly reason: string;
  /** Place of the comment. */
  readonly start: number;
  readonly end: number;
  /** Findings that begin between the start of the comment and this offset are meant: to the end of the next line with text. */
  readonly until: number;
}
