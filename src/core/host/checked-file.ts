import { lstatSync, readFileSync } from 'node:fs';
import { FileError, reasonOf } from './file-error.ts';
import { hashOf } from './hash.ts';
import { type WriteOptions, writeWhole } from './write-file.ts';

export type About = Readonly<Record<string, string | number | undefined>>;

/** A cached text. Its metadata is untrusted, since users can edit the file. */
export interface CheckedFile {
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
export function readChecked(
  file: string,
  expected: About,
  maxBytes = Number.POSITIVE_INFINITY,
): CheckedFile | undefined {
  try {
    const status = lstatSync(file);
    if (!status.isFile() || status.size > maxBytes + maxLineBytes) return undefined;
    const content = readFileSync(file, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    const about: Record<string, unknown> = Object(JSON.parse(content.slice(0, end)));
    const isExpected = Object.entries(expected).every(([name, value]) => about[name] === value);
    if (!isExpected || about.sha256 !== hashOf(text) || Buffer.byteLength(text) > maxBytes) return undefined;
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
export function writeChecked(file: string, about: About, text: string, options?: WriteOptions): string | undefined {
  try {
    writeWhole(file, `${JSON.stringify({ ...about, sha256: hashOf(text) })}\n${text}`, options);
    return undefined;
  } catch (error) {
    return reasonOf(error instanceof FileError ? error.cause : error);
  }
}

/** Maximum size of the first line in bytes. */
const maxLineBytes = 64 * 1024;
