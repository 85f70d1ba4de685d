import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
