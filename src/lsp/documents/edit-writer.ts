import { join } from 'node:path';
import type { TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { TextEdit } from '../../core/values.ts';
import type { ResolvedSite } from '../../sites/resolve.ts';
import type { OpenDocuments } from './open-documents.ts';
import { Lines } from './positions.ts';

/** Turns edits of the files of a site into one edit of an editor, which it can take back as one. */
export class EditWriter {
  readonly #site: Pick<ResolvedSite, 'root' | 'read'>;
  readonly #documents: OpenDocuments;
  /** The editor knows edits with versions of documents, and can make files. */
  readonly #hasDocuments: boolean;

  constructor(site: Pick<ResolvedSite, 'root' | 'read'>, documents: OpenDocuments, hasDocuments: boolean) {
    this.#site = site;
    this.#documents = documents;
    this.#hasDocuments = hasDocuments;
  }

  /** True if files can be made. */
  get canCreate(): boolean {
    return this.#hasDocuments;
  }

  /** @param edits Places of the texts that the site was resolved with. */
  edit(edits: readonly TextEdit[]): WorkspaceEdit {
    const changes = this.#changes(edits);
    return this.#hasDocuments
      ? { documentChanges: changes }
      : { changes: Object.fromEntries(changes.map(({ textDocument, edits: own }) => [textDocument.uri, plain(own)])) };
  }

  /** @param text What a new file contains. */
  create(file: string, text: string): WorkspaceEdit {
    const uri = this.#uriOf(file);
    const start = { line: 0, character: 0 };
    return {
      documentChanges: [
        { kind: 'create', uri, options: { ignoreIfExists: true } },
        { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText: text }] },
      ],
    };
  }

  #changes(edits: readonly TextEdit[]): TextDocumentEdit[] {
    const files = [...new Set(edits.map(({ file }) => file))];
    return files.map((file) => {
      const lines = new Lines(this.#site.read(file) ?? '');
      const own = edits.filter((edit) => edit.file === file).sort((a, b) => a.start - b.start || a.end - b.end);
      const path = join(this.#site.root, file);
      return {
        textDocument: { uri: this.#documents.uriOf(path), version: this.#documents.versionOf(path) },
        edits: own.map((edit) => ({ range: lines.range(edit), newText: edit.text })),
      };
    });
  }

  #uriOf(file: string): string {
    return this.#documents.uriOf(join(this.#site.root, file));
  }
}

function plain(edits: TextDocumentEdit['edits']) {
  return edits.flatMap((edit) => ('newText' in edit ? [{ range: edit.range, newText: edit.newText }] : []));
}
