import type { Manifest } from '../contract.ts';
import { themedDifferences, themedSupport } from '../manifests/themed.ts';
import { vitePressOutputPath } from './output-path.ts';

export const vitepress: Manifest = {
  title: 'VitePress 1.6',
  name: 'VitePress',
  setup: '`withDocsJsonNav(config, { root })` of `docs-json-nav/vitepress`',
  docsPage: 'vitepress.md',
  entries: { vitepress: 'src/entries/vitepress.ts' },
  scripts: { vitepress: 'src/generators/vitepress/islands.ts' },
  copies: [{ from: 'src/generators/vitepress/theme', to: 'dist/vitepress' }],
  exports: { './vitepress': './dist/vitepress.js', './vitepress/theme': './dist/vitepress/theme/index.js' },
  peers: { vitepress: '^1.6.4' },
  starterPackages: { vitepress: '^1.6.4', vue: '^3.5.0' },
  forms: { vitepress: async () => (await import('./projection.ts')).vitePressThemeConfig },
  support: {
    ...themedSupport,
    outputPath: vitePressOutputPath,
    dependencyProviders: ['vitepress'],
    utilities: { pages: '.vp-doc', dark: '.dark' },
  },
  comparison: {
    ...themedDifferences,
    pages: 'written to `.vitepress/cache`',
    tabs: 'navigation bar',
  },
};
