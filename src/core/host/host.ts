/**
 * The only way to files. Paths are relative to the docs root, with `/`, and already free of `.` and `..`.
 * Nothing outside the root is read: a symbolic link that leads out of it is as if the file were missing.
 */
export interface Host {
  /** Every file below the root, in no particular order, but for folders that are never read into. */
  list(): Listing;
  /**
   * The whole text of a file without its byte order mark, or why there is none.
   *
   * @param most Bytes that a file may have. Default: any number.
   */
  read(file: string, most?: number): ReadResult;
  /** True for a file, also in folders that `list` does not read into. */
  exists(file: string): boolean;
  /** Files below the root that match the user's own patterns. */
  glob(patterns: readonly string[]): Promise<readonly string[]>;
  /**
   * Where files that are gone were moved to, as far as a history is at hand that says so.
   *
   * @returns By their names of old: files that are there now.
   */
  movedTo(files: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Tells which files Git ignores; where there is no Git, or nothing that it ignores, none. */
  ignoredByGit(): Promise<(file: string) => boolean>;
  /** The text at a remote address, within the limits that the settings give. */
  fetch(url: string): Promise<RemoteText>;
}

/** What became of a remote text. Reasons are short sentences for people, without anything secret. */
export type RemoteText =
  | { readonly kind: 'text'; readonly text: string }
  /** The settings do not allow the address. */
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string };

export interface Listing {
  /** Those too that links inside the root lead to, under the names of the links. */
  readonly files: readonly string[];
  /** Symbolic links among what was listed, and what they lead to, from the root: such files have several names. */
  readonly linked?: readonly string[];
  /** Symbolic links that lead out of the root. */
  readonly outside: readonly OutsideLink[];
  /** Folders that could not be read: what is in them is not known. */
  readonly unread: readonly UnreadFolder[];
}

/** A link that leads out of the root. Both paths are relative to the root. */
export interface OutsideLink {
  readonly link: string;
  /** What it leads to: `../SECURITY.md`. */
  readonly target: string;
}

export interface UnreadFolder {
  /** Relative to the root; empty for the root itself. */
  readonly folder: string;
  readonly problem:
    | { readonly kind: 'refused' /** The end of a sentence: `permission is denied`. */; readonly reason: string }
    /** Links lead to so many folders before it. */
    | { readonly kind: 'linked'; readonly limit: number };
}

export type ReadResult = { readonly text: string } | ReadProblem;

/** The text of a file; undefined if it has none. */
export function readText(host: Pick<Host, 'read'>, file: string, most?: number): string | undefined {
  const read = host.read(file, most);
  return 'text' in read ? read.text : undefined;
}

/** Why a file has no text. */
export type ReadProblem =
  | { readonly problem: 'missing' | 'outside' | 'large' | 'UTF-16' | 'encoding' }
  /** The reason is the end of a sentence: `permission is denied`. */
  | { readonly problem: 'unreadable'; readonly reason: string };

/** Folders that contain no pages and may contain very many files, wherever they stand. */
export const prunedFolders: ReadonlySet<string> = new Set(['.git', 'node_modules']);
