import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/feedback/cache/store.ts';
import { emptyState, type FeedbackState } from '../../src/feedback/state.ts';
import type { CountedEntry } from '../../src/feedback/types.ts';
import { folderOf } from '../support/folder.ts';
import { packageRoot } from '../support/run.ts';
import { build, codesOf, key, makeEntries, routes, serve, settingsFor } from './support.ts';

const entries = makeEntries(routes, 3000);

function stateOf(number: number): FeedbackState {
  return {
    ...emptyState(),
    complete: true,
    since: 5,
    entries: new Map(entries.slice(0, number).map((one) => [one.id, { ...one, helpful: null }])),
  };
}

describe('the file', () => {
  const settings = ['a', 'b'];

  test('gives back what was written, to the same settings', async () => {
    const folder = folderOf({});
    const store = openStore(folder, settings);
    expect(await store.read()).toBeUndefined();
    expect(await store.lock(1000)).toBe('mine');
    const state: FeedbackState = {
      ...stateOf(100),
      previous: stateOf(3).entries,
      unfinished: { from: 1, to: undefined, cursor: 'c', startedAt: 3 },
      readAt: 7,
    };
    await store.write(state);
    await store.unlock();
    const plain = ({ id, path, createdAt, source, status, helpful }: CountedEntry) => ({
      id,
      path,
      createdAt,
      source,
      status,
      helpful,
    });
    const read = await openStore(folder, settings).read();
    expect([...(read?.entries.values() ?? [])]).toEqual([...state.entries.values()].map(plain));
    expect({ ...read, entries: 0, previous: 0 }).toEqual({ ...state, entries: 0, previous: 0 });
    expect(await openStore(folder, ['a', 'c']).read()).toBeUndefined();
    expect(readdirSync(folder).length).toBe(1);
  });

  test('is ignored when it is damaged, whatever the damage', async () => {
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
    for (const damaged of ['{}\n{}\n', 'null\nnull\n', text.replace('"version":1', '"version":2'), '\n']) {
      writeFileSync(file, damaged);
      expect(await store.read()).toBeUndefined();
    }
  });

  test('is written by the build alone that holds the lock', async () => {
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

  const owner = { id: 'x', host: hostname(), process: process.pid, from: Date.now(), until: Date.now() + 60_000 };
  test.each([
    ['a living process', JSON.stringify(owner), 'taken'],
    ['another machine', JSON.stringify({ ...owner, host: 'other', process: 1 }), 'taken'],
    ['a dead process', JSON.stringify({ ...owner, process: 2 ** 22 + 1 }), 'mine'],
    ['a time that is over', JSON.stringify({ ...owner, host: 'other', from: 1, until: 2 }), 'mine'],
    ['a time to come', JSON.stringify({ ...owner, from: Date.now() + 1e9, until: Date.now() + 2e9 }), 'mine'],
    ['nobody, since now', '', 'taken'],
    ['nobody, since long', undefined, 'mine'],
  ])('a lock of %s', async (_who, text, expected) => {
    const folder = folderOf({});
    const store = openStore(folder, settings);
    await store.lock(1000);
    const file = join(folder, readdirSync(folder)[0] as string);
    writeFileSync(file, text ?? '{"half');
    if (text === undefined) utimesSync(file, 1, 1);
    expect(await openStore(folder, settings).lock(1000)).toBe(expected);
  });
});

describe('processes', () => {
  let script = '';
  beforeAll(async () => {
    const outDir = join(packageRoot, 'node_modules/.cache/docs-json-nav-test');
    const ssr = join(import.meta.dirname, 'build-process.ts');
    await bundle({ configFile: false, logLevel: 'silent', build: { ssr, outDir, emptyOutDir: true } });
    script = join(outDir, 'build-process.js');
  });

  /** Runs a build; kills it where `endsAt` says so of what it wrote so far. */
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

  test('killed at any moment, a build leaves a cache that can be read and gone on from', async () => {
    const server = await serve({ entries });
    const folder = folderOf({});
    const { baseUrl, path, projectId, parameterNames } = settingsFor(server);
    const names = [parameterNames.source, parameterNames.status, parameterNames.pageSize];
    const store = openStore(folder, [baseUrl, path, projectId, ...names]);
    let known = 0;
    let kills = 0;
    for (let round = 0; round < 15; round += 1) {
      // Two pages a round at least, then a moment that nobody chose.
      const { killed } = await run([server.url, folder], (pages) => (pages === 2 ? Math.random() * 12 : undefined));
      if (killed) kills += 1;
      const state = await store.read();
      expect(state).toBeDefined();
      expect(state?.entries.size).toBeGreaterThanOrEqual(known);
      known = state?.entries.size ?? 0;
    }
    expect(kills).toBeGreaterThan(5);
    expect(known).toBeGreaterThan(1000);
    const { result } = await run([server.url, folder]);
    expect(result).toMatchObject({ entries: 3000, codes: [] });
    expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toEqual([]);
  });

  test('two at once: one writes, both count', async () => {
    const server = await serve({ entries });
    const folder = folderOf({});
    const both = await Promise.all([run([server.url, folder]), run([server.url, folder])]);
    expect(both.map(({ result }) => result?.entries)).toEqual([3000, 3000]);
    expect(readdirSync(folder).length).toBe(1);
    const next = await run([server.url, folder]);
    expect(next.result?.requests).toBeLessThanOrEqual(3);
  });
});

test.each([
  ['all', 40, [], 0, 200],
  ['a part', 10, ['feedback-partial'], 250, 800],
] as const)('a second build takes what is kept, and asks nothing: %s', async (_what, budget, codes, least, most) => {
  const server = await serve({ entries });
  const settings = settingsFor(server);
  const { entries: known } = await build({ ...settings, budget });
  server.faults = () => 'silent';
  const first = build({ ...settings, deadline: 2 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const started = performance.now();
  const second = await build({ ...settings, deadline: 1 });
  const time = performance.now() - started;
  expect(time).toBeGreaterThanOrEqual(least);
  expect(time).toBeLessThan(most);
  expect([second.entries, second.requests, codesOf(second)]).toEqual([known, 0, codes]);
  expect(codesOf(await first)).toEqual(['feedback-stale']);
});
