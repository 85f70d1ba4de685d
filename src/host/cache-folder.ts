import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';

/**
 * The folder for what is kept between runs: below the modules of the package that a folder belongs to, as caches of
 * builds are; where there is no package, one for the folder in the user's own folder for caches.
 *
 * @param from Absolute path.
 * @returns Absolute path; undefined where the user has no such folder.
 */
export function cacheFolder(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return join(folder, 'node_modules/.cache/docs-json-nav');
    if (folder === dirname(folder)) break;
  }
  const caches = userCaches();
  if (caches === undefined) return undefined;
  // Loading it takes as long as checking a small site, and most sites belong to a package.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const hash = createHash('sha256').update(from).digest('hex').slice(0, 12);
  return join(caches, 'docs-json-nav', `${basename(from)}-${hash}`);
}

/** Where programs of this user keep what they can make again; undefined where no such folder is told. */
function userCaches(): string | undefined {
  const { XDG_CACHE_HOME: chosen, LOCALAPPDATA: local } = process.env;
  if (chosen !== undefined && isAbsolute(chosen)) return chosen;
  if (process.platform === 'win32') return local === undefined || local === '' ? undefined : local;
  const home = homedir();
  if (!isAbsolute(home)) return undefined;
  return join(home, process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}
