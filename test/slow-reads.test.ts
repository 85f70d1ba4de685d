import fs, { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { nodeHost } from '../src/host/node.ts';
import { SlowReads } from '../src/host/slow-reads.ts';
import { resolveSite } from '../src/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/**
 * Reads files in a row, of which each takes as long as is said.
 *
 * @returns The files that were read ahead, with the number of those that were read before, and how many at once.
 */
async function readAll(count: number, milliseconds: (index: number) => number) {
  let clock = 0;
  let touching = 0;
  let mostAtOnce = 0;
  let index = 0;
  const touched: (readonly [file: string, at: number])[] = [];
  const slowReads = new SlowReads(
    () => clock,
    async (path) => {
      mostAtOnce = Math.max(mostAtOnce, ++touching);
      touched.push([path, index]);
      await Promise.resolve();
      touching--;
    },
  );
  const files = Array.from({ length: count }, (_, file) => `${file}`);
  const beforeRead = slowReads.announce(files, (file) => `/docs/${file}`);
  for (; index < count; index++) {
    await beforeRead();
    const read = slowReads.time(() => {
      clock += milliseconds(index);
      return index;
    });
    expect(read).toBe(index);
  }
  return { touched, mostAtOnce };
}

const filesFrom = (start: number, end: number, at: number) =>
  Array.from({ length: end - start }, (_, index) => [`/docs/${start + index}`, at]);

test('what is in memory is not read ahead', async () => {
  expect((await readAll(3000, () => 0.01)).touched).toEqual([]);
});

test('of a slow disk, the files after the first hundred of each thousand are read ahead, several at once', async () => {
  const { touched, mostAtOnce } = await readAll(2150, () => 0.2);
  expect(touched).toEqual([
    ...filesFrom(100, 1000, 100),
    ...filesFrom(1100, 2000, 1100),
    ...filesFrom(2100, 2150, 2100),
  ]);
  expect(mostAtOnce).toBe(8);
});

test('a disk is slow for as long as it is', async () => {
  const { touched } = await readAll(3000, (index) => (index >= 1000 && index < 2000 ? 0.2 : 0.01));
  expect(touched).toEqual(filesFrom(1100, 2000, 1100));
});

test('some reads that take long, while the machine is busy, say nothing of the disk', async () => {
  expect((await readAll(1000, (index) => (index % 3 === 0 ? 20 : 0.01))).touched).toEqual([]);
});

test('a site on a slow disk is the same site', async () => {
  const pages = 400;
  const name = (number: number) => `guides/page-${number}`;
  const root = folderOf({
    'docs.json': config({ pages: Array.from({ length: pages }, (_, number) => name(number)) }),
    ...Object.fromEntries(Array.from({ length: pages }, (_, number) => [`${name(number)}.mdx`, page(`${number}`)])),
  });
  writeFileSync(join(root, `${name(150)}.mdx`), Buffer.from([0xff, 0xfe, 0x41, 0]));
  writeFileSync(join(root, `${name(250)}.mdx`), '---\ntitle: "Open\n---\n');
  writeFileSync(join(root, `${name(350)}.mdx`), `---\ndescription: ${'long '.repeat(20_000)}\ntitle: Long\n---\n`);
  const quick = await resolveSite({ root }, nodeHost(root, undefined, { slowReads: new SlowReads(() => 0) }));

  let clock = 0;
  const slowReads = new SlowReads(() => clock++);
  const open = vi.spyOn(fs, 'open');
  syncBuiltinESMExports();
  const slow = await resolveSite({ root }, nodeHost(root, undefined, { slowReads }));

  expect(open).toHaveBeenCalledTimes(pages - 100);
  expect(slow.diagnostics.map(({ code, file }) => [code, file])).toEqual([
    ['page-unreadable', `${name(150)}.mdx`],
    ['frontmatter-syntax', `${name(250)}.mdx`],
  ]);
  expect(JSON.stringify(slow.model)).toBe(JSON.stringify(quick.model));
  expect(slow.diagnostics).toEqual(quick.diagnostics);
  expect(slow.inputs).toEqual(quick.inputs);
});
