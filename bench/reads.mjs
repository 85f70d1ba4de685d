/**
 * Measures how long the first kilobytes of all pages of a folder take to read: one after the other, as `check` reads
 * them, or several at once, as it has a slow disk read them ahead.
 *
 * usage: node bench/reads.mjs DOCS_FOLDER [AT_ONCE]    (default: one after the other)
 *
 * Files that were read lately come from memory. For a cold disk, have the system forget them before each run: on Linux,
 * `sync; echo 3 | sudo tee /proc/sys/vm/drop_caches`.
 */
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

const [folder, atOnce] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
const length = 64 * 1024;

function readInTurn() {
  const buffer = Buffer.allocUnsafe(length);
  for (const file of files) {
    const descriptor = openSync(join(folder, file), 'r');
    readSync(descriptor, buffer, 0, length, 0);
    closeSync(descriptor);
  }
}

async function readAtOnce(count) {
  const left = files.values();
  const reader = async () => {
    const buffer = Buffer.allocUnsafe(length);
    for (const file of left) {
      const handle = await open(join(folder, file));
      await handle.read(buffer, 0, length, 0);
      await handle.close();
    }
  };
  await Promise.all(Array.from({ length: count }, reader));
}

const start = performance.now();
const before = process.cpuUsage();
if (atOnce === undefined) readInTurn();
else await readAtOnce(Number(atOnce));
const { user, system } = process.cpuUsage(before);
const wall = performance.now() - start;
console.log(
  `${files.length} pages, ${atOnce ?? 1} at once: ${wall.toFixed(0)} ms, ${((user + system) / 1000).toFixed(0)} ms of processor time`,
);
