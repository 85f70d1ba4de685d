import { defineConfig, type UserConfig } from 'tsdown';
import { bundledLicences } from './build/licences.ts';

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

const main: UserConfig = {
  ...common,
  plugins: [bundledLicences()],
  deps: { ...common.deps, onlyBundle: bundled },
  entry: {
    index: 'src/entries/index.ts',
    runtime: 'src/entries/runtime.ts',
    feedback: 'src/entries/feedback.ts',
    vite: 'src/entries/vite.ts',
    rollup: 'src/entries/rollup.ts',
    rolldown: 'src/entries/rolldown.ts',
    webpack: 'src/entries/webpack.ts',
    rspack: 'src/entries/rspack.ts',
    esbuild: 'src/entries/esbuild.ts',
    astro: 'src/entries/astro.ts',
    'astro/loader': 'src/generators/astro/loader.ts',
    starlight: 'src/entries/starlight.ts',
    'starlight/middleware': 'src/generators/starlight/middleware.ts',
    next: 'src/entries/next.ts',
    docusaurus: 'src/entries/docusaurus.ts',
    'docusaurus/plugin': 'src/generators/docusaurus/plugin.ts',
    rspress: 'src/entries/rspress.ts',
    vitepress: 'src/entries/vitepress.ts',
    cli: 'src/entries/cli.ts',
    'dialect/client': 'src/kit/dialect/client/start.ts',
  },
  // Components are compiled in the site that uses them.
  copy: [
    { from: 'src/generators/starlight/components', to: 'dist/starlight' },
    { from: 'src/generators/vitepress/theme', to: 'dist/vitepress' },
    { from: 'src/kit/dialect/styles/*.css', to: 'dist/dialect' },
  ],
};

/** Module by module: a bundler of the site has to find `'use client'` where it was written. */
const react: UserConfig = {
  ...common,
  platform: 'neutral',
  entry: [
    'src/entries/react.ts',
    'src/kit/react/mdx/components.tsx',
    'src/entries/fumadocs.ts',
    'src/generators/fumadocs/sidebar.tsx',
    'src/generators/docusaurus/theme/**/*.{ts,tsx}',
    'src/generators/rspress/theme/index.ts',
  ],
  root: 'src',
  outDir: 'dist/react',
  unbundle: true,
  copy: [
    { from: 'src/kit/react/*.css', to: 'dist/react' },
    { from: 'src/generators/fumadocs/styles.css', to: 'dist/react/generators/fumadocs' },
    { from: 'src/generators/docusaurus/styles.css', to: 'dist/react/generators/docusaurus' },
    { from: 'src/generators/rspress/theme.css', to: 'dist/react/generators/rspress' },
  ],
};

export default defineConfig([main, react]);
