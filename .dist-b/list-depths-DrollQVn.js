import { $ as maxListedSchemas, Dn as jsonNumberSource, Gr as getOrCreate, J as maxDescriptionLength, On as numberSource, Y as maxFurtherValues, aa as capitalize, ai as isObject, ii as isList, jn as unmarkNumber, nt as maxQuotedValueLength, oi as ownMember, ot as maxSecurityScopes, q as maxConstraintNames } from "./core-0sspFqjL.js";
import { a as plainText } from "./mdast-C6s8vRW9.js";
import { a as phrase, l as withFullStop, n as joinAsList, o as strong, r as joinPhrases, s as toSingleLine, t as inlineCode } from "./phrase-Dk5Ujzk2.js";
import { a as bareReference, c as numberMember, i as arrayMember, l as objectMember, o as isTrueMember, r as listContext, s as memberEntries, u as stringMember } from "./page-context-CKnFC90Z.js";
import { i as safeLink } from "./prose-CyFubWVW.js";
//#region src/endpoints/page/blocks.ts
function paragraph(...parts) {
	return {
		type: "paragraph",
		children: [...joinPhrases(parts)]
	};
}
function heading(depth, content, section) {
	const node = {
		type: "heading",
		depth,
		children: [...joinPhrases([content])]
	};
	return section === void 0 ? node : asPart({
		kind: "section",
		name: section
	}, node);
}
function asPart(part, node) {
	node.data = { part };
	return node;
}
/** @param language Ignored unless it is a plain word. */
function codeBlock(text, language) {
	return {
		type: "code",
		lang: /^[\w+#.-]{1,30}$/.test(language) ? language : null,
		value: text.replace(/\r\n?/g, "\n").replace(/\n+$/, "")
	};
}
function list(items) {
	return {
		type: "list",
		ordered: false,
		spread: false,
		children: [...items]
	};
}
function listItem(firstLine, blocks = [], children = []) {
	const nestedList = children.length === 0 ? [] : [list(children)];
	return {
		type: "listItem",
		spread: blocks.length > 0,
		children: [
			paragraph(firstLine),
			...blocks,
			...nestedList
		]
	};
}
/** Approximate length in characters. */
function contentLength(nodes) {
	let length = 0;
	for (const node of nodes) {
		length += 2 + (node.value?.length ?? 0) + (node.url?.length ?? 0);
		if (node.children !== void 0) length += contentLength(node.children);
	}
	return length;
}
//#endregion
//#region src/endpoints/schema/resolve-schema.ts
/** Keywords that are not copied to `ResolvedSchema.keywords`, because the interface has a member for them. */
const mergedKeywords = new Set([
	"$ref",
	"$dynamicRef",
	"type",
	"nullable",
	"x-nullable",
	"properties",
	"required",
	"allOf",
	"oneOf",
	"anyOf",
	"__proto__"
]);
/** Maximum nesting of references and `allOf`. */
const maxDepth$4 = 24;
/** Maximum number of subschemas that are merged into one schema. */
const maxParts = 400;
/**
* Follows references and merges `allOf`.
*
* @param active Schemas that contain this one. References to them are recorded in `recursiveNames` and not followed.
*/
function resolveSchema(context, schema, active) {
	const resolvedSchema = cachedSchema(context, schema, active) ?? mergeSubschemas(context, schema, active);
	if (isObject(schema) && resolvedSchema.recursiveNames.length === 0) context.resolvedSchemas.set(schema, resolvedSchema);
	context.usedKeys.push(...resolvedSchema.keys);
	return resolvedSchema;
}
function cachedSchema({ resolvedSchemas: cache }, schema, active) {
	const cached = isObject(schema) ? cache.get(schema) : void 0;
	return cached?.keys.some((key) => active.has(key)) === true ? void 0 : cached;
}
function mergeSubschemas(context, schema, active) {
	const keywords = {};
	const properties = /* @__PURE__ */ new Map();
	const required = /* @__PURE__ */ new Set();
	const unions = [];
	const referenceNames = [];
	/**
	* Keys of references that are equivalent to the whole schema. References to one of several `allOf` parts are
	* excluded, because nested schemas may use them again without recursion.
	*/
	const identityKeys = [];
	/** The schema, and keys of all followed references. A cached result is valid only if none of these keys is active. */
	const keys = isObject(schema) ? [schema] : [];
	const recursiveNames = [];
	const unresolvedReferences = [];
	let types = [];
	let nullable = false;
	let isNever = false;
	let partCount = 0;
	let referencedName;
	function followReference(reference, depth, isEquivalent) {
		const { key, name, value } = context.references.resolveTarget(reference);
		if (depth === 0) referencedName ??= name;
		if (isEquivalent) identityKeys.push(key);
		const isNew = !keys.includes(key);
		if (isNew) keys.push(key);
		if (active.has(key)) recursiveNames.push(name);
		else if (value === void 0) unresolvedReferences.push(reference);
		else if (isNew) {
			referenceNames.push(name);
			mergeSubschema(value, depth + 1, isEquivalent);
			if (depth === 0 && unions.length === 0) {
				const options = listSubtypes(context, key, value);
				if (options.length > 0) unions.push({
					kind: "oneOf",
					options,
					hasDiscriminator: true
				});
			}
		}
	}
	function addUnion(kind, subschema, depth, isEquivalent) {
		const value = ownMember(subschema, kind);
		if (!Array.isArray(value)) return;
		const options = value.filter((option) => !isNullSchema(option));
		if (options.length < value.length) nullable = true;
		if (options.length === 1) mergeSubschema(options[0], depth, isEquivalent);
		else if (options.length > 1) unions.push({
			kind,
			options,
			hasDiscriminator: isObject(subschema.discriminator)
		});
	}
	function mergeSubschema(subschema, depth, isEquivalent) {
		if (subschema === false) isNever = true;
		if (!isObject(subschema) || depth > maxDepth$4 || ++partCount > maxParts) return;
		for (const [name, value] of Object.entries(subschema)) if (!mergedKeywords.has(name) && !Object.hasOwn(keywords, name)) keywords[name] = value;
		const type = ownMember(subschema, "type");
		const typeNames = (Array.isArray(type) ? type : [type]).filter((typeName) => typeof typeName === "string").slice(0, 10);
		if (types.length === 0) types = typeNames.filter((typeName) => typeName !== "null");
		if (typeNames.includes("null") || isNullable(subschema)) nullable = true;
		for (const [name, value] of Object.entries(objectMember(subschema, "properties") ?? {})) {
			const previous = properties.get(name);
			properties.set(name, previous === void 0 || previous === value ? value : mergeProperty(context, value, previous));
		}
		for (const name of readLimitedArray(subschema, "required")) if (typeof name === "string") required.add(name);
		const isSubschemaEquivalent = isEquivalent && isReferenceWrapper(subschema);
		for (const reference of listReferences(subschema)) followReference(reference, depth, isSubschemaEquivalent);
		for (const child of readLimitedArray(subschema, "allOf")) mergeSubschema(child, depth + 1, isSubschemaEquivalent);
		addUnion("oneOf", subschema, depth, isSubschemaEquivalent);
		addUnion("anyOf", subschema, depth, isSubschemaEquivalent);
	}
	if (isObject(schema) && active.has(schema)) {
		recursiveNames.push(recursiveName(context, schema));
		types = ["object"];
	} else mergeSubschema(schema, 0, true);
	const isNamedWrapper = referenceNames.length + recursiveNames.length === 1 && !hasInlineProperties(schema);
	const name = referencedName ?? (isNamedWrapper ? referenceNames[0] ?? recursiveNames[0] : void 0);
	return {
		keywords,
		types,
		nullable,
		properties,
		required,
		unions,
		name,
		keys,
		identityKeys: isObject(schema) ? [schema, ...identityKeys] : identityKeys,
		recursiveNames: [...new Set(recursiveNames)],
		unresolvedReferences: [...new Set(unresolvedReferences)],
		isNever,
		partCount
	};
}
/** Combines a schema with one option of its union. */
function mergeSchemas(base, option) {
	const properties = new Map(base.properties);
	for (const [name, schema] of option.properties) {
		const previous = properties.get(name);
		properties.set(name, previous === void 0 || previous === schema ? schema : { allOf: [schema, previous] });
	}
	const commonTypes = base.types.filter((type) => option.types.includes(type));
	return {
		keywords: {
			...base.keywords,
			...option.keywords
		},
		properties,
		isNever: base.isNever || option.isNever,
		types: commonTypes.length > 0 ? commonTypes : base.types.length > 0 ? base.types : option.types,
		nullable: base.nullable && option.nullable,
		required: new Set([...base.required, ...option.required]),
		unions: [...base.unions, ...option.unions],
		name: base.name ?? option.name,
		keys: [...base.keys, ...option.keys],
		identityKeys: [...base.identityKeys, ...option.identityKeys],
		recursiveNames: [...base.recursiveNames, ...option.recursiveNames],
		unresolvedReferences: [...base.unresolvedReferences, ...option.unresolvedReferences],
		partCount: base.partCount + option.partCount
	};
}
/** Combines two schemas of a property. Returns the same object for the same schemas, so that recursion is detected. */
function mergeProperty({ mergedProperties: mergedSchemas }, schema, previous) {
	if (!isObject(schema) || !isObject(previous)) return { allOf: [schema, previous] };
	return getOrCreate(getOrCreate(mergedSchemas, schema, () => /* @__PURE__ */ new WeakMap()), previous, () => ({ allOf: [schema, previous] }));
}
/** Reports whether a schema has at most one reference and no inline properties: it is equivalent to the target. */
function isReferenceWrapper(subschema) {
	if (hasInlineProperties(subschema)) return false;
	return [subschema, ...readLimitedArray(subschema, "allOf")].flatMap(listReferences).length <= 1;
}
function listReferences(subschema) {
	return (isObject(subschema) ? [ownMember(subschema, "$ref"), ownMember(subschema, "$dynamicRef")] : []).filter((reference) => typeof reference === "string");
}
/** Returns the name of a schema that contains itself; empty for a schema without a name. */
function recursiveName({ references }, schema) {
	const title = ownMember(schema, "title");
	const [firstReference] = [schema, ...readLimitedArray(schema, "allOf")].flatMap(listReferences);
	if (typeof title === "string") return title;
	return firstReference === void 0 ? "" : references.resolveTarget(firstReference).name;
}
/** Reports whether a schema or its `allOf` has inline properties. */
function hasInlineProperties(schema) {
	if (!isObject(schema)) return false;
	return [schema, ...readLimitedArray(schema, "allOf")].some((subschema) => isObject(subschema) && Object.hasOwn(subschema, "properties"));
}
function isNullable(subschema) {
	return ownMember(subschema, "nullable") === true || ownMember(subschema, "x-nullable") === true;
}
function isNullSchema(option) {
	if (!isObject(option)) return false;
	const type = ownMember(option, "type");
	if (type === "null" || Array.isArray(type) && type.length === 1 && type[0] === "null") return true;
	const values = ownMember(option, "enum");
	return Array.isArray(values) && values.length === 1 && values[0] === null;
}
function readLimitedArray(subschema, name) {
	return arrayMember(subschema, name).slice(0, 1e3);
}
/**
* Returns the schemas that extend a schema. Empty unless the schema has a discriminator.
*
* @param key Reference to the schema.
*/
function listSubtypes({ subtypes: subtypesByReference }, key, schema) {
	return isObject(schema) && ownMember(schema, "discriminator") !== void 0 ? subtypesByReference.get(key) ?? [] : [];
}
//#endregion
//#region src/endpoints/schema/resolved-schema.ts
/** Active schemas for the subschemas of `schema`. */
function withActiveSchema(active, schema) {
	return schema.identityKeys.length === 0 ? active : new Set([...active, ...schema.identityKeys]);
}
/** Types of a schema. Without `type`, inferred from other keywords. */
function inferTypes(schema) {
	if (schema.types.length > 0) return schema.types;
	const { keywords } = schema;
	if (schema.properties.size > 0 || schema.required.size > 0 || hasAnyKeyword(keywords, [
		"additionalProperties",
		"patternProperties",
		"propertyNames"
	])) return ["object"];
	if (hasAnyKeyword(keywords, [
		"items",
		"prefixItems",
		"contains"
	])) return ["array"];
	const values = Object.hasOwn(keywords, "const") ? [keywords.const] : keywords.enum;
	if (Array.isArray(values)) return [...new Set(values.slice(0, 50).map(jsonTypeOf))].filter((type) => type !== "null");
	if (hasAnyKeyword(keywords, [
		"format",
		"pattern",
		"minLength",
		"maxLength"
	])) return ["string"];
	if (hasAnyKeyword(keywords, [
		"minimum",
		"maximum",
		"multipleOf"
	])) return ["number"];
	return [];
}
function jsonTypeOf(markedValue) {
	const value = markedValue === void 0 ? markedValue : unmarkNumber(markedValue);
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
}
function hasAnyKeyword(keywords, names) {
	return names.some((name) => Object.hasOwn(keywords, name));
}
//#endregion
//#region src/endpoints/schema/json-text.ts
const maxDepth$3 = 30;
/**
* Formats a number as JSON. JavaScript rounds integers above 53 bits, so the common limits 2⁶³ − 1 and 2⁶⁴ − 1 are
* restored.
*/
function formatJsonNumber(value) {
	if (!Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) > 2 ** 64) return String(value);
	return String(value === 2 ** 63 || value === 2 ** 64 ? BigInt(value) - 1n : BigInt(value));
}
/** Formats a value like `JSON.stringify`, but writes `…` instead of parts that are too long, too deep or circular. */
function formatJson(value, options) {
	const chunks = [];
	let length = 0;
	const write = (text) => {
		length += text.length;
		if (length <= options.limit || text.length < 200) chunks.push(text);
		else chunks.push(`${text.slice(0, 200)}…`);
	};
	const writeNewline = (depth) => {
		if (options.pretty) write(`\n${"  ".repeat(depth)}`);
	};
	function writeList(openBracket, closeBracket, itemWriters, depth) {
		write(openBracket);
		for (const [index, writeItem] of itemWriters.entries()) {
			if (index > 0) write(options.pretty ? "," : ", ");
			writeNewline(depth + 1);
			if (length > options.limit) {
				write("…");
				break;
			}
			writeItem();
		}
		if (itemWriters.length > 0) writeNewline(depth);
		write(closeBracket);
	}
	function visit(markedValue, depth) {
		const source = jsonNumberSource(markedValue);
		const item = markedValue === void 0 ? void 0 : unmarkNumber(markedValue);
		if (source !== void 0) write(source);
		else if (typeof item === "number" && Number.isFinite(item)) write(formatJsonNumber(item));
		else if (typeof item !== "object" || item === null) write(JSON.stringify(item) ?? "null");
		else if (depth > maxDepth$3) write("…");
		else if (Array.isArray(item)) writeList("[", "]", item.slice(0, 1e4).map((element) => () => visit(element, depth + 1)), depth);
		else writeList("{", "}", Object.entries(item).filter(([, member]) => member !== void 0).map(([name, member]) => () => {
			write(`${JSON.stringify(name)}: `);
			visit(member, depth + 1);
		}), depth);
	}
	visit(value, 0);
	return chunks.join("");
}
//#endregion
//#region src/endpoints/page/value-sentences.ts
/** Formats a value as code. Strings are quoted only if they are blank or look like another type. */
function valueCode(value) {
	const source = numberSource(value);
	if (source !== void 0) return inlineCode(source);
	if (typeof value === "number") return inlineCode(formatJsonNumber(value));
	if (typeof value !== "string") return inlineCode(formatJson(value, {
		pretty: false,
		limit: maxQuotedValueLength
	}));
	return value.trim() === "" || /^(?:true|false|null|-?\d[\d.eE+-]*)$/.test(value) ? inlineCode(JSON.stringify(value)) : inlineCode(value);
}
/** Sentence about `const` or `enum`. */
function valueSentences(keywords, messages) {
	const constant = ownMember(keywords, "const");
	const values = constant === void 0 ? arrayMember(keywords, "enum") : [constant];
	if (values.length === 0) return [];
	if (values.length === 1) return [messages.always(valueCode(values[0]))];
	const describeValue = enumDescriptions(keywords, values);
	const shownValues = values.slice(0, 50).map((value) => phrase`${valueCode(value)}${describeValue(value)}`);
	const omittedCount = values.length - shownValues.length;
	return [messages.oneOf(omittedCount > 0 ? phrase`${joinPhrases(shownValues, ", ")} ${messages.andMore(omittedCount)}` : joinAsList(shownValues, messages.or))];
}
/**
* Enum values beyond the inline limit, with their descriptions.
*
* @returns `omittedCount` is the number of values beyond `maxFurtherValues`.
*/
function listFurtherValues(keywords) {
	const values = arrayMember(keywords, "enum");
	const describeValue = enumDescriptions(keywords, values);
	const end = 50 + maxFurtherValues;
	return {
		furtherValues: values.slice(50, end).map((value) => phrase`${valueCode(value)}${describeValue(value)}`),
		omittedCount: Math.max(0, values.length - end)
	};
}
/**
* Returns a function that describes an enum value. `x-enum-descriptions` is an object with the values as keys, or an
* array in the order of the values.
*/
function enumDescriptions(keywords, values) {
	const descriptions = ownMember(keywords, "x-enum-descriptions") ?? ownMember(keywords, "x-enumDescriptions");
	return (value) => {
		const valueDescription = isObject(descriptions) ? ownMember(descriptions, numberSource(value) ?? String(value)) : void 0;
		const description = isList(descriptions) ? descriptions[values.indexOf(value)] : valueDescription;
		return typeof description === "string" && description.trim() !== "" ? ` (${toSingleLine(description.trim().slice(0, 300))})` : "";
	};
}
/** Sentence with short examples, for values without an example block. */
function exampleSentences(keywords, messages) {
	const constraintValues = [
		ownMember(keywords, "default"),
		ownMember(keywords, "const"),
		...arrayMember(keywords, "enum")
	];
	return shortExamples([ownMember(keywords, "example"), ...arrayMember(keywords, "examples")].filter((value) => !constraintValues.includes(value)), messages);
}
/** Leaves out long and repeated examples. */
function shortExamples(values, messages) {
	const examples = values.flatMap((value) => {
		if (value === void 0 || value === null) return [];
		const code = valueCode(value);
		const text = code.map(plainText).join("");
		return text.length > 200 ? [] : [[text, code]];
	});
	const shownExamples = [...new Map(examples).values()].slice(0, 20);
	if (shownExamples.length === 0) return [];
	return [phrase`${messages.withColon(shownExamples.length === 1 ? messages.example : messages.examples)} ${joinPhrases(shownExamples, ", ")}.`];
}
//#endregion
//#region src/endpoints/page/constraint-sentences.ts
/** Maximum nesting depth of arrays whose items are described in one line. */
const maxDepth$2 = 4;
/** Sentences about constraints: allowed values, limits, default. */
function constraintSentences(resolvedSchema, messages) {
	const { keywords } = resolvedSchema;
	return [
		...valueSentences(keywords, messages),
		...nameConstraintSentences(resolvedSchema, messages),
		...rangeSentences(keywords, messages),
		...countSentences(keywords, messages, "minLength", "maxLength", "character"),
		...countSentences(keywords, messages, "minItems", "maxItems", "item"),
		...countSentences(keywords, messages, "minProperties", "maxProperties", "member"),
		...isTrueMember(keywords, "uniqueItems") ? [messages.noItemTwice] : [],
		...patternSentences(keywords, messages.pattern),
		...isClosed(resolvedSchema) ? [messages.noOtherMembers] : [],
		...contentSentences(keywords, messages),
		...defaultSentences(keywords, messages),
		...discriminatorSentences(resolvedSchema, messages),
		...resolvedSchema.unresolvedReferences.map((reference) => messages.describedIn(inlineCode(reference)))
	].map((text) => joinPhrases([text]));
}
/** Describes array items on one line: `Items: at least 1 character.` */
function itemConstraintSentences(page, resolvedSchema, active, depth = 0) {
	const sentences = itemSentences(page, resolvedSchema, active, depth);
	return sentences.length === 0 ? [] : [phrase`${page.messages.withColon(page.messages.items)} ${joinPhrases(sentences, " ")}`];
}
function itemSentences(page, resolvedSchema, active, depth) {
	const items = ownMember(resolvedSchema.keywords, "items");
	if (!isObject(items) || Object.hasOwn(resolvedSchema.keywords, "prefixItems") || depth > maxDepth$2) return [];
	const itemActiveSchemas = withActiveSchema(active, resolvedSchema);
	const itemSchema = resolveSchema(page, items, itemActiveSchemas);
	const { line = [] } = itemProse(page, resolvedSchema, active);
	const example = itemSchema.properties.size > 0 ? [] : exampleSentences(itemSchema.keywords, page.messages);
	const [firstSentence, ...otherSentences] = [...constraintSentences(itemSchema, page.messages), ...example];
	const startsWithConstraint = line.length === 0;
	const constraints = firstSentence === void 0 ? [] : [startsWithConstraint ? page.messages.afterColon(firstSentence) : firstSentence, ...otherSentences];
	return [
		...startsWithConstraint ? [] : [withFullStop(line)],
		...constraints,
		...itemConstraintSentences(page, itemSchema, itemActiveSchemas, depth + 1)
	];
}
/** Description of array items; empty if it repeats the description of the array. */
function itemProse(page, resolvedSchema, active) {
	const items = ownMember(resolvedSchema.keywords, "items");
	const itemSchema = isObject(items) ? resolveSchema(page, items, withActiveSchema(active, resolvedSchema)) : resolvedSchema;
	const text = stringMember(itemSchema.keywords, "description");
	const hasItemDescription = itemSchema !== resolvedSchema && text !== void 0 && text !== stringMember(resolvedSchema.keywords, "description");
	return page.parseProse(hasItemDescription ? text : "", { limit: maxDescriptionLength });
}
function isClosed({ keywords }) {
	return ["additionalProperties", "unevaluatedProperties"].some((name) => ownMember(keywords, name) === false);
}
function contentSentences(keywords, messages) {
	const type = stringMember(keywords, "contentMediaType");
	const encoding = stringMember(keywords, "contentEncoding");
	return [...type === void 0 ? [] : [phrase`${messages.withColon(messages.contentType)} ${inlineCode(type)}.`], ...encoding === void 0 ? [] : [messages.encodedAs(inlineCode(encoding))]];
}
/** Constraints on property names: required, dependent, pattern. */
function nameConstraintSentences({ keywords, properties, required }, messages) {
	const undescribedNames = [...required].filter((name) => !properties.has(name)).slice(0, maxConstraintNames);
	const dependentRequired = memberEntries(keywords, "dependentRequired").slice(0, maxConstraintNames);
	const nameSchema = objectMember(keywords, "propertyNames") ?? {};
	return [
		...undescribedNames.length === 0 ? [] : [messages.requiredNames(joinAsList(undescribedNames.map(inlineCode), messages.and), undescribedNames.length)],
		...dependentRequired.flatMap(([name, dependentNames]) => {
			const requiredNames = (Array.isArray(dependentNames) ? dependentNames : []).filter((dependentName) => typeof dependentName === "string").map(inlineCode);
			if (requiredNames.length === 0) return [];
			return [messages.requiredWith(inlineCode(name), joinAsList(requiredNames, messages.and), requiredNames.length)];
		}),
		...patternSentences(nameSchema, messages.namesLike),
		...[...valueSentences(nameSchema, messages), ...countSentences(nameSchema, messages, "minLength", "maxLength", "character")].map((constraint) => messages.names(messages.afterColon(constraint)))
	];
}
function rangeSentences(keywords, messages) {
	const lowerLimit = readLimit(keywords, "minimum", "exclusiveMinimum");
	const upperLimit = readLimit(keywords, "maximum", "exclusiveMaximum");
	const divisor = numberMember(keywords, "multipleOf");
	const sentences = [];
	if (lowerLimit?.isExclusive === false && upperLimit?.isExclusive === false) sentences.push(messages.between(lowerLimit.value, upperLimit.value));
	else if (lowerLimit !== void 0 || upperLimit !== void 0) {
		const sentence = [...lowerLimit === void 0 ? [] : [messages.lowerLimit(lowerLimit)], ...upperLimit === void 0 ? [] : [messages.upperLimit(upperLimit)]].join(` ${messages.and} `);
		sentences.push(`${capitalize(sentence)}.`);
	}
	if (divisor !== void 0) sentences.push(messages.multipleOf(divisor));
	return sentences;
}
/** Supports both forms of `exclusiveMinimum`: a number (OpenAPI 3.1), or `true` next to `minimum` (OpenAPI 3.0). */
function readLimit(keywords, name, exclusiveKeyword) {
	const exclusiveLimit = numberMember(keywords, exclusiveKeyword);
	const value = numberMember(keywords, name);
	if (exclusiveLimit !== void 0 && (value === void 0 || (name === "minimum" ? exclusiveLimit >= value : exclusiveLimit <= value))) return {
		value: formatJsonNumber(exclusiveLimit),
		isExclusive: true
	};
	return value === void 0 ? void 0 : {
		value: formatJsonNumber(value),
		isExclusive: isTrueMember(keywords, exclusiveKeyword)
	};
}
function countSentences(keywords, messages, minKeyword, maxKeyword, unit) {
	const min = numberMember(keywords, minKeyword);
	const max = numberMember(keywords, maxKeyword);
	if (min !== void 0 && min > 0 && max !== void 0) return [min === max ? messages.exactly(max, unit) : messages.from(min, max, unit)];
	if (max !== void 0) return [messages.atMost(max, unit)];
	return min !== void 0 && min > 0 ? [messages.atLeast(min, unit)] : [];
}
function patternSentences(keywords, toSentence) {
	const pattern = stringMember(keywords, "pattern");
	return pattern === void 0 ? [] : [toSentence(inlineCode(pattern))];
}
function defaultSentences(keywords, messages) {
	const value = ownMember(keywords, "default");
	return value === void 0 || value === null ? [] : [messages.defaultValue(valueCode(value))];
}
function discriminatorSentences(resolvedSchema, messages) {
	const discriminator = resolvedSchema.keywords.discriminator;
	const name = isObject(discriminator) ? stringMember(discriminator, "propertyName") : typeof discriminator === "string" ? discriminator : void 0;
	if (name === void 0 || name === "") return [];
	const mapping = isObject(discriminator) ? objectMember(discriminator, "mapping") ?? {} : {};
	const mappingPhrases = Object.entries(mapping).filter(([, target]) => typeof target === "string").slice(0, maxConstraintNames).map(([value, target]) => messages.formFor(inlineCode(value), toSingleLine(String(target).split("/").at(-1) ?? "")));
	return [messages.discriminatedBy(inlineCode(name), joinAsList(mappingPhrases, messages.and))];
}
//#endregion
//#region src/endpoints/page/has-members.ts
/** Keywords whose subschemas apply only under a condition, are negated, or apply to some items. */
const conditionalKeywords = [
	"if",
	"then",
	"else",
	"not",
	"contains"
];
function hasMembers(context, resolvedSchema, depth) {
	if (resolvedSchema.properties.size > 0 || isObject(ownMember(resolvedSchema.keywords, "patternProperties"))) return true;
	if (resolvedSchema.unions.length > 0 && !isUnionInLabel(context, resolvedSchema)) return true;
	if (conditionalKeywords.some((name) => isObject(ownMember(resolvedSchema.keywords, name)))) return true;
	return ["items", "additionalProperties"].some((keyword) => {
		const schema = ownMember(resolvedSchema.keywords, keyword);
		if (!isObject(schema) || depth >= 3) return false;
		const valueSchema = resolveSchema(context.page, schema, context.active);
		return keyword === "additionalProperties" && hasDescription(context, valueSchema) || hasMembers(context, valueSchema, depth + 1);
	});
}
/** Reports whether a schema has a description or constraints. */
function hasDescription({ page, active }, resolvedSchema) {
	if (stringMember(resolvedSchema.keywords, "description") !== void 0) return true;
	return constraintSentences(resolvedSchema, page.messages).length > 0 || itemConstraintSentences(page, resolvedSchema, active).length > 0;
}
/** Reports whether the type label says everything about the union of a schema. */
function isUnionInLabel(context, resolvedSchema) {
	if (resolvedSchema.properties.size > 0 || resolvedSchema.unions.length !== 1) return false;
	const options = resolvedSchema.unions[0]?.options ?? [];
	return options.length <= 4 && options.every((option) => isSchemaInLabel(context, option, 0));
}
/** Reports whether the type label says everything about a schema. */
function isSchemaInLabel(context, schema, depth) {
	const resolvedSchema = resolveSchema(context.page, schema, context.active);
	const { keywords } = resolvedSchema;
	if (resolvedSchema.properties.size > 0 || resolvedSchema.unions.length > 0 || resolvedSchema.recursiveNames.length > 0 || depth > 3) return false;
	if (hasDescription(context, resolvedSchema)) return false;
	if (conditionalKeywords.some((name) => isObject(ownMember(keywords, name)))) return false;
	const items = ownMember(keywords, "items");
	if (isObject(ownMember(keywords, "additionalProperties")) || Array.isArray(items)) return false;
	return items === void 0 || isSchemaInLabel({
		...context,
		active: withActiveSchema(context.active, resolvedSchema)
	}, items, depth + 1);
}
//#endregion
//#region src/endpoints/page/member-cache.ts
/**
* Caches the members of a `$ref` for all pages of a specification. Cached members are used only if no active
* schema affects them and the page has room for all of them.
*
* @param resolvedSchema The resolved `schema`.
* @param build Builds the members on a cache miss.
*/
function cachedMembers(context, schema, resolvedSchema, build) {
	const { page, direction, active, depth, list, extras } = context;
	const reference = bareReference(schema);
	if (reference === void 0 || extras !== void 0) return build();
	const { budget, depths, usedKeys: usedKeyLog } = page;
	const key = `${direction} ${depths.maxDepthOf(list) - depth} ${reference}`;
	const cached = page.memberCache.get(key);
	if (cached !== void 0 && cached.cost <= budget.characters && !intersects(cached.keys, active)) {
		budget.characters -= cached.cost;
		depths.addLength(list, cached.length);
		usedKeyLog.push(...cached.keys);
		return cached.members;
	}
	const startCounts = {
		characters: budget.characters,
		length: depths.lengthOf(list),
		asked: usedKeyLog.length
	};
	const members = build();
	const keys = new Set([...resolvedSchema.keys, ...usedKeyLog.slice(startCounts.asked)]);
	if (budget.characters >= 0 && !intersects(keys, active)) {
		const usedCharacters = startCounts.characters - budget.characters;
		page.memberCache.set(key, {
			members,
			keys,
			cost: usedCharacters,
			length: depths.lengthOf(list) - startCounts.length
		});
	}
	return members;
}
function intersects(keys, active) {
	for (const key of active) if (keys.has(key)) return true;
	return false;
}
//#endregion
//#region src/endpoints/page/type-label.ts
/** Maximum nesting of arrays and unions in a label. */
const maxDepth$1 = 4;
const maxForms = 4;
/** Examples: `array of User objects`, `date-time string or null`. */
function typeLabel(page, resolvedSchema, active) {
	const label = schemaLabel(page, resolvedSchema, active, 0);
	return resolvedSchema.nullable ? `${label} ${page.messages.or} null` : label;
}
function schemaLabel(page, resolvedSchema, active, depth) {
	if (resolvedSchema.isNever) return page.messages.nothing;
	const types = inferTypes(resolvedSchema);
	const name = resolvedSchema.name === void 0 ? void 0 : toSingleLine(resolvedSchema.name);
	if (types.length === 0) {
		const unionText = depth < maxDepth$1 ? unionLabel(page, resolvedSchema, active, depth) : void 0;
		if (name !== void 0 && (unionText === void 0 || resolvedSchema.recursiveNames.length > 0)) return name;
		return unionText ?? page.messages.any;
	}
	return joinLabels(types.map((type) => singleTypeLabel(page, resolvedSchema, type, name, active, depth)), page.messages.or);
}
function singleTypeLabel(page, resolvedSchema, type, name, active, depth) {
	const format = stringMember(resolvedSchema.keywords, "format");
	if (type === "array") {
		const items = ownMember(resolvedSchema.keywords, "items");
		const isTuple = Array.isArray(items) || Array.isArray(ownMember(resolvedSchema.keywords, "prefixItems"));
		if (items === void 0 || isTuple || depth >= maxDepth$1) return "array";
		const nestedActiveSchemas = withActiveSchema(active, resolvedSchema);
		const itemSchema = resolveSchema(page, items, nestedActiveSchemas);
		const label = schemaLabel(page, itemSchema, nestedActiveSchemas, depth + 1);
		if (label === page.messages.any) return "array";
		return `${page.messages.arrayOf(label)}${itemSchema.nullable ? ` ${page.messages.or} null` : ""}`;
	}
	if (type === "file" || type === "string" && format === "binary") return "file";
	const objectLabel = () => name === void 0 ? mapLabel(page, resolvedSchema, active, depth) : page.messages.objectNamed(name);
	const label = type === "object" ? objectLabel() : toSingleLine(type);
	return format !== void 0 && /^[\w:.-]{1,40}$/.test(format) ? page.messages.withFormat(toSingleLine(format), label) : label;
}
function mapLabel(page, resolvedSchema, active, depth) {
	const valueSchema = ownMember(resolvedSchema.keywords, "additionalProperties");
	if (resolvedSchema.properties.size > 0 || valueSchema === void 0 || typeof valueSchema === "boolean" || depth >= maxDepth$1) return "object";
	const nestedActiveSchemas = withActiveSchema(active, resolvedSchema);
	const label = schemaLabel(page, resolveSchema(page, valueSchema, nestedActiveSchemas), nestedActiveSchemas, depth + 1);
	return label === page.messages.any ? "object" : page.messages.mapOf(label);
}
function unionLabel(page, resolvedSchema, active, depth) {
	const options = resolvedSchema.unions[0]?.options;
	if (options === void 0) return void 0;
	if (options.length > 12) return page.messages.oneOfForms(options.length);
	const nestedActiveSchemas = withActiveSchema(active, resolvedSchema);
	const labels = [...new Set(options.map((option) => schemaLabel(page, resolveSchema(page, option, nestedActiveSchemas), nestedActiveSchemas, depth + 1)))];
	return labels.length > maxForms ? page.messages.oneOfForms(options.length) : joinLabels(labels, page.messages.or);
}
/** Joins labels: `a, b or c`. */
function joinLabels(labels, conjunction) {
	return labels.length < 2 ? labels.join("") : `${labels.slice(0, -1).join(", ")} ${conjunction} ${labels.at(-1)}`;
}
//#endregion
//#region src/endpoints/page/schema-list.ts
function valueItem({ extras: _, ...context }, value) {
	const { part, blocks, items } = describeValue(context, value);
	return asPart(part, listItem(memberLine(part), blocks, items));
}
/** `title (type, mark): details` */
function memberLine({ title, type, marks, details }) {
	const typeAndMarks = [type, ...marks].filter((mark) => mark !== "").join(", ");
	return joinPhrases([typeAndMarks === "" ? title : phrase`${title} (${typeAndMarks})`, details].filter(({ length }) => length > 0), ": ");
}
/** Describes a value: type, description, constraints and nested properties. */
function describeValue(context, value) {
	const { messages } = context.page;
	const resolvedSchema = resolveSchema(context.page, value.schema, context.active);
	const description = value.description ?? stringMember(resolvedSchema.keywords, "description");
	const type = value.type ?? typeLabel(context.page, resolvedSchema, context.active);
	const marks = [
		...value.marks,
		...isTrueMember(resolvedSchema.keywords, "deprecated") && !value.marks.includes(messages.deprecated) ? [messages.deprecated] : [],
		...isTrueMember(resolvedSchema.keywords, "readOnly") ? [messages.readOnly] : [],
		...isTrueMember(resolvedSchema.keywords, "writeOnly") ? [messages.writeOnly] : []
	];
	const { items, intro } = memberList(context, value.schema, resolvedSchema);
	const sentences = [
		...constraintSentences(resolvedSchema, messages),
		...value.sentences ?? [],
		...items.length === 0 && value.hasExampleBlock !== true ? exampleSentences(resolvedSchema.keywords, messages) : [],
		...itemConstraintSentences(context.page, resolvedSchema, context.active)
	];
	const { details, blocks } = buildItemText(context.page, value.lead, description, removeRepeats(sentences), intro);
	const part = {
		kind: "member",
		itemKind: value.itemKind ?? "member",
		title: joinPhrases([value.title]),
		type,
		marks,
		details
	};
	const blocksBelow = [...blocks, ...itemBlocks(context, resolvedSchema)];
	const children = withFurtherValues(context, resolvedSchema, items);
	const nodes = [
		...part.title,
		...details,
		...blocksBelow,
		...children.slice(items.length)
	];
	const length = 6 + type.length + marks.join(", ").length + contentLength(nodes);
	context.page.budget.characters -= length;
	context.page.depths.addLength(context.list, length);
	return {
		part,
		blocks: blocksBelow,
		items: [...children, ...value.items ?? []]
	};
}
function allowedValueItem(title, { details, blocks } = {
	details: [],
	blocks: []
}) {
	const part = {
		kind: "member",
		itemKind: "value",
		title,
		type: "",
		marks: [],
		details
	};
	return asPart(part, listItem(memberLine(part), blocks));
}
/** Descriptions of array items that are too long for one line. */
function itemBlocks({ page, active }, resolvedSchema) {
	const { blocks, line } = itemProse(page, resolvedSchema, active);
	return line === void 0 ? [paragraph(page.messages.withColon(page.messages.items)), ...blocks] : [];
}
/**
* Appends the enum values beyond the inline limit: of the schema, or of the items of an array. Properties stay first,
* because the first item determines the kind of the whole list.
*/
function withFurtherValues({ page, active }, resolvedSchema, listedItems) {
	const items = ownMember(resolvedSchema.keywords, "items");
	const itemSchema = isObject(items) ? resolveSchema(page, items, withActiveSchema(active, resolvedSchema)) : resolvedSchema;
	const values = [resolvedSchema, ...itemSchema === resolvedSchema ? [] : [itemSchema]].flatMap(({ keywords }) => {
		const { furtherValues, omittedCount } = listFurtherValues(keywords);
		return [...furtherValues.map((value) => allowedValueItem(value)), ...omittedCount === 0 ? [] : [listItem(page.messages.andMore(omittedCount))]];
	});
	if (values.length === 0 || listedItems.length === 0) return [...listedItems, ...values];
	return [...listedItems, listItem(page.messages.withColon(page.messages.furtherValues), [], values)];
}
function removeRepeats(sentences) {
	if (sentences.length < 2) return sentences;
	return [...new Map(sentences.map((sentence) => [JSON.stringify(joinPhrases([sentence])), sentence])).values()];
}
function memberList(context, schema, resolvedSchema) {
	return cachedMembers(context, schema, resolvedSchema, () => buildMembers(context, resolvedSchema));
}
function buildMembers(context, resolvedSchema) {
	context.page.budget.characters -= resolvedSchema.partCount;
	const innerContext = {
		...context,
		active: withActiveSchema(context.active, resolvedSchema),
		depth: context.depth + 1
	};
	if (context.depth >= context.page.depths.maxDepthOf(context.list) || context.page.budget.characters < 0) return { items: hasMembers(innerContext, resolvedSchema, 0) ? [listItem(innerContext.page.messages.moreInSpecification)] : [] };
	const directItems = [
		...propertyItems(innerContext, resolvedSchema),
		...patternItems(innerContext, resolvedSchema),
		...conditionItems(innerContext, resolvedSchema),
		...resolvedSchema.recursiveNames.filter((name) => name !== resolvedSchema.name).map((name) => listItem(recursiveNote(innerContext.page, name)))
	];
	const groups = [
		...additionalMembers(innerContext, resolvedSchema),
		arrayItems(innerContext, resolvedSchema),
		...unionLists(innerContext, resolvedSchema)
	].filter(({ items }) => items.length > 0);
	const [onlyGroup] = groups;
	if (directItems.length === 0 && groups.length === 1 && onlyGroup !== void 0) return onlyGroup;
	const groupItems = groups.flatMap(({ items, intro }) => intro === void 0 ? items : [listItem(intro, [], items)]);
	return { items: [...directItems, ...groupItems] };
}
function recursiveNote({ messages }, name) {
	return name === "" ? messages.describedAbove : messages.everythingOf(toSingleLine(name));
}
function propertyItems(context, resolvedSchema) {
	const hiddenKeyword = context.direction === "request" ? "readOnly" : "writeOnly";
	const items = [];
	let omittedCount = 0;
	for (const [name, schema] of resolvedSchema.properties) {
		if (items.length >= 1e3 || context.page.budget.characters < 0) {
			omittedCount++;
			continue;
		}
		if (isTrueMember(resolveSchema(context.page, schema, context.active).keywords, hiddenKeyword)) continue;
		items.push(valueItem(context, {
			title: inlineCode(name),
			schema,
			marks: resolvedSchema.required.has(name) ? [context.page.messages.required] : [],
			...context.extras?.get(name)
		}));
	}
	return omittedCount === 0 ? items : [...items, listItem(context.page.messages.andMore(omittedCount))];
}
function conditionItems(context, { keywords }) {
	return conditionalKeywords.flatMap((name, index) => {
		const schema = ownMember(keywords, name);
		const title = context.page.messages.conditions[index];
		return isObject(schema) && Object.keys(schema).length > 0 ? [valueItem(context, {
			title,
			schema,
			marks: []
		})] : [];
	});
}
function patternItems(context, resolvedSchema) {
	const patternProperties = ownMember(resolvedSchema.keywords, "patternProperties");
	if (!isObject(patternProperties)) return [];
	return Object.entries(patternProperties).slice(0, maxListedSchemas).map(([pattern, schema]) => valueItem(context, {
		title: context.page.messages.anyNameLike(inlineCode(pattern)),
		schema,
		marks: []
	}));
}
/** Describes `additionalProperties`, unless it is a boolean. */
function additionalMembers(context, resolvedSchema) {
	const schema = ownMember(resolvedSchema.keywords, "additionalProperties");
	if (!isObject(schema)) return [];
	const value = resolveSchema(context.page, schema, context.active);
	const hasProperties = resolvedSchema.properties.size > 0;
	if (!hasProperties && !hasDescription(context, value)) return [memberList({
		...context,
		depth: context.depth - 1
	}, schema, value)];
	return [{ items: [valueItem(context, {
		title: hasProperties ? context.page.messages.anyOtherName : context.page.messages.anyName,
		schema,
		marks: []
	})] }];
}
/** Describes the members of array items. The type of the items is part of the array's label. */
function arrayItems(context, resolvedSchema) {
	const { messages } = context.page;
	const items = ownMember(resolvedSchema.keywords, "items");
	const tuple = ownMember(resolvedSchema.keywords, "prefixItems") ?? items;
	if (isList(tuple)) {
		const tupleSchemas = tuple.slice(0, maxListedSchemas);
		const restSchema = Array.isArray(items) ? ownMember(resolvedSchema.keywords, "additionalItems") : items;
		const tupleItems = tupleSchemas.map((schema, index) => valueItem(context, {
			title: messages.item(index + 1),
			schema,
			marks: []
		}));
		const furtherItems = isObject(restSchema) ? [valueItem(context, {
			title: messages.furtherItems,
			schema: restSchema,
			marks: []
		})] : [];
		return { items: [
			...tupleItems,
			...furtherItems,
			...restSchema === false ? [listItem(messages.noFurtherItems)] : []
		] };
	}
	if (!inferTypes(resolvedSchema).includes("array") || !isObject(items)) return { items: [] };
	return memberList({
		...context,
		depth: context.depth - 1
	}, items, resolveSchema(context.page, items, context.active));
}
function unionLists(context, resolvedSchema) {
	if (isUnionInLabel(context, resolvedSchema)) return [];
	const { messages } = context.page;
	return resolvedSchema.unions.map(({ kind, options }) => {
		const items = options.slice(0, maxListedSchemas).map((option, index) => optionItem(context, option, index));
		const omittedNote = options.length > 1e3 ? [listItem(messages.andMore(options.length - maxListedSchemas))] : [];
		return {
			items: [...items, ...omittedNote],
			intro: messages.withColon(kind === "oneOf" ? messages.oneOfThese : messages.anyOfThese)
		};
	});
}
function optionItem(context, option, index) {
	const resolvedSchema = resolveSchema(context.page, option, context.active);
	const constant = ownMember(resolvedSchema.keywords, "const");
	const title = stringMember(resolvedSchema.keywords, "title");
	if (resolvedSchema.name !== void 0) {
		const type = inferTypes(resolvedSchema).map(toSingleLine).join(` ${context.page.messages.or} `);
		return valueItem(context, {
			title: strong(toSingleLine(resolvedSchema.name)),
			schema: option,
			marks: [],
			type,
			itemKind: "form"
		});
	}
	if (constant !== void 0 && title === void 0) {
		const description = stringMember(resolvedSchema.keywords, "description");
		return allowedValueItem(valueCode(constant), buildItemText(context.page, void 0, description, []));
	}
	return valueItem(context, {
		title: title === void 0 ? context.page.messages.form(index + 1) : strong(toSingleLine(title)),
		schema: option,
		marks: [],
		itemKind: "form"
	});
}
/**
* Puts the description and the other sentences on one line. A long description becomes blocks below this line.
*
* @param intro Introduces the nested list.
*/
function buildItemText(page, lead, description, extraSentences, intro) {
	const { blocks, line } = page.parseProse(description ?? "", { limit: maxDescriptionLength });
	const introPhrases = intro === void 0 ? [] : [intro];
	const leads = lead === void 0 ? [] : [lead];
	const sentences = [...extraSentences, ...line === void 0 ? [] : introPhrases];
	const isOnlyLine = leads.length + sentences.length === 0;
	const lines = line === void 0 || line.length === 0 ? [] : [isOnlyLine ? line : withFullStop(line)];
	return {
		details: joinPhrases([
			...leads,
			...lines,
			...sentences
		], " "),
		blocks: line === void 0 ? [...blocks, ...introPhrases.map((phrase) => paragraph(phrase))] : []
	};
}
//#endregion
//#region src/endpoints/page/security.ts
/** Security requirements of the operation, else those of the document. */
function securityAlternatives(page, operation) {
	const requirements = ownMember(operation, "security") ?? ownMember(page.document, "security");
	if (!Array.isArray(requirements)) return void 0;
	return requirements.filter(isObject).slice(0, 100).map((requirement) => requiredSchemes(page, requirement));
}
function requiredSchemes(page, requirement) {
	const resolvedRequirement = page.references.resolveObject(requirement);
	if (typeof ownMember(requirement, "$ref") === "string" || typeof ownMember(requirement, "type") === "string") return [{
		name: stringMember(requirement, "$ref")?.split("/").at(-1) ?? "",
		value: resolvedRequirement,
		scopes: readStrings(ownMember(requirement, "scopes"))
	}];
	const schemes = securitySchemes(page.document);
	return Object.entries(requirement).slice(0, 100).map(([name, scopes]) => {
		return {
			name,
			value: page.references.resolveObject(ownMember(schemes, name)),
			scopes: readStrings(scopes)
		};
	});
}
function securitySchemes(document) {
	return objectMember(objectMember(document, "components") ?? {}, "securitySchemes") ?? {};
}
function securitySection(page, operation) {
	const { messages } = page;
	const alternatives = securityAlternatives(page, operation);
	if (alternatives === void 0) return [];
	const requirements = alternatives.filter((schemes) => schemes.length > 0);
	if (requirements.length === 0) return [heading(2, messages.authorization, "authorization"), paragraph(messages.noAuthorization)];
	const isOptional = requirements.length < alternatives.length;
	const marks = isOptional || requirements.length > 1 ? [] : [messages.required];
	const itemKind = requirements.flat().length === 1 ? "member" : "scheme";
	const groups = requirements.map((schemes) => schemes.map((scheme) => schemeItem(page, scheme, marks, itemKind)));
	const alternativesTitle = isOptional ? messages.optionalOneOf : messages.oneOfRequirements;
	const introText = requirements.length > 1 ? alternativesTitle : isOptional ? messages.optional : void 0;
	const intro = introText === void 0 ? [] : [paragraph(messages.withColon(introText))];
	const items = groups.flatMap((group) => group.length === 1 || introText === void 0 ? group : [listItem(messages.withColon(messages.allOf), [], group)]);
	return [
		heading(2, messages.authorization, "authorization"),
		...intro,
		list(items)
	];
}
/** Describes a scheme as the parameter that carries its credentials. */
function schemeItem(page, { name, value = {}, scopes }, marks = [], itemKind = "member") {
	const { messages } = page;
	const { title, type, location, lead } = schemeField(page, name, value);
	const url = stringMember(value, "openIdConnectUrl");
	return valueItem(listContext(page, "request"), {
		title,
		type,
		schema: void 0,
		marks: [
			...location === void 0 ? [] : [toSingleLine(location)],
			...marks,
			...isTrueMember(value, "deprecated") ? [messages.deprecated] : []
		],
		lead,
		description: stringMember(value, "description"),
		sentences: url === void 0 ? [] : [messages.describedIn(inlineCode(url))],
		items: [...flowItems(messages, value), ...scopeItems(messages, value, scopes)],
		itemKind
	});
}
/** A scheme that no HTTP parameter carries has its own type instead of `string`. */
function schemeField(page, name, value) {
	const { messages } = page;
	const credentials = authorizationCredentials(page, name, value);
	if (credentials !== void 0) return {
		title: inlineCode("Authorization"),
		type: "string",
		location: "header",
		lead: phrase`${credentials}.`
	};
	const location = stringMember(value, "in");
	if (location === "query" || location === "cookie" || location === "header") return {
		title: inlineCode(stringMember(value, "name") ?? name),
		type: "string",
		location,
		lead: phrase`${messages.key}.`
	};
	const type = stringMember(value, "type") ?? "";
	return {
		title: new Map([
			["apiKey", messages.key],
			["mutualTLS", messages.certificate],
			["X509", messages.certificate],
			["userPassword", messages.userPassword]
		]).get(type) ?? inlineCode(name),
		type: toSingleLine(type),
		location
	};
}
/** Content of the `Authorization` header; `undefined` if the scheme doesn't use this header. */
function authorizationCredentials({ messages, document }, name, value) {
	const type = stringMember(value, "type");
	const scheme = stringMember(value, "scheme");
	const token = inlineCode("Bearer <token>");
	if (type === "basic" || type === "http" && scheme?.toLowerCase() === "basic") return messages.basic(inlineCode("Basic <credentials>"));
	if (type === "http" && scheme?.toLowerCase() === "bearer") return messages.bearer(toSingleLine(stringMember(value, "bearerFormat") ?? ""), token);
	if (type === "http") return messages.httpScheme(inlineCode(scheme ?? name));
	if (Object.hasOwn(document, "asyncapi")) return void 0;
	if (type === "oauth2") return messages.accessToken("OAuth 2.0", token);
	return type === "openIdConnect" ? messages.accessToken("OpenID Connect", token) : void 0;
}
function flowItems(messages, value) {
	if (stringMember(value, "type") !== "oauth2") return [];
	return memberEntries(value, "flows").slice(0, 8).flatMap(([name, flow]) => {
		if (!isObject(flow)) return [];
		const title = messages.flow(flowName(name));
		const endpoints = [
			[messages.authorizeAt, stringMember(flow, "authorizationUrl")],
			[messages.tokenFrom, stringMember(flow, "tokenUrl")],
			[messages.refreshAt, stringMember(flow, "refreshUrl")]
		].flatMap(([toPhrase, url]) => url === void 0 ? [] : [toPhrase(inlineCode(url))]);
		return [listItem(endpoints.length > 0 ? phrase`${messages.withColon(title)} ${joinAsList(endpoints, messages.and)}.` : `${title}.`)];
	});
}
function flowName(name) {
	return toSingleLine(capitalize(name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase()));
}
function scopeItems(messages, value, scopes) {
	if (scopes.length === 0) return [];
	const flows = memberEntries(value, "flows").map(([, flow]) => flow);
	const items = scopes.map((scope) => {
		const scopeDescription = [value, ...flows].flatMap((flow) => {
			const description = isObject(flow) ? ownMember(objectMember(flow, "scopes") ?? objectMember(flow, "availableScopes") ?? {}, scope) : void 0;
			return typeof description === "string" && description.trim() !== "" ? [description] : [];
		})[0];
		return listItem(phrase`${inlineCode(scope)}${scopeDescription === void 0 ? "" : `: ${toSingleLine(scopeDescription)}`}`);
	});
	return [listItem(messages.withColon(scopes.length === 1 ? messages.scope : messages.scopes), [], items)];
}
function readStrings(value) {
	return Array.isArray(value) ? value.filter((item) => typeof item === "string").slice(0, maxSecurityScopes) : [];
}
//#endregion
//#region src/endpoints/page/servers.ts
/** Servers of the operation, else of the path, else of the document. */
function operationServers(page, pathItem, operation) {
	const serverHolder = [
		operation,
		pathItem,
		page.document
	].find((candidate) => arrayMember(candidate, "servers").length > 0);
	if (serverHolder === void 0) return [];
	return arrayMember(serverHolder, "servers").flatMap(readServer);
}
/** Servers that an AsyncAPI channel names, else all servers of the document. */
function channelServerObjects(page, channel) {
	const serverNames = arrayMember(channel, "servers").flatMap((server) => {
		const reference = isObject(server) ? stringMember(server, "$ref") : server;
		return typeof reference === "string" ? [reference.split("/").at(-1)] : [];
	});
	return memberEntries(page.document, "servers").filter(([name]) => serverNames.length === 0 || serverNames.includes(name)).map(([, server]) => page.references.resolveObject(server) ?? {});
}
function channelServers(page, channel) {
	return channelServerObjects(page, channel).flatMap((server) => {
		const protocol = stringMember(server, "protocol");
		const host = stringMember(server, "host");
		const url = host === void 0 ? stringMember(server, "url") : `${host}${stringMember(server, "pathname") ?? ""}`;
		if (url === void 0) return [];
		const fullUrl = url.includes("://") || protocol === void 0 ? url : `${protocol}://${url}`;
		const version = stringMember(server, "protocolVersion");
		const description = [...protocol === void 0 || version === void 0 ? [] : [`${protocol} ${version}`], stringMember(server, "description") ?? []].flat().join(": ");
		return readServer({
			...server,
			url: fullUrl,
			...description === "" ? {} : { description }
		});
	});
}
function serverBlocks(page, servers, kind = "baseAddress") {
	const { messages } = page;
	const serversWithUrl = servers.filter(({ url }) => url !== "");
	if (serversWithUrl.length === 0) return [];
	const shownServers = serversWithUrl.slice(0, 100);
	const omittedNote = serversWithUrl.length === shownServers.length ? [] : [listItem(messages.andMore(serversWithUrl.length - shownServers.length))];
	const lines = shownServers.map(({ url, description }) => {
		const { line = [] } = page.parseProse((description ?? "").trim().replace(/\.$/, ""), { limit: 500 });
		return line.length === 0 ? inlineCode(url) : phrase`${inlineCode(url)} (${line})`;
	});
	const pluralTitle = kind === "server" ? messages.servers : messages.baseAddresses;
	return [...(lines.length === 1 ? [paragraph(messages.withColon(messages[kind]), " ", ...lines)] : [paragraph(messages.withColon(pluralTitle)), list([...lines.map((line) => listItem(line)), ...omittedNote])]).map((block) => asPart({ kind: "servers" }, block)), ...shownServers.flatMap((server) => variableBlocks(page, server))];
}
function variableBlocks(page, { template, variables }) {
	const describedVariables = variables.filter(([, variable]) => arrayMember(variable, "enum").length > 1 || stringMember(variable, "description") !== void 0);
	if (describedVariables.length === 0) return [];
	const items = describedVariables.map(([name, { description, ...value }]) => valueItem(listContext(page, "request"), {
		title: inlineCode(name),
		marks: [],
		type: "",
		schema: value,
		description: typeof description === "string" ? description : void 0
	}));
	const blocks = [paragraph(page.messages.withColon(page.messages.variablesOf(inlineCode(template)))), list(items)];
	return describedVariables.some(([, variable]) => stringMember(variable, "description") !== void 0) ? blocks : blocks.map((block) => asPart({ kind: "servers" }, block));
}
function readServer(serverObject) {
	const url = isObject(serverObject) ? stringMember(serverObject, "url") : void 0;
	if (!isObject(serverObject) || url === void 0) return [];
	const variables = objectMember(serverObject, "variables") ?? {};
	const fullUrl = url.slice(0, 2e3).replace(/\{([^{}]+)\}/g, (placeholder, name) => {
		const variable = ownMember(variables, name);
		const value = isObject(variable) ? ownMember(variable, "default") : void 0;
		return typeof value === "string" || typeof value === "number" ? numberSource(value) ?? String(value) : placeholder;
	});
	const usedVariables = Object.entries(variables).slice(0, 100).filter((entry) => isObject(entry[1]) && url.includes(`{${entry[0]}}`));
	const template = url.slice(0, 2e3).trim();
	const description = stringMember(serverObject, "description");
	return [{
		url: fullUrl.trim().replace(/\/+$/, ""),
		description,
		template,
		variables: usedVariables
	}];
}
//#endregion
//#region src/endpoints/page/external-docs.ts
function externalDocsBlocks({ messages, references }, holder) {
	const docs = references.resolveObject(ownMember(holder, "externalDocs"));
	const url = docs === void 0 ? void 0 : stringMember(docs, "url");
	if (docs === void 0 || url === void 0) return [];
	return [paragraph(messages.see(safeLink((stringMember(docs, "description") ?? url).trim().replace(/\.$/, ""), url)))];
}
//#endregion
//#region src/endpoints/page/list-depths.ts
/** Maximum nesting depth of a list. */
const maxDepth = 6;
/**
* Maximum nesting depth of each property list of a page. A page that is too long is built again, each time with one
* level less in its longest list. Lists are identified by their order on the page, which doesn't depend on their depth.
*/
var ListDepths = class {
	#depths = /* @__PURE__ */ new Map();
	#lengths = [];
	/** Forgets the lists before another attempt to build the page. Keeps the depths. */
	reset() {
		this.#lengths = [];
	}
	/** @returns Index of the new list. */
	addList() {
		return this.#lengths.push(0) - 1;
	}
	maxDepthOf(list) {
		return this.#depths.get(list) ?? maxDepth;
	}
	/** Characters written into a list so far. */
	lengthOf(list) {
		return this.#lengths[list] ?? 0;
	}
	addLength(list, characters) {
		this.#lengths[list] = this.lengthOf(list) + characters;
	}
	/** Removes one level from the longest list. Returns false if all lists are at depth 0. */
	reduceLongest() {
		let longestList;
		for (const [list, length] of this.#lengths.entries()) if (this.maxDepthOf(list) > 0 && length > (this.#lengths[longestList ?? -1] ?? 0)) longestList = list;
		if (longestList === void 0) return false;
		this.#depths.set(longestList, this.maxDepthOf(longestList) - 1);
		return true;
	}
};
//#endregion
export { asPart as C, list as D, heading as E, listItem as O, resolveSchema as S, contentLength as T, formatJson as _, operationServers as a, withActiveSchema as b, securityAlternatives as c, describeValue as d, memberLine as f, valueCode as g, shortExamples as h, channelServers as i, paragraph as k, securitySchemes as l, valueItem as m, externalDocsBlocks as n, serverBlocks as o, memberList as p, channelServerObjects as r, schemeItem as s, ListDepths as t, securitySection as u, formatJsonNumber as v, codeBlock as w, mergeSchemas as x, inferTypes as y };
