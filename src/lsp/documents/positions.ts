import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic, Range as Span } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

/** A place of a file of a site that an editor asks about. */
export interface Asked {
  readonly site: ResolvedSite;
  /** Relative to the docs folder. */
  readonly file: string;
  readonly text: string;
  readonly offset: number;
}

/** A range of offsets: editors have ranges of their own. */
export type { Span };

/** Lines and columns of one text, as editors count them: from 0, columns in UTF-16 units. */
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

/** Lines and columns as reports count them, as editors do. */
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

/** The beginning of a file. */
export const beginning: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/**
 * The absolute path of a file that an editor names, without `.`, `..` and doubled slashes; undefined for any other scheme
 * and for what no path can be.
 *
 * @param uri Anything at all: an editor may send what the protocol does not allow.
 */
export function pathOfUri(uri: unknown): string | undefined {
  if (typeof uri !== 'string' || !/^file:/i.test(uri)) return undefined;
  try {
    const path = resolve(fileURLToPath(uri));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The address of a file, by its absolute path. What is an address already stays as it is. */
export function uriOfPath(path: string): string {
  return /^https?:\/\//.test(path) ? path : pathToFileURL(path).href;
}
