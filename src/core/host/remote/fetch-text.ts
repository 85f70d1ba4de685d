import type { RemoteText } from '../host.ts';
import { withinTime } from '../time-limit.ts';
import { readText } from './body.ts';
import { type Copy, keyOf, readCopy, writeCopy } from './cache.ts';
import { inWords, RemoteFault, toFault } from './fault.ts';
import { type CheckedUrl, checkUrl, type RemotePolicy } from './policy.ts';
import { type Exchange, exchange } from './request.ts';
import { type Resolver, systemResolver } from './resolve.ts';

/** What became of a request. Reasons are short plain words for people, without anything secret of the URL. */
export type RemoteResult =
  | Exclude<RemoteText, { kind: 'text' }>
  | {
      readonly kind: 'text';
      /** Without its byte order mark. */
      readonly text: string;
      /** `cache` also if the server said that the copy is still good. */
      readonly from: 'network' | 'cache';
      /** Set if fetching failed and an older copy serves. */
      readonly staleBecause?: string;
    };

/**
 * Fetches the text behind a URL, within a policy. Nothing private is reached, neither directly nor after redirects or
 * name resolution, unless the policy allows the host; what is blocked is not served from the cache either. A copy that
 * was fetched before serves where fetching fails, whatever the server said about keeping it.
 *
 * Never rejects. When it returns, sockets and timers are closed.
 *
 * @param url Absolute, https (or http for allowed hosts).
 * @param resolver Finds the addresses of a host name; the system's by default.
 */
export async function fetchRemoteText(
  url: string,
  policy: RemotePolicy,
  resolver: Resolver = systemResolver,
): Promise<RemoteResult> {
  const { timeoutMilliseconds: time } = policy;
  const late = () => new RemoteFault('unreachable', `no complete answer within ${inWords(time)}`);
  let copy: Copy | undefined;
  try {
    const target = checkUrl(url, policy);
    copy = readCopy(policy.cacheFolder, target.url, policy.maximumBytes);
    if (policy.offline) {
      if (copy === undefined) throw new RemoteFault('unreachable', 'offline, and there is no cached copy');
      return { kind: 'text', text: copy.text, from: 'cache' };
    }
    const fresh = await withinTime(time, late, undefined, (signal) =>
      newer(copy, target, { policy, resolver, signal }),
    );
    if (fresh === copy) return { kind: 'text', text: fresh.text, from: 'cache' };
    writeCopy(policy.cacheFolder, target.url, fresh);
    return { kind: 'text', text: fresh.text, from: 'network' };
  } catch (error) {
    const { kind, message: reason } = toFault(error);
    if (kind === 'blocked' || copy === undefined) return { kind, reason };
    return { kind: 'text', text: copy.text, from: 'cache', staleBecause: reason };
  }
}

/** The text of today; the given copy itself if it is still good. */
function newer(known: Copy | undefined, target: CheckedUrl, via: Omit<Exchange, 'headers'>): Promise<Copy> {
  const copyOf = (url: URL) => (known?.answeredBy === keyOf(url) ? known : undefined);
  const headers = (url: URL) => conditions(copyOf(url));
  return exchange(target, { ...via, headers }, async (answer, url) => {
    const { statusCode: status = 0, headers: sent } = answer;
    const copy = copyOf(url);
    if (status === 304 && copy !== undefined) return copy;
    if (status < 200 || status > 299) throw new RemoteFault('unreachable', `it answered ${status}`);
    const text = await readText(answer, via.policy.maximumBytes, via.signal);
    return { text, answeredBy: keyOf(url), etag: sent.etag, lastModified: sent['last-modified'] };
  });
}

function conditions(copy: Copy | undefined): Record<string, string> {
  return {
    ...(copy?.etag !== undefined && { 'if-none-match': copy.etag }),
    ...(copy?.lastModified !== undefined && { 'if-modified-since': copy.lastModified }),
  };
}
