import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic, Range as Span } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

export interface CursorRequest {
  readonly site: ResolvedSite;
  /** Path relative to the docs folder. */
  readonly file: string;
  readonly text: string;
  readonly offset: number;
}

/** Range of offsets. A `Range` of the protocol has lines and columns. */
export type { Span };

/**
 * Converts offsets of one text to positions of the protocol and back. Lines and columns are 0-based, columns in UTF-16
 * units.
 */
export class Lines {
  readonly #document: TextDocument;

  constructor(text: string) {
    this.#document = TextDocument.create('', '', 0, text);
  }

  range({ start, end }: Span): Range {
    return { start: this.#document.positionAt(start), end: this.#document.positionAt(end) };
  }

  offset(position: Range['start']): number {
    return this.#document.offsetAt(position);
  }
}

/** Converts the 1-based lines and columns of a finding to a range of the protocol. */
export function rangeOf({
  line,
  column,
  endLine,
  endColumn,
}: Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
}

export const fileStart: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/**
 * Converts a file URI to a normalized absolute path. `undefined` for other schemes and invalid URIs.
 *
 * @param uri Unchecked value: editors may send invalid messages.
 */
export function uriToPath(uri: unknown): string | undefined {
  if (typeof uri !== 'string' || !/^file:/i.test(uri)) return undefined;
  try {
    const path = resolve(fileURLToPath(uri));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Converts an absolute path to a URI. Keeps URLs of remote files. */
export function pathToUri(path: string): string {
  return /^https?:\/\//.test(path) ? path : pathToFileURL(path).href;
}
