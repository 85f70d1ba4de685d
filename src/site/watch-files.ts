import { type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFolder } from '../core/host.ts';
import { listFolderTree } from './followed-files.ts';
import type { FileWatcher } from './session.ts';

/**
 * A watcher for generators that provide none. Uses one watcher per folder, because recursive watchers miss events in
 * new folders on some systems.
 */
export interface NodeFileWatcher extends FileWatcher {
  close(): void;
}

export function watchFiles(): NodeFileWatcher {
  const watchers = new Map<string, FSWatcher>();
  const treeRoots = new Set<string>();
  const singleFolders = new Set<string>();
  let onChange: (path: string) => void = () => undefined;
  /** True if folders may have been added or removed since the last scan. */
  let isOutdated = true;
  return {
    add(paths) {
      for (const path of paths) {
        const [folderSet, folder] = isFolder(path) ? [treeRoots, path] : [singleFolders, dirname(path)];
        if (folderSet.has(folder)) continue;
        folderSet.add(folder);
        isOutdated = true;
      }
      if (isOutdated) synchronize();
    },
    listen(listener) {
      onChange = listener;
    },
    close() {
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };

  function synchronize(): void {
    isOutdated = false;
    const folders = new Set([...singleFolders, ...[...treeRoots].flatMap(listFolderTree)]);
    for (const [path, watcher] of watchers) {
      if (folders.has(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of folders) if (!watchers.has(path)) watchFolder(path);
  }

  function watchFolder(path: string): void {
    try {
      const watcher = watch(path, { persistent: false }, (_event, name) => {
        const changedPath = name === null ? path : join(path, name);
        isOutdated ||= name === null || watchers.has(changedPath) || isFolder(changedPath);
        onChange(changedPath);
      });
      // The folder was removed. The watcher of its parent reports that.
      watcher.on('error', () => watcher.close());
      watchers.set(path, watcher);
    } catch {
      // The folder was removed after it was listed.
    }
  }
}
