import type { Host } from '../../src/core/host/host.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { nodeHost } from '../../src/core/host/node.ts';

/** Host for a folder on disk without Git and without a cache, which take most of the time for a small site. */
export function onlyFiles(folder: string): Host {
  const { movedTo, ignoredByGit } = memoryHost({});
  return { ...nodeHost(folder), movedTo, ignoredByGit };
}
