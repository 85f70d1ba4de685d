import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Ranges of `ipaddr.js` in words that follow "a host at …". All other ranges are "reserved". */
const rangeNames: Readonly<Record<string, string>> = {
  unspecified: 'an unspecified address',
  loopback: 'a loopback address',
  private: 'a private address',
  uniqueLocal: 'a private address',
  deprecatedSiteLocal: 'a private address',
  linkLocal: 'a link-local address',
  carrierGradeNat: 'a carrier-grade NAT address',
  multicast: 'a multicast address',
  broadcast: 'a broadcast address',
};
const reserved = 'a reserved address';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** The only NAT64 prefix with a fixed position of the embedded address (RFC 6052, 2.1). */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Reason that a build must not connect to an IP address; `undefined` for public unicast addresses.
 *
 * IPv4 addresses inside IPv6 (mapped, NAT64) are checked as IPv4. Everything else outside the global unicast space, or
 * with a special purpose inside it (6to4, Teredo, documentation, benchmarks …), is rejected.
 *
 * @param ip As a resolver returns it, with or without an IPv6 zone.
 * @returns A noun phrase such as `a loopback address`.
 */
export function addressProblem(ip: string): string | undefined {
  if (isIPv4(ip)) return rangeProblem(ipaddr.IPv4.parse(ip).range());
  if (!isIPv6(ip)) return 'an address that is not valid';
  // The URL parser writes every group in hexadecimal: `ipaddr.js` would parse ::8.8.8.8 as ::ffff:8.8.8.8.
  const groups = new URL(`http://[${ip.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const parsed = ipaddr.IPv6.parse(groups);
  if (parsed.isIPv4MappedAddress()) return rangeProblem(parsed.toIPv4Address().range());
  if (parsed.match(translated)) return addressProblem(parsed.toByteArray().slice(12).join('.'));
  // Outside of 2000::/3, `ipaddr.js` returns "unicast" for many special addresses, such as ::7f00:1.
  return rangeProblem(parsed.range()) ?? (parsed.match(globalUnicast) ? undefined : reserved);
}

function rangeProblem(range: string): string | undefined {
  return range === 'unicast' ? undefined : (rangeNames[range] ?? reserved);
}
