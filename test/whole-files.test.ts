import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { WholeFileReadPlugin } from '../src/generators/bundler/whole-files.ts';

/** A compiler that writes to memory, as in a dev server, or to disk. */
function startCompiler(files: object) {
  const listeners: (() => void)[] = [];
  const compile = { tap: (_name: string, run: () => void) => listeners.push(run) };
  new WholeFileReadPlugin().apply({ hooks: { compile }, outputFileSystem: files });
  for (const listener of listeners) listener();
}

function memory(first: string) {
  let content = first;
  return {
    __vol: {},
    readFileSync: () => Buffer.from(content),
    createReadStream: undefined as unknown as (path: string, part?: object) => NodeJS.ReadableStream,
    write: (next: string) => {
      content = next;
    },
  };
}

test('a file that is overwritten while it is sent arrives in its old version', async () => {
  const files = memory('the first file, and its end');
  startCompiler(files);
  const stream = files.createReadStream('/main.js', { start: 0, end: 26 });
  files.write('another');
  expect(await text(stream)).toBe('the first file, and its end');
  expect(await text(files.createReadStream('/main.js'))).toBe('another');
});

test('sends the requested range of a file, and an empty file as empty', async () => {
  const files = memory('0123456789');
  startCompiler(files);
  expect(await text(files.createReadStream('/film.mp4', { start: 2, end: 4 }))).toBe('234');
  files.write('');
  expect(await text(files.createReadStream('/empty.css'))).toBe('');
});

test('sends files on disk as usual', () => {
  const disk = { readFileSync: () => Buffer.from(''), createReadStream: () => undefined };
  const { createReadStream } = disk;
  startCompiler(disk);
  expect(disk.createReadStream).toBe(createReadStream);
});
