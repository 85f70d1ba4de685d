import { n as isUnsafeUrl, r as urlUse } from "./unsafe-url-CpiE39__.js";
import { Parser } from "acorn";
import jsx from "acorn-jsx";
//#region src/core/bodies/unambiguous-code.ts
const JsxParser = Parser.extend(jsx());
const acornOptions = {
	ecmaVersion: 2024,
	sourceType: "module"
};
const commentOnly = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)?$/;
const moduleStatement = /^(?:Import|Export(?:All|Default|Named))Declaration$/;
function isUnambiguousExpression(code) {
	return commentOnly.test(code) || isUnambiguousValue(code);
}
/**
* True if code is one expression, and no prefix of it that ends before a `}` is an expression too.
*
* @param code Content of the braces of an attribute value, which can't be empty.
*/
function isUnambiguousValue(code) {
	if (!isExpression(code)) return false;
	let at = code.indexOf("}");
	for (let count = 0; at !== -1; count++) {
		const prefix = code.slice(0, at);
		if (count === 40 || /^\s*(?:$|\/[/*])/.test(prefix) || isExpression(prefix)) return false;
		at = code.indexOf("}", at + 1);
	}
	return true;
}
/** True for one expression, which a comment may follow. The comment may be incomplete: its end is not checked. */
function isExpression(code) {
	try {
		const { end } = JsxParser.parseExpressionAt(code, 0, acornOptions);
		return code.slice(end).trim() === "" || /^\s*\//.test(code.slice(end));
	} catch {
		return false;
	}
}
/**
* True if both parsers read the import and export blocks of a page the same way: each block is a complete module, and
* no name is imported twice.
*/
function canJoinModules(blocks) {
	return blocks.every(isModule) && (blocks.length < 2 || isModule(blocks.join("\n")));
}
function isModule(code) {
	return parseStatements(code)?.every(({ type }) => moduleStatement.test(type)) === true;
}
function parseStatements(code) {
	try {
		return JsxParser.parse(code, acornOptions).body;
	} catch {
		return;
	}
}
//#endregion
//#region src/core/bodies/mapped-links.ts
const urlAttributes = new Set([
	"href",
	"src",
	"poster"
]);
const conditionalTypes = new Set([
	"ConditionalExpression",
	"LogicalExpression",
	"IfStatement"
]);
/**
* Finds URLs that code takes from a literal array: `[{ to: '/a' }].map((item) => <a href={item.to} />)`. The array may
* also be a constant that the text declares once.
*
* @param codeRanges Ranges of the JavaScript in the text, in text order.
*/
function findMappedUrls(text, codeRanges) {
	const allLinks = mappedUrls(text, codeRanges);
	const isUnsafe = ({ target, use }) => isUnsafeUrl(target, use);
	return {
		links: allLinks.filter((url) => !isUnsafe(url)).map(({ target, start, end }) => ({
			target,
			start,
			end,
			kind: "attribute"
		})),
		unsafe: allLinks.filter(isUnsafe).map(({ target, start, end }) => ({
			target,
			start,
			end
		}))
	};
}
function mappedUrls(text, codeRanges) {
	if (!codeRanges.some(({ start, end }) => text.slice(start, end).includes(".map("))) return [];
	const nodes = toNodes(parseStatements(blankNonCode(text, codeRanges))).flatMap((statement) => [...walkRenderedNodes(statement)]);
	const arraysByName = /* @__PURE__ */ new Map();
	for (const { type, id, init } of nodes) {
		const name = identifierName(id);
		if (type !== "VariableDeclarator" || name === void 0 || !isNode(init)) continue;
		arraysByName.set(name, arraysByName.has(name) || init.type !== "ArrayExpression" ? void 0 : init);
	}
	return nodes.flatMap(({ type, callee, arguments: args }) => {
		const [callback] = toNodes(args);
		if (type !== "CallExpression" || !isNode(callee) || !isNode(callee.property) || callback === void 0) return [];
		const { object, property } = callee;
		if (property.name !== "map" || !isNode(object)) return [];
		const array = object.type === "ArrayExpression" ? object : arraysByName.get(object.name);
		const keys = new Map(findUrlKeys(callback));
		return toNodes(array?.elements).flatMap((item) => urlsOf(item, keys));
	});
}
function blankNonCode(text, codeRanges) {
	let code = "";
	for (const { start, end } of codeRanges) {
		if (start > code.length) code += `${" ".repeat(start - code.length - 1)};`;
		code += text.slice(code.length, end);
	}
	return code;
}
/** Keys of the array items that a callback of `map` uses as URLs. `undefined` means that the item itself is the URL. */
function findUrlKeys(callback) {
	const [parameter] = toNodes(callback.params);
	const keysByName = /* @__PURE__ */ new Map();
	if (parameter?.type === "Identifier") keysByName.set(parameter.name, void 0);
	for (const { key, value } of toNodes(parameter?.properties)) if (isNode(value)) keysByName.set(value.name, identifierName(key));
	return [...walkRenderedNodes(callback)].flatMap((element) => toNodes(element.attributes).flatMap(({ name, value }) => {
		const attribute = identifierName(name) ?? "";
		const expression = isNode(value) ? value.expression : void 0;
		if (!urlAttributes.has(attribute) || !isNode(expression)) return [];
		const use = urlUse(identifierName(element.name) ?? "", attribute) ?? "followed";
		if (keysByName.has(expression.name)) return [[keysByName.get(expression.name), use]];
		const { object, property } = expression;
		return parameter !== void 0 && isNode(object) && object.name === parameter.name && !expression.computed ? [[identifierName(property), use]] : [];
	}));
}
function urlsOf(item, keys) {
	const members = toNodes(item.properties).map(({ key, value }) => ({
		key: identifierName(key),
		value
	}));
	return (item.type === "ObjectExpression" ? members : [{
		key: void 0,
		value: item
	}]).flatMap(({ key, value }) => {
		const use = keys.get(key);
		if (use === void 0 || !isNode(value) || typeof value.value !== "string") return [];
		return [{
			target: value.value,
			start: value.start + 1,
			end: value.end - 1,
			use
		}];
	});
}
function identifierName(node) {
	return isNode(node) && typeof node.name === "string" ? node.name : void 0;
}
function* walkRenderedNodes(root) {
	const stack = [root];
	for (let node = stack.pop(); node !== void 0; node = stack.pop()) {
		yield node;
		if (!conditionalTypes.has(node.type)) stack.push(...Object.values(node).flatMap(toNodes).toReversed());
	}
}
function toNodes(value) {
	return (Array.isArray(value) ? value : [value]).filter(isNode);
}
function isNode(value) {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
//#endregion
export { isUnambiguousValue as i, canJoinModules as n, isUnambiguousExpression as r, findMappedUrls as t };
