import "./core-0sspFqjL.js";
import { a as plainText } from "./mdast-C6s8vRW9.js";
//#region src/endpoints/prose/phrase.ts
/** Template tag that builds a phrase: phrase`Default: ${value}.` */
function phrase(strings, ...parts) {
	const nodes = [];
	for (const [index, text] of strings.entries()) {
		addText(nodes, text);
		const part = parts[index];
		if (part !== void 0) addPart(nodes, part);
	}
	return nodes;
}
function joinPhrases(parts, separator = "") {
	const nodes = [];
	for (const [index, part] of parts.entries()) {
		if (index > 0) addText(nodes, separator);
		addPart(nodes, part);
	}
	return nodes;
}
function addPart(nodes, part) {
	if (typeof part !== "object") addText(nodes, String(part));
	else for (const node of part) if (node.type === "text") addText(nodes, node.value);
	else nodes.push(node);
}
function addText(nodes, value) {
	if (value === "") return;
	const last = nodes.at(-1);
	if (last?.type === "text") nodes[nodes.length - 1] = {
		type: "text",
		value: last.value + value
	};
	else nodes.push({
		type: "text",
		value
	});
}
/** Collapses whitespace and truncates long text. */
function toSingleLine(text) {
	return truncate(text.replace(/\s+/g, " ").trim(), 500);
}
/** Collapses whitespace and truncates long code. */
function inlineCode(text) {
	return [{
		type: "inlineCode",
		value: truncate(text.replace(/\s+/g, " ").trim(), 1e3) || "\"\""
	}];
}
function strong(part) {
	return [{
		type: "strong",
		children: [...joinPhrases([part])]
	}];
}
/**
* Joins phrases: `a, b and c`.
*
* @param conjunction For example `and`.
*/
function joinAsList(parts, conjunction) {
	const lastPart = parts.at(-1);
	if (lastPart === void 0 || parts.length < 2) return joinPhrases(parts);
	return phrase`${joinPhrases(parts.slice(0, -1), ", ")} ${conjunction} ${lastPart}`;
}
/** Adds a full stop if the text ends without punctuation. */
function withFullStop(part) {
	const text = part.map(plainText).join("");
	if (/[.!?…]\)*$/.test(text)) return part;
	return part.at(-1)?.type === "inlineCode" || /[\p{L}\p{N})\]}>"'*_%]$/u.test(text) ? phrase`${part}.` : part;
}
/** Truncates text and adds an ellipsis. Never splits a surrogate pair. */
function truncate(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
function lowerFirst(text) {
	const [first, ...otherNodes] = joinPhrases([text]);
	if (first?.type !== "text") return joinPhrases([text]);
	return [{
		type: "text",
		value: first.value.charAt(0).toLowerCase() + first.value.slice(1)
	}, ...otherNodes];
}
//#endregion
export { phrase as a, truncate as c, lowerFirst as i, withFullStop as l, joinAsList as n, strong as o, joinPhrases as r, toSingleLine as s, inlineCode as t };
