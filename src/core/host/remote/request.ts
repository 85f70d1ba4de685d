import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RemoteFault } from './fault.ts';
import type { CheckedUrl } from './policy.ts';
import { type HostAddress, type Resolver, resolveHost } from './resolve.ts';

/** One request. It connects to addresses that may be reached, and to no other. */
export interface Exchange {
  readonly target: CheckedUrl;
  readonly resolver: Resolver;
  /** Default: `GET`. */
  readonly method?: 'GET' | 'HEAD';
  /** Header fields besides the usual ones. */
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the exchange wherever it is. */
  readonly signal: AbortSignal;
}

/** An agent of its own for every request: nothing is shared or kept, and no proxy of the environment is used. */
const agentOptions = { keepAlive: false, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 1000 };

/**
 * Sends one request and hands over the answer, of whatever status. Every socket is closed when this returns.
 *
 * @param use Reads what it wants of the answer, or nothing.
 * @throws RemoteFault, or errors of Node's for the network and of `use`.
 */
export async function exchange<T>(given: Exchange, use: (answer: IncomingMessage) => Promise<T>): Promise<T> {
  const { url, host } = given.target;
  const addresses = await resolveHost(given.target, given.resolver, given.signal);
  given.signal.throwIfAborted();
  const secure = url.protocol === 'https:';
  const agent = secure ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  const request = (secure ? httpsRequest : httpRequest)({
    agent,
    host,
    method: given.method ?? 'GET',
    port: url.port === '' ? undefined : Number(url.port),
    path: url.pathname + url.search,
    headers: {
      accept: 'application/json, application/yaml, text/yaml;q=0.9, */*;q=0.5',
      'accept-encoding': 'gzip, br',
      'user-agent': 'docs-json-nav',
      host: url.host,
      ...given.headers,
    },
    lookup: only(addresses),
    insecureHTTPParser: false,
    maxHeaderSize: 16 * 1024,
    signal: given.signal,
  });
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
      request.on('close', () => reject(new RemoteFault('unreachable', 'the connection broke off')));
      request.end();
    });
    // Closing an answer that nobody reads to its end is an error of no interest.
    answer.on('error', () => {});
    return await use(answer);
  } finally {
    request.destroy();
    agent.destroy();
  }
}

/** Answers with the addresses that were checked, so that a name server cannot give others the second time. */
function only(addresses: readonly HostAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all === true || first === undefined) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}
