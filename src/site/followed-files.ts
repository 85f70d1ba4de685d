import { join, relative, sep } from 'node:path';
import { readFolderEntries } from '../core/host.ts';
import type { ResolvedSite } from './resolve.ts';

/** Files that the site depends on, or may depend on after a change. All paths are absolute. */
export interface FollowedFiles {
  readonly files: readonly string[];
  /** Paths to watch: the docs folder, and files outside of it. */
  readonly paths: readonly string[];
  /** True for a file of the site, and for any file in a folder that can contain pages. */
  isRelevant(path: string): boolean;
}

/** Output folders of tools. A file in these folders is followed only if it was read. */
const toolFolders: ReadonlySet<string> = new Set(['node_modules', 'public', 'out', 'dist']);

/** @param settingsPaths Absolute paths of the settings file, and of the paths where one would be found. */
export function collectFollowedFiles({ root, inputs }: ResolvedSite, settingsPaths: readonly string[]): FollowedFiles {
  const isInDocsFolder = (path: string): boolean => path.startsWith(root + sep);
  return {
    get files() {
      return [...new Set([...[...inputs].map((file) => join(root, file)), ...settingsPaths])];
    },
    paths: [root, ...new Set(settingsPaths.filter((path) => !isInDocsFolder(path)))],
    isRelevant(path) {
      if (settingsPaths.includes(path)) return true;
      if (!isInDocsFolder(path)) return false;
      const segments = relative(root, path).split(sep);
      return inputs.has(segments.join('/')) || segments.every(isFollowedName);
    },
  };
}

function isFollowedName(name: string): boolean {
  return !name.startsWith('.') && !toolFolders.has(name);
}

/**
 * Folders of a site for recursive watchers: the docs folder, or its subfolders if it contains folders to skip, such as
 * `node_modules`.
 *
 * @param root Absolute path.
 */
export function findFollowedFolders(root: string): readonly string[] {
  return findWatchableFolders(root).folders;
}

export function listFolderTree(folder: string): readonly string[] {
  const subfolders = readFolderEntries(folder).filter((entry) => entry.isDirectory() && isFollowedName(entry.name));
  return [folder, ...subfolders.flatMap(({ name }) => listFolderTree(join(folder, name)))];
}

function findWatchableFolders(folder: string): { readonly folders: readonly string[]; readonly isWhole: boolean } {
  const entries = readFolderEntries(folder).filter((entry) => entry.isDirectory());
  const subfolders = entries
    .filter(({ name }) => isFollowedName(name))
    .map(({ name }) => findWatchableFolders(join(folder, name)));
  const isWhole = subfolders.length === entries.length && subfolders.every((subfolder) => subfolder.isWhole);
  return { folders: isWhole ? [folder] : subfolders.flatMap(({ folders }) => folders), isWhole };
}
