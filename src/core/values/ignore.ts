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

/** The same as a setting. What is not said may be anything. */
export interface IgnoreSetting {
  readonly code: string;
  /** Glob of files, relative to the docs root. */
  readonly file?: string | undefined;
  /** The target of the link, as written. */
  readonly link?: string | undefined;
  readonly reason?: string | undefined;
}
