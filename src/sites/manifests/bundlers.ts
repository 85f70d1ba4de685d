import type { Manifest } from '../contract.ts';

const names = ['vite', 'rollup', 'rolldown', 'webpack', 'rspack', 'esbuild'];

export const bundlers: Manifest = {
  title: 'Vite, Rollup, Rolldown, webpack, Rspack, esbuild',
  name: 'bundlers',
  setup: 'a plugin, and the model as a module',
  page: 'bundlers.md',
  entries: Object.fromEntries(names.map((name) => [name, `src/entries/${name}.ts`])),
  modules: [],
  copies: [],
  doors: Object.fromEntries(names.map((name) => [`./${name}`, `./dist/${name}.js`])),
  peers: { vite: '^5.4.0 || ^6.0.0 || ^7.0.0 || ^8.0.0' },
  forms: {},
};
