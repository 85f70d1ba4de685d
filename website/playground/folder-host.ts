import { decodeUtf8, type Host } from '../../src/core/host.ts';
import type { FolderFiles } from './protocol.ts';

/** The files of a docs folder that a browser was given. Nothing else can be read, and no other site is asked. */
export function folderHost(files: FolderFiles): Host {
  return {
    list: () => ({ files: [...files.keys()], outside: [], unread: [] }),
    read(file, most = Number.POSITIVE_INFINITY) {
      const bytes = files.get(file);
      if (bytes === undefined) return { problem: 'missing' };
      if (bytes === null) return { problem: 'encoding' };
      if (bytes.length > most) return { problem: 'large' };
      return decodeUtf8(bytes);
    },
    exists: (file) => files.has(file),
    glob: async () => [],
    movedTo: async () => new Map(),
    ignoredByGit: async () => () => false,
    fetch: async () => ({ kind: 'unreachable', reason: 'the playground reads nothing from the network' }),
  };
}
