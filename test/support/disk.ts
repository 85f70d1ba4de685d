import type { Host } from '../../src/core/host/host.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { nodeHost } from '../../src/core/host/node.ts';

/** The files of a folder on disk, of which Git is asked nothing and nothing is kept: most of the time of a small site. */
export function onlyFiles(folder: string): Host {
  const { movedTo, ignoredByGit } = memoryHost({});
  return { ...nodeHost(folder), movedTo, ignoredByGit };
}
