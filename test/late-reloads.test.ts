import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateReloads } from '../src/kit/vite/late-reloads.ts';

type Middleware = (request: { url: string; headers: Record<string, string> }, response: null, next: () => void) => void;

/** As much of a dev server as is followed. */
function startServer() {
  let follow: Middleware = () => undefined;
  let connect = (): void => undefined;
  const send = vi.fn();
  const reloads = new LateReloads();
  const server = {
    middlewares: { use: (middleware: Middleware) => (follow = middleware) },
    ws: { on: (_event: string, listener: () => void) => (connect = listener as typeof connect), send },
  };
  reloads.attach(server as never);
  const request = (url: string, headers: Record<string, string>) => follow({ url, headers }, null, () => undefined);
  return {
    reloads,
    send,
    ask: (path: string) => request(path, { accept: 'text/html,*/*' }),
    /** A page that has loaded its scripts. */
    arrive: (path: string) => {
      request('/@vite/client', { accept: '*/*', referer: `http://localhost:5173${path}` });
      connect();
      vi.advanceTimersByTime(2000);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that was made before a change is reloaded when it connects after it', () => {
  const { reloads, send, ask, arrive } = startServer();
  ask('/a');
  vi.advanceTimersByTime(10);
  reloads.changed();
  arrive('/a');
  expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
});

test('a page that was made after it is left alone', () => {
  const { reloads, send, ask, arrive } = startServer();
  reloads.changed();
  vi.advanceTimersByTime(10);
  ask('/a');
  arrive('/a');
  expect(send).not.toHaveBeenCalled();
});

test('another page that is asked for meanwhile is of no account', () => {
  const { reloads, send, ask, arrive } = startServer();
  ask('/a');
  vi.advanceTimersByTime(10);
  reloads.changed();
  vi.advanceTimersByTime(10);
  ask('/b');
  arrive('/a');
  expect(send).toHaveBeenCalledTimes(1);
  arrive('/b');
  expect(send).toHaveBeenCalledTimes(1);
});

test('the reload waits until pages are made of the new', () => {
  const { reloads, send, ask, arrive } = startServer();
  ask('/a');
  reloads.changed(700);
  vi.advanceTimersByTime(10);
  const from = Date.now();
  send.mockImplementation(() => expect(Date.now() - from).toBeGreaterThanOrEqual(690));
  arrive('/a');
  expect(send).toHaveBeenCalledTimes(1);
});
