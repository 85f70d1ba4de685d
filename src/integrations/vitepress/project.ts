import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The project's folder: the one with `.vitepress` that VitePress's command names, else the working directory. A
 * configuration file is not told where it lies.
 *
 * @param words What was written on the command line.
 */
export function projectFolder(words: readonly string[], cwd: string): string {
  const named = words.filter((word) => !word.startsWith('-')).map((word) => resolve(cwd, word));
  return named.find((folder) => existsSync(join(folder, '.vitepress'))) ?? cwd;
}

/** The folder of this package, built or not. */
export function packageFolder(): string {
  let folder = new URL('.', import.meta.url);
  while (folder.pathname !== '/' && !existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return fileURLToPath(folder);
}
