import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { rejectOnAbort } from '../time-limit.ts';
import { RemoteFault } from './fault.ts';
import { addressProblem, type CheckedUrl } from './policy.ts';

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
 * Allowed addresses of a host. One forbidden address blocks the host: a name with public and private addresses is
 * suspicious.
 *
 * @throws RemoteFault `blocked` for a forbidden address, `unreachable` for an unknown name.
 */
export async function resolveHost(
  target: CheckedUrl,
  resolver: Resolver,
  signal: AbortSignal,
): Promise<readonly HostAddress[]> {
  const { host, allowed } = target;
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const addresses = await rejectOnAbort(resolver(host), signal);
  if (addresses.length === 0) throw new RemoteFault('unreachable', 'the host name cannot be resolved');
  for (const { address } of allowed ? [] : addresses) {
    const problem = addressProblem(address);
    if (problem !== undefined) throw new RemoteFault('blocked', `${host} is at ${problem} (${address})`);
  }
  return addresses;
}
