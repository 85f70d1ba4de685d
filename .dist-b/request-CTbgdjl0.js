import { t as rejectOnAbort } from "./time-limit-BiK48rnR.js";
import { r as toFault, t as RemoteFault } from "./fault-tjDK0WDw.js";
import { n as checkUrl, t as addressProblem } from "./policy-VEtVIXVT.js";
import { Agent, request } from "node:http";
import { isIP } from "node:net";
import { lookup } from "node:dns/promises";
import { Agent as Agent$1, request as request$1 } from "node:https";
//#region src/core/host/remote/request.ts
const redirectStatuses = new Set([
	301,
	302,
	303,
	307,
	308
]);
/**
* Sends a request and follows redirects. Checks each URL, and connects only to allowed addresses. Passes the final
* response to `readResponse`, regardless of its status. All sockets are closed when the function returns.
*
* @param readResponse Reads the response. Receives the URL that responded.
* @throws RemoteFault, Node's network errors, and errors of `readResponse`.
*/
async function exchange(start, options, readResponse) {
	const visitedUrls = /* @__PURE__ */ new Set();
	let target = start;
	while (visitedUrls.size <= 5) {
		const { url } = target;
		visitedUrls.add(url.href);
		const result = await send(target, options, async (response) => {
			const location = redirectStatuses.has(response.statusCode ?? 0) ? response.headers.location : void 0;
			return location === void 0 ? { used: await readResponse(response, url) } : { location };
		});
		if ("used" in result) return result.used;
		target = redirectTarget(result.location, url, options.policy);
		if (visitedUrls.has(target.url.href)) throw new RemoteFault("unreachable", "it redirects in a loop");
	}
	throw new RemoteFault("unreachable", `it redirects more than 5 times`);
}
function redirectTarget(location, baseUrl, policy) {
	try {
		return checkUrl(location, policy, baseUrl);
	} catch (error) {
		const { kind, message } = toFault(error);
		throw new RemoteFault(kind, `it redirects to a forbidden URL: ${message}`);
	}
}
/** Each request has a new agent: no connections are shared, and no proxy of the environment is used. */
const agentOptions = {
	keepAlive: false,
	autoSelectFamily: true,
	autoSelectFamilyAttemptTimeout: 1e3
};
async function send(target, options, readResponse) {
	const { url, host } = target;
	const addresses = await resolveHost(target, options.resolver, options.signal);
	options.signal.throwIfAborted();
	const isSecure = url.protocol === "https:";
	const agent = isSecure ? new Agent$1(agentOptions) : new Agent(agentOptions);
	const request$2 = (isSecure ? request$1 : request)({
		agent,
		host,
		method: options.method ?? "GET",
		port: url.port === "" ? void 0 : Number(url.port),
		path: url.pathname + url.search,
		headers: {
			accept: "application/json, application/yaml, text/yaml;q=0.9, */*;q=0.5",
			"accept-encoding": "gzip, br",
			"user-agent": "docs-json-nav",
			host: url.host,
			...options.headers(url)
		},
		lookup: fixedLookup(addresses),
		insecureHTTPParser: false,
		maxHeaderSize: 16 * 1024,
		signal: options.signal
	});
	try {
		const response = await new Promise((resolve, reject) => {
			request$2.on("response", resolve);
			request$2.on("error", reject);
			request$2.on("close", () => reject(new RemoteFault("unreachable", "the connection broke off")));
			request$2.end();
		});
		response.on("error", () => {});
		return await readResponse(response);
	} finally {
		request$2.destroy();
		agent.destroy();
	}
}
/**
* Creates a lookup function that returns the checked addresses, so that a name server can't return different addresses
* for the connection (DNS rebinding).
*/
function fixedLookup(addresses) {
	return (_host, options, callback) => {
		const [firstAddress] = addresses;
		if (options.all === true || firstAddress === void 0) callback(null, [...addresses]);
		else callback(null, firstAddress.address, firstAddress.family);
	};
}
/**
* The system's resolver, including its hosts file. A lookup can't be cancelled: after the time limit, the process may
* end a little later.
*/
const systemResolver = (host) => lookup(host, { all: true });
/**
* Resolves a host to its addresses. A single forbidden address blocks the host, because a name with public and private
* addresses is suspicious.
*
* @throws RemoteFault `blocked` for a forbidden address, `unreachable` for an unknown name.
*/
async function resolveHost(target, resolver, signal) {
	const { host, isAllowed } = target;
	const family = isIP(host);
	if (family !== 0) return [{
		address: host,
		family
	}];
	const addresses = await rejectOnAbort(resolver(host), signal);
	if (addresses.length === 0) throw new RemoteFault("unreachable", "the host name cannot be resolved");
	for (const { address } of isAllowed ? [] : addresses) {
		const problem = addressProblem(address);
		if (problem !== void 0) throw new RemoteFault("blocked", `${host} is at ${problem} (${address})`);
	}
	return addresses;
}
//#endregion
export { systemResolver as n, exchange as t };
