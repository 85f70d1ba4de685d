import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { type ResolvedSite, resolveSite } from '../../src/site/resolve.ts';
import { casesOf } from '../support/cases.ts';

const paths = ['index', 'start', 'guides/index', 'guides/start', 'fr/start', 'API/Users'];
const pages = Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]));
const others = {
  'guides.md': '# Guides\n',
  'snippets/x.mdx': 'Text.\n',
  'README.md': '---\ntitle: [\n---\n',
  '.mintignore': 'drafts/\n!\n\\\n[\n',
  'drafts/x.mdx': 'Text.\n',
  'broken.mdx': '---\ntitle: a: b\n---\n',
};

const fields = [
  ...['navigation', 'pages', 'groups', 'tabs', 'anchors', 'dropdowns', 'products', 'versions', 'languages', 'menu'],
  ...['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'item', 'name', 'href', 'root', 'global'],
  ...[
    'openapi',
    'asyncapi',
    'source',
    'directory',
    'icon',
    'tag',
    'hidden',
    'expanded',
    'default',
    'banner',
    'content',
  ],
  ...['redirects', 'destination', 'permanent', 'styling', 'eyebrows', 'interaction', 'drilldown', 'api', '$ref'],
  ...['pags', 'gruops', 'collapsed', 'sdk', 'sourceRef', '__proto__', 'constructor', 'toString', '', 'a/b~c', '指南'],
];
const texts = [
  ...paths,
  ...[
    '',
    ' ',
    '/',
    '.',
    '..',
    '../x',
    '/start/',
    './guides//start',
    'Start',
    'start.mdx',
    'guides',
    'a\\b',
    'a\u0000b',
  ],
  ...[
    'https://example.com',
    'https://',
    'javascript:x',
    'mailto:x',
    '#x',
    'start#x',
    'start?x',
    '/gone',
    '%E4',
    '100%',
  ],
  ...['GET /users', 'get /users', 'GTE /users', 'GET /a b c', 'openapi.json GET /users', 'webhook x', 'A B C'],
  ...[
    'en',
    'fr',
    'EN',
    'xx',
    'breadcrumbs',
    'card',
    'fa-x',
    'nav.json',
    'docs.json',
    'gone.json',
    '../x.json',
    '/x.json',
  ],
  ...[
    '/old/:slug*',
    '/:a/:b',
    '*',
    '/(',
    'constructor',
    '__proto__',
    'README',
    'snippets/x',
    'drafts/x',
    '🚀',
    '\ud83d',
  ],
];

/** JSON with the format's member names, in any position and of any type. */
const { json } = fc.letrec<{ json: unknown; list: unknown[]; object: Record<string, unknown> }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(...texts),
    fc.constantFrom<unknown>(null, true, false, 0, 5, -1.5, 1e308),
    tie('list'),
    tie('object'),
    tie('object'),
  ),
  list: fc.array(tie('json'), { maxLength: 4 }),
  object: fc.dictionary(fc.constantFrom(...fields), tie('json'), { maxKeys: 6 }),
}));

/** A document whose navigation is an object, or arbitrary JSON. */
const anyDocument = fc.oneof(
  json,
  fc.record({ navigation: json, redirects: json, styling: json, api: json }, { requiredKeys: ['navigation'] }),
  fc
    .tuple(fc.constantFrom(...fields.slice(1, 10)), fc.array(json, { maxLength: 5 }), json)
    .map(([list, items, global]) => ({ navigation: { [list]: items, global } })),
);

test('any document is read completely, with the same result everywhere', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, json, async (document, referenced) => {
      const files = {
        'docs.json': JSON.stringify(document, null, 2),
        'nav.json': JSON.stringify(referenced),
        ...pages,
        ...others,
      };
      const site = await resolveSite({ root: '.' }, memoryHost(files));
      expectSound(site, files);
      const again = await resolveSite({ root: '.' }, memoryHost(files));
      expect(bytesOf(again)).toBe(bytesOf(site));
      const reversed = Object.fromEntries(Object.entries(files).reverse());
      expect(bytesOf(await resolveSite({ root: '.' }, memoryHost(reversed)))).toBe(bytesOf(site));
    }),
    { numRuns: casesOf(300) },
  );
});

test('file names in any order and letter case have the same result', async () => {
  const name = fc.constantFrom('a', 'A', 'b', 'index', 'Index', 'README', 'x y', '指南');
  const file = fc
    .tuple(fc.array(name, { minLength: 1, maxLength: 3 }), fc.constantFrom('.mdx', '.md', '.MDX', '.json', ''))
    .map(([parts, extension]) => parts.join('/') + extension);
  const entries = fc.array(fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(file, { maxLength: 12 }), entries, async (names, listed) => {
      const content = names.map((item) => [item, `---\ntitle: ${item}\n---\n`] as const);
      const document = ['docs.json', JSON.stringify({ navigation: { pages: listed } })] as const;
      const files = Object.fromEntries([document, ...content]);
      const site = await resolveSite({ root: '.' }, memoryHost(files));
      expectSound(site, files);
      const reversed = Object.fromEntries([...content.toReversed(), document]);
      expect(bytesOf(await resolveSite({ root: '.' }, memoryHost(reversed)))).toBe(bytesOf(site));
    }),
    { numRuns: casesOf(200) },
  );
});

function bytesOf({ model, diagnostics }: ResolvedSite): string {
  return JSON.stringify({ model, diagnostics });
}

/** Invariants that hold for any document. */
function expectSound({ model, diagnostics }: ResolvedSite, files: Readonly<Record<string, string>>): void {
  expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  for (const { message, help = 'x', related, file, line, column, endLine, endColumn } of diagnostics) {
    expect(message.trim()).not.toBe('');
    expect(help.trim()).not.toBe('');
    expect(`${message}${help}`).not.toMatch(/undefined|\[object/);
    expect(endLine > line || (endLine === line && endColumn >= column)).toBe(true);
    for (const location of [{ file, line, column }, { file, line: endLine, column: endColumn }, ...related]) {
      const lines = files[location.file]?.split('\n') ?? [];
      expect(location.line).toBeGreaterThanOrEqual(1);
      expect(location.line).toBeLessThanOrEqual(lines.length);
      expect(location.column).toBeGreaterThanOrEqual(1);
      expect(location.column).toBeLessThanOrEqual((lines[location.line - 1] ?? '').length + 1);
    }
  }
}
