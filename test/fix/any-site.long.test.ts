import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingBehavior } from '../../src/core/findings/catalogue.ts';
import { type CheckSite, certainFix, fixSite } from '../../src/core/fix.ts';
import type { Host } from '../../src/core/host/host.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { overlayHost } from '../../src/core/host/overlay.ts';
import type { Diagnostic } from '../../src/core/values/diagnostic.ts';
import { routeOf } from '../../src/core/values/paths.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { casesOf } from '../support/cases.ts';

const paths = [
  ...['index', 'start', 'guides/index', 'guides/start', 'guides/quick-start', 'guides/install', 'guides/caf\u00e9'],
  ...['v1/guides/install', 'v2/guides/install', 'fr/start', 'api/get-key', 'api/get-keys', 'api/a b', 'api/🚀'],
];
const path = fc.constantFrom(...paths);

/** Typical typos in a name. */
const typo = fc.oneof(
  { weight: 3, arbitrary: fc.constant((text: string) => text) },
  fc.nat(20).map((at) => (text: string) => text.slice(0, at) + text.slice(at + 1)),
  fc
    .nat(20)
    .map((at) => (text: string) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)),
  fc.tuple(fc.nat(20), fc.constantFrom(...'ae/.-# %')).map(
    ([at, put]) =>
      (text: string) =>
        text.slice(0, at) + put + text.slice(at),
  ),
  fc.constant((text: string) => text.toUpperCase()),
  fc.constant((text: string) => text.normalize('NFD')),
  fc.constant((text: string) => text.replace(/^.*\//, 'moved/')),
  fc.constant((text: string) => text.replace(/\/[^/]*$/, '')),
);
const written = fc
  .tuple(
    path,
    typo,
    fc.constantFrom('', '', '', '/', './', '../', 'docs/'),
    fc.constantFrom('', '', '', '.mdx', '.md', '/', '#start', '?a=b'),
  )
  .map(([name, change, before, after]) => before + change(name) + after);

/** A group whose fields are spelled right or wrong. */
interface Group {
  readonly [field: string]: string | boolean | readonly (string | Group)[];
}
const { entry } = fc.letrec<{ entry: string | Group; group: Group }>((tie) => ({
  entry: fc.oneof({ depthSize: 'small' }, { weight: 4, arbitrary: written }, tie('group')),
  group: fc
    .tuple(
      fc.constantFrom('group', 'group', 'grup', 'name'),
      fc.constantFrom('pages', 'pages', 'page', 'groups', 'pgaes'),
      fc.array(tie('entry'), { maxLength: 4 }),
    )
    .map(([name, list, entries]) => ({ [name]: 'Group', [list]: entries })),
}));
const entries = fc.array(entry, { maxLength: 6 });
const navigation = fc.oneof(
  fc.record({ pages: entries }),
  fc.tuple(fc.constantFrom('tabs', 'tab', 'tbas'), entries, entries).map(([list, some, others]) => ({
    [list]: [
      { tab: 'One', pages: some },
      { tab: 'Two', href: '/start', pgaes: others },
    ],
  })),
  fc.tuple(fc.constantFrom('en', 'fr', 'fra', 'EN'), entries, entries).map(([language, some, others]) => ({
    languages: [
      { language: 'en', pages: some },
      { language, groups: [{ group: 'Fr', pages: others }] },
    ],
  })),
);
const wildcard = fc.constantFrom('', '', '', '/:slug*', '/*');
const end = fc.tuple(written, wildcard).map(([name, after]) => `/${name}${after}`);
const redirects = fc.array(fc.record({ source: end, destination: end }), { maxLength: 5 });
const link = fc.tuple(fc.constantFrom('', '/', '/', './', '../', 'http://localhost:3000/'), written);
const links = fc.array(link, { maxLength: 4 }).map((some) => some.map(([before, to]) => `[x](<${before}${to}>)`));
const shared = 'snippets/shared.mdx';
const shows = [`import Shared from '/${shared}';`, '<Shared />'];
const body = fc
  .tuple(links, fc.boolean(), fc.constantFrom('\n', '\r\n'), fc.constantFrom('', '\ufeff'))
  .map(([own, isShowing, lineEnd, mark]) =>
    [`${mark}---`, 'title: Page', '---', '## Start', ...(isShowing ? shows : []), ...own, ''].join(lineEnd),
  );

/** A typo at any point of the text of `docs.json`. */
const textTypo = fc.oneof(
  { weight: 6, arbitrary: fc.constant((text: string) => text) },
  fc.nat(30).map((nth) => (text: string) => replaceNth(text, /,/g, nth, '')),
  fc.nat(30).map((nth) => (text: string) => replaceNth(text, /"/g, nth, '')),
  fc.nat(30).map((nth) => (text: string) => replaceNth(text, /[\]}]/g, nth, (pattern) => `,${pattern}`)),
  fc.nat(30).map((nth) => (text: string) => replaceNth(text, /[[{]/g, nth, (pattern) => `${pattern} // why\n`)),
);
const site = fc.record({
  pages: fc.uniqueArray(path, { minLength: 1, maxLength: 8 }),
  bodies: fc.array(body, { minLength: 1, maxLength: 3 }),
  snippet: links,
  /** Moves of pages according to Git. */
  moves: fc.dictionary(written, path, { maxKeys: 5 }),
  document: fc.record({ navigation, redirects }),
  referenced: fc.boolean(),
  indent: fc.constantFrom(0, 2, '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\ufeff'),
  spoil: textTypo,
});
type Site = typeof site extends fc.Arbitrary<infer Value> ? Value : never;

test('fixed findings are gone, there are no new ones, and a second run changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(site, async (given) => {
      const host = hostOf(given);
      const check: CheckSite = async (shown) =>
        (await resolveSite({ content: true, base: '/docs' }, shown)).diagnostics;
      const before = await check(host);
      const { texts, applied: done, remaining: left } = await fixSite(host, check, certainFix);
      const fixed = overlayHost(host, texts);
      expect(await check(fixed)).toEqual(left);
      if (!done.some(({ diagnostic }) => findingBehavior(diagnostic.code).hides)) {
        // Dead links to a page are first reported once its navigation entry is fixed. Dead anchors are first reported
        // once the link resolves to a page.
        const codes = new Set(done.map(({ diagnostic }) => diagnostic.code));
        const isNews = ({ code, link }: Diagnostic): boolean =>
          (covers && link !== undefined) || codes.has(findingBehavior(code).hiddenBy ?? '');
        const covers = done.some(({ diagnostic }) => findingBehavior(diagnostic.code).coversLinks);
        const [had, has] = [before, left].map((all) => all.filter((item) => !isNews(item)));
        const known = countsOf(had ?? []);
        for (const [kind, number] of countsOf(has ?? [])) {
          expect([kind, number]).toEqual([kind, Math.min(number, known.get(kind) ?? 0)]);
        }
      }
      expect((await fixSite(fixed, check, certainFix)).applied).toEqual([]);
    }),
    { numRuns: casesOf(60) },
  );
});

test('a fix never links a page to itself, and changes links of a shared snippet to one page', async () => {
  await fc.assert(
    fc.asyncProperty(site, async (given) => {
      const host = hostOf(given);
      const check: CheckSite = async (shown) =>
        (await resolveSite({ content: true, base: '/docs' }, shown)).diagnostics;
      const { applied: done } = await fixSite(host, check, certainFix);
      const files = filesOf(given);
      const showing = given.pages.filter((page) => files[`${page}.mdx`]?.includes('<Shared />'));
      for (const { diagnostic, fix } of done) {
        const { code, file, link } = diagnostic;
        if (!['link-missing', 'link-relative'].includes(code)) continue;
        const own = file === shared ? showing : [file.replace(/\.mdx$/, '')];
        const [led = ''] = link?.suggestions ?? [];
        expect(own.map(routeOf)).not.toContain(led.replace(/^\/docs(?=\/)/, '').replace(/[?#].*$/s, ''));
        if (own.length > 1) expect(fix.edits.map(({ text }) => text)).toEqual([expect.stringMatching(/^\//)]);
      }
    }),
    { numRuns: casesOf(60) },
  );
});

test("an ambiguous dead link that results from a fixed entry isn't fixed", async () => {
  const files = {
    'docs.json': JSON.stringify({ name: 'Test', navigation: { pages: ['moved/get-keys'] } }),
    'api/get-keys.mdx': '[Keys](/moved/get-keys)\n',
  };
  const host = { ...memoryHost(files), movedTo: async () => new Map([['moved/get-keys.mdx', 'api/get-keys.mdx']]) };
  const check: CheckSite = async (shown) => (await resolveSite({ content: true }, shown)).diagnostics;
  const { applied: done, remaining: left } = await fixSite(host, check, certainFix);
  expect(done.map(({ diagnostic }) => diagnostic.code)).toEqual(['page-missing']);
  expect(left.map(({ code, fixes }) => [code, fixes])).toEqual([['link-missing', undefined]]);
});

test("one letter isn't a typo of the site's root", async () => {
  const files = {
    'docs.json': JSON.stringify({ name: 'Test', navigation: { pages: ['index'] } }),
    'index.mdx': '[x](i)\n',
  };
  const check: CheckSite = async (shown) => (await resolveSite({ content: true }, shown)).diagnostics;
  expect((await fixSite(memoryHost(files), check, certainFix)).applied).toEqual([]);
});

test("of two equal findings, one of which can't be fixed, the other one is fixed in one run", async () => {
  const pages = [{ group: 'Empty', Pages: [] }, { group: 'Full', Pages: ['start'] }, 'Index'];
  const files = {
    'docs.json': JSON.stringify({ name: 'Test', navigation: { pages } }),
    'start.mdx': '',
    'index.mdx': '',
  };
  const check: CheckSite = async (shown) => (await resolveSite({}, shown)).diagnostics;
  const { texts } = await fixSite(memoryHost(files), check, certainFix);
  const wanted = files['docs.json'].replace('"Full","Pages"', '"Full","pages"').replace('Index', 'index');
  expect(texts.get('docs.json')).toBe(wanted);
});

function hostOf(given: Site): Host {
  const moves = Object.entries(given.moves).map(([from, to]) => [`${from}.mdx`, `${to}.mdx`] as const);
  return { ...memoryHost(filesOf(given)), movedTo: async () => new Map(moves) };
}

function filesOf({
  pages,
  bodies,
  snippet,
  document,
  referenced,
  indent,
  lineEnd,
  mark,
  spoil,
}: Site): Record<string, string> {
  const content = [
    ...pages.map((page, index) => [`${page}.mdx`, bodies[index % bodies.length] as string] as const),
    [shared, snippet.join('\n')] as const,
  ];
  const text = (value: object): string =>
    mark + spoil(JSON.stringify(value, undefined, indent).replaceAll('\n', lineEnd));
  if (!referenced) return { ...Object.fromEntries(content), 'docs.json': text(document) };
  const whole = { ...document, navigation: { $ref: 'parts/nav.json' } };
  return {
    ...Object.fromEntries(content),
    'docs.json': JSON.stringify(whole),
    'parts/nav.json': text(document.navigation),
  };
}

function replaceNth(text: string, pattern: RegExp, nth: number, by: string | ((pattern: string) => string)): string {
  const matches = [...text.matchAll(pattern)];
  const match = matches[nth % Math.max(matches.length, 1)];
  if (match === undefined) return text;
  const put = typeof by === 'string' ? by : by(match[0]);
  return text.slice(0, match.index) + put + text.slice(match.index + 1);
}

function countsOf(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, file } of diagnostics) counts.set(`${code} ${file}`, (counts.get(`${code} ${file}`) ?? 0) + 1);
  return counts;
}
