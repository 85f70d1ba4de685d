/*
 * Sentences of the format's description about the file and its structure, checked in real builds: Vite bundles the model
 * with the built package, and the built script runs in Node.
 */

import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { config, folderOf, page } from '../support/folder.ts';
import { packageRoot, runNode } from '../support/run.ts';

const vite = join(packageRoot, 'node_modules/vite/bin/vite.js');

/** Prints each page with the labels around it, and the pages before and after it. */
const script = `import site from 'virtual:docs-json-nav';
import { neighborsOf } from 'docs-json-nav/runtime';
const rows = Object.values(site.pages).map((page) => {
  const [placement] = page.placements;
  const { previous, next } = neighborsOf(site, placement);
  return [page.route, placement.breadcrumbs.map(({ label }) => label), previous?.route ?? null, next?.route ?? null];
});
console.log(JSON.stringify(rows));
`;

/** Builds a project with Vite, and runs the built script. */
async function build(docs: Readonly<Record<string, string>>) {
  const files = Object.entries(docs).map(([name, text]) => [`docs/${name}`, text] as const);
  const folder = folderOf({
    'main.js': script,
    'vite.config.mjs': `import docsJsonNav from 'docs-json-nav/vite';
export default {
  logLevel: 'warn',
  plugins: [docsJsonNav({ root: 'docs' })],
  build: { ssr: 'main.js', target: 'node20' },
  ssr: { noExternal: true },
};
`,
    ...Object.fromEntries(files),
  });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(packageRoot, join(folder, 'node_modules/docs-json-nav'), 'dir');
  const built = await runNode([vite, 'build'], folder, { GITHUB_ACTIONS: '' });
  const output = built.stdout + built.stderr;
  if (built.status !== 0) return { ...built, output, rows: undefined };
  const [file = ''] = readdirSync(join(folder, 'dist')).filter((name) => /^main\.m?js$/.test(name));
  const ran = await runNode([join(folder, 'dist', file)], folder);
  return { ...built, output, rows: JSON.parse(ran.stdout) as unknown };
}

const pages = { 'a.mdx': page('a'), 'b.mdx': page('b'), 'c.mdx': page('c') };

describe('a Vite build', () => {
  test('the `navigation` property of the site configuration file `docs.json` defines the structure and information hierarchy of a documentation site.', async () => {
    const tabs = [
      { tab: 'T', groups: [{ group: 'G', pages: ['b', { group: 'N', pages: ['a'] }] }] },
      { tab: 'U', pages: ['c'] },
    ];
    const { output, rows } = await build({ 'docs.json': config({ tabs }), ...pages });
    expect(rows, output).toEqual([
      ['/b', ['T', 'G'], null, '/a'],
      ['/a', ['T', 'G', 'N'], '/b', null],
      ['/c', ['U'], null, null],
    ]);
  });

  test.each([
    [
      'Each page is an MDX file in the documentation repository.',
      { groups: [{ group: 'G', pages: ['a', 'd'] }] },
      'page-missing',
    ],
    [
      'Exactly one primary organizational pattern is chosen',
      { pages: ['a'], tabs: [{ tab: 'T', pages: ['b'] }] },
      'pattern-conflict',
    ],
    ['A root-level parent element is required.', {}, 'navigation-missing'],
    [
      'A tab may not hold both anchors and groups at the same level.',
      { tabs: [{ tab: 'T', anchors: [{ anchor: 'A', pages: ['a'] }], groups: [{ group: 'G', pages: ['b'] }] }] },
      'pattern-conflict',
    ],
  ])('%s Otherwise the build fails with a location in docs.json.', async (_, navigation, code) => {
    const { status, output } = await build({ 'docs.json': config(navigation), ...pages });
    expect(status).toBe(1);
    expect(output).toContain(code);
    expect(output).toMatch(/docs\.json:\d+:\d+/);
  });
});
