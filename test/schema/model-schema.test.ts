import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { describe, expect, test } from 'vitest';
import { docsSchema } from '../../src/cli/schema/json-schema.ts';
import { resolveSite } from '../../src/sites/resolve.ts';
import { problemsOf } from '../support/json-schema.ts';
import { packageRoot, runCli } from '../support/run.ts';

const path = join(packageRoot, 'src/cli/schema/model.schema.json');

test('the schema of the model is made from its types', async () => {
  const generator = createGenerator({
    path: join(packageRoot, 'src/core/site.ts'),
    tsconfig: join(packageRoot, 'tsconfig.json'),
    type: 'Site',
    skipTypeCheck: true,
    topRef: false,
  });
  const { $schema, definitions, ...rest } = generator.createSchema('Site');
  const schema = { $schema, title: 'The model of docs-json-nav', ...rest, definitions };
  await expect(`${JSON.stringify(schema, undefined, 2)}\n`).toMatchFileSnapshot(path);
});

describe('every model of the fixtures has the form that the schema says', () => {
  const schema = (): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const models = join(packageRoot, 'fixtures/model');
  const cases = readdirSync(models, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test.each(cases)('%s', async (name) => {
    const { model } = await resolveSite({ root: join(models, name, 'docs'), remote: { offline: true } });
    expect(await problemsOf(schema(), JSON.stringify(model, undefined, 1))).toEqual([]);
  });

  test('and nothing else', async () => {
    expect(await problemsOf(schema(), '{ "version": 1 }')).not.toEqual([]);
    const { model } = await resolveSite({ root: join(models, cases[0] as string, 'docs') });
    expect(await problemsOf(schema(), JSON.stringify({ ...model, more: true }))).not.toEqual([]);
  });
});

test('the command prints both schemas', async () => {
  const docs = await runCli(['schema'], packageRoot);
  expect([docs.status, JSON.parse(docs.stdout)]).toEqual([0, docsSchema()]);
  const model = await runCli(['schema', '--of', 'model'], packageRoot);
  expect([model.status, model.stdout]).toEqual([0, readFileSync(path, 'utf8')]);
  expect((await runCli(['schema', '--of', 'page'], packageRoot)).stderr).toBe(
    'There is no schema of page: write docs or model.\n',
  );
});

test('the package holds both schemas as the command prints them', async () => {
  for (const name of ['docs', 'model']) {
    const { stdout } = await runCli(['schema', '--of', name], packageRoot);
    expect(readFileSync(join(packageRoot, `dist/${name}.schema.json`), 'utf8')).toBe(stdout);
  }
});
