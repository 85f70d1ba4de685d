import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostOf, type ResolvedSite, resolveSite } from '../../src/resolve.ts';
import { config, folderOf } from '../support/folder.ts';

/** Enough for facts to be kept of them. */
const names = Array.from({ length: 210 }, (_, index) => `${index % 2 === 0 ? 'even' : 'odd'}/page-${index}.mdx`);
/** Longer than any tick of a disk that tests run on. */
const tick = 20;

beforeEach(() => {
  // As if each run were a while after the edit before it: files are old enough to be kept.
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Texts of one length, so that nothing but a time or an inode tells one from another. */
const texts = ['First', 'Other', '{{n}}'].flatMap((title) =>
  ['/odd/page-1', '/odd/page-7', '/gone/page7'].map(
    (link) => `---\ntitle: "${title}"\n---\n\n[To](${link}) ${title === 'Other' ? '{{n}}' : '((n))'}\n`,
  ),
);
const others = [
  '---\ntitle: "Open\n---\n',
  '# No front matter\n',
  "import Part from '/odd/page-1.mdx'\n\n<Part />\n",
  '---\nurl: javascript:alert(1)\n---\n',
  '\0',
];

/** Specifications that are large enough to be kept, sound ones and others. */
const operation = (summary: string, more: object = {}) => ({ summary, description: 'See [it](/odd/page-1).', ...more });
const specifications = [
  ...[operation('List'), operation('Lost'), operation('List', { 'x-hidden': true, tags: ['users'] })],
  operation('List', { 'x-mint': { href: '/users', metadata: { icon: 'user' }, content: 'Own words.' } }),
  operation('List', { deprecated: true, requestBody: { $ref: 'parts.json#/body' } }),
].map((get) => specification({ '/users': { get, post: operation('Make') }, '/users/{id}': { get: operation('Get') } }));
specifications.push(
  specification({ '/users': { get: { $ref: '#/gone' } } }),
  specification({}).replace('"paths"', '"openapi": "3.1.0", "paths"'),
  `${specification({ '/users': { get: operation('List') } }).slice(0, -1)},}`,
  '',
);

function specification(paths: object): string {
  const info = { title: 'API', version: '1', description: 'Words. '.repeat(5000) };
  return JSON.stringify({ openapi: '3.1.0', info, paths });
}

type Edit = (root: string) => void;

const file = fc.constantFrom(...names.slice(0, 8));
const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...texts) }, fc.constantFrom(...others));

const isFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** Writes a file, and sets back the time of its last writing: only that of its last change tells of it. */
function write(path: string, content: string): void {
  writeFileSync(path, content);
  utimesSync(path, 1e9, 1e9);
}

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(file, text).map(([name, content]) => (root: string) => {
    if (isFile(join(root, name))) write(join(root, name), content);
  }),
  fc.tuple(file, text).map(([name, content]) => (root: string) => {
    remove(join(root, name));
    write(join(root, name), content);
  }),
  fc.tuple(file, text).map(([name, content]) => (root: string) => {
    write(join(root, 'new'), content);
    remove(join(root, name));
    renameSync(join(root, 'new'), join(root, name));
  }),
  fc.tuple(file, file).map(([one, two]) => (root: string) => {
    if (one === two || !isFile(join(root, one)) || !isFile(join(root, two))) return;
    renameSync(join(root, one), join(root, 'held'));
    renameSync(join(root, two), join(root, one));
    renameSync(join(root, 'held'), join(root, two));
  }),
  fc.tuple(file, file).map(([name, target]) => (root: string) => {
    if (name === target) return;
    remove(join(root, name));
    symlinkSync(join(root, target), join(root, name));
  }),
  file.map((name) => (root: string) => {
    remove(join(root, name));
    symlinkSync(join(root, '../outside.mdx'), join(root, name));
  }),
  fc.tuple(file, file).map(([name, target]) => (root: string) => {
    if (name === target || !isFile(join(root, target))) return;
    remove(join(root, name));
    linkSync(join(root, target), join(root, name));
  }),
  file.map((name) => (root: string) => {
    remove(join(root, name));
    mkdirSync(join(root, name));
  }),
  file.map((name) => (root: string) => remove(join(root, name))),
  fc.constantFrom(...specifications).map((written) => (root: string) => {
    const path = join(root, 'api.json');
    const before = lstatSync(path, { throwIfNoEntry: false });
    writeFileSync(path, written);
    if (before !== undefined) utimesSync(path, before.atime, before.mtime);
  }),
  fc.constantFrom('n', 'm').map((variable) => (root: string) => {
    writeFileSync(join(root, 'docs.json'), configOf(variable));
  }),
  fc
    .constantFrom('front-matter.json', 'specifications.json', 'body-keys.json', 'bodies.json')
    .map((kept) => (root: string) => {
      const cache = join(root, '../node_modules/.cache/docs-json-nav');
      const path = join(cache, kept === 'bodies.json' ? kept : `files/docs/${kept}`);
      if (isFile(path)) writeFileSync(path, readFileSync(path).subarray(0, -40));
    }),
);

function configOf(variable: string): string {
  const pages = names.map((name) => name.slice(0, -4));
  const groups = [
    { group: 'Pages', pages },
    { group: 'API', openapi: 'api.json' },
  ];
  return config({ groups }, { variables: { [variable]: 'Value' } });
}

/** All that a site says, what stands on the pages of its endpoints too. */
async function says({ model, diagnostics, inputs, endpointMarkdown }: ResolvedSite): Promise<string> {
  const routes = Object.values(model.pages).flatMap(({ route, endpoint }) => (endpoint === undefined ? [] : [route]));
  const endpoints = await Promise.all(routes.map(endpointMarkdown));
  return JSON.stringify([model, diagnostics, [...inputs].sort(), endpoints]);
}

test('a site of which facts are kept is the same site, whatever happens to its files between runs', async () => {
  const step = fc.record({ edits: fc.array(edit, { maxLength: 5 }), content: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const folder = folderOf({
        'package.json': '{}',
        'outside.mdx': texts[0] as string,
        'docs/docs.json': configOf('n'),
        'docs/api.json': specifications[0] as string,
        ...Object.fromEntries(names.map((name, index) => [`docs/${name}`, texts[index % texts.length] as string])),
      });
      const root = join(folder, 'docs');
      for (const name of names) utimesSync(join(root, name), 1e9, 1e9);
      await setTimeout(tick);
      await resolveSite({ root, content: true });
      expect(readdirSync(join(folder, 'node_modules/.cache/docs-json-nav/files/docs')).sort()).toEqual([
        'body-keys.json',
        'front-matter.json',
        'specifications.json',
      ]);
      for (const { edits, content } of steps) {
        await setTimeout(tick);
        for (const change of edits) change(root);
        const options = { root, content };
        const fresh = await says(await resolveSite(options, (await hostOf(options)).host));
        expect(await says(await resolveSite(options))).toBe(fresh);
        expect(await says(await resolveSite(options))).toBe(fresh);
      }
    }),
    { numRuns: 20 },
  );
});
