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
 * @param ask Checks a URL. Returns `undefined` if the signal ends it at the time limit.
 * @returns Answers by URL. URLs without an answer were not checked, or not completely.
 */
export async function askHosts(
  urls: Iterable<readonly string[]>,
  milliseconds: number,
  ask: (url: string, signal: AbortSignal) => Promise<LinkReply | undefined>,
): Promise<ReadonlyMap<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>();
  const { signal, abort } = withAbort();
  const deadline = performance.now() + milliseconds;
  const clock = setTimeout(abort, milliseconds);
  const inTurn = limiter(maxRequestsAtOnce);
  const hosts = [...urls].map((own): Host => ({ queue: [...own], pausedUntil: 0 }));
  try {
    await Promise.all(hosts.flatMap((host) => Array.from({ length: maxRequestsPerHost }, () => drain(host))));
    return answers;
  } finally {
    clearTimeout(clock);
  }

  async function drain(host: Host): Promise<void> {
    for (let url = host.queue.shift(); url !== undefined; url = host.queue.shift()) await askOne(host, url);
  }

  async function askOne(host: Host, url: string): Promise<void> {
    const first = await replyOf(host, url);
    if (first?.pause === undefined) return;
    host.pausedUntil = Math.max(host.pausedUntil, performance.now() + first.pause);
    const again = host.pausedUntil < deadline ? await replyOf(host, url) : first;
    if (again?.pause !== undefined) host.queue.length = 0;
  }

  async function replyOf(host: Host, url: string): Promise<LinkReply | undefined> {
    for (let wait = waitOf(host); wait > 0; wait = waitOf(host)) await sleep(wait, signal).catch(() => undefined);
    const reply = await inTurn(async () => (signal.aborted ? undefined : ask(url, signal)));
    if (reply !== undefined) answers.set(url, reply.answer);
    return reply;
  }

  function waitOf({ pausedUntil }: Host): number {
    return signal.aborted ? 0 : pausedUntil - performance.now();
  }
}

function withAbort(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Limits concurrency; waiting tasks start in the order of their calls. */
function limiter(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
