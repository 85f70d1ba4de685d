import type { Stats } from 'node:fs';

/**
 * What the system says of a file without opening it: its bytes, when it was last written (mtime) and last changed in any
 * way (ctime), both in milliseconds with fractions, and its inode.
 *
 * Whatever is written to a file or put in its place has another stamp: programs can set back mtime, but not ctime. Two
 * texts can have the same one only within one tick of the disk's clock: see `isSettled`. Git tells by the same numbers
 * which files it need not read (https://git-scm.com/docs/racy-git). As in Git, the device doesn't count: on disks of a
 * network or a container it is another one after each start.
 */
export type Stamp = readonly [size: number, written: number, changed: number, inode: number];

/** Undefined for what is no ordinary file, and where the disk doesn't tell all of it, as some of Windows. */
export function stampOf(status: Stats): Stamp | undefined {
  const { size, mtimeMs, ctimeMs, ino } = status;
  return mtimeMs > 0 && ctimeMs > 0 && ino > 0 && status.isFile() ? [size, mtimeMs, ctimeMs, ino] : undefined;
}

/** Milliseconds of the longest tick that disks have: FAT counts in twos of seconds. */
const longestTick = 2000;

/**
 * True for the stamp of a file that is older than anything that can still be written: whatever changes it from now on
 * has a later time. A time ahead of the clock is never taken for that.
 *
 * @param began The clock, in milliseconds since 1970, before the file was read.
 */
export function isSettled([, written, changed]: Stamp, began: number): boolean {
  return Math.max(written, changed) < began - longestTick;
}
