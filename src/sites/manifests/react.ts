import type { Manifest } from '../contract.ts';

/** The parts that generators that render with React share. */
export const react: Manifest = {
  title: 'React',
  name: 'React',
  setup: 'parts of `docs-json-nav/react`',
  page: 'fumadocs.md',
  entries: {},
  modules: ['src/entries/react.ts'],
  copies: [{ from: 'src/sites/react/*.css', to: 'dist/react' }],
  doors: {
    './react': './dist/react/entries/react.js',
    './react/styles.css': './dist/react/styles.css',
  },
  peers: { react: '^18.2.0 || ^19.0.0' },
  forms: {},
};
