import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generators, manifests, testedPeers } from '../src/generators/all.ts';
import { comparisonRows, type Manifest } from '../src/generators/contract.ts';
import { packageRoot } from './support/run.ts';
import { withTableBelow } from './support/table-below.ts';

const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
};

/** Package entries that belong to no generator. */
const commonEntries = ['.', './runtime', './feedback', './client', './package.json'];
const union = (pick: (one: Manifest) => Readonly<Record<string, string>> | undefined): Record<string, string> =>
  Object.assign({}, ...manifests.map(pick));

test("every generator's folder has a manifest in the list", () => {
  const folders = readdirSync(join(packageRoot, 'src/generators'), { withFileTypes: true });
  const names = folders
    .map(({ name }) => name)
    .filter((name) => existsSync(join(packageRoot, 'src/generators', name, 'manifest.ts')));
  expect(names.length).toBeGreaterThan(6);
  const list = readFileSync(join(packageRoot, 'src/generators/all.ts'), 'utf8');
  expect(names.filter((name) => !list.includes(`'./${name}/manifest.ts'`))).toEqual([]);
});

test('the package exports the entries of the manifests and its own', () => {
  const { exports } = manifest;
  const others = Object.fromEntries(
    Object.entries(exports).filter(([door]) => !commonEntries.includes(door) && !door.endsWith('.schema.json')),
  );
  expect(others).toEqual(union(({ exports }) => exports));
});

test('every entry is built', () => {
  const files = Object.values(union(({ exports }) => exports)).map((file) => file.replace('/*', ''));
  expect(files.filter((file) => !existsSync(join(packageRoot, file)))).toEqual([]);
});

test('peers of the manifests are optional peers of the package', () => {
  const { peerDependencies, peerDependenciesMeta } = manifest;
  expect(Object.keys(peerDependencies).sort()).toEqual(Object.keys(testedPeers).sort());
  expect(Object.entries(testedPeers).filter(([, range]) => /[>*]/.test(range))).toEqual([]);
  const required = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  expect(required).toEqual([]);
});

test('every manifest names a page of the docs', () => {
  const missing = manifests.filter(({ docsPage: page }) => !existsSync(join(packageRoot, 'docs', page)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('the tables of docs/generators.md match the manifests', async () => {
  const path = join(packageRoot, 'docs/generators.md');
  const text = readFileSync(path, 'utf8');
  const others = manifests.filter(
    ({ docsPage: page, exports }) =>
      exports !== undefined && page !== 'generators.md' && !generators.some((item) => item.docsPage === page),
  );
  const made: Readonly<Record<string, string>> = {
    'Set it up': table([
      ['generator', 'what to add'],
      ...[...generators, ...others].map(({ title, setup, docsPage: page }) => [`[${title}](${page})`, setup]),
    ]),
    'How they differ': table([
      ['what', ...generators.map(({ name }) => name)],
      ...(Object.keys(comparisonRows) as (keyof typeof comparisonRows)[]).flatMap((row) => {
        const cells = generators.map(({ comparison: differs }) => differs?.[row] ?? '');
        return new Set(cells).size === 1 ? [] : [[comparisonRows[row], ...cells]];
      }),
    ]),
  };
  const renewed = Object.entries(made).reduce((all, [heading, rows]) => withTableBelow(all, heading, rows), text);
  await expect(renewed).toMatchFileSnapshot(path);
});

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
