import type { Diagnostic } from '../../src/core/values.ts';
import type { ReportData } from '../../src/report/data.ts';

/** A docs folder: its files by path, from the folder with `docs.json`. Null for a picture or video, of which the name counts. */
export type FolderFiles = ReadonlyMap<string, Uint8Array | null>;

/** What a check of the folder came to. */
export interface Checked {
  readonly report: ReportData;
  /** By index of `report.findings`: the same findings with their ends and fixes. */
  readonly diagnostics: readonly Diagnostic[];
  /** Findings that `fix` would fix without asking. */
  readonly sure: number;
  /** Files that differ from what was opened. */
  readonly changed: readonly string[];
  readonly milliseconds: number;
}

/** One place of a unified diff. */
export interface Hunk {
  readonly file: string;
  /** Each starts with a space, `+` or `-`. */
  readonly lines: readonly string[];
}

/** What the page asks of the worker, each with its answer. */
export interface Answers {
  /** Takes a folder, and checks it. `isAlone`: it is a `docs.json` without its pages, and only its own shape counts. */
  readonly open: (files: FolderFiles, isAlone: boolean) => Promise<Checked>;
  /** The text of a file as it is now; empty if it has none. */
  readonly text: (file: string) => string;
  /** What a fix changes. Both are indexes: of a finding, and of one of its fixes. */
  readonly preview: (finding: number, fix: number) => readonly Hunk[];
  /** Makes a fix, and checks again. */
  readonly apply: (finding: number, fix: number) => Promise<Checked>;
  /** Makes every fix that has one right answer. */
  readonly fixAll: () => Promise<Checked>;
  /** Every changed file with its new text, and all changes as one patch. */
  readonly changes: () => { readonly texts: ReadonlyMap<string, string>; readonly patch: string };
}

/** What goes to the worker. */
export interface Question {
  readonly id: number;
  readonly name: keyof Answers;
  readonly words: readonly unknown[];
}

/** What comes from it. */
export type Message =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  /** Pages that are read, of all. */
  | { readonly kind: 'progress'; readonly done: number; readonly total: number };
