import { decodeUtf8, type Host, prunedFolders } from './host.ts';

/**
 * Creates a host for files in memory, such as test files, docs that another program provides, or a Git revision.
 *
 * @param files Contents by path. Null for a file without readable text.
 * @param fetch Fetches remote texts. Default: none are reachable.
 */
export function memoryHost(
  files: Readonly<Record<string, string | Uint8Array | null>>,
  fetch: Host['fetch'] = async () => ({ kind: 'unreachable', reason: 'no network' }),
): Host {
  const names = Object.keys(files);
  return {
    list: () => ({
      files: names.filter((file) => !file.split('/').some((segment) => prunedFolders.has(segment))),
      outside: [],
      unread: [],
    }),
    read(file, maxBytes = Number.POSITIVE_INFINITY) {
      const content = Object.hasOwn(files, file) ? files[file] : undefined;
      if (content === undefined || content === null) return { problem: 'missing' };
      const bytes = Buffer.from(content);
      return bytes.length > maxBytes ? { problem: 'large' } : decodeUtf8(bytes);
    },
    exists: (file) => Object.hasOwn(files, file),
    async glob(patterns) {
      const { default: micromatch } = await import('micromatch');
      return micromatch(names, [...patterns], { dot: true });
    },
    movedTo: async () => new Map(),
    ignoredByGit: async () => () => false,
    fetch,
  };
}
