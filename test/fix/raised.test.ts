import { expect, test } from 'vitest';
import { certainFix, fixSite } from '../../src/core/fix.ts';
import type { Host } from '../../src/core/host/host.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { Options } from '../../src/core/options.ts';
import { resolveSite } from '../../src/site/resolve.ts';

const files = {
  'docs.json': '{ "name": "Test", "navigation": { "pages": ["index", "guides/start"] } }',
  'index.mdx': '[a](./guides/start.mdx#one) ![b](images/a.png)\n',
  'guides/start.mdx': '## One\n\n[c](../index.mdx)\n',
  'images/a.png': '',
};

async function fixedTexts(rules: Options['rules']) {
  const check = async (host: Host) => (await resolveSite({ root: '/docs', content: true, rules }, host)).diagnostics;
  return Object.fromEntries((await fixSite(memoryHost(files), check, certainFix)).texts);
}

test('links with extensions and relative images are only rewritten if the rule is raised', async () => {
  expect(await fixedTexts({})).toEqual({});
  const texts = {
    'index.mdx': '[a](/guides/start#one) ![b](/images/a.png)\n',
    'guides/start.mdx': '## One\n\n[c](/)\n',
  };
  expect(await fixedTexts({ 'link-extension': 'warning' })).toEqual(texts);
  expect(await fixedTexts({ 'link-extension': 'error' })).toEqual(texts);
});
