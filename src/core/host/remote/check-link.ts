import { formatDuration } from '../../values/limits.ts';
import { withTimeLimit } from '../time-limit.ts';
import { RemoteFault, toFault } from './fault.ts';
import { checkUrl, type RemotePolicy } from './policy.ts';
import { exchange, type Resolver, systemResolver } from './request.ts';

/** State of an external link. Reasons are short phrases for users, without secrets of the URL. */
export interface LinkAnswer {
  /** `dead` if the URL doesn't exist; `doubtful` if it may only reject programs, or be down temporarily. */
  readonly kind: 'alive' | 'dead' | 'doubtful' | 'unasked';
  readonly reason: string;
}

export interface LinkReply {
  readonly answer: LinkAnswer;
  /** Value of `Retry-After` in milliseconds; `undefined` without the header. */
  readonly pause?: number | undefined;
}

/** Statuses of HEAD that are retried with GET, because many servers don't support HEAD. */
const retriedStatuses: ReadonlySet<number> = new Set([400, 403, 404, 405, 410, 500, 501, 503]);

export interface CheckLinkOptions {
  readonly policy: RemotePolicy;
  readonly resolver?: Resolver;
  readonly signal?: AbortSignal;
}

/**
 * Checks if a URL exists: with HEAD, then with GET if the server doesn't support HEAD. Both share the policy's time
 * limit. Redirects are followed, and each of their URLs is checked against the policy.
 *
 * Never rejects.
 *
 * @returns `undefined` if the signal cancels the check.
 */
export async function checkLink(
  url: string,
  { policy, resolver = systemResolver, signal }: CheckLinkOptions,
): Promise<LinkReply | undefined> {
  const { timeoutMilliseconds: timeLimit } = policy;
  const createTimeoutError = () => new RemoteFault('unreachable', `no answer within ${formatDuration(timeLimit)}`);
  const headers = () => ({ accept: '*/*' });
  const request = (method: 'HEAD' | 'GET', requestSignal: AbortSignal) =>
    exchange(checkUrl(url, policy), { policy, resolver, method, headers, signal: requestSignal }, async (response) => ({
      status: response.statusCode ?? 0,
      retryAfter: response.headers['retry-after'],
    }));
  try {
    const { status, retryAfter } = await withTimeLimit(timeLimit, createTimeoutError, signal, async (timeSignal) => {
      // HEAD gets half of the time, so that GET has time left if the server doesn't answer HEAD.
      const head = await withTimeLimit(timeLimit / 2, createTimeoutError, timeSignal, (headSignal) =>
        request('HEAD', headSignal),
      ).catch((error: unknown) => {
        if (error instanceof RemoteFault && error.kind === 'blocked') throw error;
        return undefined;
      });
      return head === undefined || retriedStatuses.has(head.status) ? request('GET', timeSignal) : head;
    });
    return {
      answer: answerForStatus(status),
      pause: status === 429 || status === 503 ? parseRetryAfter(retryAfter) : undefined,
    };
  } catch (error) {
    if (signal?.aborted === true) return undefined;
    const { kind, message: reason } = toFault(error);
    if (kind === 'blocked') return { answer: { kind: 'unasked', reason } };
    return { answer: { kind: isUnknownHost(error) ? 'dead' : 'doubtful', reason } };
  }
}

function isUnknownHost(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOTFOUND';
}

function answerForStatus(status: number): LinkAnswer {
  const kind = status < 400 ? 'alive' : status === 404 || status === 410 ? 'dead' : 'doubtful';
  return { kind, reason: `it answered ${status}` };
}

/** Converts a `Retry-After` in seconds or as a date to milliseconds; `undefined` if it is neither. */
function parseRetryAfter(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const pause = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(pause) ? undefined : Math.max(0, pause);
}
