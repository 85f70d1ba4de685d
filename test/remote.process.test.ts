import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RemoteResult } from '../src/core/host/remote/fetch-text.ts';
import { defaultRemotePolicy, type RemotePolicy } from '../src/core/host/remote/policy.ts';
import { eventTimeout } from './support/event-timeout.ts';
import { folderOf } from './support/folder.ts';
import { startServer } from './support/http-server.ts';
import { selfSigned } from './support/self-signed.ts';

const text = '{"openapi":"3.1.0"}';
const { certificate, key } = selfSigned('specs.test');
const fresh: RemoteResult = { kind: 'text', text, from: 'network' };
const unreachable = (reason: string): RemoteResult => ({ kind: 'unreachable', reason });
const blocked = (reason: string): RemoteResult => ({ kind: 'blocked', reason });

test('accepts a trusted certificate, and the process exits at once', async () => {
  const server = createServer({ cert: certificate, key }, (request, response) => {
    if (request.url === '/plain') response.writeHead(302, { location: 'http://specs.test/' }).end();
    else if (request.url === '/away') response.writeHead(302, { location: '/' }).end();
    else if (request.url === '/gone') response.writeHead(404).write('an endless');
    else if (request.url === '/slow') response.writeHead(200).write('{');
    else if (request.url !== '/silent') response.end(text);
  });
  // Much longer than the process takes to exit.
  server.keepAliveTimeout = eventTimeout;
  const { port, close } = await startServer(server);
  onTestFinished(close);
  const folder = folderOf({});
  const base = `https://specs.test:${port}`;
  const given: RemotePolicy = {
    ...defaultRemotePolicy,
    allowedHosts: [`specs.test:${port}`, `other.test:${port}`],
    timeoutMilliseconds: eventTimeout,
    cacheFolder: folder,
  };
  const hurried = { ...given, timeoutMilliseconds: 500 };
  const { results, milliseconds } = await inChild(folder, certificate, [
    [`${base}/`, given],
    [`${base}/away`, given],
    [`${base}/plain`, given],
    [`${base}/gone`, given],
    [`${base}/slow`, hurried],
    [`${base}/silent`, hurried],
    [`https://other.test:${port}/`, given],
  ]);
  expect(results).toEqual([
    fresh,
    fresh,
    blocked('it redirects to a forbidden URL: specs.test may be reached by https only'),
    unreachable('it answered 404'),
    unreachable('no complete answer within 0.5 seconds'),
    unreachable('no complete answer within 0.5 seconds'),
    unreachable('its certificate is for another host'),
  ]);
  // Sockets that are kept alive would keep the process running longer.
  expect(milliseconds).toBeLessThan(eventTimeout / 2);
});

/**
 * Fetches URLs in sequence in another process, in which every host name resolves to 127.0.0.1. Returns how long the
 * process took to exit afterwards.
 */
function inChild(folder: string, authority: string, calls: [string, RemotePolicy][]) {
  const file = join(folder, 'authority.pem');
  writeFileSync(file, authority);
  const module = join(import.meta.dirname, '../src/core/host/remote/fetch-text.ts');
  const program = `
    import { createJiti } from 'jiti';
    const { fetchRemoteText } = await createJiti(import.meta.url, { fsCache: false }).import(${JSON.stringify(module)});
    const results = [];
    for (const [url, policy] of ${JSON.stringify(calls)}) {
      results.push(await fetchRemoteText(url, policy, async () => [{ address: '127.0.0.1', family: 4 }]));
    }
    const end = performance.now();
    process.on('exit', () => console.log(JSON.stringify({ results, milliseconds: performance.now() - end })));`;
  const dead = 'http://127.0.0.1:9';
  return new Promise<{ results: RemoteResult[]; milliseconds: number }>((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: import.meta.dirname,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: file, HTTPS_PROXY: dead, HTTP_PROXY: dead, NODE_USE_ENV_PROXY: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: eventTimeout,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('close', (code) => (code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`${code}: ${errors}`))));
  });
}
