import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { createSiteLookup } from '../../src/core/links/lookup.ts';
import { fillPattern, matchPattern, patternParts } from '../../src/core/links/pattern.ts';
import { Redirects } from '../../src/core/links/redirects.ts';
import { resolveHref } from '../../src/core/links/resolve.ts';
import { createNextRedirects } from '../../src/generators/next/redirects.ts';
import { staticRedirects } from '../../src/generators/publish/redirects.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { millisecondsSince } from '../support/effort.ts';

const find = (source: string, destination: string, path: string): string | undefined =>
  new Redirects([{ source, destination }]).find(path)?.destination;

test.each([
  ['/old', '/new', 'old', '/new'],
  ['old/', '/new#a', 'old', '/new#a'],
  ['/caf%C3%A9', '/new', 'caf\u00e9', '/new'],
  ['/x/:slug*', '/y/:slug*', 'x', '/y'],
  ['/x/:slug*', '/y/:slug*', 'x/a/b', '/y/a/b'],
  ['/x/:slug*', '/:slug*', 'x', '/'],
  ['/x/:slug*', 'https://a.example/:slug*?b', 'x', 'https://a.example?b'],
  ['/x/:slug', '/y/:slug', 'x', undefined],
  ['/x/:slug', '/y/:slug', 'x/a/b', undefined],
  ['/blog/*', '/posts/*', 'blog/a/b', '/posts/a/b'],
  ['/blog/**', '/posts/**', 'blog/a', '/posts/a'],
  ['/blog/**', '/posts/*', 'blog/a', '/posts/a'],
  ['/concepts-*', '/guides/*', 'concepts-a', '/guides/a'],
  ['/concepts-*', '/guides/*', 'concepts-', '/guides'],
  ['/*/b/*', '/c/*/*', 'a/b/d', '/c/a/d'],
  ['/x/*', '/y/*/z/*', 'x/a', '/y/a/z/a'],
  ['/*/b/*', '/c/*/*/*', 'a/b/d', '/c/a/d/d'],
  ['/:a/:b', '/:b/:a/:c', 'x/y', '/y/x/:c'],
  ['/x/*', '/y/*', 'x/50%?#', '/y/50%25%3F%23'],
  ['/:version/api', '/api', 'v1/api', '/api'],
  ['/guides#a', '/new', 'guides', undefined],
  ['/guides?a', '/new', 'guides?a', undefined],
])('%s to %s redirects %j to %j', (source, destination, path, expected) => {
  expect(find(source, destination, path)).toBe(expected);
});

test('exact sources come first, then those with wildcards in order', () => {
  const redirects = new Redirects([
    { source: '/:any*', destination: '/0' },
    { source: '/a/:b/c', destination: '/1' },
    { source: '/a/*', destination: '/2' },
    { source: '/a/b/c', destination: '/3' },
    { source: '/a/b/c', destination: '/4' },
  ]);
  expect(redirects.find('a/b/c')?.index).toBe(3);
  expect(redirects.find('a/x/c')?.index).toBe(0);
  expect(redirects.findAll('a/x/c').map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(redirects.find('')?.index).toBe(0);
  expect(redirects.findStrictly('')).toBeUndefined();
});

const piece = fc.constantFrom('a', 'b', '/', '-', ':x', ':y*', '*', '**');
const source = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join('').replace(/(:[xy]\*?)([ab])/g, '$1-$2'));
const path = fc.array(fc.constantFrom('a', 'b', '/', '-'), { maxLength: 12 }).map((pieces) => pieces.join(''));

test('a pattern matches like its regular expression, and its captures restore the path', () => {
  fc.assert(
    fc.property(source, path, (pattern, text) => {
      const parts = patternParts(pattern);
      const kinds = { text: '', segment: '[^/]+', rest: '.*' };
      const expression = new RegExp(
        `^${parts.map((part) => (part.kind === 'text' ? part.text : kinds[part.kind])).join('')}$`,
      );
      const captured = matchPattern(parts, text);
      expect(captured !== undefined).toBe(expression.test(text));
      if (captured === undefined) return;
      let next = 0;
      expect(parts.map((part) => (part.kind === 'text' ? part.text : captured[next++]?.text)).join('')).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test('a destination equal to its source restores the path', () => {
  fc.assert(
    fc.property(source, path, (pattern, text) => {
      const names = patternParts(pattern).flatMap((part) =>
        part.kind === 'text' || part.name === '' ? [] : [part.name],
      );
      const captured = matchPattern(patternParts(pattern), text);
      if (captured === undefined || captured.some((item) => item.text === '') || new Set(names).size < names.length)
        return;
      expect(fillPattern(pattern, captured)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test('many wildcards take no noticeable time', () => {
  const started = process.cpuUsage();
  const source = '/:a*x:b*x:c*x:d*x:e*x:f*z';
  expect(find(source, '/', 'x'.repeat(2000))).toBeUndefined();
  const many = Array.from({ length: 8000 }, (_, index) => ({ source: `/old/${index}/:slug*`, destination: '/:slug*' }));
  const redirects = new Redirects(many);
  for (let index = 0; index < 8000; index++) expect(redirects.find(`old/${index}/a`)?.index).toBe(index);
  expect(millisecondsSince(started)).toBeLessThan(2000);
});

test('a backslash escapes the next character; a remaining one is no file of a built site', async () => {
  const redirects = [
    { source: '/self\\_hosted', destination: '/' },
    { source: '/a\\b', destination: '/' },
    { source: '/a//b', destination: '/' },
  ];
  const config = JSON.stringify({ name: 'Test', navigation: { pages: ['index'] }, redirects });
  const { model } = await resolveSite({ root: '/' }, memoryHost({ 'docs.json': config, 'index.mdx': '' }));
  expect(model.site.redirects.map(({ source }) => source)).toEqual(['/self_hosted', '/a\\b', '/a//b']);
  expect(staticRedirects(model)).toEqual({ redirects: [model.site.redirects[0]], skipped: ['/a\\b', '/a//b'] });
});

test.each([
  ['/guides/index', '/guides'],
  ['guides', '/guides'],
  ['./guides/start', '/guides/start'],
  ['/guides/start.mdx#a', '/guides/start#a'],
  ['/guides/index?b#c', '/guides?b#c'],
  ['/index', '/'],
  ['/', '/'],
  ['/api#a', '/api/users/add#a'],
  ['api/users/', '/api/users/add'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['caf\u00e9.mdx', '/caf%C3%A9'],
  ['files/plan.pdf', '/files/plan.pdf'],
  ['https://a.example/index', 'https://a.example/index'],
  ['#a', '#a'],
])('a built site redirects to %s at the path of its page: %s', async (destination, address) => {
  const pages = ['index', 'guides/index', 'guides/start', 'api/users/add', 'caf\u00e9'];
  const redirects = [{ source: '/old', destination }];
  const files = {
    'docs.json': JSON.stringify({ name: 'Test', navigation: { pages }, redirects }),
    ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, ''])),
  };
  const { model } = await resolveSite({ root: '/' }, memoryHost(files));
  expect(staticRedirects(model).redirects.map((redirect) => redirect.destination)).toEqual([address]);
});

test('a redirect whose destination names a host without a scheme is not published', async () => {
  const redirects = [
    { source: '/slashes', destination: '//a.example/b' },
    { source: '/backslash', destination: '/\\a.example' },
    { source: '/page', destination: '/index' },
  ];
  const docs = JSON.stringify({ name: 'Test', navigation: { pages: ['index'] }, redirects });
  const { model } = await resolveSite({ root: '/' }, memoryHost({ 'docs.json': docs, 'index.mdx': '' }));
  expect(staticRedirects(model).redirects.map(({ source }) => source)).toEqual(['/page']);
  expect(createNextRedirects(model).map(({ source }) => source)).toEqual(['/page']);
});

test.each([
  ['/x/*', '/y/*/z/*', '/x/:rest*', '/y/:rest*/z/:rest*'],
  ['/*/b/*', '/c/*/*/*', '/:rest*/b/:rest2*', '/c/:rest*/:rest2*/:rest2*'],
  ['/:a/*', '/*/:a/:b', '/:a/:rest*', '/:rest*/:a/:b'],
])('Next.js redirects %s to %s with names for stars', async (source, destination, named, filled) => {
  const docs = { name: 'Test', navigation: { pages: ['index'] }, redirects: [{ source, destination }] };
  const host = memoryHost({ 'docs.json': JSON.stringify(docs), 'index.mdx': '' });
  const { model } = await resolveSite({ root: '/' }, host);
  expect(createNextRedirects(model)).toEqual([{ source: named, destination: filled, permanent: true }]);
});

test('`/` redirects to the first page, even if `/index` redirects elsewhere', async () => {
  const redirects = [{ source: '/index', destination: '/b' }];
  const docs = JSON.stringify({ name: 'Test', navigation: { pages: ['a', 'b'] }, redirects });
  const { model } = await resolveSite({ root: '/' }, memoryHost({ 'docs.json': docs, 'a.mdx': '', 'b.mdx': '' }));
  expect(staticRedirects(model).redirects).toEqual([{ source: '/', destination: '/a', permanent: false }]);
});

test('a link keeps its query and hash through a redirect, unless the redirect has its own', async () => {
  const redirects = [
    { source: '/plain', destination: '/new' },
    { source: '/query', destination: '/new?to=2' },
    { source: '/hash', destination: '/new#there' },
  ];
  const config = { name: 'Test', navigation: { pages: ['new'] }, redirects };
  const host = memoryHost({ 'docs.json': JSON.stringify(config), 'new.mdx': '# New' });
  const lookup = createSiteLookup((await resolveSite({}, host)).model);
  const restOf = (address: string) => resolveHref(address, lookup);
  expect(restOf('/plain?from=1#here')).toMatchObject({ route: '/new', suffix: '?from=1#here' });
  expect(restOf('/query?from=1#here')).toMatchObject({ route: '/new', suffix: '?to=2#here' });
  expect(restOf('/hash?from=1#here')).toMatchObject({ route: '/new', suffix: '?from=1#there' });
});
