import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseBody } from '../../src/core/bodies/remark.ts';
import { loadFastParser } from '../../src/core/bodies/satteri.ts';
import type { BodyFormat } from '../../src/core/values/page-body.ts';
import { bodyCases, fixturePages, type Page, pagesBelow } from './pages.ts';

const fast = await loadFastParser();
/** Folders of checkouts, separated as in PATH. All pages below them are compared. */
const checkouts = (process.env.DOCS_CHECKOUTS ?? '').split(delimiter).filter((folder) => existsSync(folder));

/** Compares all pages that the native parser accepts. Counts the pages left to remark. */
function compare(pages: readonly Page[]): { compared: number; leftToRemark: number } {
  let leftToRemark = 0;
  for (const { file, text, format } of pages) {
    const found = fast?.(text, format);
    if (found === undefined) leftToRemark++;
    else expect({ file, ...found }).toEqual({ file, ...parseBody(text, format) });
  }
  return { compared: pages.length - leftToRemark, leftToRemark };
}

test.skipIf(fast === undefined)('satteri and remark find the same facts in all cases', () => {
  expect(compare(bodyCases()).compared).toBeGreaterThan(30);
});

test.skipIf(fast === undefined)('satteri and remark find the same facts in the fixture sites', () => {
  const { compared, leftToRemark } = compare(fixturePages());
  expect(compared).toBeGreaterThan(50);
  expect(leftToRemark).toBeLessThan(compared);
});

test.skipIf(fast === undefined || checkouts.length === 0)(
  'satteri and remark find the same facts in real checkouts (DOCS_CHECKOUTS)',
  { timeout: 300_000 },
  () => {
    for (const checkout of checkouts) {
      const { compared, leftToRemark } = compare(pagesBelow(checkout));
      expect(leftToRemark, checkout).toBeLessThan(compared / 3);
    }
  },
);

test.skipIf(fast === undefined)('texts that crash the native parser are left to remark', () => {
  expect(fast?.('export const q = 1\n</>\\', 'mdx')).toBeUndefined();
  expect(fast?.('import a from "b"\n](/x)\\', 'mdx')).toBeUndefined();
});

test.skipIf(fast === undefined)('components that contain blank lines are parsed natively', () => {
  const text = 'export const A = () => {\n  const b = 1\n\n  return <p>{b}</p>\n}\n\n[c](/d)\n';
  expect(fast?.(text, 'mdx')).toEqual(parseBody(text, 'mdx'));
});

/** One text for each condition of trusting the native parser. Without the condition, the two parsers would differ. */
const readInTwoWays: readonly (readonly [condition: string, text: string, format?: BodyFormat])[] = [
  ['an address in the text of an image', '![https://e.f/&#x5F;'],
  ['an address without a scheme, behind a letter that is no border', '😀www.i.jword '],
  ['a reference of a character in an address without a scheme', '[*www.x.yhttps://e.f/&#x5F;'],
  ['a table that ends where HTML begins', '|a|b|\n|-|-|\n|[l](/t)|c|\n`\n<b>\n`![x<Y/>](/z)', 'md'],
  ['what ends a cell in an expression', '|a|\n|-|\n| {`|`} |\n'],
  ['an import behind a table', '|a|b|\n|-|-|\n|[l](/t)|c|\nimport y from "y"\nword '],
  ['a footnote in a list', '*    [^1]: ![[^1]](/x)'],
  ['code in text whose next line begins an expression', '``\n{``'],
  ['an expression in text whose next line begins an element', '{<B>\n</B>\n}x\n'],
  ['an expression in text with a blank line', '{<G>\n\n- h\n</G>\n}word '],
  ['an image with an element in its text', '![<br>](../m.md#h "t")'],
  ['an attribute without a value in its braces', '<T u={}/>'],
  ['a spread of nothing', '<T {...} href="/x"/>'],
  ['a tag that goes on outside of its list', '- <E\nb/>\n'],
  ['an element behind another one on its line', '<A/>  \t<A>'],
  ['an expression of several lines behind a list', '- d\n{a\n}'],
  ['an element that another closing tag ends', '<G>\n1. </G>   <A>\n   b\n   </A>\n'],
  ['an element that the last tag in it ends', '## T<G><X/>\n\nh</G>'],
  ['a closing tag that belongs to a list', '<G>\n\n- h\n\n  </G>\n'],
  ['a quotation where the closing tag should be', '<A\n  b>\n\n></A>'],
  ['a backtick whose end may be in an expression', '`\n{a}\n`{`a`}\n---\n'],
  ['front matter in TOML', '+++\n[l](/x)\n+++\n'],
  ['half of a letter', '# \ud800'],
  ['a wide letter beside emphasis', '{/* c */}😀**<B href="/q">  </E>\n===\n', 'md'],
  ['an escaped sign of emphasis beside another one', '# \\**word**\n'],
  ['a name that is brought in twice', 'import y from "y"\n\nimport y from "y"\n'],
];

describe.skipIf(fast === undefined)('is left to remark', () => {
  for (const [condition, text, format = 'mdx'] of readInTwoWays) {
    test(condition, () => {
      expect(fast?.(text, format)).toBeUndefined();
    });
  }
});
