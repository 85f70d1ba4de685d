import { lstat, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { InsideFolder } from '../../core/host.ts';
import { copyMedia } from '../assets/assets.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { listOf, readList, removeFile } from '../publish/written-folder.ts';

/** What goes into the project's `public` folder: the only files that Next.js serves in dev, build and export alike. */
export interface Published {
  /** Absolute path of the docs folder. */
  readonly docs: string;
  /** Files below it to be copied, by their paths below `public`, with `/`. */
  readonly media: ReadonlyMap<string, string>;
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
  const before = readList(list);
  const now: string[] = [];
  const inside = new InsideFolder(folder);
  for (const [file, text] of texts) {
    const path = inside.pathOf(file);
    if (!(await isOurs(file, path))) continue;
    writeChanged(path, text);
    now.push(file);
  }
  for (const [name, file] of media) {
    const path = inside.pathOf(name);
    if (texts.has(name) || !(await isOurs(name, path))) continue;
    await copyChanged(docs, file, path);
    now.push(name);
  }
  const kept = new Set(now);
  for (const file of before) if (!kept.has(file)) removeFile(folder, file);
  writeChanged(list, listOf(now));

  async function isOurs(file: string, path: string): Promise<boolean> {
    return before.has(file) || (await lstat(path).catch(() => undefined)) === undefined;
  }
}

/** Media may be large: a copy of the same size and time is taken to be the same. */
async function copyChanged(docs: string, file: string, to: string): Promise<void> {
  const [source, copy] = await Promise.all([statOf(join(docs, file)), statOf(to)]);
  // It went since the folder was read: the next reading will know.
  if (source === undefined) return;
  if (copy?.size === source.size && Math.abs(copy.mtimeMs - source.mtimeMs) < 2) return;
  if (await copyMedia(docs, file, to)) await utimes(to, source.atime, source.mtime);
}

async function statOf(path: string) {
  return stat(path).catch(() => undefined);
}
