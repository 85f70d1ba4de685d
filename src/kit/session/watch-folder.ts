import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds to wait for further changes: an editor or a branch switch writes many files at once. */
const pause = 60;

/** Folders of a project that its tools write to. */
const left = new Set(['node_modules', 'public', 'out', 'dist']);

/**
 * Watches a folder and those below it, but for hidden ones and those that tools write to. Each folder has a watcher of
 * its own: recursive watchers miss what happens in new folders on some systems.
 *
 * @param changed Called after a change, and again after the next one; never while it still runs.
 * @returns Ends it.
 */
export async function watchFolder(folder: string, changed: () => Promise<void>): Promise<() => void> {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  await synchronize();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(synchronize).then(changed);
    }, pause);
  }

  /** New folders are watched before they are read: what happens meanwhile is told. */
  async function synchronize(): Promise<void> {
    const folders = new Set(await foldersIn(folder));
    for (const [path, watcher] of watchers) {
      if (folders.has(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of folders) if (!watchers.has(path)) add(path);
  }

  function add(path: string): void {
    try {
      const watcher = watch(path, (_event, file) => {
        if (file?.startsWith('.') !== true || file === '.mintignore') schedule();
      });
      // A folder that is removed: what is above it tells.
      watcher.on('error', () => watcher.close());
      watchers.set(path, watcher);
    } catch {
      // It went since it was listed.
    }
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const below = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !left.has(entry.name));
  const deeper = await Promise.all(below.map(({ name }) => foldersIn(join(folder, name))));
  return [folder, ...deeper.flat()];
}
