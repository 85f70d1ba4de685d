import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDocsSchema } from '../../src/core/docs-schema.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { problemsOf } from '../support/json-schema.ts';
import { packageRoot, runCli } from '../support/run.ts';

const path = join(packageRoot, 'dist/model.schema.json');

test('the schema of the model matches the expected file', async () => {
  await expect(readFileSync(path, 'utf8')).toMatchFileSnapshot(join(packageRoot, 'fixtures/schema/model.schema.json'));
});

describe('every model of the fixtures is valid by the schema', () => {
  const schema = (): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const models = join(packageRoot, 'fixtures/model');
  const cases = readdirSync(models, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test.each(cases)('%s', async (name) => {
    const { model } = await resolveSite({ root: join(models, name, 'docs'), remote: { offline: true } });
    expect(await problemsOf(schema(), JSON.stringify(model, undefined, 1))).toEqual([]);
  });

  test('rejects anything else', async () => {
    expect(await problemsOf(schema(), '{ "version": 1 }')).not.toEqual([]);
    const { model } = await resolveSite({ root: join(models, cases[0] as string, 'docs') });
    expect(await problemsOf(schema(), JSON.stringify({ ...model, more: true }))).not.toEqual([]);
  });
});

test('the command prints both schemas', async () => {
  const docs = await runCli(['schema'], packageRoot);
  expect([docs.status, JSON.parse(docs.stdout)]).toEqual([0, createDocsSchema()]);
  const model = await runCli(['schema', '--of', 'model'], packageRoot);
  expect([model.status, model.stdout]).toEqual([0, readFileSync(path, 'utf8')]);
  expect((await runCli(['schema', '--of', 'page'], packageRoot)).stderr).toContain(
    'Unknown schema of page: write docs, model, check,',
  );
});

test('the package contains both schemas as printed', async () => {
  for (const name of ['docs', 'model']) {
    const { stdout } = await runCli(['schema', '--of', name], packageRoot);
    expect(readFileSync(join(packageRoot, `dist/${name}.schema.json`), 'utf8')).toBe(stdout);
  }
});
