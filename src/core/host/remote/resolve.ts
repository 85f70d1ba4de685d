import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { orAborted } from '../time-limit.ts';
import { addressProblem } from './address.ts';
import { RemoteFault } from './fault.ts';
import type { CheckedUrl } from './policy.ts';

/** One address of a host name. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Finds every address of a host name; rejects, or gives none, if there is none. */
export type Resolver = (host: string) => Promise<readonly HostAddress[]>;

/**
 * The system's own way, with its hosts file. The system cannot be told to give up: where it takes longer than the time
 * limit, the answer comes in time, and the process may end a little later.
 */
export const systemResolver: Resolver = (host) => lookup(host, { all: true });

/**
 * The addresses that may be connected to. One address that may not be reached refuses the host whole: a name with
 * public and private addresses has no good reason.
 *
 * @throws RemoteFault `blocked` for such an address, `unreachable` if there is none.
 */
export async function resolveHost(
  target: CheckedUrl,
  resolver: Resolver,
  signal: AbortSignal,
): Promise<readonly HostAddress[]> {
  const { host, allowed } = target;
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const addresses = await orAborted(resolver(host), signal);
  if (addresses.length === 0) throw new RemoteFault('unreachable', 'the host name cannot be resolved');
  for (const { address } of allowed ? [] : addresses) {
    const problem = addressProblem(address);
    if (problem !== undefined) throw new RemoteFault('blocked', `${host} is at ${problem} (${address})`);
  }
  return addresses;
}
