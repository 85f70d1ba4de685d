import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdown, texts } from '../body/texts.ts';
import { casesOf } from '../support/cases.ts';
import { documents } from './documents.ts';
import { isNativeParserInstalled, parseBothWays } from './parsed-pages.ts';

const formats = fc.constantFrom('mdx' as const, 'md' as const);

describe.skipIf(!isNativeParserInstalled)('the native parser and remark build the same tree', () => {
  test.each([
    ['pieces of text', texts],
    ['complete pages', documents],
    ['complete pages between pieces of text', fc.tuple(markdown, documents, markdown).map((parts) => parts.join(''))],
  ])('of %s', (_, arbitrary) => {
    let count = 0;
    fc.assert(
      fc.property(arbitrary, formats, (text, format) => {
        const pages = parseBothWays(text, format);
        if (pages === undefined) return;
        count++;
        expect(pages.native).toEqual(pages.remark);
      }),
      // Fixed seed: a rare difference must not fail an unrelated change.
      { numRuns: Number(process.env.PARITY_RUNS ?? casesOf(1000)), seed: Number(process.env.PARITY_SEED ?? 1) },
    );
    expect(count).toBeGreaterThan(0);
  });

  test.each([
    'word ```sh\nnpx @s/p@q.r\n```\nword',
    'https://example.com',
    '[ https://example.com',
    '- [x] a',
    '- [x] a|b\n  -|-',
    '<br></br>',
    'a $x$ b',
    'a $*x*$ b',
    '<span>a</span> <span>b</span>',
    '<style>a</style>',
    '<Card>\n[r]:e\n</Card>',
    '`\n{}\n`{`a`}`',
    '```}\u00a0 ',
    '- ~~~\n**',
    '> - a\n>\n> > b',
    '\0',
    '<>\ra\n</>',
    '<A b={{\n    c: 1 }} />',
    '<A {...b} />',
    '{a b}',
  ])('leaves text that the parsers read differently to remark: %j', (text) => {
    expect(parseBothWays(text, 'mdx')).toBeUndefined();
  });

  test.each([
    '# A {#b}\n\n[c](/d "e") ![f](/g)',
    'import A, { b as c } from "./a.mdx"\n\nexport const d = (a) => ((<A>{((a))}</A>));\n\n<A c={c} d="&amp;" e>{c}</A>',
    '<Note>\n  A\n\n  - b\n    1. c\n</Note>',
    '| a | b |\n|-|-|\n| `c` | <d /> |\n\n> {/* e */}\n',
    'a\r\n\r\n```js f\r\n$b$\r\n```\r\n',
    '<A b={{ c: 1 }} d={() => [`e`]} />',
  ])('parses text natively if both parsers agree: %j', (text) => {
    const pages = parseBothWays(text, 'mdx');
    expect(pages?.native).toEqual(pages?.remark);
    expect(pages).toBeDefined();
  });
});
