import { Gr as getOrCreate, U as maxAttemptLength, Ur as appendTo, ai as isObject, ct as defaultApiSettings, oi as ownMember } from "./core-0sspFqjL.js";
import { t as createProseParser } from "./prose-CyFubWVW.js";
//#region src/endpoints/schema/json-members.ts
/** A blank string counts as missing. */
function stringMember(object, name) {
	const value = ownMember(object, name);
	return typeof value === "string" && value.trim() !== "" ? value : void 0;
}
function numberMember(object, name) {
	const value = ownMember(object, name);
	return typeof value === "number" && Number.isFinite(value) ? value : void 0;
}
/** Empty if the member is missing or not an array. */
function arrayMember(object, name) {
	const value = ownMember(object, name);
	return Array.isArray(value) ? value : [];
}
function objectMember(object, name) {
	const value = ownMember(object, name);
	return isObject(value) ? value : void 0;
}
/** Entries of an object, including extensions (`x-`). Empty if the member is missing or not an object. */
function memberEntries(object, name) {
	const value = ownMember(object, name);
	return isObject(value) ? Object.entries(value) : [];
}
/** Returns `$ref` if the schema has no other keyword. */
function bareReference(schema) {
	if (!isObject(schema) || Object.keys(schema).length !== 1) return void 0;
	const reference = ownMember(schema, "$ref");
	return typeof reference === "string" ? reference : void 0;
}
function isTrueMember(object, name) {
	return ownMember(object, name) === true;
}
//#endregion
//#region src/endpoints/schema/schema-context.ts
/** Caches one value per schema: by the text of `$ref`, or by identity for inline schemas. */
var SchemaCache = class {
	#byReference = /* @__PURE__ */ new Map();
	#bySchema = /* @__PURE__ */ new WeakMap();
	getOrCreate(schema, create) {
		const reference = bareReference(schema);
		const cache = reference !== void 0 ? this.#byReference : isObject(schema) ? this.#bySchema : void 0;
		const key = reference ?? schema;
		if (cache?.has(key) === true) return cache.get(key);
		const value = create();
		cache?.set(key, value);
		return value;
	}
};
/** Finds schemas that extend another schema with `allOf`. Keys of the result are references to the extended schemas. */
function findSubtypes(document) {
	const subtypes = /* @__PURE__ */ new Map();
	const schemaGroups = [["#/components/schemas/", objectMember(objectMember(document, "components") ?? {}, "schemas")], ["#/definitions/", objectMember(document, "definitions")]];
	for (const [prefix, schemas] of schemaGroups) for (const [name, schema] of Object.entries(schemas ?? {})) for (const allOfSchema of isObject(schema) ? arrayMember(schema, "allOf") : []) {
		const reference = isObject(allOfSchema) ? ownMember(allOfSchema, "$ref") : void 0;
		if (typeof reference !== "string") continue;
		appendTo(subtypes, reference, { $ref: `${prefix}${name.replaceAll("~", "~0").replaceAll("/", "~1")}` });
	}
	return subtypes;
}
//#endregion
//#region src/endpoints/page/page-context.ts
function listContext(page, direction, extras) {
	return {
		page,
		direction,
		active: /* @__PURE__ */ new Set(),
		depth: 0,
		list: page.depths.addList(),
		extras
	};
}
function createSpecificationContext({ document, references, operations }) {
	return {
		document,
		references,
		operations,
		resolvedSchemas: /* @__PURE__ */ new WeakMap(),
		mergedProperties: /* @__PURE__ */ new WeakMap(),
		examples: {
			request: new SchemaCache(),
			response: new SchemaCache()
		},
		subtypes: findSubtypes(document),
		parseProse: createProseParser(),
		memberCaches: /* @__PURE__ */ new Map()
	};
}
function createPageContext(specification, messages, depths, routeOf, settings = defaultApiSettings) {
	const members = getOrCreate(specification.memberCaches, messages, () => /* @__PURE__ */ new Map());
	return {
		...specification,
		memberCache: members,
		depths,
		messages,
		routeOf,
		settings,
		budget: { characters: maxAttemptLength },
		usedKeys: []
	};
}
//#endregion
export { bareReference as a, numberMember as c, arrayMember as i, objectMember as l, createSpecificationContext as n, isTrueMember as o, listContext as r, memberEntries as s, createPageContext as t, stringMember as u };
