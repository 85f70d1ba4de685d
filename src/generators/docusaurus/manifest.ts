import type { Manifest } from '../contract.ts';
import { themedDifferences, themedSupport } from '../manifests/themed.ts';

export const docusaurus: Manifest = {
  title: 'Docusaurus 3.10',
  name: 'Docusaurus',
  setup: "`plugins: [['docs-json-nav/docusaurus', { root }]]`",
  docsPage: 'docusaurus.md',
  entries: {
    docusaurus: 'src/entries/docusaurus.ts',
    'docusaurus/plugin': 'src/generators/docusaurus/plugin.ts',
  },
  modules: ['src/generators/docusaurus/theme/**/*.{ts,tsx}'],
  copies: [{ from: 'src/generators/docusaurus/styles.css', to: 'dist/react/generators/docusaurus' }],
  exports: { './docusaurus': './dist/docusaurus.js' },
  peers: { '@docusaurus/core': '^3.10.0' },
  starterPackages: {
    '@docusaurus/core': '^3.10.2',
    '@docusaurus/preset-classic': '^3.10.2',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
  },
  forms: { docusaurus: async () => (await import('./sidebars.ts')).createDocusaurusSidebars },
  support: {
    ...themedSupport,
    utilities: { pages: '.docs-json-nav-page', dark: '[data-theme="dark"]' },
  },
  comparison: {
    ...themedDifferences,
    pages: 'written to `.docusaurus`',
  },
};
