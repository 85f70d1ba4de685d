import type { Connection, DocumentDiagnosticReport, WorkspaceDocumentDiagnosticReport } from 'vscode-languageserver';
import { digestOf } from '../../core/host.ts';
import type { OpenDocuments } from '../documents/open-documents.ts';
import type { DiagnosticsByPath, Shown } from '../features/findings.ts';

/**
 * Diagnostics that the editor has received. Either the server pushes all diagnostics, also for closed files, or the
 * editor pulls them. Doing both would show each finding twice.
 */
export class DiagnosticPublisher {
  isPulled = false;
  canRefresh = false;
  readonly #connection: Connection;
  readonly #documents: OpenDocuments;
  readonly #bySite = new Map<string, DiagnosticsByPath>();
  /** Last pushed diagnostics as JSON, by absolute path. */
  readonly #pushed = new Map<string, string>();

  constructor(connection: Connection, documents: OpenDocuments) {
    this.#connection = connection;
    this.#documents = documents;
  }

  /** @param siteDiagnostics Current diagnostics of a site; `undefined` for a closed site. */
  set(root: string, siteDiagnostics: DiagnosticsByPath | undefined): void {
    const previous = this.#bySite.get(root);
    if (siteDiagnostics === undefined) this.#bySite.delete(root);
    else this.#bySite.set(root, siteDiagnostics);
    if (this.isPulled) {
      if (this.canRefresh) this.#connection.languages.diagnostics.refresh();
      return;
    }
    for (const path of new Set([...(previous?.keys() ?? []), ...(siteDiagnostics?.keys() ?? [])])) this.#push(path);
  }

  diagnosticsOf(path: string): readonly Shown[] {
    return [...this.#bySite.values()].flatMap((shown) => shown.get(path) ?? []);
  }

  /** @param previousResultId Result id of the editor's previous report. */
  report(path: string, previousResultId: string | undefined): DocumentDiagnosticReport {
    const items = [...this.diagnosticsOf(path)];
    const resultId = digestOf(JSON.stringify(items));
    return previousResultId === resultId ? { kind: 'unchanged', resultId } : { kind: 'full', resultId, items };
  }

  reports(
    previousResults: readonly { readonly path: string; readonly value: string }[],
  ): WorkspaceDocumentDiagnosticReport[] {
    const previousIds = new Map(previousResults.map(({ path, value }) => [path, value]));
    const paths = [...this.#bySite.values()].flatMap((shown) => [...shown.keys()]);
    return [...new Set([...paths, ...previousIds.keys()])].map((path) => ({
      ...this.report(path, previousIds.get(path)),
      uri: this.#documents.uriOf(path),
      version: this.#documents.versionOf(path),
    }));
  }

  #push(path: string): void {
    const diagnostics = [...this.diagnosticsOf(path)];
    const text = JSON.stringify(diagnostics);
    if (text === (this.#pushed.get(path) ?? '[]')) return;
    if (diagnostics.length === 0) this.#pushed.delete(path);
    else this.#pushed.set(path, text);
    const notification = this.#connection.sendDiagnostics({ uri: this.#documents.uriOf(path), diagnostics });
    // The editor may have disconnected.
    notification.catch(() => undefined);
  }
}
