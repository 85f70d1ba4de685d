import { join } from 'node:path';
import { readCacheFile, writeCacheFile } from '../cache-folder.ts';
import { sha256 } from '../hash.ts';

/** Must be increased when the format of the files changes; files of other versions are ignored. */
const formatVersion = 1;

/** A cached remote text. It never expires: each fetch asks the server if the text is still current. */
export interface CachedText {
  readonly text: string;
  /** Key of the URL that responded after redirects. The validators apply only to that URL. */
  readonly answeredBy: string;
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
}

/** Hexadecimal SHA-256 of a URL. The cache stores the hash instead of the URL, which may contain a token. */
export function urlKey(url: URL): string {
  return sha256(url.href);
}

/**
 * Reads the copy of a URL.
 *
 * @returns `undefined` without a folder, or if the file is missing, damaged, of another version or URL, or too large.
 */
export function readCopy(folder: string | undefined, url: URL, maximumBytes: number): CachedText | undefined {
  if (folder === undefined) return undefined;
  const file = readCacheFile(cacheFilePath(folder, url), { version: formatVersion, key: urlKey(url) }, maximumBytes);
  if (file === undefined) return undefined;
  const { answeredBy, etag, lastModified } = file.metadata;
  return {
    text: file.text,
    answeredBy: typeof answeredBy === 'string' ? answeredBy : '',
    etag: headerValue(etag),
    lastModified: headerValue(lastModified),
  };
}

export function writeCopy(folder: string | undefined, url: URL, copy: CachedText): void {
  if (folder === undefined) return;
  const { text, answeredBy, etag, lastModified } = copy;
  const metadata = {
    version: formatVersion,
    key: urlKey(url),
    // For people who inspect the cache. Omits the query, which may contain a token.
    url: url.origin + url.pathname,
    answeredBy,
    etag,
    lastModified,
  };
  writeCacheFile(cacheFilePath(folder, url), metadata, text);
}

/** A cached header value, validated because users can edit the file. */
function headerValue(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\x20-\x7e\x80-\xff]{1,1024}$/.test(value) ? value : undefined;
}

function cacheFilePath(folder: string, url: URL): string {
  return join(folder, `${urlKey(url)}.cache`);
}
