import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../support/run.ts';
import { mutations } from './kinds.ts';

test('docs/measured/hostile.md lists every kind of mutation', () => {
  const guide = readFileSync(join(packageRoot, 'docs/measured/hostile.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| ([^|]+) \| `[^`]+` \| `/gm)].map(([, name]) => name);
  expect(rows).toEqual(mutations.map(({ name }) => name));
});
