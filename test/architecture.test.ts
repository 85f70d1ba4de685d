import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Folders of `src`, lowest layer first. A folder imports only from itself and from earlier ones. */
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

/** Layers of the core, lowest first. A part imports only from itself and from lower layers, not from its own. */
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

/** Themes that build on a framework and may import from its generator's folder. */
const themes: readonly string[] = ['starlight -> astro', 'next -> fumadocs'];

/** Phases that may import from another phase. */
const phases: readonly string[] = ['core/expand.ts -> core/inherit.ts'];

/** Modules that may import from Node: the host, settings lookup, the command line, and code inside a generator. */
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
  // Code samples inside strings aren't imports.
  const text = readFileSync(join(source, file), 'utf8').replace(/^\s*(?:`import |\.\.\.\(.*"import ).*$/gm, '');
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g);
  return [...found].map((match) => ({ file, specifier: match[2] as string }));
});

/** Imports within `src/`, with the resolved file. */
const internalImports = imports.flatMap(({ file, specifier }) => {
  if (!specifier.startsWith('.')) return [];
  const target = posix.normalize(posix.join(dirname(file), specifier));
  return target.startsWith('..') ? [] : [{ file, target }];
});

function roomOf(file: string): string {
  return file.split('/')[0] as string;
}

/**
 * Folder or file of the core that a file belongs to. A folder's entry file, which has the folder's name, belongs to it.
 */
function partOf(file: string): string {
  const [, part = ''] = file.split('/');
  return floors.flat().includes(part) ? part : part.replace(/\.ts$/, '');
}

function floorOf(file: string): number {
  return floors.findIndex((parts) => parts.includes(partOf(file)));
}

test('every source file is in a listed folder, and every listed folder has files', () => {
  expect([...new Set(files.map(roomOf))].sort()).toEqual([...rooms].sort());
});

test('folders import only from earlier layers', () => {
  const offenders = internalImports.filter(
    ({ file, target }) => rooms.indexOf(roomOf(target)) > rooms.indexOf(roomOf(file)),
  );
  expect(offenders.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test('subfolders are private: others import only files at the top of a folder', () => {
  const generatorOf = (file: string) => /^generators\/([^/]+)\//.exec(file)?.[1];
  const offenders = internalImports
    .filter(({ file, target }) => roomOf(file) !== roomOf(target) && target.split('/').length > 2)
    // A generator's folder is imported by the package entry of the same name.
    .filter(({ file, target }) => file !== `entries/${generatorOf(target)}.ts`);
  expect(offenders.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test("the VS Code extension depends only on the language server's messages", () => {
  const folder = join(source, '../editors/vscode/src');
  const imported = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/\bfrom '([^'./][^']*|\.\.\/[^']+)'/g),
  ]);
  const others = new Set(imported.map(([, specifier]) => specifier).filter((item) => !item?.startsWith('node:')));
  expect([...others].sort()).toEqual([
    '../../../src/lsp/protocol.ts',
    'vscode',
    'vscode-languageclient',
    'vscode-languageclient/node',
  ]);
});

test('every part of the core is in a layer, and imports only from lower layers', () => {
  const parts = files.filter((file) => roomOf(file) === 'core');
  expect([...new Set(parts.map(partOf))].sort()).toEqual(floors.flat().sort());
  const offenders = internalImports
    .filter(({ file, target }) => roomOf(file) === 'core' && roomOf(target) === 'core')
    .filter(({ file, target }) => partOf(file) !== partOf(target) && floorOf(target) >= floorOf(file))
    .map(({ file, target }) => `${file} -> ${target}`)
    .filter((line) => !phases.includes(line));
  expect(offenders).toEqual([]);
});

test('the tables of ARCHITECTURE.md list the folders, the parts of the core and the folders of sites', () => {
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

test('files have no import cycles', () => {
  const targets = new Map<string, string[]>();
  for (const { file, target } of internalImports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const done = new Set<string>();
  const circles: string[] = [];
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);

  function walk(file: string, path: readonly string[]): void {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (path.includes(file) || done.has(file)) return;
    for (const target of targets.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  }
});

test('folders have no import cycles', () => {
  const parts = (file: string, depth: number) => file.split('/').slice(0, depth).join('/');
  // A file next to folders counts as one of their neighbors.
  const circles = [2, 3, 4].flatMap((depth) => {
    const next = new Map<string, Set<string>>();
    for (const { file, target } of internalImports) {
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
    return [...next.keys()].filter((location) => reached(location).has(location));
  });
  expect(circles).toEqual([]);
});

test('a generator imports no other generator', () => {
  const generators = files.flatMap((file) => /^generators\/([^/]+)\/manifest\.ts$/.exec(file)?.[1] ?? []);
  expect(generators.length).toBeGreaterThan(6);
  const generatorOf = (file: string) => generators.find((name) => file.startsWith(`generators/${name}/`));
  const offenders = internalImports.filter(({ file, target }) => {
    const [from, to] = [generatorOf(file), generatorOf(target)];
    return from !== undefined && to !== undefined && from !== to && !themes.includes(`${from} -> ${to}`);
  });
  expect(offenders).toEqual([]);
});

test('only listed modules import from Node', () => {
  const offenders = imports
    .filter(({ specifier }) => specifier.startsWith('node:'))
    .filter(({ file }) => !withNode.some((location) => file.startsWith(location)));
  expect(offenders).toEqual([]);
});

test('two modules start programs: Git, and the browser that a user asks for', () => {
  const starters = imports.filter(({ specifier }) => specifier === 'node:child_process').map(({ file }) => file);
  expect(starters.sort()).toEqual(['cli/preview/open-browser.ts', 'core/host/git/run-git.ts']);
});

test('the runtime depends only on the types of the model and the table of languages', () => {
  const allowed = ['./site.ts', './config/languages.ts'];
  const outside = imports.filter(({ file, specifier }) => file === 'core/runtime.ts' && !allowed.includes(specifier));
  expect(outside).toEqual([]);
});

test('no test runs concurrently, because temporary folders are removed when a test ends', () => {
  const tests = import.meta.dirname;
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file));
  const word = ['con', 'current'].join('');
  const found = files.filter((file) => readFileSync(join(tests, file), 'utf8').includes(`test.${word}`));
  expect(found).toEqual([]);
});
