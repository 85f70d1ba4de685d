/* Exports of the package that don't belong to a single generator. */

import type { Manifest } from '../contract.ts';

export const react: Manifest = {
  title: 'React',
  name: 'React',
  setup: 'parts of `docs-json-nav/react`',
  docsPage: 'fumadocs.md',
  modules: ['src/entries/react.ts'],
  copies: [{ from: 'src/generators/react/*.css', to: 'dist/react' }],
  exports: {
    './react': './dist/react/entries/react.js',
    './react/styles.css': './dist/react/styles.css',
  },
  peers: { react: '^18.2.0 || ^19.0.0' },
};

/** Browser script and styles of pages, and navigation components for custom themes. */
export const pageComponents: Manifest = {
  title: 'Components of pages',
  name: 'components',
  setup: 'nothing: generators bring them',
  docsPage: 'generators.md',
  entries: { 'dialect/client': 'src/render/client.ts', 'parts/parts': 'src/generators/parts/parts.ts' },
  scripts: { plain: 'src/render/islands/browser/plain.ts' },
  copies: [
    { from: 'src/render/styles/*.css', to: 'dist/dialect' },
    { from: 'src/generators/parts/styles.css', to: 'dist/parts' },
  ],
  exports: { './pages': './dist/dialect/client.js', './pages.css': './dist/dialect/index.css' },
  peers: {
    '@iconify-json/fa6-brands': '^1',
    '@iconify-json/fa6-regular': '^1',
    '@iconify-json/fa6-solid': '^1',
    '@iconify-json/lucide': '^1',
    '@iconify-json/tabler': '^1',
    '@scalar/api-client': '^3.21.1',
    '@unocss/core': '^66.12.0',
    '@unocss/preset-wind3': '^66.12.0',
    mermaid: '^11.0.0 || ^12.0.0',
    shiki: '^2.0.0 || ^3.0.0 || ^4.0.0',
    temml: '^0.13.5',
  },
};

const bundlerNames = ['vite', 'rollup', 'rolldown', 'webpack', 'rspack', 'esbuild'];

export const bundlers: Manifest = {
  title: 'Vite, Rollup, Rolldown, webpack, Rspack, esbuild',
  name: 'bundlers',
  setup: 'a plugin, and the model as a module',
  docsPage: 'bundlers.md',
  entries: Object.fromEntries(bundlerNames.map((name) => [name, `src/entries/${name}.ts`])),
  exports: Object.fromEntries(bundlerNames.map((name) => [`./${name}`, `./dist/${name}.js`])),
  // jiti reads settings files in TypeScript on Node 20.
  peers: { vite: '^5.4.0 || ^6.0.0 || ^7.0.0 || ^8.0.0', jiti: '^2.4.2' },
};
