import type { KnipConfig } from 'knip';
import { manifests } from './src/generators/all.ts';

/** Files that sites compile or import. */
const published = manifests.flatMap(({ copies = [], modules = [] }) => [
  ...copies.map(({ from }) => `${from}/**`).filter((from) => !from.includes('.css')),
  ...modules,
]);

const config: KnipConfig = {
  entry: [
    'src/entries/*.ts',
    ...published,
    ...manifests.flatMap(({ entries = {}, scripts = {} }) => [...Object.values(entries), ...Object.values(scripts)]),
    'test/**/*.test.{ts,tsx}',
    'bench/*.mjs',
    'editors/vscode/{src/extension.ts,*.mjs,tsdown.config.ts}',
    'website/{build,lighthouse,pictures}.mjs',
    'website/playground/{main,worker}.{ts,tsx}',
    'website/playground/node/*.ts',
    'fixtures/sites/demo/{run.mjs,vite.config.ts,src/**/*.ts}',
    'fixtures/feedback/server.mjs',
    'test/feedback/build-process.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    'test/**/*.{ts,tsx}',
    'build/*.{ts,mjs}',
    'bench/**/*.mjs',
    'editors/vscode/{src/*.ts,*.mjs,tsdown.config.ts}',
    'website/{build,lighthouse,pictures}.mjs',
    'website/playground/**/*.{ts,tsx}',
    'fixtures/sites/demo/**/*.{ts,mjs}',
    'fixtures/feedback/*.mjs',
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['mkdocs', 'mkfifo', 'nvim'],
  ignoreDependencies: [
    // Declared in the extension's package.json.
    'vscode',
    'vscode-languageclient',
    // Its schema is read as a file.
    '@microsoft/jest-sarif',
    '@iconify-json/.+',
    '@unocss/.+',
    'shiki',
    'temml',
    '@docusaurus/.+',
    '@theme/.+',
    '@theme-init/.+',
    '@rspress/core',
    'virtual-docs-json-nav',
    'vitepress',
    'vue',
  ],
};

export default config;
