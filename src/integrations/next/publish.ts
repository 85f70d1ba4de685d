import { copyFile, mkdir, readdir, readFile, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { normalizePath } from '../../values/paths.ts';
import { writeChanged } from '../pages/write-changed.ts';

/** What goes into the project's `public` folder: the only files that Next.js serves in dev, build and export alike. */
export interface Published {
  /** Absolute path of the docs folder. */
  readonly docs: string;
  /** Paths of files below it to be copied, with `/`. */
  readonly media: readonly string[];
  /** Texts to be written, by their paths below `public`. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Brings the `public` folder up to date: only what has changed is written, what is gone is removed, and what this has
 * not written stays as it is.
 *
 * @param folder Absolute path of `public`.
 * @param list Absolute path of the list of what was written.
 */
export async function publish({ docs, media, texts }: Published, folder: string, list: string): Promise<void> {
  const before = new Set(await filesOf(list));
  const now: string[] = [];
  for (const [file, text] of texts) {
    const path = join(folder, file);
    if (!(await isOurs(file, path))) continue;
    await writeChanged(path, text);
    now.push(file);
  }
  for (const file of media) {
    const path = join(folder, file);
    if (texts.has(file) || !(await isOurs(file, path))) continue;
    await copyChanged(join(docs, file), path);
    now.push(file);
  }
  const kept = new Set(now);
  for (const file of before) if (!kept.has(file)) await remove(folder, file);
  await writeChanged(list, `${JSON.stringify(now.sort(), undefined, 1)}\n`);

  async function isOurs(file: string, path: string): Promise<boolean> {
    return before.has(file) || (await stat(path).catch(() => undefined)) === undefined;
  }
}

/** Removes a file, and the folders that it leaves empty. */
async function remove(folder: string, file: string): Promise<void> {
  await rm(join(folder, file), { force: true });
  for (let above = dirname(file); above !== '.'; above = dirname(above)) {
    const left = await readdir(join(folder, above)).catch(() => ['']);
    if (left.length > 0) return;
    await rmdir(join(folder, above));
  }
}

/** Media may be large: a copy of the same size and time is taken to be the same. */
async function copyChanged(from: string, to: string): Promise<void> {
  const [source, copy] = await Promise.all([stat(from).catch(() => undefined), stat(to).catch(() => undefined)]);
  // It went since the folder was read: the next reading will know.
  if (source === undefined) return;
  if (copy?.size === source.size && Math.abs(copy.mtimeMs - source.mtimeMs) < 2) return;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  await utimes(to, source.atime, source.mtime);
}

/** Paths of the list, as far as it can be read and they lie in the folder. */
async function filesOf(list: string): Promise<string[]> {
  try {
    const value: unknown = JSON.parse(await readFile(list, 'utf8'));
    return Array.isArray(value) ? value.filter((file) => typeof file === 'string' && normalizePath(file) === file) : [];
  } catch {
    return [];
  }
}
