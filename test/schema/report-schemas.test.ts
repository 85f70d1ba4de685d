import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config, folderOf, page } from '../support/folder.ts';
import { problemsOf } from '../support/json-schema.ts';
import { commitAll, hasGit } from '../support/repository.ts';
import { packageRoot, runCli } from '../support/run.ts';

const ownRule = `export default { customRules: [{
  code: 'acme/title', severity: 'warning', message: () => 'A title.',
  test: ({ pages }) => pages.slice(0, 1).map((page) => ({ location: page.location(), args: {} })),
}] };`;

/** Violations of the published schema in a command's output. */
async function problems(folder: string, ...words: readonly [string, ...string[]]): Promise<string[]> {
  const { stdout } = await runCli([...words, '--format', 'json'], folder);
  expect(JSON.parse(stdout).version).toBe(1);
  const schema = readFileSync(join(packageRoot, `dist/${words[0]}.schema.json`), 'utf8');
  expect(await problemsOf(JSON.parse(schema), stdout.replace('"version"', '"unknown"'))).not.toEqual([]);
  return problemsOf(JSON.parse(schema), stdout);
}

test.skipIf(!hasGit)('each JSON report is valid by its schema', async () => {
  const folder = folderOf({
    'docs/docs.json': config(
      { pages: ['index', 'guides/strat', 'Guides/Start', { group: 'API', openapi: 'api.json', pages: ['GET /b'] }] },
      { redirects: [{ source: '/old', destination: '/index' }] },
    ),
    'docs/index.mdx': `${page('Home')}\n[Gone](/gone#a)\n\n{/* docs-json-nav-ignore link-missing: made later */}\n[Later](/later)\n\n<Chart />\n`,
    'docs/guides/start.mdx': page('Start'),
    'docs/api.json': '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/a":{"get":{"summary":"A"}}}}',
    'other/docs.json': config({ pages: ['index', 'none'] }),
    'other/index.mdx': page('Other'),
    'docs-json-nav.config.mjs': ownRule,
  });
  commitAll(folder, 'first');
  for (const flags of [[], ['--for', 'all'], ['--new-since', 'HEAD'], ['--since', 'HEAD'], ['--no-content']])
    expect(await problems(folder, 'check', 'docs', ...flags)).toEqual([]);
  expect(await problems(folder, 'check', 'docs', 'other')).toEqual([]);
  expect(await problems(folder, 'check', 'docs', '--baseline', 'known.json', '--update-baseline')).toEqual([]);
  expect(await problems(folder, 'check', 'docs', '--baseline', 'known.json', '--no-content')).toEqual([]);
  for (const what of ['/', 'guides/start.mdx', 'GET /a', '/old', 'docs.json', 'nothing', 'page-missing', 'acme/title'])
    expect(await problems(folder, 'explain', 'docs', ...what.split(' '))).toEqual([]);
  expect(await problems(folder, 'fix', 'docs', '--dry-run')).toEqual([]);
  expect(await problems(folder, 'diff', 'docs', 'HEAD')).toEqual([]);
});

test('findings link to the page of their code, and those of custom rules have none', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'none'] }),
    'index.mdx': page('Home'),
    'docs-json-nav.config.mjs': ownRule,
  });
  const { diagnostics } = JSON.parse((await runCli(['check', '--format', 'json'], folder)).stdout);
  expect(diagnostics.map(({ code, url }: { code: string; url?: string }) => [code, url])).toEqual([
    ['page-missing', expect.stringMatching(/^https:\/\/.+@\d+\.\d+\.\d+\/docs\/diagnostics\/page-missing\.md$/)],
    ['acme/title', undefined],
  ]);
  const sarif = JSON.parse((await runCli(['check', '--format', 'sarif'], folder)).stdout);
  const [own, rule] = sarif.runs[0].tool.driver.rules;
  expect(own).toEqual({ id: 'acme/title', shortDescription: { text: 'Acme title.' } });
  expect(rule.helpUri).toBe(diagnostics[0].url);
  expect(rule.shortDescription.text).toBe("An entry names a page file that doesn't exist.");
  expect(rule.fullDescription.text).toContain('Readers would get "not found".');
  expect(rule.help.markdown).toContain('## How to fix it');
});
