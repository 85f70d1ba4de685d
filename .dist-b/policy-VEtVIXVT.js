import { t as RemoteFault } from "./fault-tjDK0WDw.js";
import { isIP, isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
//#region src/core/host/remote/policy.ts
/** No allowed hosts, 10 seconds, 32 MiB, no cache. */
const defaultRemotePolicy = {
	allowedHosts: [],
	allowsHttp: false,
	offline: false,
	timeoutMilliseconds: 1e4,
	maximumBytes: 32 * 2 ** 20,
	cacheFolder: void 0
};
/**
* Checks a URL before name resolution. The URL parser already normalizes unusual IPv4 notations (`0x7f.1`,
* `2130706433`).
*
* @param base Base of a relative URL in a redirect.
* @throws RemoteFault `blocked` if the policy rejects the URL, `unreachable` if it is invalid.
*/
function checkUrl(text, policy, base) {
	if (!URL.canParse(text, base)) throw new RemoteFault("unreachable", "the URL is not valid");
	const url = new URL(text, base);
	url.hash = "";
	if (url.protocol !== "https:" && url.protocol !== "http:") throw new RemoteFault("blocked", "only https is allowed");
	if (url.username !== "" || url.password !== "") throw new RemoteFault("blocked", "the URL contains a user name or password");
	const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
	const isAllowed = policy.allowedHosts.some((entry) => matchesHost(entry, url));
	if (isAllowed) return {
		url,
		host,
		isAllowed
	};
	if (url.protocol === "http:" && !policy.allowsHttp) throw new RemoteFault("blocked", `${host} may be reached by https only`);
	const problem = isIP(host) === 0 ? void 0 : addressProblem(host);
	if (problem !== void 0) throw new RemoteFault("blocked", `${host} is ${problem}`);
	if (/(^|\.)localhost$/.test(removeTrailingDots(host))) throw new RemoteFault("blocked", `${host} is this machine`);
	return {
		url,
		host,
		isAllowed
	};
}
function matchesHost(entry, url) {
	const entryMatch = /^(\[[^\]]+\]|[^:/?#@\\\s]+)(?::(\d{1,5}))?$/.exec(isIPv6(entry) ? `[${entry}]` : entry);
	const entryUrl = `http://${entryMatch?.[1]}/`;
	if (!entryMatch || !URL.canParse(entryUrl)) return false;
	const port = url.port || (url.protocol === "https:" ? "443" : "80");
	if (entryMatch[2] !== void 0 && Number(entryMatch[2]) !== Number(port)) return false;
	return removeTrailingDots(new URL(entryUrl).hostname) === removeTrailingDots(url.hostname);
}
function removeTrailingDots(host) {
	return host.replace(/\.+$/, "");
}
/**
* Descriptions of the ranges of `ipaddr.js`, for sentences such as "localhost is at a loopback address". All other
* ranges are "reserved".
*/
const rangeNames = {
	unspecified: "an unspecified address",
	loopback: "a loopback address",
	private: "a private address",
	uniqueLocal: "a private address",
	deprecatedSiteLocal: "a private address",
	linkLocal: "a link-local address",
	carrierGradeNat: "a carrier-grade NAT address",
	multicast: "a multicast address",
	broadcast: "a broadcast address"
};
const reservedAddress = "a reserved address";
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
/** The only NAT64 prefix with a fixed position of the embedded address (RFC 6052, 2.1). */
const nat64Prefix = ipaddr.IPv6.parseCIDR("64:ff9b::/96");
/**
* Reason why a build must not connect to an IP address; `undefined` for public unicast addresses.
*
* IPv4 addresses inside IPv6 (mapped, NAT64) are checked as IPv4. All other addresses outside the global unicast space,
* or with a special purpose inside it (6to4, Teredo, documentation, benchmarks …), are rejected.
*
* @param ip As a resolver returns it, with or without an IPv6 zone.
* @returns A noun phrase such as `a loopback address`.
*/
function addressProblem(ip) {
	if (isIPv4(ip)) return rangeProblem(ipaddr.IPv4.parse(ip).range());
	if (!isIPv6(ip)) return "an address that is not valid";
	const normalizedIp = new URL(`http://[${ip.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
	const address = ipaddr.IPv6.parse(normalizedIp);
	if (address.isIPv4MappedAddress()) return rangeProblem(address.toIPv4Address().range());
	if (address.match(nat64Prefix)) return addressProblem(address.toByteArray().slice(12).join("."));
	return rangeProblem(address.range()) ?? (address.match(globalUnicast) ? void 0 : reservedAddress);
}
function rangeProblem(range) {
	return range === "unicast" ? void 0 : rangeNames[range] ?? reservedAddress;
}
//#endregion
export { checkUrl as n, defaultRemotePolicy as r, addressProblem as t };
