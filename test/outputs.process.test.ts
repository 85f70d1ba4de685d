import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderOf } from './support/folder.ts';
import { sources, writers } from './support/output-sources.ts';
import { cli } from './support/run.ts';

const hasDevices = existsSync('/dev/full');

describe.each(writers)('%s', (words) => {
  test.skipIf(!hasDevices).each([
    ['- > /dev/full', '/dev/stdout cannot be written: the disk is full.\n'],
    // The reading end is closed before the first write.
    ['- > >(exec <&-)', '/dev/stdout cannot be written: its reader has left.\n'],
  ])('%s exits with 2', (target, message) => {
    const line = `${process.execPath} ${cli} ${words} ${target}`;
    const { status, stderr } = spawnSync('bash', ['-c', line], { cwd: folderOf(sources), encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, message]);
  });
});
