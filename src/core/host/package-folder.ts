import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, built or not. */
export function packageFolder(): string {
  let folder = new URL('.', import.meta.url);
  while (folder.pathname !== '/' && !existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return fileURLToPath(folder);
}

/** The version of a package as it is installed; `none` for one that is not. */
export function packageVersion(name: string): string {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    try {
      return String(JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version);
    } catch {
      // Not in this folder.
    }
  }
  return 'none';
}
