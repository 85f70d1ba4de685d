import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenseOf } from '../build/licenses.ts';
import { folderOf } from './support/folder.ts';
import { packageRoot } from './support/run.ts';

const packageWith = (more: object) =>
  folderOf({ 'package.json': JSON.stringify({ name: 'a', version: '1.0.0', ...more }) });

test.each([
  ['an expression', { license: '(MIT OR Apache-2.0)' }, '(MIT OR Apache-2.0)'],
  ['an object', { license: { type: 'MIT', url: 'https://a.test' } }, 'MIT'],
  ['a list', { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, 'MIT OR GPL-2.0'],
])('reads the license of a package that declares it as %s', (_, manifest, name) => {
  expect(licenseOf(packageWith(manifest)).title).toBe(`a 1.0.0 (${name})`);
});

test('reads the license of a bundled package that has only a list', () => {
  expect(licenseOf(join(packageRoot, 'node_modules/format')).title).toMatch(/^format \S+ \(MIT\)$/);
});

test.each([{}, { license: '' }, { licenses: [] }, { licenses: [{}] }])(
  'refuses a package without a license: %o',
  (more) => {
    expect(() => licenseOf(packageWith(more))).toThrow(
      'a 1.0.0 is in the bundle, but its package.json names no license',
    );
  },
);
