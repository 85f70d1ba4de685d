import type { Manifest } from '../manifest.ts';

/** What pages need in a browser: a script and styles, which no site imports by name. */
export const dialect: Manifest = {
  title: 'Components of pages',
  name: 'components',
  setup: 'nothing: generators bring them',
  page: 'generators.md',
  entries: { 'dialect/client': 'src/kit/dialect/client/start.ts' },
  modules: [],
  copies: [{ from: 'src/kit/dialect/styles/*.css', to: 'dist/dialect' }],
  doors: {},
  peers: {},
  forms: {},
};
