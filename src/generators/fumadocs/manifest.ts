import type { Manifest } from '../contract.ts';
import { themedDifferences, themedSupport } from '../manifests/themed.ts';

export const fumadocs: Manifest = {
  title: 'Next.js 16 with Fumadocs 16',
  name: 'Fumadocs',
  setup: '`withDocsJsonNav(config, { root })` of `docs-json-nav/next`, and `docs-json-nav/fumadocs`',
  docsPage: 'fumadocs.md',
  modules: ['src/entries/fumadocs.ts', 'src/generators/fumadocs/sidebar.tsx'],
  copies: [{ from: 'src/generators/fumadocs/styles.css', to: 'dist/react/generators/fumadocs' }],
  exports: {
    './fumadocs': './dist/react/entries/fumadocs.js',
    './fumadocs/sidebar': './dist/react/generators/fumadocs/sidebar.js',
    './fumadocs/styles.css': './dist/react/generators/fumadocs/styles.css',
  },
  // No peers: peer dependencies of fumadocs-core conflict with projects that use Docusaurus.
  starterPackages: {
    // Minor versions have changed the layouts' props, so only the tested one is allowed.
    'fumadocs-core': '~16.15.13',
    'fumadocs-ui': '~16.15.13',
    next: '^16.4.6',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    '@types/node': '^22.0.0',
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    typescript: '^5.9.3',
  },
  forms: { fumadocs: async () => (await import('./tree.ts')).createFumadocsTrees },
  support: {
    ...themedSupport,
    unsupportedFeatures: ['documentLanguage', 'themeTexts'],
    redirectParameters: true,
    dependencyProviders: ['fumadocs-core'],
    utilities: { pages: '.docs-json-nav-page', dark: '.dark' },
  },
  comparison: {
    ...themedDifferences,
    pages: 'written to `.docs-json-nav`',
    tabs: 'row above everything',
    words: 'one language',
    parameters: 'yes; left out of a static export',
    redirectsInDev: 'read when the server starts',
    dates: 'none',
  },
};
