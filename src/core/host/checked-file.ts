import { lstatSync, readFileSync } from 'node:fs';
import { FileError, systemErrorReason } from './file-error.ts';
import { sha256 } from './hash.ts';
import { type WriteOptions, writeFileAtomic } from './write-file.ts';

export type CacheMetadata = Readonly<Record<string, string | number | undefined>>;

/** A cached text. Its metadata is untrusted, since users can edit the file. */
export interface CacheFile {
  readonly about: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/**
 * Reads a file of `writeChecked`: a line of JSON with metadata and a checksum, then the text.
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
    if (!status.isFile() || status.size > maxBytes + maxLineBytes) return undefined;
    const content = readFileSync(file, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    const about: Record<string, unknown> = Object(JSON.parse(content.slice(0, end)));
    const isExpected = Object.entries(expected).every(([name, value]) => about[name] === value);
    if (!isExpected || about.sha256 !== sha256(text) || Buffer.byteLength(text) > maxBytes) return undefined;
    return { about, text };
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
  about: CacheMetadata,
  text: string,
  options?: WriteOptions,
): string | undefined {
  try {
    writeFileAtomic(file, `${JSON.stringify({ ...about, sha256: sha256(text) })}\n${text}`, options);
    return undefined;
  } catch (error) {
    return systemErrorReason(error instanceof FileError ? error.cause : error);
  }
}

/** Maximum size of the first line in bytes. */
const maxLineBytes = 64 * 1024;
