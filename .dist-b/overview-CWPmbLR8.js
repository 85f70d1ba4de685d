import { Q as maxListedOperations, Ur as appendTo, ai as isObject, at as maxSecuritySchemes, oi as ownMember } from "./core-0sspFqjL.js";
import { a as phrase, s as toSingleLine, t as inlineCode } from "./phrase-Dk5Ujzk2.js";
import { t as endpointMessages } from "./messages-Bo2o3SYE.js";
import { i as arrayMember, l as objectMember, o as isTrueMember, s as memberEntries, t as createPageContext, u as stringMember } from "./page-context-CKnFC90Z.js";
import { D as list, E as heading, O as listItem, a as operationServers, i as channelServers, l as securitySchemes, n as externalDocsBlocks, o as serverBlocks, s as schemeItem, t as ListDepths } from "./list-depths-DrollQVn.js";
import { i as safeLink, n as linkToRoute } from "./prose-CyFubWVW.js";
//#region src/endpoints/page/overview.ts
/** Builds the overview page of a specification: description, servers, authorization and operations. */
function buildOverviewContent(specificationContext, specification, language, routeOf) {
	const { document } = specification;
	const page = createPageContext(specificationContext, endpointMessages(language), new ListDepths(), routeOf);
	const info = objectMember(document, "info") ?? {};
	return {
		call: [],
		details: [
			...infoList(page, info),
			...page.parseProse(stringMember(info, "description") ?? "", {
				limit: 5e4,
				headings: 2
			}).blocks,
			...externalDocsBlocks(page, document),
			...serverSection(page, specification),
			...securitySchemeSection(page),
			...operationSections(page, specification)
		]
	};
}
function infoList({ messages }, info) {
	const [license, contact] = [objectMember(info, "license") ?? {}, objectMember(info, "contact") ?? {}];
	const linkOrText = (name, url) => url !== void 0 ? safeLink(name ?? url, url) : name === void 0 ? void 0 : [{
		type: "text",
		value: toSingleLine(name)
	}];
	const email = stringMember(contact, "email");
	const version = stringMember(info, "version");
	const items = [
		[messages.version, version === void 0 ? void 0 : inlineCode(version)],
		[messages.license, linkOrText(stringMember(license, "name") ?? stringMember(license, "identifier"), stringMember(license, "url"))],
		[messages.terms, linkOrText(void 0, stringMember(info, "termsOfService"))],
		[messages.contact, linkOrText(stringMember(contact, "name"), stringMember(contact, "url"))],
		[messages.email, email === void 0 ? void 0 : safeLink(email, `mailto:${email}`)]
	].flatMap(([name, value]) => value === void 0 ? [] : [listItem(phrase`${messages.withColon(name)} ${value}`)]);
	return items.length === 0 ? [] : [list(items)];
}
function serverSection(page, { kind }) {
	const blocks = kind === "asyncapi" ? serverBlocks(page, channelServers(page, {}), "server") : serverBlocks(page, operationServers(page, {}, {}));
	return blocks.length === 0 ? [] : [heading(2, page.messages.servers), ...blocks];
}
/** Lists the security schemes with all their scopes. Operation pages list only the required scopes. */
function securitySchemeSection(page) {
	const { document, references, messages } = page;
	const schemeItems = Object.entries(securitySchemes(document)).slice(0, maxSecuritySchemes).map(([name, reference]) => {
		const value = references.resolveObject(reference);
		const scopes = (value === void 0 ? [] : [value, ...memberEntries(value, "flows").map(([, flow]) => flow)]).flatMap((flow) => isObject(flow) ? Object.keys(objectMember(flow, "scopes") ?? objectMember(flow, "availableScopes") ?? {}) : []);
		return schemeItem(page, {
			name,
			value,
			scopes: [...new Set(scopes)]
		});
	});
	return schemeItems.length === 0 ? [] : [heading(2, messages.authorization, "authorization"), list(schemeItems)];
}
/** Lists the operations that have a page, grouped by their first tag, in the order of the document. */
function operationSections(page, { document, operations }) {
	const groups = /* @__PURE__ */ new Map();
	for (const operation of operations.slice(0, maxListedOperations)) {
		const route = operation.excluded || operation.hidden ? void 0 : page.routeOf(operation);
		if (route === void 0) continue;
		appendTo(groups, operation.tags[0] ?? "", operationItem(page, operation, route));
	}
	const tags = arrayMember(document, "tags").filter(isObject);
	return [...groups].flatMap(([name, items]) => {
		const tag = tags.find((candidate) => ownMember(candidate, "name") === name) ?? {};
		const title = stringMember(tag, "summary") ?? stringMember(tag, "x-displayName") ?? name;
		return [
			heading(2, toSingleLine(title) === "" ? page.messages.operations : toSingleLine(title)),
			...page.parseProse(stringMember(tag, "description") ?? "", {
				limit: 2e4,
				headings: 3
			}).blocks,
			...externalDocsBlocks(page, tag),
			list(items)
		];
	});
}
function operationItem({ messages }, { method, path, title, value }, route) {
	const call = method === "WEBHOOK" || method === "CHANNEL" ? inlineCode(path) : inlineCode(`${method} ${path}`);
	const deprecatedNote = isTrueMember(value, "deprecated") ? ` (${messages.deprecated})` : "";
	return listItem(phrase`${linkToRoute([{
		type: "text",
		value: toSingleLine(title)
	}], route)} ${call}${deprecatedNote}`);
}
//#endregion
export { buildOverviewContent };
