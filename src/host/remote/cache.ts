import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-file.ts';

/** Raised when the form of the files changes; files of another version are as if missing. */
const version = 1;

/** A remote text as it was last received. It holds no time: the server says whether it is still good. */
export interface Copy {
  readonly text: string;
  /** Names the URL that answered after redirects: the validators below are for that one alone. */
  readonly answeredBy: string;
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
}

/** The first line of a file; the text follows it. */
interface Header {
  readonly version: number;
  /** The URL that was asked for, hashed: its query may hold a token. */
  readonly key: string;
  /** For people: without its query. */
  readonly url: string;
  readonly answeredBy: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** Hash of the text, to notice damage. */
  readonly sha256: string;
}

/** Names a URL without giving it away: SHA-256, hexadecimal. */
export function keyOf(url: URL): string {
  return sha256(url.href);
}

/**
 * The copy of a URL.
 *
 * @returns Undefined without a folder, and where the file is missing, damaged, of another version, for another URL or
 * larger than allowed today.
 */
export async function readCopy(folder: string | undefined, url: URL, maximumBytes: number): Promise<Copy | undefined> {
  if (folder === undefined) return undefined;
  try {
    const file = fileOf(folder, url);
    const found = await stat(file);
    if (!found.isFile() || found.size > maximumBytes + 64 * 1024) return undefined;
    const content = await readFile(file, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    const header: Partial<Record<keyof Header, unknown>> = Object(JSON.parse(content.slice(0, end)));
    if (header.version !== version || header.key !== keyOf(url) || header.sha256 !== sha256(text)) return undefined;
    if (Buffer.byteLength(text) > maximumBytes) return undefined;
    const { answeredBy, etag, lastModified } = header;
    return {
      text,
      answeredBy: typeof answeredBy === 'string' ? answeredBy : '',
      etag: fieldValue(etag),
      lastModified: fieldValue(lastModified),
    };
  } catch {
    return undefined;
  }
}

/** Keeps a copy. A folder that cannot be written is no error: the next run asks again. */
export function writeCopy(folder: string | undefined, url: URL, copy: Copy): void {
  if (folder === undefined) return;
  const header: Header = {
    version,
    key: keyOf(url),
    url: url.origin + url.pathname,
    answeredBy: copy.answeredBy,
    ...(copy.etag !== undefined && { etag: copy.etag }),
    ...(copy.lastModified !== undefined && { lastModified: copy.lastModified }),
    sha256: sha256(copy.text),
  };
  try {
    writeWhole(fileOf(folder, url), `${JSON.stringify(header)}\n${copy.text}`);
  } catch {
    // The next run asks again.
  }
}

/** A stored header value that may be sent back: somebody may have edited the file. */
function fieldValue(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\x20-\x7e\x80-\xff]{1,1024}$/.test(value) ? value : undefined;
}

function fileOf(folder: string, url: URL): string {
  return join(folder, `${keyOf(url)}.cache`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
