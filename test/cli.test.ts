import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page, writeFiles } from './support/folder.ts';
import { hasGit, runGit } from './support/repository.ts';
import { packageRoot, runCli, spawnCli } from './support/run.ts';

const validSite = {
  'docs.json': config({ groups: [{ group: 'Start', pages: ['index', 'guides/start'] }] }),
  'index.mdx': page('Home'),
  'guides/start.mdx': page('Getting started'),
};
const broken = {
  ...validSite,
  'docs.json': config({ groups: [{ group: 'Start', pages: ['index', 'guides/strat'] }] }),
};
/** The same page twice in one group, which is a warning. */
const repeated = { ...validSite, 'docs.json': config({ pages: ['index', 'guides/start', 'index'] }) };

describe('check', () => {
  test('passes for a valid site, in a separate process', async () => {
    const { status, stdout, stderr } = await spawnCli(['check'], folderOf(validSite));
    expect(stdout.replace(/in \d+ ms/, 'in N ms')).toBe('passed no problems, 2 pages in N ms\n');
    expect([status, stderr]).toEqual([0, '']);
  });

  test('fails for a broken site, in a separate process', async () => {
    expect((await spawnCli(['check'], folderOf(broken))).status).toBe(1);
    expect((await spawnCli(['check', '--formt'], folderOf(broken))).status).toBe(2);
  });

  test('shows the location, the source lines and the closest page', async () => {
    const { status, stdout } = await runCli(['check'], folderOf(broken));
    expect(stdout.replace(/in \d+ ms/, 'in N ms')).toBe(
      [
        'error page-missing docs.json:9:11',
        '  Page not found: "guides/strat".',
        '   7 |         "pages": [',
        '   8 |           "index",',
        '   9 |           "guides/strat"',
        '     |           ^^^^^^^^^^^^^^',
        '  10 |         ]',
        '  help Did you mean "guides/start"?',
        '',
        'failed 1 error, 2 pages in N ms',
        '1 page file is not in the navigation: docs-json-nav check --unlisted',
        '',
      ].join('\n'),
    );
    expect(status).toBe(1);
  });

  test('prints the duration of each phase to standard error', async () => {
    const { stdout, stderr } = await runCli(['check', '--timing'], folderOf(validSite));
    expect(stdout).toMatch(/^passed /);
    const parts = stderr.split('\n').map((line) => /^(\w+) +[\d.]+ ms/.exec(line)?.[1]);
    expect(parts).toEqual([
      ...['start', 'load', 'parse', 'validate', 'inherit', 'gather', 'expand', 'link', 'bodies', 'inspect'],
      ...['places', 'report', 'all', undefined],
    ]);
  });

  test('prints reports for programs', async () => {
    const { status, stdout } = await runCli(['check', 'site', '--format', 'json'], folderOf(nested('site', broken)));
    const report = JSON.parse(stdout) as { summary: { milliseconds: number } };
    expect(report).toEqual({
      version: 1,
      root: 'site',
      ok: false,
      summary: { errors: 1, warnings: 0, infos: 0, pages: 2, files: 3, milliseconds: report.summary.milliseconds },
      diagnostics: [
        {
          code: 'page-missing',
          severity: 'error',
          message: expect.any(String),
          help: expect.any(String),
          file: 'docs.json',
          line: 9,
          column: 11,
          endLine: 9,
          endColumn: 25,
          pointer: '/navigation/groups/0/pages/1',
          related: [],
          url: expect.stringMatching(/\/docs\/diagnostics\/page-missing\.md$/),
        },
      ],
    });
    expect(status).toBe(1);
  });

  test('finds the only docs folder below, and refuses to choose from several', async () => {
    const one = await runCli(['check'], folderOf(nested('website/docs', validSite)));
    expect(one.status).toBe(0);
    const several = await runCli(['check'], folderOf({ ...nested('a', validSite), ...nested('b', validSite) }));
    expect([several.status, several.stderr]).toEqual([
      2,
      'Several folders contain a docs.json: a, b. Name one of them.\n',
    ]);
  });

  test('finds a docs folder that is a symbolic link, if it is the only one', async () => {
    const folder = folderOf({ ...nested('handbook/real', validSite), 'site/package.json': '{}' });
    symlinkSync('../handbook/real', join(folder, 'site/docs'));
    expect((await runCli(['check'], join(folder, 'site'))).status).toBe(0);
    writeFiles(join(folder, 'site'), nested('own', broken));
    expect((await runCli(['check'], join(folder, 'site'))).stdout).toContain('own/docs.json:9:11');
  });

  test("doesn't search inside a docs folder", async () => {
    const folder = folderOf(nested('docs', validSite));
    const { status, stderr } = await runCli(['explain', 'start.mdx'], join(folder, 'docs/guides'));
    expect([status, stderr]).toEqual([2, 'No docs.json in this folder. The nearest one is in ..: pass that folder.\n']);
    expect((await runCli(['check', '..'], join(folder, 'docs/guides'))).status).toBe(0);
    // A docs.json above the root of the repository doesn't count either.
    mkdirSync(join(folder, 'docs/own/.git'), { recursive: true });
    expect((await runCli(['check'], join(folder, 'docs/own'))).stdout).toContain('config-missing');
    // A nested project has its own docs folder, or none.
    writeFiles(folder, { 'docs/guides/package.json': '{}' });
    expect((await runCli(['check'], join(folder, 'docs/guides'))).stdout).toContain('config-missing');
  });

  test('accepts the path of docs.json, and prints paths relative to the working directory', async () => {
    const { stdout } = await runCli(['check', 'site/docs.json'], folderOf(nested('site', broken)));
    expect(stdout).toContain('site/docs.json:9:11');
  });

  test('counts warnings against a limit', async () => {
    const folder = folderOf(repeated);
    expect((await runCli(['check'], folder)).status).toBe(0);
    expect((await runCli(['check', '--max-warnings', '1'], folder)).status).toBe(0);
    const over = await runCli(['check', '--max-warnings', '0'], folder);
    expect(over.status).toBe(1);
    expect(over.stdout).toContain('failed 1 warning (at most 0 allowed)');
  });

  test('shows only errors with --quiet, and counts the rest', async () => {
    const folder = folderOf(repeated);
    const { status, stdout } = await runCli(['check', '-q', '--max-warnings', '0'], folder);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^failed 1 warning \(at most 0 allowed\)/);
    expect((await runCli(['check', '--quiet'], folderOf(broken))).stdout).toContain('error page-missing');
  });

  test('rules change severities, in flags and in each form of the settings file', async () => {
    expect((await runCli(['check', '--rule', 'page-missing=off'], folderOf(broken))).status).toBe(0);
    expect((await runCli(['check', '--rule', 'page-duplicate=error'], folderOf(repeated))).status).toBe(1);
    const options = `{ rules: { 'page-missing': 'warning' } }`;
    const forms = {
      'docs-json-nav.config.json': '{ "rules": { "page-missing": "warning" } }',
      'docs-json-nav.config.mjs': `export default ${options};`,
      'docs-json-nav.config.ts': `const options: object = ${options};\nexport default options;`,
    };
    for (const [name, text] of Object.entries(forms)) {
      // Node reads TypeScript settings itself. Vitest replaces Node's module loader, so these run in a separate
      // process.
      const run = name.endsWith('.ts') ? spawnCli : runCli;
      const { status, stdout } = await run(['check'], folderOf({ ...broken, [name]: text }));
      expect([name, status]).toEqual([name, 0]);
      expect(stdout).toContain('1 warning');
    }
  });

  test('a settings file sets the root, and its lists are merged with those of flags', async () => {
    const missing = config({ pages: ['index', 'made/a', 'built/b'] });
    const folder = folderOf({
      ...nested('site', { ...validSite, 'docs.json': missing }),
      'docs-json-nav.config.json': '{ "root": "site", "provided": ["made/*"] }',
    });
    expect((await runCli(['check'], folder)).status).toBe(1);
    expect((await runCli(['check', '--provided', 'built/**'], folder)).status).toBe(0);
  });

  test('colors follow NO_COLOR and FORCE_COLOR', async () => {
    const folder = folderOf(broken);
    const sequence = '\u001b[';
    const colored = await runCli(['check'], folder, { NO_COLOR: '', FORCE_COLOR: '1' });
    expect(colored.stdout).toContain(sequence);
    expect((await runCli(['check'], folder, { NO_COLOR: '', FORCE_COLOR: '0' })).stdout).not.toContain(sequence);
    expect((await runCli(['check'], folder, { NO_COLOR: '1' })).stdout).not.toContain(sequence);
  });

  test('groups findings by cause, and lists all of them for programs', async () => {
    const pages = Array.from({ length: 40 }, (_, index) => `fr/page-${index}`);
    const folder = folderOf({ ...validSite, 'docs.json': config({ pages: ['index', ...pages] }) });
    const pretty = await runCli(['check'], folder);
    expect(pretty.stdout).toContain('40 times page-missing');
    expect(pretty.stdout).toContain('and 37 more');
    const verbose = await runCli(['check', '--verbose'], folder);
    expect(verbose.stdout.match(/^error /gm)).toHaveLength(40);
    const json = await runCli(['check', '--format', 'json'], folder);
    expect((JSON.parse(json.stdout) as { diagnostics: unknown[] }).diagnostics).toHaveLength(40);
  });

  test('control characters in names never reach the terminal', async () => {
    const folder = folderOf({ ...validSite, 'docs.json': config({ pages: ['index', 'x\u001b]0;title\u0007'] }) });
    const { stdout } = await runCli(['check'], folder);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });
});

describe('a baseline', () => {
  const known = ['check', '--baseline', 'known.json'];

  test('accepts an old site, fails on new findings, and names fixed ones', async () => {
    const folder = folderOf({ ...validSite, 'docs.json': config({ pages: ['index', 'gone', 'lost', 'gone'] }) });
    expect((await runCli(['check'], folder)).status).toBe(1);
    const written = await runCli([...known, '--update-baseline'], folder);
    expect([written.status, written.stdout.replace(/in \d+ ms/, 'in N ms')]).toEqual([
      0,
      'passed no problems, 3 known, 2 pages in N ms\n1 page file is not in the navigation: docs-json-nav check --baseline known.json --unlisted\n',
    ]);
    expect((await runCli(known, folder)).status).toBe(0);

    writeFiles(folder, { 'docs.json': config({ pages: ['index', 'gone', 'guides/strat', 'gone', 'gone'] }) });
    const { status, stdout } = await runCli(known, folder);
    expect(status).toBe(1);
    expect(stdout).toContain('failed 2 errors, 2 known');
    expect(stdout).toContain('guides/strat');
    expect(stdout).toContain('1 finding of known.json is gone');
    expect(stdout).toContain('Page not found: "lost"');
    const json = JSON.parse((await runCli([...known, '--format', 'json'], folder)).stdout) as {
      baseline: unknown;
      summary: unknown;
    };
    expect(json.baseline).toMatchObject({ name: 'known.json', known: 2, stale: [{ code: 'page-missing', count: 1 }] });
  });

  test("keeps entries of codes that weren't checked", async () => {
    const folder = folderOf({
      ...validSite,
      'docs.json': config({ pages: ['index', 'gone'] }),
      'index.mdx': `${page('Home')}\n[Dead](/nowhere) and [dead](/nothing)\n`,
    });
    const written = await runCli([...known, '--update-baseline'], folder);
    expect([written.status, written.stdout]).toEqual([0, expect.stringContaining('3 known')]);
    expect(JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8'))).toMatchObject({ checks: ['content'] });

    const quick = await runCli([...known, '--no-content'], folder);
    expect([quick.status, quick.stdout]).toEqual([0, expect.stringContaining('1 known')]);
    expect(quick.stdout).not.toContain('gone: --update-baseline');
    expect(quick.stdout).toContain('2 findings of known.json were not checked in this run.');

    // The page exists now: only its entry is removed, and entries of codes that weren't checked stay.
    writeFiles(folder, { 'gone.mdx': page('Here') });
    expect((await runCli([...known, '--no-content'], folder)).stdout).toContain('1 finding of known.json is gone');
    await runCli([...known, '--no-content', '--update-baseline'], folder);
    expect(await runCli(known, folder)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('2 known'),
    });
  });

  test("doesn't overwrite a file of another format", async () => {
    const folder = folderOf(validSite);
    const { status, stderr } = await runCli(['check', '--baseline', 'docs.json', '--update-baseline'], folder);
    expect([status, stderr]).toEqual([
      2,
      'docs.json is not a baseline of docs-json-nav, so it is not replaced. Choose another file.\n',
    ]);
    expect(readFileSync(join(folder, 'docs.json'), 'utf8')).toBe(validSite['docs.json']);
  });

  test('is refused if unreadable', async () => {
    expect((await runCli(known, folderOf(validSite))).stderr).toContain('Baseline not found: known.json.');
    const damaged = await runCli(known, folderOf({ ...validSite, 'known.json': '{}' }));
    expect([damaged.status, damaged.stderr]).toEqual([
      2,
      'known.json is not a baseline. Write a new file with --update-baseline.\n',
    ]);
  });
});

describe('print', () => {
  test('prints a tree', async () => {
    const { status, stdout } = await runCli(['print'], folderOf(validSite));
    expect([status, stdout]).toEqual([0, 'Test\n└─ Start\n   ├─ Home /\n   └─ Getting started /guides/start\n']);
  });

  test('prints the same model twice, even for a broken site', async () => {
    const first = await runCli(['print', '--as', 'model'], folderOf(broken));
    const second = await runCli(['print', '--as', 'model'], folderOf(broken));
    expect(first.stdout).toBe(second.stdout);
    expect(Object.keys((JSON.parse(first.stdout) as { pages: object }).pages)).toEqual([
      '/',
      '/guides/strat',
      '/guides/start',
    ]);
    expect([first.status, first.stderr]).toEqual([1, '1 error: docs-json-nav check shows it.\n']);
  });

  test.each(['tree', 'model', 'vitepress', 'mkdocs'])(
    'labels of %s are the headings that a build uses',
    async (form) => {
      const folder = folderOf({
        'docs.json': config({ pages: ['index', 'plain', 'broken', 'short'] }),
        'index.mdx': '# The `first` [page](/missing)\n\n<Card />\n',
        'plain.mdx': 'No heading.\n',
        'broken.mdx': '# Heading\n\n{\n',
        'short.mdx': '---\nsidebarTitle: Short\n---\n\n# A long heading\n',
      });
      const { status, stdout } = await runCli(['print', '--as', form], folder);
      expect(status).toBe(0);
      const { model } = await resolveSite({ root: folder });
      expect(Object.values(model.pages).map(({ title }) => title)).toEqual([
        'The first page',
        'Plain',
        'Broken',
        'Short',
      ]);
      expect(stdout).toContain('The first page');
      const withoutContent = {
        ...validSite,
        'docs-json-nav.config.json': '{ "content": false }',
        'index.mdx': '# First\n',
      };
      expect((await runCli(['print', '--as', form], folderOf(withoutContent))).stdout).not.toContain('First');
    },
  );

  test('prints the routes of pages that exist', async () => {
    expect((await runCli(['print', '--as', 'routes'], folderOf(validSite))).stdout).toBe('/\n/guides/start\n');
    expect((await runCli(['print', '--as', 'routes'], folderOf(broken))).stdout).toBe('/\n/guides/start\n');
  });
});

describe('invalid arguments exit with 2 and one helpful line', () => {
  const cases: readonly (readonly [words: readonly string[], message: string])[] = [
    [['chekc'], 'Unknown command chekc. Did you mean check?'],
    [['guides'], 'Unknown command guides. Did you mean: docs-json-nav check guides'],
    [['--fix'], 'fix is a command: docs-json-nav fix'],
    [['--unlisted'], 'Write a command before --unlisted. For example: docs-json-nav check --unlisted'],
    [['check', '--zzzz'], 'Unknown flag --zzzz. --help lists the flags.'],
    [['check', '--no-offline'], 'Unknown flag --no-offline. Did you mean --offline?'],
    [['check', '-format', 'json'], 'Unknown flag -format. Did you mean --format?'],
    [['check', '--content=yes'], '--content takes no value.'],
    [['check', '--format'], '--format needs a value: --format pretty|compact|json|github|sarif|junit.'],
    [['check', '--base', '--offline'], '--base needs a value: --base PATH.'],
    [
      ['check', '--base', 'http://x/'],
      'Invalid option "base": write a path such as /docs, without a scheme and a host.',
    ],
    [['check', '--formt', 'json'], 'Unknown flag --formt. Did you mean --format?'],
    [['lint', 'docs'], 'Unknown command lint. Did you mean check?'],
    [['check', '--format', 'xml'], 'Unknown format xml: write pretty, compact, json, github, sarif or junit.'],
    [['check', '--format', 'sarfi'], 'Unknown format sarfi: write sarif.'],
    [['check', '--max-warnings', 'many'], 'Invalid --max-warnings many: write a number from 0.'],
    [['check', '--rule', 'page-misssing=off'], 'Unknown rule "page-misssing". Did you mean "page-missing"?'],
    [
      ['check', '--rule', 'page-missing'],
      '--rule page-missing cannot be read: write CODE=error, warning, info or off.',
    ],
    [['check', 'nowhere'], 'Folder not found: nowhere.'],
    [['check', 'nowhere/docs.json'], 'File not found: nowhere/docs.json.'],
    [['check', 'index.mdx'], 'index.mdx is a file: name the folder that contains docs.json.'],
    [['check', '.', 'more', '--watch'], '--watch takes one folder; got . and more.'],
    [['fix', '.', 'more'], 'fix takes one folder; got . and more.'],
    [['help', 'chekc'], 'Unknown command chekc. Did you mean check?'],
    [['explain', 'nowhere', '/guides/start'], 'Folder not found: nowhere.'],
    [['fix', '--only', 'zzz'], 'Unknown code zzz. Every finding shows its code.'],
    [['print', '--as', 'modle'], 'Unknown form modle: write model.'],
    [['check', '--config', 'nowhere.json'], 'Config file not found: nowhere.json.'],
    [
      ['check', '--ignore', 'guides/[a'],
      'Invalid option "ignore[0]": "[" is never closed: write "\\[" for the character itself.',
    ],
    [
      ['check', '--provided', '{a,b'],
      'Invalid option "provided[0]": "{" is never closed: write "\\{" for the character itself.',
    ],
    [
      ['check', '--follow', '../SECRITY.md'],
      'Invalid option "follow": ../SECRITY.md does not exist. Write a path relative to the docs folder.',
    ],
    [['check', '--config', 'guides'], 'Config file not found: guides is a folder.'],
  ];
  test.each(cases)('%j', async (words, message) => {
    const { status, stdout, stderr } = await runCli(words, folderOf(validSite));
    expect([status, stdout, stderr]).toEqual([2, '', `${message}\n`]);
  });

  test('a settings file with unknown options is refused', async () => {
    const folder = folderOf({ ...validSite, 'docs-json-nav.config.json': '{ "ruls": {}, "provided": "x" }' });
    const { status, stderr } = await runCli(['check'], folder);
    expect(status).toBe(2);
    expect(stderr).toContain('docs-json-nav.config.json: Unknown option "ruls". Did you mean "rules"?');
    expect(stderr).toContain('docs-json-nav.config.json: Invalid option "provided": write a list of strings.');
  });
});

test.skipIf(!hasGit)('a repository without commits has no revisions', async () => {
  const folder = folderOf(validSite);
  runGit(folder, 'init', '-q');
  const { status, stderr } = await runCli(['diff', 'HEAD'], folder);
  expect([status, stderr]).toEqual([2, 'Unknown revision HEAD: this repository has no commits yet.\n']);
});

test('--version prints the version of package.json', async () => {
  const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  expect((await spawnCli(['--version'], packageRoot)).stdout).toBe(`${manifest.version}\n`);
});

test.each([['--help'], ['check', '--help'], ['print', '--help'], ['help', 'print']])(
  'prints the help of %s',
  async (...words) => {
    const { status, stdout } = await runCli(words, packageRoot);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^(?:docs-json-nav|Usage) /);
  },
);

function nested(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

test.each([['explain', 'a\0b', 'c'], ['check', 'docs\0'], ['\0']])(
  'a NUL character in an argument is refused: %j',
  async (...words) => {
    const { status, stderr } = await runCli(words, packageRoot);
    expect([status, stderr]).toEqual([2, 'An argument contains a NUL character, which no path or name can contain.\n']);
  },
);
