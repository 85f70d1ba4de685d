import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { parseBody } from '../../src/core/bodies/remark.ts';
import { loadFastParser } from '../../src/core/bodies/satteri.ts';
import { bodyCases, fixturePages, type Page, pagesBelow } from './pages.ts';

const fast = await loadFastParser();
/** Folders of real checkouts, separated as in PATH: every page below them is compared. */
const checkouts = (process.env.DOCS_CHECKOUTS ?? '').split(delimiter).filter((folder) => existsSync(folder));

/** Compares all pages that the native parser takes on; tells how many it left to remark. */
function compare(pages: readonly Page[]): { compared: number; left: number } {
  let left = 0;
  for (const { file, text, format } of pages) {
    const found = fast?.(text, format);
    if (found === undefined) left++;
    else expect({ file, ...found }).toEqual({ file, ...parseBody(text, format) });
  }
  return { compared: pages.length - left, left };
}

test.skipIf(fast === undefined)('satteri and remark find the same facts in all cases', () => {
  expect(compare(bodyCases()).compared).toBeGreaterThan(30);
});

test.skipIf(fast === undefined)('satteri and remark find the same facts in the fixture sites', () => {
  const { compared, left } = compare(fixturePages());
  expect(compared).toBeGreaterThan(50);
  expect(left).toBeLessThan(compared);
});

test.skipIf(fast === undefined || checkouts.length === 0)(
  'satteri and remark find the same facts in real checkouts (DOCS_CHECKOUTS)',
  { timeout: 300_000 },
  () => {
    for (const checkout of checkouts) {
      const { compared, left } = compare(pagesBelow(checkout));
      expect(left, checkout).toBeLessThan(compared / 3);
    }
  },
);

test.skipIf(fast === undefined)('texts that end the native parser are left to remark', () => {
  expect(fast?.('export const q = 1\n</>\\', 'mdx')).toBeUndefined();
  expect(fast?.('import a from "b"\n](/x)\\', 'mdx')).toBeUndefined();
});
