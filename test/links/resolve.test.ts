import { expect, test } from 'vitest';
import { createLinkLookup, createSiteLookup, type Resolution } from '../../src/core/links/lookup.ts';
import { resolveHref, resolveLink, resolveOnPages, resolveVisited } from '../../src/core/links/resolve.ts';
import { retarget } from '../../src/core/links/retarget.ts';
import { withoutUnsafeUrls } from '../../src/core/links/safe-url.ts';

const routes = ['/', '/guides/start', '/guides/more', '/guides', '/api/v1.2', '/deep/a/b', '/caf\u00e9', '/start'];
const redirects = [
  { source: '/old', destination: '/guides/start#top' },
  { source: '/older', destination: '/old' },
  { source: '/away', destination: 'https://a.example/b' },
  { source: '/nowhere', destination: '/gone' },
  { source: '/circle', destination: '/round' },
  { source: '/round', destination: '/circle' },
  { source: '/v0/:rest*', destination: '/guides/:rest*' },
  { source: '/grow/*', destination: '/grow/x/*' },
  { source: '/to-folder', destination: '/deep' },
  { source: '/to-file', destination: '/logo.svg' },
];
const files = new Map([
  ['logo.svg', true],
  ['files/a.pdf', true],
]);
const facts = { base: '', routes, redirects, files, isUnknown: (path: string) => path.startsWith('made/') };
const lookup = createLinkLookup(facts);
const served = createLinkLookup({ ...facts, base: '/docs' });

/** Formats a resolution as one line. */
function formatResolution(found: Resolution): string {
  const { redirects: followed, ...rest } = found;
  const by = followed === undefined ? '' : ` by ${followed.first}-${followed.last}${bareOf(followed.firstEmptyMatch)}`;
  if (rest.to === 'nothing') return `nothing at ${rest.path}${by}`;
  if (rest.to !== 'page') return `${rest.to}${by}`;
  const kind = [rest.isFolder && ' folder', rest.isGuess && ' guess', rest.isContested && ' contested'];
  return `${rest.route}${rest.suffix}${kind.filter((item) => item !== false && item !== undefined).join('')}${by}`;
}

function bareOf(bare: number | undefined): string {
  return bare === undefined ? '' : ` bare ${bare}`;
}

test.each([
  ['/guides/start', '/guides/start'],
  ['/guides/start/?a=b#c', '/guides/start?a=b#c'],
  ['/guides/start.mdx', '/guides/start'],
  ['guides/start.MD', '/guides/start'],
  ['/guides/start.html', 'nothing at guides/start.html'],
  ['/index', '/'],
  ['/guides/index.mdx#a', '/guides#a'],
  [' /guides/\n start ', 'nothing at guides/ start'],
  ['/gui\tdes', '/guides'],
  ['/cafe\u0301', '/caf\u00e9'],
  ['/caf%C3%A9', '/caf\u00e9'],
  ['/api/v1.2', '/api/v1.2'],
  ['/deep', '/deep/a/b folder'],
  ['/deep/a/', '/deep/a/b folder'],
  ['/deep.mdx', 'nothing at deep.mdx'],
  ['/logo.svg?v=1', 'file'],
  ['/files', 'nothing at files'],
  ['/made/of/air', 'unknown'],
  ['https://a.example', 'site'],
  ['', 'unknown'],
  ['#a', 'unknown'],
  ['/gone', 'nothing at gone'],
  ['/../../gone', 'nothing at /../../gone'],
  ['/old', '/guides/start#top by 0-0'],
  ['/old?q', '/guides/start?q#top by 0-0'],
  ['/old.mdx', '/guides/start#top by 0-0'],
  ['/older', '/guides/start#top by 1-0'],
  ['/away', 'site by 2-2'],
  ['/away.md', 'site by 2-2'],
  ['/nowhere', 'nothing at gone by 3-3'],
  ['/circle', 'nothing at circle by 4-5'],
  ['/v0/more', '/guides/more by 6-6'],
  ['/v0', '/guides by 6-6 bare 6'],
  ['/v0/more.mdx', '/guides/more by 6-6'],
  ['/grow/a', 'nothing at grow/a by 7-7'],
  ['/to-folder', '/deep/a/b folder by 8-8'],
  ['/to-folder.mdx', '/deep/a/b folder by 8-8'],
  ['/to-file', 'file by 9-9'],
])('%j resolves from the root to %s', (text, expected) => {
  // Earlier lookups don't change the result.
  for (const one of [createLinkLookup(facts), lookup]) expect(formatResolution(resolveHref(text, one))).toBe(expected);
});

test.each([
  ['/docs/start', '/start'],
  ['/start', '/start'],
  ['/docs', '/'],
  ['/docs/old', '/guides/start#top by 0-0'],
  ['/docs/gone', 'nothing at gone'],
])('below a base path, %j resolves to %s', (text, expected) => {
  expect(formatResolution(resolveHref(text, served))).toBe(expected);
});

const page = { route: '/guides/start', file: 'guides/start.mdx' };

test.each([
  ['more', page, '/guides/more'],
  ['./more.mdx?a#b', page, '/guides/more?a#b'],
  ['../start', page, '/start'],
  ['#part', page, '/guides/start#part'],
  ['?a', page, '/guides/start?a'],
  ['mailto:a@b.example', page, 'site'],
  ['nothing', page, 'nothing at guides/nothing'],
  ['/guides/more', page, '/guides/more'],
  ['deep/a/b', page, '/deep/a/b guess'],
  ['../../../guides/more', page, '/guides/more guess'],
  // The result differs between the file's folder and the root.
  ['start', { route: '/guides', file: 'guides/index.mdx' }, '/guides/start'],
  ['start', { route: '/guides', file: 'other/guides.mdx' }, '/start guess contested'],
  ['more', { route: '/guides', file: 'other/guides.mdx' }, '/guides/more guess'],
  ['more', { route: '/guides/start', file: null }, '/guides/more'],
  ['logo.svg', page, 'file'],
  // `index` next to an index page is the same page, which isn't suggested.
  ['index', { route: '/start', file: 'elsewhere/start.mdx' }, '/ guess'],
])('the relative link %j in %o resolves to %s', (text, from, expected) => {
  expect(formatResolution(resolveLink(text, from, createLinkLookup(facts)))).toBe(expected);
});

test('a step above the root leaves a site with a base path', () => {
  const from = { route: '/start', file: 'start.mdx' };
  expect(formatResolution(resolveLink('../../guides/more', from, createLinkLookup(facts)))).toBe('/guides/more guess');
  expect(resolveLink('../../guides/more', from, served).to).toBe('nothing');
});

test.each([
  ['more', 'snippets/a.mdx', '/guides/more guess'],
  ['./b', 'deep/a/c.mdx', '/deep/a/b'],
  ['gone', 'snippets/a.mdx', 'nothing at snippets/gone'],
  ['more', null, '/guides/more'],
])('the link %j in a snippet, %j, resolves to %s', (text, file, expected) => {
  const other = { route: '/start', file: 'start.mdx' };
  expect(formatResolution(resolveOnPages(text, file, [other, page], createLinkLookup(facts)))).toBe(expected);
});

test("a link that no page shows doesn't resolve", () => {
  expect(resolveOnPages('/start', 'a.mdx', [], lookup)).toEqual({ to: 'unknown' });
});

test.each([
  ['https://a.example/guides/start/?utm=1#x', '/guides/start'],
  ['/guides/start.html', '/guides/start'],
  ['/guides/start.HTM', '/guides/start'],
  ['/guides/start.mdx', '/guides/start'],
  ['/guides/index.html', '/guides'],
  ['/caf%C3%A9', '/caf\u00e9'],
  ['/docs/start', undefined],
  ['/old', '/guides/start'],
  ['/old.html', '/guides/start'],
  ['/deep', '/deep/a/b'],
  ['/deep.html', undefined],
  ['/to-folder.html', '/deep/a/b'],
  ['/away', undefined],
  ['/logo.svg', undefined],
  ['/gone', undefined],
  [`/${'guides/../'.repeat(300)}start`, undefined],
])('the URL %j belongs to %s', (text, expected) => {
  expect(resolveVisited(text, createLinkLookup(facts))).toBe(expected);
});

test('a URL belongs to the page with exactly that path', () => {
  const own = createLinkLookup({ base: '', routes: ['/a', '/a.html', '/b?c#d'], redirects: [] });
  expect(resolveVisited('/a.html', own)).toBe('/a.html');
  expect(resolveVisited('/b?c#d', own)).toBe('/b?c#d');
});

test('folders have a first page in navigation order', () => {
  expect(lookup.firstPageIn('')).toBe('/');
  expect(createLinkLookup({ base: '', routes: ['/x/b', '/x/a'], redirects: [] }).firstPageIn('')).toBe('/x/b');
  expect(lookup.firstPageIn('guides')).toBe('/guides/start');
  expect(lookup.firstPageIn('guide')).toBeUndefined();
  expect(['files', 'fil', ''].map((folder) => lookup.hasFileBelow(folder))).toEqual([true, false, false]);
});

test('missing pages count if readers may have visited them', () => {
  const site = { pages: { '/a': {}, '/b': { missing: true } }, site: { base: '/docs', redirects: [] } } as never;
  expect(createSiteLookup(site).allRoutes).toEqual(['/a']);
  expect(createSiteLookup(site, true).allRoutes).toEqual(['/a', '/b']);
  expect(createSiteLookup(site).base).toBe('/docs');
});

test.each([
  ['/a/old?q#h', '/a/old', '/a/new', '', '/a/new?q#h'],
  ['/docs/old', '/old', '/new', '/docs', '/docs/new'],
  ['/docsold', '/docsold', '/new', '/docs', '/new'],
  ['./old.mdx#h', '/a/old', '/a/new', '', './new#h'],
  ['old', '/a/old/', '/a/new', '', 'new'],
  ['old', '/a/old', '/b/new', '', '/b/new'],
  ['old/', '/a/old', '/a/new', '', '/a/new'],
  ['../old', '/old', '/', '', '/'],
  ['old', undefined, '/new', '', '/new'],
  ['https://a.example/old', '/old', '/new', '', undefined],
  ['/old', '/old', '/new (1)', '', undefined],
  ['/old', '/old', '/new%20', '', undefined],
])('%j, which resolves to %j, is written for %j below %j as %j', (text, resolved, route, base, expected) => {
  expect(retarget(text, resolved, route, base)).toBe(expected);
});

test.each([
  ['[a](javascript:x) b', '[a](#) b', ['javascript:x']],
  ['<a href="javascript:x">', '<a href="#">', ['javascript:x']],
  ["<a href='javascript:x'>", "<a href='#'>", ['javascript:x']],
  ['<a href={`javascript:x`}>', '<a href={`#`}>', ['javascript:x']],
  ['<a href=javascript:x>', '<a href=#>', ['javascript:x']],
  ['<a href="/a">', '<a href="/a">', []],
  ['[a]: javascript:x', '[a]: #', ['javascript:x']],
  ['<javascript:x>', '<#>', ['javascript:x']],
  ['[a](/b) &#x110000;', '[a](/b) &#x110000;', []],
  ['[a](&#x110000;javascript:x)', '[a](#)', ['&#x110000;javascript:x']],
  ['[a](&#x10FFFF;javascript:x)', '[a](&#x10FFFF;javascript:x)', []],
])('%j without script URLs is %j', (line, text, removed) => {
  expect(withoutUnsafeUrls(line)).toEqual({ text, removed });
});
