import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

const cli = join(import.meta.dirname, '../dist/cli.js');

/**
 * Starts the built language server in a separate process with one open folder.
 *
 * @param {string} root
 * @param {() => void} onShown Called after each published diagnostics notification.
 */
export async function startServer(root, onShown = () => {}) {
  const child = spawn(process.execPath, [cli, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const shown = new Map();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
    shown.set(uri, diagnostics);
    onShown();
  });
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { publishDiagnostics: {} } },
    workspaceFolders: [{ uri: pathToFileURL(root).href, name: 'docs' }],
  });
  await connection.sendNotification('initialized', {});
  const uri = (file) => pathToFileURL(join(root, file)).href;
  return {
    uri,
    ask: (method, params) => connection.sendRequest(method, params),
    /** Published findings of a file. */
    findings: (file) => shown.get(uri(file)) ?? [],
    open: (file, text) =>
      connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uri(file), languageId: 'text', version: 1, text },
      }),
    change: (file, version, change) =>
      connection.sendNotification('textDocument/didChange', {
        textDocument: { uri: uri(file), version },
        contentChanges: [change],
      }),
    /** Waits until all sent notifications are processed: their results are published before the response. */
    settled: () => connection.sendRequest('workspace/symbol', { query: 'nothing has this name' }),
    /** All published findings as sorted lines. */
    lines: () =>
      [...shown]
        .flatMap(([address, found]) =>
          found.map(({ code, range: { start, end } }) => {
            const file = fileURLToPath(address).slice(root.length + 1);
            return `${file} ${code} ${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
          }),
        )
        .sort(),
    worked: () => workOf(child.pid),
    quit: async () => {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
    },
  };
}

/** Processor time of a process in milliseconds, on Linux only. */
function workOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
