import { basename, isAbsolute, resolve } from 'node:path';
import {
  CodeActionKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  type ServerCapabilities,
  ShowMessageNotification,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { fixAllKind } from '../actions/code-actions.ts';
import { OpenDocuments } from '../documents/open-documents.ts';
import { uriToPath } from '../documents/positions.ts';
import { diagnosticsByPath, failureDiagnostics } from '../features/findings.ts';
import { navigationChanged } from '../protocol.ts';
import { Sites } from '../sites/sites.ts';
import { listenForNavigation } from './navigation-requests.ts';
import { DiagnosticPublisher } from './published.ts';
import { type ClientFeatures, Requests, throwIfCancelled } from './requests.ts';

interface EditorOptions {
  /** `pull`: the editor requests diagnostics. Default: `push` if the editor supports it, otherwise `pull`. */
  readonly diagnostics?: 'push' | 'pull';
  /** False if another server completes and validates the keys of `docs.json`. Default: true. */
  readonly keys?: boolean;
  /** False if another server reports syntax errors of pages. Default: true. */
  readonly mdxSyntax?: boolean;
  /** Send `docsJsonNav/changed` when a navigation changes. Default: false. */
  readonly navigation?: boolean;
  /** False in an untrusted workspace: the server runs no settings files and makes no network requests. Default: true. */
  readonly trusted?: boolean;
}

export class Server {
  readonly #connection: Connection;
  readonly #version: string;
  readonly #documents = new OpenDocuments();
  readonly #published: DiagnosticPublisher;
  readonly #sites: Sites;
  readonly #clientFeatures: ClientFeatures = {
    hasDocumentEdits: false,
    canRename: false,
    otherServers: { checkSchema: false, checkSyntax: false },
  };
  #folders: readonly string[] = [];
  #isTrusted = true;
  readonly #refusedFiles = new Set<string>();
  #notifiesChanges = false;

  constructor(connection: Connection, version: string) {
    this.#connection = connection;
    this.#version = version;
    this.#published = new DiagnosticPublisher(connection, this.#documents);
    const uriOf = (path: string): string => this.#documents.uriOf(path);
    this.#sites = new Sites(this.#documents.texts, {
      written: (path) => this.#documents.handleFileChange(path),
      resolved: ({ root }, site) => {
        this.#published.set(root, diagnosticsByPath(site, uriOf, this.#clientFeatures.otherServers));
        if (this.#notifiesChanges) void connection.sendNotification(navigationChanged, { root: uriOf(root) });
      },
      failed: ({ root, settingsFiles }, reason) =>
        this.#published.set(root, failureDiagnostics(root, settingsFiles, reason)),
      isTrusted: () => this.#isTrusted,
      mayRun: (path) => this.#mayRun(path),
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
      (path) => void this.#sites.openSiteOf(path),
      (path) => this.#sites.findSiteOf(path)?.changed(path),
    );
    connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri } of changes) this.#handleFileEvent(uriToPath(uri));
    });
    connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) => {
      const path = uriToPath(textDocument.uri);
      await (path === undefined ? undefined : this.#sites.findSiteOf(path)?.whenSettled());
      throwIfCancelled(token);
      return this.#published.report(path ?? '', previousResultId);
    });
    connection.languages.diagnostics.onWorkspace(async ({ previousResultIds }, token) => {
      await Promise.all(this.#sites.liveSites.map((liveSite) => liveSite.whenSettled()));
      throwIfCancelled(token);
      const previousIds = previousResultIds.flatMap(({ uri, value }) => {
        const path = uriToPath(uri);
        return path === undefined ? [] : [{ path, value }];
      });
      return { items: this.#published.reports(previousIds) };
    });
    connection.workspace.onDidRenameFiles(({ files }) => {
      for (const { oldUri, newUri } of files) for (const uri of [oldUri, newUri]) this.#handleFileEvent(uriToPath(uri));
    });
    new Requests(this.#documents, this.#sites, this.#clientFeatures).listen(connection);
    listenForNavigation(connection, this.#sites, (path) => this.#documents.uriOf(path));
    connection.listen();
  }

  #initialize({
    capabilities,
    initializationOptions,
    workspaceFolders,
    ...params
  }: InitializeParams): InitializeResult {
    const options: EditorOptions = Object(initializationOptions);
    const { textDocument, workspace } = capabilities;
    const canPull = textDocument?.diagnostic !== undefined;
    this.#published.isPulled =
      canPull && (options.diagnostics === 'pull' || textDocument?.publishDiagnostics === undefined);
    // Some editors support versioned edits but announce only file operations, so file operations imply versioned edits.
    const operations = workspace?.workspaceEdit?.resourceOperations ?? [];
    Object.assign(this.#clientFeatures, {
      hasDocumentEdits: operations.includes('create'),
      canRename: operations.includes('rename'),
      otherServers: { checkSchema: options.keys === false, checkSyntax: options.mdxSyntax === false },
    } satisfies ClientFeatures);
    this.#notifiesChanges = options.navigation === true;
    this.#isTrusted = options.trusted !== false;
    this.#published.canRefresh = workspace?.diagnostics?.refreshSupport === true;
    this.#folders = workspaceFolders ? toFolderPaths(workspaceFolders) : findRootFolders(params);
    return {
      serverInfo: { name: 'docs-json-nav', version: this.#version },
      capabilities: createCapabilities(this.#published.isPulled),
    };
  }

  #initialized(): void {
    for (const folder of this.#folders) this.#sites.addFolder(folder);
    this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      for (const folder of toFolderPaths(removed)) this.#sites.removeFolder(folder);
      for (const folder of toFolderPaths(added)) this.#sites.addFolder(folder);
    });
  }

  /** Handles a file event of the client. If the server also watches the file, the file is still read only once. */
  #handleFileEvent(path: string | undefined): void {
    if (path === undefined) return;
    this.#documents.handleFileChange(path);
    this.#sites.handleFileChange(path)?.changed(path);
  }

  #mayRun(path: string): boolean {
    if (this.#isTrusted) return true;
    if (!this.#refusedFiles.has(path)) {
      this.#refusedFiles.add(path);
      const message = `${basename(path)} is a program and was not run, because this workspace is not trusted. Write the settings in docs-json-nav.config.json instead, or trust the workspace.`;
      const notification = this.#connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Warning,
        message,
      });
      // The editor may have disconnected.
      notification.catch(() => undefined);
    }
    return false;
  }
}

function toFolderPaths(folders: readonly { readonly uri: string }[]): readonly string[] {
  return folders.flatMap((folder) => uriToPath(Object(folder).uri) ?? []);
}

function findRootFolders({ rootUri, rootPath }: Pick<InitializeParams, 'rootUri' | 'rootPath'>): readonly string[] {
  if (rootUri) return toFolderPaths([{ uri: rootUri }]);
  return typeof rootPath === 'string' && isAbsolute(rootPath) && !rootPath.includes('\0') ? [resolve(rootPath)] : [];
}

function createCapabilities(isPulled: boolean): ServerCapabilities {
  const allFiles = { filters: [{ scheme: 'file', pattern: { glob: '**/*' } }] };
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    completionProvider: { triggerCharacters: ['"', '/', '(', '#', '<', '{', '.'] },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, fixAllKind] },
    codeLensProvider: {},
    definitionProvider: true,
    referencesProvider: true,
    hoverProvider: true,
    renameProvider: { prepareProvider: true },
    documentLinkProvider: {},
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    workspaceSymbolProvider: true,
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      fileOperations: { willRename: allFiles, didRename: allFiles },
    },
    ...(isPulled
      ? {
          diagnosticProvider: {
            identifier: 'docs-json-nav',
            interFileDependencies: true,
            workspaceDiagnostics: true,
          },
        }
      : {}),
  };
}
