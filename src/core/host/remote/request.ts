import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { maxRemoteRedirects } from '../../values/limits.ts';
import { rejectOnAbort } from '../time-limit.ts';
import { RemoteFault, toFault } from './fault.ts';
import { addressProblem, type CheckedUrl, checkUrl, type RemotePolicy } from './policy.ts';

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export interface Exchange {
  readonly policy: RemotePolicy;
  readonly resolver: Resolver;
  /** Default: `GET`. */
  readonly method?: 'GET' | 'HEAD';
  readonly headers: (url: URL) => Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * Sends a request and follows redirects. Checks each URL, and connects only to allowed addresses. Passes the final
 * response to `readResponse`, regardless of its status. All sockets are closed when the function returns.
 *
 * @param readResponse Reads the response. Receives the URL that responded.
 * @throws RemoteFault, Node's network errors, and errors of `readResponse`.
 */
export async function exchange<T>(
  start: CheckedUrl,
  options: Exchange,
  readResponse: (response: IncomingMessage, url: URL) => Promise<T>,
): Promise<T> {
  const visitedUrls = new Set<string>();
  let target = start;
  while (visitedUrls.size <= maxRemoteRedirects) {
    const { url } = target;
    visitedUrls.add(url.href);
    const result = await send(target, options, async (response) => {
      const location = redirectStatuses.has(response.statusCode ?? 0) ? response.headers.location : undefined;
      return location === undefined ? { used: await readResponse(response, url) } : { location };
    });
    if ('used' in result) return result.used;
    target = redirectTarget(result.location, url, options.policy);
    if (visitedUrls.has(target.url.href)) throw new RemoteFault('unreachable', 'it redirects in a loop');
  }
  throw new RemoteFault('unreachable', `it redirects more than ${maxRemoteRedirects} times`);
}

function redirectTarget(location: string, baseUrl: URL, policy: RemotePolicy): CheckedUrl {
  try {
    return checkUrl(location, policy, baseUrl);
  } catch (error) {
    const { kind, message } = toFault(error);
    throw new RemoteFault(kind, `it redirects to a forbidden URL: ${message}`);
  }
}

/** Each request has a new agent: no connections are shared, and no proxy of the environment is used. */
const agentOptions = { keepAlive: false, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 1000 };

async function send<T>(
  target: CheckedUrl,
  options: Exchange,
  readResponse: (response: IncomingMessage) => Promise<T>,
): Promise<T> {
  const { url, host } = target;
  const addresses = await resolveHost(target, options.resolver, options.signal);
  options.signal.throwIfAborted();
  const isSecure = url.protocol === 'https:';
  const agent = isSecure ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  const request = (isSecure ? httpsRequest : httpRequest)({
    agent,
    host,
    method: options.method ?? 'GET',
    port: url.port === '' ? undefined : Number(url.port),
    path: url.pathname + url.search,
    headers: {
      accept: 'application/json, application/yaml, text/yaml;q=0.9, */*;q=0.5',
      'accept-encoding': 'gzip, br',
      'user-agent': 'docs-json-nav',
      host: url.host,
      ...options.headers(url),
    },
    lookup: fixedLookup(addresses),
    insecureHTTPParser: false,
    maxHeaderSize: 16 * 1024,
    signal: options.signal,
  });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
      request.on('close', () => reject(new RemoteFault('unreachable', 'the connection broke off')));
      request.end();
    });
    // Closing an unread response emits an error that can be ignored.
    response.on('error', () => {});
    return await readResponse(response);
  } finally {
    request.destroy();
    agent.destroy();
  }
}

/**
 * Creates a lookup function that returns the checked addresses, so that a name server can't return different addresses
 * for the connection (DNS rebinding).
 */
function fixedLookup(addresses: readonly HostAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [firstAddress] = addresses;
    if (options.all === true || firstAddress === undefined) callback(null, [...addresses]);
    else callback(null, firstAddress.address, firstAddress.family);
  };
}

export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

export type Resolver = (host: string) => Promise<readonly HostAddress[]>;

/**
 * The system's resolver, including its hosts file. A lookup can't be cancelled: after the time limit, the process may
 * end a little later.
 */
export const systemResolver: Resolver = (host) => lookup(host, { all: true });

/**
 * Resolves a host to its addresses. A single forbidden address blocks the host, because a name with public and private
 * addresses is suspicious.
 *
 * @throws RemoteFault `blocked` for a forbidden address, `unreachable` for an unknown name.
 */
async function resolveHost(
  target: CheckedUrl,
  resolver: Resolver,
  signal: AbortSignal,
): Promise<readonly HostAddress[]> {
  const { host, isAllowed } = target;
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const addresses = await rejectOnAbort(resolver(host), signal);
  if (addresses.length === 0) throw new RemoteFault('unreachable', 'the host name cannot be resolved');
  for (const { address } of isAllowed ? [] : addresses) {
    const problem = addressProblem(address);
    if (problem !== undefined) throw new RemoteFault('blocked', `${host} is at ${problem} (${address})`);
  }
  return addresses;
}
