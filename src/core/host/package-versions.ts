import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The versions of packages as they are installed, in order; `none` for a package that is not.
 *
 * @param require Finds packages from where it was made. Default: from this file.
 */
export function packageVersions(
  names: readonly string[],
  require: NodeJS.Require = createRequire(import.meta.url),
): readonly string[] {
  return names.map((name) => versionOf(name, require));
}

function versionOf(name: string, require: NodeJS.Require): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const { version } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { version?: unknown };
      return String(version);
    } catch {
      // Not in this folder.
    }
  }
  return 'none';
}
