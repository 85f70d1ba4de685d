import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { acquireLock } from '../../src/feedback/cache/lock-file.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { folderOf } from '../support/folder.ts';

/** Pauses the first removal of a file until `continueRemoval` is called. */
const pause = vi.hoisted(() => {
  let continueRemoval = (): void => undefined;
  const untilContinued = new Promise<void>((resolve) => {
    continueRemoval = resolve;
  });
  return { count: 0, untilContinued, continueRemoval };
});

vi.mock('node:fs/promises', async () => {
  const fs = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  const paused =
    <Rest extends unknown[]>(remove: (path: string, ...rest: Rest) => Promise<void>) =>
    async (path: string, ...rest: Rest): Promise<void> => {
      if (path.endsWith('.lock') && pause.count++ === 0) await pause.untilContinued;
      return remove(path, ...rest);
    };
  return { ...fs, rename: paused(fs.rename as never), rm: paused(fs.rm as never) };
});

test('of two builds that find an expired lock, only one gets it', async () => {
  const folder = folderOf({});
  const lock = join(folder, 'a.lock');
  writeFileSync(lock, JSON.stringify({ id: 'a', host: 'b', process: 1, from: 0, until: 1 }));
  const first = acquireLock(lock, 60_000);
  await vi.waitFor(() => expect(pause.count).toBe(1), eventTimeout);
  const second = await acquireLock(lock, 60_000);
  pause.continueRemoval();
  expect([await first, second].filter((item) => item !== undefined)).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['a.lock']);
});
