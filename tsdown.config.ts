import { resolve } from 'node:path';
import { defineConfig, type UserConfig } from 'tsdown';
import { bundledLicenses } from './build/licenses.ts';
import { minifiedChunks } from './build/minified-chunks.ts';
import { modulesOf } from './build/modules-of.ts';
import { schemas } from './build/schemas.ts';
import { manifests } from './src/generators/all.ts';

/**
 * Packages that are bundled because only a small part of each is used: see `docs/dependencies.md`. The build fails if
 * any other package would be bundled.
 */
const bundled: (string | RegExp)[] = [
  // Node types of endpoint pages.
  '@types/mdast',
  '@types/unist',
  // Markdown extensions.
  'remark-gfm',
  /^(?:mdast-util|micromark|unist-util|hast-util)-/,
  ...['ccount', 'devlop', 'escape-string-regexp', 'fault', 'format', 'longest-streak', 'markdown-table'],
  ...['picocolors', 'trim-lines', 'vfile', 'vfile-message', '@ungap/structured-clone'],
  // Terminal prompts and colors.
  ...['diff', /^@clack\//, 'sisteransi', /^fast-(?:string-width|string-truncated-width|wrap-ansi)$/],
  // Page rendering.
  ...[/^preact(?:-render-to-string)?$/, /^estree-/, 'astring', 'source-map', '@sveltejs/acorn-typescript'],
  // Scoping of a site's style sheets to the content of its pages.
  ...[/^postcss(?:-safe-parser|-selector-parser)?$/, 'nanoid', 'source-map-js', 'util-deprecate'],
  // Language server protocol.
  ...[/^vscode-languageserver(?:-protocol|-textdocument|-types)?$/, 'vscode-jsonrpc'],
  // Validation of responses of the feedback service.
  'zod',
  // Parses the HTML of pages.
  ...['parse5', 'entities'],
];

const common: UserConfig = {
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  dts: true,
  fixedExtension: false,
  // Modules that exist only inside a running generator.
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

/**
 * Modules that a plain `check` loads, and nearly all of which every plugin loads. One file, because opening thirty
 * files takes longer.
 */
const core = modulesOf(['src/cli/main.ts']);
const resolving = resolve('src/site/resolve.ts');
const resolves = ([name, file]: readonly [string, string]): boolean =>
  name === 'cli' || modulesOf([file]).has(resolving);

/** Chunks that contain only code of other packages. */
const others = [
  { name: 'editor-protocol', test: /[\\/]node_modules[\\/]vscode-/ },
  {
    name: 'style-sheet-parser',
    test: /[\\/]node_modules[\\/](?:postcss|nanoid|picocolors|source-map-js|util-deprecate)/,
  },
];

/** Entries that resolve a site. */
const main: UserConfig = {
  ...common,
  plugins: [bundledLicenses(), schemas(), minifiedChunks(others.map(({ name }) => name))],
  deps: { ...common.deps, onlyBundle: bundled },
  entry: Object.fromEntries(Object.entries(entries).filter(resolves)),
  outputOptions: {
    codeSplitting: {
      // Barrel files import modules that a plain check doesn't need.
      includeDependenciesRecursively: false,
      groups: [{ name: 'core', test: (id: string) => core.has(id) }, ...others],
    },
  },
  copy: copies.filter(({ to }) => !to.startsWith('dist/react')),
};

/** Entries that don't resolve a site and load nothing of the core. Browsers and pages load some of them. */
const light: UserConfig = {
  ...common,
  entry: Object.fromEntries(Object.entries(entries).filter((entry) => !resolves(entry))),
};

/** One output file per module: the site's bundler must find `'use client'` at the top of the file that contains it. */
const react: UserConfig = {
  ...common,
  platform: 'neutral',
  // Barrel files import packages that these modules don't use.
  deps: { neverBundle: /^(?:node:|virtual[:-]|@?[a-z][\w.-]*(?:\/|$))/ },
  entry: modules,
  root: 'src',
  outDir: 'dist/react',
  unbundle: true,
  copy: copies.filter(({ to }) => to.startsWith('dist/react')),
};

/** Scripts that hydrate stateful components. A page loads one file, and only if it has such a component. */
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
      deps: { alwaysBundle: [/./], onlyBundle: ['preact', 'minisearch'] },
      entry: { [name]: source },
      outDir: `dist/islands/${name}`,
    }),
  );

/** Script of the page that `report` writes. One file, because it is inlined in the page. */
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

/** Script that `preview` adds to pages, to show findings and to follow edits. */
const preview: UserConfig = {
  ...report,
  plugins: [],
  entry: { client: 'src/cli/preview/client/main.ts' },
  format: 'esm',
  outDir: 'dist/preview',
  copy: [],
};

export default defineConfig([main, light, react, report, preview, ...scripts]);
