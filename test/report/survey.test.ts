import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFilters, type FilteredReport, filterChoices, visibleNodes } from '../../src/report/client/filter.ts';
import { computeTotals, createOutline, isLeaf } from '../../src/report/client/outline.ts';
import { formatHash, parseHash, type ViewState } from '../../src/report/client/view-state.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { runCli } from '../support/run.ts';
import { files, hostile, pageOf, surveyOf } from './report-site.ts';

const data = await surveyOf();
const outline = createOutline(data);
const wish = (viewState: Partial<ViewState>): FilteredReport =>
  applyFilters(outline, { ...parseHash(''), ...viewState });
const leaves = (viewState: Partial<ViewState>): readonly string[] =>
  visibleNodes(outline, wish(viewState).nodes, () => true)
    .filter(isLeaf)
    .map(({ label }) => label);

describe('report data', () => {
  test('contains each page with its state', () => {
    expect(Object.fromEntries(data.pages.map(({ route, state }) => [route, state]))).toEqual({
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

  test('contains the extreme values for the color scales', () => {
    expect(outline.max).toEqual({ open: 4, size: Math.max(...data.pages.map(({ size }) => size ?? 0)) });
  });

  test('contains each finding at its entry or page, with file and line', () => {
    const at = data.findings.map((finding) => [
      finding.code,
      `${finding.file}:${finding.line}`,
      outline.nodeOfFinding.get(finding)?.label,
    ]);
    expect(at).toEqual([
      ['page-missing', 'docs.json:13', 'Gone'],
      ['link-missing', 'install.mdx:7', 'Install'],
    ]);
  });

  test('contains the location of a dead link, and the suggested target', () => {
    const { link } = data.findings[1] ?? {};
    expect([data.pages[link?.from ?? -1]?.route, data.pages[link?.to ?? -1]?.route]).toEqual([
      '/install',
      '/guides/deploy',
    ]);
  });

  test('contains pages that the second language lacks', () => {
    const [comparison] = data.comparisons;
    const missing = comparison?.siblings.map((item) => item.missing.map((page) => data.pages[page]?.route));
    expect(missing).toEqual([[], ['/gone', '/guides/deploy', '/guides/hostile']]);
  });

  test('counts each page and finding of a section once', () => {
    const english = outline.nodes.filter(({ kind, name }) => kind === 'language' && name === 'en');
    const totals = english.map((node) => computeTotals(outline, node));
    expect(totals).toEqual([{ findings: new Set(data.findings), pages: 5, open: 5 }]);
  });
});

describe('filters', () => {
  test('match words in titles, routes and files, and keep ancestors', () => {
    expect(leaves({ search: 'deploy' })).toEqual(['Deploy']);
    expect(leaves({ search: 'guides' })).toEqual(['Deploy', hostile]);
    expect(leaves({ search: 'no such word' })).toEqual([]);
  });

  test('match severity and code', () => {
    expect(leaves({ severities: ['error'] })).toEqual(['Install', 'Gone']);
    expect(leaves({ code: 'page-missing' })).toEqual(['Gone']);
    expect(wish({ code: 'link-missing' }).findings.map(({ file }) => file)).toEqual(['install.mdx']);
    expect(wish({ severities: ['warning'] }).findings).toEqual([]);
  });

  test('match language and section', () => {
    const french = data.nodes.find(({ kind, name }) => kind === 'language' && name === 'fr')?.label ?? '';
    expect([...filterChoices(outline).keys()]).toEqual(['language']);
    expect(leaves({ language: french })).toEqual(leaves({ search: 'fr/' }));
    expect(wish({ language: french }).findings).toEqual([]);
  });

  test('match words of a finding', () => {
    expect(wish({ search: 'deplyo' }).findings.map(({ code }) => code)).toEqual(['link-missing']);
  });

  test('are stored in the URL, whatever they contain', () => {
    const text = fc.string();
    const viewState = fc.record<ViewState>({
      view: fc.constantFrom('map', 'findings', 'coverage'),
      severities: fc.subarray(['error', 'warning', 'info'] as const),
      selected: fc.option(fc.nat(), { nil: undefined }),
      ...{ search: text, code: text, language: text, version: text, section: text },
    });
    fc.assert(fc.property(viewState, (some) => void expect(parseHash(formatHash(some))).toEqual(some)));
    fc.assert(fc.property(fc.string(), (hash) => void expect(parseHash(`#${hash}`).view).toBeDefined()));
    expect(formatHash({ ...parseHash(''), view: 'findings', code: 'link-missing' })).toBe(
      '#findings?code=link-missing',
    );
  });
});

describe('findings', () => {
  test('of one cause have the same number, errors first', async () => {
    const pages = ['a', 'b', 'c', 'd'];
    const { findings } = await surveyOf({
      ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, `${page(name)}\n[x](#none)\n[y](/gone)\n`])),
      'docs.json': config({ pages }),
    });
    expect(findings.map(({ severity }) => severity)).toEqual([
      ...pages.map(() => 'error'),
      ...pages.map(() => 'warning'),
    ]);
    expect(new Set(findings.slice(0, 4).map(({ cause }) => cause)).size).toBe(1);
    expect(new Set(findings.map(({ cause }) => cause)).size).toBe(5);
  });

  test('name their fixes', async () => {
    const { findings } = await surveyOf({ 'a.mdx': page('A'), 'docs.json': config({ pages: ['a.mdx'] }) });
    expect(findings.map(({ code, fix }) => [code, fix])).toEqual([['page-extension', 'Write "a"']]);
  });
});

describe('the command', () => {
  test('writes the same file for the same site, and prints a summary', async () => {
    const folder = folderOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [`docs/${path}`, text])));
    const run = () => runCli(['report', 'docs', '--out', 'out/report.html'], folder);
    const { status, stdout, stderr } = await run();
    const first = readFileSync(join(folder, 'out/report.html'), 'utf8');
    expect([status, stdout]).toEqual([1, 'wrote out/report.html\n']);
    expect(stderr).toBe('2 errors: docs-json-nav check docs shows them.\n');
    await run();
    expect(readFileSync(join(folder, 'out/report.html'), 'utf8')).toBe(first);
    expect(first).not.toContain(folder);
    expect(first).toContain('"prefix":"docs/","docsFolder":"../docs/"');
  });

  test('writes no absolute paths', async () => {
    const folder = folderOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [`docs/${path}`, text])));
    const elsewhere = folderOf({});
    for (const [words, cwd] of [
      [['report', join(folder, 'docs'), '--out', join(elsewhere, 'a.html')], folder],
      [['report', join(folder, 'docs'), '--out', 'a.html'], elsewhere],
      [['report', join(folder, 'docs'), '--out', '-'], elsewhere],
    ] as const) {
      const { stdout } = await runCli([...words], cwd);
      const written = words[3] === '-' ? stdout : readFileSync(resolve(cwd, words[3]), 'utf8');
      expect(written).toContain('id="report"');
      expect(written).not.toContain(basename(folder));
      expect(written).not.toContain('"docsFolder"');
    }
  });

  test('needs an output path', async () => {
    const { status, stderr } = await runCli(['report'], folderOf({}));
    expect([status, stderr]).toEqual([2, '--out FILE.html is missing.\n']);
  });
});

test('embeds texts of the site as data, never as markup', () => {
  const written = pageOf({ ...data, name: hostile });
  expect(written).not.toContain('<img');
  expect(written.match(/<script/g)).toHaveLength(2);
});
