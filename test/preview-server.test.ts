import { Server } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../src/cli/preview/server.ts';

test('a server that listens, on the first free port, keeps no listener that would swallow its errors', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  onTestFinished(() => void vi.restoreAllMocks());
  const handle = async (): Promise<void> => undefined;
  const first = await startServer({ port: undefined, host: '127.0.0.1' }, handle);
  onTestFinished(first.close);
  const second = await startServer({ port: undefined, host: '127.0.0.1' }, handle);
  onTestFinished(second.close);
  expect(second.url).not.toBe(first.url);
  for (const server of listen.mock.contexts) expect((server as Server).listenerCount('error')).toBe(0);
});
