import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choicesOf, shownNodes, wantedNodes } from '../../src/cli/report/client/filter.ts';
import { readOutline } from '../../src/cli/report/client/outline.ts';
import { folderOf } from '../support/folder.ts';
import { runCli } from '../support/run.ts';
import { files, hostile, pageOf, surveyOf } from './report-site.ts';

const data = await surveyOf();
const outline = readOutline(data);
const labels = (indexes: readonly number[]) => indexes.map((index) => data.nodes[index]?.label);
const wanted = (wishes: Partial<Parameters<typeof wantedNodes>[1]>) =>
  wantedNodes(outline, { search: '', severities: new Set(), sections: new Map(), ...wishes });
const leaves = (wishes: Partial<Parameters<typeof wantedNodes>[1]>) =>
  labels(shownNodes(outline, wanted(wishes), () => true).filter((index) => outline.end[index] === index + 1));

describe('what a report knows', () => {
  test('is each page in its state', () => {
    expect(Object.fromEntries(data.pages.map(({ route, is }) => [route, is]))).toEqual({
      '/': 'listed',
      '/install': 'listed',
      '/gone': 'missing',
      '/guides/deploy': 'listed',
      '/guides/hostile': 'listed',
      '/fr': 'listed',
      '/fr/install': 'listed',
      '/old': 'unlisted',
    });
  });

  test('is what the warmest and the largest page have', () => {
    expect(outline.most).toEqual({ open: 4, size: Math.max(...data.pages.map(({ size }) => size ?? 0)) });
  });

  test('is each problem at its entry or its page, with file and line', () => {
    const at = data.problems.map((problem, index) => [
      problem.code,
      `${problem.file}:${problem.line}`,
      data.nodes[outline.nodeOfProblem[index] ?? -1]?.label,
    ]);
    expect(at).toEqual([
      ['page-missing', 'docs.json:13', 'Gone'],
      ['link-missing', 'install.mdx:7', 'Install'],
    ]);
  });

  test('is where a dead link stands, and what it probably means', () => {
    const { link } = data.problems[1] ?? {};
    expect([data.pages[link?.from ?? -1]?.route, data.pages[link?.to ?? -1]?.route]).toEqual([
      '/install',
      '/guides/deploy',
    ]);
  });

  test('is what the second language lacks', () => {
    const [comparison] = data.comparisons;
    const missing = comparison?.siblings.map((one) => one.missing.map((page) => data.pages[page]?.route));
    expect(missing).toEqual([[], ['/gone', '/guides/deploy', '/guides/hostile']]);
  });

  test('adds up what is in a section, each page and problem once', () => {
    const english = data.nodes.findIndex(({ kind, name }) => kind === 'language' && name === 'en');
    expect(outline.totals[english]).toEqual({ error: 2, warning: 0, info: 0, pages: 5, open: 5 });
  });
});

describe('filters', () => {
  test('by words, in titles, addresses and files, keep what is around', () => {
    expect(leaves({ search: 'deploy' })).toEqual(['Deploy']);
    expect(leaves({ search: 'guides' })).toEqual(['Deploy', hostile]);
    expect(leaves({ search: 'no such word' })).toEqual([]);
  });

  test('by severity', () => {
    expect(leaves({ severities: new Set(['error']) })).toEqual(['Install', 'Gone']);
  });

  test('by language and section', () => {
    const french = data.nodes.find(({ kind, name }) => kind === 'language' && name === 'fr');
    expect([...choicesOf(outline).keys()]).toEqual(['language']);
    expect(leaves({ sections: new Map([['language', french?.label ?? '']]) })).toEqual(leaves({ search: 'fr/' }));
  });
});

describe('the command', () => {
  test('writes the same file of the same site, and says how the site is', async () => {
    const folder = folderOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [`docs/${path}`, text])));
    const run = () => runCli(['report', 'docs', '--out', 'out/report.html'], folder);
    const { status, stdout, stderr } = await run();
    const first = readFileSync(join(folder, 'out/report.html'), 'utf8');
    expect([status, stdout]).toEqual([1, 'wrote out/report.html\n']);
    expect(stderr).toBe('2 errors: docs-json-nav check docs shows them.\n');
    await run();
    expect(readFileSync(join(folder, 'out/report.html'), 'utf8')).toBe(first);
    expect(first).not.toContain(folder);
  });

  test('asks where to write', async () => {
    const { status, stderr } = await runCli(['report'], folderOf({}));
    expect([status, stderr]).toEqual([2, 'Name where to write: --out FILE.html.\n']);
  });
});

test('texts of the site are data of the page, never markup', () => {
  const written = pageOf({ ...data, name: hostile });
  expect(written).not.toContain('<img');
  expect(written.match(/<script/g)).toHaveLength(2);
});
