import {
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Options } from '../../src/core/options.ts';
import { SiteMemory } from '../../src/core/site-memory.ts';
import { type ResolvedSite, resolveSite } from '../../src/site/resolve.ts';
import { casesOf } from '../support/cases.ts';
import { config, folderOf, page } from '../support/folder.ts';

/** An edited docs folder, with the paths that a watcher would report. */
class EditedFolder {
  readonly root: string;
  readonly reportedPaths: string[] = [];

  constructor(root: string) {
    this.root = root;
  }

  write(file: string, text: string): void {
    const path = join(this.root, file);
    const reportedPath = firstMissing(this.root, file);
    // Skips a file whose path is a folder, or whose folder is a file.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
    if (isFile(dirname(path))) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    this.reportedPaths.push(realPathOf(reportedPath));
  }

  remove(file: string): void {
    const path = join(this.root, file);
    const seen = existsSync(dirname(path)) ? join(realPathOf(dirname(path)), basename(path)) : path;
    rmSync(path, { recursive: true, force: true });
    this.reportedPaths.push(seen);
  }

  /** Creates a symbolic link. Its target may be missing. */
  link(from: string, to: string): void {
    const path = join(this.root, from);
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined || !existsSync(dirname(path))) return;
    symlinkSync(join(this.root, to), path);
    this.reportedPaths.push(join(realPathOf(dirname(path)), basename(path)));
  }

  rename(from: string, to: string): void {
    if (!existsSync(join(this.root, from)) || existsSync(join(this.root, to))) return;
    renameSync(join(this.root, from), join(this.root, to));
    this.reportedPaths.push(join(this.root, from), join(this.root, to));
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Watchers report the real path of a file, not the path through a link. */
function realPathOf(path: string): string {
  return realpathSync.native(path);
}

/** Path that a folder watcher reports: the file, or the outermost new folder. */
function firstMissing(root: string, file: string): string {
  const steps = file.split('/');
  for (const index of steps.keys()) {
    const path = join(root, ...steps.slice(0, index + 1));
    if (!existsSync(path)) return path;
  }
  return join(root, file);
}

type Edit = (edited: EditedFolder) => void;

const paths = [
  ...['index', 'a', 'b', 'guides/a', 'guides/b', 'guides/index', 'api/one', 'AGENTS', 'deep/er/page'],
  // Paths that can conflict: a folder's index page, a provided page, an endpoint, a file of the same name.
  ...['guides', 'made/x/index', 'api-reference/one/one', 'b.md/page'],
];
const path = fc.constantFrom(...paths);
const title = fc.constantFrom('One', 'Two', '{{name}}', 'Ünï');
const frontMatters = fc.constantFrom(
  ...[
    '',
    'sidebarTitle: Short\n',
    'hidden: true\n',
    'deprecated: true\n',
    'icon: book\n',
    'tag: NEW\n',
    'noindex: true\n',
  ],
  ...[
    'openapi: GET /users\n',
    'openapi: GET /nowhere\n',
    'openapi: api.json POST /users\n',
    'asyncapi: events.json x\n',
  ],
  ...['url: "javascript:alert(1)"\n', 'url: https://example.com\n', 'broken: [\n', 'description: |\n  Long\n  text\n'],
);
const body = fc.constantFrom(
  ...['', '[a](/a)\n', '[gone](/gone)\n', '## Heading\n\n[here](#heading)\n', '{unclosed\n', '{{name}} {{other}}\n'],
  ...['import Part from "/snippets/part.mdx"\n\n<Part />\n', '[b](/guides/b#two)\n'],
);
const entry = fc.oneof(
  path,
  fc.constantFrom('GET /users', 'POST /users', 'GET /nothing', 'GUIDES/A', 'guides', 'a.mdx', 'made/x', '/b/'),
  fc.record({ group: title, pages: fc.array(path, { maxLength: 3 }), root: fc.option(path, { nil: undefined }) }),
);
const tab = fc.record(
  {
    tab: title,
    hidden: fc.boolean(),
    openapi: fc.constantFrom('api.json', 'missing.json', ['api.json', 'other.yaml']),
    pages: fc.array(entry, { maxLength: 4 }),
    href: fc.constantFrom('/a', '/nowhere'),
  },
  { requiredKeys: ['tab'] },
);
const navigation = fc.oneof(
  fc.record({ pages: fc.array(entry, { minLength: 1, maxLength: 6 }) }),
  fc.record({ tabs: fc.array(tab, { minLength: 1, maxLength: 3 }) }),
  fc.constant({ $ref: './nav.json' }),
  fc.constant({ tabs: [{ tab: 'T', $ref: 'parts/tab.json' }] }),
  // One file in two positions: complete, in parts, and in parts next to others.
  fc
    .shuffledSubarray(
      [
        { $ref: 'parts/tab.json' },
        { $ref: './parts/tab.json' },
        { tab: 'T', $ref: 'parts/tab.json' },
        { tab: 'U', pages: ['a'] },
      ],
      { minLength: 1 },
    )
    .map((tabs) => ({ tabs })),
  fc.array(fc.constantFrom('en', 'fr', 'de'), { minLength: 1, maxLength: 3 }).map((languages) => ({
    languages: languages.map((language) => ({ language, $ref: 'nav.json' })),
  })),
  fc.record({
    languages: fc.tuple(fc.array(path), fc.array(path)).map(([en, fr]) => [
      { language: 'en', pages: en },
      { language: 'fr', pages: fr },
    ]),
  }),
);
const settings = fc.record(
  {
    variables: fc.constantFrom({ name: 'Known' }, { name: 'Other', other: 'x' }),
    redirects: fc.constantFrom([{ source: '/gone', destination: '/a' }], [{ source: '/a', destination: '/nowhere' }]),
    styling: fc.constant({ eyebrows: 'breadcrumbs' }),
  },
  { requiredKeys: [] },
);
const specification = fc
  .subarray(['/users', '/orders', '/nothing'])
  .chain((names) => fc.tuple(fc.constant(names), title))
  .map(([names, summary]) => ({
    openapi: '3.1.0',
    info: { title: 'Users', version: '1' },
    paths: Object.fromEntries(names.map((name) => [name, { get: { summary, tags: [summary] }, post: {} }])),
  }));

const linkTarget = fc.constantFrom('a.mdx', 'guides', 'guides/b.mdx', 'nav.json', 'later.mdx', '.');

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(path, title, frontMatters, body).map(([at, ...written]) => pageEdit(at, ...written)),
  },
  {
    weight: 1,
    arbitrary: path.map(
      (at): Edit =>
        (edited) =>
          edited.write(`${at}.md`, page('Twin')),
    ),
  },
  {
    weight: 2,
    arbitrary: path.map(
      (at): Edit =>
        (edited) =>
          edited.remove(`${at}.mdx`),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('guides', 'deep', 'api', 'nothing').map(
      (at): Edit =>
        (edited) =>
          edited.remove(at),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Edit>((edited) => edited.rename('guides', 'guide')) },
  { weight: 1, arbitrary: fc.constant<Edit>((edited) => edited.rename('guide', 'guides')) },
  {
    weight: 3,
    arbitrary: fc.tuple(navigation, settings).map(
      ([at, more]): Edit =>
        (edited) =>
          edited.write('docs.json', config(at, more)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{ "navigation": ', '[]', '{"navigation":{"pages":["a",]}}').map(fileEdit('docs.json')),
  },
  { weight: 1, arbitrary: fc.constant<Edit>((edited) => edited.remove('docs.json')) },
  {
    weight: 2,
    arbitrary: navigation.map(
      (at): Edit =>
        (edited) =>
          edited.write('nav.json', JSON.stringify(at)),
    ),
  },
  {
    weight: 1,
    arbitrary: tab.map(
      (at): Edit =>
        (edited) =>
          edited.write('parts/tab.json', JSON.stringify(at)),
    ),
  },
  {
    weight: 2,
    arbitrary: specification.map(
      (at): Edit =>
        (edited) =>
          edited.write('api.json', JSON.stringify(at)),
    ),
  },
  {
    weight: 1,
    arbitrary: specification.map(
      (at): Edit =>
        (edited) =>
          edited.write('other.yaml', JSON.stringify(at)),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('{', '[]').map(fileEdit('api.json')) },
  { weight: 1, arbitrary: fc.constant<Edit>((edited) => edited.remove('api.json')) },
  { weight: 1, arbitrary: fc.constantFrom('guides/', 'a.mdx\n', '!readme.md\n', '').map(fileEdit('.mintignore')) },
  { weight: 1, arbitrary: fc.constant<Edit>((edited) => edited.remove('.mintignore')) },
  {
    weight: 1,
    arbitrary: body.map(
      (text): Edit =>
        (edited) =>
          edited.write('snippets/part.mdx', text),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('b.mdx', 'linked', 'parts/tab.json', 'api.json'), linkTarget).map(
      ([from, to]): Edit =>
        (edited) =>
          edited.link(from, to),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('linked', 'b.mdx').map(
      (at): Edit =>
        (edited) =>
          edited.remove(at),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Edit>((edited) => edited.write('4913', '')) },
  { weight: 1, arbitrary: fc.constant<Edit>((edited) => edited.remove('4913')) },
);

function pageEdit(at: string, name: string, frontMatter: string, text: string): Edit {
  return (edited) => edited.write(`${at}.mdx`, page(name, frontMatter) + text);
}

function fileEdit(file: string): (text: string) => Edit {
  return (text) => (edited) => edited.write(file, text);
}

/** All observable results of a site, as text. */
function seen({ model, diagnostics, ok, counts, config: value, variables }: ResolvedSite): string {
  return JSON.stringify({ model, diagnostics, ok, counts, value, variables: [...variables] }, undefined, 1);
}

const start = {
  'docs.json': config({ pages: ['index', 'a', 'guides/a', { group: 'G', pages: ['b', 'GET /users'] }] }),
  'nav.json': JSON.stringify({ pages: ['a', { group: 'In a file', pages: ['guides/b'] }] }),
  'parts/tab.json': JSON.stringify({ tab: 'From a file', pages: ['b'] }),
  'api.json': JSON.stringify({ openapi: '3.1.0', info: {}, paths: { '/users': { get: { summary: 'Users' } } } }),
  ...Object.fromEntries(paths.map((item) => [`${item}.mdx`, page(item)])),
};

/** A specification breaks while it isn't used, and is then used again. */
const leftOut: Edit[][] = [
  [pageEdit('a', 'One', 'openapi: GET /users\n', '')],
  [fileEdit('api.json')('{')],
  [fileEdit('docs.json')(config({ tabs: [{ tab: 'T', openapi: 'api.json' }] }))],
];

/** One file in two positions, where an entry has different meanings; then a neighbor changes. */
const inTwoPlaces: Edit[][] = ['one', 'another'].map((name) => [
  (edited) => {
    const group = { $ref: 'group.json' };
    const tabs = ['api.json', 'other.yaml'].map((openapi) => ({ tab: openapi, openapi, groups: [group] }));
    const users = { group: 'Users', pages: ['GET /users'] };
    edited.write('group.json', JSON.stringify({ group: 'Endpoints', pages: [users] }));
    edited.write(
      'other.yaml',
      JSON.stringify({ openapi: '3.1.0', paths: { '/users': { get: { summary: 'Others' } } } }),
    );
    edited.write('docs.json', JSON.stringify({ ...JSON.parse(config({ tabs })), name }));
  },
]);

/** A page is added and removed in one language. Only its counterpart in the other language is reported. */
const inTwoLanguages: Edit[][] = [['fr/a'], ['fr/a', 'fr/b'], ['fr/b'], []].map((french) => [
  (edited) => {
    const of = (language: string, pages: readonly string[]) => ({ language, groups: [{ group: 'G', pages }] });
    for (const one of ['fr/a', 'fr/b']) edited.write(`${one}.mdx`, page(one));
    edited.write('docs.json', config({ languages: [of('en', ['a', 'b']), of('fr', ['index', ...french])] }));
  },
]);

/**
 * A page and a folder are linked under a second name. Then they change under the first one, and a link target appears.
 */
const linked: Edit[][] = [
  [
    (edited) => {
      edited.link('second.mdx', 'a.mdx');
      edited.link('linked', 'guides');
      edited.link('third.mdx', 'later.mdx');
      edited.write('docs.json', config({ pages: ['a', 'second', 'third', 'linked/a', 'linked/b', 'index'] }));
    },
  ],
  [pageEdit('a', 'Changed', '', '[gone](/gone)\n')],
  [pageEdit('guides/b', 'Changed', 'deprecated: true\n', '')],
  [pageEdit('later', 'Later', '', '')],
  [(edited) => edited.remove('guides')],
];

test.each<[string, Options, number]>([
  ['plain', { provided: ['made/**'] }, casesOf(30)],
  ['with the texts of pages', { content: true, rules: { 'page-unlisted': 'warning' } }, casesOf(15)],
])(
  'after any edits a watched site equals a new run: %s',
  async (_, options, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(edit, { minLength: 1, maxLength: 2 }), { maxLength: 8 }), async (steps) => {
        const root = folderOf(start);
        const edited = new EditedFolder(root);
        const memory = new SiteMemory();
        const resolve = () => resolveSite({ ...options, root }, undefined, { memory });
        await resolve();
        for (const edits of steps) {
          for (const change of edits) change(edited);
          for (const reportedPaths of edited.reportedPaths.splice(0)) memory.markChanged(reportedPaths);
          const [followed, fresh] = [await resolve(), await resolveSite({ ...options, root })];
          expect(seen(followed)).toBe(seen(fresh));
          expect([...fresh.inputs].filter((file) => !followed.inputs.has(file))).toEqual([]);
        }
        rmSync(root, { recursive: true, force: true });
      }),
      { numRuns, examples: [[leftOut], [inTwoPlaces], [inTwoLanguages], [linked]] },
    );
  },
  120_000,
);
