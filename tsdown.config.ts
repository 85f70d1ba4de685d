import { resolve } from 'node:path';
import { defineConfig, type UserConfig } from 'tsdown';
import { bundledLicenses } from './build/licenses.ts';
import { minifiedChunks } from './build/minified-chunks.ts';
import { modulesOf } from './build/modules-of.ts';
import { schemas } from './build/schemas.ts';
import { manifests } from './src/generators/all.ts';

/**
 * Packages whose code goes into ours, since we use a small part of them or of what they bring: see
 * `docs/dependencies.md`. Anything else that would be bundled fails the build.
 */
const bundled: (string | RegExp)[] = [
  // Types of the nodes that endpoint pages are made of.
  '@types/mdast',
  '@types/unist',
  // Markdown beyond its core.
  'remark-gfm',
  /^(?:mdast-util|micromark|unist-util|hast-util)-/,
  ...['ccount', 'devlop', 'escape-string-regexp', 'fault', 'format', 'longest-streak', 'markdown-table'],
  ...['picocolors', 'trim-lines', 'vfile', 'vfile-message', '@ungap/structured-clone'],
  // What asks and shows at a terminal.
  ...['diff', /^@clack\//, 'sisteransi', /^fast-(?:string-width|string-truncated-width|wrap-ansi)$/],
  // What renders pages.
  ...[/^preact(?:-render-to-string)?$/, /^estree-/, 'astring', 'source-map', '@sveltejs/acorn-typescript'],
  // What lets style sheets of sites count in their pages alone.
  ...[/^postcss(?:-safe-parser|-selector-parser)?$/, 'nanoid', 'source-map-js', 'util-deprecate'],
  // What talks to editors.
  ...[/^vscode-languageserver(?:-protocol|-textdocument|-types)?$/, 'vscode-jsonrpc'],
  // What checks answers of the feedback service.
  'zod',
  // What writes them as Markdown.
  ...['parse5', 'entities'],
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

const copies = manifests.flatMap((manifest) => manifest.copies ?? []);
const modules = manifests.flatMap((manifest) => manifest.modules ?? []);

const entries: Readonly<Record<string, string>> = Object.assign(
  {
    index: 'src/entries/index.ts',
    runtime: 'src/entries/runtime.ts',
    feedback: 'src/entries/feedback.ts',
    cli: 'src/entries/cli.ts',
  },
  ...manifests.map((manifest) => manifest.entries),
);

/** What a plain `check` loads, and nearly all of it every plugin: one file, since opening thirty costs more. */
const core = modulesOf(['src/cli/main.ts']);
const resolving = resolve('src/site/resolve.ts');
const resolves = ([name, file]: readonly [string, string]): boolean =>
  name === 'cli' || modulesOf([file]).has(resolving);

/** Chunks of other packages' code alone: what talks to editors, and what reads style sheets. */
const others = [
  { name: 'editor-protocol', test: /[\\/]node_modules[\\/]vscode-/ },
  {
    name: 'style-sheet-parser',
    test: /[\\/]node_modules[\\/](?:postcss|nanoid|picocolors|source-map-js|util-deprecate)/,
  },
];

/** What resolves a site. */
const main: UserConfig = {
  ...common,
  plugins: [bundledLicenses(), schemas(), minifiedChunks(others.map(({ name }) => name))],
  deps: { ...common.deps, onlyBundle: bundled },
  entry: Object.fromEntries(Object.entries(entries).filter(resolves)),
  outputOptions: {
    codeSplitting: {
      // Doors of rooms lead to what a plain check has no use for.
      includeDependenciesRecursively: false,
      groups: [{ name: 'core', test: (id: string) => core.has(id) }, ...others],
    },
  },
  copy: copies.filter(({ to }) => !to.startsWith('dist/react')),
};

/** Doors that do without: browsers and pages load some of them, and nothing of the core. */
const light: UserConfig = {
  ...common,
  entry: Object.fromEntries(Object.entries(entries).filter((entry) => !resolves(entry))),
};

/** Module by module: a bundler of the site has to find `'use client'` where it was written. */
const react: UserConfig = {
  ...common,
  platform: 'neutral',
  // Doors of rooms lead to packages that nothing in these modules uses.
  deps: { neverBundle: /^(?:node:|virtual[:-]|@?[a-z][\w.-]*(?:\/|$))/ },
  entry: modules,
  root: 'src',
  outDir: 'dist/react',
  unbundle: true,
  copy: copies.filter(({ to }) => to.startsWith('dist/react')),
};

/** What brings the parts of pages that hold state to life: a page loads one file, and only where it has such a part. */
const scripts = manifests
  .flatMap((manifest) => Object.entries(manifest.scripts ?? {}))
  .map(
    ([name, source]): UserConfig => ({
      ...common,
      plugins: [bundledLicenses()],
      platform: 'browser',
      target: 'es2022',
      dts: false,
      minify: true,
      deps: { alwaysBundle: [/./], onlyBundle: ['preact'] },
      entry: { [name]: source },
      outDir: `dist/islands/${name}`,
    }),
  );

/** The script of the page that `report` writes: one file, since the page holds it. */
const report: UserConfig = {
  plugins: [bundledLicenses()],
  entry: { client: 'src/report/client/main.tsx' },
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  dts: false,
  outDir: 'dist/report',
  deps: { alwaysBundle: [/./], onlyBundle: ['preact'] },
  outputOptions: { entryFileNames: '[name].js' },
  copy: [{ from: 'src/report/client/styles.css', to: 'dist/report' }],
};

export default defineConfig([main, light, react, report, ...scripts]);
