import { compile } from '@mdx-js/mdx';
import { describe, expect, test, vi } from 'vitest';
import { findDeepElement } from '../src/core/bodies/complexity.ts';
import { findOpeningTags } from '../src/core/bodies/html.ts';
import { findFileImports } from '../src/core/bodies/imports.ts';
import { loadBodyParser } from '../src/core/bodies/satteri.ts';
import { isTrustedText } from '../src/core/bodies/trust.ts';
import { formatDiagnostics } from '../src/core/diagnostics/report/pretty.ts';
import { memoryHost } from '../src/core/host/memory.ts';
import { readOperations } from '../src/core/specifications/read/operations.ts';
import { createReferences } from '../src/core/specifications/read/references.ts';
import { contentLength } from '../src/endpoints/page/blocks.ts';
import { buildOperationContent } from '../src/endpoints/page/operation-content.ts';
import { createSpecificationContext } from '../src/endpoints/page/page-context.ts';
import type { SitePage } from '../src/generators/contract.ts';
import { mdxFile } from '../src/generators/rendering/mdx-file.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { millisecondsSince } from './support/effort.ts';
import { config, page } from './support/folder.ts';
import { largeSpecification } from './support/large-specification.ts';

// Long enough for quadratic work to end, so that the test fails with its figures.
vi.setConfig({ testTimeout: 300_000 });

/** Ratio of the second input's size to the first's. */
const growth = 4;
/** Maximum ratio of times. Linear work grows by 4, quadratic work by 16. */
const allowed = 9;
/** Processor time below which measurements are too inaccurate, in milliseconds. */
const noise = 100;

/** Processor time after which no further rounds start, in milliseconds. */
const mostSpent = 20_000;
/** Minimum number of rounds before work is judged to be quadratic. */
const leastRounds = 2;

/**
 * Expects processor time to grow linearly with the input. A busy machine can only increase a measurement, so the
 * minimum of all rounds counts, and rounds repeat until growth is linear. Quadratic work is quadratic in every round.
 */
async function expectLinear(size: number, run: (size: number) => unknown): Promise<void> {
  await run(Math.ceil(size / 10));
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const started = process.cpuUsage();
  for (let round = 1; round <= leastRounds || millisecondsSince(started) < mostSpent; round++) {
    small = Math.min(small, await timeOf(() => run(size)));
    large = Math.min(large, await timeOf(() => run(size * growth)));
    if (large < Math.max(small, noise / allowed) * allowed) return;
  }
  expect.fail(`${growth} times the input took ${(large / small).toFixed(1)} times as long`);
}

async function timeOf(run: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await run();
  return millisecondsSince(started);
}

describe('texts of pages', () => {
  const functions: Readonly<Record<string, (text: string) => unknown>> = {
    isTrustedText,
    ownImports: (text) => findFileImports(`${text}\n.mdx`),
    htmlTags: (text) => findOpeningTags(text, 0, text.length),
    deepElement: (text) => findDeepElement(text, text.length),
  };
  const texts: Readonly<Record<string, (size: number) => string>> = {
    'a line of JSON': (size) => `${'[{"a":"b\\"c"},'.repeat(size)}@`,
    'brackets in one word': (size) => '['.repeat(size),
    'backslashes in one word': (size) => '\\a'.repeat(size),
    'brackets and spaces': (size) => '[ '.repeat(size),
    'import and spaces': (size) => `import ${' '.repeat(size)}`,
    'many imports without an end': (size) => `${'import a\n'.repeat(size)}`,
    'many imports before one end': (size) => `${'import a\n'.repeat(size)} from "b.mdx"`,
    'imports in a template': (size) => `export const a = \`${'import  from   '.repeat(size)}\``,
    'titles in HTML': (size) => '<title></title>'.repeat(size),
    'comments in HTML': (size) => '<!-- '.repeat(size),
    'elements one in another': (size) => '<A>'.repeat(size) + '</A>'.repeat(size),
    'elements that are never closed': (size) => '<A><B>'.repeat(size) + '</B>'.repeat(size),
    'attributes in HTML': (size) => `<a ${'b = '.repeat(size)}`,
    'white space': (size) => ' '.repeat(size),
  };
  for (const [name, run] of Object.entries(functions)) {
    test.each(Object.entries(texts))(`${name}: %s`, (_, make) => expectLinear(20_000, (size) => run(make(size))));
  }
});

describe('whole pages', () => {
  test.each([
    ['headings with spaces', (size: number) => `# a${' '.repeat(size)}b\n`],
    ['code over many lines', (size: number) => `\`${'a\n'.repeat(size)}\`\n`],
    ['imports between code', (size: number) => 'import a from "b"\n\n```\nimport\n```\n\n'.repeat(size / 20)],
  ])('%s', async (_, make) => {
    const parse = await loadBodyParser();
    await expectLinear(4000, (size) => parse(make(size), 'mdx'));
  });

  test.each([
    ['braces', (depth: number) => '{'.repeat(depth) + '}'.repeat(depth)],
    ['braces on lines', (depth: number) => '{\n'.repeat(depth) + '}\n'.repeat(depth)],
    ['quotes', (depth: number) => `${'>'.repeat(depth)}a`],
    ['lists', (depth: number) => `${'- '.repeat(depth)}a`],
    ['brackets', (depth: number) => '['.repeat(depth)],
    ['elements', (depth: number) => '<A>'.repeat(depth) + '</A>'.repeat(depth)],
    ['elements on lines', (depth: number) => '<A b="c">\n'.repeat(depth) + '</A>\n'.repeat(depth)],
    ['fragments', (depth: number) => '<>'.repeat(depth) + '</>'.repeat(depth)],
    ['code spans', (depth: number) => Array.from({ length: depth / 20 }, (_, index) => '`'.repeat(index)).join(' ')],
  ])('thousands of nested %s are refused at once', async (_, make) => {
    const files = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': `${page('Home')}\n\n${make(9000)}\n` };
    const { diagnostics } = await resolveSite({ content: true }, memoryHost(files));
    expect(diagnostics.map(({ code }) => code)).toEqual(['page-too-complex']);
  });

  test.each([
    ['a hundred elements', `${'<A>'.repeat(100)}${'</A>'.repeat(100)}`, true],
    ['one more', `${'<A>'.repeat(101)}${'</A>'.repeat(101)}`, false],
    ['elements beside each other', '<A><B/></A>'.repeat(500), true],
    ['types in code, never closed', `\`\`\`ts\n${'Map<string, Array<A>>\n'.repeat(5000)}\`\`\``, true],
    ['closing tags alone', `\`${'</A>'.repeat(5000)}\``, true],
  ])('%s', async (_, body, isSound) => {
    const files = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': `${page('Home')}\n\n${body}\n` };
    const { diagnostics } = await resolveSite({ content: true }, memoryHost(files));
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual(isSound ? [] : [['page-too-complex', 8]]);
  });
});

describe('sites', () => {
  const list = <Item>(size: number, make: (index: number) => Item): Item[] =>
    Array.from({ length: size }, (_, index) => make(index));
  const sites: Readonly<Record<string, (size: number) => Record<string, string>>> = {
    'many versions of one page': (size) => ({
      'docs.json': config({ versions: list(size, (index) => ({ version: `v${index}`, pages: ['index'] })) }),
      'index.mdx': page('Home'),
    }),
    'many products with a page each': (size) => ({
      'docs.json': config({ products: list(size, (index) => ({ product: `p${index}`, pages: [`p${index}/a`] })) }),
      ...Object.fromEntries(list(size, (index) => [`p${index}/a.mdx`, page('A')])),
    }),
    'many missing pages of one name': (size) => ({
      'docs.json': config({ pages: list(size, (index) => `missing${index}/a`) }),
      ...Object.fromEntries(list(size, (index) => [`p${index}/a.mdx`, page('A')])),
    }),
    'many dead links of the navigation': (size) => ({
      'docs.json': config({ tabs: list(size, (index) => ({ tab: `t${index}`, href: `/gone/${index}` })) }),
      ...Object.fromEntries(list(size, (index) => [`there/${index}.mdx`, page('A')])),
    }),
    'many dead anchors': (size) => ({
      'docs.json': config({ pages: ['index'] }),
      'index.mdx': page('Home') + list(size, (index) => `## Heading ${index}\n\n[a](#other-${index})\n`).join('\n'),
    }),
  };

  test.each(Object.entries(sites))('%s', (_, make) =>
    expectLinear(1000, async (size) => {
      const site = await resolveSite({ content: true }, memoryHost(make(size)));
      return [site.model, formatDiagnostics(site)];
    }),
  );
});

test('endpoint pages with shared types', () =>
  expectLinear(60, (size) => {
    const document = largeSpecification(size);
    const references = createReferences(document);
    const { operations } = readOperations('api.json', 'openapi', document, references);
    const source = createSpecificationContext({ document, references, operations });
    for (const operation of operations) {
      expect(contentLength(buildOperationContent(source, operation).details)).toBeGreaterThan(1000);
    }
    expect(operations).toHaveLength(size);
  }));

test('a large page as a file of MDX, for compilers', () =>
  expectLinear(1000, async (size) => {
    const html = '<p style="a">x { y } "q" <code>{"a":{"b":1}}</code> some words</p>\n'.repeat(size);
    const file = mdxFile({ content: { data: [] }, html } as unknown as SitePage, {});
    expect(String(await compile(file.replace(/^---\n---\n/, ''))).length).toBeGreaterThan(html.length);
  }));
