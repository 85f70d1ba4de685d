import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** The rooms of the house, lowest first. A room imports from itself and from those before it. */
const rooms: readonly string[] = [
  'core',
  'feedback',
  'endpoints',
  'render',
  'site',
  'generators',
  'lsp',
  'report',
  'cli',
  'entries',
];

/** The floors of the core, lowest first. A part imports from itself and from the floors below it, not from one beside. */
const floors: readonly (readonly string[])[] = [
  ['site.ts'],
  ['values'],
  ['links'],
  ['findings'],
  ['diagnostics'],
  ['locate.ts'],
  ['host'],
  ['config'],
  ['docs-schema.ts'],
  ['specifications'],
  ['options', 'pages'],
  ['bodies'],
  ['inspect', 'model'],
  [
    'load.ts',
    'parse.ts',
    'validate.ts',
    'inherit.ts',
    'gather.ts',
    'expand.ts',
    'link.ts',
    'inspect.ts',
    'ignore.ts',
    'model.ts',
    'runtime.ts',
  ],
  ['custom-rules.ts', 'external-answers.ts', 'external-links.ts', 'pipeline.ts', 'site-memory.ts'],
  ['judge.ts'],
  ['fix', 'diff', 'move'],
];

/** A theme may be on its framework: these import from another generator's folder. */
const themes: readonly string[] = ['starlight -> astro', 'next -> fumadocs'];

/** Facts of a phase's own that another one starts from. */
const phases: readonly string[] = ['core/expand.ts -> core/inherit.ts'];

/** What knows Node: the host, what finds settings, the command line, and what runs inside a generator. */
const withNode: readonly string[] = [
  'core/host/',
  'core/options/',
  'core/diagnostics/report/colors.ts',
  'feedback/',
  'render/',
  'site/',
  'generators/',
  'lsp/',
  'report/write-page.ts',
  'cli/',
  'entries/',
];

interface Import {
  readonly file: string;
  readonly specifier: string;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:[jt]sx?|vue|astro)$/.test(file));

const imports: readonly Import[] = files.flatMap((file) => {
  // Samples of code are texts, which import nothing.
  const text = readFileSync(join(source, file), 'utf8').replace(/^\s*(?:`import |\.\.\.\(.*"import ).*$/gm, '');
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g);
  return [...found].map((match) => ({ file, specifier: match[2] as string }));
});

/** Imports of files of `src/`, with the file that each means. */
const own = imports.flatMap(({ file, specifier }) => {
  if (!specifier.startsWith('.')) return [];
  const target = posix.normalize(posix.join(dirname(file), specifier));
  return target.startsWith('..') ? [] : [{ file, target }];
});

function roomOf(file: string): string {
  return file.split('/')[0] as string;
}

/** A folder or a file of the core. The door of a folder, which has its name, belongs to it. */
function partOf(file: string): string {
  const [, part = ''] = file.split('/');
  return floors.flat().includes(part) ? part : part.replace(/\.ts$/, '');
}

function floorOf(file: string): number {
  return floors.findIndex((parts) => parts.includes(partOf(file)));
}

test('every file stands in a room, and every room has files', () => {
  expect([...new Set(files.map(roomOf))].sort()).toEqual([...rooms].sort());
});

test('rooms import from the rooms before them', () => {
  const offenders = own.filter(({ file, target }) => rooms.indexOf(roomOf(target)) > rooms.indexOf(roomOf(file)));
  expect(offenders.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test('folders inside a room are private to it: others import from the files at its top', () => {
  const generatorOf = (file: string) => /^generators\/([^/]+)\//.exec(file)?.[1];
  const offenders = own
    .filter(({ file, target }) => roomOf(file) !== roomOf(target) && target.split('/').length > 2)
    // The door of a generator's folder is the entry of the package that has its name.
    .filter(({ file, target }) => file !== `entries/${generatorOf(target)}.ts`);
  expect(offenders.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test('the extension of VS Code knows what the server says, and nothing else of the package', () => {
  const folder = join(source, '../editors/vscode/src');
  const imported = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/\bfrom '([^'./][^']*|\.\.\/[^']+)'/g),
  ]);
  const others = new Set(imported.map(([, specifier]) => specifier).filter((one) => !one?.startsWith('node:')));
  expect([...others].sort()).toEqual([
    '../../../src/lsp/protocol.ts',
    'vscode',
    'vscode-languageclient',
    'vscode-languageclient/node',
  ]);
});

test('every part of the core stands on a floor, and imports point down, never to a part beside', () => {
  const parts = files.filter((file) => roomOf(file) === 'core');
  expect([...new Set(parts.map(partOf))].sort()).toEqual(floors.flat().sort());
  const offenders = own
    .filter(({ file, target }) => roomOf(file) === 'core' && roomOf(target) === 'core')
    .filter(({ file, target }) => partOf(file) !== partOf(target) && floorOf(target) >= floorOf(file))
    .map(({ file, target }) => `${file} -> ${target}`)
    .filter((line) => !phases.includes(line));
  expect(offenders).toEqual([]);
});

test('the tables of ARCHITECTURE.md name the rooms, the parts of the core and the folders of sites', () => {
  const page = readFileSync(join(source, '../ARCHITECTURE.md'), 'utf8');
  const tables = page
    .slice(page.indexOf('## The rooms'), page.indexOf('## Adding something'))
    .split('\n\n')
    .filter((block) => block.startsWith('|'))
    .map((table) => [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)]))
    .map((rows) => rows.map((row) => row.map(([, name]) => name as string)));
  const [ofRooms = [], ofCore = [], ofSites = []] = tables;
  expect(ofRooms.flat().reverse()).toEqual(rooms);
  const rows = floors.map((parts) => parts.filter((part) => !part.endsWith('.ts'))).filter((row) => row.length > 0);
  expect(ofCore).toEqual(rows);
  const folders = files.flatMap((file) => /^generators\/([^/]+)\//.exec(file)?.[1] ?? []);
  const shared = new Set(folders.filter((name) => !files.includes(`generators/${name}/manifest.ts`)));
  expect(
    ofSites
      .flat()
      .filter((name) => !name.endsWith('.ts'))
      .sort(),
  ).toEqual([...shared].sort());
});

test('no file imports itself through others', () => {
  const targets = new Map<string, string[]>();
  for (const { file, target } of own) targets.set(file, [...(targets.get(file) ?? []), target]);
  const done = new Set<string>();
  const circles: string[] = [];
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);

  function walk(file: string, way: readonly string[]): void {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    if (way.includes(file) || done.has(file)) return;
    for (const target of targets.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  }
});

test('no folder imports itself through its neighbors', () => {
  const parts = (file: string, depth: number) => file.split('/').slice(0, depth).join('/');
  // A file beside folders is one of their neighbors.
  const circles = [2, 3, 4].flatMap((depth) => {
    const next = new Map<string, Set<string>>();
    for (const { file, target } of own) {
      const [from, to] = [parts(file, depth), parts(target, depth)];
      if (from !== to && parts(file, depth - 1) === parts(target, depth - 1))
        next.set(from, (next.get(from) ?? new Set()).add(to));
    }
    const reached = (from: string): Set<string> => {
      const seen = new Set<string>();
      const waiting = [from];
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
        for (const to of next.get(one) ?? []) {
          if (!seen.has(to)) waiting.push(to);
          seen.add(to);
        }
      }
      return seen;
    };
    return [...next.keys()].filter((place) => reached(place).has(place));
  });
  expect(circles).toEqual([]);
});

test('a generator knows no other one', () => {
  const generators = files.flatMap((file) => /^generators\/([^/]+)\/manifest\.ts$/.exec(file)?.[1] ?? []);
  expect(generators.length).toBeGreaterThan(6);
  const generatorOf = (file: string) => generators.find((name) => file.startsWith(`generators/${name}/`));
  const offenders = own.filter(({ file, target }) => {
    const [from, to] = [generatorOf(file), generatorOf(target)];
    return from !== undefined && to !== undefined && from !== to && !themes.includes(`${from} -> ${to}`);
  });
  expect(offenders).toEqual([]);
});

test('Node is known only where it may be', () => {
  const offenders = imports
    .filter(({ specifier }) => specifier.startsWith('node:'))
    .filter(({ file }) => !withNode.some((place) => file.startsWith(place)));
  expect(offenders).toEqual([]);
});

test('one place starts programs, and only Git', () => {
  const starters = imports.filter(({ specifier }) => specifier === 'node:child_process').map(({ file }) => file);
  expect(starters).toEqual(['core/host/git/run-git.ts']);
});

test('the runtime stands on the types of the model alone', () => {
  const outside = imports.filter(({ file, specifier }) => file === 'core/runtime.ts' && specifier !== './site.ts');
  expect(outside).toEqual([]);
});

test('no test runs beside another one of its file: what it made would go when that one ends', () => {
  const tests = import.meta.dirname;
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file));
  const word = ['con', 'current'].join('');
  const found = files.filter((file) => readFileSync(join(tests, file), 'utf8').includes(`test.${word}`));
  expect(found).toEqual([]);
});
