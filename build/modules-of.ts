import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Matches an import or re-export of values. Captures the names and the specifier. */
const importStatement = /^(?:import|export) (?!type\b)(?:([^;']*?) from )?'(\.[^']+)';$/gm;

/**
 * Lists the modules that the given modules load statically, including themselves. Type imports and lazy imports don't
 * count. A barrel file, which only re-exports, counts as the files that the imported names come from.
 *
 * @param starts Paths of TypeScript files.
 * @returns Absolute paths.
 */
export function modulesOf(starts: readonly string[]): ReadonlySet<string> {
  const modules = new Set(starts.map((path) => resolve(path)));
  for (const file of modules) {
    for (const [, names = '', specifier = ''] of readSource(file).matchAll(importStatement)) {
      const path = resolve(file, '..', specifier);
      // Some modules exist only after a site is built.
      if (existsSync(path)) for (const module of sourcesOf(path, names)) modules.add(module);
    }
  }
  return modules;
}

/** Resolves names through a barrel file to the files that export them. Any other file is returned as it is. */
function sourcesOf(path: string, names: string): string[] {
  const text = readSource(path);
  const statements = text
    .replace(/\/\*.*?\*\//gs, '')
    .split(/;\n/)
    .filter((line) => line.trim() !== '');
  if (!statements.every((line) => /^\s*export [^;]* from '/.test(line))) return [path];
  const importedNames = valueNames(names);
  return [...text.matchAll(importStatement)].flatMap(([, exportedNames = '', specifier = '']) =>
    valueNames(exportedNames).some((name) => importedNames.includes(name))
      ? sourcesOf(resolve(path, '..', specifier), exportedNames)
      : [],
  );
}

/** Lists the value names in `{ a, type B, c as d }` as the imported file exports them: `a`, `c`. */
function valueNames(list: string): string[] {
  const names = list
    .replace(/[{}\s]+/g, ' ')
    .split(',')
    .map((name) => name.trim());
  return names.flatMap((name) => (name === '' || name.startsWith('type ') ? [] : (name.split(' as ')[0] as string)));
}

function readSource(file: string): string {
  return readFileSync(file, 'utf8');
}
