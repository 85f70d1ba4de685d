import { decode, decodeHead } from './decode.ts';
import { type Host, prunedFolders, type ReadResult } from './host.ts';

/** Files held in memory, by path: for tests, and for a docs folder that another program has at hand. */
export function memoryHost(files: Readonly<Record<string, string>>): Host {
  const read = (file: string, most = Number.POSITIVE_INFINITY): ReadResult => {
    const text = Object.hasOwn(files, file) ? files[file] : undefined;
    if (text !== undefined && text.length > most) return { problem: 'large' };
    return text === undefined ? { problem: 'missing' } : decode(Buffer.from(text));
  };
  return {
    list: () => ({
      files: Object.keys(files).filter((file) => !file.split('/').some((part) => prunedFolders.has(part))),
      outside: [],
      unread: [],
    }),
    read,
    readHead(file) {
      const text = Object.hasOwn(files, file) ? files[file] : undefined;
      return text === undefined ? { problem: 'missing' } : decodeHead(Buffer.from(text));
    },
    exists: (file) => Object.hasOwn(files, file),
    async glob(patterns) {
      const { default: micromatch } = await import('micromatch');
      return micromatch(Object.keys(files), [...patterns], { dot: true });
    },
    movedTo: async () => new Map(),
    ignoredByGit: async () => () => false,
    async fetch() {
      return { kind: 'unreachable', reason: 'there is no network here' };
    },
  };
}
