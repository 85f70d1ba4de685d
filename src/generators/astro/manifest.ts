import type { Manifest } from '../contract.ts';

export const astro: Manifest = {
  title: 'Astro 7',
  name: 'Astro',
  setup: '`integrations: [docsJsonNav({ root })]` of `docs-json-nav/astro`',
  docsPage: 'starlight.md',
  entries: { astro: 'src/entries/astro.ts', 'astro/loader': 'src/generators/astro/loader.ts' },
  exports: { './astro': './dist/astro.js', './astro/loader': './dist/astro/loader.js' },
  peers: { astro: '^6.0.0 || ^7.0.0' },
  support: { unsupportedFeatures: [], redirectParameters: false, dependencyProviders: ['astro'], highlighter: 'shiki' },
};
