import type { Manifest } from '../../kit/manifest/manifest.ts';
import { themedDifferences, themedKeeping } from '../../kit/manifest/themed.ts';

export const docusaurus: Manifest = {
  title: 'Docusaurus 3.10',
  name: 'Docusaurus',
  setup: "`plugins: [['docs-json-nav/docusaurus', { root }]]`",
  page: 'docusaurus.md',
  entries: {
    docusaurus: 'src/entries/docusaurus.ts',
    'docusaurus/plugin': 'src/generators/docusaurus/plugin.ts',
  },
  scripts: { docusaurus: 'src/generators/docusaurus/islands.ts' },
  modules: ['src/generators/docusaurus/theme/**/*.{ts,tsx}'],
  copies: [{ from: 'src/generators/docusaurus/styles.css', to: 'dist/react/generators/docusaurus' }],
  doors: { './docusaurus': './dist/docusaurus.js' },
  peers: { '@docusaurus/core': '^3.10.0' },
  forms: { docusaurus: async () => (await import('./sidebars.ts')).docusaurusSidebars },
  keeps: {
    ...themedKeeping,
    utilities: { pages: '.docs-json-nav-page', dark: '[data-theme="dark"]' },
  },
  differs: {
    ...themedDifferences,
    pages: 'written to `.docusaurus`',
  },
};
