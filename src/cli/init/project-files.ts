import type { FolderFiles } from '../../core/host.ts';

/** What there is in a project. */
export interface ProjectFiles extends FolderFiles {
  /** The docs folder from the project's folder: `docs`, or `.`. */
  readonly root: string;
  /** Route of the first page of its docs. */
  readonly home: string;
  /** Folders and files at the top of its docs that contain what is published beside pages: `images`, `logo.svg`. */
  readonly media: readonly string[];
}

/** Files that a project gets, or gets changed. */
export interface ChangedFiles {
  /** Their texts, by their paths below the project; undefined for one that goes. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** What is left for people to do. */
  readonly notes: readonly string[];
}
