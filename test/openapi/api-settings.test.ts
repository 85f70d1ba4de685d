import { describe, expect, test } from 'vitest';
import { generators } from '../../src/generators/all.ts';
import { findLosses } from '../../src/generators/losses/losses.ts';
import { createPageSource } from '../../src/generators/rendering/page-source.ts';
import { createPlainTheme } from '../../src/render/plain-theme.ts';
import { type ResolvedSite, resolveSite } from '../../src/site/resolve.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { renderFor } from '../support/render-for.ts';
import { packageRoot } from '../support/run.ts';

const member = { type: 'object', properties: { id: { type: 'string' } } };
const specification = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Mill', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/jobs': {
      get: {
        summary: 'List jobs',
        parameters: [
          { name: 'tag', in: 'query', required: true, schema: { type: 'string' }, example: 'new' },
          { name: 'page', in: 'query', schema: { type: 'integer' }, example: 7 },
        ],
        responses: { 200: { description: 'Jobs', content: { 'application/json': { schema: withMember('job') } } } },
      },
    },
  },
});

function withMember(name: string): object {
  return { type: 'object', properties: { [name]: member } };
}

async function siteWith(
  api: object | undefined,
  options: object = {},
  files: Readonly<Record<string, string>> = {},
): Promise<ResolvedSite> {
  const pages = ['index', ...Object.keys(files).map((file) => file.replace('.mdx', ''))];
  const settings = { navigation: { groups: [{ group: 'API', openapi: 'openapi.json', pages }] } };
  const root = folderOf({
    'docs.json': config({ pages: [] }, { ...settings, ...(api === undefined ? {} : { api }) }),
    'index.mdx': page('Home'),
    'openapi.json': specification,
    ...files,
  });
  return await resolveSite({ root, ...options });
}

const route = '/api-reference/list-jobs';

async function samplesWith(examples: object): Promise<ReadonlyMap<string, string>> {
  const content = await (await siteWith({ examples })).endpointContent(route);
  const samples = (content?.details ?? []).flatMap((node) => {
    const part = node.data?.part;
    return node.type === 'code' && part?.kind === 'sample' ? [[part.title, node.value] as const] : [];
  });
  return new Map(samples);
}

describe('api.examples', () => {
  test('`languages` chooses and orders samples, by any of their names', async () => {
    const samples = await samplesWith({ languages: ['golang', 'cURL', 'bash', 'ts'] });
    expect([...samples.keys()]).toEqual(['Go', 'curl', 'TypeScript']);
  });

  test('without a known language, samples are the usual ones', async () => {
    const usual = ['curl', 'JavaScript', 'Python', 'Go'];
    expect([...(await samplesWith({ languages: ['cobol'] })).keys()]).toEqual(usual);
    expect([...(await samplesWith({ languages: 'python' })).keys()]).toEqual(usual);
  });

  test('samples have optional parameters, unless `defaults` is `required`', async () => {
    expect((await samplesWith({})).get('curl')).toContain('/jobs?tag=new&page=7');
    expect((await samplesWith({ defaults: 'all' })).get('curl')).toContain('/jobs?tag=new&page=7');
    expect((await samplesWith({ defaults: 'required' })).get('curl')).toMatch(/\/jobs\?tag=new['"]?$/m);
  });

  test('`autogenerate: false` leaves generated samples and their heading out', async () => {
    const site = await siteWith({ examples: { autogenerate: false } });
    const text = (await site.endpointMarkdown(route)) ?? expect.fail();
    expect(text).toContain('## Responses');
    expect(text).not.toContain('curl');
    expect(text).not.toContain('## Code samples');
  });

  test('`prefill` fills optional fields of the form', async () => {
    const valuesWith = async (prefill: boolean) => {
      const content = await (await siteWith({ examples: { prefill } })).endpointContent(route);
      return content?.form?.().parameters.map(({ value }) => value);
    };
    expect(await valuesWith(false)).toEqual(['new', '']);
    expect(await valuesWith(true)).toEqual(['new', '7']);
  });
});

describe('settings and options', () => {
  const endpointsOf = async (api: object | undefined, endpoints?: object) =>
    (await siteWith(api, endpoints === undefined ? {} : { endpoints })).publishSettings.endpoints;

  test('`playground.display: interactive` turns the form on, unless an option decides', async () => {
    const api = { playground: { display: 'interactive' } };
    expect(await endpointsOf(undefined)).toMatchObject({ tryIt: 'none' });
    expect(await endpointsOf({ playground: { display: 'simple' } })).toMatchObject({ tryIt: 'none' });
    expect(await endpointsOf(api)).toMatchObject({ tryIt: 'form' });
    expect(await endpointsOf(api, { tryIt: 'none' })).toMatchObject({ tryIt: 'none' });
    expect(await endpointsOf(api, { tryIt: 'scalar' })).toMatchObject({ tryIt: 'scalar' });
  });

  test('`spec.download` turns downloads on, unless an option decides', async () => {
    expect(await endpointsOf(undefined)).toMatchObject({ downloads: false });
    expect(await endpointsOf({ spec: { download: true } })).toMatchObject({ downloads: true });
    expect(await endpointsOf({ spec: { download: true } }, { downloads: false })).toMatchObject({ downloads: false });
  });
});

test('`playground` of a page decides about its form, unless the option is `none`', async () => {
  const formWith = async (playground: string, api: object, options: object = {}): Promise<boolean> => {
    const site = await siteWith(api, options, {
      'api-reference/list-jobs.mdx': page('Jobs', `openapi: GET /jobs\nplayground: ${playground}\n`),
    });
    const endpointPage = site.model.pages[route] ?? expect.fail();
    return (await createPageSource(site, endpointPage, undefined))?.tools?.form !== undefined;
  };
  const interactive = { playground: { display: 'interactive' } };
  expect(await formWith('none', interactive)).toBe(false);
  expect(await formWith('simple', interactive)).toBe(false);
  expect(await formWith('other', interactive)).toBe(true);
  expect(await formWith('interactive', {})).toBe(true);
  expect(await formWith('interactive', {}, { endpoints: { tryIt: 'none' } })).toBe(false);
});

test('`params.expanded: all` opens folded members', async () => {
  const html = generators.find(({ name }) => name === 'HTML') ?? expect.fail();
  const openListsWith = async (expanded: string): Promise<number> => {
    const { pages } = await renderFor(html, await siteWith({ params: { expanded } }), {
      project: packageRoot,
      theme: createPlainTheme,
      urlOf: (route) => route,
    });
    const { renderedPage } = pages.find((item) => item.route === route) ?? expect.fail();
    return renderedPage.html.match(/<details open/g)?.length ?? 0;
  };
  expect(await openListsWith('closed')).toBe(0);
  expect(await openListsWith('all')).toBe(1);
});

test('check --for names what is lost', async () => {
  const api = {
    playground: { display: 'auth', credentials: true },
    examples: { languages: ['curl', 'cobol'], prefill: true, defaults: 'all' },
    params: { expanded: 'all' },
    spec: { download: true },
    url: 'full',
    mdx: { server: 'https://api.example.com', auth: { method: 'bearer' } },
  };
  const lostFor = async (name: string, settings: object): Promise<string[]> => {
    const generator = generators.find((item) => item.name === name) ?? expect.fail();
    const findings = findLosses(await siteWith(settings), generator);
    return findings.flatMap(({ code, args }) =>
      code === 'generator-setting' ? [(args as { readonly setting: string }).setting] : [],
    );
  };
  const everywhere = ['api.playground.display', 'api.playground.credentials', 'api.url', 'api.examples.languages'];
  expect(await lostFor('Starlight', api)).toEqual([...everywhere, 'api.mdx']);
  expect(await lostFor('Starlight', { playground: { display: 'interactive' } })).toEqual([]);
  expect(await lostFor('MkDocs', { playground: { display: 'interactive' }, spec: { download: true } })).toEqual([
    'api.playground.display',
    'api.spec.download',
  ]);
});
