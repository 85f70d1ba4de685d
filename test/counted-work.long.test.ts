import fs, { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SiteMemory } from '../src/core/site-memory.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';

/**
 * Cost of a run, counted instead of timed, so that it is the same on every machine. Growth here means that every site
 * becomes slower.
 */
interface Work {
  readonly opens: number;
  readonly reads: number;
  readonly folders: number;
  readonly stats: number;
  /** Number of `JSON.parse` calls. */
  readonly parses: number;
}

const counts = {
  opens: ['openSync', 'readFileSync'],
  reads: ['readSync'],
  folders: ['readdirSync', 'opendirSync'],
  stats: ['statSync', 'lstatSync', 'fstatSync', 'existsSync', 'accessSync', 'realpathSync'],
} as const;

const groupSize = 20;

afterEach(restore);

function restore(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

/** Counts the file system and parser calls of a run. */
async function counted<Value>(run: () => Promise<Value>): Promise<{ value: Value; work: Work }> {
  const spies = Object.entries(counts).map(
    ([name, functions]) => [name, functions.map((item) => vi.spyOn(fs, item))] as const,
  );
  const parses = vi.spyOn(JSON, 'parse');
  syncBuiltinESMExports();
  const value = await run();
  const calls = (spied: readonly { readonly mock: { readonly calls: readonly unknown[] } }[]) =>
    spied.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const work = Object.fromEntries([
    ...spies.map(([name, all]) => [name, calls(all)]),
    ['parses', calls([parses])],
  ]) as unknown as Work;
  restore();
  return { value, work };
}

const pathOf = (number: number): string => `group-${Math.floor(number / groupSize)}/page-${number}`;

/** A `docs.json` with tabs of ten groups. */
function configOf(pages: number, firstGroup = 'Group 0'): string {
  const groups = Array.from({ length: pages / groupSize }, (_, group) => ({
    group: group === 0 ? firstGroup : `Group ${group}`,
    pages: Array.from({ length: groupSize }, (_, index) => pathOf(group * groupSize + index)),
  }));
  const tabs = Array.from({ length: groups.length / 10 }, (_, tab) => ({
    tab: `Tab ${tab}`,
    groups: groups.slice(tab * 10, (tab + 1) * 10),
  }));
  return config({ tabs });
}

function siteOf(pages: number): string {
  return folderOf({
    // The cache of a project is kept in its folder.
    'package.json': '{}',
    'docs.json': configOf(pages),
    ...Object.fromEntries(Array.from({ length: pages }, (_, index) => [`${pathOf(index)}.mdx`, page(`Page ${index}`)])),
  });
}

describe.each([200, 2000])('a site of %s pages', (pages) => {
  test('is read once per page by a check of the navigation', async () => {
    const root = siteOf(pages);
    const { value, work } = await counted(() => resolveSite({ root, content: false }));
    expect(value.diagnostics).toEqual([]);
    expect({
      ...work,
      // `readFileSync` calls `openSync`.
      opens: work.opens - 2 * pages,
      reads: work.reads - pages,
      stats: work.stats - pages,
      folders: work.folders - pages / groupSize,
    }).toMatchInlineSnapshot(`
      {
        "folders": 1,
        "opens": 2,
        "parses": 1,
        "reads": 1,
        "stats": 1,
      }
    `);
  });

  test('lists its folders and reads only changed files after an edit', async () => {
    const root = siteOf(pages);
    const memory = new SiteMemory();
    const resolve = () => resolveSite({ root, content: false }, undefined, { memory });
    await resolve();

    const edit = async (file: string, text: string) => {
      writeFileSync(join(root, file), text);
      memory.markChanged(join(root, file));
      const { value, work } = await counted(resolve);
      return { value, work: { ...work, folders: work.folders - pages / groupSize } };
    };
    const ofPage = await edit(`${pathOf(0)}.mdx`, page('Another title'));
    expect(ofPage.work).toMatchInlineSnapshot(`
      {
        "folders": 1,
        "opens": 2,
        "parses": 0,
        "reads": 1,
        "stats": 1,
      }
    `);
    expect(ofPage.value.model.pages[`/${pathOf(0)}`]?.title).toBe('Another title');

    const ofConfig = await edit('docs.json', configOf(pages, 'Renamed'));
    expect(ofConfig.work).toMatchInlineSnapshot(`
      {
        "folders": 1,
        "opens": 2,
        "parses": 1,
        "reads": 1,
        "stats": 1,
      }
    `);
  });
});
