import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveSite } from '../../src/site/resolve.ts';

const specification = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Plants', version: '1' },
  paths: { '/plants': { get: { summary: 'List plants', description: 'Every plant of the garden.', responses: {} } } },
});

test.each([
  ['its method and path', 'GET /plants'],
  ['the specification too', 'api/plants.json GET /plants'],
])('a page that names %s documents it, even if no element names the specification', async (_, openapi) => {
  const host = memoryHost({
    'docs.json': '{ "name": "Garden", "navigation": { "pages": ["plants", "about"] } }',
    'plants.mdx': `---\ntitle: Plants\nopenapi: ${openapi}\n---\n`,
    'about.mdx': 'About',
    'api/plants.json': specification,
  });
  const site = await resolveSite({}, host);
  expect(site.model.pages['/plants']?.endpoint).toMatchObject({ method: 'GET', spec: 'api/plants.json' });
  expect(await site.endpointMarkdown('/plants')).toContain('Every plant of the garden.');
  expect(await site.endpointMarkdown('/about')).toBeUndefined();
});
