import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The modules that some modules load at once, and they themselves: by imports that are no types and not lazy.
 *
 * @param starts Paths of TypeScript files.
 * @returns Absolute paths.
 */
export function modulesOf(starts: readonly string[]): ReadonlySet<string> {
  const found = new Set(starts.map((path) => resolve(path)));
  for (const file of found) {
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/^(?:import|export) (?!type\b)(?:[^;']*? from )?'(\.[^']+)';$/gm)) {
      const path = resolve(file, '..', specifier);
      // Some are made when a site is built.
      if (existsSync(path)) found.add(path);
    }
  }
  return found;
}
