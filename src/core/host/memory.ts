import { decode } from './decode.ts';
import { type Host, prunedFolders } from './host.ts';

/** Files held in memory, by path: for tests, and for a docs folder that another program has at hand. */
export function memoryHost(files: Readonly<Record<string, string>>): Host {
  return {
    list: () => ({
      files: Object.keys(files).filter((file) => !file.split('/').some((part) => prunedFolders.has(part))),
      outside: [],
      unread: [],
    }),
    read(file, most = Number.POSITIVE_INFINITY) {
      const text = Object.hasOwn(files, file) ? files[file] : undefined;
      if (text === undefined) return { problem: 'missing' };
      return text.length > most ? { problem: 'large' } : decode(Buffer.from(text));
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
