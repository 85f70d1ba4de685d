import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** An import or a re-export of values: which names, and of which file. */
const statement = /^(?:import|export) (?!type\b)(?:([^;']*?) from )?'(\.[^']+)';$/gm;

/**
 * The modules that some modules load at once, and they themselves: by imports that are no types and not lazy. A door,
 * which only exports what other files export, leads to the files that the imported names come from.
 *
 * @param starts Paths of TypeScript files.
 * @returns Absolute paths.
 */
export function modulesOf(starts: readonly string[]): ReadonlySet<string> {
  const found = new Set(starts.map((path) => resolve(path)));
  for (const file of found) {
    for (const [, names = '', specifier = ''] of textOf(file).matchAll(statement)) {
      const path = resolve(file, '..', specifier);
      // Some are made when a site is built.
      if (existsSync(path)) for (const module of sourcesOf(path, names)) found.add(module);
    }
  }
  return found;
}

/** Where the names come from, if the file is a door; else the file itself. */
function sourcesOf(path: string, names: string): string[] {
  const text = textOf(path);
  const statements = text
    .replace(/\/\*.*?\*\//gs, '')
    .split(/;\n/)
    .filter((line) => line.trim() !== '');
  if (!statements.every((line) => /^\s*export [^;]* from '/.test(line))) return [path];
  const wanted = valuesIn(names);
  return [...text.matchAll(statement)].flatMap(([, given = '', specifier = '']) =>
    valuesIn(given).some((name) => wanted.includes(name)) ? sourcesOf(resolve(path, '..', specifier), given) : [],
  );
}

/** The names in `{ a, type B, c as d }` that are no types, as the imported file has them. */
function valuesIn(list: string): string[] {
  const names = list
    .replace(/[{}\s]+/g, ' ')
    .split(',')
    .map((name) => name.trim());
  return names.flatMap((name) => (name === '' || name.startsWith('type ') ? [] : (name.split(' as ')[0] as string)));
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}
