import { Server } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAllowedHost, startServer } from '../src/cli/preview/server.ts';

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

test.each([
  ['127.0.0.1', 'localhost:4321', true],
  ['127.0.0.1', '[::1]:4321', true],
  ['127.0.0.1', '192.168.0.7:4321', false],
  ['127.0.0.1', 'attacker.example', false],
  ['127.0.0.1', undefined, false],
  ['0.0.0.0', '192.168.0.7:4321', true],
  ['0.0.0.0', '[fe80::1]:4321', true],
  ['0.0.0.0', 'attacker.example', false],
  ['docs.internal', 'DOCS.internal:4321', true],
])('a server on %s, requested as %s: %s', (host, header, isAllowed) => {
  expect(isAllowedHost(header, host)).toBe(isAllowed);
});
