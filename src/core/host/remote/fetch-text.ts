import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { formatBytes, formatDuration } from '../../values/limits.ts';
import { decodeUtf8, type RemoteText } from '../host.ts';
import { withTimeLimit } from '../time-limit.ts';
import { type CachedText, readCopy, urlKey, writeCopy } from './cache.ts';
import { RemoteFault, toFault } from './fault.ts';
import { type CheckedUrl, checkUrl, type RemotePolicy } from './policy.ts';
import { type Exchange, exchange, type Resolver, systemResolver } from './request.ts';

/** Reasons are short phrases for users, without secrets of the URL. */
export type RemoteResult =
  | Exclude<RemoteText, { kind: 'text' }>
  | {
      readonly kind: 'text';
      readonly text: string;
      /** `cache` includes a copy that the server confirmed as current. */
      readonly from: 'network' | 'cache';
      /** Set if fetching failed and an older copy is used. */
      readonly staleBecause?: string;
    };

/**
 * Fetches a text within a policy. Private addresses are rejected, also after redirects and name resolution, unless the
 * policy allows the host. A blocked URL isn't read from the cache either. If fetching fails, an older copy is used,
 * regardless of the server's cache headers.
 *
 * Never rejects. All sockets and timers are closed when the function returns.
 *
 * @param url Absolute https URL (or http for allowed hosts).
 * @param resolver Default: the system's resolver.
 */
export async function fetchRemoteText(
  url: string,
  policy: RemotePolicy,
  resolver: Resolver = systemResolver,
): Promise<RemoteResult> {
  const { timeoutMilliseconds: timeLimit } = policy;
  const createTimeoutError = () =>
    new RemoteFault('unreachable', `no complete answer within ${formatDuration(timeLimit)}`);
  let copy: CachedText | undefined;
  try {
    const target = checkUrl(url, policy);
    copy = readCopy(policy.cacheFolder, target.url, policy.maximumBytes);
    if (policy.offline) {
      if (copy === undefined) throw new RemoteFault('unreachable', 'offline, and there is no cached copy');
      return { kind: 'text', text: copy.text, from: 'cache' };
    }
    const currentCopy = await withTimeLimit(timeLimit, createTimeoutError, undefined, (signal) =>
      fetchCurrent(copy, target, { policy, resolver, signal }),
    );
    if (currentCopy === copy) return { kind: 'text', text: currentCopy.text, from: 'cache' };
    writeCopy(policy.cacheFolder, target.url, currentCopy);
    return { kind: 'text', text: currentCopy.text, from: 'network' };
  } catch (error) {
    const { kind, message: reason } = toFault(error);
    if (kind === 'blocked' || copy === undefined) return { kind, reason };
    return { kind: 'text', text: copy.text, from: 'cache', staleBecause: reason };
  }
}

function fetchCurrent(
  cached: CachedText | undefined,
  target: CheckedUrl,
  exchangeOptions: Omit<Exchange, 'headers'>,
): Promise<CachedText> {
  const copyForUrl = (url: URL) => (cached?.answeredBy === urlKey(url) ? cached : undefined);
  const headers = (url: URL) => conditionalHeaders(copyForUrl(url));
  return exchange(target, { ...exchangeOptions, headers }, async (response, url) => {
    const { statusCode: status = 0, headers: responseHeaders } = response;
    const copy = copyForUrl(url);
    if (status === 304 && copy !== undefined) return copy;
    if (status < 200 || status > 299) throw new RemoteFault('unreachable', `it answered ${status}`);
    const text = await readResponseText(response, exchangeOptions.policy.maximumBytes, exchangeOptions.signal);
    return {
      text,
      answeredBy: urlKey(url),
      etag: responseHeaders.etag,
      lastModified: responseHeaders['last-modified'],
    };
  });
}

function conditionalHeaders(copy: CachedText | undefined): Record<string, string> {
  return {
    ...(copy?.etag !== undefined && { 'if-none-match': copy.etag }),
    ...(copy?.lastModified !== undefined && { 'if-modified-since': copy.lastModified }),
  };
}

/**
 * Reads the text of a response. Decompresses it as a stream, so that a decompression bomb is stopped at the limit.
 *
 * @param maximumBytes Limit for the response and for the decompressed text.
 * @throws RemoteFault for a text that is too large, of unknown encoding or not UTF-8; Node's errors otherwise.
 */
async function readResponseText(response: IncomingMessage, maximumBytes: number, signal: AbortSignal): Promise<string> {
  const createSizeError = () => new RemoteFault('unreachable', `it is larger than ${formatBytes(maximumBytes)}`);
  if (Number(response.headers['content-length'] ?? 0) > maximumBytes) throw createSizeError();
  const chunks: Buffer[] = [];
  let length = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > maximumBytes) return done(createSizeError());
      chunks.push(chunk);
      done();
    },
  });
  await pipeline([response, ...createDecompressors(response.headers['content-encoding']), sink], { signal });
  const result = decodeUtf8(Buffer.concat(chunks, length));
  if ('problem' in result) throw new RemoteFault('unreachable', 'its answer is not UTF-8 text');
  return result.text;
}

function createDecompressors(encoding = ''): NodeJS.ReadWriteStream[] {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return [];
    case 'gzip':
    case 'x-gzip':
      return [createGunzip()];
    case 'br':
      return [createBrotliDecompress()];
    case 'deflate':
      return [createInflate()];
    default:
      throw new RemoteFault('unreachable', 'its answer has an unknown content encoding');
  }
}
