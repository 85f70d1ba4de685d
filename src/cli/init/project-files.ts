import type { FolderFiles } from '../../core/host.ts';

/** What there is in a project. */
export interface ProjectFiles extends FolderFiles {
  /** Route of the first page of its docs. */
  readonly home: string;
  /** Folders and files at the top of its docs that contain what is published beside pages: `images`, `logo.svg`. */
  readonly media: readonly string[];
}
