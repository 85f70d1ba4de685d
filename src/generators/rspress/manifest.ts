import type { Manifest } from '../contract.ts';
import { themedDifferences, themedSupport } from '../manifests/themed.ts';

export const rspress: Manifest = {
  title: 'Rspress 2',
  name: 'Rspress',
  setup: '`plugins: [docsJsonNav({ root })]` of `docs-json-nav/rspress`',
  docsPage: 'rspress.md',
  entries: { rspress: 'src/entries/rspress.ts' },
  modules: ['src/generators/rspress/theme/index.ts'],
  copies: [{ from: 'src/generators/rspress/theme.css', to: 'dist/react/generators/rspress' }],
  exports: {
    './rspress': './dist/rspress.js',
    './rspress/theme': './dist/react/generators/rspress/theme/index.js',
    './rspress/theme.css': './dist/react/generators/rspress/theme.css',
  },
  peers: { '@rspress/core': '^2.0.0' },
  starterPackages: { '@rspress/core': '^2.0.0' },
  forms: { rspress: async () => (await import('./sidebar-config.ts')).createRspressSidebar },
  support: {
    ...themedSupport,
    utilities: { pages: '.docs-json-nav-page', dark: '.dark' },
  },
  comparison: {
    ...themedDifferences,
    pages: 'copies in `.docs-json-nav`',
    dates: 'from Git, without authors',
    newPages: 'the server restarts itself',
  },
};
