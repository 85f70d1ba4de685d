import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { everyEdit, everyKind } from '../support/every-kind.ts';
import { config, folderOf, page, writeFiles } from '../support/folder.ts';
import { packageRoot, runNode, startNode } from '../support/run.ts';
import { installPacked } from './packed.ts';
import { testSnippets } from './snippets.ts';

const fixture = join(packageRoot, 'fixtures/generators/bundlers');
const bundlers = ['rollup', 'rolldown', 'esbuild', 'webpack', 'rspack'];

interface Result {
  readonly ok: boolean;
  readonly message?: string;
}

beforeAll(() => installPacked(fixture));

async function build(docs: string, output: string): Promise<Readonly<Record<string, Result>>> {
  const { stdout, stderr } = await runNode(['build.mjs', docs, output], fixture);
  if (!stdout.startsWith('{')) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, Result>;
}

test('every bundler serves the model', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'more'] }),
    'index.mdx': page('Home'),
    'more.mdx': page('More'),
  });
  // Inside the package, whose `type` decides how Node reads the bundles.
  const output = folderOf({}, fixture);
  const results = await build(folder, output);
  expect(Object.keys(results)).toEqual(bundlers);
  for (const name of bundlers) {
    expect([name, results[name]]).toEqual([name, { ok: true }]);
    expect([name, (await runNode([join(output, `${name}.mjs`)], fixture)).stdout]).toEqual([
      name,
      '/ /more\n/ /more\n',
    ]);
  }
});

test('every bundler fails for a broken navigation with file, line and column', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'mroe'] }),
    'index.mdx': page('Home'),
    'more.mdx': page('More'),
  });
  const output = folderOf({}, fixture);
  const results = await build(folder, output);
  for (const name of bundlers) {
    expect(results[name]?.ok).toBe(false);
    expect([name, results[name]?.message]).toEqual([name, expect.stringContaining('docs.json:6:7')]);
    expect([name, results[name]?.message]).toEqual([name, expect.stringContaining('Did you mean "more"?')]);
  }
  rmSync(output, { recursive: true, force: true });
});

test.each(bundlers)(
  '%s rebuilds after a change of a file of any kind',
  async (name) => {
    const folder = folderOf(everyKind);
    const watching = startNode([join(fixture, 'watch.mjs'), name, folderOf({}, fixture)], folder);
    onTestFinished(() => watching.stop());
    // Node's own warnings start like this, for example about conflicting color settings.
    const isOurs = (line: string): boolean => !/^\((?:node:|Use )/.test(line);
    const last = () => watching.output().trim().split('\n').filter(isOurs).at(-1);
    await vi.waitFor(() => expect(last(), watching.output()).toContain('Home'), { timeout: 60_000 });
    for (const { kind, file, from, to, shows } of everyEdit) {
      expect(last(), kind).not.toContain(shows);
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.replace(from, to));
      await vi.waitFor(() => expect(last(), kind).toContain(shows), { timeout: 60_000 });
    }
    writeFiles(folder, { 'docs/snippets/note.mdx': '## Mind\n', 'docs/new.mdx': page('A new page') });
    await vi.waitFor(() => expect(last()).toContain('A new page'), { timeout: 60_000 });
  },
  120_000,
);

testSnippets({
  page: 'bundlers',
  packages: fixture,
  command: 'node build.mjs',
  writes: ['out/main.js', 'Quickstart'],
  variants: ({ files, having }) => {
    const main = { 'main.js': "import site from 'virtual:docs-json-nav';\n\nconsole.log(JSON.stringify(site));\n" };
    const [rollup = '', webpack = ''] = [files['rollup.config.js'], files['webpack.config.js']];
    const compile = (from: string, name: string, config: string) => `import ${name} from '${from}';
import config from './${config}';
const output = { path: import.meta.dirname + '/out', filename: 'main.js' };
${name.replace(/[{}]/g, '')}({ ...config, mode: 'production', entry: './main.js', output }, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
});
`;
    const bundle = (from: string, config: string) => `import { ${from} } from '${from}';
import config from './${config}';
const made = await ${from}({ ...config, input: 'main.js' });
await made.write({ file: 'out/main.js', inlineDynamicImports: true });
`;
    return {
      vite: {
        ...main,
        'vite.config.js': files['vite.config.js'] ?? '',
        'build.mjs': `import { build } from 'vite';
const rollupOptions = { input: 'main.js', output: { entryFileNames: 'main.js' } };
await build({ build: { outDir: 'out', rollupOptions } });
`,
      },
      rollup: { ...main, 'rollup.config.js': rollup, 'build.mjs': bundle('rollup', 'rollup.config.js') },
      rolldown: { ...main, 'rolldown.config.js': rollup, 'build.mjs': bundle('rolldown', 'rolldown.config.js') },
      webpack: {
        ...main,
        'webpack.config.js': webpack,
        'build.mjs': compile('webpack', 'webpack', 'webpack.config.js'),
      },
      rspack: {
        ...main,
        'rspack.config.js': webpack.replace("'docs-json-nav/webpack'", "'docs-json-nav/rspack'"),
        'build.mjs': compile('@rspack/core', '{ rspack }', 'rspack.config.js'),
      },
      esbuild: { ...main, 'build.mjs': having("'esbuild'") },
    };
  },
});
