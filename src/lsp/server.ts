/*
 * The language server: findings, completion, fixes and moves at the keystroke. In go messages of an editor and the texts
 * that it has open; out come messages, which the editor acts on. Everything that is said is asked of the core and of
 * `sites`, and translated here. Never here: a rule, a sentence of a finding, a file written, code of a page run.
 */

import { createConnection } from 'vscode-languageserver/node';
import { Server } from './server/server.ts';

/** Where an editor is listened to and answered. */
export interface EditorStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Answers an editor until it leaves: then this process ends, as the protocol wants. */
export function serveEditor({ input, output }: EditorStreams, version: string): Promise<void> {
  const connection = createConnection(input, output);
  new Server(connection, version).listen();
  return new Promise((resolve) => input.once('close', () => resolve()));
}
