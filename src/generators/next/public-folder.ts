import { lstat, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { SafePathResolver } from '../../core/host.ts';
import { copyPublishedFile } from '../assets/assets.ts';
import { readFileList, removeFile, serializeFileList } from '../publish/output-folder.ts';
import { writeChanged } from '../publish/write-changed.ts';

/** Content of the project's `public` folder, the only files that Next.js serves in dev, build and export. */
export interface PublishedFiles {
  /** Absolute path of the docs folder. */
  readonly docs: string;
  /** Files to copy, as paths relative to `docs`. Keys are paths relative to `public`, with `/`. */
  readonly media: ReadonlyMap<string, string>;
  /** Texts to write. Keys are paths relative to `public`, with `/`. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Updates the `public` folder. Writes changed files and deletes old ones, but never changes the user's files.
 *
 * @param folder Absolute path of `public`.
 * @param listPath Absolute path of the file that lists the written files.
 */
export async function publishFiles(
  { docs, media, texts }: PublishedFiles,
  folder: string,
  listPath: string,
): Promise<void> {
  const previousFiles = readFileList(listPath);
  const writtenFiles: string[] = [];
  const publicFolder = new SafePathResolver(folder);
  for (const [file, text] of texts) {
    const path = publicFolder.resolve(file);
    if (!(await mayWrite(file, path))) continue;
    writeChanged(path, text);
    writtenFiles.push(file);
  }
  for (const [name, file] of media) {
    const path = publicFolder.resolve(name);
    if (texts.has(name) || !(await mayWrite(name, path))) continue;
    await copyChanged(docs, file, path);
    writtenFiles.push(name);
  }
  const currentFiles = new Set(writtenFiles);
  for (const file of previousFiles) if (!currentFiles.has(file)) removeFile(folder, file);
  writeChanged(listPath, serializeFileList(writtenFiles));

  async function mayWrite(file: string, path: string): Promise<boolean> {
    return previousFiles.has(file) || (await lstat(path).catch(() => undefined)) === undefined;
  }
}

/** Media may be large, so a copy of the same size and modification time counts as unchanged. */
async function copyChanged(docs: string, file: string, to: string): Promise<void> {
  const [source, copy] = await Promise.all([tryStat(join(docs, file)), tryStat(to)]);
  // The file was deleted after the folder was listed. The next run leaves the file out.
  if (source === undefined) return;
  if (copy?.size === source.size && Math.abs(copy.mtimeMs - source.mtimeMs) < 2) return;
  if (await copyPublishedFile(docs, file, to)) await utimes(to, source.atime, source.mtime);
}

async function tryStat(path: string) {
  return stat(path).catch(() => undefined);
}
