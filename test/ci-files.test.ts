import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { config, folderOf, page } from './support/folder.ts';
import { packageRoot, runCli } from './support/run.ts';

interface Step {
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

const read = (file: string): string => readFileSync(join(packageRoot, file), 'utf8');
const site = {
  'docs/docs.json': config({ pages: ['index', 'none'] }),
  'docs/index.mdx': `${page('Home')}\n[No](/no)\n`,
};

const program = `#!/bin/sh\nexec node '${join(packageRoot, 'dist/cli.js')}' "$@"\n`;

/** A repository with the package installed. */
function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = folderOf({ ...files, 'node_modules/.bin/docs-json-nav': program });
  chmodSync(join(folder, 'node_modules/.bin/docs-json-nav'), 0o755);
  return folder;
}

/**
 * Runs the steps of `action.yml` in a folder, as a runner does: inputs are environment variables. `npm` is replaced by a
 * script that prints its arguments, and installs this package.
 */
function runAction(folder: string, inputs: Readonly<Record<string, string>>) {
  const action = load(read('action.yml')) as Action;
  const npm = `#!/bin/sh
echo "npm $*"
mkdir -p "$3/node_modules/.bin"
cp "$(dirname "$0")/program" "$3/node_modules/.bin/docs-json-nav"
`;
  const bin = folderOf({ npm, program });
  for (const name of ['npm', 'program']) chmodSync(join(bin, name), 0o755);
  const RUNNER_TEMP = folderOf({});
  return action.runs.steps.map(({ run, env }) => {
    const inputVariables = Object.entries(env).map(([name, value]) => {
      if (value.includes('github.action_path')) return [name, packageRoot] as const;
      const [, input = ''] = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value) ?? [];
      return [name, inputs[input] ?? action.inputs[input]?.default ?? ''] as const;
    });
    const PATH = `${bin}${delimiter}${process.env.PATH}`;
    const environment = { ...process.env, ...Object.fromEntries(inputVariables), PATH, RUNNER_TEMP };
    // The flags of a runner's `shell: bash`.
    const words = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run];
    return spawnSync('bash', words, { cwd: folder, env: environment, encoding: 'utf8' });
  });
}

test('the action annotates findings and fails, with the package of the project', () => {
  const [result] = runAction(repositoryOf(site), {});
  expect(result?.stdout).toContain('::error file=docs/docs.json,line=6');
  expect(result?.stdout).not.toContain('npm ');
  expect(result?.status).toBe(1);
});

test('the action installs its own version outside of a repository without the package', () => {
  const folder = folderOf(site);
  const [result] = runAction(folder, {});
  const { version } = JSON.parse(read('package.json'));
  expect(result?.stdout).toMatch(
    new RegExp(
      `^npm install --prefix \\S+/docs-json-nav-${version} --no-save --ignore-scripts .* docs-json-nav@${version}\n`,
    ),
  );
  expect(result?.stdout).toContain('::error file=docs/docs.json,line=6');
  expect(result?.status).toBe(1);
  expect(spawnSync('ls', [folder], { encoding: 'utf8' }).stdout).toBe('docs\n');
});

test('the action accepts folders and flags, and never runs them as code', () => {
  const folder = repositoryOf(site);
  const flags = '--rule page-missing=off --rule link-missing=off';
  expect(runAction(folder, { root: 'docs', flags }).map(({ status }) => status)).toEqual([0]);
  const [refused] = runAction(folder, { root: '$(touch made) ; touch made' });
  expect(refused?.status).toBe(2);
  expect(spawnSync('ls', [folder], { encoding: 'utf8' }).stdout).not.toContain('made');
});

test('docs/ci.md uses the action with its inputs, at the version of the package', () => {
  const { version } = JSON.parse(read('package.json'));
  const { inputs } = load(read('action.yml')) as Action;
  const blocks = [...read('docs/ci.md').matchAll(/^```yaml.*\n([^`]*)/gm)].map(([, text = '']) => load(text));
  const steps = blocks.flatMap((block) =>
    Array.isArray(block)
      ? block
      : Object.values((block as { jobs?: Record<string, { steps: unknown[] }> }).jobs ?? {}).flatMap(
          (job) => job.steps,
        ),
  ) as readonly { uses?: string; with?: Readonly<Record<string, string>> }[];
  const own = steps.filter(({ uses }) => uses?.includes('/docs-json-nav@'));
  expect(own).not.toEqual([]);
  expect(own.filter(({ uses }) => uses !== `OWNER/docs-json-nav@v${version}`)).toEqual([]);
  const used = new Set(own.flatMap((step) => Object.keys(step.with ?? {})));
  expect([...used].sort()).toEqual(Object.keys(inputs).sort());
});

test('the problem matcher reads each line of the compact format', async () => {
  const { problemMatcher } = JSON.parse(read('problem-matcher.json'));
  const [{ pattern }] = problemMatcher;
  const { regexp, file, line, column, severity, code, message } = pattern[0];
  const { stdout } = await runCli(['check', '--format', 'compact'], folderOf(site));
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(2);
  const [first] = lines.map((text) => new RegExp(regexp).exec(text) ?? []);
  expect([file, line, column, severity, code].map((at) => first?.[at])).toEqual([
    'docs/docs.json',
    '6',
    '7',
    'error',
    'page-missing',
  ]);
  expect(first?.[message]).toContain('Page not found: "none"');
  for (const custom of ['acme/no-2fa', 'Acme.docs/no_todo'])
    expect(new RegExp(regexp).exec(`docs/a.mdx:1:2 warning ${custom} Write "two-factor".`)?.[code]).toBe(custom);
});

// pre-commit takes the output of `npm pack` as the name of the tarball to install.
test('the build before packing prints nothing that pre-commit would take for a file name', () => {
  const manifest = { name: 'hook', version: '1.0.0', scripts: { prepack: 'node -e "console.log(1)"' } };
  const folder = folderOf({ 'package.json': JSON.stringify(manifest), '.npmrc': read('.npmrc') });
  const { stdout } = spawnSync('npm', ['pack'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe('hook-1.0.0.tgz\n');
});

test('the pre-commit hook runs an existing command', async () => {
  const [hook] = load(read('.pre-commit-hooks.yaml')) as readonly { readonly entry: string; readonly files: string }[];
  const [program, ...words] = (hook?.entry ?? '').split(' ');
  expect(Object.keys(JSON.parse(read('package.json')).bin)).toEqual([program]);
  expect((await runCli(words, folderOf(site))).status).toBe(1);
  const files = ['docs/docs.json', 'docs.json', 'a/b.mdx', 'a.md', 'a.ts'];
  expect(files.filter((name) => new RegExp(hook?.files ?? '').test(name))).toEqual(files.slice(0, 4));
});
