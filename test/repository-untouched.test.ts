import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { key, serve as serveFeedback } from './feedback/support.ts';
import { config, filesBelow, folderOf, page } from './support/folder.ts';
import { commitAll, hasGit, runGit } from './support/repository.ts';
import { runCli } from './support/run.ts';

const specification = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Users', version: '1' },
  paths: { '/users': { get: { summary: 'List users', responses: { 200: { description: 'OK' } } } } },
});

/** Serves a specification, and counts its requests. */
async function serveSpecification() {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(specification);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}/openapi.json`, requests: () => requests };
}

/** A committed repository with a package that has no `node_modules`, and a cache folder of the test. */
function repositoryWith(files: Readonly<Record<string, string>>, settings: object) {
  const folder = folderOf({
    'package.json': '{ "name": "docs" }\n',
    'docs/index.mdx': page('Home'),
    'docs-json-nav.config.json': JSON.stringify({ root: 'docs', ...settings }),
    ...files,
  });
  commitAll(folder, 'Start');
  const caches = folderOf({});
  return {
    run: (...words: readonly string[]) => runCli(words, folder, { XDG_CACHE_HOME: caches, DOCS_FEEDBACK_KEY: key }),
    changes: () => runGit(folder, 'status', '--porcelain', '--ignored', '--untracked-files=all'),
    cached: () => Object.keys(filesBelow(caches)).map((path) => path.split('/').slice(0, -1).join('/')),
  };
}

describe.skipIf(!hasGit)('a repository stays as it is', () => {
  test('after a check with a remote specification', async () => {
    const { host, url, requests } = await serveSpecification();
    const { run, changes, cached } = repositoryWith(
      { 'docs/docs.json': config({ groups: [{ group: 'API', openapi: url, pages: ['index', 'GET /users'] }] }) },
      { remote: { hosts: [host] } },
    );
    const { status, stdout, stderr } = await run('check');
    expect([status, stderr], stdout).toEqual([0, '']);
    expect(requests()).toBeGreaterThan(0);
    expect(changes()).toBe('');
    expect(cached()).toEqual([expect.stringMatching(/^docs-json-nav\/[\da-f]{16}\/specifications$/)]);
  });

  test('after check --external', async () => {
    const { host, url, requests } = await serveSpecification();
    const { run, changes, cached } = repositoryWith(
      { 'docs/docs.json': config({ pages: ['index'] }), 'docs/index.mdx': `${page('Home')}\n[a](${url})\n` },
      { remote: { hosts: [host] }, rules: { 'link-local': 'off' } },
    );
    const { status, stdout, stderr } = await run('check', '--external');
    expect([status, stderr], stdout).toEqual([0, '']);
    expect(requests()).toBeGreaterThan(0);
    expect(changes()).toBe('');
    expect(cached()).toEqual([expect.stringMatching(/^docs-json-nav\/[\da-f]{16}\/links$/)]);
  });

  test.each([[['feedback']], [['print', '--as', 'model']]])('after %j with feedback', async (words) => {
    const server = await serveFeedback({ routes: ['/'], entries: 5 });
    const { run, changes, cached } = repositoryWith(
      { 'docs/docs.json': config({ pages: ['index'] }) },
      { feedback: { projectId: 'project', baseUrl: server.url, show: 'always' } },
    );
    const { status, stdout, stderr } = await run(...words);
    expect([status, stderr], stdout).toEqual([0, '']);
    expect(server.requests.length).toBeGreaterThan(0);
    expect(changes()).toBe('');
    expect(cached()).toEqual([expect.stringMatching(/^docs-json-nav\/[\da-f]{16}\/feedback$/)]);
  });
});
