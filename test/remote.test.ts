import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createRawServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeCopy } from '../src/core/host/remote/cache.ts';
import { fetchRemoteText, type RemoteResult } from '../src/core/host/remote/fetch-text.ts';
import { addressProblem, checkUrl, defaultRemotePolicy, type RemotePolicy } from '../src/core/host/remote/policy.ts';
import type { Resolver } from '../src/core/host/remote/request.ts';
import { startServer } from './support/http-server.ts';
import { selfSigned } from './support/self-signed.ts';

const text = '{"openapi":"3.1.0","info":{"title":"Größe"}}';
let folder = '';
let cleanups: (() => unknown)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'));
  cleanups = [() => rmSync(folder, { recursive: true, force: true })];
});
afterEach(async () => {
  await Promise.all(cleanups.map((cleanup) => cleanup()));
});

/** A policy for local servers with short time limits. */
function policy(changes: Partial<RemotePolicy> = {}): RemotePolicy {
  return { ...defaultRemotePolicy, allowedHosts: ['127.0.0.1'], timeoutMilliseconds: 30_000, ...changes };
}

async function listen(server: Server | ReturnType<typeof createRawServer>): Promise<number> {
  const { port, close } = await startServer(server);
  cleanups.push(close);
  return port;
}

/** Starts an HTTP server; `origin` has no trailing slash. */
async function serve(handler: RequestListener): Promise<{ origin: string; port: number; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const port = await listen(
    createServer((request, response) => {
      requests.push(request);
      handler(request, response);
    }),
  );
  return { origin: `http://127.0.0.1:${port}`, port, requests };
}

/** Sends one raw response, then calls `then` with the socket. */
async function serveRaw(answer: string, then: (socket: Socket) => unknown): Promise<string> {
  const server = createRawServer((socket) => socket.once('data', () => socket.write(answer, () => then(socket))));
  return `http://127.0.0.1:${await listen(server)}`;
}

const send =
  (headers: Record<string, string>, body: string | Buffer) => (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, headers).end(body);
const redirect = (location: string) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(302, { location }).end('moved');
const at = (...addresses: string[]): Resolver => {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};
const unreachable = (reason: string): RemoteResult => ({ kind: 'unreachable', reason });
const blocked = (reason: string): RemoteResult => ({ kind: 'blocked', reason });
const fresh: RemoteResult = { kind: 'text', text, from: 'network' };
const cached: RemoteResult = { kind: 'text', text, from: 'cache' };

describe('addresses', () => {
  test.each([
    ['0.0.0.0', 'an unspecified address'],
    ['0.1.2.3', 'an unspecified address'],
    ['10.0.0.5', 'a private address'],
    ['100.64.0.1', 'a carrier-grade NAT address'],
    ['100.127.255.255', 'a carrier-grade NAT address'],
    ['127.0.0.1', 'a loopback address'],
    ['127.255.255.254', 'a loopback address'],
    ['169.254.169.254', 'a link-local address'],
    ['172.16.0.1', 'a private address'],
    ['172.31.255.255', 'a private address'],
    ['192.0.0.1', 'a reserved address'],
    ['192.0.2.1', 'a reserved address'],
    ['192.88.99.1', 'a reserved address'],
    ['192.168.1.1', 'a private address'],
    ['198.18.0.1', 'a reserved address'],
    ['198.19.255.255', 'a reserved address'],
    ['198.51.100.1', 'a reserved address'],
    ['203.0.113.1', 'a reserved address'],
    ['224.0.0.1', 'a multicast address'],
    ['239.255.255.255', 'a multicast address'],
    ['240.0.0.1', 'a reserved address'],
    ['255.255.255.255', 'a broadcast address'],
    ['::', 'an unspecified address'],
    ['::1', 'a loopback address'],
    ['::127.0.0.1', 'a reserved address'],
    ['::ffff:10.0.0.5', 'a private address'],
    ['::ffff:7f00:1', 'a loopback address'],
    ['::ffff:0:127.0.0.1', 'a reserved address'],
    ['64:ff9b::10.0.0.5', 'a private address'],
    ['64:ff9b::169.254.169.254', 'a link-local address'],
    ['64:ff9b:1::8.8.8.8', 'a reserved address'],
    ['100::1', 'a reserved address'],
    ['2001::1', 'a reserved address'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'a reserved address'],
    ['2001:2::1', 'a reserved address'],
    ['2001:10::1', 'a reserved address'],
    ['2001:db8::1', 'a reserved address'],
    ['2002:0a00:0005::1', 'a reserved address'],
    ['3fff::1', 'a reserved address'],
    ['4000::1', 'a reserved address'],
    ['5f00::1', 'a reserved address'],
    ['fc00::1', 'a private address'],
    ['fd12:3456::1', 'a private address'],
    ['fe80::1', 'a link-local address'],
    ['fe80::1%eth0', 'a link-local address'],
    ['fec0::1', 'a private address'],
    ['ff02::1', 'a multicast address'],
    ['::8.8.8.8', 'a reserved address'],
    ['10.0.0', 'an address that is not valid'],
    ['010.0.0.1', 'an address that is not valid'],
    ['nonsense', 'an address that is not valid'],
    ['', 'an address that is not valid'],
  ])('%s is %s', (address, problem) => {
    expect(addressProblem(address)).toBe(problem);
  });

  test.each([
    '1.1.1.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.0.1.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ])('%s is public', (address) => {
    expect(addressProblem(address)).toBeUndefined();
  });
});

describe('URLs', () => {
  test.each([
    ['https://127.0.0.1/a', '127.0.0.1 is a loopback address'],
    ['https://2130706433/a', '127.0.0.1 is a loopback address'],
    ['https://0x7f000001/a', '127.0.0.1 is a loopback address'],
    ['https://0177.0.0.1/a', '127.0.0.1 is a loopback address'],
    ['https://0x7f.1/a', '127.0.0.1 is a loopback address'],
    ['https://127.1/a', '127.0.0.1 is a loopback address'],
    ['https://127.0.0.1./a', '127.0.0.1 is a loopback address'],
    ['https://①②⑦.0.0.1/a', '127.0.0.1 is a loopback address'],
    ['https://0/a', '0.0.0.0 is an unspecified address'],
    ['https://3232235777/a', '192.168.1.1 is a private address'],
    ['https://[::1]/a', '::1 is a loopback address'],
    ['https://[0:0:0:0:0:ffff:127.0.0.1]/a', '::ffff:7f00:1 is a loopback address'],
    ['https://localhost/a', 'localhost is this machine'],
    ['https://LOCALHOST:8443/a', 'localhost is this machine'],
    ['https://localhost./a', 'localhost. is this machine'],
    ['https://spec.localhost/a', 'spec.localhost is this machine'],
    ['http://specs.example.com/a', 'specs.example.com may be reached by https only'],
    ['ftp://specs.example.com/a', 'only https is allowed'],
    ['file:///etc/passwd', 'only https is allowed'],
    ['data:text/plain,a', 'only https is allowed'],
    ['https://user@specs.example.com/a', 'the URL contains a user name or password'],
    ['https://:hunter2@specs.example.com/a', 'the URL contains a user name or password'],
  ])('%s is blocked', async (url, reason) => {
    expect(await fetchRemoteText(url, policy({ allowedHosts: [], offline: true }))).toEqual(blocked(reason));
  });

  test.each(['', 'specs.json', 'https://', 'https://exa mple.com/', 'https://[::1/', 'https://1.2.3.4.5/'])(
    '"%s" is no URL',
    async (url) => {
      expect(await fetchRemoteText(url, policy())).toEqual(unreachable('the URL is not valid'));
    },
  );

  test.each([
    ['specs.test', 'http://specs.test:8080/a', true],
    ['SPECS.test', 'https://specs.test/a', true],
    ['specs.test.', 'https://specs.test/a', true],
    ['specs.test', 'https://specs.test./a', true],
    ['specs.test:8080', 'http://specs.test:8080/a', true],
    ['specs.test:443', 'https://specs.test/a', true],
    ['specs.test:80', 'http://specs.test/a', true],
    ['bücher.test', 'https://xn--bcher-kva.test/a', true],
    ['::1', 'http://[::1]:8080/a', true],
    ['[::1]:8080', 'http://[::1]:8080/a', true],
    ['10.0.0.5', 'http://0xa000005/a', true],
    ['localhost', 'http://localhost:8080/a', true],
    ['specs.test:8080', 'https://specs.test/a', false],
    ['specs.test', 'https://a.specs.test/a', false],
    ['test', 'https://specs.test/a', false],
    ['*', 'https://specs.test/a', false],
    ['', 'https://specs.test/a', false],
    ['https://specs.test', 'https://specs.test/a', false],
    ['specs.test/a', 'https://specs.test/a', false],
    ['[::1', 'https://specs.test/a', false],
  ])('allowing "%s" for %s: %s', (entry, url, allowed) => {
    expect(checkUrl(url, policy({ allowedHosts: [entry] })).isAllowed).toBe(allowed);
  });
});

describe('host names', () => {
  const specs = 'https://specs.test/a?token=secret';

  test.each([[['10.0.0.5']], [['93.184.215.14', '10.0.0.5']], [['2606:4700::1111', '::ffff:10.0.0.5']]])(
    'one private address among %s refuses the host',
    async (addresses) => {
      const result = await fetchRemoteText(specs, policy(), at(...addresses));
      expect(result).toEqual(blocked(`specs.test is at a private address (${addresses.at(-1)})`));
    },
  );

  test('connects to the address that was checked', async () => {
    const { port, requests } = await serve(send({}, text));
    const requestedNames: string[] = [];
    const rebinding: Resolver = async (host) => {
      requestedNames.push(host);
      return at(requestedNames.length === 1 ? '127.0.0.1' : '10.255.255.1')(host);
    };
    const allowed = policy({ allowedHosts: [`specs.test:${port}`] });
    expect(await fetchRemoteText(`http://specs.test:${port}/a?b=c#d`, allowed, rebinding)).toEqual(fresh);
    expect(requestedNames).toEqual(['specs.test']);
    expect(requests.map(({ url, headers }) => [url, headers.host])).toEqual([['/a?b=c', `specs.test:${port}`]]);
  });

  test("uses a later address if the first one doesn't respond", async () => {
    const { port } = await serve(send({}, text));
    const allowed = policy({ allowedHosts: ['specs.test'] });
    expect(await fetchRemoteText(`http://specs.test:${port}/`, allowed, at('::1', '127.0.0.1'))).toEqual(fresh);
  });

  test('unknown names', async () => {
    const failing: Resolver = () => Promise.reject(Object.assign(new Error('secret'), { code: 'ENOTFOUND' }));
    const reason = 'the host name cannot be resolved';
    expect(await fetchRemoteText(specs, policy(), failing)).toEqual(unreachable(reason));
    expect(await fetchRemoteText(specs, policy(), at())).toEqual(unreachable(reason));
  });

  test("the system's host names", async () => {
    const { port } = await serve(send({}, text));
    expect(await fetchRemoteText(`http://localhost:${port}/`, policy({ allowedHosts: ['localhost'] }))).toEqual(fresh);
  });

  test('a name server that never responds', async () => {
    const result = await fetchRemoteText(specs, policy({ timeoutMilliseconds: 100 }), () => new Promise(() => {}));
    expect(result).toEqual(unreachable('no complete answer within 0.1 seconds'));
  });
});

describe('responses', () => {
  test.each([
    ['plain', {}, Buffer.from(text)],
    ['with a byte order mark', {}, Buffer.from(`\ufeff${text}`)],
    ['gzip', { 'content-encoding': 'gzip' }, gzipSync(text)],
    ['br', { 'content-encoding': 'br' }, brotliCompressSync(text)],
    ['deflate', { 'content-encoding': 'Deflate' }, deflateSync(text)],
    ['identity', { 'content-encoding': 'identity' }, Buffer.from(text)],
  ])('%s', async (_, headers, body) => {
    const { origin, requests } = await serve(send(headers, body));
    expect(await fetchRemoteText(`${origin}/openapi.json`, policy())).toEqual(fresh);
    expect(requests[0]?.headers).toMatchObject({ 'accept-encoding': 'gzip, br', connection: 'close' });
  });

  const zeros = Buffer.alloc(8 * 2 ** 20);
  test.each([
    ['with its length', { 'content-length': String(zeros.length) }, zeros],
    ['in chunks', { 'transfer-encoding': 'chunked' }, zeros],
    ['unfolding from gzip', { 'content-encoding': 'gzip' }, gzipSync(zeros)],
    ['unfolding from br', { 'content-encoding': 'br' }, brotliCompressSync(zeros)],
  ])('too large, %s', async (_, headers, body) => {
    const { origin } = await serve(send(headers, body));
    const result = await fetchRemoteText(origin, policy({ maximumBytes: 2 ** 20 }));
    expect(result).toEqual(unreachable('it is larger than 1 MiB'));
  });

  test('without end', async () => {
    const chunk = gzipSync(zeros);
    const { origin } = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.writeHead(200, { 'content-encoding': 'gzip' }).on('drain', more);
      more();
    });
    expect(await fetchRemoteText(origin, policy({ maximumBytes: 2 ** 20 }))).toEqual(
      unreachable('it is larger than 1 MiB'),
    );
  });

  test('of the maximum size', async () => {
    const { origin } = await serve(send({}, text));
    const size = Buffer.byteLength(text);
    expect(await fetchRemoteText(origin, policy({ maximumBytes: size }))).toEqual(fresh);
    expect(await fetchRemoteText(origin, policy({ maximumBytes: size - 1 }))).toEqual(
      unreachable(`it is larger than ${size - 1} bytes`),
    );
  });

  test.each([
    ['not UTF-8', {}, Buffer.from([0x7b, 0xff, 0x7d]), 'its answer is not UTF-8 text'],
    ['UTF-16', {}, Buffer.from(`\ufeff${text}`, 'utf16le'), 'its answer is not UTF-8 text'],
    ['damaged gzip', { 'content-encoding': 'gzip' }, Buffer.from(text), 'its answer cannot be decompressed'],
    ['cut gzip', { 'content-encoding': 'gzip' }, gzipSync(text).subarray(0, 20), 'its answer cannot be decompressed'],
    ['damaged br', { 'content-encoding': 'br' }, Buffer.alloc(9, 255), 'its answer cannot be decompressed'],
    [
      'two encodings',
      { 'content-encoding': 'gzip, br' },
      Buffer.from(''),
      'its answer has an unknown content encoding',
    ],
  ])('%s', async (_, headers, body, reason) => {
    const { origin } = await serve(send(headers, body));
    expect(await fetchRemoteText(origin, policy())).toEqual(unreachable(reason));
  });

  test.each([304, 400, 401, 404, 410, 429, 500, 503])('status %d', async (status) => {
    const { origin } = await serve((_, response) => response.writeHead(status).end());
    expect(await fetchRemoteText(`${origin}/?token=secret`, policy())).toEqual(unreachable(`it answered ${status}`));
  });

  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n';
  const drip = (socket: Socket) => {
    const timer = setInterval(() => socket.write('a'), 20);
    socket.on('close', () => clearInterval(timer));
  };
  test.each<[string, string, (socket: Socket) => unknown, string]>([
    ['nothing is said', '', () => {}, 'no complete answer within 0.3 seconds'],
    ['the head never ends', `${head}A: `, drip, 'no complete answer within 0.3 seconds'],
    ['the body stops', `${head}\r\n{`, () => {}, 'no complete answer within 0.3 seconds'],
    ['the body drips', `${head}\r\n`, drip, 'no complete answer within 0.3 seconds'],
    ['the body is cut', `${head}\r\n{`, (socket) => socket.end(), 'the connection broke off'],
    ['the body is reset', `${head}\r\n{`, (socket) => socket.resetAndDestroy(), 'the connection broke off'],
    ['closed unsaid', '', (socket) => socket.end(), 'the connection broke off'],
    ['reset unsaid', '', (socket) => socket.resetAndDestroy(), 'the connection broke off'],
    ['a length beyond the limit', `${head.replace('100', '40000000')}\r\n`, () => {}, 'it is larger than 32 MiB'],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', () => {}, 'its answer is not valid HTTP'],
    ['a huge head', `${head}A: ${'a'.repeat(40_000)}`, () => {}, 'its answer is not valid HTTP'],
    [
      'another protocol',
      'HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: a\r\n\r\n',
      () => {},
      'the connection broke off',
    ],
  ])('%s', async (_, answer, then, reason) => {
    const origin = await serveRaw(answer, then);
    // Only responses that never end get a short limit; others may be slow on a busy machine.
    const timeoutMilliseconds = reason.includes('0.3 seconds') ? 300 : 30_000;
    expect(await fetchRemoteText(origin, policy({ timeoutMilliseconds }))).toEqual(unreachable(reason));
  });

  test('a port without a server', async () => {
    const { origin } = await serve(send({}, text));
    await cleanups.pop()?.();
    expect(await fetchRemoteText(origin, policy())).toEqual(unreachable('the connection was refused'));
  });
});

describe('redirects', () => {
  /** A server that redirects /N to /N-1 and responds at /. */
  const steps: RequestListener = (request, response) => {
    const left = Number(request.url?.slice(1));
    return left > 0 ? redirect(`/${left - 1}`)(request, response) : send({}, text)(request, response);
  };

  test('are followed at most five times', async () => {
    const { origin, requests } = await serve(steps);
    expect(await fetchRemoteText(`${origin}/5`, policy())).toEqual(fresh);
    expect(requests.map(({ url }) => url)).toEqual(['/5', '/4', '/3', '/2', '/1', '/0']);
    expect(await fetchRemoteText(`${origin}/6`, policy())).toEqual(unreachable('it redirects more than 5 times'));
    expect(requests).toHaveLength(12);
  });

  test('in a loop', async () => {
    const { origin, requests } = await serve((request, response) =>
      redirect(request.url === '/a' ? 'b' : 'a#c')(request, response),
    );
    expect(await fetchRemoteText(`${origin}/a`, policy())).toEqual(unreachable('it redirects in a loop'));
    expect(requests).toHaveLength(2);
  });

  const refused = 'it redirects to a forbidden URL: ';
  test.each([
    ['https://127.0.0.1:PORT/a?token=secret', blocked(`${refused}127.0.0.1 is a loopback address`)],
    ['http://127.0.0.1:PORT/', blocked(`${refused}127.0.0.1 may be reached by https only`)],
    ['//2130706433:PORT/', blocked(`${refused}127.0.0.1 may be reached by https only`)],
    ['https://localhost:PORT/', blocked(`${refused}localhost is this machine`)],
    ['https://[::ffff:127.0.0.1]:PORT/', blocked(`${refused}::ffff:7f00:1 is a loopback address`)],
    ['https://169.254.169.254/latest/meta-data', blocked(`${refused}169.254.169.254 is a link-local address`)],
    ['http://specs.example.com/', blocked(`${refused}specs.example.com may be reached by https only`)],
    ['https://user:secret@specs.example.com/', blocked(`${refused}the URL contains a user name or password`)],
    ['file:///etc/passwd', blocked(`${refused}only https is allowed`)],
    ['https://[', unreachable(`${refused}the URL is not valid`)],
    ['https://internal.test:PORT/', blocked('internal.test is at a private address (10.0.0.5)')],
  ])('to %s', async (location, expected) => {
    const other = await serve(send({}, 'private'));
    const { origin, port } = await serve(redirect(location.replace('PORT', String(other.port))));
    const allowed = policy({ allowedHosts: [`127.0.0.1:${port}`], cacheFolder: folder });
    expect(await fetchRemoteText(origin, allowed, at('10.0.0.5'))).toEqual(expected);
    expect(other.requests).toEqual([]);
  });

  test('without a location', async () => {
    const { origin } = await serve((_, response) => response.writeHead(302).end());
    expect(await fetchRemoteText(origin, policy())).toEqual(unreachable('it answered 302'));
  });
});

describe('the cache', () => {
  /** A server that validates ETags until a test changes its response. */
  async function withTag(headers: Record<string, string> = { etag: '"1"' }) {
    const state: { answer: RequestListener | undefined } = { answer: undefined };
    const server = await serve((request, response) => {
      const known = request.headers['if-none-match'] ?? request.headers['if-modified-since'];
      if (state.answer) state.answer(request, response);
      else if (known !== undefined && Object.values(headers).includes(known)) response.writeHead(304).end();
      else send(headers, text)(request, response);
    });
    return {
      ...server,
      state,
      url: `${server.origin}/openapi.json?token=secret`,
      keep: policy({ cacheFolder: folder }),
    };
  }
  const onlyFile = () => {
    const [name, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    return join(folder, String(name));
  };

  test.each([[{ etag: 'W/"1"' }], [{ 'last-modified': 'Sat, 01 Nov 2025 10:00:00 GMT' }]])(
    'revalidates its copy: %o',
    async (headers) => {
      const { url, keep, requests } = await withTag(headers as Record<string, string>);
      expect(await fetchRemoteText(url, keep)).toEqual(fresh);
      const first = readFileSync(onlyFile(), 'utf8');
      expect(await fetchRemoteText(url, keep)).toEqual(cached);
      expect(await fetchRemoteText(url, { ...keep, offline: true })).toEqual(cached);
      expect(requests).toHaveLength(2);
      expect(readFileSync(onlyFile(), 'utf8')).toBe(first);
      expect(first).not.toContain('secret');
    },
  );

  test('stores a new response', async () => {
    const { url, keep, state } = await withTag();
    await fetchRemoteText(url, keep);
    state.answer = send({ etag: '"2"' }, 'new');
    expect(await fetchRemoteText(url, keep)).toEqual({ kind: 'text', text: 'new', from: 'network' });
    expect(await fetchRemoteText(url, { ...keep, offline: true })).toMatchObject({ text: 'new' });
    onlyFile();
  });

  test.each<[string, RequestListener]>([
    ['it answered 503', (_, response) => response.writeHead(503).end()],
    ['the connection broke off', (_, response) => response.destroy()],
    ['no complete answer within 0.3 seconds', () => {}],
    ['its answer is not UTF-8 text', send({}, Buffer.from([255]))],
    ['it is larger than 1 KiB', send({}, Buffer.alloc(2048))],
  ])('is used if fetching fails: %s', async (staleBecause, answer) => {
    const { url, keep, state } = await withTag();
    await fetchRemoteText(url, keep);
    state.answer = answer;
    const timeoutMilliseconds = staleBecause.includes('0.3 seconds') ? 300 : keep.timeoutMilliseconds;
    expect(await fetchRemoteText(url, { ...keep, timeoutMilliseconds, maximumBytes: 1024 })).toEqual({
      ...cached,
      staleBecause,
    });
    state.answer = undefined;
    expect(await fetchRemoteText(url, keep)).toEqual(cached);
  });

  test("isn't used for blocked URLs", async () => {
    const { url, keep } = await withTag();
    const named = url.replace('127.0.0.1', 'specs.test');
    const allowed = { ...keep, allowedHosts: ['specs.test', '127.0.0.1'] };
    for (const each of [url, named]) expect(await fetchRemoteText(each, allowed, at('127.0.0.1'))).toEqual(fresh);
    const strict = { ...keep, allowedHosts: [] };
    for (const offline of [false, true]) {
      expect(await fetchRemoteText(url, { ...strict, offline })).toMatchObject({ kind: 'blocked' });
      expect(await fetchRemoteText(named, { ...strict, offline })).toMatchObject({ kind: 'blocked' });
    }
    const secure = new URL('https://specs.test/');
    await writeCopy(folder, secure, { text, answeredBy: '', etag: undefined, lastModified: undefined });
    expect(await fetchRemoteText(secure.href, { ...strict, offline: true })).toEqual(cached);
    expect(await fetchRemoteText(secure.href, strict, at('127.0.0.1'))).toMatchObject({ kind: 'blocked' });
  });

  test("belongs to the URL that responded: validators of a redirect target aren't sent to others", async () => {
    let target = '/a';
    const { origin, requests } = await serve((request, response) => {
      if (request.url === '/') redirect(target)(request, response);
      else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else send({ etag: '"1"' }, text)(request, response);
    });
    const keep = policy({ cacheFolder: folder });
    const seen = async () => {
      const result = await fetchRemoteText(origin, keep);
      return [result, ...requests.splice(0).map(({ url, headers }) => [url, headers['if-none-match']])];
    };
    expect(await seen()).toEqual([fresh, ['/', undefined], ['/a', undefined]]);
    expect(await seen()).toEqual([cached, ['/', undefined], ['/a', '"1"']]);
    target = '/b';
    expect(await seen()).toEqual([fresh, ['/', undefined], ['/b', undefined]]);
  });

  test.each<[string, (content: string) => string | Buffer]>([
    ['cut', (content) => content.slice(0, -1)],
    ['cut in its head', (content) => content.slice(0, 20)],
    ['empty', () => ''],
    ['changed', (content) => content.replace('3.1.0', '3.1.1')],
    ['binary', () => Buffer.alloc(100, 255)],
    ['another version', (content) => content.replace('"version":1', '"version":0')],
    ['for another URL', (content) => content.replace(/"key":"./, '"key":"-')],
    ['another form', () => 'null\n{}'],
  ])('ignores a file that is %s', async (_, change) => {
    const { url, keep, requests } = await withTag();
    await fetchRemoteText(url, keep);
    const file = onlyFile();
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    expect(await fetchRemoteText(url, { ...keep, offline: true })).toEqual(
      unreachable('offline, and there is no cached copy'),
    );
    expect(await fetchRemoteText(url, keep)).toEqual(fresh);
    expect(requests[1]?.headers).not.toHaveProperty('if-none-match');
  });

  test('never sends headers from a manipulated file', async () => {
    const { url, keep, requests } = await withTag();
    await fetchRemoteText(url, keep);
    const file = onlyFile();
    const [head, ...rest] = readFileSync(file, 'utf8').split('\n');
    const changed = { ...JSON.parse(String(head)), etag: '"1"\r\nx: y', lastModified: 1 };
    writeFileSync(file, [JSON.stringify(changed), ...rest].join('\n'));
    expect(await fetchRemoteText(url, keep)).toEqual(fresh);
    expect(requests[1]?.headers).not.toHaveProperty('if-none-match');
  });

  test('works with a read-only folder and without one', async () => {
    const { url, requests } = await withTag();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const cacheFolder of [file, join(file, 'below'), undefined]) {
      expect(await fetchRemoteText(url, policy({ cacheFolder }))).toEqual(fresh);
      expect(await fetchRemoteText(url, policy({ cacheFolder, offline: true }))).toEqual(
        unreachable('offline, and there is no cached copy'),
      );
    }
    expect(requests).toHaveLength(3);
    expect(readdirSync(folder)).toEqual(['file']);
  });

  test('concurrent writes leave one complete file, in a folder created on demand', async () => {
    const { url, keep } = await withTag();
    const below = { ...keep, cacheFolder: join(folder, 'a/b') };
    const results = await Promise.all(Array.from({ length: 8 }, () => fetchRemoteText(url, below)));
    for (const result of results) expect(result).toMatchObject({ kind: 'text', text });
    expect(readdirSync(join(folder, 'a/b'))).toHaveLength(1);
    expect(await fetchRemoteText(url, { ...below, offline: true })).toEqual(cached);
  });
});

describe('https', () => {
  const { certificate, key } = selfSigned('specs.test');
  const secure = async (handler: RequestListener) =>
    listen(createSecureServer({ cert: certificate, key }, handler) as unknown as Server);

  test('refuses an untrusted certificate', async () => {
    const port = await secure(send({}, text));
    const result = await fetchRemoteText(`https://127.0.0.1:${port}/`, policy());
    expect(result).toEqual(unreachable('its certificate is not trusted'));
  });

  test("refuses a server that doesn't support it", async () => {
    const { port } = await serve(send({}, text));
    const result = await fetchRemoteText(`https://127.0.0.1:${port}/`, policy());
    expect(result).toEqual(unreachable('no secure connection could be made'));
  });

  test('refuses a server that sends nothing', async () => {
    const origin = await serveRaw('', () => {});
    const result = await fetchRemoteText(origin.replace('http:', 'https:'), policy({ timeoutMilliseconds: 200 }));
    expect(result).toEqual(unreachable('no complete answer within 0.2 seconds'));
  });
});
