import type { Manifest } from '../contract.ts';

/** What pages need in a browser: a script, and styles. */
export const dialect: Manifest = {
  title: 'Components of pages',
  name: 'components',
  setup: 'nothing: generators bring them',
  page: 'generators.md',
  entries: { 'dialect/client': 'src/render/client.ts' },
  scripts: { plain: 'src/render/islands/browser/plain.ts' },
  modules: [],
  copies: [{ from: 'src/render/styles/*.css', to: 'dist/dialect' }],
  doors: { './pages': './dist/dialect/client.js', './pages.css': './dist/dialect/index.css' },
  peers: {},
  forms: {},
};
