import { Si as pointerSegments } from "./core-0sspFqjL.js";
import { parseTree } from "jsonc-parser";
//#region src/core/diagnostics/json-tree.ts
/** Parses JSON that may have syntax errors. `undefined` for text nested too deeply for the recursive parser. */
function parseJsonTree(text) {
	try {
		return parseTree(text, [], { allowTrailingComma: true });
	} catch {
		return;
	}
}
/** Returns an item of an array, or the value of an object's member. If a name is repeated, the last member counts. */
function childNode(node, segment) {
	if (node?.type === "array") return node.children?.[Number(segment)];
	return node?.children?.findLast(({ children }) => children?.[0]?.value === segment)?.children?.[1];
}
function keyNode(node) {
	return node?.parent?.type === "property" ? node.parent.children?.[0] : void 0;
}
/**
* Returns a function that locates values and keys in a JSON text. A missing value has the range of its closest
* ancestor.
*/
function createJsonLocator(text) {
	const tree = parseJsonTree(text);
	return ({ pointer, part }) => {
		let node = tree;
		for (const segment of pointerSegments(pointer)) {
			const child = childNode(node, segment);
			if (child === void 0) break;
			node = child;
		}
		const range = part === "key" ? keyNode(node) ?? node : node;
		return range && {
			start: range.offset,
			end: range.offset + range.length
		};
	};
}
//#endregion
export { parseJsonTree as i, createJsonLocator as n, keyNode as r, childNode as t };
