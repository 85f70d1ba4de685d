/*
 * Language server: diagnostics, completion, fixes and renames while the user types. Input: messages of an editor and
 * the texts of its open documents. Output: messages. The core and `site` compute the answers, and this folder
 * translates them. The editor applies all edits. This folder must not contain rules or messages of findings, write
 * files or run code of pages.
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
