import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import { createMkDocsSettings } from '../../../src/generators/mkdocs/settings.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config } from '../../support/folder.ts';

test("the size of icons overrides Material's `.md-typeset svg`, which lets narrow ones grow", async () => {
  const site = await resolveSite({}, memoryHost({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': '' }));
  const [, selector = ''] = /([^{}]*)\{[^}]*height: var\(--djn-size, 1em\)/.exec(createMkDocsSettings(site).css) ?? [];
  expect(selector.match(/\.djn-icon/g)).toHaveLength(2);
});
