import { join, relative, sep } from 'node:path';
import { entriesOf } from '../core/host.ts';
import type { ResolvedSite } from './resolve.ts';

/** The files that a site is made of, and those that it may come to be made of. All paths are absolute. */
export interface Followed {
  /** Single files, those too that are missing: what was read of the docs folder, and the settings file. */
  readonly files: readonly string[];
  /** What to watch: the docs folder, and the files that are not in it. */
  readonly paths: readonly string[];
  /** True for a file of the site, and for any other that lies among its pages. */
  concerns(path: string): boolean;
}

/** Folders of a project that its tools write to. Pages in one of them are known by having been read. */
const ofTools: ReadonlySet<string> = new Set(['node_modules', 'public', 'out', 'dist']);

/** @param settings Absolute paths of the settings file and of those that would be it. */
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

/** True for the name of a folder whose files may count, or of such a file. */
function isFollowed(name: string): boolean {
  return !name.startsWith('.') && !ofTools.has(name);
}

/**
 * The folders of a site for tools that watch a folder with everything in it: the docs folder, or where that contains
 * packages and the like, those in it that do not.
 *
 * @param root Absolute path.
 */
export function followedFolders(root: string): readonly string[] {
  return walk(root).folders;
}

/** Every folder below another one, itself included, that contains files that may count. */
export function foldersBelow(folder: string): readonly string[] {
  const below = entriesOf(folder).filter((entry) => entry.isDirectory() && isFollowed(entry.name));
  return [folder, ...below.flatMap(({ name }) => foldersBelow(join(folder, name)))];
}

function walk(folder: string): { readonly folders: readonly string[]; readonly isWhole: boolean } {
  const below = entriesOf(folder).filter((entry) => entry.isDirectory());
  const found = below.filter(({ name }) => isFollowed(name)).map(({ name }) => walk(join(folder, name)));
  const isWhole = found.length === below.length && found.every((one) => one.isWhole);
  return { folders: isWhole ? [folder] : found.flatMap(({ folders }) => folders), isWhole };
}
