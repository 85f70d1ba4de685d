import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { maxCacheMetadataBytes } from '../values/limits.ts';
import { FileError, systemErrorReason } from './file-error.ts';
import { sha256 } from './hash.ts';
import { realPathOf, selfAndAncestors } from './paths.ts';
import { type WriteOptions, writeFileAtomic } from './write-file.ts';

/**
 * `command`: writes nothing into the repository. `build`: a plugin of a bundler or generator, which may use
 * `node_modules/.cache` as other build tools do.
 */
export type CacheUser = 'command' | 'build';

export type CachePart = 'links' | 'specifications' | 'feedback';

/**
 * Returns the folder for files that are kept between runs. The folder may not exist. A build uses `node_modules/.cache`
 * of the package that contains the docs, unless there is no `node_modules` or a symbolic link is in the path.
 * Otherwise, a folder in the user's cache folder is used.
 *
 * @param root Absolute path of the docs folder.
 * @returns Absolute path; `undefined` if the user has no cache folder.
 */
export function cacheFolder(root: string, user: CacheUser, part: CachePart): string | undefined {
  const moduleFolder = user === 'build' ? moduleCacheFolder(root, part) : undefined;
  if (moduleFolder !== undefined) return moduleFolder;
  const userFolder = userCacheFolder();
  // The real path, so that a linked docs folder shares its cache with the original.
  return userFolder === undefined
    ? undefined
    : join(userFolder, 'docs-json-nav', sha256(realPathOf(root)).slice(0, 16), part);
}

function moduleCacheFolder(root: string, part: CachePart): string | undefined {
  let folder = selfAndAncestors(root).find((ancestor) => existsSync(join(ancestor, 'package.json')));
  if (folder === undefined) return undefined;
  for (const segment of ['node_modules', '.cache', 'docs-json-nav', part]) {
    folder = join(folder, segment);
    const status = lstatSync(folder, { throwIfNoEntry: false });
    if (status === undefined ? segment === 'node_modules' : !status.isDirectory()) return undefined;
  }
  return folder;
}

/**
 * The user's cache folder. `XDG_CACHE_HOME` applies on every system, but only as an absolute path, as its specification
 * requires.
 */
function userCacheFolder(): string | undefined {
  const { XDG_CACHE_HOME: xdgCache = '', LOCALAPPDATA: localAppData = '' } = process.env;
  if (isAbsolute(xdgCache)) return xdgCache;
  if (process.platform === 'win32') return isAbsolute(localAppData) ? localAppData : undefined;
  const home = homedir();
  if (!isAbsolute(home)) return undefined;
  return join(home, process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}

export type CacheMetadata = Readonly<Record<string, string | number | undefined>>;

/** A cached text. Its metadata is untrusted, since users can edit the file. */
export interface CacheFile {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/**
 * Reads a file of `writeCacheFile`: a line of JSON with metadata and a checksum, then the text.
 *
 * @param expected Required metadata.
 * @param maxBytes Maximum size of the text in bytes. Default: unlimited.
 * @returns `undefined` if the file is missing, a link, damaged, too large, or has other metadata.
 */
export function readCacheFile(
  file: string,
  expected: CacheMetadata,
  maxBytes = Number.POSITIVE_INFINITY,
): CacheFile | undefined {
  try {
    const status = lstatSync(file);
    if (!status.isFile() || status.size > maxBytes + maxCacheMetadataBytes) return undefined;
    const content = readFileSync(file, 'utf8');
    const lineEnd = content.indexOf('\n');
    const text = content.slice(lineEnd + 1);
    const metadata: Record<string, unknown> = Object(JSON.parse(content.slice(0, lineEnd)));
    const isExpected = Object.entries(expected).every(([name, value]) => metadata[name] === value);
    if (!isExpected || metadata.sha256 !== sha256(text) || Buffer.byteLength(text) > maxBytes) return undefined;
    return { metadata: metadata, text };
  } catch {
    return undefined;
  }
}

/**
 * Replaces a cache file atomically. A failure is not an error: the next run works without the file.
 *
 * @returns The reason for a failure, as the end of a sentence.
 */
export function writeCacheFile(
  file: string,
  metadata: CacheMetadata,
  text: string,
  options?: WriteOptions,
): string | undefined {
  try {
    writeFileAtomic(file, `${JSON.stringify({ ...metadata, sha256: sha256(text) })}\n${text}`, options);
    return undefined;
  } catch (error) {
    return systemErrorReason(error instanceof FileError ? error.cause : error);
  }
}
