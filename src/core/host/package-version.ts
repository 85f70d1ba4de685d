import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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
