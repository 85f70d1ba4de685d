import type { Diagnostic } from '../../src/core/values.ts';
import type { ReportData } from '../../src/report/data.ts';
import type { PageNavigation } from './page-navigation.ts';

/**
 * Files of a docs folder by path, relative to the folder of `docs.json`. Null for binary files, which are never read.
 */
export type FolderFiles = ReadonlyMap<string, Uint8Array | null>;

/** Result of a check. */
export interface Checked {
  readonly report: ReportData;
  /** The same findings as `report.findings`, in that order, with end positions and fixes. */
  readonly diagnostics: readonly Diagnostic[];
  /** Number of findings that `fix` fixes without asking. */
  readonly certain: number;
  /** Files whose text differs from the opened folder. */
  readonly changed: readonly string[];
  readonly milliseconds: number;
}

/** One hunk of a unified diff. */
export interface Hunk {
  readonly file: string;
  /** Each line starts with a space, `+` or `-`. */
  readonly lines: readonly string[];
}

/** Requests that the page can send to the worker, with their responses. */
export interface Answers {
  /** Opens and checks a folder. `isAlone`: the folder is only a `docs.json`, so only its structure is checked. */
  readonly open: (files: FolderFiles, isAlone: boolean) => Promise<Checked>;
  /** Navigation of a page. Default: the first page of the site. `undefined` if there is no such page. */
  readonly navigation: (route: string | undefined) => PageNavigation | undefined;
  /** Current text of a file. Empty if the file can't be read. */
  readonly text: (file: string) => string;
  /** Hunks that a fix would change. `fix` is an index within the finding's fixes. */
  readonly preview: (finding: number, fix: number) => readonly Hunk[];
  /** Applies a fix and checks again. */
  readonly apply: (finding: number, fix: number) => Promise<Checked>;
  /** Applies every fix that has exactly one right answer. */
  readonly fixAll: () => Promise<Checked>;
  /** Changed files with their new texts, and all changes as one patch. */
  readonly changes: () => { readonly texts: ReadonlyMap<string, string>; readonly patch: string };
}

/** Message from the page to the worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly name: keyof Answers;
  readonly parameters: readonly unknown[];
}

/** Message from the worker to the page. */
export type WorkerMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  /** Number of pages read. */
  | { readonly kind: 'progress'; readonly done: number; readonly total: number };
