import { createReadStream, statSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';

/** What pages show or offer: files of these kinds are published from the docs folder, as hosted sites do. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

/** Folders of a project that are no part of its documentation. */
const left = new Set(['node_modules', 'dist', 'public', 'src']);

/** Copies the files that pages show into a built site. What the site has already stays. */
export async function copyAssets(docs: string, output: string): Promise<void> {
  await copyFolder(docs, output, output);
}

/**
 * The files of a docs folder that are published: their paths below it, with `/`.
 *
 * @param skipped Absolute paths of folders to leave out, beside those of every project.
 */
export async function listAssets(docs: string, skipped: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(docs, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      const { name } = entry;
      const path = join(docs, name);
      if (entry.isFile()) return kindOf(name) === undefined ? [] : [name];
      if (!entry.isDirectory() || name.startsWith('.') || left.has(name) || skipped.has(path)) return [];
      return (await listAssets(path, skipped)).map((below) => `${name}/${below}`);
    }),
  );
  return found.flat();
}

async function copyFolder(from: string, to: string, output: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    if (entry.isDirectory()) {
      const skipped = entry.name.startsWith('.') || left.has(entry.name) || `${path}${sep}` === output;
      if (!skipped) await copyFolder(path, join(to, entry.name), output);
    } else if (entry.isFile() && kindOf(path) !== undefined) {
      const target = join(to, entry.name);
      if (statSync(target, { throwIfNoEntry: false }) !== undefined) continue;
      await mkdir(dirname(target), { recursive: true });
      await copyFile(path, target);
    }
  }
}

/** Serves the same files in dev. */
export function assetServer(docs: () => Promise<string>, base: string) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (kindOf(pathname) === undefined) {
      next();
      return;
    }
    docs()
      .then((folder) => {
        const path = fileAt(
          folder,
          base !== '' && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname,
        );
        if (path === undefined) {
          next();
          return;
        }
        response.writeHead(200, { 'Content-Type': kindOf(path) });
        createReadStream(path).pipe(response);
      })
      .catch(next);
  };
}

function fileAt(folder: string, pathname: string): string | undefined {
  const steps = pathname.split('/');
  if (steps.some((step) => step.startsWith('.')) || steps.some((step) => left.has(step))) return undefined;
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    const isInside = path.startsWith(folder + sep);
    return isInside && statSync(path, { throwIfNoEntry: false })?.isFile() === true ? path : undefined;
  } catch {
    return undefined;
  }
}

/** True for a file of a kind that is published. */
export function isMedia(path: string): boolean {
  return kindOf(path) !== undefined;
}

function kindOf(path: string): string | undefined {
  return types[extname(path).toLowerCase()];
}
