import type { FolderFiles } from '../../core/host.ts';

export interface ProjectFiles extends FolderFiles {
  /** Docs folder relative to the project: `docs`, or `.`. */
  readonly root: string;
  readonly home: string;
  /** Languages of the docs for a search with Lunr: `['en', 'ar']`. */
  readonly searchLanguages: readonly string[];
  /** Top-level folders and files of the docs with media: `images`, `logo.svg`. */
  readonly media: readonly string[];
}

export interface ChangedFiles {
  /** Texts by path relative to the project. `undefined` deletes the file. */
  readonly files: ReadonlyMap<string, string | undefined>;
  readonly notes: readonly string[];
}
