import { existsSync, lstatSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { realPathOf, selfAndAncestors } from './boundary.ts';
import { sha256 } from './hash.ts';

/**
 * `command`: writes nothing into the repository. `build`: a plugin of a bundler or generator, which may use
 * `node_modules/.cache` as other build tools do.
 */
export type CacheUser = 'command' | 'build';

export type CachePart = 'links' | 'specifications' | 'feedback';

/**
 * Folder for files that are kept between runs. It may not exist. For a build: `node_modules/.cache` of the package that
 * contains the docs, unless there is no `node_modules` or a symbolic link is in the path. Otherwise: a folder in the
 * user's cache folder.
 *
 * @param root Absolute path of the docs folder.
 * @returns Absolute path; `undefined` if the user has no cache folder.
 */
export function cacheFolder(root: string, user: CacheUser, part: CachePart): string | undefined {
  const moduleFolder = user === 'build' ? moduleCache(root, part) : undefined;
  if (moduleFolder !== undefined) return moduleFolder;
  const caches = userCaches();
  // The real path, so that a linked docs folder shares its cache with the original.
  return caches === undefined ? undefined : join(caches, 'docs-json-nav', sha256(realPathOf(root)).slice(0, 16), part);
}

function moduleCache(root: string, part: CachePart): string | undefined {
  let folder = selfAndAncestors(root).find((ancestor) => existsSync(join(ancestor, 'package.json')));
  if (folder === undefined) return undefined;
  for (const step of ['node_modules', '.cache', 'docs-json-nav', part]) {
    folder = join(folder, step);
    const status = lstatSync(folder, { throwIfNoEntry: false });
    if (status === undefined ? step === 'node_modules' : !status.isDirectory()) return undefined;
  }
  return folder;
}

/**
 * The user's cache folder. `XDG_CACHE_HOME` applies on every system, but only as an absolute path, as its specification
 * requires.
 */
function userCaches(): string | undefined {
  const { XDG_CACHE_HOME: xdgCache = '', LOCALAPPDATA: localAppData = '' } = process.env;
  if (isAbsolute(xdgCache)) return xdgCache;
  if (process.platform === 'win32') return isAbsolute(localAppData) ? localAppData : undefined;
  const home = homedir();
  if (!isAbsolute(home)) return undefined;
  return join(home, process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}
