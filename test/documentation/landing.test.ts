import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot, runCli } from '../support/run.ts';

test('the finding on the first page of the documentation is what check prints', async () => {
  const page = readFileSync(join(packageRoot, 'docs/index.mdx'), 'utf8');
  const [, shown = ''] = /<pre[^>]*><code>(.*?)<\/code><\/pre>/s.exec(page) ?? [];
  const text = shown
    .replace(/\{("(?:[^"\\]|\\.)*")\}/g, (_, text: string) => JSON.parse(text))
    .replace(/<\/?[a-z][^>]*>/g, '');
  const { stdout } = await runCli(['check'], join(packageRoot, 'fixtures/sites/landing'));
  expect(text).not.toBe('');
  expect(stdout).toContain(text);
});
