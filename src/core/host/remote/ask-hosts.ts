import { sleep } from '../time-limit.ts';
import type { LinkAnswer, LinkReply } from './ask-link.ts';

const maxRequestsAtOnce = 12;
const maxRequestsPerHost = 2;

/** Addresses of one host that wait for their turn. */
interface Host {
  readonly queue: string[];
  /** Time (`performance.now`) before which the host wants no request. */
  pausedUntil: number;
}

/**
 * Asks the addresses of several hosts, two of a host at a time. A host that names a time to wait gets it, while the
 * others are asked, if the wait ends before the time of all runs out. A host that names one again after the wait is left
 * alone.
 *
 * @param urls Absolute, by host.
 * @param milliseconds Time for all of them together.
 * @param ask Gets a signal that ends it when the time runs out; its result is `undefined` then.
 * @returns Answers by address. Addresses without one were not asked, or not to the end.
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

/** Runs at most so many tasks at once; others wait in the order of their calls. */
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
