import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/**
 * The floors of the house, lowest first. A room may import from itself and from the floors below it, and never from a
 * room beside it. A room is a folder or a file of `src/`.
 */
const floors: readonly (readonly string[])[] = [
  ['values'],
  ['links'],
  ['diagnostics'],
  ['schema', 'host'],
  ['json'],
  ['openapi', 'feedback'],
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
    'model.ts',
    'runtime',
  ],
  ['pipeline.ts', 'site-memory.ts'],
  ['resolve.ts'],
  ['mend', 'compare'],
  ['kit'],
  ['generators'],
  ['cli'],
  ['entries'],
];

/** A theme may stand on its framework: these import from another generator's folder. */
const themes: readonly string[] = ['starlight -> astro', 'next -> fumadocs'];

/** Facts of a phase's own that another one starts from. */
const phases: readonly string[] = ['expand.ts -> inherit.ts'];

/** What knows Node: the host, what finds settings, the command line, and what runs inside a generator. */
const withNode: readonly string[] = [
  'host/',
  'options/',
  'bodies/body-reader.ts',
  'feedback/',
  'cli/',
  'kit/',
  'generators/',
  'entries/',
  'diagnostics/report/colors.ts',
];

interface Import {
  readonly file: string;
  readonly specifier: string;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:[jt]sx?|vue|astro)$/.test(file));

const imports: readonly Import[] = files.flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8');
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

function floorOf(file: string): number {
  return floors.findIndex((rooms) => rooms.includes(roomOf(file)));
}

test('every file stands in a room, and every room has files', () => {
  expect(files.filter((file) => floorOf(file) === -1)).toEqual([]);
  expect(floors.flat().filter((room) => !files.some((file) => roomOf(file) === room))).toEqual([]);
});

test('imports point down, and never to a room beside', () => {
  const offenders = own
    .filter(({ file, target }) => roomOf(file) !== roomOf(target) && floorOf(target) >= floorOf(file))
    .map(({ file, target }) => `${file} -> ${target}`)
    .filter((line) => !phases.includes(line));
  expect(offenders).toEqual([]);
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
  const generatorOf = (file: string) => /^generators\/([^/]+)\//.exec(file)?.[1];
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
  expect(starters).toEqual(['host/git/run-git.ts']);
});

test('the runtime stands on the types of the model alone', () => {
  const outside = imports.filter(({ file, specifier }) => file.startsWith('runtime/') && !specifier.startsWith('./'));
  expect(outside.filter(({ specifier }) => specifier !== '../values/site.ts')).toEqual([]);
});

test('no test runs beside another one of its file: what it made would go when that one ends', () => {
  const tests = import.meta.dirname;
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file));
  const word = ['con', 'current'].join('');
  const found = files.filter((file) => readFileSync(join(tests, file), 'utf8').includes(`test.${word}`));
  expect(found).toEqual([]);
});
