import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { digestOf } from './hash.ts';

/**
 * The folder for what is kept between runs: below the modules of the package that a folder belongs to, as caches of
 * builds are; if there is no package, one for the folder in the user's own folder for caches.
 *
 * @param from Absolute path.
 * @returns Absolute path; undefined if the user has no such folder.
 */
export function cacheFolder(from: string): string | undefined {
  const owner = packageOf(from);
  if (owner !== undefined) return join(owner, 'node_modules/.cache/docs-json-nav');
  const caches = userCaches();
  return caches === undefined ? undefined : join(caches, 'docs-json-nav', `${basename(from)}-${digestOf(from)}`);
}

/** The nearest folder with a `package.json`, from a folder upward. */
function packageOf(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Where programs of this user keep what they can make again; undefined if no such folder is told. */
function userCaches(): string | undefined {
  const { XDG_CACHE_HOME: chosen, LOCALAPPDATA: local } = process.env;
  if (chosen !== undefined && isAbsolute(chosen)) return chosen;
  if (process.platform === 'win32') return local === undefined || local === '' ? undefined : local;
  const home = homedir();
  if (!isAbsolute(home)) return undefined;
  return join(home, process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}
