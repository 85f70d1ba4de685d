import { join } from 'node:path';
import type { WorkspaceEdit } from 'vscode-languageserver';
import { groupBy, type TextEdit } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { OpenDocuments } from './open-documents.ts';
import { fileStart, Lines } from './positions.ts';

/** Converts edits of a site's files to a workspace edit, which the editor can undo in one step. */
export class EditWriter {
  readonly #site: Pick<ResolvedSite, 'root' | 'read'>;
  readonly #documents: OpenDocuments;
  readonly canCreate: boolean;

  constructor(site: Pick<ResolvedSite, 'root' | 'read'>, documents: OpenDocuments, canCreate: boolean) {
    this.#site = site;
    this.#documents = documents;
    this.canCreate = canCreate;
  }

  /** @param edits Offsets refer to the texts that the site was resolved with. */
  edit(edits: readonly TextEdit[]): WorkspaceEdit {
    const changes = [...groupBy(edits, ({ file }) => file)].map(([file, fileEdits]) => {
      const lines = new Lines(this.#site.read(file) ?? '');
      const sortedEdits = fileEdits.toSorted((a, b) => a.start - b.start || a.end - b.end);
      return {
        path: join(this.#site.root, file),
        edits: sortedEdits.map((edit) => ({ range: lines.range(edit), newText: edit.text })),
      };
    });
    const documents = this.#documents;
    return this.canCreate
      ? {
          documentChanges: changes.map(({ path, edits: fileEdits }) => ({
            textDocument: { uri: documents.uriOf(path), version: documents.versionOf(path) },
            edits: fileEdits,
          })),
        }
      : {
          changes: Object.fromEntries(changes.map(({ path, edits: fileEdits }) => [documents.uriOf(path), fileEdits])),
        };
  }

  createFile(file: string, text: string): WorkspaceEdit {
    const uri = this.#documents.uriOf(join(this.#site.root, file));
    return {
      documentChanges: [
        { kind: 'create', uri, options: { ignoreIfExists: true } },
        { textDocument: { uri, version: null }, edits: [{ range: fileStart, newText: text }] },
      ],
    };
  }
}
