import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultLayout } from '../src/core/values/paths.ts';
import { assetServer } from '../src/generators/assets/asset-server.ts';
import { copyAssets, copyPublishedFile, listAssets } from '../src/generators/assets/assets.ts';
import { resolvePublished } from '../src/generators/assets/published-path.ts';
import { folderOf } from './support/folder.ts';
import { startServer } from './support/http-server.ts';
import { asOrdinaryUser, openToAll } from './support/unprivileged.ts';

/** A docs folder inside a project with other files, and links between them. */
function project(): string {
  const folder = openToAll(
    folderOf({
      'secret.txt': 'secret',
      'docs/images/plain.png': 'plain',
      'docs/images/two words.png': 'two words',
      'docs/images/internal.png': 'internal',
      'docs/.hidden/x.txt': 'hidden',
      'docs/.env.txt': 'hidden',
      'docs/node_modules/a/x.txt': 'module',
      'docs/page.mdx': 'page',
      'docs/stations/mast.json': '{}',
      'docs/stations/secret.json': '{}',
      'docs/node_modules/a/linked.json': '{}',
    }),
  );
  const docs = join(folder, 'docs');
  symlinkSync(join(folder, 'secret.txt'), join(docs, 'out.txt'));
  symlinkSync(folder, join(docs, 'above'));
  symlinkSync('.hidden/x.txt', join(docs, 'disguised.txt'));
  symlinkSync('images/plain.png', join(docs, 'linked.png'));
  symlinkSync('images', join(docs, 'pictures'));
  symlinkSync('images/internal.png', join(docs, 'public.png'));
  return docs;
}

/** Files that pages link to. */
const linked = new Set(['stations/mast.json', 'node_modules/a/linked.json', '../secret.txt']);

/** Files that a build publishes. */
const published = [
  'images/plain.png',
  'images/two words.png',
  'linked.png',
  'pictures/plain.png',
  'pictures/two words.png',
  'stations/mast.json',
];

const excluded = new Map([['images/internal.png', { pattern: 'internal.png', from: '.mintignore' }]]);

interface Served {
  /** Response to an unnormalized path; browsers would normalize it. `404` if the request is passed on. */
  readonly get: (path: string) => Promise<string>;
  readonly port: number;
}

async function serve(docs: string, base = '', made: Readonly<Record<string, string>> = {}): Promise<Served> {
  const site = { root: docs, linkedPaths: linked, layout: defaultLayout, excluded };
  const answer = assetServer(base, async () => ({ site, generated: new Map(Object.entries(made)) }));
  const server = createServer((request, response) => {
    answer(request, response, (error) => response.writeHead(error === undefined ? 404 : 500).end());
  });
  const { port, close } = await startServer(server);
  onTestFinished(close);
  const get = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      );
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      socket.on('error', reject).on('close', () => {
        const status = /^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 'nothing';
        resolve(status === '200' ? text.slice(text.indexOf('\r\n\r\n') + 4) : status);
      });
    });
  return { get, port };
}

describe('folders called public, src and dist', () => {
  const files = {
    'docs/public/a.png': '',
    'docs/public/named.png': '',
    'docs/guides/src/b.png': '',
    'docs/guides/dist/c.png': '',
    'docs/guides/public/d.png': '',
  };
  const below = ['guides/dist/c.png', 'guides/public/d.png', 'guides/src/b.png'];

  async function publishedOf(all: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const root = join(folderOf(all), 'docs');
    const site = { root, linkedPaths: new Set(['public/named.png']), layout: defaultLayout, excluded };
    const listed = [...listAssets(site, []).keys()];
    // A dev server serves exactly the files that a build publishes.
    for (const file of Object.keys(files).map((name) => name.slice('docs/'.length)))
      expect(resolvePublished(site, file, site.linkedPaths.has(file)) !== undefined, file).toBe(listed.includes(file));
    return listed;
  }

  test('belong to the docs folder like any other folder', async () => {
    expect(await publishedOf(files)).toEqual([...below, 'public/a.png', 'public/named.png']);
  });

  test('belong to the project at its root, except for files that pages link to', async () => {
    expect(await publishedOf({ ...files, 'docs/package.json': '{}' })).toEqual([...below, 'public/named.png']);
  });
});

describe('a dev server', () => {
  test('serves the files that a build publishes', async () => {
    const docs = project();
    const { get } = await serve(docs);
    for (const file of published) expect(await get(`/${encodeURI(file)}`), file).not.toMatch(/^\d/);
    expect(await get('/images/two%20words.png?v=1')).toBe('two words');
  });

  test.each([
    '/%2ehidden/x.txt',
    '/.hidden/x.txt',
    '/%2Eenv.txt',
    '/node%5fmodules/a/x.txt',
    '/%6eode_modules/a/x.txt',
    '/out.txt',
    '/above/secret.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/images/..%2f.hidden/x.txt',
    '/images/../.hidden/x.txt',
    '/disguised.txt',
    '//images/plain.png',
    '/images/plain.png%00.png',
    '/%E0%A4%A.png',
    '/images/gone.png',
    '/images/internal.png',
    '/public.png',
  ])("doesn't serve %s", async (path) => {
    const { get } = await serve(project());
    expect(await get(path)).toBe('404');
  });

  test('serves below a base path', async () => {
    const { get } = await serve(project(), '/docs');
    expect(await get('/docs/images/plain.png')).toBe('plain');
    expect(await get('/docs/%2ehidden/x.txt')).toBe('404');
  });

  test("continues after a file can't be read", async () => {
    const docs = project();
    chmodSync(join(docs, 'images/plain.png'), 0);
    const { get } = await serve(docs);
    await asOrdinaryUser(async () => {
      expect(await get('/images/plain.png')).toBe('404');
      expect(await get('/images/two%20words.png')).toBe('two words');
    });
  });

  test('continues when files are added or removed and when browsers disconnect', async () => {
    const docs = project();
    const { get, port } = await serve(docs);
    const file = join(docs, 'images/large.png');
    for (let round = 0; round < 40; round++) {
      writeFileSync(file, 'x'.repeat(1_000_000));
      const answers = [get('/images/large.png'), get('/images/large.png')];
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET /images/large.png HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.destroy());
      });
      rmSync(file);
      await Promise.all(answers);
    }
    expect(await get('/images/plain.png')).toBe('plain');
  });
});

describe('a build', () => {
  test('publishes no file from outside the docs folder', async () => {
    const docs = project();
    expect([...listAssets({ root: docs, linkedPaths: linked, layout: defaultLayout, excluded }, []).keys()]).toEqual(
      published,
    );
  });

  test("names the file that can't be read", async () => {
    const docs = project();
    const output = folderOf({});
    chmodSync(output, 0o777);
    chmodSync(join(docs, 'images/plain.png'), 0);
    await asOrdinaryUser(async () => {
      await expect(
        copyAssets({ root: docs, linkedPaths: linked, layout: defaultLayout, excluded }, output, new Map()),
      ).rejects.toThrow('images/plain.png of the docs folder cannot be copied into the site: EACCES.');
    });
  });

  test('copies a file atomically', async () => {
    const size = 48 * 2 ** 20;
    const docs = folderOf({ 'a.mp4': new Uint8Array(size) });
    const target = join(folderOf({}), 'media/a.mp4');
    const seen = new Set<number | undefined>();
    let isCopied = false;
    const copying = copyPublishedFile(docs, 'a.mp4', target).finally(() => {
      isCopied = true;
    });
    while (!isCopied) {
      seen.add(statSync(target, { throwIfNoEntry: false })?.size);
      await setImmediate();
    }
    expect(await copying).toBe(true);
    seen.add(statSync(target).size);
    expect([...seen]).toEqual([undefined, size]);
    expect(readdirSync(dirname(target))).toEqual(['a.mp4']);
  });

  test("leaves no part of a file that can't be written", async () => {
    const folder = folderOf({ 'docs/a.png': 'a', 'site/a.png/keep.txt': 'kept' });
    await expect(copyPublishedFile(join(folder, 'docs'), 'a.png', join(folder, 'site/a.png'))).rejects.toThrow(
      'a.png of the docs folder cannot be copied into the site',
    );
    expect(readdirSync(join(folder, 'site'))).toEqual(['a.png']);
  });

  test("doesn't overwrite the target of a symbolic link", async () => {
    const folder = folderOf({ 'docs/a.png': 'new', 'other/keep.png': 'kept' });
    const target = join(folder, 'a.png');
    symlinkSync(join(folder, 'other/keep.png'), target);
    await copyPublishedFile(join(folder, 'docs'), 'a.png', target);
    expect([readFileSync(join(folder, 'other/keep.png'), 'utf8'), readFileSync(target, 'utf8')]).toEqual([
      'kept',
      'new',
    ]);
  });

  test("doesn't write through a symbolic link in the site", async () => {
    const docs = project();
    const folder = folderOf({ 'other/keep.txt': 'kept' });
    const output = join(folder, 'site');
    mkdirSync(join(output, 'images'), { recursive: true });
    symlinkSync(join(folder, 'other/new.png'), join(output, 'images/plain.png'));
    await copyAssets({ root: docs, linkedPaths: linked, layout: defaultLayout, excluded }, output, new Map());
    expect(() => rmSync(join(folder, 'other/new.png'))).toThrow('ENOENT');
  });
});
