/// <reference lib="dom" />
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../browser/accessibility.ts';
import { config } from '../support/folder.ts';
import { type ServedPages, servePages } from '../support/served-pages.ts';

/* Tools of endpoint pages, in a browser with a strict content security policy. */

const servers = [
  {
    url: 'https://{region}.example.com/{version}/',
    description: 'Production',
    variables: { region: { default: 'eu', enum: ['eu', 'us'] }, version: { default: 'v1' } },
  },
  { url: 'https://sandbox.example.com' },
];

const specification = {
  openapi: '3.1.0',
  info: { title: 'Jobs', version: '1' },
  servers,
  tags: [{ name: 'jobs', description: 'All about jobs.' }, { name: 'other' }],
  security: [{ token: [] }],
  paths: {
    '/jobs/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a' }],
      get: {
        summary: 'Read a job',
        tags: ['jobs'],
        responses: { 200: { description: 'A job', content: { 'application/json': { schema: ref('Job') } } } },
      },
      put: { summary: 'Replace a job', security: [], responses: { 204: { $ref: '#/components/responses/Done' } } },
    },
    '/queues': { get: { summary: 'List queues', responses: { 200: { description: 'Queues' } } } },
  },
  webhooks: { done: { post: { requestBody: { content: { 'application/json': { schema: ref('Other') } } } } } },
  components: {
    responses: { Done: { description: 'Done' } },
    securitySchemes: { token: { type: 'http', scheme: 'bearer' }, unused: { type: 'http', scheme: 'basic' } },
    schemas: {
      Job: {
        type: 'object',
        properties: {
          parent: ref('Job'),
          owner: { $ref: 'people.json#/Person' },
          first: { $ref: '#/paths/~1jobs~1%7Bid%7D/parameters/0/schema' },
          pet: { oneOf: [ref('Cat')], discriminator: { propertyName: 'kind', mapping: { dog: 'Dog' } } },
        },
      },
      Cat: { type: 'object' },
      Dog: { type: 'object' },
      Other: { type: 'string' },
    },
  },
};

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

const people = { Person: { type: 'object', properties: { friend: { $ref: '#/Person' } } } };
let site: ServedPages;

beforeAll(async () => {
  const docs = {
    'docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }),
    'api.json': JSON.stringify(specification),
    'people.json': JSON.stringify(people),
  };
  site = await servePages(docs, { endpoints: { downloads: true } });
}, 60_000);

afterAll(() => site.close());
afterEach(() => site.leave());

const job = '/api-reference/jobs/read-a-job';

test('the chosen server appears in every sample, in the URL, and on the next page', async () => {
  const page = await site.open(job);
  const samples = (): Promise<string[]> =>
    page.$$eval('.djn-endpoint-side pre', (blocks) => blocks.map((block) => block.textContent ?? ''));
  await page.getByLabel('region').selectOption('us');
  await page.getByLabel('version').fill("v2'");
  for (const text of (await samples()).slice(0, 4)) {
    expect(text).toContain('https://us.example.com/v2%27/jobs/a');
    expect(text).not.toContain('eu.example.com');
  }
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("https://us.example.com/v2'/jobs/{id}");
  await site.open('/api-reference/list-queues', page);
  await page.getByLabel('region').waitFor();
  expect((await samples())[0]).toContain('https://us.example.com/v2%27/queues');
  await page.getByLabel('Server').selectOption({ label: 'https://sandbox.example.com' });
  expect((await samples())[0]).toContain('https://sandbox.example.com/queues');
  expect(await page.getByLabel('region').count()).toBe(0);
  const other = await site.open('/api-reference/list-queues');
  await other.getByLabel('region').waitFor();
  expect(await other.getByLabel('region').inputValue()).toBe('eu');
});

test('the chosen sample language is kept on the next page', async () => {
  const page = await site.open(job);
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await site.open('/api-reference/list-queues', page);
  await expect.poll(() => page.getByRole('tab', { name: 'Python' }).getAttribute('aria-selected')).toBe('true');
});

test('copies a page as Markdown', async () => {
  const page = await site.open(job);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Read a job\n\n`GET \/jobs\/\{id\}`\n/);
  expect(copied).toContain('## Responses');
});

test('offers an operation as a document that contains only what it needs', async () => {
  const page = await site.open(job);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'This operation as JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('read-a-job.json');
  const made = JSON.parse(site.files.get(`${job}.json`)?.text ?? '');
  const { paths, components, tags } = made;
  expect(Object.keys(paths)).toEqual(['/jobs/{id}']);
  expect(Object.keys(paths['/jobs/{id}'])).toEqual(['parameters', 'get']);
  expect(tags).toEqual([specification.tags[0]]);
  expect(Object.keys(components.schemas).sort()).toEqual(['Cat', 'Dog', 'Job']);
  expect(Object.keys(components.securitySchemes)).toEqual(['token']);
  expect(Object.keys(components)).not.toContain('responses');
  for (const [, reference = ''] of JSON.stringify(made).matchAll(/"\$ref":"([^"]*)"/g)) {
    let value = made;
    for (const step of reference.slice(2).split('/')) value = value?.[step];
    expect(value, reference).toBeTypeOf('object');
  }
  expect(JSON.parse(site.files.get('/api-reference/replace-a-job.json')?.text ?? '').components).toEqual({
    responses: specification.components.responses,
  });
});

test('offers the original specification', async () => {
  const page = await site.open(job);
  const href = await page.getByRole('link', { name: 'Specification' }).getAttribute('href');
  expect(href).toBe('/api.json');
  expect(site.files.get('/api.json')?.text).toBe(JSON.stringify(specification));
});

test.each([320, 1280])('the tools are labeled and support the keyboard at %i pixels', async (width) => {
  const page = await site.open(job);
  await page.setViewportSize({ width, height: 800 });
  await page.getByLabel('region').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const reached: string[] = [];
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 16) ?? ''));
  }
  expect(reached.slice(0, 1)).toEqual(['Copy URL']);
  expect(reached).toEqual(expect.arrayContaining(['Copy as Markdown', 'This operation a', 'Specification']));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('the tools are small, and only endpoint pages load them', () => {
  const chunks = [...site.files].filter(([name]) => name.startsWith('/chunk-') && !name.includes('form'));
  expect(chunks.reduce((sum, [, { text }]) => sum + text.length, 0)).toBeLessThan(8 * 1024);
  expect(site.files.get('/client.js')?.text).not.toContain('djn-tools-bar');
});
