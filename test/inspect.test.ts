import { expect, test } from 'vitest';
import { certainFix } from '../src/core/fix.ts';
import { memoryHost } from '../src/core/host/memory.ts';
import type { Diagnostic } from '../src/core/values/diagnostic.ts';
import { resolveSite } from '../src/site/resolve.ts';

type Redirects = readonly (readonly [source: string, destination: string])[];

/** Findings of a site with these pages and redirects. */
async function check(pages: Readonly<Record<string, string>>, redirects: Redirects): Promise<readonly Diagnostic[]> {
  const files = Object.fromEntries(Object.entries(pages).map(([name, text]) => [`${name}.mdx`, text]));
  const config = {
    name: 'Garden',
    navigation: { pages: Object.keys(pages).filter((name) => !name.startsWith('snippets/')) },
    redirects: redirects.map(([source, destination]) => ({ source, destination })),
  };
  const host = memoryHost({ 'docs.json': JSON.stringify(config), ...files });
  return (await resolveSite({ content: true }, host)).diagnostics;
}

async function findings(...site: Parameters<typeof check>): Promise<readonly string[]> {
  return (await check(...site)).map(({ code, severity, message }) => `${code} ${severity}: ${message}`);
}

/** Pages with empty text. */
function empty(pages: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(['index', ...pages].map((page) => [page, '']));
}

test('an anchor of a page with a syntax error counts as existing', async () => {
  const link = '[a](/page#part)';
  expect(await findings({ index: link, page: '## Other' }, [])).toEqual([
    expect.stringMatching(/^link-anchor warning/),
  ]);
  expect(await findings({ index: link, page: '## Other\n\n<Card>' }, [])).toEqual([
    expect.stringMatching(/^mdx-syntax /),
  ]);
  const deep = `## Other\n\n${'> '.repeat(200)}a`;
  expect(await findings({ index: link, page: deep }, [])).toEqual([expect.stringMatching(/^page-too-complex /)]);
  const shown = "import A from '/snippets/a.mdx'\n\n## Other\n\n<A />";
  expect(await findings({ index: link, page: shown, 'snippets/a': '<Card>' }, [])).toEqual([
    expect.stringMatching(/^mdx-syntax /),
  ]);
});

const loop = /^redirect-loop error/;
const shadow = /^redirect-shadow warning/;

test.each<[string, readonly string[], Redirects, RegExp[]]>([
  [
    'a circle',
    [],
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    [loop],
  ],
  [
    'a circle through a page',
    ['b'],
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    [loop],
  ],
  [
    'a page that a wildcard matches too',
    ['b/x'],
    [
      ['/a', '/b/x'],
      ['/b/:name*', '/a'],
    ],
    [shadow, /^redirect-chain info/],
  ],
  ['what grows', [], [['/a/*', '/a/x/*']], [loop]],
  ['what grows, below a folder with pages', ['a/x/y'], [['/a/*', '/a/x/*']], [loop]],
  ['what grows at the root', [], [['/a*', '/aa*']], [loop]],
  [
    'a chain',
    ['c'],
    [
      ['/a', '/b'],
      ['/b', '/c'],
    ],
    [/^redirect-chain info/],
  ],
  [
    'wildcards one after the other',
    ['c/d'],
    [
      ['/a/*', '/b/*'],
      ['/b/*', '/c/*'],
    ],
    [],
  ],
  [
    'the last wildcard is to blame',
    [],
    [
      ['/a/*', '/b/*'],
      ['/b/*', '/c/*'],
    ],
    [/^redirect-target error.*"\/c\/\*"/],
  ],
  [
    'a wildcard, and redirects of what it leads to',
    ['c'],
    [
      ['/a/*', '/b/*'],
      ['/b/d', '/c'],
    ],
    [],
  ],
  ['a wildcard into the folder that it comes from', [], [['/a/b/*', '/a/*']], [/^redirect-target error/]],
  ['many wildcards', ['z/d'], [...'abcdefghijkl'].map((name, at) => [`/${name}/*`, `/${'bcdefghijklz'[at]}/*`]), []],
])('checks redirects: %s', async (_, pages, redirects, expected) => {
  const found = await findings(empty(pages), redirects);
  expect(found).toEqual(expected.map((item) => expect.stringMatching(item)));
});

test.each<[string, readonly string[], Redirects, boolean]>([
  [
    'to a name that moves on',
    ['v2/c'],
    [
      ['/a', '/latest/c'],
      ['/latest/c', '/v2/c'],
    ],
    true,
  ],
  [
    'with a query',
    ['c'],
    [
      ['/a', '/b?x=y'],
      ['/b', '/c'],
    ],
    true,
  ],
  [
    'through a wildcard',
    ['c/d'],
    [
      ['/a', '/b/d'],
      ['/b/*', '/c/*'],
    ],
    true,
  ],
  [
    'to a page that some hosts show',
    ['b', 'c'],
    [
      ['/a', '/b'],
      ['/b', '/c'],
    ],
    true,
  ],
  [
    'to nothing but a redirect',
    ['c'],
    [
      ['/a', '/b'],
      ['/b', '/c'],
    ],
    false,
  ],
])('suggests a chain of redirects %s: %j', async (_, pages, redirects, isMeant) => {
  const [chain] = (await check(empty(pages), redirects)).filter(({ code }) => code === 'redirect-chain');
  expect(chain && certainFix(chain) === undefined).toBe(isMeant);
});

test("a path of a specification isn't read as a method", async () => {
  const item = {
    ...{ summary: 'Plants', description: 'All.', servers: [], parameters: {}, 'x-own': {}, additionalOperations: {} },
    ...{ get: { responses: {} }, gets: { responses: {} }, Parameters: {} },
  };
  const document = JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/plants': item } });
  const config = JSON.stringify({ name: 'A', navigation: { pages: ['GET /plants'] }, api: { openapi: 'api.json' } });
  const host = memoryHost({ 'docs.json': config, 'api.json': document });
  const { diagnostics } = await resolveSite({}, host);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '"gets" under a path is not an HTTP method, so it gets no page.',
    '"Parameters" under a path is not an HTTP method, so it gets no page.',
  ]);
});

test.each([
  ['a page', 'target', true],
  ['a redirect', 'old', false],
])('the fix of a relative link that is found from the root, through %s, is certain: %s %s', async (_, name, isSure) => {
  const pages = { index: '', target: '', 'guides/deep/page': `[x](${name})` };
  const [finding] = await check(pages, [['/old', '/target']]);
  expect([finding?.code, finding?.fixes?.isSure]).toEqual(['link-relative', isSure]);
});

test('links are checked in all snippets that a page imports', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `A${index}`);
  const index = [
    ...names.map((name) => `import ${name} from '/snippets/${name}.mdx';`),
    '',
    ...names.map((name) => `<${name} />`),
  ];
  const snippets = Object.fromEntries(names.map((name) => [`snippets/${name}`, `[a](/no/${name})`]));
  expect(await findings({ index: index.join('\n'), ...snippets }, [])).toHaveLength(names.length);
});
