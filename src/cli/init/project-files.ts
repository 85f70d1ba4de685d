/** What there is in a project. */
export interface ProjectFiles {
  /** The text of a file of it; undefined where there is none. */
  readonly read: (file: string) => string | undefined;
  /** Names in a folder of it; empty where there is none. */
  readonly list: (folder: string) => readonly string[];
  /** Route of the first page of its docs. */
  readonly home: string;
  /** Folders and files at the top of its docs that hold what is published beside pages: `images`, `logo.svg`. */
  readonly media: readonly string[];
}
