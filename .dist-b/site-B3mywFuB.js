import { $n as feedbackStatuses, Bi as parseUrl, Dt as resolveVisited, Jn as createServiceUrl, Kr as groupBy, Nr as systemErrorReason, Pt as createSiteLookup, Qn as feedbackSources, Ta as maxLockFileBytes, Ui as withoutBase, Xn as defaultParameterNames, Yn as defaultBaseUrl, Zi as normalizePath, Zn as defaultPathFor, ba as maxFeedbackPages, da as formatBytes, er as knownServicePaths, fa as formatDuration, gr as removeTemporaryFiles, ji as decodePercent, jr as errorCode, ka as maxRetryMilliseconds, kr as sha256, mr as writeCacheFile, pr as readCacheFile, qn as parseIsoDate, va as maxErrorTextBytes, xr as readRegular, ya as maxFeedbackCacheBytes, yn as diagnose } from "./core-0sspFqjL.js";
import { n as sleep, r as withTimeLimit } from "./time-limit-BiK48rnR.js";
import { n as describeConnectionFailure } from "./fault-tjDK0WDw.js";
import { C as _lte, D as stringifyPrimitive, E as parsedType, S as _gte, T as joinValues, _ as string, b as unknown, c as nullable, d as object, f as optional, g as strictObject, h as refine, i as boolean, l as nullish, n as _enum, o as int, p as pipe, r as array, s as looseObject, t as _catch, u as number, v as transform, w as _minLength, y as tuple } from "./schemas-D8gw7MXl.js";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { randomUUID } from "node:crypto";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
//#region node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
//#endregion
//#region src/feedback/types.ts
const openStatuses = ["pending", "in_progress"];
//#endregion
//#region src/feedback/state.ts
function emptyState() {
	return {
		entries: /* @__PURE__ */ new Map(),
		malformed: /* @__PURE__ */ new Map(),
		pass: 0,
		unfinished: { isFirst: true },
		readAt: void 0,
		askedAt: void 0,
		retryAt: void 0
	};
}
/** Picks the fields of an entry that are cached. Comments, email addresses and code are left out. */
function toCachedEntry({ id, path, createdAt, source, status, helpful }, pass) {
	return {
		id,
		path,
		createdAt,
		source,
		status,
		helpful: helpful ?? null,
		pass
	};
}
function isOpen({ status }) {
	return openStatuses.some((open) => open === status);
}
//#endregion
//#region src/feedback/cache/format.ts
const timeSchema = optional(number());
/** Id, path index, date, source, status, vote and pass of an entry. */
const rowSchema = tuple([
	string(),
	int().check(_gte(0)),
	nullable(string()),
	string(),
	string(),
	nullable(boolean()),
	int()
]);
/**
* Schema of the cache file. Each path is stored once, and entries contain its index. Every field is validated, because
* the hash of the file doesn't protect against forgery.
*/
const cacheSchema = object({
	paths: array(string()),
	entries: array(rowSchema),
	malformed: array(tuple([string(), object({
		problem: string(),
		pass: int()
	})])),
	pass: int(),
	unfinished: optional(object({
		cursor: optional(string()),
		isFirst: boolean()
	})),
	readAt: timeSchema,
	askedAt: timeSchema,
	retryAt: timeSchema
});
function encodeState({ entries, malformed, ...otherFields }) {
	const paths = /* @__PURE__ */ new Map();
	const rows = [...entries.values()].map((entry) => {
		const pathIndex = paths.get(entry.path) ?? paths.size;
		paths.set(entry.path, pathIndex);
		return [
			entry.id,
			pathIndex,
			entry.createdAt,
			entry.source,
			entry.status,
			entry.helpful,
			entry.pass
		];
	});
	const body = {
		...otherFields,
		paths: [...paths.keys()],
		entries: rows,
		malformed: [...malformed]
	};
	return JSON.stringify(body);
}
/** @returns Undefined for invalid text. */
function decodeState(text) {
	try {
		const { paths, entries, malformed, ...otherFields } = cacheSchema.parse(JSON.parse(text));
		const knownEntries = entries.map(([id, pathIndex, createdAt, source, status, helpful, pass]) => [id, {
			id,
			path: paths[pathIndex] ?? "",
			createdAt,
			source,
			status,
			helpful,
			pass
		}]);
		const { unfinished } = otherFields;
		return {
			...emptyState(),
			...otherFields,
			unfinished,
			entries: new Map(knownEntries),
			malformed: new Map(malformed)
		};
	} catch {
		return;
	}
}
//#endregion
//#region src/feedback/cache/lock-file.ts
/** Times are milliseconds since 1970. */
const ownerSchema = object({
	id: string(),
	host: string(),
	process: int(),
	from: number(),
	/** Expiry time, so that a killed process doesn't keep its lock. */
	until: number()
});
/** Milliseconds after which an unreadable lock file expires. Its process probably died while writing the file. */
const unreadableLockMs = 5e3;
/** Allowed clock difference of two machines that share a disk, in milliseconds. */
const maxClockDifferenceMs = 6e4;
/**
* Acquires a lock that is free or expired. Never waits.
*
* @param maxHoldMs Maximum time that the caller will hold the lock.
* @returns Undefined if another process holds the lock.
* @throws File system errors if the folder isn't writable.
*/
async function acquireLock(file, maxHoldMs) {
	const from = Date.now();
	const owner = {
		id: randomUUID(),
		host: hostname(),
		process: process.pid,
		from,
		until: from + maxHoldMs
	};
	await mkdir(dirname(file), { recursive: true });
	if (!(await createLock(file, owner) || await removeExpired(file) && await createLock(file, owner))) return void 0;
	const isHeld = async () => readOwner(file)?.id === owner.id;
	return {
		isHeld,
		async release() {
			if (await isHeld()) await rm(file, { force: true }).catch(() => {});
		}
	};
}
async function createLock(file, owner) {
	try {
		await writeFile(file, JSON.stringify(owner), { flag: "wx" });
		return true;
	} catch (error) {
		if (errorCode(error) === "EEXIST") return false;
		throw error;
	}
}
async function isExpired(file) {
	const owner = readOwner(file);
	const now = Date.now();
	if (owner === void 0) return isOld(file);
	if (now > owner.until || now < owner.from - maxClockDifferenceMs) return true;
	return owner.host === hostname() && !isAlive(owner.process);
}
/**
* Deletes an expired lock. Only one process does so at a time: otherwise, between the check and the deletion, another
* process could replace the expired lock with its own.
*
* @returns False if the lock isn't expired, or if another process is deleting it.
*/
async function removeExpired(file) {
	if (!await isExpired(file)) return false;
	const guardFile = `${file}.removal`;
	try {
		await writeFile(guardFile, "", { flag: "wx" });
	} catch (error) {
		if (errorCode(error) !== "EEXIST") throw error;
		if (await isOld(guardFile)) await rm(guardFile, { force: true });
		return false;
	}
	try {
		if (await stat(file).catch(() => void 0) === void 0) return true;
		if (!await isExpired(file)) return false;
		await rm(file, { force: true });
		return true;
	} finally {
		await rm(guardFile, { force: true });
	}
}
/** True if the process that wrote the file probably died. Also true if the file doesn't exist. */
async function isOld(file) {
	const fileStatus = await stat(file).catch(() => void 0);
	return fileStatus === void 0 || Math.abs(Date.now() - fileStatus.mtimeMs) > unreadableLockMs;
}
function readOwner(file) {
	try {
		return ownerSchema.parse(JSON.parse(readRegular(file, maxLockFileBytes).toString()));
	} catch {
		return;
	}
}
function isAlive(processId) {
	try {
		process.kill(processId, 0);
		return true;
	} catch (error) {
		return errorCode(error) === "EPERM";
	}
}
//#endregion
//#region src/feedback/cache/store.ts
/**
* @param folder Absolute path, created on demand; undefined disables the cache.
* @param settings Settings that the cached state depends on.
*/
function openStore(folder, settings) {
	if (folder === void 0) return disabledStore;
	const key = sha256(JSON.stringify(settings));
	const metadata = {
		version: 4,
		settings: key
	};
	const file = join(folder, `${key.slice(0, 16)}.json`);
	let pendingLock = Promise.resolve(void 0);
	return {
		async read() {
			const cached = await stat(file).catch(() => void 0) && readCacheFile(file, metadata, maxFeedbackCacheBytes);
			return cached && decodeState(cached.text);
		},
		async lock(maxHoldMs) {
			try {
				pendingLock = acquireLock(`${file}.lock`, maxHoldMs);
				if (await pendingLock === void 0) return "taken";
				removeTemporaryFiles(file);
				return "mine";
			} catch (error) {
				return { reason: systemErrorReason(error) };
			}
		},
		async write(state) {
			const lock = await pendingLock.catch(() => void 0);
			if (lock === void 0 || !await lock.isHeld()) return { reason: "another build writes it at this time" };
			const reason = writeCacheFile(file, metadata, encodeState(state), { durable: true });
			return reason === void 0 ? void 0 : { reason };
		},
		async unlock() {
			await (await pendingLock.catch(() => void 0))?.release();
			pendingLock = Promise.resolve(void 0);
		}
	};
}
const noFolderFailure = { reason: "this user has no cache folder" };
const disabledStore = {
	read: async () => void 0,
	lock: async () => noFolderFailure,
	write: async () => noFolderFailure,
	unlock: async () => {}
};
/**
* Adds a timeout to each operation. If the disk doesn't respond in time, the cache counts as unusable.
*
* @param remainingMs Returns the timeout in milliseconds. Called at the start of each operation.
*/
function withTimeout(store, remainingMs) {
	const timeoutFailure = { reason: "the disk does not answer" };
	const runWithTimeout = (operation, fallback) => withTimeLimit(remainingMs(), () => /* @__PURE__ */ new Error("late"), void 0, operation).catch(() => fallback);
	return {
		read: () => runWithTimeout(() => store.read(), void 0),
		lock: (maxHoldMs) => runWithTimeout(() => store.lock(maxHoldMs), timeoutFailure),
		write: (state) => runWithTimeout(() => store.write(state), timeoutFailure),
		unlock: () => runWithTimeout(() => store.unlock(), void 0)
	};
}
//#endregion
//#region src/feedback/dates.ts
/** Formats a time as ISO 8601 in UTC. */
function formatIsoTime(time) {
	return new Date(time).toISOString();
}
/** Maximum wait in milliseconds that the service can ask for. The service limits requests per hour. */
const maxRetryAfterMs = 36e5;
/**
* Wait in milliseconds from `Retry-After`, which is a number of seconds or a date. A date is compared with the `Date`
* header of the response, because clocks differ. At most an hour.
*
* @param now Local time in milliseconds since 1970, used without a `Date` header.
* @returns Undefined if the header is missing or invalid.
*/
function readRetryAfter(headers, now) {
	const value = headers.get("retry-after")?.trim();
	if (value === void 0 || value === "") return void 0;
	if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value) * 1e3, maxRetryAfterMs);
	const retryAt = parseHttpDate(value);
	return retryAt === void 0 ? void 0 : Math.min(Math.max(0, retryAt - (readServiceTime(headers) ?? now)), maxRetryAfterMs);
}
/** Time of the service's clock in milliseconds since 1970; undefined without a `Date` header. */
function readServiceTime(headers) {
	const date = headers.get("date");
	return date === null ? void 0 : parseHttpDate(date);
}
function parseHttpDate(text) {
	const time = Date.parse(text);
	return Number.isNaN(time) || !/[a-z]{3}/i.test(text) ? parseIsoDate(text) : time;
}
//#endregion
//#region src/feedback/match-paths.ts
function createPathLookup(links, routes, hosts = []) {
	const routeByFoldedPath = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const foldedRoute = foldCase(route);
		routeByFoldedPath.set(foldedRoute, routeByFoldedPath.has(foldedRoute) ? void 0 : route);
	}
	return {
		links,
		inAnyCase: {
			...links,
			routeAt: (route) => routeByFoldedPath.get(foldCase(route)),
			ends: /* @__PURE__ */ new Map()
		},
		hosts: new Set([...hosts].map((host) => host.toLowerCase()))
	};
}
/**
* Finds the page for a path that the service returned. Accepts other spellings, follows redirects and, as a last
* resort, ignores letter case. Paths with another host match no page.
*/
function matchPath(text, lookup) {
	const localPath = removeHost(text.trim(), lookup);
	const candidatePaths = localPath === void 0 ? [] : [localPath, ...removeHostSegment(localPath, lookup)];
	const route = [lookup.links, lookup.inAnyCase].flatMap((links) => candidatePaths.map((candidatePath) => () => resolveVisited(candidatePath, links))).reduce((firstMatch, resolveCandidate) => firstMatch ?? resolveCandidate(), void 0);
	if (route !== void 0) return { route };
	const displayPath = localPath === void 0 ? text.trim().replace(/[?#].*$/s, "") : normalizeForDisplay(localPath, lookup.links.base);
	return { path: text.length > 2e3 ? `${displayPath.slice(0, 80)}...` : displayPath };
}
function removeHost(text, { hosts }) {
	const { host } = parseUrl(text);
	if (host !== void 0 && host !== "") return hosts.size === 0 || hosts.has(host.toLowerCase()) ? text : void 0;
	const [firstSegment = ""] = text.split(/[/?#]/);
	return hosts.has(firstSegment.toLowerCase()) ? text.slice(firstSegment.length) : text;
}
/**
* If the site's hosts are unknown, removes a first segment that looks like a host: `docs.example.com/start` → `/start`.
*/
function removeHostSegment(text, { hosts }) {
	const [, path] = hosts.size === 0 && /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(\/.+)$/is.exec(text) || [];
	return path === void 0 ? [] : [path];
}
function normalizeForDisplay(text, base) {
	const path = decodePercent(parseUrl(text).path);
	const normalizedPath = normalizePath(path);
	return normalizedPath === void 0 ? path : withoutBase(`/${normalizedPath}`, base);
}
const foldCase = (route) => route.normalize("NFC").toLowerCase();
//#endregion
//#region src/feedback/counts.ts
/** Counts entries by page. The order of the entries doesn't matter. */
function countFeedback(entries, lookup) {
	const entriesByRoute = /* @__PURE__ */ new Map();
	const countByPath = /* @__PURE__ */ new Map();
	for (const [path, group] of groupBy(entries, (entry) => entry.path)) {
		const match = matchPath(path, lookup);
		if ("route" in match) entriesByRoute.set(match.route, [...entriesByRoute.get(match.route) ?? [], ...group]);
		else countByPath.set(match.path, (countByPath.get(match.path) ?? 0) + group.length);
	}
	const routes = [...entriesByRoute].sort(([a], [b]) => compareText(a, b));
	return {
		counts: new Map(routes.map(([route, group]) => [route, countEntries(group)])),
		unmatched: [...countByPath].map(([path, count]) => ({
			path,
			entries: count
		})).sort((a, b) => b.entries - a.entries || compareText(a.path, b.path))
	};
}
function countEntries(entries) {
	return sumCounts(entries.map(countEntry));
}
function sumCounts(countsList) {
	const sum = (selectNumber) => countsList.reduce((total, counts) => total + selectNumber(counts), 0);
	const last = countsList.reduce((newest, counts) => (counts.last ?? "") > (newest ?? "") ? counts.last : newest, null);
	return {
		total: sum(({ total }) => total),
		open: sum(({ open }) => open),
		byStatus: tally(countsList, ({ byStatus }) => byStatus, feedbackStatuses),
		bySource: tally(countsList, ({ bySource }) => bySource, feedbackSources),
		helpful: {
			yes: sum(({ helpful }) => helpful.yes),
			no: sum(({ helpful }) => helpful.no)
		},
		last
	};
}
function countEntry(entry) {
	const { status, source, helpful, createdAt } = entry;
	const time = parseIsoDate(createdAt);
	return {
		total: 1,
		open: Number(isOpen(entry)),
		byStatus: { [status]: 1 },
		bySource: source ? { [source]: 1 } : {},
		helpful: {
			yes: Number(helpful === true),
			no: Number(helpful === false)
		},
		last: time === void 0 ? null : formatIsoTime(time)
	};
}
function tally(countsList, selectNumbers, knownKeys) {
	const totals = /* @__PURE__ */ new Map();
	for (const counts of countsList) for (const [key, count] of Object.entries(selectNumbers(counts))) totals.set(key, (totals.get(key) ?? 0) + count);
	const rank = (key) => knownKeys.includes(key) ? knownKeys.indexOf(key) : knownKeys.length;
	return Object.fromEntries([...totals].sort(([a], [b]) => rank(a) - rank(b) || compareText(a, b)));
}
function compareText(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
//#endregion
//#region src/feedback/errors.ts
/** Invalid arguments, detected before the first request. */
var FeedbackArgumentsError = class extends Error {
	name = "FeedbackArgumentsError";
	problems;
	constructor(problems) {
		super(problems.join(" "));
		this.problems = problems;
	}
};
/**
* Failure to read from the service. The message is a clause (`it answered 404`). Neither the message nor any field
* contains the key, a header or a query, and there is no `cause`.
*/
var FeedbackError = class extends Error {
	name = "FeedbackError";
	kind;
	status;
	/** Milliseconds that the service asks to wait before the next request. */
	retryAfter;
	constructor(kind, reason, status, retryAfter) {
		super(reason);
		this.kind = kind;
		this.status = status;
		this.retryAfter = retryAfter;
	}
};
function connectionFault(error) {
	if (error instanceof FeedbackError) return error;
	const { reason, isHostReached } = describeConnectionFailure(error);
	return new FeedbackError(isHostReached ? "connection" : "unreachable", reason);
}
/** Error message of a schema: `must be …, not …`. */
const mustBe = (expected) => ({ error: ({ input }) => `must be ${expected}, not ${displayValue(input)}.` });
const dateError = mustBe("a date such as 2026-01-31 or 2026-01-31T12:00:00Z");
const dateSchema = string(dateError).check(refine((text) => parseIsoDate(text) !== void 0, dateError));
const pageSizeError = mustBe(`a whole number from 1 to 100`);
const statusSchema = _enum(feedbackStatuses, mustBe(`of ${feedbackStatuses.join(", ")}`));
const filters = {
	dateFrom: optional(dateSchema),
	dateTo: optional(dateSchema),
	source: optional(_enum(feedbackSources, mustBe(`of ${feedbackSources.join(", ")}`))),
	status: optional(pipe(transform(toList), array(statusSchema).check(_minLength(1, "must name at least one status.")))),
	pageSize: optional(int(pageSizeError).check(_gte(1, pageSizeError), _lte(100, pageSizeError)))
};
const querySchema = strictObject({
	...filters,
	signal: optional(unknown()),
	cursor: optional(unknown())
});
/**
* Validates a query before any request.
*
* @throws FeedbackArgumentsError listing every invalid argument.
*/
function checkQuery(query) {
	const { error } = querySchema.safeParse(query);
	const problems = (error?.issues ?? []).flatMap((issue) => {
		if (issue.code !== "unrecognized_keys") return [`${String(issue.path[0])} ${issue.message}`];
		return issue.keys.map((key) => `Unknown argument ${key}: write ${Object.keys(filters).join(", ")}.`);
	});
	const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = (error === void 0 ? [query.dateFrom, query.dateTo] : []).map((text) => parseIsoDate(text ?? null));
	if (from >= to) problems.push("dateFrom must be before dateTo, which is excluded.");
	if (problems.length > 0) throw new FeedbackArgumentsError([...new Set(problems)]);
}
function statusesOf(query) {
	return toList(query.status ?? []);
}
function toList(value) {
	return typeof value === "string" ? [value] : value;
}
function displayValue(value) {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
//#endregion
//#region src/feedback/findings.ts
const configLocation = { file: "docs.json" };
function readProblemFindings(state, summary) {
	const { error, pages } = summary;
	const { unfinished, malformed } = state;
	const isFailure = error !== void 0 && (pages === 0 || error.kind === "refused");
	const findings = [];
	if (isFailure) findings.push(failureFinding(state, summary, error));
	else if (unfinished !== void 0) findings.push(partialFinding(state, summary, unfinished));
	const [firstMalformed] = malformed.values();
	if (firstMalformed !== void 0) {
		const args = {
			doubt: "entries",
			entries: malformed.size,
			reason: firstMalformed.problem
		};
		findings.push(diagnose("feedback-partial", configLocation, args));
	}
	for (const { parameter, name, problem, received } of summary.parameterProblems ?? []) {
		const args = {
			parameter,
			name,
			problem,
			received,
			requested: 100
		};
		findings.push(diagnose("feedback-parameters", configLocation, args));
	}
	return findings;
}
/** Maximum number of entries named in a message. */
const maxExamples = 3;
/** Findings about entries without a valid creation time. */
function undatedFindings({ entries }, { dateFrom, dateTo }) {
	const hasPeriod = dateFrom !== void 0 || dateTo !== void 0;
	const undatedEntries = [...entries.values()].filter(({ createdAt }) => parseIsoDate(createdAt) === void 0 && (hasPeriod || createdAt !== null));
	if (undatedEntries.length === 0) return [];
	const examples = undatedEntries.map(({ id, createdAt }) => ({
		id,
		createdAt
	})).sort((a, b) => a.id < b.id ? -1 : 1).slice(0, maxExamples);
	return [diagnose("feedback-undated", configLocation, {
		entries: undatedEntries.length,
		examples,
		hasPeriod
	})];
}
function failureFinding({ entries, readAt }, { settings, lacksKey = false }, error) {
	const cached = readAt === void 0 ? void 0 : {
		entries: entries.size,
		date: formatDay(readAt)
	};
	if (error.kind === "refused") {
		const { projectId, keyVariable, required } = settings;
		const { message: reason, status = 401 } = error;
		return diagnose("feedback-refused", configLocation, {
			reason,
			status,
			projectId,
			keyVariable,
			required,
			cached
		});
	}
	const { required, offline, keyVariable } = settings;
	const reason = error.message;
	const advice = lacksKey ? keyAdvice(keyVariable) : findAdvice(error, settings);
	return cached === void 0 ? diagnose("feedback-failed", configLocation, {
		reason,
		advice,
		required: required && !offline
	}) : diagnose("feedback-stale", configLocation, {
		reason,
		advice,
		cached,
		lacksRequiredKey: required && lacksKey
	});
}
function partialFinding({ entries }, { error, isContinued, pageSize = 100 }, { isFirst }) {
	const reason = error === void 0 ? void 0 : describeReadEnd(error);
	if (isFirst) return diagnose("feedback-partial", configLocation, {
		doubt: "missing",
		reason,
		entries: entries.size,
		isContinued
	});
	return diagnose("feedback-partial", configLocation, {
		doubt: "outdated",
		reason: error?.kind === "budget" ? void 0 : reason,
		budget: Math.ceil((entries.size + 1) / pageSize),
		isContinued
	});
}
function describeReadEnd({ kind, message }) {
	if (kind === "budget") return message;
	return kind === "deadline" ? "the time for it is over" : `the service could not be read further: ${message}`;
}
function keyAdvice(variable) {
	return `Set ${variable} to a key from the API keys page of your dashboard, or use offline to build without a key.`;
}
function findAdvice({ kind, status }, { baseUrl }) {
	const host = new URL(baseUrl).host;
	if (status === 404) return `Check feedback.projectId, and feedback.path: services have their listing at ${knownServicePaths.map((path) => `"${path}"`).join(" or ")}.`;
	if (status === 400 || status === 422) return "Check feedback.projectId, feedback.path and feedback.parameterNames.";
	if (kind === "malformed" || kind === "redirect") return "Check feedback.baseUrl and feedback.path.";
	if (kind === "limited") return "An organization has an hourly rate limit for everything it reads: raise feedback.maxAge to ask less often.";
	if (kind === "unavailable") return `Build again when ${host} answers, or keep feedback.cacheFolder between builds.`;
	return kind === "unreachable" ? `Check that ${host} can be reached from here.` : void 0;
}
/** Formats a date: `2026-01-31`. */
function formatDay(time) {
	return formatIsoTime(time).slice(0, 10);
}
//#endregion
//#region src/feedback/parameters.ts
const namedParameters = [
	"source",
	"status",
	"pageSize"
];
/** Parameters that are sent with a query. A parameter whose name is `null` isn't sent. */
function sentParameters(names, query) {
	const isUsed = {
		source: query.source !== void 0,
		status: statusesOf(query).length > 0,
		pageSize: true
	};
	return namedParameters.filter((parameter) => names[parameter] !== null && isUsed[parameter]);
}
function withoutParameters(names, droppedNames) {
	return {
		...names,
		...Object.fromEntries(droppedNames.map((parameter) => [parameter, null]))
	};
}
/** Detects the parameters that the service has ignored, by checking the entries of one page against the query. */
function findIgnoredParameters({ source, status, pageSize }, query, { entries, received, nextCursor }) {
	const problems = [];
	const statuses = statusesOf(query);
	const requested = query.pageSize ?? 100;
	const isPageSizeIgnored = received > requested || nextCursor !== null && received > 0 && received < requested;
	if (source !== null && query.source !== void 0 && entries.some((entry) => entry.source !== query.source)) problems.push({
		parameter: "source",
		name: source,
		problem: "ignored"
	});
	if (status !== null && statuses.length > 0 && entries.some((entry) => !statuses.includes(entry.status))) problems.push({
		parameter: "status",
		name: status,
		problem: "ignored"
	});
	if (pageSize !== null && isPageSizeIgnored) problems.push({
		parameter: "pageSize",
		name: pageSize,
		problem: "ignored",
		received
	});
	return problems;
}
/**
* Creates a filter for the entries of a query. Entries without a valid creation time pass, because the service has
* listed them for this period.
*/
function createEntryFilter(query) {
	const statuses = statusesOf(query);
	const from = parseIsoDate(query.dateFrom ?? null) ?? Number.NEGATIVE_INFINITY;
	const to = parseIsoDate(query.dateTo ?? null) ?? Number.POSITIVE_INFINITY;
	return ({ source, status, createdAt }) => {
		const time = parseIsoDate(createdAt);
		if (time !== void 0 && (time < from || time >= to)) return false;
		return (query.source ?? source) === source && (statuses.length === 0 || statuses.includes(status));
	};
}
//#endregion
//#region src/feedback/budget.ts
/** Counts requests up to a limit, because the service limits the requests of an organization per hour. */
var RequestBudget = class {
	limit;
	used = 0;
	constructor(limit) {
		this.limit = limit;
	}
	get isSpent() {
		return this.used >= this.limit;
	}
	/**
	* Counts a request.
	*
	* @throws FeedbackError `budget` if the limit is reached.
	*/
	spend() {
		const plural = this.limit === 1 ? "" : "s";
		if (this.isSpent) throw new FeedbackError("budget", `the ${this.limit} request${plural} of a build are used up`);
		this.used += 1;
	}
};
//#endregion
//#region src/feedback/key.ts
/** @throws FeedbackArgumentsError if the key is invalid in a header. The message doesn't contain the key. */
function createKeySource(key) {
	const value = (typeof key === "string" ? key : key()).trim();
	if (value === "") throw new FeedbackArgumentsError(["The key is empty."]);
	if (!/^[\x21-\x7e]+$/.test(value)) throw new FeedbackArgumentsError(["The key contains characters that keys cannot have, such as white space."]);
	return () => value;
}
/**
* Reads the key from an environment variable. No other code reads this variable.
*
* @returns Undefined if the variable is unset or blank.
*/
function keyFromEnvironment(variable) {
	return (process.env[variable] ?? "").trim() === "" ? void 0 : () => process.env[variable] ?? "";
}
/** Reason why the key of an environment variable is unusable, as a clause; undefined if it is usable. */
function keyProblem(variable) {
	const key = keyFromEnvironment(variable);
	if (key === void 0) return `the environment variable ${variable} is not set`;
	try {
		createKeySource(key);
		return;
	} catch {
		return `the environment variable ${variable} has characters that keys cannot have, such as white space`;
	}
}
//#endregion
//#region src/feedback/scrub.ts
const keyReplacement = "[key]";
/** Minimum length of a key to remove. A shorter key could occur in normal text, which would be damaged. */
const minSecretLength = 8;
function createScrubber(key) {
	const secret = key();
	if (secret.length < minSecretLength) return {
		finds: () => false,
		clean: (value) => value
	};
	const pattern = new RegExp(secret.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"), "gi");
	const finds = (text) => [
		text,
		decodePercentEscapes(text),
		...decodeBase64(text)
	].some((decoded) => decoded.search(pattern) !== -1);
	const cleanText = (text) => {
		if (!finds(text)) return text;
		const cleaned = text.replace(pattern, keyReplacement);
		return finds(cleaned) ? `${keyReplacement}${fingerprint(text)}` : cleaned;
	};
	const clean = (value) => {
		if (typeof value === "string") return cleanText(value);
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map(clean);
		return Object.fromEntries(Object.entries(value).map(([name, member]) => [cleanText(name), clean(member)]));
	};
	return {
		finds,
		clean
	};
}
/** Decodes each run of Base64, in both alphabets and from each of the four positions at which the key may begin. */
function decodeBase64(text) {
	return (text.match(/[\w+/-]+/g) ?? []).flatMap((base64Run) => [
		0,
		1,
		2,
		3
	].map((start) => Buffer.from(base64Run.slice(start), "base64").toString("latin1")));
}
function decodePercentEscapes(text) {
	return text.replace(/%([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
/** Short hash of a text. Keeps the ids of different entries different after the key is removed. */
function fingerprint(text) {
	return sha256(text).slice(0, 10);
}
//#endregion
//#region src/feedback/connection.ts
const defaultTotalTime = 3e5;
/**
* Applies defaults and validates the options.
*
* @throws FeedbackArgumentsError for invalid options.
*/
function createConnection(options) {
	if (typeof options !== "object" || options === null) throw new FeedbackArgumentsError(["projectId must name a project.", "key must be a text or a function."]);
	const { projectId, baseUrl = defaultBaseUrl, path = defaultPathFor(baseUrl) } = options;
	const service = createServiceUrl({
		baseUrl,
		path,
		projectId
	});
	const problems = [
		..."problems" in service ? service.problems : [],
		...[
			"budget",
			"requestTime",
			"totalTime",
			"maximumBytes"
		].flatMap((name) => numberProblem(name, options, 1)),
		...["retries", "retryDelay"].flatMap((name) => numberProblem(name, options, 0)),
		...["string", "function"].includes(typeof options.key) ? [] : ["key must be a text or a function."]
	];
	if ("problems" in service || problems.length > 0) throw new FeedbackArgumentsError(problems);
	const key = createKeySource(options.key);
	return {
		url: service.url,
		parameterNames: completeParameterNames(options.parameterNames),
		fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
		key,
		scrub: createScrubber(key),
		budget: new RequestBudget(options.budget ?? 40),
		maximumBytes: options.maximumBytes ?? 8 * 2 ** 20,
		retries: options.retries ?? 3,
		retryDelay: options.retryDelay ?? 500,
		random: options.random ?? Math.random,
		sleep: options.sleep ?? sleep,
		requestTime: options.requestTime ?? 1e4
	};
}
function completeParameterNames({ source, status, pageSize } = {}) {
	return {
		source: source === void 0 ? defaultParameterNames.source : source,
		status: status === void 0 ? defaultParameterNames.status : status,
		pageSize: pageSize === void 0 ? defaultParameterNames.pageSize : pageSize
	};
}
function numberProblem(name, options, min) {
	const value = options[name];
	if (value === void 0 || typeof value === "number" && value >= min) return [];
	return [`${name} must be a number from ${min}.`];
}
//#endregion
//#region src/feedback/request.ts
/** Maximum time for reading an error response, in milliseconds. */
const errorBodyTimeoutMs = 500;
/**
* Sends a request and reads the response. Follows redirects only within the origin, so that the key is sent nowhere
* else.
*
* @param timeoutMs Timeout of the request, including its redirects and the response.
* @param createTimeoutError Creates the error of a timeout.
* @throws FeedbackError, or the reason of the signal.
*/
function request(url, context, timeoutMs, createTimeoutError) {
	return withTimeLimit(timeoutMs, createTimeoutError, context.signal, async (signal) => {
		let target = url;
		for (let redirects = 0; redirects <= 3; redirects += 1) {
			context.budget.spend();
			const response = await send(target, context, signal);
			const location = redirectLocation(response);
			if (location === void 0) return await readResponse(response, context);
			await discard(response);
			target = resolveRedirect(location, target, context.scrub);
		}
		throw new FeedbackError("redirect", `it redirects more than 3 times`);
	});
}
async function send(url, { fetch, key }, signal) {
	try {
		return await fetch(url.href, {
			method: "GET",
			redirect: "manual",
			headers: {
				accept: "application/json",
				"user-agent": "docs-json-nav",
				authorization: `Bearer ${key()}`
			},
			signal
		});
	} catch (error) {
		throw connectionFault(error);
	}
}
function redirectLocation(response) {
	if (response.type === "opaqueredirect") throw new FeedbackError("redirect", "it redirects, and the target is hidden");
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(response.status)) return void 0;
	return response.headers.get("location") ?? void 0;
}
function resolveRedirect(location, from, scrub) {
	const target = URL.canParse(location, from) ? new URL(location, from) : void 0;
	if (target === void 0) throw new FeedbackError("redirect", "it redirects to an invalid URL");
	if (target.origin !== from.origin || target.username !== "" || target.password !== "") throw new FeedbackError("redirect", `it redirects to another origin${scrub.finds(location) ? "" : `, ${target.protocol}${target.host === "" ? "" : `//${target.host}`}`}, and the key is not sent there`);
	return target;
}
async function readResponse(response, context) {
	const { status, headers } = response;
	if (status < 200 || status > 299) throw await createResponseError(response, context);
	try {
		return {
			text: await readBody(response, context.maximumBytes),
			serviceTime: readServiceTime(headers)
		};
	} catch (error) {
		throw connectionFault(error);
	}
}
async function createResponseError(response, { scrub }) {
	const { status, headers } = response;
	const waitMs = readRetryAfter(headers, Date.now());
	const explanation = await readExplanation(response, scrub);
	const quotedExplanation = explanation === "" ? "" : ` ("${explanation}")`;
	const retryNote = waitMs === void 0 || waitMs === 0 ? "" : `; the next request is allowed in ${formatDuration(waitMs)}`;
	if (status === 401 || status === 403) return new FeedbackError("refused", `it answered ${status}${quotedExplanation}`, status);
	if (status === 429) return new FeedbackError("limited", `its rate limit is reached (429)${quotedExplanation}${retryNote}`, status, waitMs);
	if (status !== 408 && status < 500) return new FeedbackError("status", `it answered ${status}${quotedExplanation}`, status);
	return new FeedbackError("unavailable", `it answered ${status}${quotedExplanation}${retryNote}`, status, waitMs);
}
/** Reads the reason of an error response from `error` and the messages in `details`, as one short line. */
async function readExplanation(response, scrub) {
	try {
		const createTimeoutError = () => /* @__PURE__ */ new Error("late");
		const body = await withTimeLimit(errorBodyTimeoutMs, createTimeoutError, void 0, () => readBody(response, maxErrorTextBytes));
		const { error, details } = Object(JSON.parse(body));
		const messages = (Array.isArray(details) ? details : []).map((detail) => detail?.message);
		const joinTexts = (values) => values.flatMap((value) => typeof value === "string" ? [scrub.clean(value)] : []).join("; ");
		const explanation = [joinTexts([error]), joinTexts(messages)].filter((text) => text !== "").join(": ").replace(/[\p{C}\s"]+/gu, " ").trim();
		return explanation.length > 160 ? `${explanation.slice(0, 157)}...` : explanation;
	} catch {
		return "";
	}
}
/**
* Reads a response up to a size limit. Counts the decompressed bytes as they arrive, so that no response fills the
* memory.
*
* @throws FeedbackError `large`; errors of `fetch`.
*/
async function readBody(response, maximumBytes) {
	const createSizeError = () => new FeedbackError("large", `its answer is larger than ${formatBytes(maximumBytes)}`);
	if (Number(response.headers.get("content-length") ?? 0) > maximumBytes) {
		await discard(response);
		throw createSizeError();
	}
	const decoder = new TextDecoder();
	let length = 0;
	let text = "";
	for await (const bytes of response.body?.values({ preventCancel: true }) ?? []) {
		length += bytes.byteLength;
		if (length > maximumBytes) throw createSizeError();
		text += decoder.decode(bytes, { stream: true });
	}
	return text + decoder.decode();
}
async function discard(response) {
	await response.body?.cancel().catch(() => {});
}
//#endregion
//#region src/feedback/retry.ts
const transientFaults = [
	"limited",
	"unavailable",
	"unreachable",
	"connection",
	"timeout"
];
/**
* Retries after transient errors: 408, 429, 5xx, broken connections and timeouts. Waits at least as long as
* `Retry-After` says. If the deadline is earlier, throws the error immediately.
*
* @param timeLeft Milliseconds until the deadline.
* @throws Error of the last attempt.
*/
async function withRetries(attempt, policy, budget, timeLeft, signal) {
	for (let attempts = 0;; attempts += 1) try {
		return await attempt();
	} catch (error) {
		if (!(error instanceof FeedbackError) || !transientFaults.includes(error.kind)) throw error;
		if (attempts >= policy.retries || budget.isSpent) throw error;
		const delay = retryDelay(error, attempts, policy);
		if (delay >= timeLeft()) throw error;
		await policy.sleep(delay, signal);
	}
}
/** Delay with a random reduction of up to half, so that builds that failed together retry at different times. */
function retryDelay({ retryAfter = 0 }, attempts, policy) {
	const delayWithJitter = Math.min(maxRetryMilliseconds, policy.retryDelay * 2 ** attempts) * (.5 + policy.random() / 2);
	return retryAfter > 0 ? retryAfter + delayWithJitter / 4 : delayWithJitter;
}
//#endregion
//#region src/feedback/wire.ts
const englishErrors = { error: en_default().localeError };
const nonEmptyText = string().check(_minLength(1, "expected string that is not empty"));
const nullableText = _catch(nullish(string()), null);
/** Only `id`, `path` and `status` are required for counting. Unknown fields are kept. */
const entrySchema = looseObject({
	id: nonEmptyText,
	path: string(),
	status: nonEmptyText,
	source: _catch(string(), ""),
	comment: nullableText,
	createdAt: unknown(),
	helpful: _catch(nullish(boolean()), void 0),
	contact: nullableText,
	code: nullableText,
	filename: nullableText,
	lang: nullableText
});
const pageSchema = looseObject({
	feedback: array(unknown()),
	nextCursor: nullish(string()),
	hasMore: boolean()
});
function pageUrl(base, names, query, cursor) {
	const url = new URL(base);
	const statuses = statusesOf(query);
	const parameters = {
		dateFrom: query.dateFrom,
		dateTo: query.dateTo,
		[names.source ?? ""]: query.source,
		[names.status ?? ""]: statuses.length === 0 ? void 0 : statuses.join(","),
		[names.pageSize ?? ""]: String(query.pageSize ?? 100),
		cursor
	};
	for (const [name, value] of Object.entries(parameters)) if (name !== "" && value !== void 0) url.searchParams.set(name, value);
	return url;
}
/**
* Parses a response.
*
* @param clean Removes the API key from an entry.
* @throws FeedbackError `malformed` with the expected form, if the response isn't a page of feedback.
*/
function parseFeedbackPage(body, clean) {
	const page = pageSchema.safeParse(parseJson(body), englishErrors);
	if (!page.success) throw new FeedbackError("malformed", `its answer is not the expected object of feedback (a list), nextCursor and hasMore: ${describeProblem(page.error)}`);
	const entries = [];
	const malformed = [];
	for (const item of page.data.feedback) {
		const entry = clean(item);
		const { data, error } = entrySchema.safeParse(entry, englishErrors);
		if (data === void 0) malformed.push({
			id: entryId(entry),
			problem: describeProblem(error)
		});
		else entries.push(toEntry(data));
	}
	return {
		entries,
		malformed,
		nextCursor: page.data.nextCursor ?? null,
		hasMore: page.data.hasMore
	};
}
/**
* Converts an entry. The API description doesn't say whether `helpful` is a field of the entry or of a nested record,
* so both are read.
*/
function toEntry(data) {
	const records = Object.values(data);
	const helpful = [data.helpful, ...records.map((record) => record?.helpful)].find((vote) => typeof vote === "boolean");
	const { comment = null } = data;
	const createdAt = toDateText(data.createdAt);
	return {
		...data,
		comment,
		createdAt,
		...helpful === void 0 ? {} : { helpful }
	};
}
function toDateText(value) {
	return typeof value === "string" ? value : value === void 0 || value === null ? null : JSON.stringify(value);
}
function entryId(entry) {
	const id = entry?.id;
	return typeof id === "string" && id !== "" ? id : fingerprint(JSON.stringify(entry) ?? "");
}
function parseJson(body) {
	try {
		return JSON.parse(body);
	} catch {
		const firstCharacter = body.trimStart().slice(0, 1);
		throw new FeedbackError("malformed", `its answer is not the expected JSON: ${firstCharacter === "<" ? "it is HTML or XML" : firstCharacter === "" ? "it is empty" : "it is not JSON, or was cut off in the middle"}`);
	}
}
/** Describes the first problem of a response. Zod's messages name types, never values. */
function describeProblem(error) {
	const [issue] = error.issues;
	if (issue === void 0) return "it cannot be read";
	const message = issue.message.replace(/^Invalid input: /, "");
	return issue.path.length === 0 ? message : `${issue.path.join(".")}: ${message}`;
}
//#endregion
//#region src/feedback/paging.ts
/** HTTP statuses with which a service refuses a parameter. */
const refusalStatuses = [400, 422];
/**
* Reads a listing page by page. A page is yielded before an error about its cursor is thrown.
*
* The names of some parameters are not documented. If the service refuses them or returns a page twice because of them,
* the listing is read without them. Entries are filtered here too, so ignored parameters change no result.
*
* @throws FeedbackError, or the reason of the signal.
*/
async function* readPages(connection, listing) {
	const { query, onParameterProblem } = listing;
	const sentNames = sentParameters(connection.parameterNames, query);
	const matches = createEntryFilter(query);
	const yieldedIds = /* @__PURE__ */ new Set();
	const reportedNames = /* @__PURE__ */ new Set();
	const report = (problem) => {
		if (!reportedNames.has(problem.parameter)) onParameterProblem(problem);
		reportedNames.add(problem.parameter);
	};
	let droppedNames = [];
	let retryReason;
	for (;;) {
		const parameterNames = withoutParameters(connection.parameterNames, droppedNames);
		let pageCount = 0;
		try {
			for await (const page of readChain({
				...connection,
				parameterNames
			}, listing)) {
				pageCount += 1;
				const ids = [...page.entries, ...page.malformed].map(({ id }) => id);
				if (retryReason === void 0 && sentNames.length > 0 && pageCount > 1 && ids.length > 0 && ids.every((id) => yieldedIds.has(id))) throw new FeedbackError("paging", "it gave the same page twice");
				for (const problem of findIgnoredParameters(parameterNames, query, page)) report(problem);
				const isNew = ({ id }) => retryReason === void 0 || !yieldedIds.has(id);
				const entries = page.entries.filter((entry) => matches(entry) && isNew(entry));
				const malformed = page.malformed.filter(isNew);
				for (const id of ids) yieldedIds.add(id);
				yield {
					...page,
					entries,
					malformed
				};
			}
			if (retryReason === void 0) return;
			for (const parameter of droppedNames) report({
				parameter,
				name: connection.parameterNames[parameter] ?? "",
				problem: retryReason
			});
			return;
		} catch (error) {
			if (!(error instanceof FeedbackError) || retryReason !== void 0 || sentNames.length === 0) throw error;
			if (error.kind === "paging") {
				retryReason = "repeats";
				droppedNames = sentNames;
			} else if (pageCount === 0 && refusalStatuses.includes(error.status)) {
				retryReason = "refused";
				droppedNames = await refusedParameters(connection, listing, sentNames);
			} else throw error;
		}
	}
}
/** Finds the parameters that the service refuses, by sending a request with each of them alone. */
async function refusedParameters(connection, listing, sentNames) {
	if (sentNames.length === 1) return sentNames;
	const refusedNames = [];
	for (const parameter of sentNames) {
		const otherNames = sentNames.filter((otherName) => otherName !== parameter);
		const parameterNames = withoutParameters(connection.parameterNames, otherNames);
		try {
			await requestPage({
				...connection,
				parameterNames
			}, listing, listing.cursor);
		} catch (error) {
			if (!(error instanceof FeedbackError) || !refusalStatuses.includes(error.status)) throw error;
			refusedNames.push(parameter);
		}
	}
	return refusedNames.length === 0 ? sentNames : refusedNames;
}
async function* readChain(connection, listing) {
	const cursors = /* @__PURE__ */ new Set();
	const ids = /* @__PURE__ */ new Set();
	const { scrub } = connection;
	let { cursor } = listing;
	let idlePages = 0;
	for (let pageCount = 1;; pageCount += 1) {
		if (cursor !== void 0) cursors.add(cursor);
		const { text, serviceTime } = await requestPage(connection, listing, cursor);
		const page = parseFeedbackPage(text, scrub.clean);
		const previousCount = ids.size;
		for (const { id } of [...page.entries, ...page.malformed]) ids.add(id);
		idlePages = ids.size === previousCount ? idlePages + 1 : 0;
		const problem = page.hasMore ? findPagingProblem(page.nextCursor, cursors, pageCount, idlePages, scrub) : void 0;
		const nextCursor = page.hasMore && problem === void 0 ? page.nextCursor : null;
		const received = page.entries.length + page.malformed.length;
		yield {
			...page,
			received,
			nextCursor,
			serviceTime
		};
		if (problem !== void 0) throw new FeedbackError("paging", problem);
		if (nextCursor === null) return;
		cursor = nextCursor;
	}
}
function findPagingProblem(nextCursor, seenCursors, pageCount, idlePages, scrub) {
	if (nextCursor === null || nextCursor === "") return "it says that there is more, but gives no cursor to read it with";
	if (scrub.finds(nextCursor)) return "the cursor that it gave repeats the key";
	if (seenCursors.has(nextCursor)) return "it gave the same cursor twice, so its pages have no end";
	if (idlePages >= 5) return `it says that there is more, and ${idlePages} pages brought nothing new`;
	return pageCount >= 1e4 ? `it has no end after ${maxFeedbackPages} pages` : void 0;
}
async function requestPage(connection, listing, cursor) {
	const { url, parameterNames, requestTime } = connection;
	const timeLeft = () => listing.endsAt - performance.now();
	const requestUrl = pageUrl(url, parameterNames, listing.query, cursor);
	const attempt = () => {
		listing.signal?.throwIfAborted();
		const millisecondsLeft = timeLeft();
		if (millisecondsLeft <= 0) throw new FeedbackError("deadline", "there was no time left");
		const createTimeoutError = () => millisecondsLeft <= requestTime ? new FeedbackError("deadline", "it gave no complete answer before the time was over") : new FeedbackError("timeout", `it gave no complete answer within ${formatDuration(requestTime)}`);
		return request(requestUrl, {
			...connection,
			signal: listing.signal
		}, Math.min(millisecondsLeft, requestTime), createTimeoutError);
	};
	return await withRetries(attempt, connection, connection.budget, timeLeft, listing.signal);
}
//#endregion
//#region src/feedback/synchronize.ts
/** Errors that a single cursor may cause, for example because the service no longer knows the cursor. */
const cursorFaults = [
	"status",
	"malformed",
	"large",
	"paging",
	"unavailable"
];
/**
* Updates a state: continues the unfinished read of an earlier build, or reads everything again. The state is
* consistent after every page, so that the next build can continue from it.
*
* @throws FeedbackError if the last page was not reached.
*/
async function synchronize(state, options) {
	const cursor = options.refresh ? void 0 : state.unfinished?.cursor;
	if (cursor === void 0) return readFrom(void 0, state, options);
	const previousUnfinished = state.unfinished;
	try {
		await readFrom(cursor, state, options);
	} catch (error) {
		if (!(state.unfinished === previousUnfinished) || !(error instanceof FeedbackError) || !cursorFaults.includes(error.kind)) throw error;
		return readFrom(void 0, state, options);
	}
	if (options.readableEntries() > state.entries.size) await readFrom(void 0, state, options);
}
/** Reads to the last page, then removes the entries that weren't listed, because the service has deleted them. */
async function readFrom(cursor, state, options) {
	const pass = cursor === void 0 ? state.pass + 1 : state.pass;
	const isFirst = state.unfinished?.isFirst ?? false;
	for await (const page of options.pages(cursor)) {
		state.pass = pass;
		addPage(state, page, options.timeOf(page));
		state.unfinished = {
			cursor: page.nextCursor ?? void 0,
			isFirst
		};
		await options.onPage(page);
	}
	for (const [id, entry] of state.entries) if (entry.pass !== pass) state.entries.delete(id);
	for (const [id, entry] of state.malformed) if (entry.pass !== pass) state.malformed.delete(id);
	state.unfinished = cursor === void 0 ? void 0 : {
		cursor: void 0,
		isFirst: false
	};
}
function addPage(state, { entries, malformed }, readAt) {
	const { pass } = state;
	for (const entry of entries) {
		state.entries.set(entry.id, toCachedEntry(entry, pass));
		state.malformed.delete(entry.id);
	}
	for (const { id, problem } of malformed) {
		state.malformed.set(id, {
			problem,
			pass
		});
		const previous = state.entries.get(id);
		if (previous !== void 0) state.entries.set(id, {
			...previous,
			pass
		});
	}
	state.readAt = readAt;
}
//#endregion
//#region src/feedback/reading.ts
/** Maximum clock difference that is accepted, in milliseconds. */
const maxClockDifference = 864e5;
/** Updates a state from the service, within the budget and the deadline, and caches the state. */
async function updateFeedbackState(state, { settings, tools, endsAt, store, storeFailure: initialStoreFailure }) {
	const { now = Date.now, saveInterval = 1e3, onProgress = () => {} } = tools;
	const { budget } = settings;
	let connection;
	let error;
	let unwritable = initialStoreFailure;
	let pages = 0;
	let pageSize = 100;
	const parameterProblems = [];
	let savedAt = performance.now();
	const requestCount = () => connection?.budget.used ?? 0;
	const onPage = async ({ received, nextCursor }) => {
		pages += 1;
		if (nextCursor !== null && received > 0) pageSize = received;
		onProgress({
			entries: state.entries.size,
			requests: requestCount(),
			budget
		});
		if (unwritable !== void 0 || performance.now() - savedAt < saveInterval) return;
		unwritable = await store.write(state);
		savedAt = performance.now();
	};
	const keyFailure = tools.key === void 0 ? keyProblem(settings.keyVariable) : void 0;
	try {
		if (keyFailure !== void 0) throw new FeedbackError("status", keyFailure);
		const service = connect(settings, tools);
		connection = service;
		await synchronize(state, {
			pages: (cursor) => readPages(service, {
				query: createQuery(settings),
				cursor,
				endsAt,
				signal: void 0,
				onParameterProblem: (problem) => void parameterProblems.push(problem)
			}),
			readableEntries: () => (budget - requestCount()) * pageSize,
			refresh: settings.refresh,
			timeOf: ({ serviceTime }) => plausibleTime(serviceTime, now(), state),
			onPage
		});
	} catch (caughtError) {
		error = toFeedbackError(caughtError);
	}
	if (pages > 0) state.askedAt = now();
	const { retryAfter = 0 } = error ?? {};
	state.retryAt = retryAfter > 0 ? now() + retryAfter : void 0;
	if (pages > 0 || retryAfter > 0) unwritable ??= await store.write(state);
	const isContinued = state.unfinished?.cursor !== void 0 && unwritable === void 0;
	const findings = readProblemFindings(state, {
		settings,
		pages,
		error,
		isContinued,
		lacksKey: keyFailure !== void 0,
		pageSize,
		parameterProblems: uniqueProblems(parameterProblems)
	});
	if (pages > 0 && unwritable !== void 0) findings.push(diagnose("feedback-unwritable", configLocation, unwritable));
	return {
		findings: connection?.scrub.clean(findings) ?? findings,
		requests: requestCount()
	};
}
/** Builds the query from the settings. An empty `status` list selects all statuses. */
function createQuery({ source, status, dateFrom, dateTo }) {
	return {
		dateFrom,
		dateTo,
		source,
		status: status.length === 0 ? void 0 : status
	};
}
/** Removes duplicates, because a build may read a listing twice. */
function uniqueProblems(problems) {
	return [...new Map(problems.map((problem) => [problem.parameter, problem])).values()];
}
/** Time of the service, or local time if the service's clock is clearly wrong. Never earlier than the previous read. */
function plausibleTime(serviceTime, now, { readAt }) {
	const time = serviceTime === void 0 || Math.abs(serviceTime - now) > maxClockDifference ? now : serviceTime;
	return readAt === void 0 || readAt > now + maxClockDifference ? time : Math.max(time, readAt);
}
function connect(settings, tools) {
	const key = tools.key ?? keyFromEnvironment(settings.keyVariable) ?? "";
	const { projectId, baseUrl, path, parameterNames, budget } = settings;
	return createConnection({
		...tools,
		projectId,
		key,
		baseUrl,
		path,
		parameterNames,
		budget
	});
}
function toFeedbackError(error) {
	if (error instanceof FeedbackError) return error;
	if (error instanceof FeedbackArgumentsError) return new FeedbackError("status", error.message.replace(/\.$/, ""));
	return new FeedbackError("status", `an unexpected ${error instanceof Error ? error.name : "error"} in docs-json-nav`);
}
//#endregion
//#region src/feedback/read-feedback.ts
/** Milliseconds after the deadline at which the lock of a build expires. */
const lockGraceMs = 5e3;
/** Maximum wait for another build or a disk, in milliseconds. */
const maxStoreWaitMs = 2e3;
/** Polling interval for another build's lock, in milliseconds. */
const pollIntervalMs = 50;
/**
* Reads feedback within the configured deadline and counts it by page. Never throws: a failure becomes a finding, and
* the counts come from the cache.
*
* @param lookup Matches the service's paths with pages.
* @param tools Overrides for tests and the command line.
*/
async function readFeedback(settings, lookup, requestPolicy = "due", tools = {}) {
	const endsAt = performance.now() + settings.deadline * 1e3;
	const maxWaitMs = Math.min(maxStoreWaitMs, settings.deadline * 200);
	const store = withTimeout(tools.store ?? openFilteredStore(settings), () => {
		return Math.max(pollIntervalMs, Math.min(maxWaitMs, endsAt - performance.now()));
	});
	const cachedResult = (state, error) => createResult(state, lookup, [...readProblemFindings(state, {
		settings,
		pages: 0,
		isContinued: true,
		error
	}), ...undatedFindings(state, settings)]);
	try {
		if (settings.offline || requestPolicy === "never") {
			const state = await store.read() ?? emptyState();
			return requestPolicy === "never" ? createResult(state, lookup, []) : cachedResult(state, createOfflineError(state));
		}
		const now = (tools.now ?? Date.now)();
		const isDue = (state) => requestPolicy === "always" || !isFresh(state, settings, now);
		const { lock, state } = await lockAndRead(store, maxWaitMs, settings.deadline * 1e3 + lockGraceMs, isDue);
		if (!isDue(state)) return cachedResult(state);
		const skipReason = findSkipReason(state, lock, requestPolicy === "always" ? void 0 : now);
		if (skipReason !== void 0) return cachedResult(state, skipReason);
		const storeFailure = typeof lock === "string" ? void 0 : lock;
		const { findings, requests } = await updateFeedbackState(state, {
			settings,
			tools,
			endsAt: endsAt - maxWaitMs,
			store,
			storeFailure
		});
		return createResult(state, lookup, [...findings, ...undatedFindings(state, settings)], requests);
	} catch (error) {
		const findings = [diagnose("feedback-failed", configLocation, {
			reason: `an unexpected ${error instanceof Error ? error.name : "error"} inside docs-json-nav`,
			advice: void 0,
			required: settings.required
		})];
		return {
			counts: /* @__PURE__ */ new Map(),
			findings,
			entries: [],
			unmatched: [],
			readAt: null,
			requests: 0
		};
	} finally {
		await store.unlock();
	}
}
function openSettingsStore(settings) {
	const { cacheFolder, baseUrl, path, projectId, parameterNames } = settings;
	const { source, status, pageSize } = parameterNames;
	const query = createQuery(settings);
	return openStore(cacheFolder, [
		baseUrl,
		path,
		projectId,
		source,
		status,
		pageSize,
		...isFiltered(query) ? [JSON.stringify(query)] : []
	]);
}
function isFiltered(query) {
	return Object.values(query).some((value) => value !== void 0);
}
/**
* Opens the store for the settings. If they filter the entries and nothing is cached for this filter yet, the store
* returns the matching entries of the unfiltered cache.
*/
function openFilteredStore(settings) {
	const query = createQuery(settings);
	const store = openSettingsStore(settings);
	if (!isFiltered(query)) return store;
	const unfilteredStore = openSettingsStore({
		...settings,
		source: void 0,
		status: [],
		dateFrom: void 0,
		dateTo: void 0
	});
	return {
		...store,
		async read() {
			const cached = await store.read();
			if (cached !== void 0) return cached;
			const state = await unfilteredStore.read();
			if (state === void 0) return void 0;
			const matches = createEntryFilter(query);
			const entries = new Map([...state.entries].filter(([, entry]) => matches(entry)));
			const unfinished = state.unfinished && { isFirst: state.unfinished.isFirst };
			return {
				...state,
				entries,
				unfinished,
				askedAt: void 0
			};
		}
	};
}
/**
* Acquires the lock and reads the cache. Waits briefly for another build, so that parallel parts of one build get the
* same counts.
*
* @param maxWaitMs Maximum wait in milliseconds.
*/
async function lockAndRead(store, maxWaitMs, holdMs, isDue) {
	const waitEndsAt = performance.now() + maxWaitMs;
	for (;;) {
		const lock = await store.lock(holdMs);
		const state = await store.read() ?? emptyState();
		if (lock !== "taken" || !isDue(state) || performance.now() >= waitEndsAt) return {
			lock,
			state
		};
		await sleep(pollIntervalMs);
	}
}
function isFresh({ unfinished, askedAt }, { maxAge, refresh }, now) {
	if (refresh || unfinished?.isFirst === true || askedAt === void 0) return false;
	return askedAt <= now && now - askedAt < maxAge * 6e4;
}
/** @param now Local time. If undefined, the wait that the service requested earlier is ignored. */
function findSkipReason(state, lock, now) {
	if (lock === "taken" && state.entries.size > 0) return new FeedbackError("status", "another build is reading it at this time");
	const waitMs = now === void 0 ? 0 : (state.retryAt ?? now) - now;
	if (waitMs <= 0 || waitMs > 36e5) return void 0;
	return new FeedbackError("limited", `its rate limit is reached; the next request is allowed in ${formatDuration(waitMs)}`);
}
function createOfflineError({ readAt }) {
	return readAt === void 0 ? new FeedbackError("status", "offline, and nothing was read before") : void 0;
}
function createResult(state, lookup, findings, requests = 0) {
	const entries = [...state.entries.values()];
	const { counts, unmatched } = countFeedback(entries, lookup);
	const unmatchedFindings = unmatched.length === 0 ? [] : [diagnose("feedback-unmatched", configLocation, { paths: unmatched })];
	const readAt = state.readAt === void 0 ? null : formatIsoTime(state.readAt);
	return {
		counts,
		findings: [...findings, ...unmatchedFindings],
		entries,
		unmatched,
		readAt,
		requests
	};
}
//#endregion
//#region src/feedback/site.ts
/**
* Lookup for the paths of a resolved site. Missing pages are included, because readers may have seen them earlier.
*
* @param hosts Further hosts of the site.
*/
function pathLookupOf(model, hosts = []) {
	const { host } = model.site;
	return createPathLookup(createSiteLookup(model, true), Object.keys(model.pages), host === void 0 ? hosts : [host, ...hosts]);
}
/** Adds counts and the time of the read to a model. Without a read, returns the model unchanged. */
function addFeedback(model, { counts, readAt }) {
	if (readAt === null) return model;
	const pages = Object.entries(model.pages).map(([route, page]) => {
		const feedback = counts.get(route);
		return [route, feedback === void 0 ? page : {
			...page,
			feedback
		}];
	});
	return {
		...model,
		site: {
			...model.site,
			feedback: { readAt }
		},
		pages: Object.fromEntries(pages)
	};
}
//#endregion
export { readPages as a, keyFromEnvironment as c, FeedbackArgumentsError as d, FeedbackError as f, matchPath as h, createQuery as i, keyProblem as l, sumCounts as m, pathLookupOf as n, createConnection as o, countFeedback as p, readFeedback as r, defaultTotalTime as s, addFeedback as t, checkQuery as u };
