import { da as formatBytes, fa as formatDuration, kr as sha256, lr as decodeUtf8, mr as writeCacheFile, pr as readCacheFile } from "./core-0sspFqjL.js";
import { r as withTimeLimit } from "./time-limit-BiK48rnR.js";
import { r as toFault, t as RemoteFault } from "./fault-tjDK0WDw.js";
import { n as checkUrl } from "./policy-VEtVIXVT.js";
import { n as systemResolver, t as exchange } from "./request-CTbgdjl0.js";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Writable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
//#region src/core/host/remote/cache.ts
/** Must be increased when the format of the files changes; files of other versions are ignored. */
const formatVersion = 1;
/** Hexadecimal SHA-256 of a URL. The cache stores the hash instead of the URL, which may contain a token. */
function urlKey(url) {
	return sha256(url.href);
}
/**
* Reads the copy of a URL.
*
* @returns `undefined` without a folder, or if the file is missing, damaged, of another version or URL, or too large.
*/
function readCopy(folder, url, maximumBytes) {
	if (folder === void 0) return void 0;
	const file = readCacheFile(cacheFilePath(folder, url), {
		version: formatVersion,
		key: urlKey(url)
	}, maximumBytes);
	if (file === void 0) return void 0;
	const { answeredBy, etag, lastModified } = file.metadata;
	return {
		text: file.text,
		answeredBy: typeof answeredBy === "string" ? answeredBy : "",
		etag: headerValue(etag),
		lastModified: headerValue(lastModified)
	};
}
function writeCopy(folder, url, copy) {
	if (folder === void 0) return;
	const { text, answeredBy, etag, lastModified } = copy;
	const metadata = {
		version: formatVersion,
		key: urlKey(url),
		url: url.origin + url.pathname,
		answeredBy,
		etag,
		lastModified
	};
	writeCacheFile(cacheFilePath(folder, url), metadata, text);
}
/** A cached header value, validated because users can edit the file. */
function headerValue(value) {
	return typeof value === "string" && /^[\x20-\x7e\x80-\xff]{1,1024}$/.test(value) ? value : void 0;
}
function cacheFilePath(folder, url) {
	return join(folder, `${urlKey(url)}.cache`);
}
//#endregion
//#region src/core/host/remote/fetch-text.ts
/**
* Fetches a text within a policy. Private addresses are rejected, also after redirects and name resolution, unless the
* policy allows the host. A blocked URL isn't read from the cache either. If fetching fails, an older copy is used,
* regardless of the server's cache headers.
*
* Never rejects. All sockets and timers are closed when the function returns.
*
* @param url Absolute https URL (or http for allowed hosts).
* @param resolver Default: the system's resolver.
*/
async function fetchRemoteText(url, policy, resolver = systemResolver) {
	const { timeoutMilliseconds: timeLimit } = policy;
	const createTimeoutError = () => new RemoteFault("unreachable", `no complete answer within ${formatDuration(timeLimit)}`);
	let copy;
	try {
		const target = checkUrl(url, policy);
		copy = readCopy(policy.cacheFolder, target.url, policy.maximumBytes);
		if (policy.offline) {
			if (copy === void 0) throw new RemoteFault("unreachable", "offline, and there is no cached copy");
			return {
				kind: "text",
				text: copy.text,
				from: "cache"
			};
		}
		const currentCopy = await withTimeLimit(timeLimit, createTimeoutError, void 0, (signal) => fetchCurrent(copy, target, {
			policy,
			resolver,
			signal
		}));
		if (currentCopy === copy) return {
			kind: "text",
			text: currentCopy.text,
			from: "cache"
		};
		writeCopy(policy.cacheFolder, target.url, currentCopy);
		return {
			kind: "text",
			text: currentCopy.text,
			from: "network"
		};
	} catch (error) {
		const { kind, message: reason } = toFault(error);
		if (kind === "blocked" || copy === void 0) return {
			kind,
			reason
		};
		return {
			kind: "text",
			text: copy.text,
			from: "cache",
			staleBecause: reason
		};
	}
}
function fetchCurrent(cached, target, exchangeOptions) {
	const copyForUrl = (url) => cached?.answeredBy === urlKey(url) ? cached : void 0;
	const headers = (url) => conditionalHeaders(copyForUrl(url));
	return exchange(target, {
		...exchangeOptions,
		headers
	}, async (response, url) => {
		const { statusCode: status = 0, headers: responseHeaders } = response;
		const copy = copyForUrl(url);
		if (status === 304 && copy !== void 0) return copy;
		if (status < 200 || status > 299) throw new RemoteFault("unreachable", `it answered ${status}`);
		return {
			text: await readResponseText(response, exchangeOptions.policy.maximumBytes, exchangeOptions.signal),
			answeredBy: urlKey(url),
			etag: responseHeaders.etag,
			lastModified: responseHeaders["last-modified"]
		};
	});
}
function conditionalHeaders(copy) {
	return {
		...copy?.etag !== void 0 && { "if-none-match": copy.etag },
		...copy?.lastModified !== void 0 && { "if-modified-since": copy.lastModified }
	};
}
/**
* Reads the text of a response. Decompresses it as a stream, so that a decompression bomb is stopped at the limit.
*
* @param maximumBytes Limit for the response and for the decompressed text.
* @throws RemoteFault for a text that is too large, of unknown encoding or not UTF-8; Node's errors otherwise.
*/
async function readResponseText(response, maximumBytes, signal) {
	const createSizeError = () => new RemoteFault("unreachable", `it is larger than ${formatBytes(maximumBytes)}`);
	if (Number(response.headers["content-length"] ?? 0) > maximumBytes) throw createSizeError();
	const chunks = [];
	let length = 0;
	const sink = new Writable({ write(chunk, _encoding, done) {
		length += chunk.length;
		if (length > maximumBytes) return done(createSizeError());
		chunks.push(chunk);
		done();
	} });
	await pipeline([
		response,
		...createDecompressors(response.headers["content-encoding"]),
		sink
	], { signal });
	const result = decodeUtf8(Buffer.concat(chunks, length));
	if ("problem" in result) throw new RemoteFault("unreachable", "its answer is not UTF-8 text");
	return result.text;
}
function createDecompressors(encoding = "") {
	switch (encoding.trim().toLowerCase()) {
		case "":
		case "identity": return [];
		case "gzip":
		case "x-gzip": return [createGunzip()];
		case "br": return [createBrotliDecompress()];
		case "deflate": return [createInflate()];
		default: throw new RemoteFault("unreachable", "its answer has an unknown content encoding");
	}
}
//#endregion
export { fetchRemoteText };
