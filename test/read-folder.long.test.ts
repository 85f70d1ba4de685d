import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFiles } from '../website/playground/read-folder.ts';

const megabyte = 1024 * 1024;
const zeros = new Uint8Array(4 * megabyte);

/** A ZIP file as a browser provides it. */
function archiveOf(files: Readonly<Record<string, Uint8Array>>, level: 0 | 9 = 9): File {
  return new File([zipSync(files, { level })], 'docs.zip');
}

function named(count: number, content: Uint8Array, extension = 'mdx'): Record<string, Uint8Array> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.${extension}`, content]));
}

/** Changes the unpacked size in each entry of a ZIP file's directory. */
async function withSizes(archive: File, size: number): Promise<File> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const entry = Buffer.from('PK\x01\x02');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 4)) bytes.writeUInt32LE(size, at + 24);
  return new File([bytes], archive.name);
}

test('unpacks a ZIP file up to 64 MB', async () => {
  const fitting = archiveOf(named(16, zeros));
  expect(fitting.size).toBeLessThan(megabyte);
  const files = await readFiles([fitting]);
  expect([...files.values()].map((content) => content?.length)).toEqual(Array(16).fill(zeros.length));
});

test('refuses a ZIP file that unpacks to more, before it uses the memory', async () => {
  const bomb = await withSizes(archiveOf(named(2, zeros)), 0xffff_fffe);
  const before = process.memoryUsage().arrayBuffers;
  const message = 'there are more than 64 MB of text. Choose only the folder that contains docs.json.';
  await expect(readFiles([bomb])).rejects.toThrow(message);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * megabyte);
  await expect(readFiles([archiveOf(named(17, zeros))])).rejects.toThrow(message);
  await expect(readFiles([archiveOf(named(9, zeros)), archiveOf(named(8, zeros))])).rejects.toThrow(message);
});

test('refuses a ZIP file that declares sizes that are too small', async () => {
  await expect(readFiles([await withSizes(archiveOf(named(17, zeros), 0), 0)])).rejects.toThrow('more than 64 MB');
  await expect(readFiles([await withSizes(archiveOf(named(2, zeros)), 0)])).rejects.toThrow(
    '0.mdx is damaged in the ZIP file.',
  );
});

test('reads at most 20,000 files, images included', async () => {
  const empty = new Uint8Array();
  const files = { ...named(10_000, empty), ...named(10_000, empty, 'png'), 'node_modules/a.js': empty };
  expect((await readFiles([archiveOf(files)])).size).toBe(20_000);
  await expect(readFiles([archiveOf({ ...files, 'one-more.mdx': empty })])).rejects.toThrow(
    'there are more than 20,000 files.',
  );
});

test('unpacked files have the same limits', async () => {
  const file = (index: number) => new File([zeros], `${index}.mdx`);
  const list = Array.from({ length: 17 }, (_, index) => file(index));
  expect((await readFiles(list.slice(1))).size).toBe(16);
  await expect(readFiles(list)).rejects.toThrow('more than 64 MB of text');
});
