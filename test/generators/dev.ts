import { once } from 'node:events';
import { createServer } from 'node:net';
import { startServer } from '../support/http-server.ts';
import type { Fixture } from './fixture.ts';

/** A running dev server of a fixture. */
export interface DevServer {
  readonly url: string;
  /** Output so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the `dev` script of a fixture and waits until it responds.
 *
 * @param host Flag for the host to listen on.
 */
export async function startDev(fixture: Fixture, docs: string, host = '--host'): Promise<DevServer> {
  const port = await freePort();
  const child = fixture.start('dev', ['--port', String(port), host, '127.0.0.1'], docs);
  let output = '';
  const add = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.pid === undefined) return;
    const closed = once(child, 'close');
    // Kills the whole process group: npm would leave the server running.
    process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error(`The development server ended:\n${output}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return { url, output: () => output, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error(`The development server does not answer:\n${output}`);
}

async function freePort(): Promise<number> {
  const { port, close } = await startServer(createServer());
  await close();
  return port;
}
