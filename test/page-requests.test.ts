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
 * The parts of a dev server that page requests use.
 *
 * @param patience Maximum time to wait for a page that is being rendered, in milliseconds.
 */
function startServer(maxWait?: number) {
  let follow: Middleware = async () => undefined;
  let connect = (): void => undefined;
  const send = vi.fn();
  const pages = new PageRequests(maxWait);
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
    /** @param begin Called when the server starts to render the page. */
    requestPage: (path: string, begin?: () => void) => request(path, { accept: 'text/html,*/*' }, begin),
    /** Requests a page and then its scripts. */
    arrive: async (path: string) => {
      await request('/@vite/client', { accept: '*/*', referer: `http://localhost:5173${path}` });
      connect();
    },
  };
}

test('a page rendered before a change is reloaded when it connects after it', async () => {
  const { pages, send, requestPage, arrive } = startServer();
  await requestPage('/a');
  pages.markOutdated();
  await arrive('/a');
  expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
});

test("a page rendered after the change isn't reloaded", async () => {
  const { pages, send, requestPage, arrive } = startServer();
  pages.markOutdated();
  await requestPage('/a');
  await arrive('/a');
  expect(send).not.toHaveBeenCalled();
});

test("a request for another page in between doesn't matter", async () => {
  const { pages, send, requestPage, arrive } = startServer();
  await requestPage('/a');
  pages.markOutdated();
  await requestPage('/b');
  await arrive('/a');
  expect(send).toHaveBeenCalledTimes(1);
  await arrive('/b');
  expect(send).toHaveBeenCalledTimes(1);
});

test('held requests continue after the change is applied and current ones have ended', async () => {
  const { pages, send, requestPage, arrive } = startServer();
  const order: string[] = [];
  const early = await requestPage('/early', () => order.push('early'));
  let prepared = (): void => undefined;
  const preparation = new Promise<void>((resolve) => {
    prepared = resolve;
  });
  const renewed = pages.hold(
    () => preparation,
    () => order.push('forget'),
  );
  await requestPage('/late', () => order.push('late'));
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

test("changes run in turn, and a failing one doesn't block others", async () => {
  const { pages, requestPage } = startServer();
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
  await requestPage('/page', () => order.push('page'));
  await failed;
  await next;
  await setImmediate();
  expect(order).toEqual(['prepare', 'forget', 'page']);
});

test("a held request whose browser has disconnected isn't awaited", async () => {
  const { pages, requestPage } = startServer();
  let prepared = (): void => undefined;
  const preparation = new Promise<void>((resolve) => {
    prepared = resolve;
  });
  const first = pages.hold(
    () => preparation,
    () => undefined,
  );
  const left = await requestPage('/left');
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

test("a request that never ends isn't awaited", async () => {
  const { pages, requestPage } = startServer(20);
  await requestPage('/stuck');
  const forget = vi.fn();
  await pages.hold(async () => undefined, forget);
  expect(forget).toHaveBeenCalledOnce();
});
