import type { Manifest } from '../contract.ts';
import { themedDifferences, themedSupport } from '../manifests/themed.ts';

export const starlight: Manifest = {
  title: 'Starlight 0.38 to 0.42 (Astro 6 and 7)',
  name: 'Starlight',
  setup: '`plugins: [docsJsonNav({ root })]` of `docs-json-nav/starlight`',
  docsPage: 'starlight.md',
  entries: {
    starlight: 'src/entries/starlight.ts',
    'starlight/middleware': 'src/generators/starlight/middleware.ts',
  },
  scripts: { starlight: 'src/generators/starlight/islands.ts' },
  copies: [{ from: 'src/generators/starlight/components', to: 'dist/starlight' }],
  exports: {
    './starlight': './dist/starlight.js',
    './starlight/middleware': './dist/starlight/middleware.js',
    './starlight/components/*': './dist/starlight/components/*',
  },
  peers: { '@astrojs/starlight': '^0.38.0 || ^0.39.0 || ^0.40.0 || ^0.41.0 || ^0.42.0' },
  minNodeVersion: '22.12.0',
  starterPackages: { '@astrojs/starlight': '^0.42.4', astro: '^7.3.5' },
  forms: { starlight: async () => (await import('./projection.ts')).starlightSidebar },
  support: {
    ...themedSupport,
    needsLogoFile: true,
    dependencyProviders: ['astro', '@astrojs/starlight'],
    highlighter: 'own',
    utilities: { pages: '.sl-markdown-content', dark: '[data-theme="dark"]', spacesSiblings: true },
  },
  comparison: {
    ...themedDifferences,
    address: '`/guides/start/`',
    pages: 'the docs folder',
    badges: 'one badge with all labels',
    redirectsInDev: 'read when the server starts',
  },
};
