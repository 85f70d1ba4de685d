import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codes } from '../src/diagnostics/catalogue/index.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';
import { runSession } from './support/transcript.ts';

/** Each case is a folder with a docs folder, and the questions that are asked about it with their answers. */
const cases = join(import.meta.dirname, '../fixtures/explain');

describe('sessions', () => {
  test.each(readdirSync(cases).sort())('%s', async (name) => {
    const { expected, actual } = await runSession(join(cases, name));
    expect(actual).toBe(expected);
  });
});

test('every code is explained without a site', async () => {
  const folder = folderOf({});
  for (const code of codes) {
    const { status, stdout } = await runCli(['explain', code, '--format', 'json'], folder);
    const [{ text }] = JSON.parse(stdout).found as [{ text: string }];
    expect([code, status]).toEqual([code, 0]);
    expect(text).toMatch(/^.+\.\n\nDefault severity: .*\n\n## Wrong\n.*\n## How to fix it\n/s);
  }
});

test('says what to ask, and asks about one thing', async () => {
  const folder = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Home') });
  const said = async (...words: string[]) => (await runCli(['explain', ...words], folder)).stderr;
  expect(await said()).toContain('Say what to explain');
  expect(await said('nowhere', 'index')).toBe('There is no folder nowhere.\n');
  expect(await said('.', 'index', 'index')).toBe('One thing at a time: "index", "index".\n');
});

test('names every page by its route, its path and its file', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'a/index', 'b'] }),
    'index.mdx': page('Home'),
    'a/index.mdx': page('A'),
    'b.md': page('B'),
  });
  const routes: Record<string, readonly string[]> = {
    '/': ['/', 'index', 'index.mdx'],
    '/a': ['/a', 'a/index', 'a', 'a/index.mdx', './a/'],
    '/b': ['b', '/b', 'b.md', 'https://docs.example.com/b?x#y'],
  };
  for (const [route, names] of Object.entries(routes)) {
    for (const name of names) {
      const { stdout } = await runCli(['explain', '.', name, '--format', 'json'], folder);
      expect([name, JSON.parse(stdout).found[0].route]).toEqual([name, route]);
    }
  }
});
