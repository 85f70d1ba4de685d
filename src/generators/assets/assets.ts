/*
 * Files of the docs folder that a site publishes unchanged. Takes a resolved site; copies its media and linked files
 * into an output folder, lists them, or serves them in dev. Never here: files that are outside the docs folder or not
 * published, even if a symbolic link points to them.
 */

import { lstatSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { copyFileAtomic, errorCode, nodeHost, realPathOf, SafePathResolver } from '../../core/host.ts';
import { filesByUrlPath, urlPathOfFile } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { resolvePublished } from './published-path.ts';

/** Content types by file extension. Files with these extensions are published even if no page links to them. */
const mediaTypes: Readonly<Record<string, string>> = {
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

export type PublishedSite = Pick<ResolvedSite, 'root' | 'linkedPaths' | 'layout' | 'excluded'>;

/** Generated files by path relative to the base path, with `/`. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/**
 * Copies media and linked files into a built site, and writes generated files. Copies never replace existing files.
 *
 * @throws Error for a file that can't be read, since the site would be incomplete.
 */
export async function copyAssets(site: PublishedSite, output: string, generated: GeneratedFiles): Promise<void> {
  for (const [path, file] of listAssets(site, [output])) {
    const target = join(output, path);
    // `lstat`, so that nothing is written through a dangling link.
    if (lstatSync(target, { throwIfNoEntry: false }) === undefined) await copyPublishedFile(site.root, file, target);
  }
  const outputFolder = new SafePathResolver(output);
  for (const [file, text] of generated) writeChanged(outputFolder.resolve(file), text);
}

/**
 * Lists media, and other files that pages link to. Maps the URL path of each file to its path relative to the docs
 * folder, sorted by URL path. A symbolic link is listed if its target would be published itself.
 *
 * @param skippedFolders Absolute paths of folders whose files are left out.
 */
export function listAssets(
  { root: docsFolder, linkedPaths, layout, excluded }: PublishedSite,
  skippedFolders: readonly string[],
): ReadonlyMap<string, string> {
  const root = realPathOf(docsFolder);
  const skippedPrefixes = skippedFolders.map((folder) => realPathOf(resolve(folder)) + sep);
  const isPublished = (file: string): boolean => {
    const path = urlPathOfFile(file, layout);
    const isLinked = linkedPaths.has(path);
    // URL path and file path differ only for files of the pages folder or the public folder. These files are
    // published even if the folder is named `src` or `public`.
    const isAllowed = isLinked || path !== file;
    const realPath = isLinked || isMedia(file) ? resolvePublished({ root, excluded }, file, isAllowed) : undefined;
    return realPath !== undefined && !skippedPrefixes.some((folder) => realPath.startsWith(folder));
  };
  const published = filesByUrlPath(nodeHost(root).list().files.filter(isPublished), layout);
  return new Map([...published].sort(([left], [right]) => (left < right ? -1 : 1)));
}

/**
 * Copies a published file atomically and creates its folder. A symbolic link at the target is replaced, not followed.
 *
 * @param file Path relative to the docs folder, with `/`.
 * @returns False if the file no longer exists; checks report links to it.
 * @throws Error for a file that can't be read or written.
 */
export async function copyPublishedFile(docsFolder: string, file: string, target: string): Promise<boolean> {
  try {
    await copyFileAtomic(join(docsFolder, file), target);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return false;
    throw new Error(`${file} of the docs folder cannot be copied into the site: ${code}.`);
  }
}

export function isMedia(path: string): boolean {
  return mediaType(path) !== undefined;
}

export function mediaType(path: string): string | undefined {
  return mediaTypes[extname(path).toLowerCase()];
}
