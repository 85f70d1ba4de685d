import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { type Connection, TextDocuments } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { pathOfUri, uriOfPath } from './positions.ts';

/**
 * The documents that an editor has open. Each counts as long as it is open. One whose file is removed counts again when
 * more is typed, which will be saved: until then, the file is gone for everybody.
 */
export class OpenDocuments {
  /** What is typed, by the absolute path of its file: it counts, and not what is on disk. */
  readonly texts = new Map<string, string>();
  readonly #documents = new TextDocuments(TextDocument);
  readonly #uris = new Map<string, string>();
  /** Those of the open documents that have had a file. */
  readonly #saved = new Set<string>();
  #changed: (path: string) => void = () => undefined;

  /**
   * Begins to listen.
   *
   * @param opened Told of a file that is open from now on.
   * @param changed Told of a file whose text is another, opened and closed ones too.
   */
  listen(connection: Connection, opened: (path: string) => void, changed: (path: string) => void): void {
    this.#changed = changed;
    this.#documents.onDidOpen(({ document }) => {
      const path = this.#take(document);
      if (path !== undefined) opened(path);
    });
    this.#documents.onDidChangeContent(({ document }) => {
      const path = this.#take(document);
      if (path !== undefined) changed(path);
    });
    this.#documents.onDidClose(({ document: { uri } }) => {
      const path = pathOfUri(uri);
      if (path === undefined) return;
      this.texts.delete(path);
      this.#uris.delete(path);
      this.#saved.delete(path);
      changed(path);
    });
    this.#documents.listen(connection);
  }

  /** The document of an address; undefined if it is not open. */
  at(uri: string): TextDocument | undefined {
    return this.#documents.get(uri);
  }

  /** The address of a file as the editor writes it, so that it finds what it has open. */
  uriOf(path: string): string {
    return this.#uris.get(path) ?? uriOfPath(path);
  }

  /** The version of what is open of a file; null if it is not open. */
  versionOf(path: string): number | null {
    return this.#documents.get(this.#uris.get(path) ?? '')?.version ?? null;
  }

  /** @param path Absolute path of a file or folder that was written or removed on disk. Undefined: any may have been. */
  written(path?: string): void {
    for (const open of this.#uris.keys()) {
      if (path !== undefined && open !== path && !open.startsWith(path + sep)) continue;
      if (existsSync(open)) this.#saved.add(open);
      else if (this.#saved.delete(open)) {
        this.texts.delete(open);
        // Of a folder that is removed, nobody tells each file.
        if (open !== path) this.#changed(open);
      }
    }
  }

  #take(document: TextDocument): string | undefined {
    const path = pathOfUri(document.uri);
    if (path === undefined) return undefined;
    if (!this.#uris.has(path) && existsSync(path)) this.#saved.add(path);
    this.#uris.set(path, document.uri);
    this.texts.set(path, document.getText());
    return path;
  }
}
