import { chmodSync, chownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { describe, expect, test } from 'vitest';
import { writeFileAtomic } from '../src/core/host.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';
import { asOrdinaryUser } from './support/unprivileged.ts';

const isRoot = getuid?.() === 0;
/** Ids of another user and another group. */
const [owner, group] = [1234, 4321];

function accessOf(path: string) {
  const { uid, gid, mode } = statSync(path);
  return { uid, gid, mode: mode & 0o7777 };
}

/** A site whose `docs.json` has a fault that `fix` removes. */
function fixableSite(): { readonly folder: string; readonly file: string } {
  const folder = folderOf({ 'docs.json': config({ pages: ['index.mdx'] }), 'index.mdx': page('Home') });
  return { folder, file: join(folder, 'docs.json') };
}

test.skipIf(process.platform === 'win32').each([0o664, 0o777, 0o600])('fix keeps the mode %o', async (mode) => {
  const { folder, file } = fixableSite();
  chmodSync(file, mode);
  expect(await runCli(['fix'], folder)).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(file, 'utf8')).toContain('"index"');
  expect(accessOf(file).mode).toBe(mode);
});

describe.skipIf(!isRoot)('as the administrator', () => {
  test.each([0o664, 0o777, 0o4755])('fix keeps the owner, the group and the mode %o', async (mode) => {
    const { folder, file } = fixableSite();
    chownSync(file, owner, group);
    chmodSync(file, mode);
    expect(await runCli(['fix'], folder)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toContain('"index"');
    expect(accessOf(file)).toEqual({ uid: owner, gid: group, mode });
    expect(readdirSync(folder).sort()).toEqual(['docs.json', 'index.mdx']);
  });

  test.each([0o666, 0o777])('a file of another user, of mode %o, is written in place', async (mode) => {
    const folder = folderOf({ 'a.mdx': 'a text that is longer than the new one' });
    const file = join(folder, 'a.mdx');
    chmodSync(folder, 0o777);
    chownSync(file, owner, group);
    chmodSync(file, mode);
    const { ino } = statSync(file);
    await asOrdinaryUser(async () => writeFileAtomic(file, 'short', { durable: true }));
    expect(readFileSync(file, 'utf8')).toBe('short');
    expect(accessOf(file)).toEqual({ uid: owner, gid: group, mode });
    expect(statSync(file).ino).toBe(ino);
    expect(readdirSync(folder)).toEqual(['a.mdx']);
  });

  test('a file of another user that may only be read stays as it is', async () => {
    const folder = folderOf({ 'a.mdx': 'old' });
    const file = join(folder, 'a.mdx');
    chmodSync(folder, 0o777);
    chownSync(file, owner, group);
    chmodSync(file, 0o644);
    await asOrdinaryUser(async () => {
      expect(() => writeFileAtomic(file, 'new')).toThrow('a.mdx cannot be written: permission is denied (EACCES)');
    });
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(accessOf(file)).toEqual({ uid: owner, gid: group, mode: 0o644 });
    expect(readdirSync(folder)).toEqual(['a.mdx']);
  });
});
