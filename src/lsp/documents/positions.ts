import type { Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** A range of offsets; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

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
