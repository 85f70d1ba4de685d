import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseArguments } from '../src/cli/arguments.ts';
import { commands } from '../src/cli/commands.ts';
import { readFlagOptions, siteFlags } from '../src/cli/site-flags.ts';
import { siteCommand } from '../src/core/options/site-command.ts';
import type { Options } from '../src/core/options.ts';
import { SiteSession } from '../src/site/session.ts';
import { key, serve } from './feedback/support.ts';
import { config, folderOf, page } from './support/folder.ts';
import { commitAll, hasGit, nameRevision } from './support/repository.ts';
import { cli, type ProcessResult, packageRoot, runCli } from './support/run.ts';

/**
 * Runs every command that a message suggests, as it is printed, in a shell, on the site that the message is about. Each
 * command must do what its message promises. The table lists every source location that prints a command.
 */
const sourceLocations: Readonly<Record<string, readonly string[]>> = {
  'cli/build.ts': ['the help of every command'],
  'cli/check.ts': ['fix, in a check'],
  'cli/preview.ts': ['the help of every command'],
  'cli/fix.ts': ['check and fix --interactive, in fix'],
  'cli/report.ts': ['check, of other commands', 'check, in the page of a report'],
  'cli/explain.ts': ['check, of other commands'],
  'cli/print.ts': ['check, of other commands'],
  'cli/generate.ts': ['check, of other commands'],
  'cli/feedback.ts': ['check, of other commands'],
  'cli/next-command.ts': ['check, of other commands'],
  'cli/main.ts': ['suggestions for arguments without a command'],
  'cli/diff.ts': ['diff, for a folder', 'the help of every command'],
  'cli/help.ts': ['the help of every command'],
  'cli/init.ts': ['init --yes'],
  'cli/init/manifest.ts': ['the script of a project'],
  'cli/init/plan-changes.ts': ['init elsewhere', 'init with a generator'],
  'cli/init/recipes.ts': ['init with a generator'],
  'cli/lsp.ts': ['the help of every command'],
  'core/findings/reading.ts': ['fix, for a mint.json'],
  'site/build-report.ts': ['fix, in a failed build'],
};

const names = Object.keys(commands).join('|');
/** Source code that puts a command line in a message. */
const writing = new RegExp(
  `^(?!\\s*(?:/?\\*|import |export )).*(?:docs-json-nav (?:${names})\\b|\\b(?:site|next)Command\\(|commandLine\\(|formatInitCommand\\()`,
  'm',
);
/** Sources that other tests cover: all examples of help run below, and manifests are for a table in the docs. */
const testedElsewhere =
  /^(?:cli\/(?:completion|schema)|core\/host\/command-line|core\/options\/site-command|generators\/.*\/manifest)\.ts$/;

test('every source location that prints a command is listed here and tested', () => {
  const source = join(packageRoot, 'src');
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !testedElsewhere.test(file))
    .filter((file) => writing.test(readFileSync(join(source, file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(sourceLocations).sort());
  // A name may begin on the line after its parenthesis.
  const text = readFileSync(import.meta.filename, 'utf8').replaceAll(/\(\s+'/g, "('");
  const untested = Object.values(sourceLocations)
    .flat()
    .filter((name) => !text.includes(`('${name}',`) && !text.includes(`('${name}: `));
  expect(untested).toEqual([]);
});

test("options survive a shell and the command's flags", () => {
  const word = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^-|\0/.test(text));
  const words = fc.array(word, { minLength: 1, maxLength: 3 });
  const given = fc.record(
    {
      base: word,
      content: fc.constant(true),
      provided: words,
      ignore: words,
      pages: words,
      follow: words,
      remote: fc.constant({ offline: true }),
      maxWarnings: fc.nat(),
      rules: fc.dictionary(
        fc.constantFrom('page-unlisted', 'link-missing', 'page-twin'),
        fc.constantFrom('error', 'warning', 'off'),
        { minKeys: 1 },
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      given,
      fc.option(fc.string({ minLength: 1 }).filter((text) => !text.includes('\0'))),
      (options, root) => {
        const line = siteCommand('check', root ?? undefined, options as Options);
        const typed = execFileSync('bash', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
          .split('\0')
          .slice(1, -1);
        const { values, names } = parseArguments(typed, siteFlags('check'), 1, 'docs-json-nav check [root]');
        expect(readFlagOptions(values, undefined)).toEqual(options);
        expect(names).toEqual(root === null ? [] : [root.startsWith('-') ? `./${root}` : root]);
      },
    ),
    { numRuns: 50 },
  );
});

/** A folder with the programs that users type: the command itself, and the package managers that run it. */
function programs(): string {
  const folder = folderOf({});
  const write = (name: string, script: string): void => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  write('docs-json-nav', `exec "${process.execPath}" "${cli}" "$@"`);
  write('npx', 'exec "$@"');
  return folder;
}

/**
 * Runs a command line in a shell.
 *
 * @param last Ends the command as soon as it has printed this text. For commands that wait for an answer.
 */
function shell(line: string, cwd: string, environment: NodeJS.ProcessEnv = {}, last?: string): Promise<ProcessResult> {
  const env = { ...process.env, NO_COLOR: '1', npm_config_user_agent: '', ...environment };
  return new Promise((resolve, reject) => {
    const path = `${programs()}:${process.env.PATH}`;
    const child = spawn('bash', ['-c', line], {
      cwd,
      env: { ...env, PATH: path },
      stdio: [last === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk;
      if (last !== undefined && stdout.includes(last)) child.stdin?.end();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** First group of a pattern in a text. Throws if the pattern doesn't match. */
function partOf(text: string, pattern: RegExp): string {
  const [, part] = pattern.exec(text) ?? [];
  expect(part, `${pattern} in ${text}`).toBeDefined();
  return part as string;
}

/** A site that needs options to be read correctly, in a folder whose name needs quoting in a shell. */
const docs = "it's my docs";
const quoted = `'it'\\''s my docs'`;
const files = {
  'package.json': '{ "private": true }',
  [`${docs}/docs.json`]: config({ pages: ['index.mdx', 'start', 'guides/install', 'guide/instal', 'made/one'] }),
  [`${docs}/index.mdx`]: `${page('Home')}\n[a](/docs/start) [b](/instal) [c](/guides/instal)\n`,
  [`${docs}/start.mdx`]: page('Start'),
  [`${docs}/guides/install.mdx`]: page('Install'),
  [`${docs}/guides/other.mdx`]: page('Other'),
  'settings/nav.json': JSON.stringify({ rules: { 'page-extension': 'warning' } }),
};
const flags = `--config settings/nav.json --base /docs --provided 'made/**' --unlisted`;

describe('check, of other commands', () => {
  test.each([
    ['report', `report ${quoted} --out report.html ${flags}`],
    ['report, where npm ran it', `report ${quoted} --out report.html ${flags}`],
    ['explain', `explain ${quoted} /strat ${flags}`],
    ['print', `print ${quoted} ${flags}`],
    ['generate', `generate ${quoted} --out out ${flags}`],
    ['feedback', `feedback ${quoted} --project acme --offline ${flags}`],
  ])('%s', async (name, words) => {
    const root = folderOf(files);
    const agent = { npm_config_user_agent: name.includes('npm') ? 'npm/10.0.0' : '' };
    const { stderr } = await shell(`docs-json-nav ${words}`, root, agent);
    const [, sum = '', check = ''] =
      /^(\d+ errors?.*): (.*docs-json-nav check .*) shows (?:it|them)\.$/m.exec(stderr) ?? [];
    expect(check).toMatch(name.includes('npm') ? /^npx / : /^docs/);
    // These two commands read only the navigation. `check` also reports findings in page texts.
    const same = /^(?:print|feedback)$/.test(name) ? `${check} --no-content` : check;
    const { status, stdout } = await shell(same, root);
    expect([status, /^failed (.*), \d+ pages/m.exec(stdout)?.[1]]).toEqual([1, sum]);
    expect([...stdout.matchAll(/^(?:error|warning|info) \S+ /gm)].length).toBe(sumOf(sum));
  });
});

/** Total of a summary: `2 errors, 1 warning` → 3. */
function sumOf(text: string): number {
  return [...text.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
}

test('check, in the page of a report', async () => {
  const root = folderOf(files);
  const { stderr } = await shell(`docs-json-nav report ${quoted} --out report.html ${flags}`, root);
  const html = readFileSync(join(root, 'report.html'), 'utf8');
  const check = partOf(html, /The same findings: <code>(.*?)<\/code>/)
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  expect(stderr).toContain(`: ${check} shows`);
  const { findings } = JSON.parse(partOf(html, /id="data">(.*?)<\/script>/)) as { findings: { code: string }[] };
  const { stdout } = await shell(`${check} --format json`, root);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  expect(diagnostics.map(({ code }) => code).sort()).toEqual(findings.map(({ code }) => code).sort());
});

test('feedback is shown by the report in the message, and by no check', async () => {
  const entry = {
    id: '1',
    path: '/index',
    comment: 'x',
    createdAt: '2026-01-01',
    source: 'contextual',
    status: 'pending',
  };
  const server = await serve({ entries: [entry] });
  const feedback = { projectId: 'acme', baseUrl: server.url, cacheFolder: 'cache', limits: { open: 0 } };
  const root = folderOf({
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': page('Home'),
    'docs-json-nav.config.json': JSON.stringify({ feedback, rules: { 'feedback-refused': 'error' } }),
  });
  const refused = { DOCS_FEEDBACK_KEY: `${key}x` };
  const { status, stderr } = await shell('docs-json-nav report --out report.html', root, refused);
  expect([status, stderr]).toEqual([1, '1 error: report.html shows it.\n']);
  expect(readFileSync(join(root, 'report.html'), 'utf8')).toContain('feedback-refused');
});

test('fix, in a check', async () => {
  const root = folderOf(files);
  const { stdout } = await shell(`docs-json-nav check ${quoted} ${flags}`, root);
  const [, number, all, fix = ''] = /^(\d+) of (\d+) can be .*: (docs-json-nav .*)$/m.exec(stdout) ?? [];
  const fixed = await shell(fix, root);
  expect(fixed.stdout).toMatch(new RegExp(`^${number} of ${all} (?!can be)`, 'm'));
  expect(readFileSync(join(root, docs, 'docs.json'), 'utf8')).toContain('"index"');
});

test('fix, for a mint.json', async () => {
  const mint = { name: 'Docs', navigation: [{ group: 'Start', pages: ['index'] }] };
  const root = folderOf({ 'mint.json': JSON.stringify(mint), 'index.mdx': page('Home') });
  const { stdout } = await shell('docs-json-nav check', root);
  const [, fix = ''] = /run (docs-json-nav fix), which writes docs\.json/.exec(stdout) ?? [];
  await shell(fix, root);
  expect(readFileSync(join(root, 'docs.json'), 'utf8')).toContain('"index"');
});

test('check and fix --interactive, in fix', async () => {
  const root = folderOf(files);
  const { stdout } = await shell(`docs-json-nav fix ${quoted} ${flags}`, root);
  const [, left, check = ''] = /^(\d+) left to you: (.*) shows (?:it|them)$/m.exec(stdout) ?? [];
  const [, open, ask = ''] = /^(\d+) left to choose: (.*) asks$/m.exec(stdout) ?? [];
  const { stdout: shown } = await shell(check, root);
  expect([...shown.matchAll(/^(?:error|warning|info) \S+ /gm)].length).toBe(Number(left) + Number(open));
  const question = 'Page not found: "guide/instal"';
  const terminal = `timeout 60 script -qec ${JSON.stringify(`stty cols 200; ${ask}`)} /dev/null`;
  expect((await shell(terminal, root, {}, question)).stdout).toContain(question);
});

test('fix, in a failed build', async () => {
  const root = folderOf(files);
  const usual = process.cwd();
  process.chdir(root);
  vi.stubEnv('npm_config_user_agent', 'npm/10.0.0');
  onTestFinished(() => {
    process.chdir(usual);
    vi.unstubAllEnvs();
  });
  const given: Options = {
    root: docs,
    provided: ['made/**'],
    content: true,
    rules: { 'page-unlisted': 'warning', 'endpoint-unlisted': 'warning' },
  };
  const session = new SiteSession(given);
  session.configure(root, '/docs');
  const error = await session.check(() => undefined).catch((thrown: Error) => thrown.message);
  const [, number, all, fix = ''] = /^(\d+) of (\d+) can be .*: (npx .*)$/m.exec(String(error)) ?? [];
  expect(fix).toBe(`npx docs-json-nav fix "${docs}" --base /docs --unlisted --content --provided "made/**"`);
  const fixed = await shell(fix, root);
  expect(fixed.stdout).toMatch(new RegExp(`^${number} of ${all} (?!can be)`, 'm'));
});

describe('suggestions for arguments without a command', () => {
  test.each([
    ['a folder', quoted, /Did you mean: (.*)$/m, /^failed \d+ errors/m],
    ['a flag with a value', '--provided made/one', /For example: (.*)$/m, /docs\.json/],
    ['a flag of another command', '--as model', /For example: (.*)$/m, /"tree"/],
    ['a short flag', '-q', /For example: (.*)$/m, /^failed/m],
    ['a command written as a flag', `--check ${quoted}`, /is a command: (.*)$/m, /^failed \d+ errors/m],
  ])('%s', async (_, words, pattern, shown) => {
    const root = folderOf(files);
    const { status, stderr } = await shell(`docs-json-nav ${words}`, root);
    expect(status).toBe(2);
    const { stdout, status: next } = await shell(partOf(stderr, pattern), root);
    expect([stdout, next]).toEqual([expect.stringMatching(shown), expect.any(Number)]);
    expect(next).not.toBe(2);
  });
});

test.skipIf(!hasGit)('diff, for a folder', async () => {
  const root = folderOf({ ...files, [`${docs}/two/docs.json`]: config({ pages: [] }) });
  commitAll(root, 'Docs');
  const { status, stderr } = await shell(`docs-json-nav diff ${quoted}`, root);
  const { stdout } = await shell(partOf(stderr, /: (docs-json-nav diff .*)$/m).replace(/REF$/, 'HEAD'), root);
  expect([status, stdout]).toEqual([2, 'No changes in the navigation since HEAD.\n']);
});

const vitepress = {
  'package.json': '{ "devDependencies": { "vitepress": "1" }, "scripts": { "build": "vitepress build" } }',
};

test('init --yes', async () => {
  const root = folderOf({ ...files, ...vitepress });
  const { stdout } = await shell(`docs-json-nav init ${quoted}`, root);
  expect((await shell(partOf(stdout, /^Nothing was written. To write the changes: (.*)$/m), root)).stdout).toMatch(
    /^Written\./m,
  );
  expect(readdirSync(root)).toContain('.vitepress');
});

test('the script of a project', async () => {
  const root = folderOf(files);
  await shell(`docs-json-nav init ${quoted} --yes`, root);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect((await shell(scripts['check:docs'] as string, root)).stdout).toMatch(/^failed \d+ errors/m);
});

test('init elsewhere', async () => {
  const root = folderOf({
    ...files,
    'package.json': '{ "workspaces": ["my site"] }',
    'my site/package.json': vitepress['package.json'],
  });
  const { stdout } = await shell(`docs-json-nav init ${quoted}`, root);
  const line = partOf(stdout, /^ {2}VitePress: (cd .*)$/m);
  expect((await shell(line, root)).stdout).toMatch(/^docs in .*, built with VitePress$/m);
});

describe('init with a generator', () => {
  test.each([
    ['in a project that builds nothing', '{}', /with Vite.*\): (.*)$/m, 'VitePress'],
    ['in one that shows no pages', '{ "dependencies": { "next": "16" } }', /pages that show it: (.*)$/m, 'Fumadocs'],
  ])('%s', async (_, manifest, pattern, title) => {
    // There is a second folder with a docs.json, so the command must name the right one.
    const root = folderOf({ ...files, 'other/docs.json': config({ pages: [] }), 'package.json': manifest });
    mkdirSync(join(root, 'app'));
    const { stdout } = await shell(`docs-json-nav init ${quoted}`, root);
    expect((await shell(partOf(stdout, pattern), root)).stdout).toContain(`, built with ${title}`);
  });
});

/** Examples of help that need a different site. */
const helpSite = {
  'docs/docs.json': config({ pages: ['index', 'guides/start'], openapi: 'api.json' }),
  'docs/api.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/users': { get: {} } },
  }),
  'docs/index.mdx': page('Home'),
  'docs/guides/start.mdx': page('Start'),
};

test.skipIf(!hasGit)(
  'the help of every command',
  async () => {
    const server = await serve({ routes: ['/', '/guides/start'], entries: 20 });
    const feedback = { projectId: 'acme', baseUrl: server.url, cacheFolder: 'cache' };
    const root = folderOf({
      ...helpSite,
      'package.json': '{}',
      // This test expects no output about what built sites lack: a form to try a call, and methods in MkDocs.
      'docs-json-nav.config.json': JSON.stringify({
        feedback,
        rules: { 'generator-navigation': 'off', 'generator-setting': 'off' },
      }),
      'build/.keep': '',
      'public/.keep': '',
      '.config/fish/completions/.keep': '',
    });
    for (const message of ['Docs', 'More']) commitAll(root, message);
    for (const ref of ['refs/tags/v1.2', 'refs/remotes/origin/main']) nameRevision(root, ref);
    await shell('docs-json-nav check --baseline known.json --update-baseline', root);
    const said = await Promise.all(
      ['', ...Object.keys(commands)].map((name) => runCli([name, '--help'].filter(Boolean), root)),
    );
    // Examples and commands in notes, with a revision in place of REF.
    const lines = said
      .flatMap(({ stdout }) => stdout.split('\n').slice(1))
      .flatMap((line) => [...line.matchAll(/(?:source <\()?docs-json-nav (?:[a-z]+ .*?|[a-z]+)(?=$| {2,}| fails)/g)])
      .map(([line]) => line.replace(/\bREF$/, 'HEAD'));
    // Two commands run until they are stopped; `test/lsp` and `test/preview.test.ts` test them.
    const runs = lines.filter((line) => !/--watch|--interactive|<command>|docs-json-nav (?:lsp|preview)/.test(line));
    expect(runs.length).toBeGreaterThan(40);
    const refused: string[] = [];
    for (const line of new Set(runs)) {
      // `compdef` is part of zsh and missing in bash.
      const typed = line.includes('zsh') ? `compdef() { true; }; ${line}` : line;
      // With a second docs folder, every other command would ask for the folder to use.
      if (line.includes('internal-docs')) cpSync(join(root, 'docs'), join(root, 'internal-docs'), { recursive: true });
      const { status, stderr } = await shell(typed, root, { DOCS_FEEDBACK_KEY: key, HOME: root });
      rmSync(join(root, 'internal-docs'), { recursive: true, force: true });
      if (status !== 0 || stderr !== '') refused.push(`${line}: ${status} ${stderr}`);
    }
    expect(refused).toEqual([]);
    // More than 40 processes, one after another: minutes on a busy machine.
  },
  600_000,
);
