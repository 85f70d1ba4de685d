import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/**
 * The layers, lowest first: a file may import from its own layer and from those above it in this list. Names are
 * folders and files of `src/`.
 */
const layers: readonly (readonly string[])[] = [
  ['values'],
  ['diagnostics/catalogue'],
  ['schema/nearest.ts', 'schema/languages.ts', 'schema/elements.ts', 'schema/fields.ts', 'schema/empty.ts'],
  ['schema/check.ts', 'json', 'host', 'links/safe-address.ts'],
  ['openapi', 'feedback'],
  ['content', 'model'],
  ['load.ts', 'parse.ts', 'validate.ts', 'inherit.ts', 'gather.ts', 'expand.ts', 'link.ts', 'inspect.ts', 'model.ts'],
  ['pipeline.ts', 'diagnostics', 'runtime.ts'],
  ['body-reader.ts'],
  ['resolve.ts', 'config.ts'],
  ['index.ts', 'integrations', 'cli'],
  [
    'vite.ts',
    'rollup.ts',
    'rolldown.ts',
    'webpack.ts',
    'rspack.ts',
    'esbuild.ts',
    'feedback.ts',
    'astro.ts',
    'starlight.ts',
    'react.ts',
    'next.ts',
    'fumadocs.ts',
    'docusaurus.ts',
    'rspress.ts',
    'vitepress.ts',
    'cli.ts',
  ],
];
/** Used by several layers for its types; it loads what it needs itself. */
const options = ['options.ts', 'schema/options.ts'];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

function layerOf(file: string): number {
  const found = layers.findIndex((names) => names.some((name) => file === name || file.startsWith(`${name}/`)));
  if (found === -1 && !options.includes(file)) throw new Error(`${file} is in no layer`);
  return found;
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map((match) => match[1] as string);
}

test.each(files)('%s imports one way', (file) => {
  const own = layerOf(file);
  for (const specifier of importsOf(file)) {
    if (!specifier.startsWith('.')) continue;
    const target = relative(source, join(source, dirname(file), specifier));
    if (options.includes(file) || options.includes(target)) continue;
    expect(layerOf(target), `${file} imports ${target}`).toBeLessThanOrEqual(own);
  }
});

/** The only places that know Node: the host, what finds and reads a config file, and the command line. */
const withNode = [
  'host/node.ts',
  'host/remote',
  'host/remote-fetcher.ts',
  'host/body-cache.ts',
  'host/cache-folder.ts',
  'body-reader.ts',
  'feedback',
  'options.ts',
  'config.ts',
  'cli.ts',
  'cli',
  'integrations',
  'diagnostics/report/colors.ts',
];

test.each(files)('%s knows Node only where it may', (file) => {
  const node = importsOf(file).filter((specifier) => specifier.startsWith('node:'));
  if (withNode.some((name) => file === name || file.startsWith(`${name}/`))) return;
  expect(node).toEqual([]);
});

test('the runtime has no dependencies', () => {
  expect(importsOf('runtime.ts')).toEqual(['./values/site.ts']);
});
