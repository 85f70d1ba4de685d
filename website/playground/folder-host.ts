import { decodeUtf8, type Host } from '../../src/core/host.ts';
import type { FolderFiles } from './protocol.ts';

/** Host that reads only the files of a docs folder opened in the browser. It has no network access. */
export function folderHost(files: FolderFiles): Host {
  return {
    list: () => ({ files: [...files.keys()], outside: [], unread: [] }),
    read(file, maxBytes = Number.POSITIVE_INFINITY) {
      const bytes = files.get(file);
      if (bytes === undefined) return { problem: 'missing' };
      if (bytes === null) return { problem: 'encoding' };
      if (bytes.length > maxBytes) return { problem: 'large' };
      return decodeUtf8(bytes);
    },
    exists: (file) => files.has(file),
    glob: async () => [],
    movedTo: async () => new Map(),
    ignoredByGit: async () => () => false,
    fetch: async () => ({ kind: 'unreachable', reason: 'the playground reads nothing from the network' }),
  };
}
