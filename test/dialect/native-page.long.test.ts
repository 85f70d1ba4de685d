import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTreeParser } from '../../src/core/bodies.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import type { PageLookup } from '../../src/render/types.ts';
import { pagesBelow } from '../body/pages.ts';
import { isNativeParserInstalled, parseBothWays } from './parsed-pages.ts';

const fixtures = ['bodies', 'diagnostics', 'generators/content', 'sites/demo/docs'].map((folder) =>
  join(import.meta.dirname, '../../fixtures', folder),
);
/** Folders of checkouts, separated as in PATH. All pages below them are compared. */
const checkouts = (process.env.DOCS_CHECKOUTS ?? '').split(delimiter).filter((folder) => existsSync(folder));
const folders = [...fixtures, ...checkouts].flatMap((folder) => {
  const pages = pagesBelow(folder);
  return pages.length === 0 ? [] : [[folder, pages] as const];
});

test.skipIf(checkouts.length > 0)('pages of real checkouts are not compared (DOCS_CHECKOUTS)', ({ skip }) => skip());

describe.skipIf(!isNativeParserInstalled)('the native parser changes nothing', () => {
  test.each(folders)('in the trees of %s', { timeout: 900_000 }, (_, pages) => {
    let count = 0;
    for (const { file, text, format } of pages) {
      const both = parseBothWays(text, format);
      if (both === undefined) continue;
      count++;
      expect({ file, page: both.native }).toEqual({ file, page: both.remark });
    }
    expect(count).toBeGreaterThan(pages.length / 3);
  });

  test.each(folders)('in the rendered pages of %s', { timeout: 900_000 }, async (folder, pages) => {
    const textByFile = new Map(pages.map(({ file, text }) => [join(folder, file), text]));
    for (const { file, text } of pages) {
      const same = (target: string): string => target;
      const lookup: PageLookup = {
        read: (path) => textByFile.get(join(folder, path)) ?? textByFile.get(join(folder, dirname(file), path)),
        variables: {},
        link: same,
        asset: same,
      };
      const renderer = createRenderer(lookup, {}, { parseTree: await loadTreeParser() });
      expect(await renderer.render({ file, text })).toEqual(await createRenderer(lookup).render({ file, text }));
    }
  });
});
