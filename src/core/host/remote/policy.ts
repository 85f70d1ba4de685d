import { isIP, isIPv6 } from 'node:net';
import { addressProblem } from './address.ts';
import { RemoteFault } from './fault.ts';

/** What a host may do on the network, and for how long. Complete: defaults are filled in before. */
export interface RemotePolicy {
  /** Hosts (`host` for every port, or `host:port`) that may be reached by http and at private addresses too. */
  readonly allowedHosts: readonly string[];
  /** Any host may be reached by http, at public addresses. */
  readonly allowsHttp: boolean;
  /** Never use the network: cached copies only. */
  readonly offline: boolean;
  /** For the whole exchange, from resolving the name to the last byte, with redirects. */
  readonly timeoutMilliseconds: number;
  /** Of the text as UTF-8, after decompression. The compressed answer must not be larger either. */
  readonly maximumBytes: number;
  /** Absolute path of the folder for cached copies, made on demand; undefined: no cache. */
  readonly cacheFolder: string | undefined;
}

/** No host is allowed more than others, 10 seconds, 32 MiB, no cache. */
export const defaultRemotePolicy: RemotePolicy = {
  allowedHosts: [],
  allowsHttp: false,
  offline: false,
  timeoutMilliseconds: 10_000,
  maximumBytes: 32 * 2 ** 20,
  cacheFolder: undefined,
};

/** A URL that may be asked for, as far as its text shows: its name still has to be resolved. */
export interface CheckedUrl {
  /** Without credentials and fragment. */
  readonly url: URL;
  /** The host name for sockets and for people: no brackets around IPv6. */
  readonly host: string;
  /** True if the settings allow the host: any address and http will do. */
  readonly allowed: boolean;
}

/**
 * Judges a URL by itself, before any name is resolved. Odd spellings of addresses (`0x7f.1`, `2130706433`) need no care
 * here: the URL parser has made dotted ones of them.
 *
 * @param base What a relative URL is relative to (redirects); undefined for none.
 * @throws RemoteFault `blocked` if the policy refuses, `unreachable` if it is no URL.
 */
export function checkUrl(text: string, policy: RemotePolicy, base?: URL): CheckedUrl {
  if (!URL.canParse(text, base)) throw new RemoteFault('unreachable', 'the address is not a valid URL');
  const url = new URL(text, base);
  url.hash = '';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new RemoteFault('blocked', 'only https is allowed');
  if (url.username !== '' || url.password !== '') {
    throw new RemoteFault('blocked', 'the address contains a user name or password');
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const allowed = policy.allowedHosts.some((entry) => names(entry, url));
  if (allowed) return { url, host, allowed };
  if (url.protocol === 'http:' && !policy.allowsHttp)
    throw new RemoteFault('blocked', `${host} may be reached by https only`);
  const problem = isIP(host) === 0 ? undefined : addressProblem(host);
  if (problem !== undefined) throw new RemoteFault('blocked', `${host} is ${problem}`);
  if (/(^|\.)localhost$/.test(withoutDot(host))) throw new RemoteFault('blocked', `${host} is this machine`);
  return { url, host, allowed };
}

/** True if an entry of `allowedHosts` names the host of the URL, and its port if the entry has one. */
function names(entry: string, url: URL): boolean {
  const parts = /^(\[[^\]]+\]|[^:/?#@\\\s]+)(?::(\d{1,5}))?$/.exec(isIPv6(entry) ? `[${entry}]` : entry);
  const wanted = `http://${parts?.[1]}/`;
  if (!parts || !URL.canParse(wanted)) return false;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (parts[2] !== undefined && Number(parts[2]) !== Number(port)) return false;
  return withoutDot(new URL(wanted).hostname) === withoutDot(url.hostname);
}

function withoutDot(host: string): string {
  return host.replace(/\.+$/, '');
}
