import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file where it is not there already, letter for letter: a dev server takes every writing for a change. */
export async function writeChanged(path: string, text: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
