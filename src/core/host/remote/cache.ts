import { join } from 'node:path';
import { readChecked, writeChecked } from '../checked-file.ts';
import { hashOf } from '../hash.ts';

/** Raised when the form of the files changes; files of another version are as if missing. */
const version = 1;

/** A remote text as it was last received. It contains no time: the server says whether it is still good. */
export interface Copy {
  readonly text: string;
  /** Names the URL that answered after redirects: the validators below are for that one alone. */
  readonly answeredBy: string;
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
}

/** Names a URL without giving it away: SHA-256, hexadecimal. */
export function keyOf(url: URL): string {
  return hashOf(url.href);
}

/**
 * The copy of a URL.
 *
 * @returns Undefined without a folder, and where the file is missing, damaged, of another version, for another URL or
 * larger than allowed today.
 */
export function readCopy(folder: string | undefined, url: URL, maximumBytes: number): Copy | undefined {
  if (folder === undefined) return undefined;
  const file = readChecked(fileOf(folder, url), { version, key: keyOf(url) }, maximumBytes);
  if (file === undefined) return undefined;
  const { answeredBy, etag, lastModified } = file.about;
  return {
    text: file.text,
    answeredBy: typeof answeredBy === 'string' ? answeredBy : '',
    etag: fieldValue(etag),
    lastModified: fieldValue(lastModified),
  };
}

/** Keeps a copy. A folder that cannot be written is not an error: the next run asks again. */
export function writeCopy(folder: string | undefined, url: URL, copy: Copy): void {
  if (folder === undefined) return;
  const { text, answeredBy, etag, lastModified } = copy;
  const about = {
    version,
    // Hashed: the query of a URL may contain a token.
    key: keyOf(url),
    // For people.
    url: url.origin + url.pathname,
    answeredBy,
    etag,
    lastModified,
  };
  writeChecked(fileOf(folder, url), about, text);
}

/** A stored header value that may be sent back: somebody may have edited the file. */
function fieldValue(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\x20-\x7e\x80-\xff]{1,1024}$/.test(value) ? value : undefined;
}

function fileOf(folder: string, url: URL): string {
  return join(folder, `${keyOf(url)}.cache`);
}
