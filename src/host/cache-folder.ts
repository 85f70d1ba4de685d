import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder for what is kept between runs: below the modules of the package that a folder belongs to, as caches of
 * builds are.
 *
 * @param from Absolute path.
 * @returns Absolute path; undefined where there is no package.
 */
export function cacheFolder(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return join(folder, 'node_modules/.cache/docs-json-nav');
    if (folder === dirname(folder)) return undefined;
  }
}
