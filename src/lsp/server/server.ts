import { sep } from 'node:path';
import {
  type CompletionList,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  type Position,
  ResponseError,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { relativePath } from '../../core/host.ts';
import { OpenDocuments } from '../documents/open-documents.ts';
import { pathOfUri } from '../documents/uris.ts';
import { shownFailure, shownFindings } from '../features/findings.ts';
import { Sites } from '../sites/sites.ts';
import { Published } from './published.ts';

/** What an editor may set when it starts the server. */
interface EditorOptions {
  /** `pull`: the editor asks for findings. Default: they are pushed, if the editor takes them. */
  readonly diagnostics?: 'push' | 'pull';
  /** False if another server completes the keys of `docs.json`, by its schema. Default: true. */
  readonly keys?: boolean;
}

/** Listens to one editor. */
export class Server {
  readonly #connection: Connection;
  readonly #version: string;
  readonly #documents = new OpenDocuments();
  readonly #published: Published;
  readonly #sites: Sites;
  #options: EditorOptions = {};
  #folders: readonly string[] = [];

  constructor(connection: Connection, version: string) {
    this.#connection = connection;
    this.#version = version;
    this.#published = new Published(connection, this.#documents);
    const uriOf = (path: string): string => this.#documents.uriOf(path);
    this.#sites = new Sites(this.#documents.texts, {
      resolved: ({ root }, site) => this.#published.set(root, shownFindings(site, uriOf)),
      failed: ({ root }, reason) => this.#published.set(root, shownFailure(root, reason)),
      closed: ({ root }) => this.#published.set(root, undefined),
    });
  }

  listen(): void {
    const connection = this.#connection;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => this.#initialized());
    connection.onShutdown(() => this.#sites.close());
    this.#documents.listen(
      connection,
      (path) => void this.#sites.opened(path),
      (path) => this.#sites.at(path)?.changed(path),
    );
    connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri } of changes) this.#touched(pathOfUri(uri));
    });
    connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) => {
      const path = pathOfUri(textDocument.uri);
      await this.#settled(path);
      if (token.isCancellationRequested) throw cancelled();
      return this.#published.report(path ?? '', previousResultId);
    });
    connection.languages.diagnostics.onWorkspace(async ({ previousResultIds }, token) => {
      await Promise.all(this.#sites.all.map((live) => live.settled()));
      if (token.isCancellationRequested) throw cancelled();
      const known = previousResultIds.flatMap(({ uri, value }) => {
        const path = pathOfUri(uri);
        return path === undefined ? [] : [{ path, value }];
      });
      return { items: this.#published.reports(known) };
    });
    connection.onCompletion(({ textDocument, position }) => this.#complete(textDocument.uri, position));
    connection.listen();
  }

  /** At once, with what is known: a list that comes late is in the way. */
  async #complete(uri: string, position: Position): Promise<CompletionList | null> {
    const document = this.#documents.at(uri);
    const path = pathOfUri(uri);
    const live = path === undefined ? undefined : this.#sites.at(path);
    if (document === undefined || path === undefined || live === undefined) return null;
    const site = live.whole ?? (await live.settled());
    if (site === undefined) return null;
    const [text, file] = [document.getText(), relativePath(live.root, path)];
    const asked = { site, file, text, offset: document.offsetAt(position) };
    const { complete } = await import('../completion/complete.ts');
    return complete(asked, this.#options.keys === false);
  }

  #initialize({ capabilities, initializationOptions, workspaceFolders, rootUri }: InitializeParams): InitializeResult {
    this.#options = Object(initializationOptions);
    const { textDocument, workspace } = capabilities;
    const canPull = textDocument?.diagnostic !== undefined;
    this.#published.isPulled =
      canPull && (this.#options.diagnostics === 'pull' || textDocument?.publishDiagnostics === undefined);
    this.#published.canRefresh = workspace?.diagnostics?.refreshSupport === true;
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    this.#folders = uris.flatMap((uri) => pathOfUri(uri) ?? []);
    return {
      serverInfo: { name: 'docs-json-nav', version: this.#version },
      capabilities: {
        completionProvider: { triggerCharacters: ['"', '/', '(', '#', '<', '{', '.'] },
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
        ...(this.#published.isPulled
          ? {
              diagnosticProvider: {
                identifier: 'docs-json-nav',
                interFileDependencies: true,
                workspaceDiagnostics: true,
              },
            }
          : {}),
      },
    };
  }

  #initialized(): void {
    for (const folder of this.#folders) this.#sites.addFolder(folder);
    this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      for (const { uri } of removed) this.#withPath(uri, (folder) => this.#sites.removeFolder(folder));
      for (const { uri } of added) this.#withPath(uri, (folder) => this.#sites.addFolder(folder));
    });
  }

  #withPath(uri: string, use: (path: string) => void): void {
    const path = pathOfUri(uri);
    if (path !== undefined) use(path);
  }

  /** A file was written, added or removed, as the editor says. Ones that are watched here too are read once. */
  #touched(path: string | undefined): void {
    if (path === undefined) return;
    const live = path.endsWith(`${sep}docs.json`) ? this.#sites.opened(path) : this.#sites.at(path);
    live?.changed(path);
  }

  async #settled(path: string | undefined): Promise<void> {
    if (path !== undefined) await this.#sites.at(path)?.settled();
  }
}

function cancelled(): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
}
