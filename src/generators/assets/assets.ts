import { lstatSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { copyWhole, errorCode, InsideFolder, nodeHost, realPathOf } from '../../core/host.ts';
import { addressedPath, byAddress } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { resolvePublished } from './published-path.ts';

/** What pages show or offer: files of these kinds are published from the docs folder, as hosted sites do. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.bmp': 'image/bmp',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.eot': 'application/vnd.ms-fontobject',
  '.gif': 'image/gif',
  '.glb': 'model/gltf-binary',
  '.gz': 'application/gzip',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.lottie': 'application/zip',
  '.m4a': 'audio/mp4',
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.ogv': 'video/ogg',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.riv': 'application/octet-stream',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/gzip',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};

/** What of a site says which of its files are published. */
export type PublishedSite = Pick<ResolvedSite, 'root' | 'linked' | 'layout'>;

/** Texts that are made for pages, by their paths below the site's base, with `/`. */
export type MadeFiles = ReadonlyMap<string, string>;

/**
 * Copies the files that pages show, and those that they link to, into a built site, and writes those that are made for
 * them. What the site has already stays.
 *
 * @throws Error for a file that cannot be read: without it the site would show a gap.
 */
export async function copyAssets(site: PublishedSite, output: string, made: MadeFiles): Promise<void> {
  for (const [path, file] of listAssets(site, [output])) {
    const target = join(output, path);
    // A link that leads nowhere is there too: nothing is written through it.
    if (lstatSync(target, { throwIfNoEntry: false }) === undefined) await copyMedia(site.root, file, target);
  }
  const inside = new InsideFolder(output);
  for (const [file, text] of made) writeChanged(inside.pathOf(file), text);
}

/**
 * The files of a docs folder that are published, by the paths that they are addressed by, sorted: paths below the docs
 * folder, with `/`. They are those of kinds that pages show, and others that a page links to. Links count where they lead
 * to a file that would be published itself.
 *
 * @param skipped Absolute paths of folders to leave out, beside those of every project.
 */
export function listAssets(
  { root: docs, linked, layout }: PublishedSite,
  skipped: readonly string[],
): ReadonlyMap<string, string> {
  const root = realPathOf(docs);
  const left = skipped.map((folder) => realPathOf(resolve(folder)) + sep);
  const isPublished = (file: string): boolean => {
    const path = addressedPath(file, layout);
    const isNamed = linked.has(path);
    // A folder of the settings is published whatever it is called.
    const isAllowed = isNamed || path !== file;
    const found = isNamed || isMedia(file) ? resolvePublished(root, file, isAllowed) : undefined;
    return found !== undefined && !left.some((folder) => found.startsWith(folder));
  };
  const found = byAddress(nodeHost(root).list().files.filter(isPublished), layout);
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Copies a published file whole or not at all; its folder is made. A link in its place is replaced, never followed.
 *
 * @param file Path below the docs folder, with `/`.
 * @returns False where the file went since its folder was read: what shows it is a dead link, and checks say so.
 * @throws Error for a file that cannot be read or written.
 */
export async function copyMedia(docs: string, file: string, target: string): Promise<boolean> {
  try {
    await copyWhole(join(docs, file), target);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return false;
    throw new Error(`${file} of the docs folder cannot be copied into the site: ${code}.`);
  }
}

/** True for a file of a kind that is published. */
export function isMedia(path: string): boolean {
  return mediaType(path) !== undefined;
}

/** What a file of a published kind is sent as; undefined for other kinds. */
export function mediaType(path: string): string | undefined {
  return types[extname(path).toLowerCase()];
}
