import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from './support/run.ts';

test('SECURITY.md lists the permissions of exactly the dependencies', () => {
  const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { dependencies: object };
  const guide = readFileSync(join(packageRoot, 'SECURITY.md'), 'utf8');
  const table = guide.slice(guide.indexOf('| package |'), guide.indexOf('## Releases'));
  const first = table.split('\n').flatMap((row) => row.split('|')[1] ?? []);
  const patterns = [...first.join().matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const isMeant = (name: string, pattern: string): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const names = Object.keys(manifest.dependencies);
  expect(names.filter((name) => !patterns.some((pattern) => isMeant(name, pattern)))).toEqual([]);
  expect(patterns.filter((pattern) => !names.some((name) => isMeant(name, pattern)))).toEqual([]);
});
