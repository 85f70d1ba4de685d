import type { Connection, DocumentDiagnosticReport, WorkspaceDocumentDiagnosticReport } from 'vscode-languageserver';
import { digestOf } from '../../core/host.ts';
import type { OpenDocuments } from '../documents/open-documents.ts';
import type { Shown, ShownFindings } from '../features/findings.ts';

/**
 * What an editor has been told is wrong. Either everything is pushed to it as it is found, files too that are not open; or
 * the editor asks. Never both: it would show each finding twice.
 */
export class Published {
  /** The editor asks. */
  isPulled = false;
  /** The editor lets itself be told to ask again. */
  canRefresh = false;
  readonly #connection: Connection;
  readonly #documents: OpenDocuments;
  /** By the docs folder of a site. */
  readonly #bySite = new Map<string, ShownFindings>();
  /** What was pushed last, as JSON, by absolute path. */
  readonly #pushed = new Map<string, string>();

  constructor(connection: Connection, documents: OpenDocuments) {
    this.#connection = connection;
    this.#documents = documents;
  }

  /** @param shown What is wrong with a site now; undefined for one that is no longer looked at. */
  set(root: string, shown: ShownFindings | undefined): void {
    const before = this.#bySite.get(root);
    if (shown === undefined) this.#bySite.delete(root);
    else this.#bySite.set(root, shown);
    if (this.isPulled) {
      if (this.canRefresh) this.#connection.languages.diagnostics.refresh();
      return;
    }
    for (const path of new Set([...(before?.keys() ?? []), ...(shown?.keys() ?? [])])) this.#push(path);
  }

  /** What is wrong with a file, as far as it is known. */
  of(path: string): readonly Shown[] {
    return [...this.#bySite.values()].flatMap((shown) => shown.get(path) ?? []);
  }

  /** @param known The name of what the editor was given before. */
  report(path: string, known: string | undefined): DocumentDiagnosticReport {
    const items = [...this.of(path)];
    const resultId = digestOf(JSON.stringify(items));
    return known === resultId ? { kind: 'unchanged', resultId } : { kind: 'full', resultId, items };
  }

  /** Reports on every file that something is wrong with, and on those that the editor remembers. */
  reports(known: readonly { readonly path: string; readonly value: string }[]): WorkspaceDocumentDiagnosticReport[] {
    const before = new Map(known.map(({ path, value }) => [path, value]));
    const found = [...this.#bySite.values()].flatMap((shown) => [...shown.keys()]);
    return [...new Set([...found, ...before.keys()])].map((path) => ({
      ...this.report(path, before.get(path)),
      uri: this.#documents.uriOf(path),
      version: this.#documents.versionOf(path),
    }));
  }

  #push(path: string): void {
    const diagnostics = [...this.of(path)];
    const text = JSON.stringify(diagnostics);
    if (text === (this.#pushed.get(path) ?? '[]')) return;
    if (diagnostics.length === 0) this.#pushed.delete(path);
    else this.#pushed.set(path, text);
    const told = this.#connection.sendDiagnostics({ uri: this.#documents.uriOf(path), diagnostics });
    // An editor that has left need not be told.
    told.catch(() => undefined);
  }
}
