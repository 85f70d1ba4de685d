import { cpSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../generators/fixture.ts';
import { folderOf } from '../support/folder.ts';
import { packageRoot, runCli } from '../support/run.ts';

const landing = join(packageRoot, 'fixtures/sites/landing');

/** Findings quoted on a page: from the line with the code to the help. */
function findingsIn(page: string): string[] {
  const text = readFileSync(join(packageRoot, page), 'utf8');
  return [...text.matchAll(/^(?:error|warning) [\w/-]+ \S+:\d+:\d+\n(?:(?!```|error ).*\n)*? {2}help .*$/gm)].map(
    ([finding]) => finding,
  );
}

test('the finding on the home page is what check prints', async () => {
  const page = readFileSync(join(packageRoot, 'docs/index.mdx'), 'utf8');
  const [, shown = ''] = /<pre[^>]*><code>(.*?)<\/code><\/pre>/s.exec(page) ?? [];
  const text = shown
    .replace(/\{("(?:[^"\\]|\\.)*")\}/g, (_, text: string) => JSON.parse(text))
    .replace(/<\/?[a-z][^>]*>/g, '');
  const { stdout } = await runCli(['check'], landing);
  expect(text).not.toBe('');
  expect(stdout).toContain(text);
});

test.each(['README.md', 'docs/start.md'])('the finding in %s is what check prints', async (page) => {
  const { stdout } = await runCli(['check'], landing);
  const findings = findingsIn(page);
  expect(findings).toHaveLength(1);
  for (const finding of findings) expect(stdout).toContain(finding);
});

test.each(['starlight', 'vitepress', 'docusaurus', 'fumadocs', 'rspress', 'mkdocs'])(
  'the finding in docs/%s.md is what a build of the shared docs folder prints after a page is renamed',
  async (name) => {
    const folder = folderOf({});
    cpSync(contentFolder, folder, { recursive: true });
    renameSync(join(folder, 'quickstart.mdx'), join(folder, 'quick-start.mdx'));
    const { stdout } = await runCli(['check'], folder);
    const findings = findingsIn(`docs/${name}.md`);
    expect(findings).toHaveLength(1);
    for (const finding of findings) expect(stdout).toContain(finding);
  },
);

test('the finding in docs/custom-rules.md is what its rule reports', async () => {
  const text = readFileSync(join(packageRoot, 'docs/custom-rules.md'), 'utf8');
  const [, settings = ''] = /```js docs-json-nav\.config\.mjs\n(.*?)```/s.exec(text) ?? [];
  const folder = folderOf({
    'docs/docs.json': '{ "navigation": { "pages": ["guides/start"] } }',
    'docs/guides/start.mdx': '---\ntitle: Start\n---\n',
    'docs-json-nav.config.mjs': settings.replace("'docs-json-nav'", JSON.stringify(join(packageRoot, 'dist/index.js'))),
  });
  const { stdout, stderr } = await runCli(['check'], folder);
  const [finding = ''] = findingsIn('docs/custom-rules.md');
  expect(finding).not.toBe('');
  expect(stdout + stderr).toContain(finding);
});
