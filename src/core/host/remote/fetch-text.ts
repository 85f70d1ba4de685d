import type { RemoteText } from '../host.ts';
import { withinTime } from '../time-limit.ts';
import { readText } from './body.ts';
import { type Copy, keyOf, readCopy, writeCopy } from './cache.ts';
import { inWords, RemoteFault, toFault } from './fault.ts';
import { type CheckedUrl, checkUrl, type RemotePolicy } from './policy.ts';
import { exchange } from './request.ts';
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

const maximumRedirects = 5;

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
      follow(target, { policy, resolver, copy, signal }),
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

interface Journey {
  readonly policy: RemotePolicy;
  readonly resolver: Resolver;
  readonly copy: Copy | undefined;
  readonly signal: AbortSignal;
}

/** Goes where redirects lead, each step judged like the first; gives the given copy itself if it is still good. */
async function follow(start: CheckedUrl, journey: Journey): Promise<Copy> {
  const seen = new Set<string>();
  let target = start;
  while (seen.size <= maximumRedirects) {
    seen.add(target.url.href);
    const answer = await ask(target, journey);
    if (!('location' in answer)) return answer;
    target = redirected(answer.location, target, journey.policy);
    if (seen.has(target.url.href)) throw new RemoteFault('unreachable', 'it redirects in a loop');
  }
  throw new RemoteFault('unreachable', `it redirects more than ${maximumRedirects} times`);
}

function redirected(location: string, from: CheckedUrl, policy: RemotePolicy): CheckedUrl {
  try {
    return checkUrl(location, policy, from.url);
  } catch (error) {
    const { kind, message } = toFault(error);
    throw new RemoteFault(kind, `it redirects to a forbidden address: ${message}`);
  }
}

async function ask(target: CheckedUrl, journey: Journey): Promise<Copy | { readonly location: string }> {
  const { policy, resolver, signal } = journey;
  const answeredBy = keyOf(target.url);
  const copy = journey.copy?.answeredBy === answeredBy ? journey.copy : undefined;
  return exchange({ target, resolver, headers: conditions(copy), signal }, async (answer) => {
    const status = answer.statusCode ?? 0;
    const { location, etag, 'last-modified': lastModified } = answer.headers;
    if (status === 304 && copy !== undefined) return copy;
    if ([301, 302, 303, 307, 308].includes(status) && location !== undefined) return { location };
    if (status < 200 || status > 299) throw new RemoteFault('unreachable', `it answered ${status}`);
    return { text: await readText(answer, policy.maximumBytes, signal), answeredBy, etag, lastModified };
  });
}

function conditions(copy: Copy | undefined): Record<string, string> {
  return {
    ...(copy?.etag !== undefined && { 'if-none-match': copy.etag }),
    ...(copy?.lastModified !== undefined && { 'if-modified-since': copy.lastModified }),
  };
}
