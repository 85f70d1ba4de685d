import { join, relative, sep } from 'node:path';
import { readFolderEntries } from '../core/host.ts';
import type { ResolvedSite } from './resolve.ts';

/** Files that the site depends on, or may depend on after a change. All paths are absolute. */
export interface Followed {
  readonly files: readonly string[];
  /** Paths to watch: the docs folder, and files outside of it. */
  readonly paths: readonly string[];
  /** True for a file of the site, and for any file in a folder that can contain pages. */
  concerns(path: string): boolean;
}

/** Output folders of tools. A file in these folders is followed only if it was read. */
const toolFolders: ReadonlySet<string> = new Set(['node_modules', 'public', 'out', 'dist']);

/** @param settings Absolute paths of the settings file and its candidates. */
export function followedFiles({ root, inputs }: ResolvedSite, settings: readonly string[]): Followed {
  const isInside = (path: string): boolean => path.startsWith(root + sep);
  return {
    get files() {
      return [...new Set([...[...inputs].map((file) => join(root, file)), ...settings])];
    },
    paths: [root, ...new Set(settings.filter((path) => !isInside(path)))],
    concerns(path) {
      if (settings.includes(path)) return true;
      if (!isInside(path)) return false;
      const steps = relative(root, path).split(sep);
      return inputs.has(steps.join('/')) || steps.every(isFollowed);
    },
  };
}

function isFollowed(name: string): boolean {
  return !name.startsWith('.') && !toolFolders.has(name);
}

/**
 * Folders of a site for recursive watchers: the docs folder, or its subfolders if it contains folders to skip, such as
 * `node_modules`.
 *
 * @param root Absolute path.
 */
export function followedFolders(root: string): readonly string[] {
  return recursiveFolders(root).folders;
}

export function foldersBelow(folder: string): readonly string[] {
  const subfolders = readFolderEntries(folder).filter((entry) => entry.isDirectory() && isFollowed(entry.name));
  return [folder, ...subfolders.flatMap(({ name }) => foldersBelow(join(folder, name)))];
}

function recursiveFolders(folder: string): { readonly folders: readonly string[]; readonly isWhole: boolean } {
  const entries = readFolderEntries(folder).filter((entry) => entry.isDirectory());
  const subfolders = entries
    .filter(({ name }) => isFollowed(name))
    .map(({ name }) => recursiveFolders(join(folder, name)));
  const isWhole = subfolders.length === entries.length && subfolders.every((subfolder) => subfolder.isWhole);
  return { folders: isWhole ? [folder] : subfolders.flatMap(({ folders }) => folders), isWhole };
}
