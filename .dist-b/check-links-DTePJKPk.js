import { Kr as groupBy, fa as formatDuration, fr as cacheFolder, kr as sha256, mr as writeCacheFile, pr as readCacheFile } from "./core-0sspFqjL.js";
import { n as sleep, r as withTimeLimit } from "./time-limit-BiK48rnR.js";
import { r as toFault, t as RemoteFault } from "./fault-tjDK0WDw.js";
import { n as checkUrl, r as defaultRemotePolicy } from "./policy-VEtVIXVT.js";
import { n as systemResolver, t as exchange } from "./request-CTbgdjl0.js";
import { join } from "node:path";
//#region src/core/host/remote/check-link.ts
/** Statuses of HEAD that are retried with GET, because many servers don't support HEAD. */
const retriedStatuses = new Set([
	400,
	403,
	404,
	405,
	410,
	500,
	501,
	503
]);
/**
* Checks if a URL exists: with HEAD, then with GET if the server doesn't support HEAD. Both share the policy's time
* limit. Redirects are followed, and each of their URLs is checked against the policy.
*
* Never rejects.
*
* @returns `undefined` if the signal cancels the check.
*/
async function checkLink(url, { policy, resolver = systemResolver, signal }) {
	const { timeoutMilliseconds: timeLimit } = policy;
	const createTimeoutError = () => new RemoteFault("unreachable", `no answer within ${formatDuration(timeLimit)}`);
	const headers = () => ({ accept: "*/*" });
	const request = (method, requestSignal) => exchange(checkUrl(url, policy), {
		policy,
		resolver,
		method,
		headers,
		signal: requestSignal
	}, async (response) => ({
		status: response.statusCode ?? 0,
		retryAfter: response.headers["retry-after"]
	}));
	try {
		const { status, retryAfter } = await withTimeLimit(timeLimit, createTimeoutError, signal, async (timeSignal) => {
			const head = await withTimeLimit(timeLimit / 2, createTimeoutError, timeSignal, (headSignal) => request("HEAD", headSignal)).catch((error) => {
				if (error instanceof RemoteFault && error.kind === "blocked") throw error;
			});
			return head === void 0 || retriedStatuses.has(head.status) ? request("GET", timeSignal) : head;
		});
		return {
			answer: answerForStatus(status),
			pause: status === 429 || status === 503 ? parseRetryAfter(retryAfter) : void 0
		};
	} catch (error) {
		if (signal?.aborted === true) return void 0;
		const { kind, message: reason } = toFault(error);
		if (kind === "blocked") return { answer: {
			kind: "unasked",
			reason
		} };
		return { answer: {
			kind: isUnknownHost(error) ? "dead" : "doubtful",
			reason
		} };
	}
}
function isUnknownHost(error) {
	return typeof error === "object" && error !== null && "code" in error && error.code === "ENOTFOUND";
}
function answerForStatus(status) {
	return {
		kind: status < 400 ? "alive" : status === 404 || status === 410 ? "dead" : "doubtful",
		reason: `it answered ${status}`
	};
}
/** Converts a `Retry-After` in seconds or as a date to milliseconds; `undefined` if it is neither. */
function parseRetryAfter(retryAfter) {
	if (retryAfter === void 0) return void 0;
	const pause = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1e3 : Date.parse(retryAfter) - Date.now();
	return Number.isNaN(pause) ? void 0 : Math.max(0, pause);
}
//#endregion
//#region src/core/host/remote/check-links.ts
/** Lifetime of a cached answer in milliseconds. */
const cacheLifetime = 1440 * 60 * 1e3;
/** Must be increased when the format of the file changes. */
const formatVersion = 1;
/**
* Checks each URL once. Answers are cached for a day, except doubtful ones. When offline, only the cache is used.
*
* @param urls Absolute http or https URLs without hash.
*/
async function requestLinks(urls, { root, cacheUser, remote, seconds, currentTime = Date.now() }) {
	const folder = cacheFolder(root, cacheUser, "links");
	const file = folder === void 0 ? void 0 : join(folder, "links.json");
	const cached = file === void 0 ? /* @__PURE__ */ new Map() : readCachedAnswers(file, currentTime);
	const uniqueUrls = [...new Set(urls)];
	const answers = new Map(uniqueUrls.flatMap((url) => {
		const answer = cached.get(sha256(url));
		return answer === void 0 ? [] : [[url, answer]];
	}));
	const uncached = remote.offline ? [] : uniqueUrls.filter((url) => !answers.has(url));
	if (uncached.length === 0 || seconds <= 0) return {
		answers,
		unasked: uncached.length
	};
	const policy = {
		...defaultRemotePolicy,
		allowedHosts: remote.hosts,
		allowsHttp: true
	};
	const results = await checkHosts(groupBy(uncached, (url) => new URL(url).host).values(), seconds * 1e3, (url, signal) => checkLink(url, {
		policy,
		signal
	}));
	const isOffline = isWithoutNetwork(results);
	for (const [url, answer] of results) {
		answers.set(url, isOffline ? noNetworkAnswer : answer);
		if (answer.kind === "alive" || answer.kind === "dead") cached.set(sha256(url), {
			...answer,
			at: currentTime
		});
	}
	if (file !== void 0) writeCacheFile(file, { version: formatVersion }, JSON.stringify(Object.fromEntries(cached)));
	return {
		answers,
		unasked: uncached.length - results.size
	};
}
const noNetworkAnswer = {
	kind: "doubtful",
	reason: "no host name can be resolved: there may be no network"
};
function isWithoutNetwork(results) {
	return new Set([...results.keys()].map((url) => new URL(url).host)).size > 1 && [...results.values()].every(({ reason }) => reason === "the host name cannot be resolved");
}
function readCachedAnswers(file, currentTime) {
	const text = readCacheFile(file, { version: formatVersion })?.text ?? "{}";
	const entries = JSON.parse(text);
	return new Map(Object.entries(entries).filter(([, { at }]) => at <= currentTime && currentTime - at < cacheLifetime));
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
async function checkHosts(urls, milliseconds, check) {
	const answers = /* @__PURE__ */ new Map();
	const signal = AbortSignal.timeout(Math.ceil(milliseconds));
	const deadline = performance.now() + milliseconds;
	const runLimited = createLimiter(12);
	const hosts = [...urls].map((hostUrls) => ({
		queue: [...hostUrls],
		pausedUntil: 0
	}));
	await Promise.all(hosts.flatMap((host) => Array.from({ length: 2 }, () => checkQueue(host))));
	return answers;
	async function checkQueue(host) {
		for (let url = host.queue.shift(); url !== void 0; url = host.queue.shift()) await checkWithRetry(host, url);
	}
	async function checkWithRetry(host, url) {
		const reply = await requestReply(host, url);
		if (reply?.pause === void 0) return;
		host.pausedUntil = Math.max(host.pausedUntil, performance.now() + reply.pause);
		if ((host.pausedUntil < deadline ? await requestReply(host, url) : reply)?.pause !== void 0) host.queue.length = 0;
	}
	async function requestReply(host, url) {
		for (let wait = remainingPause(host); wait > 0; wait = remainingPause(host)) await sleep(wait, signal).catch(() => void 0);
		const reply = await runLimited(async () => signal.aborted ? void 0 : check(url, signal));
		if (reply !== void 0) answers.set(url, reply.answer);
		return reply;
	}
	function remainingPause({ pausedUntil }) {
		return signal.aborted ? 0 : pausedUntil - performance.now();
	}
}
function createLimiter(limit) {
	let runningCount = 0;
	const waitingTasks = [];
	return async (task) => {
		if (runningCount >= limit) await new Promise((start) => waitingTasks.push(start));
		else runningCount += 1;
		try {
			return await task();
		} finally {
			const startNextTask = waitingTasks.shift();
			if (startNextTask === void 0) runningCount -= 1;
			else startNextTask();
		}
	};
}
//#endregion
export { requestLinks };
