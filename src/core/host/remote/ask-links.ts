import { join } from 'node:path';
import { type CacheUser, cacheFolder } from '../cache-folder.ts';
import { readChecked, writeChecked } from '../checked-file.ts';
import { hashOf } from '../hash.ts';
import { sleep } from '../time-limit.ts';
import { askLink, type LinkAnswer } from './ask-link.ts';
import { defaultRemotePolicy } from './policy.ts';

/** Hosts that are asked at the same time; of each, one address after the other. */
const hostsAtOnce = 6;
/** Milliseconds that an answer is kept. */
const day = 24 * 60 * 60 * 1000;
/** Raised when the form of the file changes. */
const version = 1;

interface Kept extends LinkAnswer {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What asking for links depends on. */
export interface AskLinksOptions {
  /** Absolute path of the docs folder. */
  readonly root: string;
  readonly cacheUser: CacheUser;
  readonly remote: { readonly offline: boolean; readonly hosts: readonly string[] };
  /** Milliseconds since 1970. Default: the time of this machine. */
  readonly now?: number;
}

/**
 * Asks each of some addresses once: a few hosts at a time, and of a host one address after the other. Answers are kept
 * for a day, but for doubtful ones.
 *
 * @param urls Absolute, http or https, without fragments.
 * @returns By address; nothing if the network is turned off and no answer is kept.
 */
export async function askLinks(
  urls: Iterable<string>,
  { root, cacheUser, remote, now = Date.now() }: AskLinksOptions,
): Promise<ReadonlyMap<string, LinkAnswer>> {
  const folder = cacheFolder(root, cacheUser, 'links');
  const file = folder === undefined ? undefined : join(folder, 'links.json');
  const kept = file === undefined ? new Map<string, Kept>() : readKept(file, now);
  const answers = new Map<string, LinkAnswer>();
  const open = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const known = kept.get(hashOf(url));
    if (known !== undefined) answers.set(url, known);
    else if (!remote.offline) open.set(new URL(url).host, [...(open.get(new URL(url).host) ?? []), url]);
  }
  const policy = { ...defaultRemotePolicy, allowedHosts: remote.hosts, allowsHttp: true };
  const hosts = [...open.values()];
  const worker = async (): Promise<void> => {
    for (let own = hosts.shift(); own !== undefined; own = hosts.shift())
      for (const url of own) answers.set(url, await askLink(url, { policy, sleep }));
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, worker));
  const asked = [...open.values()].flat();
  if (isWithoutNetwork(asked, answers)) for (const url of asked) answers.set(url, noNetwork);
  for (const url of asked) {
    const answer = answers.get(url);
    if (answer?.kind === 'alive' || answer?.kind === 'dead') kept.set(hashOf(url), { ...answer, at: now });
  }
  if (file !== undefined && asked.length > 0) writeChecked(file, { version }, JSON.stringify(Object.fromEntries(kept)));
  return answers;
}

const noNetwork: LinkAnswer = { kind: 'doubtful', reason: 'no host name can be resolved: there may be no network' };

/** True if several hosts were asked, and the name of none can be resolved. */
function isWithoutNetwork(asked: readonly string[], answers: ReadonlyMap<string, LinkAnswer>): boolean {
  const hosts = new Set(asked.map((url) => new URL(url).host));
  return hosts.size > 1 && asked.every((url) => answers.get(url)?.reason === 'the host name cannot be resolved');
}

/** What is kept and not too old, by the hash of the address: it may contain a token. */
function readKept(file: string, now: number): Map<string, Kept> {
  const text = readChecked(file, { version })?.text ?? '{}';
  const all: Readonly<Record<string, Kept>> = JSON.parse(text);
  return new Map(Object.entries(all).filter(([, { at }]) => at <= now && now - at < day));
}
