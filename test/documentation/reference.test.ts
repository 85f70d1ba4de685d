import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { hasGit } from '../support/repository.ts';
import { packageRoot } from '../support/run.ts';
import { commandReference, order } from './command-reference.ts';
import { modelReference } from './model-reference.ts';
import { runtimeRows } from './runtime-reference.ts';

const docs = join(packageRoot, 'docs');

test('docs/model.md describes every field of the model with its doc comment', async () => {
  const path = join(docs, 'model.md');
  const [introduction = ''] = readFileSync(path, 'utf8').split(/^## /m);
  await expect(`${introduction.trimEnd()}\n\n${modelReference()}`).toMatchFileSnapshot(path);
});

test('docs/runtime.md describes every function with its doc comment', async () => {
  const path = join(docs, 'runtime.md');
  const table = ['| function | description |', '|---|---|', ...runtimeRows()].join('\n');
  const text = readFileSync(path, 'utf8').replace(/^\| function \| description \|(\n\|.*)*/m, () => table);
  await expect(text).toMatchFileSnapshot(path);
});

test.skipIf(!hasGit)('docs/commands.md shows every command with its help and output', async () => {
  expect([...order].sort()).toEqual(Object.keys(commands).sort());
  const path = join(docs, 'commands.md');
  const [introduction = ''] = readFileSync(path, 'utf8').split(/^## /m);
  await expect(`${introduction.trimEnd()}\n\n${await commandReference()}`).toMatchFileSnapshot(path);
});
