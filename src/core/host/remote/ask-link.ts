import type { IncomingMessage } from 'node:http';
import { type Sleep, withinTime } from '../time-limit.ts';
import { inWords, RemoteFault, toFault } from './fault.ts';
import { type CheckedUrl, checkUrl, type RemotePolicy } from './policy.ts';
import { type Exchange, exchange } from './request.ts';
import { type Resolver, systemResolver } from './resolve.ts';

/** What became of an external link. Reasons are short plain words for people, without anything secret of the URL. */
export interface LinkAnswer {
  /** `dead` if nothing is there for anybody; `doubtful` if it may only refuse programs, or be down for now. */
  readonly kind: 'alive' | 'dead' | 'doubtful' | 'unasked';
  readonly reason: string;
}

const maximumRedirects = 5;
/** Longer than this nobody waits for a host that asks for time. */
const longestWait = 10_000;
/** Answers to HEAD after which GET is asked: many servers know only that. */
const refusesHead: ReadonlySet<number> = new Set([400, 403, 404, 405, 410, 500, 501, 503]);

/** What asking needs of its surroundings. */
export interface Asking {
  readonly policy: RemotePolicy;
  readonly sleep: Sleep;
  readonly resolver?: Resolver;
}

/**
 * Asks whether something is at an address: HEAD first, GET if the server does not take that. Redirects are followed, each
 * address judged like the first: nothing private is reached. A server that asks for time (`Retry-After`) gets it once.
 *
 * Never rejects.
 */
export async function askLink(url: string, { policy, sleep, resolver = systemResolver }: Asking): Promise<LinkAnswer> {
  const { timeoutMilliseconds: time } = policy;
  const late = () => new RemoteFault('unreachable', `no answer within ${inWords(time)}`);
  const answerTo = (method: 'HEAD' | 'GET'): Promise<Answer> =>
    withinTime(time, late, undefined, (signal) => follow(method, checkUrl(url, policy), policy, { resolver, signal }));
  try {
    const head = await answerTo('HEAD').catch(() => undefined);
    const first = head === undefined || refusesHead.has(head.status) ? await answerTo('GET') : head;
    const wait = first.status === 429 || first.status === 503 ? waitOf(first.retryAfter) : undefined;
    if (wait === undefined) return judged(first.status);
    await sleep(wait);
    return judged((await answerTo('GET')).status);
  } catch (error) {
    const { kind, message: reason } = toFault(error);
    if (kind === 'blocked') return { kind: 'unasked', reason };
    return { kind: isUnknownHost(error) ? 'dead' : 'doubtful', reason };
  }
}

/** True if nobody has the name. One that cannot be looked up for now is another matter. */
function isUnknownHost(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOTFOUND';
}

function judged(status: number): LinkAnswer {
  const kind = status < 400 ? 'alive' : status === 404 || status === 410 ? 'dead' : 'doubtful';
  return { kind, reason: `it answered ${status}` };
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

async function follow(
  method: 'HEAD' | 'GET',
  start: CheckedUrl,
  policy: RemotePolicy,
  via: Pick<Exchange, 'resolver' | 'signal'>,
): Promise<Answer> {
  let target = start;
  for (let hops = 0; hops <= maximumRedirects; hops++) {
    const asked = { ...via, target, method, headers: { accept: '*/*' } };
    const { location, ...answer } = await exchange(asked, async (found) => answerOf(found));
    if (location === undefined) return answer;
    target = checkUrl(location, policy, target.url);
  }
  throw new RemoteFault('unreachable', `it redirects more than ${maximumRedirects} times`);
}

function answerOf({ statusCode: status = 0, headers }: IncomingMessage): Answer & { readonly location?: string } {
  const answer = { status, retryAfter: headers['retry-after'] };
  return status >= 300 && status < 400 && headers.location !== undefined
    ? { ...answer, location: headers.location }
    : answer;
}

/** Milliseconds that a server asks for, in seconds or by a date; undefined if it asks for none, or for too long. */
function waitOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined || !/^\d+$/.test(retryAfter.trim())) return undefined;
  const wait = Number(retryAfter) * 1000;
  return wait <= longestWait ? wait : undefined;
}
