import { type Sleep, withinTime } from '../time-limit.ts';
import { inWords, RemoteFault, toFault } from './fault.ts';
import { checkUrl, type RemotePolicy } from './policy.ts';
import { exchange } from './request.ts';
import { type Resolver, systemResolver } from './resolve.ts';

/** What became of an external link. Reasons are short plain words for people, without anything secret of the URL. */
export interface LinkAnswer {
  /** `dead` if nothing is there for anybody; `doubtful` if it may only refuse programs, or be down for now. */
  readonly kind: 'alive' | 'dead' | 'doubtful' | 'unasked';
  readonly reason: string;
}

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
  const headers = () => ({ accept: '*/*' });
  const answerTo = (method: 'HEAD' | 'GET') =>
    withinTime(time, late, undefined, (signal) =>
      exchange(checkUrl(url, policy), { policy, resolver, method, headers, signal }, async (answer) => ({
        status: answer.statusCode ?? 0,
        retryAfter: answer.headers['retry-after'],
      })),
    );
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

/** Milliseconds that a server asks for, in seconds or by a date; undefined if it asks for none, or for too long. */
function waitOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined || !/^\d+$/.test(retryAfter.trim())) return undefined;
  const wait = Number(retryAfter) * 1000;
  return wait <= longestWait ? wait : undefined;
}
