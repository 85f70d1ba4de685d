import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { PageRequests } from '../src/generators/vite/page-requests.ts';

interface Request {
  readonly url: string;
  readonly headers: Record<string, string>;
}

type Middleware = (request: Request, response: Writable, next: () => void) => Promise<void>;

/**
 * As much of a dev server as is followed.
 *
 * @param patience Milliseconds that a page under way is waited for.
 */
function startServer(patience?: number) {
  let follow: Middleware = async () => undefined;
  let connect = (): void => undefined;
  const send = vi.fn();
  const pages = new PageRequests(patience);
  const server = {
    middlewares: { use: (middleware: Middleware) => (follow = middleware) },
    ws: { on: (_event: string, listener: () => void) => (connect = listener as typeof connect), send },
  };
  pages.attach(server as never);
  const request = async (url: string, headers: Record<string, string>, begin = (): void => undefined) => {
    const response = new Writable();
    void follow({ url, headers }, response, begin);
    await setImmediate();
    return { end: () => response.destroy() };
  };
  return {
    pages,
    send,
    /** @param begin Called when the server begins the page. */
    ask: (path: string, begin?: () => void) => request(path, { accept: 'text/html,*/*' }, begin),
    /** A page that has loaded its scripts. */
    arrive: async (path: string) => {
      await request('/@vite/client', { accept: '*/*', referer: `http://localhost:5173${path}` });
      connect();
    },
  };
}

test('a page that was made before a change is reloaded when it connects after it', async () => {
  const { pages, send, ask, arrive } = startServer();
  await ask('/a');
  pages.markOutdated();
  await arrive('/a');
  expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
});

test('a page that was made after it is left alone', async () => {
  const { pages, send, ask, arrive } = startServer();
  pages.markOutdated();
  await ask('/a');
  await arrive('/a');
  expect(send).not.toHaveBeenCalled();
});

test('another page that is asked for meanwhile does not count', async () => {
  const { pages, send, ask, arrive } = startServer();
  await ask('/a');
  pages.markOutdated();
  await ask('/b');
  await arrive('/a');
  expect(send).toHaveBeenCalledTimes(1);
  await arrive('/b');
  expect(send).toHaveBeenCalledTimes(1);
});

test('pages that are held begin once the new is there and those under way have ended', async () => {
  const { pages, send, ask, arrive } = startServer();
  const order: string[] = [];
  const early = await ask('/early', () => order.push('early'));
  let prepared = (): void => undefined;
  const preparation = new Promise<void>((resolve) => {
    prepared = resolve;
  });
  const renewed = pages.hold(
    () => preparation,
    () => order.push('forget'),
  );
  await ask('/late', () => order.push('late'));
  prepared();
  await setImmediate();
  expect(order).toEqual(['early']);
  early.end();
  await renewed;
  await setImmediate();
  expect(order).toEqual(['early', 'forget', 'late']);
  await arrive('/late');
  expect(send).not.toHaveBeenCalled();
  await arrive('/early');
  expect(send).toHaveBeenCalledTimes(1);
});

test('changes take turns, and one that fails holds nobody up', async () => {
  const { pages, ask } = startServer();
  const order: string[] = [];
  const failing = pages.hold(
    () => Promise.reject(new Error('No')),
    () => order.push('never'),
  );
  const failed = expect(failing).rejects.toThrow('No');
  const next = pages.hold(
    async () => void order.push('prepare'),
    () => order.push('forget'),
  );
  await ask('/page', () => order.push('page'));
  await failed;
  await next;
  await setImmediate();
  expect(order).toEqual(['prepare', 'forget', 'page']);
});

test('a page whose browser has gone while it was held is not waited for', async () => {
  const { pages, ask } = startServer();
  let prepared = (): void => undefined;
  const preparation = new Promise<void>((resolve) => {
    prepared = resolve;
  });
  const first = pages.hold(
    () => preparation,
    () => undefined,
  );
  const left = await ask('/left');
  left.end();
  await setImmediate();
  prepared();
  await first;
  await setImmediate();
  const forget = vi.fn();
  void pages.hold(async () => undefined, forget);
  await setImmediate();
  expect(forget).toHaveBeenCalledOnce();
});

test('a page that never ends is not waited for', async () => {
  const { pages, ask } = startServer(20);
  await ask('/stuck');
  const forget = vi.fn();
  await pages.hold(async () => undefined, forget);
  expect(forget).toHaveBeenCalledOnce();
});
