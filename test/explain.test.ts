import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { codes } from '../src/core/findings/catalogue.ts';
import { config, folderOf, page } from './support/folder.ts';
import { packageRoot, runCli } from './support/run.ts';
import { runSession } from './support/transcript.ts';

/** Each case is a folder with a docs folder, and questions with their expected answers. */
const cases = join(import.meta.dirname, '../fixtures/explain');

describe('sessions', () => {
  test.each(readdirSync(cases).sort())('%s', async (name) => {
    const { expected, actual } = await runSession(join(cases, name));
    expect(actual).toBe(expected);
  });
});

test('explains every code without a site', async () => {
  const folder = folderOf({});
  for (const code of codes) {
    const { status, stdout } = await runCli(['explain', code, '--format', 'json'], folder);
    const [{ text }] = JSON.parse(stdout).found as [{ text: string }];
    expect([code, status]).toEqual([code, 0]);
    expect(text).toMatch(/^.+\.\n\nDefault severity: .*\n\n## Wrong\n.*\n## How to fix it\n/s);
  }
});

/** Source text of a Markdown document's nodes of the given types. */
function sourcesOf(text: string, kinds: readonly string[]): string[] {
  const found: string[] = [];
  const look = (node: Nodes): void => {
    const { start, end } = node.position as NonNullable<Nodes['position']>;
    if (kinds.includes(node.type)) found.push(text.slice(start.offset, end.offset));
    if ('children' in node) node.children.forEach(look);
  };
  look(fromMarkdown(text));
  return found;
}

test.each(codes)('shows the code of the page of %s unchanged, and links as their text', async (code) => {
  const page = readFileSync(join(packageRoot, 'docs/diagnostics', `${code}.md`), 'utf8');
  const guide = page.replace(/^---\n.*?^description: (.*?)\n.*?^---\n/ms, '$1\n');
  const { stdout } = await runCli(['explain', code], folderOf({}));
  const kinds = ['code', 'inlineCode'];
  expect(sourcesOf(stdout, kinds)).toEqual(sourcesOf(guide, kinds));
  expect(sourcesOf(stdout, ['link']).filter((link) => !/\(?https?:/.test(link))).toEqual([]);
});

test("reports errors of a site in which a query isn't found", async () => {
  const { status, stdout, stderr } = await runCli(['explain', '/start'], folderOf({}));
  expect([status, stdout]).toEqual([1, 'This site has no page and no file called /start.\n']);
  expect(stderr).toBe('1 error: docs-json-nav check shows it.\n');
});

test('suggests a similar code if nothing in the site matches', async () => {
  const folder = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Home') });
  const { status, stdout } = await runCli(['explain', 'page-mising'], folder);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^ {2}maybe +page-missing$/m);
});

test('asks for exactly one query', async () => {
  const folder = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Home') });
  const explainOutput = async (...words: string[]) => (await runCli(['explain', ...words], folder)).stderr;
  expect(await explainOutput()).toContain('WHAT is missing');
  expect(await explainOutput('nowhere', 'index')).toBe('Folder not found: nowhere.\n');
  expect(await explainOutput('.', 'index', 'index')).toBe('Explain one thing at a time: "index", "index".\n');
  expect(await explainOutput('nowhere', '/index')).toBe('Folder not found: nowhere.\n');
  expect(await explainOutput('GTE', '/index')).toBe('');
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
