import { lstatSync, readFileSync } from 'node:fs';
import { FileError, reasonOf } from './file-error.ts';
import { hashOf } from './hash.ts';
import { type WriteOptions, writeWhole } from './write-file.ts';

/** What a cache says of its text: values that JSON can write. */
export type About = Readonly<Record<string, string | number | undefined>>;

/** A file of a cache as it was read. Somebody may have edited what it says of itself. */
export interface CheckedFile {
  readonly about: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/**
 * Reads a file that `writeChecked` wrote: a line of JSON that says what it is, and a text.
 *
 * @param expected What the line has to say.
 * @param most Bytes that the text may have. Default: any number.
 * @returns Undefined where the file is missing, a link, damaged, too large, or about something else.
 */
export function readChecked(file: string, expected: About, most = Number.POSITIVE_INFINITY): CheckedFile | undefined {
  try {
    const found = lstatSync(file);
    if (!found.isFile() || found.size > most + longestLine) return undefined;
    const content = readFileSync(file, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    const about: Record<string, unknown> = Object(JSON.parse(content.slice(0, end)));
    const isMeant = Object.entries(expected).every(([name, value]) => about[name] === value);
    if (!isMeant || about.sha256 !== hashOf(text) || Buffer.byteLength(text) > most) return undefined;
    return { about, text };
  } catch {
    return undefined;
  }
}

/**
 * Replaces a file of a cache in one step. One that cannot be written is no error: the next run does without it.
 *
 * @returns Why it could not be written, as the end of a sentence.
 */
export function writeChecked(file: string, about: About, text: string, options?: WriteOptions): string | undefined {
  try {
    writeWhole(file, `${JSON.stringify({ ...about, sha256: hashOf(text) })}\n${text}`, options);
    return undefined;
  } catch (error) {
    return reasonOf(error instanceof FileError ? error.cause : error);
  }
}

/** Bytes of the first line, at most. */
const longestLine = 64 * 1024;
