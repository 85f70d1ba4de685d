import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCacheFile } from '../../src/core/host/cache-folder.ts';
import { openStore } from '../../src/feedback/cache/store.ts';
import { type CachedEntry, emptyState, type FeedbackState, toCachedEntry } from '../../src/feedback/state.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { folderOf } from '../support/folder.ts';
import { packageRoot } from '../support/run.ts';
import { build, codesOf, key, makeEntries, routes, serve, settingsFor } from './support.ts';

const entries = makeEntries(routes, 3000);

function stateOf(number: number): FeedbackState {
  const known = entries.slice(0, number).map((item): [string, CachedEntry] => [item.id, toCachedEntry(item, 1)]);
  return { ...emptyState(), unfinished: undefined, pass: 1, entries: new Map(known) };
}

describe('the cache file', () => {
  const settings = ['a', 'b'];

  test('returns the written data to the same settings', async () => {
    const folder = folderOf({});
    const store = openStore(folder, settings);
    expect(await store.read()).toBeUndefined();
    expect(await store.lock(1000)).toBe('mine');
    const state: FeedbackState = {
      ...stateOf(100),
      malformed: new Map([['x', { problem: 'path: expected string', pass: 1 }]]),
      unfinished: { cursor: 'c', isFirst: false },
      readAt: 7,
    };
    expect(await store.write(state)).toBeUndefined();
    await store.unlock();
    expect(await openStore(folder, settings).read()).toEqual(state);
    expect(await openStore(folder, ['a', 'c']).read()).toBeUndefined();
    expect(readdirSync(folder).length).toBe(1);
  });

  test('is ignored if it is damaged in any way', async () => {
    const folder = folderOf({});
    const store = openStore(folder, settings);
    await store.lock(1000);
    await store.write(stateOf(5));
    const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.json')) as string);
    const text = readFileSync(file, 'utf8');
    expect((await store.read())?.entries.size).toBe(5);
    for (let at = 0; at < text.length; at += 7) {
      writeFileSync(file, text.slice(0, at));
      expect(await store.read()).toBeUndefined();
      writeFileSync(file, `${text.slice(0, at)}\u0000${text.slice(at + 1)}`);
      expect(await store.read()).toBeUndefined();
    }
    for (const damaged of ['{}\n{}\n', 'null\nnull\n', text.replace('"version":4', '"version":3'), '\n']) {
      writeFileSync(file, damaged);
      expect(await store.read()).toBeUndefined();
    }
  });

  test('is read again if it has other shapes and a valid hash', async () => {
    const folder = folderOf({});
    const store = openStore(folder, settings);
    await store.lock(1000);
    await store.write(stateOf(5));
    const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.json')) as string);
    const [head = '', body = ''] = readFileSync(file, 'utf8').split('\n');
    const { sha256: _, ...about } = JSON.parse(head);
    const sound = JSON.parse(body) as Record<string, unknown>;
    writeCacheFile(file, about, body);
    expect((await store.read())?.entries.size).toBe(5);
    const forged = [null, [], 5, { ...sound, entries: 5 }, { ...sound, entries: [[1, 0]] }, { ...sound, paths: {} }];
    const members = Object.keys(sound).map((name) => ({ ...sound, [name]: { x: [null] } }));
    for (const value of [
      ...forged,
      ...members,
      { ...sound, unfinished: { cursor: 5 } },
      { ...sound, unfinished: { cursor: 'c' } },
    ]) {
      writeCacheFile(file, about, JSON.stringify(value));
      expect(await store.read(), JSON.stringify(value).slice(0, 80)).toBeUndefined();
    }
  });

  test("isn't waited for if it doesn't exist", async () => {
    const folder = folderOf({});
    const store = openStore(folder, settings);
    await store.lock(1000);
    await store.write(stateOf(1));
    const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.json')) as string);
    rmSync(file);
    mkdirSync(file);
    expect(await store.read()).toBeUndefined();
    expect(await store.write(stateOf(1))).toEqual({ reason: expect.stringMatching(/folder|directory|permission/) });
  });

  test('is written only by the build that holds the lock', async () => {
    const folder = folderOf({});
    const [one, two] = [openStore(folder, settings), openStore(folder, settings)];
    expect([await one.lock(1000), await two.lock(1000)]).toEqual(['mine', 'taken']);
    await two.write(stateOf(2));
    expect(await two.read()).toBeUndefined();
    await one.write(stateOf(1));
    expect((await two.read())?.entries.size).toBe(1);
    await one.unlock();
    expect(await two.lock(1000)).toBe('mine');
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('leaves no lock that a slow disk created after the build had ended', async () => {
    const folder = folderOf({});
    const store = openStore(folder, settings);
    const late = store.lock(60_000);
    await store.unlock();
    await late;
    expect(readdirSync(folder)).toEqual([]);
  });

  const owner = { id: 'x', host: hostname(), process: process.pid, from: Date.now(), until: Date.now() + 60_000 };
  test.each([
    ['a living process', JSON.stringify(owner), 'taken'],
    ['another machine', JSON.stringify({ ...owner, host: 'other', process: 1 }), 'taken'],
    ['a dead process', JSON.stringify({ ...owner, process: 2 ** 22 + 1 }), 'mine'],
    ['a time that is over', JSON.stringify({ ...owner, host: 'other', from: 1, until: 2 }), 'mine'],
    ['a time to come', JSON.stringify({ ...owner, from: Date.now() + 1e9, until: Date.now() + 2e9 }), 'mine'],
    ['nobody, since now', '', 'taken'],
    ['nobody, since long', undefined, 'mine'],
  ])('with a lock of %s', async (_who, text, expected) => {
    const folder = folderOf({});
    const store = openStore(folder, settings);
    await store.lock(1000);
    const file = join(folder, readdirSync(folder)[0] as string);
    writeFileSync(file, text ?? '{"half');
    if (text === undefined) utimesSync(file, 1, 1);
    expect(await openStore(folder, settings).lock(1000)).toBe(expected);
  });
});

describe('processes', { timeout: 240_000 }, () => {
  let script = '';
  let outDir = '';
  beforeAll(async () => {
    // A separate folder, because several test runs can be active. Inside the package, so that its dependencies resolve.
    const caches = join(packageRoot, 'node_modules/.cache');
    mkdirSync(caches, { recursive: true });
    outDir = mkdtempSync(join(caches, 'docs-json-nav-test-'));
    const ssr = join(import.meta.dirname, 'build-process.ts');
    await bundle({ configFile: false, logLevel: 'silent', build: { ssr, outDir } });
    script = join(outDir, 'build-process.js');
  });
  afterAll(() => rmSync(outDir, { recursive: true, force: true }));

  /** Runs a build. Kills it after the number of pages that `kills` returns. */
  function run(words: readonly string[], kills: (pages: number) => number | undefined = () => undefined) {
    return new Promise<{ killed: boolean; result: { entries: number; requests: number; codes: string[] } | undefined }>(
      (resolve) => {
        const child = spawn(process.execPath, [script, ...words], { env: { ...process.env, DOCS_FEEDBACK_KEY: key } });
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          const wait = kills(output.length);
          if (wait !== undefined) setTimeout(() => child.kill('SIGKILL'), wait);
        });
        child.on('close', (_status, signal) => {
          const line = /\{.*\}/.exec(output)?.[0];
          resolve({ killed: signal === 'SIGKILL', result: line === undefined ? undefined : JSON.parse(line) });
        });
      },
    );
  }

  test('a killed build leaves a readable cache from which the next one continues', async () => {
    const server = await serve({ entries });
    const folder = folderOf({});
    const { baseUrl, path, projectId, parameterNames } = settingsFor(server);
    const names = [parameterNames.source, parameterNames.status, parameterNames.pageSize];
    const store = openStore(folder, [baseUrl, path, projectId, ...names]);
    let known = 0;
    let kills = 0;
    for (let round = 0; round < 15; round += 1) {
      // A few pages per round, then a random moment.
      const least = 2 + 2 * round;
      const { killed } = await run([server.url, folder], (pages) => (pages === least ? Math.random() * 12 : undefined));
      if (killed) kills += 1;
      const state = await store.read();
      expect(state).toBeDefined();
      expect(state?.entries.size).toBeGreaterThanOrEqual(known);
      known = state?.entries.size ?? 0;
    }
    expect(kills).toBeGreaterThan(5);
    expect(known).toBeGreaterThan(1000);
    const { result } = await run([server.url, folder]);
    expect(result?.entries).toBe(3000);
    expect((await run([server.url, folder])).result).toMatchObject({ entries: 3000 });
    expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toEqual([]);
  });

  test('two builds at once: one writes, both count', async () => {
    const server = await serve({ entries });
    const folder = folderOf({});
    const both = await Promise.all([run([server.url, folder]), run([server.url, folder])]);
    // On a busy machine, one process may stop waiting for the other and report that.
    const right = both.filter(({ result }) => result?.entries === 3000);
    expect(right.length).toBeGreaterThan(0);
    for (const { result } of both) expect(result?.entries === 3000 || result?.codes.length === 1).toBe(true);
    expect(readdirSync(folder).length).toBe(1);
    const next = await run([server.url, folder]);
    expect(next.result?.requests).toBeGreaterThan(0);
  });
});

test('a second build waits briefly, then uses the cache and reports its age', async () => {
  const server = await serve({ entries });
  const settings = settingsFor(server);
  await build({ ...settings, budget: 10 });
  server.faults = () => 'silent';
  const asked = server.requests.length;
  const first = build({ ...settings, deadline: 6 });
  // The first request shows that the process has the lock.
  await expect.poll(() => server.requests.length, { timeout: eventTimeout }).toBeGreaterThan(asked);
  const started = performance.now();
  const second = await build({ ...settings, deadline: 2 });
  expect(performance.now() - started).toBeGreaterThan(350);
  expect([second.entries.length, second.requests, codesOf(second)]).toEqual([1000, 0, ['feedback-stale']]);
  expect(codesOf(await first)).toEqual(['feedback-stale']);
});
