import { expect, test } from 'vitest';
import { memoryHost, resolveSite } from '../src/entries/index.ts';
import { config, page } from './support/folder.ts';

const url = 'https://api.example.com/openapi.json';

function siteOf(language: string | undefined, openapi: string, spec: string = url) {
  const navigation = { openapi: spec, pages: ['index', 'call', 'GET /b'] };
  const languages = language === undefined ? navigation : { languages: [{ language, ...navigation }] };
  const files = {
    'docs.json': config(languages),
    'index.mdx': page('Index'),
    'call.mdx': page('Call', `openapi: ${openapi}\n`),
    'broken.json': '{ "openapi": ',
  };
  return resolveSite({}, memoryHost(files));
}

test('a page reports its unreadable specification, and the finding counts such pages', async () => {
  const site = await siteOf(undefined, 'GET /users/{id}');
  const [diagnostic, ...others] = site.diagnostics;
  expect(others).toEqual([]);
  expect([diagnostic?.code, diagnostic?.message]).toEqual([
    'spec-unreachable',
    `The specification ${url} could not be fetched: no network. As a result, 1 entry gets no page, and 1 page has no content from it.`,
  ]);
  expect(site.model.pages['/call']?.endpoint).toEqual({ method: 'GET', path: '/users/{id}', spec: url, tags: [] });
  expect(await site.endpointMarkdown('/call')).toBe(
    `This page describes \`GET /users/{id}\` of the specification \`${url}\`, which could not be read when this site was built.`,
  );
});

test('the message is in the language of the page', async () => {
  const site = await siteOf('de', 'GET /users');
  expect(await site.endpointMarkdown('/call')).toContain('beim Bauen dieser Website nicht gelesen werden konnte');
});

test('a broken specification is an error, and its pages report it too', async () => {
  const site = await siteOf(undefined, 'POST /users', 'broken.json');
  expect(site.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['spec-syntax', 'error']]);
  expect(await site.endpointMarkdown('/call')).toContain('`POST /users` of the specification `broken.json`');
});

test('the URL of a specification is escaped', async () => {
  const site = await siteOf(undefined, 'GET /a`{x}`<b>$y$');
  expect(await site.endpointMarkdown('/call')).toContain('``GET /a`{x}`<b>$y$``');
});

test('a specification larger than the option allows is refused, and the finding names the option', async () => {
  const files = {
    'docs.json': config({ openapi: 'api.json', pages: ['index'] }),
    'index.mdx': page('Index'),
    'api.json': `{ "openapi": "3.1.0", "paths": {}, "x-words": "${'a'.repeat(1_100_000)}" }`,
  };
  const found = async (limits?: { specificationSize: number }) =>
    (await resolveSite({ limits }, memoryHost(files))).diagnostics.map(({ code, message }) => [code, message]);
  expect(await found()).toEqual([['spec-unused', expect.any(String)]]);
  expect(await found({ specificationSize: 1 })).toEqual([
    ['spec-invalid', expect.stringContaining('it is larger than 1 MB (option limits.specificationSize)')],
  ]);
});
