import { Dn as jsonNumberSource, G as maxBodyTextLength, Gr as getOrCreate, Gt as nameKeys, On as numberSource, Tn as pathItemMethods, Ut as unresolvedReference, W as maxBindingMembers, Wt as dataKeys, X as maxHeaders, aa as capitalize, ai as isObject, et as maxMessageSchemaLength, ii as isList, it as maxSampleLength, ji as decodePercent, jn as unmarkNumber, kn as parseMarkedJson, oa as escapeHtml, oi as ownMember, st as maxShownExampleLength, tt as maxPageLength, wi as unescapePointerSegment } from "./core-0sspFqjL.js";
import { a as plainText } from "./mdast-C6s8vRW9.js";
import { a as phrase, c as truncate, l as withFullStop, n as joinAsList, o as strong, r as joinPhrases, s as toSingleLine, t as inlineCode } from "./phrase-Dk5Ujzk2.js";
import { t as endpointMessages } from "./messages-Bo2o3SYE.js";
import { c as numberMember, i as arrayMember, l as objectMember, o as isTrueMember, r as listContext, s as memberEntries, t as createPageContext, u as stringMember } from "./page-context-CKnFC90Z.js";
import { C as asPart, D as list, E as heading, O as listItem, S as resolveSchema, T as contentLength, _ as formatJson, a as operationServers, b as withActiveSchema, c as securityAlternatives, d as describeValue, f as memberLine, g as valueCode, h as shortExamples, i as channelServers, k as paragraph, m as valueItem, n as externalDocsBlocks, o as serverBlocks, p as memberList, r as channelServerObjects, t as ListDepths, u as securitySection, v as formatJsonNumber, w as codeBlock, x as mergeSchemas, y as inferTypes } from "./list-depths-DrollQVn.js";
import { n as linkToRoute } from "./prose-CyFubWVW.js";
//#region src/endpoints/page/body-blocks.ts
/** Describes a body. `bodyBlocks` adds the title, because several media types can share one description. */
function describeBody$3(context, schema, marks = []) {
	return describeValue(context, {
		title: [],
		schema,
		marks,
		hasExampleBlock: true,
		...schema === void 0 ? { type: "" } : {}
	});
}
/** Blocks of a body: a line like that of a property, and the list of its properties. */
function bodyBlocks(title, { part, blocks, items }) {
	const titledPart = {
		...part,
		title
	};
	return [
		asPart(titledPart, paragraph(memberLine(titledPart))),
		...blocks,
		...items.length === 0 ? [] : [list(items)]
	];
}
//#endregion
//#region src/endpoints/examples/formats.ts
const timePattern = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,12})?(?:[Zz]|[+-]\d\d:?\d\d)`;
const datePattern = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const uriPattern = /^[a-z][a-z\d+.-]{0,40}:[^\s"<>\\^`{|}]{1,4000}$/i;
const hostnamePattern = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?){0,60}$/i;
const emailPattern = /^[^\s@"]{1,64}@[^\s@]{1,253}$/;
const stringFormats = new Map([
	["date-time", createFormat("2019-08-24T14:15:22Z", new RegExp(`^${datePattern}[Tt ]${timePattern}$`))],
	["date", createFormat("2019-08-24", new RegExp(`^${datePattern}$`))],
	["time", createFormat("14:15:22Z", new RegExp(`^${timePattern}$`))],
	["duration", createFormat("P3D", /^P(?=.)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/)],
	["email", createFormat("user@example.com", emailPattern)],
	["idn-email", createFormat("user@example.com", emailPattern)],
	["hostname", createFormat("example.com", hostnamePattern)],
	["idn-hostname", createFormat("example.com", /^[^\s/?#]{1,253}$/)],
	["ipv4", createFormat("192.0.2.1", /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/)],
	["ipv6", createFormat("2001:db8::1", /^[\da-f:.]{2,45}$/i)],
	["uri", createFormat("https://example.com", uriPattern)],
	["url", createFormat("https://example.com", /^(?:https?|ftp):\/\/[^\s/]{0,200}\.[^\s]{2,4000}$/i)],
	["uri-reference", createFormat("https://example.com", /^[^\s"<>\\^`{|}]*$/)],
	["uri-template", createFormat("https://example.com/{id}", /^[^\s"<>\\^`|]*$/)],
	["iri", createFormat("https://example.com", /^[a-z][a-z\d+.-]{0,40}:\S+$/i)],
	["iri-reference", createFormat("https://example.com", /^\S*$/)],
	["uuid", createFormat("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i)],
	["json-pointer", createFormat("/name", /^(?:\/(?:[^~/]|~[01])*)*$/)],
	["relative-json-pointer", createFormat("1/name", /^\d+(?:#|(?:\/.*)?)$/)],
	["regex", createFormat("^[a-z]+$", /./)],
	["byte", createFormat("c3RyaW5n", /^(?:[\w+/-]{4})*(?:[\w+/-]{2}==|[\w+/-]{3}=)?$/)]
]);
function createFormat(sample, pattern) {
	return {
		sample,
		matches: (text) => text.length > 5e3 || pattern.test(text)
	};
}
//#endregion
//#region src/endpoints/examples/parse-pattern.ts
const maxLength = 2e3;
const maxDepth$4 = 60;
const assertions = new Map([
	["^", { kind: "start" }],
	["$", { kind: "end" }],
	["\\b", { kind: "word" }],
	["\\B", { kind: "no word" }]
]);
var UnsupportedPattern = class extends Error {};
/**
* Parses an ECMA-262 regular expression without running it.
*
* @returns `undefined` for invalid patterns and unsupported syntax: backreferences, lookbehind, Unicode scripts.
*/
function parsePattern(pattern) {
	if (pattern.length > maxLength) return void 0;
	try {
		return new PatternParser(pattern).parse();
	} catch (error) {
		if (error instanceof UnsupportedPattern) return void 0;
		throw error;
	}
}
var PatternParser = class {
	#remainingPattern;
	#depth = 0;
	constructor(pattern) {
		this.#remainingPattern = pattern;
	}
	parse() {
		const tree = this.#parseChoice();
		return this.#remainingPattern === "" ? tree : void 0;
	}
	#consume(pattern) {
		const match = pattern.exec(this.#remainingPattern);
		if (match !== null) this.#remainingPattern = this.#remainingPattern.slice(match[0].length);
		return match;
	}
	#parseChoice() {
		if (++this.#depth > maxDepth$4) fail();
		const first = this.#parseSequence();
		const otherOptions = [];
		while (this.#consume(/^\|/) !== null) otherOptions.push(this.#parseSequence());
		this.#depth--;
		return otherOptions.length === 0 ? first : {
			kind: "choice",
			options: [first, ...otherOptions]
		};
	}
	#parseSequence() {
		const parts = [];
		while (/^[^|)]/.test(this.#remainingPattern)) parts.push(this.#parseQuantifier(this.#parseAtom()));
		return {
			kind: "sequence",
			parts
		};
	}
	#parseQuantifier(part) {
		const [quantifier, minText, comma, maxText] = this.#consume(/^(?:[*+?]|\{(\d{1,6})(,(\d{0,6}))?\})\??/) ?? [];
		if (quantifier === void 0) return part;
		const min = minText === void 0 ? Number(quantifier.startsWith("+")) : Number(minText);
		if (minText === void 0) return {
			kind: "repeat",
			part,
			min,
			max: quantifier.startsWith("?") ? 1 : Infinity
		};
		const max = maxText === "" ? Infinity : Number(maxText);
		return {
			kind: "repeat",
			part,
			min,
			max: comma === void 0 ? min : max
		};
	}
	#parseAtom() {
		const assertion = assertions.get(this.#consume(/^(?:\^|\$|\\[bB])/)?.[0] ?? "");
		if (assertion !== void 0) return assertion;
		if (this.#remainingPattern.startsWith("(")) return this.#parseGroup();
		const [classSource] = this.#consume(/^(?:\.|\[(?:\\.|[^\]\\])*\])/su) ?? this.#consume(escapePattern) ?? [];
		if (classSource !== void 0) return characterClass(classSource);
		const [char] = this.#consume(/^[^*+?)\\[]/su) ?? fail();
		return {
			kind: "letter",
			source: char,
			matches: (candidate) => candidate === char
		};
	}
	#parseGroup() {
		const [, lookaheadSign] = this.#consume(/^\((?:\?(?:([=!])|:|<(?![=!])[^>]*>))?/) ?? [];
		const part = this.#parseChoice();
		if (this.#consume(/^\)/) === null) fail();
		return lookaheadSign === void 0 ? part : {
			kind: "ahead",
			part,
			isNegated: lookaheadSign === "!"
		};
	}
};
/** Matches an escaped character or character class, but not a backreference. */
const escapePattern = /^\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|[pP]\{\w+\}|[^xupPck1-9])/su;
/**
* Compiles an escaped character or a character class. The `RegExp` tests one character at a time, so it can't
* backtrack. Backslashes that are invalid with the `u` flag are removed.
*/
function characterClass(source) {
	if (/\\(?:[ck1-9]|[pP]\{\w+=)/.test(source)) fail();
	const pattern = compileClass(source.replace(/\\([^a-zA-Z\d^$\\.*+?()[\]{}|/-])/gu, "$1"), "u") ?? compileClass(source, "") ?? fail();
	return {
		kind: "letter",
		source,
		matches: (char) => pattern.test(char)
	};
}
function compileClass(source, flags) {
	try {
		return new RegExp(`^${source}$`, flags);
	} catch {
		return;
	}
}
function fail() {
	throw new UnsupportedPattern();
}
//#endregion
//#region src/endpoints/examples/pattern.ts
/** Maximum length of a string that is matched. */
const maxTextLength$2 = 2e3;
const maxSteps$1 = 2e5;
const preferredChars = "stringabcdefghjklmopquvwxyzSTRINGABCDEFHJKLMOPQUVWXYZ1234567890";
/**
* Reports whether a regular expression matches anywhere in a string. Patterns are untrusted, and the JavaScript engine
* needs exponential time for some of them, so it never runs a whole pattern. The time of this function is proportional
* to pattern length × text length.
*
* @returns `undefined` if the pattern is unsupported or matching takes too many steps.
*/
function matchesPattern(pattern, text) {
	const tree = parsePattern(pattern);
	if (tree === void 0 || text.length > maxTextLength$2) return void 0;
	const chars = [...text];
	const budget = { steps: maxSteps$1 };
	const hasMatch = matchEnds(tree, chars, new Set(Array.from({ length: chars.length + 1 }, (_, index) => index)), budget).size > 0;
	return budget.steps < 0 ? void 0 : hasMatch;
}
/** Returns all positions at which a match from one of `starts` can end. */
function matchEnds(node, chars, starts, budget) {
	budget.steps -= starts.size + 1;
	if (budget.steps < 0 || starts.size === 0) return /* @__PURE__ */ new Set();
	const filterStarts = (isKept) => new Set([...starts].filter(isKept));
	const isWordBoundary = (position) => isWordChar(chars[position - 1]) !== isWordChar(chars[position]);
	switch (node.kind) {
		case "start": return filterStarts((position) => position === 0);
		case "end": return filterStarts((position) => position === chars.length);
		case "word": return filterStarts(isWordBoundary);
		case "no word": return filterStarts((position) => !isWordBoundary(position));
		case "ahead": return filterStarts((position) => matchEnds(node.part, chars, new Set([position]), budget).size > 0 !== node.isNegated);
		case "letter": return new Set([...starts].filter((position) => position < chars.length && node.matches(chars[position] ?? "")).map(nextPosition));
		case "sequence": return node.parts.reduce((positions, part) => matchEnds(part, chars, positions, budget), starts);
		case "choice": return new Set(node.options.flatMap((option) => [...matchEnds(option, chars, starts, budget)]));
		case "repeat": return repeatEnds(node, chars, starts, budget);
	}
}
function repeatEnds({ part, min, max }, chars, starts, budget) {
	let positions = starts;
	for (let repetition = 0; repetition < min && positions.size > 0 && budget.steps >= 0; repetition++) {
		const nextPositions = matchEnds(part, chars, positions, budget);
		if (nextPositions.size === positions.size && [...nextPositions].every((position) => positions.has(position))) break;
		positions = nextPositions;
	}
	const ends = new Set(positions);
	for (let repetition = min; repetition < max && positions.size > 0; repetition++) {
		positions = new Set([...matchEnds(part, chars, positions, budget)].filter((position) => !ends.has(position)));
		for (const position of positions) ends.add(position);
	}
	return ends;
}
/**
* Generates a string that the pattern matches, with at least `minLength` characters if the pattern allows it.
*
* @returns `undefined` if no generated string matches.
*/
function generateMatch(pattern, minLength = 0) {
	const tree = parsePattern(pattern);
	if (tree === void 0) return void 0;
	for (const repeatCount of [
		1,
		4,
		8,
		16,
		32,
		64,
		0
	]) {
		const text = generateNode(tree, repeatCount, {
			at: 0,
			left: 400
		});
		if (text === void 0) return void 0;
		if (text.length >= minLength && matchesPattern(pattern, text) === true) return text;
	}
}
function generateNode(node, repeatCount, state) {
	if (--state.left < 0) return void 0;
	if (node.kind === "letter") return pickChar(node, state.at++);
	if (node.kind === "choice") return generateNode(node.options[0], repeatCount, state);
	if (node.kind === "sequence") return generateAll(node.parts, repeatCount, state);
	if (node.kind !== "repeat") return "";
	const isLetter = node.part.kind === "letter";
	if (isLetter) state.at = 0;
	const preferredCount = isLetter && repeatCount > 0 ? Math.max(node.min, 6, repeatCount) : repeatCount > 1 ? repeatCount : Math.min(node.min, 1);
	const count = Math.min(node.max, Math.max(node.min, node.max === 1 ? 0 : preferredCount));
	return count > 300 ? void 0 : generateAll(Array(count).fill(node.part), repeatCount, state);
}
function generateAll(parts, repeatCount, state) {
	let text = "";
	for (const part of parts) {
		const piece = generateNode(part, repeatCount, state);
		if (piece === void 0) return void 0;
		text += piece;
	}
	return text;
}
/** Picks a character of the class. Prefers letters and digits that are easy to read. */
function pickChar({ source, matches: isUsable }, position) {
	const usableChars = [...preferredChars].filter(isUsable);
	if (usableChars.length > 0) return usableChars[position % usableChars.length];
	const punctuation = [..." -_.,:/+=@#!"].find(isUsable);
	if (punctuation !== void 0 || source.startsWith("[^")) return punctuation;
	const escapedChars = [...source.matchAll(/\\(?:u\{?|x)([\da-fA-F]{2,6})/g)].map(([, code = ""]) => Number.parseInt(code, 16)).filter((code) => code <= 1114111).map((code) => String.fromCodePoint(code));
	return [
		...source,
		...escapedChars,
		..."	\n\v\f\r\0"
	].find(isUsable);
}
function isWordChar(char) {
	return char !== void 0 && /^\w$/.test(char);
}
function nextPosition(position) {
	return position + 1;
}
//#endregion
//#region src/endpoints/examples/accepts.ts
/** Maximum number of validation steps. A value that needs more steps is accepted. */
const maxSteps = 2e4;
/** Maximum nesting depth, because a value can contain itself. */
const maxDepth$3 = 40;
const maxTextLength$1 = 2e4;
/**
* Returns false only if the schema certainly rejects the value. Unresolved references and unknown or malformed keywords
* are ignored.
*/
function accepts(references, schema, value, direction) {
	return validates({
		references,
		hiddenKeyword: direction === "request" ? "readOnly" : "writeOnly",
		depth: 0,
		budget: { steps: maxSteps }
	}, schema, value, []);
}
/**
* @param active Schemas that are already being applied to this value. They aren't applied again, which ends recursion.
*/
function validates(validation, schema, markedValue, active) {
	const value = unmarkNumber(markedValue);
	if (schema === false) return false;
	if (!isObject(schema) || active.includes(schema)) return true;
	if (validation.depth > maxDepth$3 || --validation.budget.steps < 0) return true;
	const activeSchemas = [...active, schema];
	const validatesPart = (part) => validates(validation, part, value, activeSchemas);
	const reference = schema.$ref ?? schema.$dynamicRef;
	if (typeof reference === "string" && !validatesPart(validation.references.resolveTarget(reference).value)) return false;
	if (value === null && (schema.nullable === true || schema["x-nullable"] === true) && typeof reference !== "string") return true;
	return isOfType(schema, value) && matchesEnum(schema, value) && matchesCombinators(schema, validatesPart) && (typeof value !== "string" || isValidString(schema, value)) && (typeof value !== "number" || isInRange(schema, value)) && (!Array.isArray(value) || isValidArray(validation, schema, value)) && (!isObject(value) || isValidObject(validation, schema, value, validatesPart));
}
function isOfType(schema, value) {
	const type = ownMember(schema, "type");
	const types = (Array.isArray(type) ? type : [type]).filter((type) => typeof type === "string");
	const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
	return types.length === 0 || types.some((type) => type === kind || matchesExtendedType(type, kind, value));
}
function matchesExtendedType(type, kind, value) {
	return type === "integer" && Number.isInteger(value) || type === "file" && kind === "string";
}
function matchesEnum(schema, value) {
	const values = ownMember(schema, "enum");
	const constant = ownMember(schema, "const");
	if (Array.isArray(values) && !values.some((type) => isEqual$1(type, value))) return false;
	return constant === void 0 || isEqual$1(constant, value);
}
function matchesCombinators(schema, validatesPart) {
	const { allOf, anyOf, oneOf, not } = schema;
	if (Array.isArray(allOf) && !allOf.every(validatesPart)) return false;
	if (Array.isArray(anyOf) && anyOf.length > 0 && !anyOf.some(validatesPart)) return false;
	if (Array.isArray(oneOf) && oneOf.length > 0) {
		const count = oneOf.filter(validatesPart).length;
		if (count === 0 || count > 1 && !isObject(schema.discriminator)) return false;
	}
	if (not !== void 0 && validatesPart(not)) return false;
	if (schema.if === void 0) return true;
	return validatesPart(validatesPart(schema.if) ? schema.then : schema.else);
}
function isValidString({ minLength, maxLength, pattern, format }, value) {
	const { length } = [...value];
	if (isBelow(length, minLength) || isAbove(length, maxLength)) return false;
	if (typeof pattern === "string" && matchesPattern(pattern, value) === false) return false;
	return typeof format !== "string" || stringFormats.get(format)?.matches(value) !== false;
}
function isInRange(schema, value) {
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
	if (isBelow(value, minimum) || isAbove(value, maximum)) return false;
	if (exclusiveMinimum === true ? value === minimum : isBelow(value, exclusiveMinimum) || value === exclusiveMinimum) return false;
	if (exclusiveMaximum === true ? value === maximum : isAbove(value, exclusiveMaximum) || value === exclusiveMaximum) return false;
	if (typeof multipleOf !== "number" || multipleOf <= 0) return true;
	const quotient = value / multipleOf;
	return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}
function isValidArray(validation, schema, value) {
	const { minItems, maxItems, uniqueItems, prefixItems, items, contains } = schema;
	if (isBelow(value.length, minItems) || isAbove(value.length, maxItems)) return false;
	if (uniqueItems === true && new Set(value.map(compactJson)).size < value.length) return false;
	const tupleSchemas = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
	const restSchema = Array.isArray(items) ? schema.additionalItems : items;
	const nestedValidation = {
		...validation,
		depth: validation.depth + 1
	};
	const validatesAs = (itemSchema) => (item) => validates(nestedValidation, itemSchema, item, []);
	if (!value.every((item, index) => validatesAs(index < tupleSchemas.length ? tupleSchemas[index] : restSchema)(item))) return false;
	return contains === void 0 || schema.minContains === 0 || value.some(validatesAs(contains));
}
function isValidObject(validation, schema, value, validatesPart) {
	const names = Object.keys(value);
	if (isBelow(names.length, schema.minProperties) || isAbove(names.length, schema.maxProperties)) return false;
	const nestedValidation = {
		...validation,
		depth: validation.depth + 1
	};
	const properties = objectMember(schema, "properties") ?? {};
	const isMissing = (name) => typeof name === "string" && !Object.hasOwn(value, name) && !isHidden(validation, ownMember(properties, name));
	if (arrayMember(schema, "required").some(isMissing)) return false;
	if (names.some((name) => arrayMember(objectMember(schema, "dependentRequired") ?? {}, name).some(isMissing))) return false;
	const dependentSchemas = objectMember(schema, "dependentSchemas") ?? {};
	if (names.some((name) => Object.hasOwn(dependentSchemas, name) && !validatesPart(dependentSchemas[name]))) return false;
	const patterns = Object.entries(objectMember(schema, "patternProperties") ?? {});
	return names.every((name) => {
		const patternSchemas = patterns.filter(([pattern]) => matchesPattern(pattern, name) !== false).map(([, part]) => part);
		const propertySchemas = Object.hasOwn(properties, name) ? [properties[name]] : [];
		const memberSchemas = propertySchemas.length + patternSchemas.length > 0 ? [...propertySchemas, ...patternSchemas] : [schema.additionalProperties];
		return validates(validation, schema.propertyNames, name, []) && memberSchemas.every((part) => validates(nestedValidation, part, value[name], []));
	});
}
function isHidden({ references, hiddenKeyword }, schema) {
	return references.resolveObject(schema)?.[hiddenKeyword] === true;
}
function isEqual$1(markedValue, b) {
	const a = unmarkNumber(markedValue);
	return a === b || typeof a === "object" && typeof b === "object" && compactJson(a) === compactJson(b);
}
function compactJson(value) {
	return formatJson(value, {
		pretty: false,
		limit: maxTextLength$1
	});
}
function isBelow(value, bound) {
	return typeof bound === "number" && value < bound;
}
function isAbove(value, bound) {
	return typeof bound === "number" && value > bound;
}
//#endregion
//#region src/endpoints/examples/example-scalars.ts
/** Maximum length in characters. Longer strings don't help the reader of an example. */
const maxTextLength = 200;
const fillerText = "string";
/** Generates a string for a schema. If possible, each `variant` yields a different string. */
function exampleString(keywords, variant) {
	const pattern = ownMember(keywords, "pattern");
	const format = ownMember(keywords, "format");
	const minLength = numberMember(keywords, "minLength") ?? 0;
	const maxLength = numberMember(keywords, "maxLength") ?? maxTextLength;
	const formatSample = typeof format === "string" ? stringFormats.get(format)?.sample : void 0;
	const patternSample = typeof pattern === "string" && formatSample === void 0 ? generateMatch(pattern, Math.min(minLength, maxTextLength)) : void 0;
	const baseText = formatSample ?? patternSample ?? fillerText;
	if (patternSample !== void 0) return patternSample;
	const variedText = variant === 0 || formatSample !== void 0 ? baseText : `${baseText}${variant + 1}`;
	const paddedText = formatSample === void 0 ? variedText.padEnd(Math.min(minLength, maxTextLength), fillerText) : variedText;
	return maxLength >= 0 && paddedText.length > maxLength && maxLength < maxTextLength ? paddedText.slice(0, maxLength) : paddedText;
}
/** Generates a number within the limits of a schema. Prefers 0, or 0.1 for a `float` or `double` without limits. */
function exampleNumber(keywords, isInteger, variant) {
	const format = ownMember(keywords, "format");
	const minimum = strictestLimit(keywords, ["minimum", "exclusiveMinimum"], Math.max);
	const maximum = strictestLimit(keywords, ["maximum", "exclusiveMaximum"], Math.min);
	const multiple = Math.abs(numberMember(keywords, "multipleOf") ?? 0);
	if (!isInteger && (format === "float" || format === "double") && minimum === void 0 && maximum === void 0 && multiple === 0) return .1 + variant;
	const stepWithinRange = minimum !== void 0 && maximum !== void 0 && maximum > minimum ? (maximum - minimum) / 4 : 1;
	const unit = multiple > 0 ? multiple : isInteger || stepWithinRange >= 1 ? 1 : stepWithinRange;
	const roundToUnit = (value, round) => multiple > 0 || isInteger ? round(removeFloatNoise(value / unit)) * unit : value;
	const from = minimum === void 0 ? 0 : roundToUnit(minimum, Math.ceil);
	const to = maximum === void 0 ? 0 : roundToUnit(maximum, Math.floor);
	const isValid = (value) => isInRange(keywords, value) && (!isInteger || Number.isInteger(value));
	const base = [
		0,
		from,
		from + unit,
		to,
		to - unit
	].map(removeFloatNoise).find(isValid) ?? 0;
	return [base + variant * unit, base - variant * unit].map(removeFloatNoise).find(isValid) ?? base;
}
function strictestLimit(keywords, names, choose) {
	const limits = names.flatMap((name) => numberMember(keywords, name) ?? []);
	return limits.length === 0 ? void 0 : choose(...limits);
}
/** Removes floating-point noise: `0.30000000000000004 → 0.3`. */
function removeFloatNoise(value) {
	return Number(value.toPrecision(12));
}
//#endregion
//#region src/endpoints/examples/example-value.ts
/** Maximum number of schemas visited for one example. */
const maxSchemas = 1500;
/** Number of visited schemas after which only required properties are added. */
const requiredOnlyThreshold = 300;
const maxDepth$2 = 9;
/** Maximum number of optional properties of one object. */
const maxExampleProperties = 60;
const maxOptions = 30;
const maxExampleItems = 10;
/** Maximum number of candidate values that are validated. */
const maxValidatedCandidates = 400;
/**
* Generates a value that the schema accepts: a valid example, constant, default or enum value of the schema, else
* a generated value. Leaves out `readOnly` properties in requests and `writeOnly` properties in responses.
*
* @returns `undefined` without a schema, or if no value could be generated. If the schema can't be satisfied or is
* nested too deeply, the value may be invalid.
*/
function getExampleValue(context, schema, direction) {
	if (schema === void 0) return void 0;
	return context.examples[direction].getOrCreate(schema, () => generateExample(context, schema, direction));
}
function generateExample(context, schema, direction) {
	const fullExample = new ExampleGenerator(context, direction, true).value(schema, initialState);
	if (fullExample !== void 0 && accepts(context.references, schema, fullExample, direction)) return fullExample;
	const minimalExample = new ExampleGenerator(context, direction, true).value(schema, {
		...initialState,
		requiredOnly: true
	});
	if (minimalExample !== void 0 && accepts(context.references, schema, minimalExample, direction)) return minimalExample;
	return fullExample ?? new ExampleGenerator(context, direction, false).value(schema, initialState);
}
const initialState = {
	active: /* @__PURE__ */ new Set(),
	depth: 0,
	variant: 0,
	requiredOnly: false
};
var ExampleGenerator = class {
	#schemas;
	#direction;
	#isStrict;
	#hiddenKeyword;
	#visitedCount = 0;
	#validatedCount = 0;
	/** @param isStrict Discards values that the schema rejects, such as objects without a required property. */
	constructor(context, direction, isStrict) {
		this.#schemas = context;
		this.#direction = direction;
		this.#isStrict = isStrict;
		this.#hiddenKeyword = direction === "request" ? "readOnly" : "writeOnly";
	}
	#isAccepted(schema, candidate) {
		return accepts(this.#schemas.references, schema, candidate, this.#direction);
	}
	value(schema, state) {
		if (++this.#visitedCount > maxSchemas || state.depth > maxDepth$2) return void 0;
		const resolvedSchema = resolveSchema(this.#schemas, schema, state.active);
		if (resolvedSchema.keywords[this.#hiddenKeyword] === true && state.depth > 0) return void 0;
		if (resolvedSchema.isNever || resolvedSchema.recursiveNames.length > 0) return void 0;
		const authoredCandidates = authoredValues(resolvedSchema).filter((candidate) => this.#isAccepted(schema, candidate));
		if (authoredCandidates.length > 0) return authoredCandidates[state.variant % authoredCandidates.length];
		const candidate = this.#generateWithUnions(resolvedSchema, {
			...state,
			active: withActiveSchema(state.active, resolvedSchema)
		});
		const needsCheck = typeof candidate !== "object" || candidate === null || resolvedSchema.unions.length > 0;
		if (candidate === void 0 || !this.#isStrict || !needsCheck || this.#isAccepted(schema, candidate)) return candidate;
		if (resolvedSchema.nullable && this.#isAccepted(schema, null)) return null;
		return state.depth === 0 ? candidate : void 0;
	}
	/** Tries the options of each union in order, until one yields a valid value. */
	#generateWithUnions(resolvedSchema, state) {
		const [union, ...otherUnions] = [...resolvedSchema.unions, ...conditionUnions(resolvedSchema)];
		if (union === void 0) return this.#plainValue(resolvedSchema, state);
		const base = {
			...resolvedSchema,
			keywords: withoutConditions(resolvedSchema.keywords),
			unions: otherUnions
		};
		let bestCandidate;
		for (const option of union.options.slice(0, maxOptions)) {
			const resolvedOption = resolveSchema(this.#schemas, option, state.active);
			if (resolvedOption.isNever || resolvedOption.recursiveNames.length > 0 && !union.hasDiscriminator) continue;
			const mergedSchema = withDiscriminatorValue(mergeSchemas(base, resolvedOption), resolvedSchema, resolvedOption.name);
			for (const requiredOnly of state.requiredOnly ? [true] : [false, true]) {
				const candidate = this.#generateWithUnions(mergedSchema, {
					...state,
					requiredOnly,
					active: withActiveSchema(state.active, resolvedOption)
				});
				if (candidate === void 0) break;
				if (++this.#validatedCount > maxValidatedCandidates || this.#matchesUnion(union, candidate)) return candidate;
				bestCandidate ??= candidate;
				if (!isObject(candidate)) break;
			}
		}
		return this.#isStrict && state.depth > 0 ? void 0 : bestCandidate;
	}
	#matchesUnion({ kind, options, hasDiscriminator }, candidate) {
		const count = options.filter((option) => this.#isAccepted(option, candidate)).length;
		return kind === "oneOf" && hasDiscriminator !== true ? count === 1 : count > 0;
	}
	#plainValue(resolvedSchema, state) {
		const [type] = inferTypes(resolvedSchema);
		const { keywords } = resolvedSchema;
		if (type === "object") return this.#objectValue(resolvedSchema, state);
		if (type === "array") return this.#arrayValue(resolvedSchema, state);
		if (type === "boolean") return state.variant % 2 === 0;
		if (type === "integer" || type === "number") return exampleNumber(keywords, type === "integer", state.variant);
		if (type === "string" || type === "file") return exampleString(keywords, state.variant);
		return type === void 0 && !resolvedSchema.nullable ? {} : null;
	}
	#objectValue(resolvedSchema, state) {
		const required = listRequiredNames(resolvedSchema);
		const memberState = {
			...state,
			depth: state.depth + 1,
			variant: 0,
			requiredOnly: false
		};
		const properties = [...resolvedSchema.properties].filter(([name]) => name !== "__proto__");
		const maxCount = typeof resolvedSchema.keywords.maxProperties === "number" ? resolvedSchema.keywords.maxProperties : maxExampleProperties;
		const requiredProperties = properties.filter(([name]) => required.has(name));
		const optionalProperties = state.requiredOnly ? [] : properties.filter(([name]) => !required.has(name));
		const candidate = /* @__PURE__ */ new Map();
		for (const [name, schema] of [...requiredProperties, ...optionalProperties.slice(0, Math.max(0, maxCount - required.size))]) {
			if (this.#visitedCount > requiredOnlyThreshold && !required.has(name)) break;
			const member = this.value(schema, {
				...memberState,
				variant: resolvedSchema.properties.size > 0 ? 0 : state.variant
			});
			if (member !== void 0) candidate.set(name, member);
			else if (this.#isStrict && required.has(name) && !this.#isHidden(schema)) return void 0;
		}
		const members = {};
		for (const [name] of properties) if (candidate.has(name)) members[name] = candidate.get(name);
		return {
			...members,
			...this.#additionalMembers(resolvedSchema, required, members, memberState)
		};
	}
	/**
	* Generates members that aren't in `properties`: required members, more members up to `minProperties`, and at least
	* one member of a map.
	*/
	#additionalMembers(resolvedSchema, required, describedMembers, memberState) {
		const { keywords } = resolvedSchema;
		const additionalSchema = ownMember(keywords, "additionalProperties");
		const [pattern, patternSchema] = Object.entries(objectMember(keywords, "patternProperties") ?? {})[0] ?? [];
		const members = {};
		for (const name of required) {
			if (name === "__proto__" || resolvedSchema.properties.has(name)) continue;
			const candidate = isObject(additionalSchema) ? this.value(additionalSchema, memberState) : "string";
			if (candidate !== void 0) members[name] = candidate;
		}
		const memberCount = Object.keys(describedMembers).length + Object.keys(members).length;
		const minCount = typeof keywords.minProperties === "number" ? Math.min(keywords.minProperties, maxExampleItems) : 0;
		const isMap = resolvedSchema.properties.size === 0 && memberCount === 0 && (isObject(additionalSchema) || isObject(patternSchema));
		const targetCount = Math.max(minCount - memberCount, isMap && keywords.maxProperties !== 0 ? 1 : 0);
		for (let variant = 0; variant < targetCount; variant++) {
			const schema = additionalSchema === false || isObject(patternSchema) && !isObject(additionalSchema) ? patternSchema : additionalSchema;
			const candidate = isObject(schema) ? this.value(schema, {
				...memberState,
				variant
			}) : "string";
			const name = schema === patternSchema && pattern !== void 0 ? generateMatch(pattern) : this.#memberName(keywords, memberState, variant);
			if (candidate !== void 0 && name !== void 0 && name !== "__proto__") members[name] = candidate;
		}
		return members;
	}
	#memberName(keywords, memberState, variant) {
		const nameSchema = ownMember(keywords, "propertyNames");
		const defaultName = variant === 0 ? "key" : `key${variant + 1}`;
		if (!isObject(nameSchema) || this.#isAccepted(nameSchema, defaultName)) return defaultName;
		const candidate = this.value({
			type: "string",
			allOf: [nameSchema]
		}, {
			...memberState,
			variant
		});
		return typeof candidate === "string" ? candidate : defaultName;
	}
	#arrayValue(resolvedSchema, state) {
		const { keywords } = resolvedSchema;
		const { items, minItems, maxItems, contains } = keywords;
		const tupleSchemas = arrayMember(keywords, Array.isArray(keywords.prefixItems) ? "prefixItems" : "items").slice(0, 20);
		const restSchema = Array.isArray(items) ? keywords.additionalItems : items;
		const minCount = typeof minItems === "number" ? Math.min(minItems, maxExampleItems) : 0;
		const maxCount = typeof maxItems === "number" ? maxItems : maxExampleItems;
		const allowsAnyItems = restSchema !== false && tupleSchemas.length === 0;
		const targetCount = Math.min(Math.max(minCount, tupleSchemas.length, allowsAnyItems || contains !== void 0 ? 1 : 0), maxCount);
		const candidate = [];
		for (let index = 0; index < targetCount; index++) {
			const itemSchema = index === tupleSchemas.length && isObject(contains) ? { allOf: [contains, ...isObject(restSchema) ? [restSchema] : []] } : restSchema;
			const schema = index < tupleSchemas.length ? tupleSchemas[index] : itemSchema;
			if (schema === void 0 && minCount <= index) break;
			const item = this.value(schema ?? {}, {
				...state,
				depth: state.depth + 1,
				variant: index,
				requiredOnly: false
			});
			if (item !== void 0) candidate.push(item);
			else if (index < tupleSchemas.length) break;
		}
		return this.#isStrict && candidate.length < minCount ? void 0 : candidate;
	}
	#isHidden(schema) {
		return resolveSchema(this.#schemas, schema, /* @__PURE__ */ new Set()).keywords[this.#hiddenKeyword] === true;
	}
};
/**
* Values in the schema itself, best first: examples, constant, default, enum. Excludes `null`, because `nullable`
* covers it.
*/
function authoredValues({ keywords, types }) {
	const values = [
		ownMember(keywords, "example"),
		...arrayMember(keywords, "examples"),
		ownMember(keywords, "const"),
		ownMember(keywords, "default"),
		...arrayMember(keywords, "enum")
	].filter((value) => value !== void 0 && value !== null);
	const isText = types.length === 1 && types[0] === "string";
	return [...new Set(isText ? values.map(numberAsText) : values)].slice(0, maxOptions);
}
/** Converts a number to text. YAML parses an unquoted `1.0` as a number, even if the schema expects a string. */
function numberAsText(value) {
	return typeof value === "number" ? formatJsonNumber(value) : numberSource(value) ?? value;
}
/** Names of required properties, including those that `dependentRequired` adds. */
function listRequiredNames({ required, keywords }) {
	const names = new Set(required);
	const dependentRequired = objectMember(keywords, "dependentRequired") ?? {};
	for (const name of names) for (const dependentName of arrayMember(dependentRequired, name)) if (typeof dependentName === "string") names.add(dependentName);
	return names;
}
/** Converts `if`/`then`/`else` to a union of two options. */
function conditionUnions({ keywords }) {
	const { if: condition, then = {}, else: elseSchema = {} } = keywords;
	if (condition === void 0) return [];
	return [{
		kind: "anyOf",
		hasDiscriminator: false,
		options: [{ allOf: [condition, then] }, {
			allOf: [elseSchema],
			not: condition
		}]
	}];
}
function withoutConditions({ if: _, then: __, else: ___, ...otherKeywords }) {
	return otherKeywords;
}
/** Sets the discriminator property to the value that selects the option: its key in `mapping`, else its name. */
function withDiscriminatorValue(mergedSchema, { keywords }, optionName) {
	const discriminator = ownMember(keywords, "discriminator");
	const property = isObject(discriminator) ? ownMember(discriminator, "propertyName") : discriminator;
	if (typeof property !== "string" || property === "__proto__" || optionName === void 0) return mergedSchema;
	const [discriminatorValue = optionName] = Object.entries(isObject(discriminator) && objectMember(discriminator, "mapping") || {}).find(([, reference]) => typeof reference === "string" && reference.split("/").at(-1) === optionName) ?? [];
	const declaredSchema = mergedSchema.properties.get(property);
	const properties = new Map(mergedSchema.properties);
	properties.set(property, {
		...declaredSchema === void 0 ? {} : { allOf: [declaredSchema] },
		example: discriminatorValue
	});
	return {
		...mergedSchema,
		properties
	};
}
//#endregion
//#region src/endpoints/examples/xml-text.ts
const maxDepth$1 = 20;
const validName = /^[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?$/u;
/** Serializes a value as XML, with names and attributes from the `xml` keyword of its schema. */
function formatXml(context, schema, value) {
	const resolvedSchema = resolveSchema(context, schema, /* @__PURE__ */ new Set());
	return elementLines(context, resolvedSchema, elementName(resolvedSchema, resolvedSchema.name ?? "root"), value, withActiveSchema(/* @__PURE__ */ new Set(), resolvedSchema), 0).join("\n");
}
function elementLines(context, resolvedSchema, tagName, value, active, depth) {
	const tag = validName.test(tagName) ? tagName : "item";
	if (depth > maxDepth$1) return [];
	if (Array.isArray(value)) {
		const itemSchema = resolveSchema(context, ownMember(resolvedSchema.keywords, "items"), active);
		const itemActiveSchemas = withActiveSchema(active, itemSchema);
		const itemName = elementName(itemSchema, depth === 0 ? itemSchema.name ?? "item" : tag);
		const itemLines = value.flatMap((item) => elementLines(context, itemSchema, itemName, item, itemActiveSchemas, depth + 1));
		if (!isWrapped(resolvedSchema) && depth > 0) return itemLines;
		return itemLines.length > 0 ? [
			`<${tag}>`,
			...itemLines.map(indent),
			`</${tag}>`
		] : [`<${tag}/>`];
	}
	const namespace = namespaceAttribute(resolvedSchema);
	if (!isObject(value)) return value === null || value === void 0 ? [`<${tag}${namespace}/>`] : [`<${tag}${namespace}>${escapeXml(value)}</${tag}>`];
	const { attributes, lines } = memberLines(context, resolvedSchema, value, active, depth);
	const startTag = `${tag}${namespace}${attributes.join("")}`;
	return lines.length === 0 ? [`<${startTag}/>`] : [
		`<${startTag}>`,
		...lines.map(indent),
		`</${tag}>`
	];
}
function memberLines(context, resolvedSchema, value, active, depth) {
	const attributes = [];
	const lines = [];
	for (const [key, member] of Object.entries(value)) {
		const resolvedMember = resolveSchema(context, memberSchema(context, resolvedSchema, key, active), active);
		const tagName = elementName(resolvedMember, key);
		if (objectMember(resolvedMember.keywords, "xml")?.attribute === true && typeof member !== "object") attributes.push(` ${validName.test(tagName) ? tagName : "value"}="${escapeXml(member)}"`);
		else lines.push(...elementLines(context, resolvedMember, tagName, member, withActiveSchema(active, resolvedMember), depth + 1));
	}
	return {
		attributes,
		lines
	};
}
function memberSchema(context, resolvedSchema, key, active) {
	const options = resolvedSchema.unions.flatMap(({ options }) => options.slice(0, 20));
	const declaredSchema = resolvedSchema.properties.get(key) ?? ownMember(resolvedSchema.keywords, "additionalProperties");
	if (declaredSchema !== void 0) return declaredSchema;
	return options.map((option) => resolveSchema(context, option, active).properties.get(key)).find((schema) => schema !== void 0);
}
function elementName(resolvedSchema, fallback) {
	const xml = objectMember(resolvedSchema.keywords, "xml") ?? {};
	const prefix = stringMember(xml, "prefix");
	const name = stringMember(xml, "name") ?? fallback;
	return prefix === void 0 ? name : `${prefix}:${name}`;
}
function namespaceAttribute(resolvedSchema) {
	const xml = objectMember(resolvedSchema.keywords, "xml") ?? {};
	const namespace = stringMember(xml, "namespace");
	const prefix = stringMember(xml, "prefix");
	const isValidPrefix = prefix === void 0 || validName.test(prefix);
	if (namespace === void 0 || !isValidPrefix) return "";
	return ` xmlns${prefix === void 0 ? "" : `:${prefix}`}="${escapeXml(namespace)}"`;
}
function isWrapped(resolvedSchema) {
	const xml = objectMember(resolvedSchema.keywords, "xml") ?? {};
	return xml.wrapped === true || xml.nodeType === "element";
}
function escapeXml(value) {
	return escapeHtml(typeof value === "number" ? formatJsonNumber(value) : numberSource(value) ?? String(value)).replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "�");
}
function indent(line) {
	return `  ${line}`;
}
//#endregion
//#region src/endpoints/samples/request.ts
/** String literal in double quotes, valid in JavaScript, Python, Go, Java and C#. */
function portableStringLiteral(text) {
	return JSON.stringify(text.toWellFormed()).replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => {
		return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
	});
}
/**
* String literal of PHP and Ruby: in single quotes, or in double quotes if the text has control characters.
*
* @param interpolation Character that starts an expression in double quotes.
*/
function scriptLiteral(text, interpolation) {
	const wellFormed = text.toWellFormed();
	if (!/[^\P{Cc}\n]/u.test(wellFormed)) return `'${wellFormed.replace(/['\\]/g, "\\$&")}'`;
	const special = interpolation === "$" ? /["\\$]|\p{Cc}/gu : /["\\#]|\p{Cc}/gu;
	return `"${wellFormed.replace(special, (character) => {
		if (character === "\n") return "\\n";
		if (character === "\r") return "\\r";
		return /\p{Cc}/u.test(character) ? `\\u{${character.codePointAt(0)?.toString(16)}}` : `\\${character}`;
	})}"`;
}
/** Splits a text into lines that keep their ends. */
function splitLines(text) {
	return text.match(/[^\n]*\n|[^\n]+/g) ?? [""];
}
/** Literals of the lines of a text, with an operator between them that joins strings. */
function joinedLiterals(text, literal, operator) {
	return splitLines(text).map(literal).join(` ${operator}\n  `);
}
function encodeForm(fields) {
	return fields.map(({ name, value = "" }) => `${percentEncode(name)}=${percentEncode(value)}`).join("&");
}
function percentEncode(text) {
	return encodeURIComponent(text.toWellFormed()).replace(/['()*!]/g, (character) => {
		return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
	});
}
/** Percent-encodes characters that could end a string literal in a code sample. */
function sanitizeBaseUrl(url) {
	return url.replace(/[\s"'<>\\^`|\p{Cc}]/gu, percentEncode);
}
/** Reports whether JSON keeps its meaning as JavaScript or Python source. Large numbers and `__proto__` don't. */
function isEmbeddableJson({ type, text }) {
	const withoutStrings = text.replace(/"(?:[^"\\]|\\.)*"/g, "\"\"");
	if (!/[/+]json\b/i.test(type) || text.includes("__proto__") || /\d{16}|[eE][+-]?\d{3}/.test(withoutStrings)) return false;
	try {
		return typeof JSON.parse(text) === "object";
	} catch {
		return false;
	}
}
function indentFollowingLines(text, indentation) {
	return text.replaceAll("\n", `\n${indentation}`);
}
//#endregion
//#region src/endpoints/page/media-types.ts
function readMediaTypes(page, holder) {
	return memberEntries(holder, "content").slice(0, 100).map(([type, mediaTypeReference]) => {
		const value = page.references.resolveObject(mediaTypeReference) ?? {};
		return {
			type,
			value,
			schema: mediaTypeSchema(page, value)
		};
	});
}
/** Cached schemas of media types with both `schema` and `itemSchema`. Other caches need the same object each time. */
const combinedSchemas = /* @__PURE__ */ new WeakMap();
/**
* Combines `itemSchema` (OpenAPI 3.2), which describes each item of a stream, with `schema`, which describes the list
* of all items.
*/
function mediaTypeSchema(page, media) {
	const schema = ownMember(media, "schema");
	const itemSchema = ownMember(media, "itemSchema");
	if (schema === void 0 || itemSchema === void 0) return schema ?? itemSchema;
	return getOrCreate(combinedSchemas, media, () => {
		const items = {
			type: "array",
			items: itemSchema
		};
		const [type = "array"] = inferTypes(resolveSchema(page, schema, /* @__PURE__ */ new Set()));
		return type === "array" ? { allOf: [schema, items] } : items;
	});
}
function isJsonType(type) {
	return type === "" || type === "*/*" || /[/+](?:json|x-ndjson|ndjson|jsonl)\b/i.test(type);
}
function isXmlType(type) {
	return /[/+]xml\b/i.test(type);
}
function isFormType(type) {
	return /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type);
}
function isBinaryType(type) {
	return /^(?:image|audio|video|font)\/(?!svg)|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|(?:x-)?protobuf|vnd\.google\.protobuf)\b/i.test(type);
}
function codeLanguage(type, text) {
	if (isJsonType(type)) return text.trimStart().startsWith("<") ? "text" : "json";
	if (isXmlType(type)) return text.trimStart().startsWith("<") ? "xml" : "text";
	return /\b(html|yaml|csv|css|javascript|markdown|graphql)\b/i.exec(type)?.[1]?.toLowerCase() ?? "text";
}
//#endregion
//#region src/endpoints/page/serialize-parameter.ts
/**
* Serializes a query parameter as `name=value` pairs, percent-encoded. Follows `style`, `explode` and
* `collectionFormat`.
*/
function serializeQuery(parameter, value) {
	const name = percentEncode(parameter.name);
	const { style, explode, separator } = readStyle(parameter);
	const encode = ownMember(parameter.value, "allowReserved") === true ? encodeExceptReserved : percentEncode;
	if (isList(value)) {
		const items = value.slice(0, 20).map((item) => encode(formatParameterValue(item)));
		return explode ? items.map((item) => `${name}=${item}`) : [`${name}=${items.join(separator)}`];
	}
	if (!(isObject(value) && Object.hasOwn(parameter.value, "schema")) || isTrueMember(parameter.value, "x-swagger")) return [`${name}=${encode(formatParameterValue(value))}`];
	const members = listLimitedEntries(value).map(([key, member]) => [encode(key), encode(formatParameterValue(member))]);
	if (style === "deepObject") return members.map(([key, member]) => `${name}%5B${key}%5D=${member}`);
	if (explode) return members.map(([key, member]) => `${key}=${member}`);
	return [`${name}=${members.flat().join(separator)}`];
}
/**
* Serializes a parameter that is the whole query string (OpenAPI 3.2).
*
* @param isForm True for a form, whose members become `name=value` pairs. Other values are percent-encoded as a whole.
*/
function serializeQueryString(value, isForm) {
	if (!isForm || !isObject(value)) return [percentEncode(formatParameterValue(value))];
	return listLimitedEntries(value).flatMap(([key, member]) => (isList(member) ? member.slice(0, 20) : [member]).map((item) => `${percentEncode(key)}=${percentEncode(formatParameterValue(item))}`));
}
/** Implements `allowReserved`, but still encodes `&`, `=`, `#` and `+`, which have a meaning in query strings. */
function encodeExceptReserved(text) {
	return percentEncode(text).replace(/%(?:3A|2F|3F|40|21|24|2A|2C|3B|5B|5D)/g, decodeURIComponent);
}
function serializePath(parameter, value) {
	const { explode } = readStyle(parameter);
	const style = stringMember(parameter.value, "style");
	const name = percentEncode(parameter.name);
	const parts = splitValue(value, explode).map((part) => part.map(percentEncode).join("="));
	if (style === "label") return `.${parts.join(explode ? "." : ",")}`;
	if (style !== "matrix") return parts.join(",");
	const hasNames = isObject(value) && explode;
	return explode ? parts.map((part) => hasNames ? `;${part}` : `;${name}=${part}`).join("") : `;${name}=${parts.join(",")}`;
}
function serializeHeader(parameter, value) {
	return splitValue(value, readStyle(parameter).explode).map((part) => part.join("=")).join(",").replace(/[\p{Cc}]+/gu, " ");
}
function formatParameterValue(value) {
	const source = numberSource(value);
	if (source !== void 0) return source.slice(0, 500);
	if (typeof value === "string") return value.slice(0, 500);
	return typeof value === "number" ? formatJsonNumber(value) : formatJson(value, {
		pretty: false,
		limit: 500
	});
}
/**
* Splits a value into parts. With `explode`, each member of an object is a pair, which callers join with `=`. Without
* `explode`, names and values are separate parts.
*/
function splitValue(value, explode) {
	if (isList(value)) return value.slice(0, 20).map((item) => [formatParameterValue(item)]);
	if (!isObject(value)) return [[formatParameterValue(value)]];
	const members = listLimitedEntries(value).map(([key, member]) => [key, formatParameterValue(member)]);
	return explode ? members : members.flat().map((part) => [part]);
}
function listLimitedEntries(value) {
	return Object.entries(value).slice(0, 20);
}
/** Percent-encoded separators by `style` or `collectionFormat`. */
const separators = new Map([
	["spaceDelimited", "%20"],
	["pipeDelimited", "%7C"],
	["ssv", "%20"],
	["tsv", "%09"],
	["pipes", "%7C"]
]);
/** Applies the defaults of OpenAPI. */
function readStyle({ value, location }) {
	const format = stringMember(value, "collectionFormat");
	const isForm = location === "query" || location === "cookie";
	const style = stringMember(value, "style") ?? (isForm ? "form" : "simple");
	const separator = separators.get(format ?? style) ?? ",";
	const authoredExplode = ownMember(value, "explode");
	return {
		style,
		explode: typeof authoredExplode === "boolean" ? authoredExplode : style === "form",
		separator
	};
}
//#endregion
//#region src/endpoints/page/body-text.ts
/**
* Serializes a value as a body of its media type. JSON is indented.
*
* @param isAuthored True for an example from the document. A string can then be the complete body.
* @returns `undefined` if the format can't be generated, for example an image.
*/
function serializeBody(page, media, value, isAuthored) {
	const { type, schema } = media;
	if (isJsonType(type)) return isAuthored ? authoredJson(type, value) : prettyJson(value);
	const source = numberSource(value);
	if (source !== void 0 && !isXmlType(type)) return source;
	if (typeof value === "string" && source === void 0) return isAuthored || value !== "string" ? value : void 0;
	if (isXmlType(type)) return formatXml(page, schema, value);
	if (isFormType(type)) return isObject(value) ? serializeForm(page, media, value) : void 0;
	if (isBinaryType(type) || typeof value === "object") return void 0;
	return prettyJson(value);
}
function prettyJson(value) {
	return formatJson(value, {
		pretty: true,
		limit: maxBodyTextLength
	});
}
function serializeForm(page, media, value) {
	const fields = isObject(value) ? createFormFields(page, media, value) : [];
	if (!/^multipart/i.test(media.type)) return encodeForm(fields);
	return fields.map(({ name, value = "", fileName }) => `${name}=${fileName ?? value}`).join("\n");
}
/** Formats a JSON example of the document. If the example is a string that contains JSON, this JSON is indented. */
function authoredJson(type, value) {
	if (typeof value !== "string" || numberSource(value) !== void 0) return prettyJson(value);
	const parsedValue = parseMarkedJson(value);
	if (typeof parsedValue === "object") return prettyJson(parsedValue);
	return type === "" || /[\n{[<]/.test(value) ? value : JSON.stringify(value);
}
/**
* Form fields for an object. Arrays become repeated fields, fields with the schema of a file become files, and
* objects become JSON as OpenAPI requires.
*/
function createFormFields(page, { schema, value: mediaObject }, value) {
	const resolvedSchema = resolveSchema(page, schema, /* @__PURE__ */ new Set());
	const encoding = objectMember(mediaObject, "encoding") ?? {};
	return Object.entries(value).slice(0, 40).flatMap(([name, field]) => {
		const fieldSchema = resolvedSchema.properties.get(name);
		const contentType = encodingType(ownMember(encoding, name));
		const itemSchema = ownMember(resolveSchema(page, fieldSchema, /* @__PURE__ */ new Set()).keywords, "items");
		if (isFileSchema(page, fieldSchema) || itemSchema !== void 0 && isFileSchema(page, itemSchema)) return [{
			name,
			fileName: "file.bin",
			type: contentType
		}];
		const isJson = contentType !== void 0 && isJsonType(contentType);
		return (isList(field) && !isJson ? field.slice(0, 20) : [field]).flatMap((fieldValue) => {
			const type = contentType ?? (isObject(fieldValue) ? "application/json" : void 0);
			return fieldValue === null ? [] : [{
				name,
				value: formatParameterValue(fieldValue),
				type
			}];
		});
	});
}
/** Content type of a form part: the first entry of `contentType`. */
function encodingType(encoding) {
	const [contentType = ""] = (isObject(encoding) ? stringMember(encoding, "contentType") ?? "" : "").split(",");
	return /^[\w.+-]+\/[\w.+-]+(?:\s*;[\w\s=.+-]+)?$/.test(contentType.trim()) ? contentType.trim() : void 0;
}
/** Recognizes `format: binary` (OpenAPI 3.0), `type: file` (2.0) and `contentMediaType` (3.1). */
function isFileSchema(page, schema) {
	const { keywords, types } = resolveSchema(page, schema, /* @__PURE__ */ new Set());
	const mediaType = ownMember(keywords, "contentMediaType");
	const isBinaryContent = typeof mediaType === "string" && !isJsonType(mediaType) && ownMember(keywords, "contentEncoding") === void 0;
	return ownMember(keywords, "format") === "binary" || types.includes("file") || isBinaryContent;
}
//#endregion
//#region src/endpoints/page/examples.ts
/** Shows the examples of the document, else a generated example. */
function exampleBlocks(page, media, direction) {
	const documentExamples = readExamples(page, media.value);
	if (documentExamples.length > 0) return documentExamples.flatMap((example) => authoredExampleBlocks(page, media, example, documentExamples.length > 1 ? example.title : void 0));
	return generatedExampleBlocks(page, media, direction);
}
function generatedExampleBlocks(page, media, direction) {
	if (media.schema === void 0 || isFormType(media.type)) return [];
	const value = getExampleValue(page, media.schema, direction);
	if (value === void 0 || value === null || isEmpty(value)) return [];
	const text = serializeBody(page, media, value, false);
	return text === void 0 ? [] : captionedBlock(page, page.messages.example, "", codeBlock(truncate(text, maxShownExampleLength), codeLanguage(media.type, text)));
}
function isEmpty(value) {
	return isObject(value) && Object.keys(value).length === 0;
}
/** Shows an example of the document. A value that the media type can't represent is shown as JSON, with a note. */
function authoredExampleBlocks(page, media, example, title) {
	const { description, value, externalUrl } = example;
	const descriptionBlocks = description === void 0 ? [] : page.parseProse(description, { limit: 2e3 }).blocks;
	const { messages } = page;
	const label = `${messages.example}${title === void 0 ? "" : `, ${toSingleLine(title)}`}`;
	if (value === void 0) return [
		paragraph(messages.withColon(label)),
		...descriptionBlocks,
		...externalUrl === void 0 ? [] : [paragraph(messages.inFile(inlineCode(externalUrl)))]
	];
	const text = serializeBody(page, media, value, true);
	const block = codeBlock(truncate(text ?? prettyJson(value), maxShownExampleLength), text === void 0 ? "json" : codeLanguage(media.type, text));
	const caption = text === void 0 ? messages.exampleAsJson(label) : label;
	if (descriptionBlocks.length > 0) return [
		paragraph(messages.withColon(caption)),
		...descriptionBlocks,
		block
	];
	const exampleTitle = title === void 0 ? "" : toSingleLine(title);
	return captionedBlock(page, caption, text === void 0 ? joinPhrases([messages.exampleAsJson(exampleTitle || messages.example)]).map(plainText).join("") : exampleTitle, block);
}
function captionedBlock({ messages }, caption, title, block) {
	return [asPart({ kind: "lead" }, paragraph(messages.withColon(caption))), asPart({
		kind: "example",
		title
	}, block)];
}
function readExamples(page, holder) {
	const singleExample = ownMember(holder, "example");
	if (singleExample !== void 0) return [{
		title: void 0,
		description: void 0,
		value: singleExample,
		externalUrl: void 0
	}];
	const listedExamples = arrayMember(holder, "examples").map((value) => ["", value]);
	return (listedExamples.length > 0 ? listedExamples : memberEntries(holder, "examples")).slice(0, 20).map(([name, exampleReference]) => {
		const example = page.references.resolveObject(exampleReference);
		const value = example === void 0 ? void 0 : readExampleValue(example);
		if (example === void 0 || value === void 0 && !isExampleObject(example)) return {
			title: name || void 0,
			description: void 0,
			value: example ?? exampleReference,
			externalUrl: void 0
		};
		const summary = stringMember(example, "summary");
		return {
			title: summary ?? (name || stringMember(example, "name")),
			summary,
			description: stringMember(example, "description"),
			value,
			externalUrl: stringMember(example, "externalValue")
		};
	});
}
/** Reads the value of an example. OpenAPI 3.2 adds `dataValue` and `serializedValue`; AsyncAPI uses `payload`. */
function readExampleValue(example) {
	for (const name of [
		"value",
		"dataValue",
		"serializedValue",
		"payload"
	]) {
		const value = ownMember(example, name);
		if (value !== void 0) return value;
	}
}
function isExampleObject(example) {
	return Object.hasOwn(example, "externalValue") || Object.hasOwn(example, "summary");
}
//#endregion
//#region src/endpoints/page/parameters.ts
const locationTitles = [
	["path", "pathParameters"],
	["query", "queryParameters"],
	["querystring", "queryString"],
	["header", "headers"],
	["cookie", "cookies"]
];
const parameterLocations = new Set(locationTitles.map(([location]) => location));
/** OpenAPI ignores header parameters with these names. Other sections of the page describe these headers. */
const ignoredHeaders = new Set([
	"accept",
	"content-type",
	"authorization"
]);
/** Parameters of the operation override those of the path. */
function readParameters(page, pathItem, operation) {
	const parameters = /* @__PURE__ */ new Map();
	for (const parameterReference of [...arrayMember(pathItem, "parameters"), ...arrayMember(operation, "parameters")]) {
		const parameter = readParameter(page, parameterReference);
		if (parameter !== void 0) parameters.set(`${parameter.location} ${parameter.name}`, parameter);
	}
	return [...parameters.values()].slice(0, 300);
}
function readParameter(page, parameterReference) {
	const value = page.references.resolveObject(parameterReference);
	const location = value === void 0 ? void 0 : ownMember(value, "in");
	const name = value === void 0 ? void 0 : stringMember(value, "name");
	if (value === void 0 || name === void 0 || !parameterLocations.has(location)) return void 0;
	return {
		name,
		location,
		required: isTrueMember(value, "required") || location === "path",
		value,
		schema: parameterSchema(page, value)
	};
}
function parameterSchema(page, value) {
	return ownMember(value, "schema") ?? readMediaTypes(page, value)[0]?.schema ?? inlineSchema(value);
}
/** Creates the schema of a parameter that contains the schema keywords itself, as in Swagger 2. */
function inlineSchema({ name: _, in: __, required: ___, description: ____, ...schema }) {
	return schema;
}
/** One section per parameter location. */
function parameterSections(page, pathItem, operation) {
	const parameters = readParameters(page, pathItem, operation);
	const unresolvedReferences = [...arrayMember(pathItem, "parameters"), ...arrayMember(operation, "parameters")].slice(0, 300).flatMap((parameterReference) => unresolvedReference(page.references, parameterReference) ?? []);
	const sections = locationTitles.flatMap(([location, title]) => {
		const items = parameters.filter((parameter) => parameter.location === location && !isIgnored(parameter)).map((parameter) => parameterItem$1(page, parameter, "request"));
		return items.length === 0 ? [] : [heading(2, page.messages[title], location === "querystring" ? "query" : location), list(items)];
	});
	if (unresolvedReferences.length === 0) return sections;
	return [
		...sections,
		heading(2, page.messages.furtherParameters),
		list(unresolvedReferences.map((reference) => listItem(page.messages.describedIn(inlineCode(reference)))))
	];
}
function isIgnored({ location, name, value }) {
	return location === "header" && ignoredHeaders.has(name.toLowerCase()) && !isTrueMember(value, "x-swagger");
}
function headerItems(page, holder, direction) {
	return memberEntries(holder, "headers").slice(0, maxHeaders).map(([name, headerReference]) => {
		const value = page.references.resolveObject(headerReference) ?? {};
		return parameterItem$1(page, {
			name,
			location: "header",
			required: isTrueMember(value, "required"),
			value,
			schema: parameterSchema(page, value)
		}, direction);
	});
}
function parameterItem$1(page, parameter, direction) {
	const { value } = parameter;
	const examples = listParameterExamples(page, parameter);
	const hasDescriptions = examples.some(({ summary, description }) => summary !== void 0 || description !== void 0);
	const values = examples.map((example) => example.value);
	return valueItem(listContext(page, direction), {
		title: inlineCode(parameter.name),
		schema: parameter.schema,
		marks: [...parameter.required ? [page.messages.required] : [], ...isTrueMember(value, "deprecated") ? [page.messages.deprecated] : []],
		description: stringMember(value, "description"),
		sentences: [...styleSentences(page, parameter), ...hasDescriptions ? [] : shortExamples(values, page.messages)],
		items: hasDescriptions ? [exampleList(page, examples)] : []
	});
}
function listParameterExamples(page, { value, schema }) {
	if (!Object.hasOwn(value, "schema") && !Object.hasOwn(value, "content") && schema !== void 0) return [];
	return [value, ...readMediaTypes(page, value).map((media) => media.value)].flatMap((holder) => readExamples(page, holder));
}
function exampleList(page, examples) {
	const { messages } = page;
	const items = examples.map(({ value, summary, description, externalUrl }) => {
		const { blocks, line } = page.parseProse(description ?? "", { limit: 2e3 });
		const sentences = [summary === void 0 ? [] : withFullStop(joinPhrases([toSingleLine(summary)])), withFullStop(line ?? [])];
		const externalSentence = externalUrl === void 0 ? [] : joinPhrases([messages.inFile(inlineCode(externalUrl))]);
		const valuePhrase = value === void 0 ? externalSentence : valueCode(value);
		const descriptionPhrase = joinPhrases(sentences.filter(({ length }) => length > 0), " ");
		return listItem(valuePhrase.length === 0 ? descriptionPhrase : descriptionPhrase.length === 0 ? valuePhrase : phrase`${messages.withColon(valuePhrase)} ${descriptionPhrase}`, line === void 0 ? blocks : []);
	});
	return listItem(messages.withColon(examples.length === 1 ? messages.example : messages.examples), [], items);
}
/** Describes serialization that differs from the default. */
function styleSentences(page, parameter) {
	const { name, location, value, schema } = parameter;
	const { messages } = page;
	const [type] = inferTypes(resolveSchema(page, schema, /* @__PURE__ */ new Set()));
	const style = stringMember(value, "style") ?? stringMember(value, "collectionFormat");
	const isList = type === "array";
	const sentences = [...isTrueMember(value, "allowReserved") ? [messages.reserved] : [], ...isTrueMember(value, "allowEmptyValue") && location === "query" ? [messages.mayBeEmpty] : []];
	if (location === "path" && (style === "label" || style === "matrix")) {
		const sampleValue = isList ? ["a", "b"] : type === "object" ? { member: "value" } : "value";
		return [messages.writtenAs(inlineCode(serializePath(parameter, sampleValue))), ...sentences];
	}
	if (!isList && type !== "object") return sentences;
	if (style === "deepObject") return [messages.writtenAs(inlineCode(`${name}[member]=value`)), ...sentences];
	if (style === "spaceDelimited" || style === "ssv") return [messages.bySpaces, ...sentences];
	if (style === "pipeDelimited" || style === "pipes") return [messages.byBars, ...sentences];
	const isJoined = ownMember(value, "explode") === false && !isTrueMember(value, "x-swagger");
	if (isList && location === "query" && (isJoined || style === "csv")) return [messages.byCommas, ...sentences];
	return style === "multi" ? [messages.repeated, ...sentences] : sentences;
}
//#endregion
//#region src/endpoints/page/bodies.ts
function requestBodySection(page, requestBody) {
	const body = page.references.resolveObject(requestBody);
	if (body === void 0) {
		const reference = unresolvedReference(page.references, requestBody);
		if (reference === void 0) return [];
		return [heading(2, page.messages.requestBody, "body"), paragraph(page.messages.describedIn(inlineCode(reference)))];
	}
	const mediaTypeList = readMediaTypes(page, body);
	const description = stringMember(body, "description") ?? "";
	if (mediaTypeList.length === 0 && description === "") return [];
	const { required } = page.messages;
	const marks = isTrueMember(body, "required") ? [required] : [];
	return [
		heading(2, page.messages.requestBody, "body"),
		...mediaTypeList.length > 0 ? [] : marks.map((mark) => paragraph(`${capitalize(mark)}.`)),
		...page.parseProse(description, {
			limit: 8e3,
			headings: 3
		}).blocks,
		...mediaBlocks(page, mediaTypeList, "request", marks)
	];
}
/**
* Describes media types. Types with equal descriptions and examples are described together.
*
* @param marks Flags next to each type: required.
*/
function mediaBlocks(page, mediaTypeList, direction, marks = []) {
	const descriptions = [];
	for (const mediaType of mediaTypeList) {
		const extras = encodingExtras(page, mediaType);
		const schema = extras === void 0 ? schemaIdentity(mediaType.schema) : void 0;
		const value = descriptions.find((description) => schema !== void 0 && description.schema === schema)?.value ?? describeBody$3(listContext(page, direction, extras), mediaType.schema, marks);
		const examples = exampleBlocks(page, mediaType, direction);
		const equalDescription = descriptions.find((description) => isEqual(description.value, value) && isEqual(description.examples, examples));
		if (equalDescription === void 0) descriptions.push({
			types: [mediaType.type],
			schema,
			value,
			examples
		});
		else equalDescription.types.push(mediaType.type);
	}
	return descriptions.flatMap(({ types, value, examples }, index) => {
		const codes = types.map(inlineCode);
		const title = joinAsList(descriptions.length > 1 ? codes.map(strong) : codes, page.messages.or);
		const earlierType = descriptions.slice(0, index).find((description) => description.value === value)?.types[0];
		return [...bodyBlocks(title, earlierType === void 0 ? value : sameValue(page, value, earlierType)), ...examples];
	});
}
function sameValue({ messages }, { part }, type) {
	return {
		part: {
			...part,
			details: messages.sameAs(inlineCode(type))
		},
		blocks: [],
		items: []
	};
}
function isEqual(a, b) {
	return a === b || JSON.stringify(a) === JSON.stringify(b);
}
/** Content types and headers of form parts, by property name. */
function encodingExtras(page, { type, value }) {
	const encoding = ownMember(value, "encoding");
	if (!isFormType(type) || !isObject(encoding)) return void 0;
	const extrasByName = Object.entries(encoding).slice(0, 200).map(([name, encodingObject]) => {
		const part = page.references.resolveObject(encodingObject) ?? {};
		const contentType = stringMember(part, "contentType");
		const headers = /^multipart/i.test(type) ? headerItems(page, part, "request") : [];
		const { headers: headersTitle, withColon: addColon } = page.messages;
		return [name, {
			sentences: contentType === void 0 ? [] : [page.messages.sentAs(inlineCode(contentType))],
			items: headers.length === 0 ? [] : [listItem(addColon(headersTitle), [], headers)]
		}];
	});
	return new Map(extrasByName);
}
/** Value that identifies a schema: the text of a reference, else the schema object. */
function schemaIdentity(schema) {
	const reference = isObject(schema) ? ownMember(schema, "$ref") : void 0;
	return typeof reference === "string" ? reference : schema;
}
//#endregion
//#region src/endpoints/page/sample-request.ts
/** Builds a sample request with all required parameters, and with optional ones if `docs.json` says so. Uses values of the document if possible. */
function createSampleRequest(page, source) {
	const { pathItem, operation } = source;
	const parameters = readParameters(page, pathItem, operation);
	const headers = [];
	const query = [];
	const cookies = [];
	authenticate(page, operation, headers, query, cookies);
	const queryPairs = query.map(({ name, value }) => `${percentEncode(name)}=${percentEncode(value)}`);
	for (const parameter of parameters) {
		if (!parameter.required && !page.settings.hasOptionalParameters) continue;
		const { name, location } = parameter;
		if (location === "querystring") {
			queryPairs.push(...serializeQueryString(sampleValue(page, parameter), isFormQueryString(page, parameter)));
			continue;
		}
		const target = location === "header" ? headers : location === "query" ? query : location === "cookie" ? cookies : void 0;
		if (target === void 0 || target.some((pair) => pair.name.toLowerCase() === name.toLowerCase())) continue;
		const value = sampleValue(page, parameter);
		if (location === "query") queryPairs.push(...serializeQuery(parameter, value));
		target.push({
			name,
			value: serializeHeader(parameter, value)
		});
	}
	const body = createSampleBody(page, operation);
	if (body?.kind === "text" || body?.kind === "file") addIfMissing(headers, "Content-Type", body.type);
	if (cookies.length > 0) {
		const cookieHeader = cookies.map(({ name, value }) => `${name}=${value.replace(/[;\s]/g, percentEncode)}`).join("; ");
		headers.push({
			name: "Cookie",
			value: cookieHeader
		});
	}
	const { base } = chooseSampleServer(operationServers(page, pathItem, operation));
	const baseUrlWithPath = base + fillPath(page, source.path, parameters);
	const url = queryPairs.length === 0 ? baseUrlWithPath : `${baseUrlWithPath}${baseUrlWithPath.includes("?") ? "&" : "?"}${queryPairs.join("&")}`;
	const cleanHeaders = headers.map(({ name, value }) => ({
		name: toOneLine(name),
		value: toOneLine(value)
	}));
	return {
		method: source.method,
		url,
		headers: cleanHeaders,
		body
	};
}
/** Picks the first HTTPS server, else the first server. */
function chooseSampleServer(servers) {
	const urls = servers.map(({ url }) => url.replace(/[{}]/g, ""));
	const start = Math.max(0, urls.findIndex((url) => /^https:\/\//i.test(url)));
	const chosenUrl = urls[start] ?? "";
	return {
		start,
		base: sanitizeBaseUrl(/^https?:\/\//i.test(chosenUrl) ? chosenUrl : `https://api.example.com${chosenUrl.replace(/^[^/].*/, "")}`)
	};
}
function toOneLine(text) {
	return text.replace(/\p{Cc}+/gu, " ").trim();
}
/** Adds placeholder credentials for the first alternative that needs authorization. */
function authenticate(page, operation, headers, query, cookies) {
	const firstAlternative = securityAlternatives(page, operation)?.find((schemes) => schemes.length > 0) ?? [];
	for (const { value } of firstAlternative) {
		if (value === void 0) continue;
		const type = stringMember(value, "type");
		const scheme = stringMember(value, "scheme")?.toLowerCase();
		const name = stringMember(value, "name") ?? "";
		const location = stringMember(value, "in");
		if (type === "basic" || scheme === "basic") addIfMissing(headers, "Authorization", "Basic <credentials>");
		else if (scheme === "bearer" || type === "oauth2" || type === "openIdConnect") addIfMissing(headers, "Authorization", "Bearer <token>");
		else if (type === "apiKey" && name !== "") addIfMissing(location === "query" ? query : location === "cookie" ? cookies : headers, name, "<api-key>");
	}
}
function addIfMissing(list, name, value) {
	if (!list.some((pair) => pair.name.toLowerCase() === name.toLowerCase())) list.push({
		name,
		value
	});
}
/** Fills a path with suggested values. A placeholder without a suggested value stays: `/users/{id}`. */
function fillPath(page, path, parameters) {
	const [pathname = ""] = path.split("#");
	return pathname.replace(/\{([^{}]+)\}|[\s"'<>\\^`|\p{Cc}{}]/gu, (match, name) => {
		if (name === void 0) return percentEncode(match);
		const parameter = parameters.find((candidate) => candidate.location === "path" && candidate.name === name);
		const value = parameter === void 0 ? void 0 : findSuggestedValue(page, parameter);
		const text = parameter === void 0 || value === void 0 ? "" : serializePath(parameter, value);
		return text === "" ? `{${toOneLine(name)}}` : text;
	});
}
/** True if a parameter that is the whole query string is a form, its usual content type. */
function isFormQueryString(page, { value }) {
	const [media] = readMediaTypes(page, value);
	return media === void 0 || isFormType(media.type);
}
function sampleValue(page, parameter) {
	const authoredValue = findSuggestedValue(page, parameter);
	if (authoredValue !== void 0) return authoredValue;
	const generated = getExampleValue(page, parameter.schema, "request");
	return generated === void 0 || generated === null || generated === "string" ? `<${parameter.name}>` : generated;
}
/** Value from the document: example, constant, default or first enum value. */
function findSuggestedValue(page, parameter) {
	const { keywords } = resolveSchema(page, parameter.schema, /* @__PURE__ */ new Set());
	const values = ownMember(keywords, "enum");
	const examples = ownMember(keywords, "examples");
	return [
		[parameter.value, ...readMediaTypes(page, parameter.value).map((media) => media.value)].flatMap((holder) => readExamples(page, holder)).find(({ value }) => value !== void 0)?.value,
		ownMember(keywords, "example"),
		Array.isArray(examples) ? examples[0] : void 0,
		ownMember(keywords, "const"),
		ownMember(keywords, "default"),
		Array.isArray(values) ? values[0] : void 0
	].find((candidate) => candidate !== void 0 && candidate !== null);
}
function createSampleBody(page, operation) {
	const body = page.references.resolveObject(ownMember(operation, "requestBody"));
	const mediaTypeList = body === void 0 ? [] : readMediaTypes(page, body);
	const media = mediaTypeList.find(({ type }) => isJsonType(type)) ?? mediaTypeList[0];
	if (media === void 0) return void 0;
	const authoredValue = readExamples(page, media.value).find(({ value }) => value !== void 0)?.value;
	if (isFormType(media.type)) return createSampleForm(page, media, authoredValue);
	const type = media.type === "" || media.type === "*/*" ? "application/json" : media.type;
	if (isFileSchema(page, media.schema) || isBinaryType(type)) return {
		kind: "file",
		type,
		fileName: "file.bin"
	};
	const value = authoredValue ?? getExampleValue(page, media.schema, "request");
	const text = value === void 0 ? void 0 : serializeBody(page, {
		...media,
		type
	}, value, authoredValue !== void 0);
	return text === void 0 || text.length > 6e3 ? void 0 : {
		kind: "text",
		type,
		text
	};
}
function createSampleForm(page, media, authoredValue) {
	const value = isObject(authoredValue) ? authoredValue : getExampleValue(page, media.schema, "request");
	const fields = isObject(value) ? createFormFields(page, media, value) : [];
	if (fields.length === 0) return void 0;
	return {
		kind: /multipart/i.test(media.type) ? "multipart" : "form",
		fields
	};
}
//#endregion
//#region src/endpoints/page/call-servers.ts
function createCallServers(page, source) {
	const servers = operationServers(page, source.pathItem, source.operation).slice(0, 20);
	return {
		...chooseSampleServer(servers),
		path: source.path.split("#")[0] ?? source.path,
		servers: servers.map(({ template, description, variables }) => ({
			url: template.replace(/\/+$/, ""),
			description: toSingleLine(description ?? ""),
			variables: variables.map(toInputField)
		}))
	};
}
function toInputField([name, value]) {
	return {
		name,
		value: defaultText(ownMember(value, "default")),
		values: formatEnumValues(ownMember(value, "enum"))
	};
}
function defaultText(value) {
	return value === void 0 || value === null ? "" : formatParameterValue(value);
}
function formatEnumValues(value) {
	return Array.isArray(value) ? value.slice(0, 100).map((item) => formatParameterValue(item)) : [];
}
//#endregion
//#region src/endpoints/page/call-form.ts
function createCallForm(page, source) {
	const { method, path, pathItem, operation } = source;
	return {
		method,
		path: path.split("#")[0] ?? path,
		security: (securityAlternatives(page, operation) ?? []).map((schemes) => schemes.map(toFormScheme)),
		parameters: readParameters(page, pathItem, operation).flatMap((parameter) => toFormParameter(page, parameter)).slice(0, 60),
		bodies: createFormBodies(page, operation)
	};
}
function toFormScheme({ name, value = {} }) {
	const type = stringMember(value, "type");
	const scheme = stringMember(value, "scheme")?.toLowerCase();
	const key = stringMember(value, "name") ?? "";
	const location = stringMember(value, "in");
	if (type === "basic" || scheme === "basic") return {
		name,
		kind: "basic",
		key
	};
	if (scheme === "bearer" || type === "oauth2" || type === "openIdConnect") return {
		name,
		kind: "bearer",
		key
	};
	return {
		name,
		kind: type === "apiKey" && key !== "" && (location === "header" || location === "query" || location === "cookie") ? location : "other",
		key
	};
}
function toFormParameter(page, parameter) {
	const { name, location, required: isRequired, schema } = parameter;
	const { keywords, types } = resolveSchema(page, schema, /* @__PURE__ */ new Set());
	const valueKind = location === "querystring" && !isFormQueryString(page, parameter) ? "value" : types.includes("array") ? "list" : types.includes("object") ? "object" : "value";
	const itemKeywords = resolveSchema(page, ownMember(keywords, "items"), /* @__PURE__ */ new Set()).keywords;
	const enumValues = valueKind === "list" ? [] : formatEnumValues(ownMember(keywords, "enum"));
	const values = enumValues.length === 0 && types.includes("boolean") ? ["true", "false"] : enumValues;
	const authoredValue = findSuggestedValue(page, parameter);
	const itemExamples = formatEnumValues(ownMember(itemKeywords, "enum")).slice(0, 3);
	const example = inputText(authoredValue ?? (itemExamples.length > 0 ? itemExamples : getExampleValue(page, schema, "request")), valueKind);
	return [{
		name,
		location,
		isRequired,
		value: (isRequired || page.settings.isFormPrefilled) && authoredValue !== void 0 ? inputText(authoredValue, valueKind) : "",
		values,
		example,
		valueKind,
		style: readStyle(parameter)
	}];
}
function inputText(value, valueKind) {
	if (value === void 0 || value === null) return "";
	return valueKind === "list" && Array.isArray(value) ? value.map(formatParameterValue).join(",") : formatParameterValue(value);
}
function createFormBodies(page, operation) {
	const body = page.references.resolveObject(ownMember(operation, "requestBody"));
	return (body === void 0 ? [] : readMediaTypes(page, body)).map((media) => {
		const type = media.type === "" || media.type.includes("*") ? "application/json" : media.type;
		const authoredValue = readExamples(page, media.value).find(({ value }) => value !== void 0)?.value;
		const value = authoredValue ?? getExampleValue(page, media.schema, "request");
		const emptyBody = {
			type,
			text: "",
			fields: []
		};
		if (isFormType(type)) {
			const fields = isObject(value) ? createFormFields(page, media, value) : [];
			return {
				...emptyBody,
				kind: /multipart/i.test(type) ? "multipart" : "form",
				fields
			};
		}
		if (isFileSchema(page, media.schema) || isBinaryType(type)) return {
			...emptyBody,
			kind: "file"
		};
		const text = value === void 0 ? "" : serializeBody(page, {
			...media,
			type
		}, value, authoredValue !== void 0) ?? "";
		return {
			...emptyBody,
			kind: "text",
			text: text.length > 2e4 ? "" : text
		};
	});
}
//#endregion
//#region src/endpoints/page/responses.ts
/** Bodies longer than this are shown once. Later responses with an equal body refer to the first response. */
const maxRepeatedLength = 200;
/**
* Section with one heading per status.
*
* @param headingLevel `bold` replaces headings with bold text, for use inside another section.
*/
function responseSection(page, operation, headingLevel = 3) {
	const responses = memberEntries(operation, "responses").filter(([status]) => !status.startsWith("x-")).sort(([a], [b]) => statusOrder(a) - statusOrder(b));
	const shownBodies = [];
	const blocks = responses.slice(0, 100).flatMap(([status, value]) => {
		const response = page.references.resolveObject(value);
		if (response === void 0) {
			const reference = unresolvedReference(page.references, value);
			return [responseTitle(page, status, headingLevel), ...reference === void 0 ? [] : [paragraph(page.messages.describedIn(inlineCode(reference)))]];
		}
		const body = mediaBlocks(page, readMediaTypes(page, response), "response");
		const length = contentLength(body);
		const sameBodyStatus = shownBodies.find((shownBody) => shownBody.length === length && JSON.stringify(shownBody.body) === JSON.stringify(body))?.status;
		if (sameBodyStatus === void 0 && length > maxRepeatedLength) shownBodies.push({
			status,
			body,
			length
		});
		const headers = headerItems(page, response, "response");
		return [
			responseTitle(page, status, headingLevel),
			...responseDescription(page, response, status),
			...headers.length === 0 ? [] : [paragraph(page.messages.withColon(page.messages.headers)), asPart({ kind: "headers" }, list(headers))],
			...sameBodyStatus === void 0 ? body : [paragraph(page.messages.sameBodyAs(inlineCode(statusLabel(sameBodyStatus))))],
			...responseLinks(page, response)
		];
	});
	return blocks.length === 0 || headingLevel === "bold" ? blocks : [heading(2, page.messages.responses, "responses"), ...blocks];
}
/** Sort key of a status. A class such as `4XX` comes after its members, and other names come last. */
function statusOrder(status) {
	if (/^\dXX$/i.test(status)) return Number(status.charAt(0)) * 100 + 99.5;
	return /^\d{3}$/.test(status) ? Number(status) : 1e3;
}
function responseTitle({ messages }, status, headingLevel) {
	const title = status === "default" ? messages.otherStatus : statusLabel(status);
	if (headingLevel === 3) return heading(3, title, `response-${title}`);
	return paragraph(strong(messages.response(`${title.charAt(0).toLowerCase()}${title.slice(1)}`)));
}
/** `404 → 404`, `4xx → 4XX`. */
function statusLabel(status) {
	return /^\dXX$/i.test(status) ? status.toUpperCase() : toSingleLine(status);
}
function responseDescription(page, response, status) {
	const text = stringMember(response, "description") ?? stringMember(response, "summary");
	return text === void 0 || text.trim() === status ? [] : page.parseProse(text, { limit: 8e3 }).blocks;
}
/** Links to operations that use values of the response. */
function responseLinks(page, response) {
	const items = memberEntries(response, "links").slice(0, 30).flatMap(([name, linkReference]) => {
		const value = page.references.resolveObject(linkReference);
		const target = value === void 0 ? void 0 : linkTarget(page, value);
		return value === void 0 || target === void 0 ? [] : [linkItem(page, name, value, target)];
	});
	return items.length === 0 ? [] : [paragraph(page.messages.withColon(page.messages.links)), list(items)];
}
function linkItem(page, name, value, target) {
	const { messages } = page;
	const { blocks, line } = page.parseProse(stringMember(value, "description") ?? "", { limit: 2e3 });
	const sentences = [messages.linksTo(target), ...line === void 0 || line.length === 0 ? [] : [withFullStop(line)]];
	const body = ownMember(value, "requestBody");
	const parameters = memberEntries(value, "parameters").map(([key, parameterValue]) => parameterItem(page, inlineCode(key), parameterValue));
	const bodyItems = body === void 0 ? [] : [parameterItem(page, [{
		type: "text",
		value: messages.requestBody
	}], body)];
	return listItem(phrase`${messages.withColon(inlineCode(name))} ${joinPhrases(sentences, " ")}`, line === void 0 ? blocks : [], [...parameters, ...bodyItems]);
}
function parameterItem({ messages }, name, value) {
	return listItem(phrase`${messages.withColon(name)} ${valueCode(value)}`);
}
/** Link to the page of the operation, else the operation's name as code. */
function linkTarget(page, value) {
	const id = stringMember(value, "operationId");
	const reference = stringMember(value, "operationRef");
	if (id !== void 0) return linkToRoute(inlineCode(id), page.routeOf({ operationId: id }));
	if (reference === void 0) return void 0;
	const operation = findReferencedOperation(page, reference);
	if (operation === void 0) return inlineCode(reference);
	return linkToRoute(inlineCode(`${operation.method} ${operation.path}`), page.routeOf(operation));
}
/** Finds the operation that a reference such as `#/paths/~1users~1{id}/get` points to. */
function findReferencedOperation(page, reference) {
	const value = page.references.resolveTarget(reference).value;
	const paths = ownMember(page.document, "paths");
	if (!isObject(value) || !isObject(paths)) return void 0;
	for (const [path, item] of Object.entries(paths)) {
		const method = isObject(item) ? pathItemMethods.find((candidate) => item[candidate] === value) : void 0;
		if (method !== void 0) return {
			method: method.toUpperCase(),
			path
		};
	}
}
//#endregion
//#region src/endpoints/page/callbacks.ts
/** Section about requests that the API sends back to the client. */
function callbackSection(page, operation) {
	const blocks = memberEntries(operation, "callbacks").slice(0, 100).flatMap(([name, reference]) => {
		const callback = page.references.resolveObject(reference) ?? {};
		return Object.entries(callback).filter(([expression]) => !expression.startsWith("x-")).slice(0, 100).flatMap(([expression, item]) => callbackRequests(page, name, expression, item));
	});
	return blocks.length === 0 ? [] : [heading(2, page.messages.callbacks), ...blocks];
}
function callbackRequests(page, name, expression, item) {
	const pathItem = page.references.resolveObject(item);
	if (pathItem === void 0) return [];
	return pathItemMethods.flatMap((method) => {
		const operation = page.references.resolveObject(ownMember(pathItem, method));
		if (operation === void 0) return [];
		const description = stringMember(operation, "description") ?? stringMember(operation, "summary") ?? "";
		const [, ...body] = requestBodySection(page, ownMember(operation, "requestBody"));
		return [
			heading(3, toSingleLine(name)),
			paragraph(inlineCode(`${method.toUpperCase()} ${expression}`)),
			...page.parseProse(description, { limit: 8e3 }).blocks,
			...body.length === 0 ? [] : [paragraph(strong(page.messages.requestBody)), ...body],
			...responseSection(page, operation, "bold")
		];
	});
}
//#endregion
//#region src/endpoints/page/bindings.ts
/** Maximum nesting depth. Deeper objects are written as one line of JSON. */
const maxDepth = 4;
/** Lists protocol bindings of an AsyncAPI server, channel, operation or message. */
function bindingBlocks(page, holder) {
	const bindingsObject = page.references.resolveObject(ownMember(holder, "bindings")) ?? {};
	const items = Object.entries(bindingsObject).slice(0, 100).map(([protocol, value]) => {
		const binding = page.references.resolveObject(value) ?? {};
		return listItem(toSingleLine(protocol) === "" ? inlineCode("") : toSingleLine(protocol), [], memberItems(page, binding, 0));
	});
	return items.length === 0 ? [] : [paragraph(page.messages.withColon(page.messages.bindings)), list(items)];
}
function memberItems(page, object, depth) {
	return Object.entries(object).slice(0, maxBindingMembers).map(([name, value]) => {
		if (isSchema(value)) return valueItem(listContext(page, "request"), {
			title: inlineCode(name),
			schema: value,
			marks: []
		});
		return isObject(value) && Object.keys(value).length > 0 && depth < maxDepth ? listItem(inlineCode(name), [], memberItems(page, value, depth + 1)) : listItem(phrase`${page.messages.withColon(inlineCode(name))} ${valueCode(value)}`);
	});
}
/** Detects bindings that are schemas: `groupId: { type: string }`. */
function isSchema(value) {
	if (!isObject(value)) return false;
	return typeof ownMember(value, "type") === "string" || typeof ownMember(value, "$ref") === "string";
}
//#endregion
//#region src/endpoints/page/labels.ts
/**
* Shows IDs and tags of a channel, operation or message.
*
* @param identifiers Pairs of label and value; pairs without a value are left out.
*/
function identifierBlocks(page, holder, identifiers) {
	const { messages } = page;
	const tags = namedTags(page, holder);
	const tagNames = tags.flatMap((tag) => stringMember(tag, "name") ?? []);
	const haveOnlyNames = tags.every((tag) => stringMember(tag, "description") === void 0 && !Object.hasOwn(tag, "externalDocs"));
	const sentences = [...identifiers.flatMap(([title, name]) => name === void 0 ? [] : [phrase`${messages.withColon(title)} ${inlineCode(name)}.`]), ...haveOnlyNames && tagNames.length > 0 ? [phrase`${messages.withColon(messages.tags)} ${joinPhrases(tagNames.map(inlineCode), ", ")}.`] : []];
	return [...sentences.length === 0 ? [] : [paragraph(joinPhrases(sentences, " "))], ...haveOnlyNames ? [] : [paragraph(messages.withColon(messages.tags)), list(tags.map((tag) => tagItem(page, tag)))]];
}
/** Ignores tags without a name. */
function namedTags(page, holder) {
	return arrayMember(holder, "tags").slice(0, 60).map((tagReference) => page.references.resolveObject(tagReference) ?? {}).filter((tag) => stringMember(tag, "name") !== void 0);
}
function tagItem(page, tag) {
	const nameCode = inlineCode(stringMember(tag, "name") ?? "");
	const { blocks, line } = page.parseProse(stringMember(tag, "description") ?? "", { limit: 2e3 });
	return listItem(line === void 0 || line.length === 0 ? nameCode : phrase`${page.messages.withColon(nameCode)} ${withFullStop(line)}`, [...line === void 0 ? blocks : [], ...externalDocsBlocks(page, tag)]);
}
//#endregion
//#region src/endpoints/page/traits.ts
/** Applies the `traits` of an operation or message. Members of the operation or message take precedence. */
function mergeTraits(page, target) {
	const traits = arrayMember(target, "traits").slice(0, 100).map((trait) => page.references.resolveObject(trait) ?? {});
	if (traits.length === 0) return target;
	const holders = [...traits, target];
	const headerSchemas = holders.map((holder) => ownMember(holder, "headers")).filter((headers) => headers !== void 0);
	const bindings = mergeBindings(page, holders);
	return {
		...Object.assign({}, ...holders),
		...headerSchemas.length < 2 ? {} : { headers: { allOf: headerSchemas } },
		...bindings === void 0 ? {} : { bindings }
	};
}
/** Merges bindings per protocol. Later objects take precedence. */
function mergeBindings(page, holders) {
	const merged = {};
	for (const holder of holders) {
		const bindings = page.references.resolveObject(ownMember(holder, "bindings")) ?? {};
		for (const [protocol, value] of Object.entries(bindings)) {
			const previous = merged[protocol];
			const current = page.references.resolveObject(value) ?? {};
			merged[protocol] = isObject(previous) ? {
				...previous,
				...current
			} : current;
		}
	}
	return Object.keys(merged).length === 0 ? void 0 : merged;
}
//#endregion
//#region src/endpoints/page/message.ts
function channelMessages(channel) {
	return memberEntries(channel, "messages").map(([id, value]) => ({
		id,
		value
	}));
}
/** AsyncAPI 3 operations refer to messages of their channel: `#/channels/users/messages/created → created`. */
function messageReference(value) {
	const reference = isObject(value) ? stringMember(value, "$ref") ?? "" : "";
	const id = /^#\/channels\/[^/]+\/messages\/[^/]+$/.test(reference) ? reference.split("/").at(-1) : void 0;
	return {
		id: id === void 0 ? void 0 : unescapePointerSegment(decodePercent(id)),
		value
	};
}
/** Describes a message. If an earlier message of the page has the same payload, refers to that message instead. */
function messageBlocks(page, { id, value }, direction, namesByPayload, depth) {
	const messageObject = page.references.resolveObject(value);
	if (messageObject === void 0) return [];
	const message = mergeTraits(page, messageObject);
	const reference = isObject(value) ? stringMember(value, "$ref") : void 0;
	const referencedName = reference === void 0 ? void 0 : page.references.resolveTarget(reference).name;
	const name = stringMember(message, "title") ?? stringMember(message, "name") ?? referencedName ?? page.messages.message;
	const title = heading(depth, toSingleLine(name));
	const payload = ownMember(message, "payload");
	const payloadObject = isObject(payload) ? payload : void 0;
	const earlierName = payloadObject === void 0 ? void 0 : namesByPayload.get(payloadObject);
	const identifiers = identifierBlocks(page, message, [[page.messages.messageId, stringMember(message, "messageId") ?? id], [page.messages.messageName, stringMember(message, "title") === void 0 ? void 0 : stringMember(message, "name")]]);
	if (earlierName !== void 0) return [
		title,
		...earlierName === name ? [] : identifiers,
		paragraph(earlierName === name ? page.messages.describedAbove : page.messages.sameAsAbove(toSingleLine(earlierName)))
	];
	if (payloadObject !== void 0) namesByPayload.set(payloadObject, name);
	const description = stringMember(message, "description") ?? stringMember(message, "summary") ?? "";
	const type = stringMember(message, "contentType") ?? stringMember(page.document, "defaultContentType") ?? "";
	const headers = unwrapSchema(ownMember(message, "headers"));
	const context = listContext(page, direction);
	const items = headers === void 0 ? [] : memberList(context, headers, resolveSchema(page, headers, /* @__PURE__ */ new Set())).items;
	const format = foreignFormat(message, payload);
	const schema = format === void 0 ? unwrapSchema(payload) : void 0;
	return [
		title,
		...isTrueMember(message, "deprecated") ? [paragraph(strong(page.messages.deprecatedNote))] : [],
		...page.parseProse(description, { limit: 8e3 }).blocks,
		...externalDocsBlocks(page, message),
		...identifiers,
		...correlationBlocks(page, message),
		...bindingBlocks(page, message),
		...type === "" || schema !== void 0 ? [] : [paragraph(page.messages.withColon(page.messages.contentType), " ", inlineCode(type), ".")],
		...items.length === 0 ? [] : [paragraph(page.messages.withColon(page.messages.headers)), asPart({ kind: "headers" }, list(items))],
		...format === void 0 ? [] : foreignSchemaBlocks(page, format, unwrapSchema(payload)),
		...schema === void 0 ? [] : bodyBlocks(inlineCode(type || "payload"), describeBody$3(context, schema)),
		...exampleBlocks(page, {
			type,
			value: message,
			schema
		}, direction)
	];
}
function correlationBlocks(page, message) {
	const id = page.references.resolveObject(ownMember(message, "correlationId"));
	const location = id === void 0 ? void 0 : stringMember(id, "location");
	if (id === void 0 || location === void 0) return [];
	const { line = [] } = page.parseProse(stringMember(id, "description") ?? "", { limit: 2e3 });
	const details = line.length === 0 ? [] : [" ", withFullStop(line)];
	return [paragraph(page.messages.correlatedBy(inlineCode(location)), ...details)];
}
/** AsyncAPI 3 can wrap a schema: `{ schemaFormat, schema }`. */
function unwrapSchema(value) {
	return isObject(value) && Object.hasOwn(value, "schemaFormat") ? ownMember(value, "schema") : value;
}
/**
* Schema language of a payload, such as Avro; `undefined` for JSON Schema. In AsyncAPI 2, `schemaFormat` is a member of
* the message.
*/
function foreignFormat(message, payload) {
	const format = (isObject(payload) ? stringMember(payload, "schemaFormat") : void 0) ?? stringMember(message, "schemaFormat") ?? "";
	return /avro|protobuf|raml|xsd/i.test(format) ? format : void 0;
}
function foreignSchemaBlocks({ messages }, format, schema) {
	const reference = isObject(schema) ? stringMember(schema, "$ref") : void 0;
	const payloadSentence = messages.payloadIn(inlineCode(format));
	if (schema === void 0 || reference !== void 0) return [paragraph(payloadSentence, ...reference === void 0 ? [] : [" ", messages.describedIn(inlineCode(reference))])];
	const text = typeof schema === "string" ? schema : formatJson(schema, {
		pretty: true,
		limit: maxMessageSchemaLength
	});
	return [paragraph(payloadSentence), codeBlock(truncate(text, maxMessageSchemaLength), typeof schema === "string" ? "text" : "json")];
}
//#endregion
//#region src/endpoints/page/channel.ts
function channelCall(page, { path: id, item: channel }) {
	const address = stringMember(channel, "address") ?? id;
	return [
		paragraph(page.messages.channel(inlineCode(address))),
		...serverBlocks(page, channelServers(page, channel), "server"),
		...channelServerObjects(page, channel).flatMap((server) => bindingBlocks(page, server))
	];
}
function channelBlocks(page, { path: id, item: channel }) {
	const description = stringMember(channel, "description") ?? stringMember(channel, "summary") ?? "";
	const address = stringMember(channel, "address");
	const actions = [...readActionsV2(page, channel), ...readActionsV3(page, id, channel)];
	const shownPayloads = /* @__PURE__ */ new Map();
	return [
		...isTrueMember(channel, "deprecated") ? [paragraph(strong(page.messages.deprecatedNote))] : [],
		...page.parseProse(description, {
			limit: 2e4,
			headings: 3
		}).blocks,
		...externalDocsBlocks(page, channel),
		...identifierBlocks(page, channel, [[page.messages.channelId, address === void 0 || address === id ? void 0 : id]]),
		...securityBlocks(page, channel, actions),
		...parameterBlocks(page, channel),
		...bindingBlocks(page, channel),
		...actions.flatMap((action) => actionBlocks(page, action, shownPayloads)),
		...actions.length > 0 ? [] : messagesSection(page, channelMessages(channel), shownPayloads)
	];
}
/** AsyncAPI 2 puts `publish` and `subscribe` into the channel. */
function readActionsV2(page, channel) {
	return [[
		"publish",
		page.messages.publish,
		"request"
	], [
		"subscribe",
		page.messages.subscribe,
		"response"
	]].flatMap(([name, title, direction]) => {
		const operation = page.references.resolveObject(ownMember(channel, name));
		if (operation === void 0) return [];
		const value = mergeTraits(page, operation);
		const message = ownMember(value, "message");
		const messageObject = page.references.resolveObject(message);
		const messageOptions = messageObject === void 0 ? [] : arrayMember(messageObject, "oneOf");
		return [{
			title,
			direction,
			value,
			id: stringMember(value, "operationId"),
			messages: (messageOptions.length > 0 ? messageOptions : message === void 0 ? [] : [message]).map(messageReference),
			reply: [],
			replyTo: []
		}];
	});
}
/** AsyncAPI 3 lists operations separately; each refers to its channel. */
function readActionsV3(page, id, channel) {
	const key = `#/channels/${id.replaceAll("~", "~0").replaceAll("/", "~1")}`;
	return memberEntries(page.document, "operations").flatMap(([name, operationReference]) => {
		const operation = page.references.resolveObject(operationReference);
		const value = operation === void 0 ? void 0 : mergeTraits(page, operation);
		const channelReference = value === void 0 ? void 0 : ownMember(value, "channel");
		const reference = isObject(channelReference) ? stringMember(channelReference, "$ref") : void 0;
		if (value === void 0 || reference !== key && reference !== encodeURI(key)) return [];
		const isSend = ownMember(value, "action") === "send";
		const listedMessages = arrayMember(value, "messages");
		const messages = listedMessages.length > 0 ? listedMessages.map(messageReference) : channelMessages(channel);
		const reply = page.references.resolveObject(ownMember(value, "reply")) ?? {};
		return [{
			title: isSend ? page.messages.send : page.messages.receive,
			direction: isSend ? "response" : "request",
			value,
			id: name,
			messages,
			reply: arrayMember(reply, "messages").map(messageReference),
			replyTo: replySentences(page, reply)
		}];
	});
}
function replySentences(page, reply) {
	const channelReference = ownMember(reply, "channel");
	const channel = page.references.resolveObject(channelReference);
	const referencedName = isObject(channelReference) ? stringMember(channelReference, "$ref")?.split("/").at(-1) : void 0;
	const name = (channel === void 0 ? void 0 : stringMember(channel, "address")) ?? referencedName;
	const addressObject = page.references.resolveObject(ownMember(reply, "address"));
	const location = addressObject === void 0 ? void 0 : stringMember(addressObject, "location");
	const { line = [] } = page.parseProse((addressObject && stringMember(addressObject, "description")) ?? "", { limit: 2e3 });
	return [
		...name === void 0 ? [] : [page.messages.onChannel(inlineCode(name))],
		...location === void 0 ? [] : [page.messages.addressIn(inlineCode(location))],
		...line.length === 0 ? [] : [withFullStop(line)]
	];
}
/** Security of the first operation that declares it, else the combined security of the servers. */
function securityBlocks(page, channel, actions) {
	const securedOperation = actions.map(({ value }) => value).find((value) => Object.hasOwn(value, "security"));
	if (securedOperation !== void 0) return securitySection(page, securedOperation);
	const servers = channelServerObjects(page, channel).filter((server) => Object.hasOwn(server, "security"));
	const requirements = new Map(servers.flatMap((server) => arrayMember(server, "security")).map((requirement) => [jsonKey(requirement), requirement]));
	return servers.length === 0 ? [] : securitySection(page, { security: [...requirements.values()] });
}
function jsonKey(value) {
	return formatJson(value, {
		pretty: false,
		limit: 1e3
	});
}
function parameterBlocks(page, channel) {
	const items = memberEntries(channel, "parameters").slice(0, 60).map(([name, parameterReference]) => {
		const parameter = page.references.resolveObject(parameterReference) ?? {};
		const { description: _, location: __, schema, ...keywords } = parameter;
		const location = stringMember(parameter, "location");
		return valueItem(listContext(page, "request"), {
			title: inlineCode(name),
			marks: [page.messages.required],
			description: stringMember(parameter, "description"),
			sentences: location === void 0 ? [] : [page.messages.takenFrom(inlineCode(location))],
			schema: schema ?? {
				type: "string",
				...keywords
			}
		});
	});
	return items.length === 0 ? [] : [heading(2, page.messages.parameters, "parameter"), list(items)];
}
function actionBlocks(page, action, shownPayloads) {
	const { title, direction, value, id, messages, reply, replyTo } = action;
	const name = stringMember(value, "title") ?? stringMember(value, "summary");
	const replyBlocks = reply.slice(0, 200).flatMap((message) => messageBlocks(page, message, "response", shownPayloads, 4));
	return [
		heading(2, name === void 0 ? title : phrase`${page.messages.withColon(title)} ${toSingleLine(name.trim().replace(/\.$/, ""))}`),
		...isTrueMember(value, "deprecated") ? [paragraph(strong(page.messages.deprecatedNote))] : [],
		...page.parseProse(stringMember(value, "description") ?? "", {
			limit: 8e3,
			headings: 3
		}).blocks,
		...externalDocsBlocks(page, value),
		...identifierBlocks(page, value, [[page.messages.operationId, id]]),
		...bindingBlocks(page, value),
		...messages.slice(0, 200).flatMap((message) => messageBlocks(page, message, direction, shownPayloads, 3)),
		...replyBlocks.length + replyTo.length === 0 ? [] : [
			heading(3, page.messages.reply),
			...replyTo.map((phrase) => paragraph(phrase)),
			...replyBlocks
		]
	];
}
function messagesSection(page, messages, shownPayloads) {
	if (messages.length === 0) return [];
	const blocks = messages.slice(0, 200).flatMap((message) => messageBlocks(page, message, "response", shownPayloads, 3));
	return [heading(2, page.messages.messages), ...blocks];
}
//#endregion
//#region src/endpoints/samples/csharp.ts
/** Generates a C# program that uses only the standard library (.NET 6). */
function csharp({ method, url, headers, body }) {
	const [contentHeaders, requestHeaders] = partition(headers);
	const content = body === void 0 ? [] : contentLines(body, contentHeaders);
	const hasTypes = content.some((line) => line.includes("MediaTypeHeaderValue"));
	const handler = headers.some(({ name }) => name.toLowerCase() === "cookie") ? "new HttpClientHandler { UseCookies = false }" : "";
	return [
		...hasTypes ? ["using System.Net.Http.Headers;", ""] : [],
		`using var client = new HttpClient(${handler});`,
		`using var request = new HttpRequestMessage(new HttpMethod(${portableStringLiteral(method)}), ${portableStringLiteral(url)});`,
		...requestHeaders.map(({ name, value }) => `request.Headers.TryAddWithoutValidation(${portableStringLiteral(name)}, ${portableStringLiteral(value)});`),
		...content,
		"using var response = await client.SendAsync(request);",
		"Console.WriteLine($\"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}\");"
	].join("\n");
}
/** Headers of the content, which .NET refuses as headers of the request, and the others. */
function partition(headers) {
	const isContentHeader = ({ name }) => /^(?:content-|(?:allow|expires|last-modified)$)/i.test(name);
	return [headers.filter(isContentHeader), headers.filter((header) => !isContentHeader(header))];
}
function contentLines(body, headers) {
	const setup = body.kind === "multipart" ? multipartLines(body.fields) : [`request.Content = ${contentOf(body)};`];
	const headerLines = headers.map(({ name, value }) => name.toLowerCase() === "content-type" ? `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${portableStringLiteral(value)});` : `request.Content.Headers.TryAddWithoutValidation(${portableStringLiteral(name)}, ${portableStringLiteral(value)});`);
	return [...setup, ...headerLines];
}
function contentOf(body) {
	switch (body.kind) {
		case "text": return `new StringContent(\n  ${joinedLiterals(body.text, portableStringLiteral, "+")})`;
		case "form": return `new FormUrlEncodedContent(new KeyValuePair<string, string>[] {\n${body.fields.map(({ name, value = "" }) => `    KeyValuePair.Create(${portableStringLiteral(name)}, ${portableStringLiteral(value)}),\n`).join("")}})`;
		case "file": return `new StreamContent(File.OpenRead(${portableStringLiteral(body.fileName)}))`;
	}
}
function multipartLines(fields) {
	return [
		"var form = new MultipartFormDataContent();",
		...fields.flatMap(({ name, value = "", fileName, type }, index) => {
			const content = fileName === void 0 ? `new StringContent(${indentFollowingLines(joinedLiterals(value, portableStringLiteral, "+"), "  ")})` : `new StreamContent(File.OpenRead(${portableStringLiteral(fileName)}))`;
			const fileArgument = fileName === void 0 ? "" : `, ${portableStringLiteral(fileName)}`;
			const nameArguments = `${portableStringLiteral(name)}${fileArgument}`;
			if (type === void 0) return [`form.Add(${content}, ${nameArguments});`];
			return [
				`var part${index} = ${content};`,
				`part${index}.Headers.ContentType = MediaTypeHeaderValue.Parse(${portableStringLiteral(type)});`,
				`form.Add(part${index}, ${nameArguments});`
			];
		}),
		"request.Content = form;"
	];
}
//#endregion
//#region src/endpoints/samples/curl.ts
/** Generates a curl command. Single quotes prevent shell expansion. */
function curl({ method, url, headers, body }) {
	const options = [
		...method === "HEAD" ? ["--head"] : method === (body === void 0 ? "GET" : "POST") ? [] : [`--request ${shellQuote(method)}`],
		...headers.map(({ name, value }) => `--header ${shellQuote(`${name}: ${value}`)}`),
		...body === void 0 ? [] : bodyOptions(body)
	];
	return [`curl ${shellQuote(url)}`, ...options].join(" \\\n  ");
}
function bodyOptions(body) {
	switch (body.kind) {
		case "text": return [`--data-raw ${shellQuote(body.text)}`];
		case "form": return [`--data-raw ${shellQuote(encodeForm(body.fields))}`];
		case "file": return [`--data-binary ${shellQuote(`@${body.fileName}`)}`];
		case "multipart": return body.fields.map(formOption);
	}
}
function formOption({ name, value = "", fileName, type }) {
	const typeSuffix = type === void 0 ? "" : `;type=${type}`;
	if (fileName !== void 0) return `--form ${shellQuote(`${name}=@${fileName}${typeSuffix}`)}`;
	if (type === void 0) return `--form-string ${shellQuote(`${name}=${value}`)}`;
	return `--form ${shellQuote(`${name}="${value.replace(/["\\]/g, "\\$&")}"${typeSuffix}`)}`;
}
function shellQuote(text) {
	const cleanText = text.toWellFormed().replaceAll("\0", "");
	return /^[A-Z]+$/.test(cleanText) ? cleanText : `'${cleanText.replaceAll("'", `'\\''`)}'`;
}
//#endregion
//#region src/endpoints/samples/go.ts
const errorCheck = [
	"if err != nil {",
	"	panic(err)",
	"}"
];
/** Generates a Go program that uses only the standard library. */
function go({ method, url, headers, body }) {
	const isMultipart = body?.kind === "multipart";
	const typeHeaders = body?.kind === "form" ? [{
		name: "Content-Type",
		value: "application/x-www-form-urlencoded"
	}] : [];
	const lines = [
		...body === void 0 ? [] : [...bodyLines(body), ""],
		`request, err := http.NewRequest(${portableStringLiteral(method)}, ${portableStringLiteral(url)}, ${body === void 0 ? "nil" : isMultipart ? "&body" : "body"})`,
		...errorCheck,
		...[...headers, ...typeHeaders].map(({ name, value }) => `request.Header.Set(${portableStringLiteral(name)}, ${portableStringLiteral(value)})`),
		...isMultipart ? ["request.Header.Set(\"Content-Type\", form.FormDataContentType())"] : [],
		"",
		"response, err := http.DefaultClient.Do(request)",
		...errorCheck,
		"defer response.Body.Close()",
		"text, err := io.ReadAll(response.Body)",
		...errorCheck,
		"fmt.Println(response.Status, string(text))"
	];
	return [
		...[
			"package main",
			"",
			"import (",
			...[
				"fmt",
				"io",
				"net/http",
				...importsFor(body)
			].sort().map((name) => `\t"${name}"`),
			")",
			"",
			"func main() {"
		],
		...lines.map((line) => line === "" ? "" : `\t${line}`),
		"}"
	].join("\n");
}
function importsFor(body) {
	if (body === void 0) return [];
	if (body.kind === "file") return ["os"];
	if (body.kind !== "multipart") return ["strings"];
	const typedFields = body.fields.filter(({ type }) => type !== void 0);
	return [
		...["bytes", "mime/multipart"],
		...body.fields.some(isFile) ? ["os"] : [],
		...typedFields.length > 0 ? ["net/textproto"] : [],
		...typedFields.some((field) => !isFile(field)) ? ["strings"] : []
	];
}
function isFile({ fileName }) {
	return fileName !== void 0;
}
function bodyLines(body) {
	switch (body.kind) {
		case "text": return [`body := strings.NewReader(${goStringLiteral(body.text)})`];
		case "form": return [`body := strings.NewReader(${goStringLiteral(encodeForm(body.fields))})`];
		case "file": return [`body, err := os.Open(${portableStringLiteral(body.fileName)})`, ...errorCheck];
		case "multipart": return [
			"var body bytes.Buffer",
			"form := multipart.NewWriter(&body)",
			...body.fields.flatMap(fieldLines),
			"form.Close()"
		];
	}
}
function fieldLines(field, index) {
	const { name, value = "", fileName, type } = field;
	if (fileName === void 0 && type === void 0) return [`form.WriteField(${portableStringLiteral(name)}, ${portableStringLiteral(value)})`];
	const openLines = fileName === void 0 ? [] : [`file${index}, err := os.Open(${portableStringLiteral(fileName)})`, ...errorCheck];
	const createPartLines = [`part${index}, err := ${createPartCall(field)}`, ...errorCheck];
	const content = fileName === void 0 ? `strings.NewReader(${goStringLiteral(value)})` : `file${index}`;
	return [
		...openLines,
		...createPartLines,
		`io.Copy(part${index}, ${content})`
	];
}
function createPartCall({ name, fileName, type }) {
	if (type === void 0 && fileName !== void 0) return `form.CreateFormFile(${portableStringLiteral(name)}, ${portableStringLiteral(fileName)})`;
	const escapeQuoted = (text) => text.replace(/["\\]/g, "\\$&").replace(/\p{Cc}+/gu, " ");
	const fileNameParameter = fileName === void 0 ? "" : `; filename="${escapeQuoted(fileName)}"`;
	return `form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {${portableStringLiteral(`form-data; name="${escapeQuoted(name)}"${fileNameParameter}`)}}, "Content-Type": {${portableStringLiteral(type ?? "")}}})`;
}
/** Uses a raw string literal if possible, which keeps lines readable. */
function goStringLiteral(text) {
	return /[`\r\0\uFEFF]/.test(text) ? portableStringLiteral(text) : `\`${text.toWellFormed()}\``;
}
//#endregion
//#region src/endpoints/samples/multipart.ts
/** Separates the parts of a form in samples that write the body themselves. */
const boundary = "form-part-9f2c4d1be07a";
const multipartType = `multipart/form-data; boundary=${boundary}`;
/** Pieces of a `multipart/form-data` body, for languages whose libraries can't write the type of each part. */
function multipartPieces(fields) {
	const pieces = [];
	let text = "";
	for (const { name, value = "", fileName, type } of fields) {
		const fileParameter = fileName === void 0 ? "" : `; filename="${escapeParameter(fileName)}"`;
		const typeLine = type === void 0 ? "" : `Content-Type: ${escapeParameter(type)}\r\n`;
		text += `--${boundary}\r\nContent-Disposition: form-data; name="${escapeParameter(name)}"${fileParameter}\r\n${typeLine}\r\n`;
		if (fileName === void 0) text += value.toWellFormed();
		else {
			pieces.push({ text }, { fileName });
			text = "";
		}
		text += "\r\n";
	}
	return [...pieces, { text: `${text}--${boundary}--\r\n` }];
}
function escapeParameter(text) {
	return text.toWellFormed().replace(/["\\]/g, "\\$&").replace(/\p{Cc}+/gu, " ");
}
//#endregion
//#region src/endpoints/samples/java.ts
/** Generates a Java program that uses only the standard library (Java 11). */
function java({ method, url, headers, body }) {
	const { publisher, setup = [], imports = [], type } = describeBody$2(body);
	const allHeaders = type === void 0 ? headers : [...headers, {
		name: "Content-Type",
		value: type
	}];
	const statements = [
		...setup,
		`var request = HttpRequest.newBuilder(URI.create(${portableStringLiteral(url)}))`,
		`    .method(${portableStringLiteral(method)}, HttpRequest.BodyPublishers.${publisher})`,
		...allHeaders.map(({ name, value }) => `    .header(${portableStringLiteral(name)}, ${portableStringLiteral(value)})`),
		"    .build();",
		"var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());",
		"System.out.println(response.statusCode() + \" \" + response.body());"
	];
	return [
		...[
			...imports,
			"java.net.URI",
			"java.net.http.*"
		].sort().map((name) => `import ${name};`),
		"",
		"public class Main {",
		"  public static void main(String[] args) throws Exception {",
		...statements.map((statement) => `    ${indentFollowingLines(statement, "    ")}`),
		"  }",
		"}"
	].join("\n");
}
function describeBody$2(body) {
	switch (body?.kind) {
		case void 0: return { publisher: "noBody()" };
		case "text": return {
			publisher: "ofString(body)",
			setup: [`var body = ${textLiteral(body.text)};`]
		};
		case "form": return {
			publisher: "ofString(body)",
			setup: [`var body = ${textLiteral(encodeForm(body.fields))};`],
			type: "application/x-www-form-urlencoded"
		};
		case "file": return {
			publisher: `ofFile(Path.of(${portableStringLiteral(body.fileName)}))`,
			imports: ["java.nio.file.Path"]
		};
		case "multipart": {
			const pieces = multipartPieces(body.fields);
			const hasFile = pieces.some((piece) => "fileName" in piece);
			return {
				publisher: "ofByteArray(body.toByteArray())",
				setup: ["var body = new ByteArrayOutputStream();", ...pieces.map((piece) => "fileName" in piece ? `Files.readAllBytes(Path.of(${portableStringLiteral(piece.fileName)}))` : `(${textLiteral(piece.text)}).getBytes(StandardCharsets.UTF_8)`).map((content) => `body.writeBytes(${content});`)],
				imports: [...["java.io.ByteArrayOutputStream", "java.nio.charset.StandardCharsets"], ...hasFile ? ["java.nio.file.Files", "java.nio.file.Path"] : []],
				type: multipartType
			};
		}
	}
}
function textLiteral(text) {
	return joinedLiterals(text, portableStringLiteral, "+");
}
//#endregion
//#region src/endpoints/samples/javascript.ts
/** Generates a `fetch` call for browsers and Node. `GET` and `HEAD` requests with a body use `node:http`. */
function javascript(request) {
	const { method, url, headers, body } = request;
	if (body !== void 0 && body.kind !== "multipart" && /^(?:GET|HEAD)$/.test(method)) return nodeRequest(request, body);
	const options = [
		...method === "GET" ? [] : [`method: ${portableStringLiteral(method)},`],
		...headers.length === 0 ? [] : [
			"headers: {",
			...headers.map(({ name, value }) => `  ${portableStringLiteral(name)}: ${portableStringLiteral(value)},`),
			"},"
		],
		...body === void 0 ? [] : [`body: ${bodyText(body)},`]
	];
	const call = options.length === 0 ? `fetch(${portableStringLiteral(url)})` : `fetch(${portableStringLiteral(url)}, {\n  ${indentFollowingLines(options.join("\n"), "  ")}\n})`;
	return [
		...setupLines(body),
		`const response = await ${call};`,
		"console.log(response.status, await response.text());"
	].join("\n");
}
function nodeRequest({ method, url, headers }, body) {
	const typeHeaders = body.kind === "form" ? [{
		name: "Content-Type",
		value: "application/x-www-form-urlencoded"
	}] : [];
	const headerLines = [...headers, ...typeHeaders].map(({ name, value }) => `    ${portableStringLiteral(name)}: ${portableStringLiteral(value)},`);
	return [
		`import { request } from 'node:${url.startsWith("http://") ? "http" : "https"}';`,
		...body.kind === "file" ? ["import { readFileSync } from 'node:fs';"] : [],
		"",
		`const body = ${nodeBody(body)};`,
		`const options = {\n  method: ${portableStringLiteral(method)},`,
		...[
			"  headers: {",
			...headerLines,
			"    \"Content-Length\": Buffer.byteLength(body),",
			"  },"
		],
		"};",
		`const sent = request(${portableStringLiteral(url)}, options, async (response) => {`,
		"  response.setEncoding(\"utf8\");",
		"  console.log(response.statusCode, (await response.toArray()).join(\"\"));",
		"});",
		"sent.end(body);"
	].join("\n");
}
function nodeBody(body) {
	if (body.kind === "file") return `readFileSync(${portableStringLiteral(body.fileName)})`;
	return body.kind === "form" ? portableStringLiteral(encodeForm(body.fields)) : bodyText(body);
}
function setupLines(body) {
	if (body?.kind !== "multipart") return [];
	return [
		"const form = new FormData();",
		...body.fields.map((field) => `form.append(${portableStringLiteral(field.name)}, ${appendArguments(field)});`),
		""
	];
}
/** Arguments for the value of a form field. For a `Blob`, the file name is a separate argument. */
function appendArguments({ value = "", fileName, type }) {
	const content = fileName === void 0 ? portableStringLiteral(value) : "fileInput.files[0]";
	if (type === void 0) return content;
	const blob = `new Blob([${content}], { type: ${portableStringLiteral(type)} })`;
	return fileName === void 0 ? blob : `${blob}, ${portableStringLiteral(fileName)}`;
}
function bodyText(body) {
	switch (body.kind) {
		case "text": return isEmbeddableJson(body) ? `JSON.stringify(${body.text.replace(/[\u2028\u2029]/g, "")})` : portableStringLiteral(body.text);
		case "form": return `new URLSearchParams([\n${body.fields.map(({ name, value = "" }) => `  [${portableStringLiteral(name)}, ${portableStringLiteral(value)}],\n`).join("")}])`;
		case "multipart": return "form";
		case "file": return "fileInput.files[0]";
	}
}
//#endregion
//#region src/endpoints/samples/php.ts
/** Generates a PHP program that uses the extension cURL (PHP 7). */
function php({ method, url, headers, body }) {
	const { value, type } = body === void 0 ? {} : describeBody$1(body);
	const typeHeader = type === void 0 ? [] : [{
		name: "Content-Type",
		value: type
	}];
	const headerLines = [...headers, ...typeHeader].map((header) => `        ${phpLiteral(`${header.name}: ${header.value}`)},`);
	return [
		"<?php",
		"",
		`$request = curl_init(${phpLiteral(url)});`,
		"curl_setopt_array($request, [",
		...method === "GET" && body === void 0 ? [] : [`    CURLOPT_CUSTOMREQUEST => ${phpLiteral(method)},`],
		...method === "HEAD" ? ["    CURLOPT_NOBODY => true,"] : [],
		...headerLines.length === 0 ? [] : [
			"    CURLOPT_HTTPHEADER => [",
			...headerLines,
			"    ],"
		],
		...value === void 0 ? [] : [`    CURLOPT_POSTFIELDS => ${value},`],
		"    CURLOPT_RETURNTRANSFER => true,",
		"]);",
		"$text = curl_exec($request);",
		"echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', $text;"
	].join("\n");
}
/** Expression of the body, and its content type if the headers of the request don't have it. */
function describeBody$1(body) {
	switch (body.kind) {
		case "text": return { value: phpLiteral(body.text) };
		case "form": return {
			value: phpLiteral(encodeForm(body.fields)),
			type: "application/x-www-form-urlencoded"
		};
		case "file": return { value: readFile$1(body.fileName) };
		case "multipart": return {
			value: multipartPieces(body.fields).flatMap((piece) => "fileName" in piece ? [readFile$1(piece.fileName)] : splitLines(piece.text).map(phpLiteral)).join("\n        . "),
			type: multipartType
		};
	}
}
function readFile$1(fileName) {
	return `file_get_contents(${phpLiteral(fileName)})`;
}
function phpLiteral(text) {
	return scriptLiteral(text, "$");
}
//#endregion
//#region src/endpoints/samples/python.ts
const methodsWithFunction$1 = new Set([
	"GET",
	"OPTIONS",
	"HEAD",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
]);
/** Generates a call of the `requests` library. */
function python({ method, url, headers, body }) {
	const shownHeaders = body?.kind === "text" && isEmbeddableJson(body) ? headers.filter(({ name, value }) => !(isContentType(name) && value === "application/json")) : headers;
	const call = methodsWithFunction$1.has(method) ? `requests.${method.toLowerCase()}(` : "requests.request(";
	const callArguments = [
		...methodsWithFunction$1.has(method) ? [] : [portableStringLiteral(method)],
		portableStringLiteral(url),
		...shownHeaders.length === 0 ? [] : [`headers=${dictLiteral(shownHeaders.map(({ name, value }) => [name, portableStringLiteral(value)]))}`],
		...body === void 0 ? [] : bodyArguments(body)
	];
	return `import requests\n\nresponse = ${callArguments.length === 1 ? `${call}${callArguments[0]})` : `${call}\n${callArguments.map((argument) => `    ${indentFollowingLines(argument, "    ")},\n`).join("")})`}\nprint(response.status_code, response.text)`;
}
function isContentType(name) {
	return name.toLowerCase() === "content-type";
}
function bodyArguments(body) {
	switch (body.kind) {
		case "text": return [isEmbeddableJson(body) ? `json=${pythonLiteral(parseMarkedJson(body.text) ?? null)}` : `data=${portableStringLiteral(body.text)}.encode()`];
		case "form": return [`data=${listLiteral(body.fields.map(({ name, value = "" }) => `(${portableStringLiteral(name)}, ${portableStringLiteral(value)})`))}`];
		case "file": return [`data=open(${portableStringLiteral(body.fileName)}, "rb")`];
		case "multipart": return [`files=${listLiteral(body.fields.map(fileTuple))}`];
	}
}
/** Tuple for the argument `files`. `None` as the file name marks a text field. */
function fileTuple({ name, value = "", fileName, type }) {
	const file = fileName === void 0 ? void 0 : `open(${portableStringLiteral(fileName)}, "rb")`;
	const typeElement = type === void 0 ? "" : `, ${portableStringLiteral(type)}`;
	const fileValue = file === void 0 ? `(None, ${portableStringLiteral(value)}${typeElement})` : `(${portableStringLiteral(fileName ?? "")}, ${file}${typeElement})`;
	return `(${portableStringLiteral(name)}, ${file === void 0 || type !== void 0 ? fileValue : file})`;
}
function listLiteral(items) {
	return `[\n${items.map((item) => `    ${item},\n`).join("")}]`;
}
function dictLiteral(members) {
	if (members.length === 0) return "{}";
	return `{\n${members.map(([name, value]) => `    ${portableStringLiteral(name)}: ${indentFollowingLines(value, "    ")},\n`).join("")}}`;
}
function pythonLiteral(value) {
	if (value === null) return "None";
	if (value === true) return "True";
	if (value === false) return "False";
	if (typeof value === "string") return jsonNumberSource(value) ?? portableStringLiteral(value);
	if (typeof value === "number") return String(value);
	if (Array.isArray(value)) {
		const items = value.map((item) => `    ${indentFollowingLines(pythonLiteral(item), "    ")},\n`);
		return items.length === 0 ? "[]" : `[\n${items.join("")}]`;
	}
	return dictLiteral(Object.entries(value).map(([name, member]) => [name, pythonLiteral(member)]));
}
//#endregion
//#region src/endpoints/samples/ruby.ts
const methodsWithClass = new Set([...[
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"OPTIONS",
	"TRACE"
]]);
/** Generates a Ruby program that uses only the standard library. */
function ruby({ method, url, headers, body }) {
	const { value, type } = body === void 0 ? {} : describeBody(body);
	const typeHeader = type === void 0 ? [] : [{
		name: "Content-Type",
		value: type
	}];
	const newRequest = methodsWithClass.has(method) ? `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)` : `Net::HTTPGenericRequest.new(${rubyLiteral(method)}, true, true, uri)`;
	return [
		"require 'net/http'",
		"",
		`uri = URI(${rubyLiteral(url)})`,
		`request = ${newRequest}`,
		...[...headers, ...typeHeader].map((header) => `request[${rubyLiteral(header.name)}] = ${rubyLiteral(header.value)}`),
		...value === void 0 ? [] : [`request.body = ${value}`],
		"response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
		"puts response.code, response.body"
	].join("\n");
}
/** Expression of the body, and its content type if the headers of the request don't have it. */
function describeBody(body) {
	switch (body.kind) {
		case "text": return { value: rubyLiteral(body.text) };
		case "form": return {
			value: rubyLiteral(encodeForm(body.fields)),
			type: "application/x-www-form-urlencoded"
		};
		case "file": return { value: readFile(body.fileName) };
		case "multipart": return {
			value: `[\n${multipartPieces(body.fields).flatMap((piece) => "fileName" in piece ? [readFile(piece.fileName)] : splitLines(piece.text).map((line) => `${rubyLiteral(line)}.b`)).map((piece) => `  ${piece},\n`).join("")}].join`,
			type: multipartType
		};
	}
}
function readFile(fileName) {
	return `File.binread(${rubyLiteral(fileName)})`;
}
function rubyLiteral(text) {
	return scriptLiteral(text, "#");
}
//#endregion
//#region src/endpoints/samples/rust.ts
const methodsWithFunction = new Set([
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"HEAD"
]);
/** Generates a Rust program that uses the `reqwest` crate with its features `blocking` and `multipart`. */
function rust({ method, url, headers, body }) {
	const calls = [
		methodsWithFunction.has(method) ? `.${method.toLowerCase()}(${rustLiteral(url)})` : `.request(${rustLiteral(method)}.parse()?, ${rustLiteral(url)})`,
		...headers.map(({ name, value }) => `.header(${rustLiteral(name)}, ${rustLiteral(value)})`),
		...body === void 0 ? [] : [bodyCall(body)],
		".send()?;"
	];
	return [
		...body?.kind === "multipart" ? ["use reqwest::blocking::multipart;", ""] : [],
		"fn main() -> Result<(), Box<dyn std::error::Error>> {",
		...body?.kind === "multipart" ? formLines(body.fields).map((line) => `    ${line}`) : [],
		"    let response = reqwest::blocking::Client::new()",
		...calls.map((line) => `        ${line}`),
		"    println!(\"{} {}\", response.status(), response.text()?);",
		"    Ok(())",
		"}"
	].join("\n");
}
function bodyCall(body) {
	switch (body.kind) {
		case "text": return `.body(${rustRawLiteral(body.text)})`;
		case "form": return `.form(&[${body.fields.map(({ name, value = "" }) => `(${rustLiteral(name)}, ${rustLiteral(value)})`).join(", ")}])`;
		case "file": return `.body(std::fs::File::open(${rustLiteral(body.fileName)})?)`;
		case "multipart": return ".multipart(form)";
	}
}
function formLines(fields) {
	return ["let form = multipart::Form::new()", ...fields.map(({ name, value = "", fileName, type }) => {
		if (type === void 0 && fileName === void 0) return `.text(${rustLiteral(name)}, ${rustLiteral(value)})`;
		const part = fileName === void 0 ? `multipart::Part::text(${rustLiteral(value)})` : `multipart::Part::file(${rustLiteral(fileName)})?`;
		const typeCall = type === void 0 ? "" : `.mime_str(${rustLiteral(type)})?`;
		return `.part(${rustLiteral(name)}, ${part}${typeCall})`;
	}).map((call) => indentFollowingLines(`    ${call}`, "    "))].map((line, index, lines) => index === lines.length - 1 ? `${line};` : line);
}
function rustLiteral(text) {
	return `"${text.toWellFormed().replace(/["\\]|[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => {
		if (character === "\"" || character === "\\") return `\\${character}`;
		if (character === "\n") return "\\n";
		return `\\u{${character.codePointAt(0)?.toString(16)}}`;
	})}"`;
}
/** Uses a raw literal if possible, which keeps quotes and lines readable. */
function rustRawLiteral(text) {
	const wellFormed = text.toWellFormed();
	if (!/["\n]/.test(wellFormed) || /[^\P{Cc}\n\t]|\p{Cf}/u.test(wellFormed)) return rustLiteral(text);
	const hashes = "#".repeat(1 + Math.max(0, ...(wellFormed.match(/"#*/g) ?? []).map(({ length }) => length - 1)));
	return `r${hashes}"${wellFormed}"${hashes}`;
}
//#endregion
//#region src/endpoints/page/code-samples.ts
const generators = {
	curl: {
		label: "curl",
		language: "bash",
		write: curl
	},
	javascript: {
		label: "JavaScript",
		language: "javascript",
		write: javascript
	},
	typescript: {
		label: "TypeScript",
		language: "typescript",
		write: javascript
	},
	python: {
		label: "Python",
		language: "python",
		write: python
	},
	go: {
		label: "Go",
		language: "go",
		write: go
	},
	php: {
		label: "PHP",
		language: "php",
		write: php
	},
	ruby: {
		label: "Ruby",
		language: "ruby",
		write: ruby
	},
	java: {
		label: "Java",
		language: "java",
		write: java
	},
	csharp: {
		label: "C#",
		language: "csharp",
		write: csharp
	},
	rust: {
		label: "Rust",
		language: "rust",
		write: rust
	}
};
/** Maps language names of `x-codeSamples` to highlighter languages. */
const highlighterLanguages = {
	curl: "bash",
	shell: "bash",
	"c#": "csharp",
	"c++": "cpp",
	"node.js": "javascript",
	node: "javascript",
	"objective-c": "objectivec"
};
/** Section with code samples: those of the document, else generated ones. Empty if there are none. */
function codeSampleSection(page, request) {
	const documentSamples = ["x-codeSamples", "x-code-samples"].flatMap((name) => readDocumentSamples(page, request.operation, name));
	const { sampleLanguages } = page.settings;
	const samples = documentSamples.length > 0 ? documentSamples : generateSamples(page, request, sampleLanguages);
	if (samples.length === 0) return [];
	const blocks = samples.slice(0, 20).flatMap(({ label, language, source }) => [asPart({ kind: "lead" }, paragraph(strong(toSingleLine(label)))), asPart({
		kind: "sample",
		title: toSingleLine(label)
	}, codeBlock(truncate(source, maxSampleLength), language))]);
	return [heading(2, page.messages.codeSamples, "samples"), ...blocks];
}
function generateSamples(page, source, languages) {
	if (languages.length === 0) return [];
	const request = createSampleRequest(page, source);
	return languages.map((name) => {
		const { write, ...generator } = generators[name];
		return {
			...generator,
			source: write(request)
		};
	});
}
function readDocumentSamples(page, operation, name) {
	const samples = ownMember(operation, name);
	if (!Array.isArray(samples)) return [];
	return samples.flatMap((sample) => {
		const source = isObject(sample) ? ownMember(sample, "source") : void 0;
		if (!isObject(sample) || typeof source !== "string" || source.trim() === "") return [];
		const lang = stringMember(sample, "lang") ?? "";
		const lowerCaseLang = lang.toLowerCase();
		const language = Object.hasOwn(highlighterLanguages, lowerCaseLang) ? highlighterLanguages[lowerCaseLang] ?? lowerCaseLang : lowerCaseLang;
		return [{
			label: stringMember(sample, "label") ?? (lang || page.messages.sample),
			language,
			source
		}];
	});
}
//#endregion
//#region src/endpoints/page/operation-document.ts
/** Matches `#/components/schemas/Job` and `#/definitions/Job`. */
const componentReference = /^#\/((?:components\/)?[A-Za-z]+)\/([^/]+)$/;
const containerPattern = /^(?:components\/[A-Za-z]+|definitions|parameters|responses)$/;
/** Members whose keys are names: a response `default` or a header `example` is not data. */
const customKeyMembers = new Set([...nameKeys, ...[
	"responses",
	"parameters",
	"headers",
	"examples",
	"callbacks",
	"links",
	"content",
	"encoding",
	"paths"
]]);
/** Top-level key that holds the objects copied from other files and operations. */
const copiesKey = "x-referenced";
/**
* Extracts a document with one operation and everything it refers to, for the `.json` file of the page. The
* document is valid if the specification is. References into other files point to copies inside the document.
*/
function extractOperationDocument({ document: upgradedDocument, references }, operation) {
	const { method, path, httpMethod, tags } = operation;
	const { document, item, value } = operation.original ?? {
		...operation,
		document: upgradedDocument
	};
	const copier = new ReferenceCopier(references);
	const pathItem = {
		...Object.fromEntries(Object.entries(item).filter(([name]) => !operationKeys.has(name))),
		[httpMethod.toLowerCase()]: value
	};
	const pathMembers = method === "WEBHOOK" ? {
		paths: {},
		webhooks: { [path]: pathItem }
	} : { paths: { [path]: pathItem } };
	const { openapi, swagger, info, ...otherMembers } = document;
	const sharedMembers = Object.entries(otherMembers).filter(([name]) => documentKeys.has(name));
	const usedTags = arrayMember(document, "tags").filter((tag) => isObject(tag) && tags.includes(String(tag.name)));
	const extractedDocument = copier.copy({
		...openapi === void 0 ? { swagger } : { openapi },
		info,
		...Object.fromEntries(sharedMembers),
		...usedTags.length === 0 ? {} : { tags: usedTags },
		...pathMembers
	});
	const schemeNames = requiredSchemeNames(document, value);
	const componentSchemes = objectMember(objectMember(document, "components") ?? {}, "securitySchemes");
	const originalSchemes = objectMember(document, "securityDefinitions");
	for (const name of schemeNames) {
		const scheme = ownMember(componentSchemes ?? originalSchemes ?? {}, name);
		if (scheme !== void 0) copier.addCopy(componentSchemes === void 0 ? "securityDefinitions" : "components/securitySchemes", name, scheme);
	}
	return copier.addCopiesTo(extractedDocument);
}
const operationKeys = new Set([...pathItemMethods, "$ref"]);
const documentKeys = new Set([...[
	"servers",
	"host",
	"basePath",
	"schemes",
	"consumes",
	"produces",
	"security",
	"externalDocs"
], ...["jsonSchemaDialect", "$self"]]);
function requiredSchemeNames(document, operation) {
	return new Set(arrayMember(Object.hasOwn(operation, "security") ? operation : document, "security").flatMap((requirement) => isObject(requirement) ? Object.keys(requirement) : []));
}
/** Copies each referenced value once, together with the values that it refers to. */
var ReferenceCopier = class {
	#references;
	/** Copies by container (`components/schemas`) and name. */
	#copiesByContainer = /* @__PURE__ */ new Map();
	#copyNames = /* @__PURE__ */ new Map();
	constructor(references) {
		this.#references = references;
	}
	/** @param hasCustomKeys True if the keys are names that the author chose: a property `$ref` is not a reference. */
	copy(value, hasCustomKeys = false) {
		if (Array.isArray(value)) return value.map((item) => this.copy(item));
		if (!isObject(value)) return value;
		const entries = Object.entries(value).map(([name, member]) => {
			if (hasCustomKeys) return [name, this.copy(member)];
			if (name === "$ref" && typeof member === "string") return [name, this.#copyReference(member)];
			if (dataKeys.has(name) || name === "examples" && Array.isArray(member)) return [name, member];
			if (name === "discriminator" && isObject(member)) return [name, this.#copyDiscriminator(member)];
			return [name, this.copy(member, customKeyMembers.has(name))];
		});
		return Object.fromEntries(entries);
	}
	addCopy(container, name, value) {
		const copies = getOrCreate(this.#copiesByContainer, container, () => /* @__PURE__ */ new Map());
		if (copies.has(name)) return;
		copies.set(name, {});
		copies.set(name, this.copy(value));
	}
	addCopiesTo(document) {
		const result = { ...document };
		for (const [container, copies] of this.#copiesByContainer) {
			const [topLevelKey = "", nestedKey] = container.split("/");
			const members = Object.fromEntries(copies);
			result[topLevelKey] = nestedKey === void 0 ? members : {
				...objectMember(result, topLevelKey),
				[nestedKey]: members
			};
		}
		return result;
	}
	#copyReference(reference) {
		const { value } = this.#references.resolveTarget(reference);
		if (value === void 0) return reference;
		const [, container = "", segment = ""] = componentReference.exec(reference) ?? [];
		if (containerPattern.test(container)) {
			this.addCopy(container, unescapePointerSegment(decodePercent(segment)), value);
			return reference;
		}
		const name = getOrCreate(this.#copyNames, reference, () => `part-${this.#copyNames.size + 1}`);
		this.addCopy(copiesKey, name, value);
		return `#/${copiesKey}/${name}`;
	}
	#copyDiscriminator(discriminator) {
		const mapping = objectMember(discriminator, "mapping");
		return mapping === void 0 ? discriminator : {
			...discriminator,
			mapping: this.#copyMapping(mapping)
		};
	}
	/** Copies schemas of a discriminator mapping. Targets can be bare names: `Cat`. */
	#copyMapping(mapping) {
		const entries = Object.entries(mapping).map(([value, target]) => {
			if (typeof target !== "string") return [value, target];
			const targetReference = /^[\w.-]+$/.test(target) ? `#/components/schemas/${target}` : target;
			const reference = this.#copyReference(targetReference);
			return [value, reference === targetReference ? target : reference];
		});
		return Object.fromEntries(entries);
	}
};
//#endregion
//#region src/endpoints/page/operation-content.ts
/**
* Builds the body of an endpoint page, without its title.
*
* @param language Language code of headings and other fixed text. Default: English.
* @param routeOf Finds pages of other operations. Default: no operation has a page.
* @param settings Default: those of a `docs.json` without `api`.
*/
function buildOperationContent(specification, operation, language, routeOf = () => void 0, settings) {
	const messages = endpointMessages(language);
	const depths = new ListDepths();
	for (let attempt = 1;; attempt++) {
		const page = createPageContext(specification, messages, depths, routeOf, settings);
		depths.reset();
		const sections = buildSections(page, specification, operation);
		const fitsPage = contentLength(sections.flatMap(({ blocks }) => blocks)) <= maxPageLength;
		if (!(fitsPage && page.budget.characters >= 0) && attempt < 40 && depths.reduceLongest()) continue;
		const content = fitsPage ? joinSections(sections) : joinSections(truncateSections(sections, messages.pageTruncated));
		const { method } = operation;
		if (method === "CHANNEL") return content;
		const contentWithDocument = {
			...content,
			document: () => extractOperationDocument(specification, operation)
		};
		if (method === "WEBHOOK") return contentWithDocument;
		const request = requestSource(operation);
		return {
			...contentWithDocument,
			servers: () => createCallServers(page, request),
			form: () => createCallForm(page, request)
		};
	}
}
function buildSections(page, { operations }, operation) {
	const { method, item, tags } = operation;
	if (method === "CHANNEL") return [{
		blocks: channelCall(page, operation),
		isEssential: true
	}, {
		blocks: channelBlocks(page, operation),
		isEssential: false
	}];
	const isWebhook = method === "WEBHOOK";
	const firstOperationOfTag = operations.find((candidate) => !candidate.excluded && candidate.tags[0] === tags[0]);
	const { value } = operation;
	const request = requestSource(operation);
	return [
		{
			blocks: callBlocks(page, operation, value),
			isEssential: true
		},
		{
			blocks: introBlocks(page, operation, value),
			isEssential: false
		},
		{
			blocks: isWebhook && !Object.hasOwn(value, "security") ? [] : securitySection(page, value),
			isEssential: false
		},
		{
			blocks: parameterSections(page, item, value),
			isEssential: false
		},
		{
			blocks: requestBodySection(page, ownMember(value, "requestBody")),
			isEssential: false
		},
		{
			blocks: responseSection(page, value),
			isEssential: true
		},
		{
			blocks: callbackSection(page, value),
			isEssential: false
		},
		{
			blocks: isWebhook ? [] : codeSampleSection(page, request),
			isEssential: true
		},
		{
			blocks: !isWebhook && firstOperationOfTag === operation ? tagSection(page, tags[0]) : [],
			isEssential: false
		}
	];
}
function requestSource({ httpMethod, path, item, value }) {
	return {
		method: httpMethod,
		path,
		pathItem: item,
		operation: value
	};
}
function callBlocks(page, { method, httpMethod, path, item }, value) {
	if (method === "WEBHOOK") return [paragraph(page.messages.webhook(inlineCode(path), inlineCode(httpMethod)))];
	return [asPart({
		kind: "call",
		method: httpMethod,
		path
	}, paragraph(inlineCode(`${httpMethod} ${path}`))), ...serverBlocks(page, operationServers(page, item, value))];
}
function introBlocks(page, { item }, value) {
	const description = stringMember(value, "description") ?? stringMember(item, "description") ?? "";
	return [
		...isTrueMember(value, "deprecated") ? [paragraph(strong(page.messages.deprecatedNote))] : [],
		...page.parseProse(description, {
			limit: 2e4,
			headings: 3
		}).blocks,
		...externalDocsBlocks(page, value)
	];
}
/**
* Shortens a page to its maximum length. Essential sections stay complete. The section that exceeds the length is cut
* off and ends with `note`, and later sections consist only of `note`.
*/
function truncateSections(sections, note) {
	let remainingLength = maxPageLength - contentLength(sections.filter(({ isEssential }) => isEssential).flatMap(({ blocks }) => blocks));
	return sections.map((section) => {
		const { blocks, isEssential } = section;
		if (isEssential) return section;
		const overflowIndex = blocks.findIndex((block) => {
			remainingLength -= contentLength([block]);
			return remainingLength < 0;
		});
		return overflowIndex === -1 ? section : {
			blocks: [...blocks.slice(0, overflowIndex), paragraph(note)],
			isEssential
		};
	});
}
function joinSections(sections) {
	const [call = [], ...details] = sections.map(({ blocks }) => blocks);
	return {
		call,
		details: details.flat()
	};
}
function buildUnreadableContent({ method, path, spec }, language) {
	const { unreadableSpecification: unreadableMessage } = endpointMessages(language);
	return {
		call: [paragraph(unreadableMessage(inlineCode(`${method} ${path}`), inlineCode(spec)))],
		details: []
	};
}
/** Describes a tag, on the page of the first operation with that tag. */
function tagSection(page, name) {
	const tag = arrayMember(page.document, "tags").find((candidate) => isObject(candidate) && ownMember(candidate, "name") === name);
	if (name === void 0 || !isObject(tag)) return [];
	const blocks = [...page.parseProse(stringMember(tag, "description") ?? "", {
		limit: 2e4,
		headings: 3
	}).blocks, ...externalDocsBlocks(page, tag)];
	const title = toSingleLine(stringMember(tag, "summary") ?? stringMember(tag, "x-displayName") ?? name);
	return blocks.length === 0 || title === "" ? [] : [heading(2, page.messages.about(title)), ...blocks];
}
//#endregion
export { buildOperationContent, buildUnreadableContent };
