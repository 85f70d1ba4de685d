import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { mkdocs } from '../../src/generators/mkdocs/manifest.ts';
import { createMkDocsTheme } from '../../src/generators/mkdocs/page-theme.ts';
import { rspress } from '../../src/generators/rspress/manifest.ts';
import { createPlainTheme } from '../../src/render/plain-theme.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, folderOf } from '../support/folder.ts';
import { renderFor } from '../support/render-for.ts';

/*
 * Files that a site publishes for Scalar's API client. Fake packages replace it here: `test/generators/scalar.ts` makes
 * real calls in built sites.
 */

const packageOf = (name: string, exports: object): string => JSON.stringify({ name, type: 'module', exports });

const installed = {
  'package.json': '{ "name": "docs" }',
  'node_modules/@scalar/api-client/package.json': packageOf('@scalar/api-client', {
    './modal': './modal.js',
    './style.css': './style.css',
  }),
  'node_modules/@scalar/api-client/modal.js':
    'export const createApiClientModal = (settings) => [settings, "a modal"];',
  'node_modules/@scalar/api-client/style.css': '.scalar-app { color: rebeccapurple }',
  'node_modules/@scalar/workspace-store/package.json': packageOf('@scalar/workspace-store', { './client': './a.js' }),
  'node_modules/@scalar/workspace-store/a.js': 'export const createWorkspaceStore = () => "a store";',
  'node_modules/vue/package.json': packageOf('vue', { '.': './vue.js' }),
  'node_modules/vue/vue.js': 'export const watch = () => "a watcher";',
};

const answer = { responses: { 200: { description: 'Done' } } };
const specification = {
  openapi: '3.1.0',
  info: { title: 'Jobs', version: '1' },
  servers: [{ url: 'https://api.example' }],
  paths: {
    '/jobs': {
      get: { summary: 'List jobs', ...answer },
      delete: { summary: 'No page', 'x-excluded': true, ...answer },
    },
  },
  webhooks: { done: { post: { summary: 'Done', ...answer } } },
};

async function render(
  project: string,
  generator = rspress,
  theme: Parameters<typeof renderFor>[2]['theme'] = createPlainTheme,
) {
  const docs = {
    'docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }),
    'api.json': JSON.stringify(specification),
  };
  const site = await resolveSite({ base: '/docs', endpoints: { tryIt: 'scalar' } }, memoryHost(docs));
  const addressOf = (route: string) => `/docs${route}`;
  const { pages, made, findings } = await renderFor(generator, site, { project, theme, urlOf: addressOf });
  const missing = findings.filter(({ code }) => code === 'generator-package').map(({ args }) => args);
  return { html: pages.map(({ renderedPage: page }) => page.html), made, missing };
}

const documents = (made: ReadonlyMap<string, string>) => [...made].filter(([path]) => path.endsWith('.json'));

test('a site with the client gets one script, its styles, and a document per operation', async () => {
  const { html, made, missing } = await render(folderOf(installed));
  expect(missing).toEqual([]);
  const [script = '', styles = ''] = [...made.keys()].filter((path) => path.startsWith('_docs-json-nav/'));
  expect([script, styles]).toEqual([
    expect.stringMatching(/^_docs-json-nav\/scalar\.\w+\.js$/),
    expect.stringMatching(/^_docs-json-nav\/scalar\.\w+\.css$/),
  ]);
  expect(made.get(script)).toContain('a modal');
  expect(made.get(script)).not.toMatch(/node_modules|api\.example/);
  expect(made.get(styles)).toMatch(/^\.scalar-app\s*\{/);
  expect(documents(made).map(([path, text]) => [path, Object.keys(JSON.parse(text).paths['/jobs'])])).toEqual([
    ['api-reference/list-jobs.json', ['get']],
  ]);
  const written = html.join('').replaceAll('&quot;', '"');
  expect(written.split(`"script":"/docs/${script}","styles":"/docs/${styles}"`)).toHaveLength(2);
  expect(written).toContain('"document":"/docs/api-reference/list-jobs.json"');
});

test('without the client a page has the form, and a finding names the package to install', async () => {
  const { html, made, missing } = await render(folderOf({ 'package.json': '{ "name": "docs" }' }));
  // Esbuild is installed next to this package.
  expect(missing).toMatchObject([{ packages: ['@scalar/api-client'] }]);
  expect(made.size).toBe(0);
  expect(html.join('')).toMatch(/&quot;bodies&quot;|"bodies"/);
  expect(html.join('')).not.toContain('scalar');
});

test('an unsupported version fails the build and is named', async () => {
  const { 'node_modules/@scalar/api-client/style.css': _, ...others } = installed;
  await expect(render(folderOf(others))).rejects.toThrow(
    /^The installed version of @scalar\/api-client cannot be used: [\s\S]*style\.css/,
  );
});

test('pages without a script contain no trace of the client', async () => {
  const { made, missing } = await render(folderOf(installed), mkdocs, createMkDocsTheme);
  expect([made.size, missing]).toEqual([0, []]);
});
