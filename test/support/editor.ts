import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { createConnection } from 'vscode-languageserver/node';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Server } from '../../src/lsp/server/server.ts';
import { eventTimeout } from './event-timeout.ts';
import { cli } from './run.ts';

/** Start options of an editor. */
export interface EditorSettings {
  readonly capabilities?: ClientCapabilities;
  readonly options?: object;
  /** Absolute paths of the open folders. Default: the editor's folder. */
  readonly folders?: readonly string[];
}

/** Capabilities of most editors. */
const defaultCapabilities: ClientCapabilities = {
  textDocument: { publishDiagnostics: { relatedInformation: true } },
  workspace: { workspaceFolders: true, workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } },
};

/** A running language server. */
interface ServerStreams {
  readonly output: NodeJS.ReadableStream;
  readonly input: NodeJS.WritableStream;
  /** Stops the server after `shutdown`. Returns its exit status, or null if it has none. */
  exit(connection: ProtocolConnection): Promise<number | null>;
}

/** Starts the built language server in a separate process, as editors do. */
function startProgram(folder: string): ServerStreams {
  const child = spawn(process.execPath, [cli, 'lsp', '--stdio'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return {
    output: child.stdout,
    input: child.stdin,
    async exit(connection) {
      await connection.sendNotification('exit');
      return ended;
    },
  };
}

/** Starts the language server in this process. It gets no `exit`, which would end the process. */
function startHere(): ServerStreams {
  const [input, output] = [new PassThrough(), new PassThrough()];
  new Server(createConnection(input, output), 'test').listen();
  return { output, input, exit: async () => null };
}

/** A headless editor, which talks to a language server over streams. */
export class Editor {
  readonly connection: ProtocolConnection;
  readonly folder: string;
  started!: InitializeResult;
  readonly #open = new Map<string, TextDocument>();
  /** Published diagnostics by URI. Replaced with every notification. */
  readonly #shown = new Map<string, Diagnostic[]>();
  readonly #server: ServerStreams;
  notificationCount = 0;

  private constructor(folder: string, server: ServerStreams) {
    this.folder = folder;
    this.#server = server;
    this.connection = createProtocolConnection(
      new StreamMessageReader(server.output),
      new StreamMessageWriter(server.input),
    );
    this.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.notificationCount++;
      this.#shown.set(params.uri, params.diagnostics);
    });
    this.connection.onRequest('workspace/diagnostic/refresh', () => null);
    this.connection.onRequest('client/registerCapability', () => null);
    this.connection.listen();
  }

  /** Starts an editor for a folder, with a server in this process. It stops when the test ends. */
  static start(folder: string, settings?: EditorSettings): Promise<Editor> {
    return Editor.#start(folder, startHere(), settings);
  }

  /** Like `start`, with the built server in a separate process. */
  static startProgram(folder: string, settings?: EditorSettings): Promise<Editor> {
    return Editor.#start(folder, startProgram(folder), settings);
  }

  static async #start(
    folder: string,
    server: ServerStreams,
    { capabilities = defaultCapabilities, options, folders = [folder] }: EditorSettings = {},
  ): Promise<Editor> {
    const editor = new Editor(folder, server);
    onTestFinished(async () => {
      await editor.quit();
    });
    editor.started = await editor.connection.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      capabilities,
      initializationOptions: options,
      workspaceFolders: folders.map((path) => ({ uri: pathToFileURL(path).href, name: path })),
    });
    await editor.connection.sendNotification('initialized', {});
    return editor;
  }

  /** Shuts the server down as an editor does. Returns the exit status of its process. */
  quit(): Promise<number | null> {
    this.#ended ??= this.connection.sendRequest('shutdown').then(() => this.#server.exit(this.connection));
    return this.#ended;
  }
  #ended: Promise<number | null> | undefined;

  uri(file: string): string {
    return pathToFileURL(join(this.folder, file)).href;
  }

  async open(file: string, text: string): Promise<void> {
    const uri = this.uri(file);
    this.#open.set(uri, TextDocument.create(uri, 'text', 1, text));
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: file.endsWith('.json') ? 'json' : 'mdx', version: 1, text },
    });
  }

  /** Replaces a range of offsets, as typing does. */
  async type(file: string, start: number, end: number, text: string): Promise<void> {
    const document = this.document(file);
    const range = { start: document.positionAt(start), end: document.positionAt(end) };
    const contentChanges = [{ range, text }];
    const version = document.version + 1;
    TextDocument.update(document, contentChanges, version);
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: document.uri, version },
      contentChanges,
    });
  }

  /** Replaces the first occurrence of a text. */
  replace(file: string, was: string, text: string): Promise<void> {
    const start = this.document(file).getText().indexOf(was);
    if (start === -1) throw new Error(`${file} has no ${was}`);
    return this.type(file, start, start + was.length, text);
  }

  async close(file: string): Promise<void> {
    const uri = this.uri(file);
    this.#open.delete(uri);
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  document(file: string): TextDocument {
    const document = this.#open.get(this.uri(file));
    if (document === undefined) throw new Error(`${file} is not open`);
    return document;
  }

  /** Position after the first occurrence of a text, or at a `|` in it. */
  after(file: string, text: string): { textDocument: { uri: string }; position: Position } {
    const bar = text.indexOf('|');
    const sought = text.replace('|', '');
    const start = this.document(file).getText().indexOf(sought);
    if (start === -1) throw new Error(`${file} has no ${sought}`);
    const offset = start + (bar === -1 ? sought.length : bar);
    return { textDocument: { uri: this.uri(file) }, position: this.document(file).positionAt(offset) };
  }

  /** Diagnostics of a file. */
  diagnosticsOf(file: string): readonly Diagnostic[] {
    return this.#shown.get(this.uri(file)) ?? [];
  }

  /** Published codes by file. */
  codes(): Readonly<Record<string, readonly string[]>> {
    const prefix = this.uri('.').replace(/\/?$/, '/');
    const files = [...this.#shown].filter(([, found]) => found.length > 0);
    return Object.fromEntries(
      files.map(([uri, found]) => [uri.replace(prefix, ''), found.map(({ code }) => `${code}`)]),
    );
  }

  /** Waits until exactly these codes are published. */
  async untilCodes(expected: Readonly<Record<string, readonly string[]>>): Promise<void> {
    await expect.poll(() => this.codes(), { timeout: eventTimeout, interval: 5 }).toEqual(expected);
  }

  request<Result>(method: string, params: object): Promise<Result> {
    return this.connection.sendRequest(method, params);
  }
}

/** Texts of the files that an edit changes or creates, by URI. */
export function edited({ documentChanges = [], changes = {} }: WorkspaceEdit, read: (uri: string) => string) {
  const texts = new Map<string, string>();
  const apply = (uri: string, edits: readonly TextEdit[]) =>
    texts.set(uri, TextDocument.applyEdits(TextDocument.create(uri, '', 0, texts.get(uri) ?? read(uri)), [...edits]));
  for (const [uri, edits] of Object.entries(changes)) apply(uri, edits);
  for (const change of documentChanges) {
    if ('textDocument' in change) apply(change.textDocument.uri, change.edits as TextEdit[]);
    else if (change.kind === 'create') texts.set(change.uri, '');
  }
  return texts;
}
