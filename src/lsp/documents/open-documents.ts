import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { type Connection, TextDocuments } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { pathToUri, uriToPath } from './positions.ts';

/**
 * Open documents of the editor. Their texts replace the files on disk. If the file of an open document is deleted, its
 * text is ignored until the user edits it again.
 */
export class OpenDocuments {
  readonly texts = new Map<string, string>();
  readonly #documents = new TextDocuments(TextDocument);
  readonly #uris = new Map<string, string>();
  /** Paths of open documents that exist or existed on disk. */
  readonly #saved = new Set<string>();
  #changed: (path: string) => void = () => undefined;

  /**
   * @param onOpen Called with the path of a document that was opened.
   * @param onChange Called with the path of a document whose text changed, also when the document is opened or closed.
   */
  listen(connection: Connection, onOpen: (path: string) => void, onChange: (path: string) => void): void {
    this.#changed = onChange;
    this.#documents.onDidOpen(({ document }) => {
      const path = this.#update(document);
      if (path !== undefined) onOpen(path);
    });
    this.#documents.onDidChangeContent(({ document }) => {
      const path = this.#update(document);
      if (path !== undefined) onChange(path);
    });
    this.#documents.onDidClose(({ document: { uri } }) => {
      const path = uriToPath(uri);
      if (path === undefined) return;
      this.texts.delete(path);
      this.#uris.delete(path);
      this.#saved.delete(path);
      onChange(path);
    });
    this.#documents.listen(connection);
  }

  at(uri: string): TextDocument | undefined {
    return this.#documents.get(uri);
  }

  /** URI of a file. If the file is open, the URI has the spelling of the editor. */
  uriOf(path: string): string {
    return this.#uris.get(path) ?? pathToUri(path);
  }

  versionOf(path: string): number | null {
    return this.#documents.get(this.#uris.get(path) ?? '')?.version ?? null;
  }

  /** @param path Absolute path of a file or folder that was written or deleted. */
  handleFileChange(path: string): void {
    for (const openPath of this.#uris.keys()) {
      if (openPath !== path && !openPath.startsWith(path + sep)) continue;
      if (existsSync(openPath)) this.#saved.add(openPath);
      else if (this.#saved.delete(openPath)) {
        this.texts.delete(openPath);
        // When a folder is deleted, the file events don't name the files in it.
        if (openPath !== path) this.#changed(openPath);
      }
    }
  }

  #update(document: TextDocument): string | undefined {
    const path = uriToPath(document.uri);
    if (path === undefined) return undefined;
    if (!this.#uris.has(path) && existsSync(path)) this.#saved.add(path);
    this.#uris.set(path, document.uri);
    this.texts.set(path, document.getText());
    return path;
  }
}
