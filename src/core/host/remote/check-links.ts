import { join } from 'node:path';
import { maxRequestsAtOnce, maxRequestsPerHost } from '../../values/limits.ts';
import { groupBy } from '../../values/lists.ts';
import { type CacheUser, cacheFolder, readCacheFile, writeCacheFile } from '../cache-folder.ts';
import { sha256 } from '../hash.ts';
import { sleep } from '../time-limit.ts';
import { checkLink, type LinkAnswer, type LinkReply } from './check-link.ts';
import { defaultRemotePolicy } from './policy.ts';

/** Lifetime of a cached answer in milliseconds. */
const cacheLifetime = 24 * 60 * 60 * 1000;
/** Must be increased when the format of the file changes. */
const formatVersion = 1;

interface CachedAnswer extends LinkAnswer {
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface CheckLinksOptions {
  readonly root: string;
  readonly cacheUser: CacheUser;
  readonly remote: { readonly offline: boolean; readonly hosts: readonly string[] };
  readonly seconds: number;
  /** Milliseconds since 1970. Default: the current time. */
  readonly currentTime?: number;
}

export interface LinkAnswers {
  readonly answers: ReadonlyMap<string, LinkAnswer>;
  /** Number of URLs that were not checked within the time limit, or whose host rejects further requests. */
  readonly unasked: number;
}

/**
 * Checks each URL once. Answers are cached for a day, except doubtful ones. When offline, only the cache is used.
 *
 * @param urls Absolute http or https URLs without hash.
 */
export async function requestLinks(
  urls: Iterable<string>,
  { root, cacheUser, remote, seconds, currentTime = Date.now() }: CheckLinksOptions,
): Promise<LinkAnswers> {
  const folder = cacheFolder(root, cacheUser, 'links');
  const file = folder === undefined ? undefined : join(folder, 'links.json');
  const cached = file === undefined ? new Map<string, CachedAnswer>() : readCachedAnswers(file, currentTime);
  const uniqueUrls = [...new Set(urls)];
  const answers = new Map<string, LinkAnswer>(
    uniqueUrls.flatMap((url) => {
      const answer = cached.get(sha256(url));
      return answer === undefined ? [] : [[url, answer]];
    }),
  );
  const uncached = remote.offline ? [] : uniqueUrls.filter((url) => !answers.has(url));
  if (uncached.length === 0 || seconds <= 0) return { answers, unasked: uncached.length };
  const policy = { ...defaultRemotePolicy, allowedHosts: remote.hosts, allowsHttp: true };
  const hosts = groupBy(uncached, (url) => new URL(url).host).values();
  const results = await checkHosts(hosts, seconds * 1000, (url, signal) => checkLink(url, { policy, signal }));
  const isOffline = isWithoutNetwork(results);
  for (const [url, answer] of results) {
    answers.set(url, isOffline ? noNetworkAnswer : answer);
    if (answer.kind === 'alive' || answer.kind === 'dead') cached.set(sha256(url), { ...answer, at: currentTime });
  }
  if (file !== undefined) writeCacheFile(file, { version: formatVersion }, JSON.stringify(Object.fromEntries(cached)));
  return { answers, unasked: uncached.length - results.size };
}

const noNetworkAnswer: LinkAnswer = {
  kind: 'doubtful',
  reason: 'no host name can be resolved: there may be no network',
};

function isWithoutNetwork(results: ReadonlyMap<string, LinkAnswer>): boolean {
  const hosts = new Set([...results.keys()].map((url) => new URL(url).host));
  return hosts.size > 1 && [...results.values()].every(({ reason }) => reason === 'the host name cannot be resolved');
}

function readCachedAnswers(file: string, currentTime: number): Map<string, CachedAnswer> {
  const text = readCacheFile(file, { version: formatVersion })?.text ?? '{}';
  const entries: Readonly<Record<string, CachedAnswer>> = JSON.parse(text);
  return new Map(Object.entries(entries).filter(([, { at }]) => at <= currentTime && currentTime - at < cacheLifetime));
}

interface HostQueue {
  readonly queue: string[];
  /** Time (`performance.now`) before which the host accepts no request. */
  pausedUntil: number;
}

/**
 * Checks URLs of several hosts in parallel, with two requests per host at a time. After a `Retry-After`, a host gets no
 * request until the pause ends. A host is skipped if the pause exceeds the time limit, or if the host asks for a second
 * pause.
 *
 * @param urls Absolute URLs by host.
 * @param milliseconds Time limit for all URLs.
 * @param check Checks a URL. Returns `undefined` if the signal ends it at the time limit.
 * @returns Answers by URL. URLs without an answer were not checked, or not completely.
 */
async function checkHosts(
  urls: Iterable<readonly string[]>,
  milliseconds: number,
  check: (url: string, signal: AbortSignal) => Promise<LinkReply | undefined>,
): Promise<ReadonlyMap<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>();
  const signal = AbortSignal.timeout(Math.ceil(milliseconds));
  const deadline = performance.now() + milliseconds;
  const runLimited = createLimiter(maxRequestsAtOnce);
  const hosts = [...urls].map((hostUrls): HostQueue => ({ queue: [...hostUrls], pausedUntil: 0 }));
  await Promise.all(hosts.flatMap((host) => Array.from({ length: maxRequestsPerHost }, () => checkQueue(host))));
  return answers;

  async function checkQueue(host: HostQueue): Promise<void> {
    for (let url = host.queue.shift(); url !== undefined; url = host.queue.shift()) await checkWithRetry(host, url);
  }

  async function checkWithRetry(host: HostQueue, url: string): Promise<void> {
    const reply = await requestReply(host, url);
    if (reply?.pause === undefined) return;
    host.pausedUntil = Math.max(host.pausedUntil, performance.now() + reply.pause);
    const secondReply = host.pausedUntil < deadline ? await requestReply(host, url) : reply;
    if (secondReply?.pause !== undefined) host.queue.length = 0;
  }

  async function requestReply(host: HostQueue, url: string): Promise<LinkReply | undefined> {
    for (let wait = remainingPause(host); wait > 0; wait = remainingPause(host))
      await sleep(wait, signal).catch(() => undefined);
    const reply = await runLimited(async () => (signal.aborted ? undefined : check(url, signal)));
    if (reply !== undefined) answers.set(url, reply.answer);
    return reply;
  }

  function remainingPause({ pausedUntil }: HostQueue): number {
    return signal.aborted ? 0 : pausedUntil - performance.now();
  }
}

function createLimiter(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let runningCount = 0;
  const waitingTasks: (() => void)[] = [];
  return async (task) => {
    if (runningCount >= limit) await new Promise<void>((start) => waitingTasks.push(start));
    else runningCount += 1;
    try {
      return await task();
    } finally {
      const startNextTask = waitingTasks.shift();
      if (startNextTask === undefined) runningCount -= 1;
      else startNextTask();
    }
  };
}
