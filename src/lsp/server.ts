/*
 * The language server: diagnostics, completion, fixes and renames while the user types. In: messages of an editor and
 * the texts of its open documents. Out: messages. The editor applies all edits. The core and `site` compute the
 * answers; this folder translates them. Never here: rules, texts of findings, writing files, running code of pages.
 */

import { createConnection } from 'vscode-languageserver/node';
import { Server } from './server/server.ts';

export interface EditorStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Serves an editor until it disconnects. The process then exits, as the protocol requires. */
export function serveEditor({ input, output }: EditorStreams, version: string): Promise<void> {
  const connection = createConnection(input, output);
  new Server(connection, version).listen();
  return new Promise((resolve) => input.once('close', () => resolve()));
}
