import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLinkLookup } from '../../src/core/links/lookup.ts';
import type { RedirectRule } from '../../src/core/links/redirects.ts';
import { createPathLookup, matchPath, type PathLookup } from '../../src/feedback/match-paths.ts';
import { millisecondsSince } from '../support/effort.ts';

const routes = ['/', '/start', '/guides/install', '/v1.2/notes', '/caf\u00e9/men\u00fc', "/what's new?", '/a b'];

function lookup(
  base = '',
  redirects: readonly RedirectRule[] = [],
  pages = routes,
  hosts: readonly string[] = [],
): PathLookup {
  return createPathLookup(createLinkLookup({ base, routes: pages, redirects }), pages, hosts);
}

test.each([
  ['/start', '/start'],
  ['start', '/start'],
  ['/start/', '/start'],
  ['start.mdx', '/start'],
  ['/start.md', '/start'],
  ['/start.html', '/start'],
  ['/start/index', '/start'],
  ['/start/index.html?x=1#y', '/start'],
  ['/start?from=a/b', '/start'],
  ['/start#/other', '/start'],
  ['//docs.example.com/start', '/start'],
  ['https://docs.example.com/start/?x', '/start'],
  ['https://docs.example.com', '/'],
  ['https://docs.example.com?x=1', '/'],
  ['', '/'],
  ['index', '/'],
  ['/index.html', '/'],
  ['/#top', '/'],
  ['./start', '/start'],
  ['/guides//install', '/guides/install'],
  ['/guides/../start', '/start'],
  ['/caf%C3%A9/men%c3%bc', '/caf\u00e9/men\u00fc'],
  ['/cafe\u0301/menu\u0308', '/caf\u00e9/men\u00fc'],
  ['/a%20b', '/a b'],
  ["/what's%20new%3F", "/what's new?"],
  ["/what's new?", "/what's new?"],
  ['/v1.2/notes', '/v1.2/notes'],
  [' /start ', '/start'],
])('%j is %s', (path, route) => {
  expect(matchPath(path, lookup())).toEqual({ route });
});

test.each([
  ['/docs/start', '/start'],
  ['docs/start.mdx', '/start'],
  ['/docs', '/'],
  ['/docs/', '/'],
  ['/start', '/start'],
  ['https://example.com/docs/guides/install/', '/guides/install'],
])('%j below /docs is %s', (path, route) => {
  expect(matchPath(path, lookup('/docs'))).toEqual({ route });
});

test.each([
  ['/nowhere', '/nowhere'],
  ['https://example.com/docs/nowhere/?mail=a@b.c#x', '/nowhere'],
  ['/docsstart', '/docsstart'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['../../etc/passwd', '../../etc/passwd'],
])('%j matches no page', (path, plain) => {
  expect(matchPath(path, lookup('/docs'))).toEqual({ path: plain });
});

describe('redirects', () => {
  const redirects = [
    { source: '/begin', destination: '/start' },
    { source: '/first', destination: '/begin/' },
    { source: '/old/:page', destination: '/guides/:page' },
    { source: '/legacy/:rest*', destination: '/:rest*' },
    { source: '/blog-*', destination: '/start?from=*' },
    { source: '/a', destination: '/b' },
    { source: '/b', destination: '/a' },
    { source: '/gone', destination: 'https://other.example.com/nothing' },
  ];
  test.each([
    ['/begin', '/start'],
    ['/begin/?x=1', '/start'],
    ['first.mdx', '/start'],
    ['/docs/begin', '/start'],
    ['/old/install', '/guides/install'],
    ['/legacy/guides/install', '/guides/install'],
    ['/legacy', '/'],
    ['/legacy/', '/'],
    ['/blog-2024/a', '/start'],
  ])('%j redirects to %s', (path, route) => {
    expect(matchPath(path, lookup('/docs', redirects))).toEqual({ route });
  });
  test.each(['/a', '/gone', '/old/x/y', '/legacyx'])('%j redirects to no page', (path) => {
    expect(matchPath(path, lookup('', redirects))).toEqual({ path });
  });
  test('a page wins over a redirect from its route', () => {
    expect(matchPath('/start', lookup('', [{ source: '/start', destination: '/guides/install' }]))).toEqual({
      route: '/start',
    });
  });
});

const word = fc
  .stringMatching(/^[A-Za-z0-9_ \u00e9\u4e2d~-]{1,8}$/)
  .filter((text) => text.trim() === text && text !== 'index');
const route = fc.array(word, { minLength: 1, maxLength: 4 }).map((steps) => `/${steps.join('/')}`);
const base = fc.constantFrom('', '/docs', '/a/b');

test('matches every spelling of a route', () => {
  const spelling = fc.record({
    leading: fc.boolean(),
    base: fc.boolean(),
    index: fc.boolean(),
    extension: fc.constantFrom('', '.md', '.mdx', '.html'),
    slash: fc.boolean(),
    encoded: fc.boolean(),
    query: fc.constantFrom('', '?', '?a=b', '?next=/other#x'),
    hash: fc.constantFrom('', '#', '#part', '#a/b'),
    host: fc.constantFrom('', 'https://docs.example.com', 'http://localhost:3000', '//example.com'),
  });
  fc.assert(
    fc.property(route, base, spelling, (page, prefix, how) => {
      const path = `${how.base ? prefix : ''}${page}${how.index ? '/index' : ''}${how.extension}`;
      const local = how.encoded ? encodeURI(path) : path;
      const leading = how.leading || how.host !== '' ? local : local.slice(1);
      const text = `${how.host}${leading}${how.slash && how.extension === '' ? '/' : ''}${how.query}${how.hash}`;
      expect(matchPath(text, lookup(prefix, [], [page]))).toEqual({ route: page });
    }),
    { numRuns: 500 },
  );
});

describe('letter case and hosts', () => {
  const pages = ['/start', '/API/Users', '/api/users', '/Guides/Install'];
  const cases: [string, string | undefined][] = [
    ['/Start', '/start'],
    ['/guides/install.mdx', '/Guides/Install'],
    ['/API/Users', '/API/Users'],
    ['/api/users', '/api/users'],
    // Two pages that differ only in letter case: neither is preferred.
    ['/Api/Users', undefined],
    ['docs.example.com/start', '/start'],
    ['docs.example.com/Start?x', '/start'],
    ['start.html', '/start'],
    ['nothing.html', undefined],
  ];

  test.each(cases)('%j is %s', (path, route) => {
    const match = matchPath(path, lookup('', [], pages));
    expect('route' in match ? match.route : undefined).toBe(route);
  });

  test.each<[string, object]>([
    ['https://docs.example.com/start', { route: '/start' }],
    ['https://DOCS.example.com/start', { route: '/start' }],
    ['docs.example.com/start', { route: '/start' }],
    ['//old.example.com/start', { route: '/start' }],
    ['https://example.org/start?x=1', { path: 'https://example.org/start' }],
    ['example.org/start', { path: '/example.org/start' }],
    ['/start', { route: '/start' }],
  ])('matches %j if the hosts are known', (path, expected) => {
    expect(matchPath(path, lookup('', [], pages, ['Docs.example.com', 'old.example.com']))).toEqual(expected);
  });
});

test('never throws, and finds only pages', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), base, (text, prefix) => {
      const match = matchPath(text, lookup(prefix, [{ source: '/:any*', destination: '/x/:any*' }]));
      if ('route' in match) expect(routes).toContain(match.route);
    }),
    { numRuns: 300 },
  );
});

test('a long path takes no noticeable time', () => {
  const redirects = [{ source: '/:a*/x/:b*/y/:c*/z', destination: '/start' }];
  const started = process.cpuUsage();
  for (const length of [500, 1900, 100_000]) matchPath('/x/y'.repeat(length / 4), lookup('', redirects));
  expect(millisecondsSince(started)).toBeLessThan(1000);
});
