import { expect, test } from 'vitest';
import { SiteSession } from '../src/site/session.ts';
import { folderOf } from './support/folder.ts';
import { runCli } from './support/run.ts';

const config = { $schema: 'https://mintlify.com/docs.json', navigation: { pages: ['index', 'mcp'] } };
const files = {
  'docs/docs.json': JSON.stringify(config),
  'docs/index.mdx': '---\ntitle: Home\n---\n\n[Server](mcp.mdx)\n',
  'docs/mcp.mdx': '---\ntitle: Server\n---\n',
};
const ofHost = ['config-incomplete', 'link-extension', 'route-reserved'];

async function codesOfBuild(rules: Record<string, 'error'>): Promise<string[]> {
  const root = `${folderOf(files)}/docs`;
  const { diagnostics } = await new SiteSession({ root, rules }).site();
  return diagnostics.map(({ code }) => code).sort();
}

test('builds of generators leave out rules about the host, unless the options set them', async () => {
  expect(await codesOfBuild({})).toEqual([]);
  expect(await codesOfBuild({ 'link-extension': 'error' })).toEqual(['link-extension']);
});

test.each([
  ['build', '--out', 'site'],
  ['generate', '--for', 'mkdocs', '--out', 'site'],
])('%s leaves them out too', async (...words) => {
  const { stdout, stderr } = await runCli(words, folderOf(files));
  for (const code of ofHost) expect(stdout + stderr).not.toContain(code);
});

test('check reports them, but not with --for', async () => {
  const folder = folderOf(files);
  const codesOf = async (...flags: string[]): Promise<string[]> => {
    const { stdout } = await runCli(['check', ...flags, '--format', 'json'], folder);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map(({ code }) => code).filter((code) => ofHost.includes(code));
  };
  expect((await codesOf()).sort()).toEqual(ofHost);
  expect(await codesOf('--for', 'starlight')).toEqual([]);
  expect(await codesOf('--for', 'starlight', '--rule', 'link-extension=error')).toEqual(['link-extension']);
});
