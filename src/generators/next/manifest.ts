import type { Manifest } from '../contract.ts';

export const next: Manifest = {
  title: 'Next.js 16',
  name: 'Next.js',
  setup: '`withDocsJsonNav(config, { root })` of `docs-json-nav/next`',
  docsPage: 'fumadocs.md',
  entries: { next: 'src/entries/next.ts' },
  exports: { './next': './dist/next.js' },
  peers: { next: '^16.0.0' },
};
