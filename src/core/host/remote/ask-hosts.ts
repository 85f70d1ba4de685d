import { sleep } from '../time-limit.ts';
import type { LinkAnswer, LinkReply } from './ask-link.ts';

const maxRequestsAtOnce = 12;
const maxRequestsPerHost = 2;

interface Host {
  readonly queue: string[];
  /** Time (`performance.now`) before which the host accepts no request. */
  pausedUntil: number;
}

/**
 * Checks URLs of several hosts, with two requests per host at a time. A host that asks for a pause gets it, if it ends
 * before the time limit. Other hosts are checked meanwhile. A host that asks again is skipped.
 *
 * @param urls Absolute URLs by host.
 * @param milliseconds Time limit for all URLs.
 * @param check Checks a URL. Returns `undefined` if the signal ends it at the time limit.
 * @returns Answers by URL. URLs without an answer were not checked, or not completely.
 */
export async function checkHosts(
  urls: Iterable<readonly string[]>,
  milliseconds: number,
  check: (url: string, signal: AbortSignal) => Promise<LinkReply | undefined>,
): Promise<ReadonlyMap<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>();
  const signal = AbortSignal.timeout(Math.ceil(milliseconds));
  const deadline = performance.now() + milliseconds;
  const runLimited = limiter(maxRequestsAtOnce);
  const hosts = [...urls].map((hostUrls): Host => ({ queue: [...hostUrls], pausedUntil: 0 }));
  await Promise.all(hosts.flatMap((host) => Array.from({ length: maxRequestsPerHost }, () => drain(host))));
  return answers;

  async function drain(host: Host): Promise<void> {
    for (let url = host.queue.shift(); url !== undefined; url = host.queue.shift()) await checkOne(host, url);
  }

  async function checkOne(host: Host, url: string): Promise<void> {
    const reply = await requestReply(host, url);
    if (reply?.pause === undefined) return;
    host.pausedUntil = Math.max(host.pausedUntil, performance.now() + reply.pause);
    const secondReply = host.pausedUntil < deadline ? await requestReply(host, url) : reply;
    if (secondReply?.pause !== undefined) host.queue.length = 0;
  }

  async function requestReply(host: Host, url: string): Promise<LinkReply | undefined> {
    for (let wait = remainingPause(host); wait > 0; wait = remainingPause(host))
      await sleep(wait, signal).catch(() => undefined);
    const reply = await runLimited(async () => (signal.aborted ? undefined : check(url, signal)));
    if (reply !== undefined) answers.set(url, reply.answer);
    return reply;
  }

  function remainingPause({ pausedUntil }: Host): number {
    return signal.aborted ? 0 : pausedUntil - performance.now();
  }
}

/** Limits concurrency; waiting tasks start in the order of their calls. */
function limiter(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let runningCount = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (runningCount >= limit) await new Promise<void>((start) => waiting.push(start));
    else runningCount += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) runningCount -= 1;
      else next();
    }
  };
}
