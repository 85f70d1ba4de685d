import { a as normalizePath, c as maxErrorTextBytes, d as maxRetryMilliseconds, i as groupBy, l as maxFeedbackPages, n as resolveVisited, o as formatBytes, r as createSiteLookup, s as formatDuration } from "./resolve-VkHDyHGU.js";
import { a as withoutBase, r as parseUrl, t as decodePercent } from "./url-DMQRjnVx.js";
import "node:path";
import { createHash } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
//#region node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish$1(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const propertyKeyTypes = /* @__PURE__ */ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = {
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
};
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
	else iss.schema = iss.inst;
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
//#endregion
//#region node_modules/zod/v4/core/core.js
var _a;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
//#endregion
//#region node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
$constructor("$ZodError", initializer);
const $ZodRealError = $constructor("$ZodError", initializer, void 0, { Parent: Error });
//#endregion
//#region node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse = /* @__PURE__ */ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);
//#endregion
//#region node_modules/zod/v4/core/regexes.js
const anyString = /^[\s\S]{0,}$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
//#endregion
//#region node_modules/zod/v4/core/checks.js
const $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
//#endregion
//#region node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
//#endregion
//#region node_modules/zod/v4/core/schemas.js
const $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /* @__PURE__ */ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /* @__PURE__ */ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /* @__PURE__ */ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
//#endregion
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
//#region node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
/* @__NO_SIDE_EFFECTS__ */
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
/* @__NO_SIDE_EFFECTS__ */
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
/* @__NO_SIDE_EFFECTS__ */
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
/* @__NO_SIDE_EFFECTS__ */
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
/* @__NO_SIDE_EFFECTS__ */
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
/* @__NO_SIDE_EFFECTS__ */
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
/* @__NO_SIDE_EFFECTS__ */
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
/* @__NO_SIDE_EFFECTS__ */
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
/* @__NO_SIDE_EFFECTS__ */
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
//#endregion
//#region node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
const ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
const ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
const ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return /* @__PURE__ */ _unknown(ZodMiniUnknown);
}
const ZodMiniNever = /* @__PURE__ */ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function never(params) {
	return /* @__PURE__ */ _never(ZodMiniNever, params);
}
const ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
/* @__NO_SIDE_EFFECTS__ */
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ never(),
		...normalizeParams(params)
	});
}
/* @__NO_SIDE_EFFECTS__ */
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ unknown(),
		...normalizeParams(params)
	});
}
const ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
/* @__NO_SIDE_EFFECTS__ */
function _enum(values, params) {
	return new ZodMiniEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
const ZodMiniTransform = /* @__PURE__ */ $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
const ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
/* @__NO_SIDE_EFFECTS__ */
function nullish(innerType) {
	return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}
const ZodMiniCatch = /* @__PURE__ */ $constructor("ZodMiniCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function _catch(innerType, catchValue) {
	return new ZodMiniCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodMiniPipe = /* @__PURE__ */ $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
/* @__NO_SIDE_EFFECTS__ */
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodMiniCustom, fn, _params);
}
//#endregion
//#region src/core/host/file-error.ts
function errorCode(error) {
	if (typeof error !== "object" || error === null || !("code" in error)) return void 0;
	return typeof error.code === "string" ? error.code : void 0;
}
//#endregion
//#region src/core/host/hash.ts
function sha256(text) {
	return createHash("sha256").update(text).digest("hex");
}
//#endregion
//#region src/core/options/feedback-service.ts
/** Path in the API description. */
const documentedPath = "/api/external/v1/analytics/{projectId}/feedback";
/** Current path of the hosted service. */
const hostedPath = "/v1/analytics/{projectId}/feedback";
/** Base URL of the hosted service. */
const defaultBaseUrl = "https://api.mintlify.com";
/** Documented kinds of feedback. Entries of other kinds are kept too. */
const feedbackSources = [
	"code_snippet",
	"contextual",
	"agent",
	"thumbs_only"
];
/** Documented statuses. Entries with other statuses are kept too. */
const feedbackStatuses = [
	"pending",
	"in_progress",
	"resolved",
	"dismissed"
];
/** Default path of the feedback listing. The hosted service no longer uses the path in its API description. */
function defaultPathFor(baseUrl) {
	return URL.canParse(baseUrl) && new URL(baseUrl).host === new URL("https://api.mintlify.com").host ? hostedPath : documentedPath;
}
/** Names in the hosted service. The API description doesn't specify them. */
const defaultParameterNames = {
	source: "source",
	status: "status",
	pageSize: "limit"
};
/**
* URL of the feedback listing.
*
* @returns A URL without query, or messages about invalid settings. Messages never contain a full value, which may be a
* key that was entered by mistake.
*/
function createServiceUrl({ baseUrl, path, projectId }) {
	const problems = [baseUrlProblem(baseUrl), ...[pathProblem(path), projectProblem(projectId)]].filter((problem) => problem !== void 0);
	if (problems.length > 0) return { problems };
	const url = new URL(baseUrl);
	url.pathname = url.pathname.replace(/\/+$/, "") + path.replaceAll("{projectId}", encodeURIComponent(projectId));
	return { url };
}
/** Requires https, or http on a loopback host, without user, query and fragment. */
function baseUrlProblem(text) {
	if (typeof text !== "string" || !URL.canParse(text)) return "baseUrl is not a URL.";
	const url = new URL(text);
	if (url.username !== "" || url.password !== "") return "baseUrl must not contain a user name or password.";
	if (url.search !== "" || url.hash !== "") return "baseUrl must not contain a query or fragment.";
	if (url.protocol === "https:" || url.protocol === "http:" && isLoopback(url.hostname)) return void 0;
	return url.protocol === "http:" ? "baseUrl must be https: http is allowed only for this machine, because every request carries the key." : "baseUrl must be https.";
}
function pathProblem(path) {
	if (typeof path !== "string" || !path.startsWith("/") || path.startsWith("//")) return "path must start with one slash.";
	if (/[?#\\\s]/.test(path)) return "path must not contain a query, a fragment, a backslash or white space.";
	return path.split("/").some((segment) => segment === "." || segment === "..") ? "path must not contain \".\" or \"..\"." : void 0;
}
function projectProblem(id) {
	return typeof id !== "string" || id.trim() === "" || id === "." || id === ".." ? "projectId must name a project." : void 0;
}
function isLoopback(host) {
	return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
defaultParameterNames.source, defaultParameterNames.status, defaultParameterNames.pageSize;
const isoDatePattern = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
/**
* Parses an ISO 8601 date, with or without time, to milliseconds since 1970. Without a time zone it is UTC, so that the
* result doesn't depend on the machine.
*
* @returns Undefined for other text and for impossible dates.
*/
function parseIsoDate(text) {
	const match = text === null ? null : isoDatePattern.exec(text.trim());
	if (match === null) return void 0;
	const [fullText, year, month, day, hours, , , zone] = match;
	const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
	if (new Date(midnight).toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return void 0;
	if (hours === void 0) return midnight;
	const offset = zone === void 0 ? "Z" : zone.replace(/^([+-]\d\d):?(\d\d)?$/, (_, h, m = "00") => `${h}:${m}`);
	const timeText = fullText.slice(11, zone === void 0 ? void 0 : -zone.length).replace(",", ".");
	const time = Date.parse(`${year}-${month}-${day}T${timeText}${offset.toUpperCase()}`);
	return Number.isNaN(time) ? void 0 : time;
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
//#region src/core/host/time-limit.ts
/** Maximum delay in milliseconds. Node fires longer timers immediately. */
const maxTimerMs = 2 ** 31 - 1;
/**
* Runs work with a time limit. Returns in time even if the work ignores its signal.
*
* @param createError Creates the error for a timeout.
* @param outerSignal Signal that also cancels the work.
*/
async function withTimeLimit(milliseconds, createError, outerSignal, work) {
	outerSignal?.throwIfAborted();
	const controller = new AbortController();
	const signal = outerSignal === void 0 ? controller.signal : AbortSignal.any([controller.signal, outerSignal]);
	const timeout = setTimeout(() => controller.abort(createError()), Math.max(0, Math.min(milliseconds, maxTimerMs)));
	try {
		return await rejectOnAbort(work(signal), signal);
	} finally {
		clearTimeout(timeout);
		controller.abort();
	}
}
function rejectOnAbort(promise, signal) {
	return new Promise((resolve, reject) => {
		const rejectWithReason = () => reject(signal.reason);
		if (signal.aborted) rejectWithReason();
		signal.addEventListener("abort", rejectWithReason, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", rejectWithReason));
	});
}
const sleep = (milliseconds, signal) => setTimeout$1(milliseconds, void 0, { signal }).catch(() => signal?.throwIfAborted());
//#endregion
//#region src/core/host/remote/fault.ts
const connectReasons = [
	[/^(ENOTFOUND|ENODATA|EAI_\w+)$/, "the host name cannot be resolved"],
	[/^ECONNREFUSED$/, "the connection was refused"],
	[/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, "the host does not answer"]
];
const exchangeReasons = [
	[/^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_SOCKET)$/, "the connection broke off"],
	[/^CERT_HAS_EXPIRED$/, "its certificate has expired"],
	[/^ERR_TLS_CERT_ALTNAME/, "its certificate is for another host"],
	[/^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/, "its certificate is not trusted"],
	[/^(ERR_SSL_|ERR_TLS_|EPROTO)/, "no secure connection could be made"],
	[/^(HPE_|UND_ERR_)/, "its answer is not valid HTTP"],
	[/^(Z_|ERR__ERROR_|ERR_BROTLI_)/, "its answer cannot be decompressed"]
];
/**
* Describes an error of the network or of `fetch` by its code or its cause's code. The error's message is not used,
* since it may contain the URL or a header.
*/
function describeConnectionFailure(error) {
	const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : void 0) ?? "";
	const findReason = (reasons) => reasons.find(([pattern]) => pattern.test(code))?.[1];
	const connectReason = findReason(connectReasons);
	if (connectReason !== void 0) return {
		reason: connectReason,
		isHostReached: false
	};
	return {
		reason: findReason(exchangeReasons) ?? `the connection failed${code === "" ? "" : ` (${code})`}`,
		isHostReached: true
	};
}
function codeOf(error) {
	const code = errorCode(error);
	if (code !== void 0 && /^[A-Z][A-Z0-9_]*$/.test(code)) return code;
	return error instanceof Error && error.name === "HTTPParserError" ? "HPE_" : void 0;
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
//#endregion
//#region src/feedback/types.ts
const openStatuses = ["pending", "in_progress"];
/** Error message of a schema: `must be …, not …`. */
const mustBe = (expected) => ({ error: ({ input }) => `must be ${expected}, not ${displayValue(input)}.` });
const dateError = mustBe("a date such as 2026-01-31 or 2026-01-31T12:00:00Z");
const dateSchema = (/* @__PURE__ */ string(dateError)).check(/* @__PURE__ */ refine((text) => parseIsoDate(text) !== void 0, dateError));
const pageSizeError = mustBe(`a whole number from 1 to 100`);
const statusSchema = /* @__PURE__ */ _enum(feedbackStatuses, mustBe(`of ${feedbackStatuses.join(", ")}`));
const filters = {
	dateFrom: /* @__PURE__ */ optional(dateSchema),
	dateTo: /* @__PURE__ */ optional(dateSchema),
	source: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(feedbackSources, mustBe(`of ${feedbackSources.join(", ")}`))),
	status: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ transform(toList), (/* @__PURE__ */ array(statusSchema)).check(/* @__PURE__ */ _minLength(1, "must name at least one status.")))),
	pageSize: /* @__PURE__ */ optional(int(pageSizeError).check(/* @__PURE__ */ _gte(1, pageSizeError), /* @__PURE__ */ _lte(100, pageSizeError)))
};
const querySchema = /* @__PURE__ */ strictObject({
	...filters,
	signal: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()),
	cursor: /* @__PURE__ */ optional(/* @__PURE__ */ unknown())
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
const nonEmptyText = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1, "expected string that is not empty"));
const nullableText = /* @__PURE__ */ _catch(/* @__PURE__ */ nullish(/* @__PURE__ */ string()), null);
/** Only `id`, `path` and `status` are required for counting. Unknown fields are kept. */
const entrySchema = /* @__PURE__ */ looseObject({
	id: nonEmptyText,
	path: /* @__PURE__ */ string(),
	status: nonEmptyText,
	source: /* @__PURE__ */ _catch(/* @__PURE__ */ string(), ""),
	comment: nullableText,
	createdAt: /* @__PURE__ */ unknown(),
	helpful: /* @__PURE__ */ _catch(/* @__PURE__ */ nullish(/* @__PURE__ */ boolean()), void 0),
	contact: nullableText,
	code: nullableText,
	filename: nullableText,
	lang: nullableText
});
const pageSchema = /* @__PURE__ */ looseObject({
	feedback: /* @__PURE__ */ array(/* @__PURE__ */ unknown()),
	nextCursor: /* @__PURE__ */ nullish(/* @__PURE__ */ string()),
	hasMore: /* @__PURE__ */ boolean()
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
//#region src/feedback/client.ts
/**
* Creates a client for the feedback of one project.
*
* @throws FeedbackArgumentsError for invalid options.
*/
function createFeedbackClient(options) {
	const connection = createConnection(options);
	const totalTime = options.totalTime ?? 3e5;
	return {
		list(query = {}) {
			checkQuery(query);
			return createList(connection, query, totalTime);
		},
		get requests() {
			return connection.budget.used;
		}
	};
}
function createList(connection, query, totalTime) {
	const { signal, cursor, ...filters } = query;
	let skipped = 0;
	let parameterProblems = [];
	async function* pages() {
		const endsAt = performance.now() + totalTime;
		const onParameterProblem = (problem) => {
			parameterProblems = [...parameterProblems.filter(({ parameter }) => parameter !== problem.parameter), problem];
		};
		const listing = {
			query: filters,
			cursor,
			endsAt,
			signal,
			onParameterProblem
		};
		for await (const page of readPages(connection, listing)) {
			skipped += page.malformed.length;
			yield page;
		}
	}
	async function* entries() {
		for await (const page of pages()) yield* page.entries;
	}
	return {
		[Symbol.asyncIterator]: entries,
		pages: { [Symbol.asyncIterator]: pages },
		get skipped() {
			return skipped;
		},
		get parameterProblems() {
			return parameterProblems;
		}
	};
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
//#region src/feedback/state.ts
function isOpen({ status }) {
	return openStatuses.some((open) => open === status);
}
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
//#endregion
export { FeedbackArgumentsError, FeedbackError, countFeedback, createFeedbackClient, pathLookupOf };
