/**
 * File access of a run. Paths are relative to the docs root, with `/`, and normalized. Symbolic links that point
 * outside the root are treated as missing files.
 */
export interface Host {
  /** Every file below the root in no particular order, without pruned folders. */
  list(): Listing;
  /**
   * Reads a whole text, without its byte order mark.
   *
   * @param maxBytes Maximum size in bytes. Default: unlimited.
   */
  read(file: string, maxBytes?: number): ReadResult;
  exists(file: string): boolean;
  glob(patterns: readonly string[]): Promise<readonly string[]>;
  /**
   * Finds the current paths of missing files in the history of Git. Finds nothing without a repository.
   *
   * @returns Existing files by missing file.
   */
  movedTo(files: readonly string[]): Promise<ReadonlyMap<string, string>>;
  ignoredByGit(): Promise<(file: string) => boolean>;
  fetch(url: string): Promise<RemoteText>;
}

/** Reasons are short phrases for users, without secrets. */
export type RemoteText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string };

export interface Listing {
  /** Includes files behind symbolic links, under the paths of the links. */
  readonly files: readonly string[];
  /** Symbolic links and their targets, relative to the root. Files below them are listed under several paths. */
  readonly linked?: readonly string[];
  readonly outside: readonly OutsideLink[];
  readonly unread: readonly UnreadFolder[];
}

/** A link that points outside the root. Both paths are relative to the root. */
export interface OutsideLink {
  readonly link: string;
  /** Example: `../SECURITY.md`. */
  readonly target: string;
}

export interface UnreadFolder {
  /** Relative to the root; empty for the root. */
  readonly folder: string;
  readonly problem:
    | { readonly kind: 'refused'; readonly reason: string }
    | { readonly kind: 'linked'; readonly limit: number };
}

export type ReadResult = { readonly text: string } | ReadProblem;

export function readText(host: Pick<Host, 'read'>, file: string, maxBytes?: number): string | undefined {
  const result = host.read(file, maxBytes);
  return 'text' in result ? result.text : undefined;
}

export type ReadProblem =
  | { readonly problem: 'missing' | 'outside' | 'large' | 'UTF-16' | 'encoding' }
  /** The reason is the end of a sentence: `permission is denied`. */
  | { readonly problem: 'unreadable'; readonly reason: string };

/** Folders at any depth that contain no pages and may contain very many files. */
export const prunedFolders: ReadonlySet<string> = new Set(['.git', 'node_modules']);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8, without a byte order mark. */
export function decodeUtf8(bytes: Uint8Array): ReadResult {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { problem: 'UTF-16' };
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    return { problem: 'encoding' };
  }
}
