import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { checkFormats } from '../src/cli/formats/check-formats.ts';
import { formatGithub } from '../src/cli/formats/github.ts';
import { formatJunit } from '../src/cli/formats/junit.ts';
import { formatSarif } from '../src/cli/formats/sarif.ts';
import { formatMarkdown } from '../src/core/diagnostics/report/markdown.ts';
import type { ReportInput } from '../src/core/diagnostics/report/summary.ts';
import type { Diagnostic } from '../src/core/values/diagnostic.ts';
import { config, folderOf, page } from './support/folder.ts';
import { problemsOf } from './support/json-schema.ts';
import { runCli } from './support/run.ts';

/** OASIS schema of SARIF, as published in `@microsoft/jest-sarif`. */
const sarifSchema: unknown = JSON.parse(
  readFileSync(
    join(
      createRequire(import.meta.url).resolve('@microsoft/jest-sarif/package.json'),
      '../lib/schemas/sarif-2.1.0-rtm.5.json',
    ),
    'utf8',
  ),
);

/** A site with one error and one warning. */
const faulty = {
  'website/docs.json': config({ pages: ['index', 'guides/strat', 'index'] }),
  'website/index.mdx': page('Home'),
  'website/guides/start.mdx': page('Start'),
};
const validSite = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Home') };
/** Clears the variables of the CI job that runs these tests. */
const noCiVariables = { GITHUB_WORKSPACE: '', CI_PROJECT_DIR: '', GITHUB_STEP_SUMMARY: '' };

const check = (format: string, files: Readonly<Record<string, string>>, more: NodeJS.ProcessEnv = {}) =>
  runCli(['check', '--format', format], folderOf(files), { ...noCiVariables, ...more });

const diagnostic: Diagnostic = {
  code: 'page-missing',
  severity: 'error',
  message: 'No page "a".',
  file: 'docs.json',
  ...{ line: 3, column: 5, endLine: 3, endColumn: 8 },
  related: [],
  group: '',
};
const reportOf = (diagnostics: readonly Diagnostic[]): ReportInput => ({
  ok: false,
  diagnostics,
  maxWarnings: Number.POSITIVE_INFINITY,
  pages: 1,
  milliseconds: 5,
  prefix: '',
});
/** Different errors, as many as `number`. */
const many = (number: number, more: Partial<Diagnostic> = {}): Diagnostic[] =>
  Array.from({ length: number }, (_, index) => ({
    ...diagnostic,
    message: `No page "${String.fromCodePoint(97 + (index % 26))}${index}".`,
    line: index + 1,
    endLine: index + 1,
    ...more,
  }));

test.each(Object.keys(checkFormats))('%s exits with the same status for the same site', async (format) => {
  expect((await check(format, faulty)).status).toBe(1);
  expect((await check(format, validSite)).status).toBe(0);
});

describe('github', () => {
  test('annotates the lines of findings, relative to the root of the repository', async () => {
    const { stdout } = await check('github', faulty);
    expect(stdout.replace(/in \d+ ms/, 'in N ms').split('\n')).toEqual([
      '::error file=website/docs.json,line=6,endLine=6,col=7,endColumn=20,title=page-missing::Page not found: "guides/strat".%0ADid you mean "guides/start"?',
      expect.stringMatching(/^::warning file=website\/docs\.json,line=7,.*,title=page-duplicate::/),
      'failed 1 error, 1 warning, 2 pages in N ms',
      '',
    ]);
  });

  test('finds the root of the repository if the job runs in a subfolder', async () => {
    const folder = folderOf(faulty);
    const { stdout } = await runCli(['check', '--format', 'github'], join(folder, 'website'), {
      ...noCiVariables,
      GITHUB_WORKSPACE: folder,
    });
    expect(stdout).toContain('file=website/docs.json,');
  });

  test('prints only the verdict for a valid site', async () => {
    expect((await check('github', validSite)).stdout).toMatch(/^passed no problems, 1 page in \d+ ms\n$/);
  });

  test('groups findings by cause if there are too many annotations, and lists each one in the log', () => {
    const lines = formatGithub(reportOf(many(12, { group: 'fr' }))).split('\n');
    expect(lines.filter((line) => line.startsWith('::error'))).toEqual([
      '::error file=docs.json,line=1,endLine=1,col=5,endColumn=7,title=page-missing (12 times)::No page "a0".',
    ]);
    expect(lines).toHaveLength(1 + 1 + 12 + 1);
    expect(lines[1]).toBe('::group::All 12 findings');
    expect(lines.at(-1)).toBe('::endgroup::');
  });

  test('shows at most ten annotations per severity, and counts the rest', () => {
    const all = [...many(25), ...many(11, { severity: 'warning' })].map((item, index) => ({
      ...item,
      group: `${index}`,
    }));
    const lines = formatGithub(reportOf(all)).split('\n');
    expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(10);
    expect(lines[9]).toContain('title=16 more findings::');
  });

  test('no text can end or start a command', () => {
    const text = fc.stringMatching(/^[\n\r:,%#[\]a\u2028]{0,30}$/).map((random) => `${random}\n::error::x ##[error]y`);
    const findings = fc.array(
      text.map((message) => ({ ...diagnostic, message, file: message, help: message, group: message })),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(findings, (diagnostics) => {
        const lines = formatGithub(reportOf(diagnostics)).split('\n');
        for (const line of diagnostics.length === 0 ? [] : lines) {
          expect(line).toMatch(
            /^(?:::error file=[^:,]*,line=3,endLine=3,col=5,endColumn=7,title=[^:,]*::|::(?:end)?group::|error )/,
          );
          if (!line.startsWith('::error ')) expect(line).not.toContain('##[');
        }
        const listed = diagnostics.length > 10 || lines.some((line) => line.startsWith('::group::'));
        expect(lines.filter((line) => line.startsWith('error '))).toHaveLength(listed ? diagnostics.length : 0);
      }),
    );
  });

  test('adds a step summary with links to the lines of the commit', async () => {
    const folder = folderOf({ ...faulty, 'summary.md': 'before\n' });
    await runCli(['check', '--format', 'github'], folder, {
      ...noCiVariables,
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      ...{ GITHUB_SERVER_URL: 'https://github.test', GITHUB_REPOSITORY: 'a/b', GITHUB_SHA: 'abc' },
    });
    const summary = readFileSync(join(folder, 'summary.md'), 'utf8');
    expect(summary).toMatch(/^before\n## docs\.json failed: 1 error, 1 warning, 2 pages\n\n/);
    expect(summary).toContain(
      '| error page-missing | [website/docs.json:6](https://github.test/a/b/blob/abc/website/docs.json?plain=1#L6) | Page not found: "guides/strat". Did you mean "guides/start"? |',
    );
  });
});

describe('the summary in Markdown', () => {
  test("counts codes if there are many findings, and stays below GitHub's size limit", () => {
    const summary = formatMarkdown(reportOf([...many(300), ...many(2, { severity: 'info', code: 'redirect-chain' })]));
    expect(summary).toContain('| error | page-missing | 300 |\n| info | redirect-chain | 2 |');
    expect(summary).toContain('102 more findings: see the log.');
    expect(summary.length).toBeLessThan(1_000_000);
  });

  test('escapes names', () => {
    const hostile = '</td> <img src=x onerror=alert(1)> | [a](b) `c` **d** \n| e |';
    const rows = formatMarkdown(reportOf([{ ...diagnostic, message: hostile, file: hostile }]))
      .split('\n')
      .slice(2);
    expect(rows).toHaveLength(3);
    expect(rows[2]).not.toMatch(/(?<!\\)[<>[\]`*]/);
    expect(rows[2]?.match(/(?<!\\)\|/g)).toHaveLength(4);
  });
});

describe('sarif', () => {
  test('is valid by the published schema of SARIF 2.1.0', async () => {
    const { stdout } = await check('sarif', faulty);
    expect(await problemsOf(sarifSchema, stdout)).toEqual([]);
    expect(await problemsOf(sarifSchema, (await check('sarif', validSite)).stdout)).toEqual([]);
    expect(await problemsOf(sarifSchema, stdout.replace('"level": "error"', '"level": "fatal"'))).toHaveLength(1);
    const [run] = (JSON.parse(stdout) as { runs: { results: unknown[]; tool: { driver: unknown } }[] }).runs;
    expect(run?.tool.driver).toMatchObject({
      name: 'docs-json-nav',
      rules: [{ id: 'page-duplicate' }, { id: 'page-missing' }],
    });
    expect(run?.results).toMatchObject([
      {
        ruleId: 'page-missing',
        ruleIndex: 1,
        level: 'error',
        message: { text: 'Page not found: "guides/strat". Did you mean "guides/start"?' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'website/docs.json', uriBaseId: 'ROOT' },
              region: { startLine: 6, startColumn: 7, endLine: 6, endColumn: 21 },
            },
          },
        ],
        properties: { pointer: '/navigation/pages/1' },
      },
      { ruleId: 'page-duplicate', level: 'warning', relatedLocations: [{ message: { text: expect.any(String) } }] },
    ]);
  });

  test('keeps the fingerprint of a finding when lines move, and distinguishes equal findings', () => {
    const printsOf = (diagnostics: readonly Diagnostic[]): string[] => {
      const log = formatSarif(reportOf(diagnostics));
      const { runs } = JSON.parse(log) as { runs: { results: { partialFingerprints: Record<string, string> }[] }[] };
      return runs.flatMap(({ results }) => results.flatMap((item) => Object.values(item.partialFingerprints)));
    };
    const moved = { ...diagnostic, line: 30, endLine: 30 };
    const other = { ...diagnostic, message: 'No page "b".' };
    expect(printsOf([moved, other])).toEqual(printsOf([diagnostic, other]));
    expect(new Set(printsOf([diagnostic, moved, other])).size).toBe(3);
  });

  test('encodes file names', async () => {
    const file = 'a b/ü#%?\ud800.mdx';
    const log = formatSarif(reportOf([{ ...diagnostic, file }]));
    expect(log).toContain('"uri": "a%20b/%C3%BC%23%25%3F%EF%BF%BD.mdx"');
    expect(await problemsOf(sarifSchema, log)).toEqual([]);
  });
});

describe('compact', () => {
  test('prints one line per finding relative to the working directory, and nothing without findings', async () => {
    const { stdout, status } = await check('compact', faulty);
    expect([status, stdout]).toEqual([
      1,
      [
        'website/docs.json:6:7 error page-missing Page not found: "guides/strat".',
        'website/docs.json:7:7 warning page-duplicate "index" is already listed in this part of the navigation.',
        '',
      ].join('\n'),
    ]);
    expect(await check('compact', validSite)).toMatchObject({ status: 0, stdout: '' });
  });
});

describe('junit', () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'testcase',
  });

  test('has one case per finding; findings that fail the check are failures', async () => {
    const { stdout } = await check('junit', faulty);
    expect(XMLValidator.validate(stdout)).toBe(true);
    const { testsuites } = parser.parse(stdout) as { testsuites: Record<string, unknown> };
    expect(testsuites).toMatchObject({
      name: 'docs-json-nav',
      tests: '2',
      failures: '1',
      testsuite: {
        name: 'website/docs.json',
        testcase: [
          {
            name: 'page-missing 6:7',
            file: 'website/docs.json',
            line: '6',
            failure: { type: 'page-missing', message: 'Page not found: "guides/strat".' },
          },
          { name: 'page-duplicate 7:7', 'system-out': expect.stringContaining('website/docs.json:7:7 warning') },
        ],
      },
    });
  });

  test('reports warnings above the limit as failures', () => {
    const warning = { ...diagnostic, severity: 'warning' } as const;
    expect(formatJunit({ ...reportOf([warning]), maxWarnings: 0 })).toContain('failures="1"');
    expect(formatJunit({ ...reportOf([warning]), maxWarnings: 1 })).toContain('failures="0"');
  });

  test('reports one passed case for a valid site', async () => {
    const { stdout } = await check('junit', validSite);
    expect(parser.parse(stdout)).toMatchObject({ testsuites: { tests: '1', failures: '0' } });
  });

  test('is valid XML for any message', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (message, file) => {
        const xml = formatJunit(reportOf([{ ...diagnostic, message, file }]));
        expect(XMLValidator.validate(xml)).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        expect(xml).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/);
      }),
    );
  });
});
