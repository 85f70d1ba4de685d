import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import type { Options } from '../src/core/options/check-options.ts';
import type { Page } from '../src/core/site.ts';
import { llmsText } from '../src/generators/indexes/index-files.ts';
import { pageMarkdown } from '../src/generators/rendering/page-markdown.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config } from './support/folder.ts';

const specification = {
  openapi: '3.1.0',
  info: {
    title: 'Jobs API',
    version: '2.1',
    summary: 'Runs jobs.',
    description: 'Jobs wait in **queues**.\n\n# Limits\n\nTen calls.',
    contact: { name: 'Support', url: 'javascript:alert(1)', email: 'help@example.com' },
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  servers: [{ url: 'https://api.example.com', description: 'Production' }],
  tags: [{ name: 'jobs', 'x-displayName': 'All jobs', description: 'What runs.' }],
  components: {
    securitySchemes: {
      login: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://example.com/token', scopes: { read: 'Reads.' } } },
      },
    },
  },
  paths: {
    '/jobs/{id}': {
      get: { summary: 'Read a job', tags: ['jobs'] },
      put: { summary: 'Replace a job', tags: ['jobs'], deprecated: true },
      delete: { summary: 'Delete a job', 'x-excluded': true },
    },
    '/health': { get: { summary: 'Check [health](//evil)' } },
  },
};

function resolve(navigation: object, files: Readonly<Record<string, string>> = {}, options: Options = {}) {
  const docs = { 'docs.json': config(navigation), 'api.json': JSON.stringify(specification), ...files };
  return resolveSite({ endpoints: { overview: true }, ...options }, memoryHost(docs));
}

const group = { groups: [{ group: 'API', openapi: 'api.json' }] };
const route = '/api-reference/overview';

test('comes first where pages are generated, with neighbors and no method', async () => {
  const { model, ok } = await resolve(group);
  const page = model.pages[route];
  expect(ok).toBe(true);
  expect([page?.title, page?.description, page?.file]).toEqual(['Jobs API', 'Runs jobs.', null]);
  expect(page?.endpoint).toEqual({ method: 'OVERVIEW', path: 'overview', spec: 'api.json', tags: [] });
  expect(page?.placements[0]?.next).toBe('/api-reference/jobs/read-a-job');
  const [list] = model.sidebars[0]?.items ?? [];
  expect(list?.kind === 'group' && list.items[0]).toEqual({ kind: 'page', label: 'Jobs API', route });
  expect(list?.route).toBe(route);
});

test('precedes the groups of a tab', async () => {
  const { model } = await resolve({ tabs: [{ tab: 'API', openapi: 'api.json' }] });
  expect(model.sidebars[0]?.items.map(({ kind }) => kind)).toEqual(['page', 'group', 'group']);
});

test('introduces the specification, and links to every page', async () => {
  const { endpointMarkdown } = await resolve(group);
  expect(await endpointMarkdown(route)).toMatchInlineSnapshot(`
    "- Version: \`2.1\`
    - License: [MIT](https://opensource.org/license/mit)
    - Contact: Support
    - Email: [help@example.com](mailto\\:help@example.com)

    Jobs wait in **queues**.

    ## Limits

    Ten calls.

    ## Servers

    Base URL: \`https://api.example.com\` (Production)

    ## Authorization

    - \`Authorization\` (string, header): Access token (OAuth 2.0): \`Bearer <token>\`.
      - Client credentials flow: token from \`https://example.com/token\`.
      - Scope:
        - \`read\`: Reads.

    ## All jobs

    What runs.

    - [Read a job](/api-reference/jobs/read-a-job) \`GET /jobs/{id}\`
    - [Replace a job](/api-reference/jobs/replace-a-job) \`PUT /jobs/{id}\` (deprecated)

    ## Operations

    - [Check \\[health\\](//evil)](/api-reference/check-healthevil) \`GET /health\`"
  `);
});

test('is in the indexes of the site', async () => {
  const site = await resolve(group);
  expect(llmsText(site)).toContain('- [Jobs API](/api-reference/overview): Runs jobs.');
  expect(await pageMarkdown(site, site.model.pages[route] as Page)).toMatch(/^# Jobs API\n\n> Runs jobs\.\n/);
});

test('is replaced by a page of the site at its route', async () => {
  const own = { 'api-reference/overview.mdx': '---\ntitle: Mine\n---\n' };
  const { model, diagnostics } = await resolve(
    { groups: [{ group: 'API', pages: ['api-reference/overview'], openapi: 'api.json' }] },
    own,
  );
  expect([model.pages[route]?.title, model.pages[route]?.endpoint]).toEqual(['Mine', undefined]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['route-unsafe']);
  expect(Object.keys(model.pages)).toHaveLength(4);
});

test('yields its route to an operation, which is reported', async () => {
  const text = JSON.stringify({ ...specification, paths: { '/a': { get: { summary: 'Overview' } } } });
  const { model, diagnostics } = await resolve(group, { 'api.json': text });
  expect(model.pages[route]?.endpoint?.path).toBe('/a');
  expect(model.pages[`${route}-1`]?.endpoint?.method).toBe('OVERVIEW');
  expect(diagnostics.map(({ code }) => code)).toEqual(['route-suffixed']);
});

test('exists only for elements that generate pages, and only if the option is set', async () => {
  const listed = await resolve({ groups: [{ group: 'API', openapi: 'api.json', pages: ['GET /health'] }] });
  expect(Object.keys(listed.model.pages)).toEqual(['/api-reference/check-[health]evil'.replace(/[[\]]/g, '')]);
  const off = await resolve(group, {}, { endpoints: {} });
  expect(off.model.pages[route]).toBeUndefined();
});

test('an AsyncAPI overview links to its channels', async () => {
  const document = {
    asyncapi: '3.0.0',
    info: { title: 'Events', version: '1' },
    servers: { live: { host: 'broker.example.com', protocol: 'kafka' } },
    channels: { created: { address: 'job.created', title: 'Created' } },
  };
  const { endpointMarkdown } = await resolve(
    { groups: [{ group: 'Events', asyncapi: 'events.json' }] },
    { 'events.json': JSON.stringify(document) },
  );
  const text = await endpointMarkdown(route);
  expect(text).toContain('kafka://broker.example.com');
  expect(text).toContain('[Created](/api-reference/websockets/created)');
});
