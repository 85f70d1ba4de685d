import { readdirSync, readFileSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FactKind, FileFacts } from '../src/host/file-facts.ts';
import { isSettled, type Stamp, stampOf } from '../src/host/stamp.ts';
import { folderOf } from './support/folder.ts';

describe('stamps', () => {
  const began = Date.UTC(2026, 0, 1);
  const of = (written: number, changed: number): Stamp => [10, began + written, began + changed, 7];

  test.each([
    ['older than two seconds', of(-2001, -2001), true],
    ['two seconds old', of(-2000, -5000), false],
    ['written long ago, and put in its place just now', of(-1e9, -5), false],
    ['changed while it was read', of(-1e9, 3), false],
    ['from a clock that is ahead', of(1e9, 1e9), false],
    ['made to look younger than it is', of(1e9, -5000), false],
  ])('a file %s', (_, stamp, expected) => {
    expect(isSettled(stamp, began)).toBe(expected);
  });

  test('are of ordinary files, and of disks that tell all of it', () => {
    const root = folderOf({ 'folder/a.mdx': 'text' });
    const status = (path: string): Stats => statSync(join(root, path));
    expect(stampOf(status('folder/a.mdx'))).toEqual([4, expect.any(Number), expect.any(Number), expect.any(Number)]);
    expect(stampOf(status('folder'))).toBeUndefined();
    for (const missing of [{ ino: 0 }, { ctimeMs: 0 }, { mtimeMs: 0 }]) {
      expect(stampOf(Object.assign(status('folder/a.mdx'), missing))).toBeUndefined();
    }
  });
});

describe('facts of files', () => {
  const began = 1_000_000;
  const old = (inode: number): Stamp => [1, 5, 5, inode];
  const titles: FactKind<string> = {
    name: 'titles',
    version: '1',
    pack: (title) => (title === 'secret' ? undefined : [title]),
    unpack: (packed) => (Array.isArray(packed) && typeof packed[0] === 'string' ? packed[0] : undefined),
  };
  /** A run that asks for files, and finds of each what is unknown. */
  const run = async (path: string, files: Readonly<Record<string, Stamp | undefined>>, kind = titles) => {
    const facts = new FileFacts(path, kind, began);
    const known = Object.entries(files).map(([file, stamp]) => facts.get(file, stamp));
    for (const [index, file] of Object.keys(files).entries()) {
      if (known[index] === undefined) facts.set(file, `${file}, ${files[file]}`);
    }
    await facts.save();
    return known;
  };
  const namesIn = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8').split('\n')[1] ?? '')[1];
  const pathIn = (folder: string): string => join(folder, 'below/titles.json');

  test('may be told in another order than they were asked for, and not of all files', async () => {
    const path = pathIn(folderOf({}));
    const files = Array.from({ length: 2500 }, (_, index) => `page-${index}`);
    const first = new FileFacts(path, titles, began);
    for (const [index, file] of files.entries()) {
      first.get(file, old(index));
      if (index % 3 === 0) first.set(file, `title of ${file}`);
      if (index % 10 === 9) first.set(files[index - 8] as string, 'told later');
    }
    await first.save();
    const second = new FileFacts(path, titles, began);
    const expected = (file: string, index: number) =>
      index % 10 === 1 ? 'told later' : index % 3 === 0 ? `title of ${file}` : undefined;
    for (const order of [files, files.toReversed()]) {
      expect(order.map((file) => second.get(file, old(files.indexOf(file))))).toEqual(
        order.map((file) => expected(file, files.indexOf(file))),
      );
    }
  });

  test('hold for as long as every number of the stamp is the same', async () => {
    const path = pathIn(folderOf({}));
    const stamp: Stamp = [1, 2.25, 3.5, 4];
    expect(await run(path, { a: stamp, b: old(2) })).toEqual([undefined, undefined]);
    expect(await run(path, { a: stamp, b: old(2) })).toEqual(['a, 1,2.25,3.5,4', 'b, 1,5,5,2']);
    for (const index of stamp.keys()) {
      const other = stamp.with(index, 9) as unknown as Stamp;
      expect(await run(path, { a: other, b: old(2) })).toEqual([undefined, 'b, 1,5,5,2']);
      expect(await run(path, { b: old(2), a: other })).toEqual(['b, 1,5,5,2', `a, ${other}`]);
      await run(path, { a: stamp, b: old(2) });
    }
    expect(readdirSync(join(path, '..'))).toEqual(['titles.json']);
  });

  test('are read and written in parts, whatever is in them', async () => {
    const path = pathIn(folderOf({}));
    const long = 'é'.repeat(200_000);
    const names = Array.from({ length: 2500 }, (_, index) => `page-${index}${index % 1200 === 0 ? long : ''}\n`);
    const files = Object.fromEntries(names.map((name, index) => [name, old(index + 1)]));
    await run(path, files);
    expect(await run(path, files)).toEqual(names.map((name) => `${name}, ${files[name]}`));
  });

  test('are not kept of files that may change unseen, nor without a stamp, nor of what is not to be kept', async () => {
    const path = pathIn(folderOf({}));
    const files = { young: [1, 5, began - 1, 4] as const, nameless: undefined, old: old(1) };
    await run(path, files);
    expect(await run(path, files)).toEqual([undefined, undefined, 'old, 1,5,5,1']);
    const facts = new FileFacts(path, titles, began);
    facts.set('never asked for', 'x');
    expect([facts.get('other', old(3)), facts.get('old', old(1))]).toEqual([undefined, 'old, 1,5,5,1']);
    facts.set('other', 'secret');
    await facts.save();
    expect(namesIn(path)).toEqual(['old']);
  });

  test('are those of the last run alone, and are written only where they differ by more than a hundredth', async () => {
    const path = pathIn(folderOf({}));
    const files = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`page-${index}`, old(index + 1)]));
    await run(path, files);
    const first = statSync(path).ino;
    const edited = (...pages: readonly string[]) => ({
      ...files,
      ...Object.fromEntries(pages.map((one) => [one, old(999)])),
    });
    const unknown = async (some: typeof files) => (await run(path, some)).filter((one) => one === undefined).length;
    expect(await unknown(files)).toBe(0);
    expect(await unknown(edited('page-7'))).toBe(1);
    expect(statSync(path).ino).toBe(first);
    expect(await unknown(edited('page-7', 'page-8'))).toBe(2);
    expect(await unknown(edited('page-7', 'page-8'))).toBe(0);
    await run(path, { 'page-1': old(2) });
    expect(namesIn(path)).toEqual(['page-1']);
  });

  test('are nothing in another version', async () => {
    const path = pathIn(folderOf({}));
    await run(path, { a: old(1) });
    expect(await run(path, { a: old(1) }, { ...titles, version: '2' })).toEqual([undefined]);
  });

  const edited = (change: (line: unknown[]) => void) => (text: string) => {
    const lines = text.split('\n');
    const line: unknown[] = JSON.parse(lines[1] ?? '');
    change(line);
    return lines.with(1, JSON.stringify(line)).join('\n');
  };

  test.each([
    ['empty', () => ''],
    ['cut in a line', (text: string) => text.slice(0, -9)],
    ['cut between lines', (text: string) => text.slice(0, -3)],
    ['overwritten with nothing', (text: string) => '\0'.repeat(text.length)],
    ['a list', () => '[1]\n[]\n'],
    ['no object', () => 'null\n[]\n'],
    ['of lines that are no lists', (text: string) => text.replace(/\n.*\n/, '\n{}\n')],
    ['short of a name', edited((line) => line.splice(1, 1, []))],
    ['short of a stamp', edited((line) => line.splice(0, 1, ''))],
    ['short of a part of one', edited((line) => line.splice(0, 1, 'AAAA'))],
    ['without facts', edited((line) => line.pop())],
    ['of facts of another shape', edited((line) => line.splice(2, 1, [{ title: 'x' }]))],
    ['of other names', edited((line) => line.splice(1, 1, [1]))],
  ])('are as if there were none where the file is %s', async (_, damage) => {
    const path = pathIn(folderOf({}));
    await run(path, { a: old(1) });
    writeFileSync(path, damage(readFileSync(path, 'utf8')));
    expect(await run(path, { a: old(1) })).toEqual([undefined]);
    expect(await run(path, { a: old(1) })).toEqual(['a, 1,5,5,1']);
  });

  test('do no harm where they cannot be written', async () => {
    const path = join(folderOf({ below: 'a file' }), 'below/titles.json');
    expect(await run(path, { a: old(1) })).toEqual([undefined]);
    expect(await run(path, { a: old(1) })).toEqual([undefined]);
  });
});
