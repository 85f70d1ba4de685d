import { expect, test } from 'vitest';
import { formatDiagnostics, memoryHost, resolveSite } from '../src/entries/index.ts';
import { config, page } from './support/folder.ts';

test('a resolved site has exactly the documented members', async () => {
  const site = await resolveSite(
    { root: 'docs' },
    memoryHost({ 'docs.json': config({ pages: ['index', 'none'] }), 'index.mdx': page('Home') }),
  );
  const names = ['model', 'diagnostics', 'ok', 'sources', 'counts', 'root', 'inputs', 'endpointMarkdown'];
  expect(Object.keys(site)).toEqual(names);
  expect(site.counts).toEqual({ pages: 1, files: 2 });
  expect([site.ok, site.diagnostics.map(({ code }) => code)]).toEqual([false, ['page-missing']]);
  expect(formatDiagnostics(site, { color: false })).toContain('page-missing docs.json:');
  expect(site.model.pages['/']?.title).toBe('Home');
  expect(await site.endpointMarkdown('/')).toBeUndefined();
});
