import { defineConfig, type UserConfig } from 'tsdown';
import { bundledLicences } from './build/licences.ts';
import { manifests } from './src/generators/all.ts';

/**
 * Packages whose code goes into ours, since we use a small part of them or of what they bring: see
 * `docs/dependencies.md`. Anything else that would be bundled fails the build.
 */
const bundled: (string | RegExp)[] = [
  'openapi-sampler',
  'yaml',
  // Markdown beyond its core.
  'remark-gfm',
  /^(?:mdast-util|micromark|unist-util|hast-util)-/,
  ...['ccount', 'devlop', 'escape-string-regexp', 'fault', 'format', 'longest-streak', 'markdown-table'],
  ...['trim-lines', 'vfile', 'vfile-message', '@ungap/structured-clone'],
  // What renders pages.
  ...[/^preact(?:-render-to-string)?$/, /^estree-/, 'astring', 'source-map'],
];

const common: UserConfig = {
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  dts: true,
  fixedExtension: false,
  // Modules that only a running generator has.
  deps: { neverBundle: [/^virtual[:-]/, /^@rspress\/core\//, /^@(?:theme|theme-init|docusaurus|generated)\//] },
};

const copies = manifests.flatMap((manifest) => manifest.copies);
const modules = manifests.flatMap((manifest) => manifest.modules);

const main: UserConfig = {
  ...common,
  plugins: [bundledLicences()],
  deps: { ...common.deps, onlyBundle: bundled },
  entry: {
    index: 'src/entries/index.ts',
    runtime: 'src/entries/runtime.ts',
    feedback: 'src/entries/feedback.ts',
    cli: 'src/entries/cli.ts',
    ...Object.assign({}, ...manifests.map(({ entries }) => entries)),
  },
  copy: copies.filter(({ to }) => !to.startsWith('dist/react')),
};

/** Module by module: a bundler of the site has to find `'use client'` where it was written. */
const react: UserConfig = {
  ...common,
  platform: 'neutral',
  entry: modules,
  root: 'src',
  outDir: 'dist/react',
  unbundle: true,
  copy: copies.filter(({ to }) => to.startsWith('dist/react')),
};

export default defineConfig([main, react]);
