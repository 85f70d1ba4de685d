import { Si as pointerSegments } from "./core-0sspFqjL.js";
import { CORE_SCHEMA, load } from "js-yaml";
//#region src/core/diagnostics/yaml-range.ts
/** Returns a function that locates values in a YAML text. A missing value has the range of its closest ancestor. */
function createYamlLocator(text) {
	const root = buildTree(text);
	return ({ pointer }) => {
		let node = root;
		let start;
		for (const segment of pointerSegments(pointer)) {
			const member = node && findChild(node, segment);
			if (member === void 0) break;
			node = member.value;
			start = contentStart(text, member.from);
		}
		const isEmpty = node === root && node?.kind === void 0;
		if (node === void 0 || isEmpty) return void 0;
		const from = start ?? contentStart(text, node);
		const lineEnd = text.indexOf("\n", from);
		return {
			start: from,
			end: Math.max(from, Math.min(contentEnd(text, node), lineEnd === -1 ? text.length : lineEnd))
		};
	};
}
function buildTree(text) {
	if (text.length > 8e6) return void 0;
	const documentNode = createNode(0);
	const stack = [documentNode];
	const listener = (event, { position, kind, result }) => {
		const currentNode = stack.at(-1) ?? documentNode;
		if (event === "open") {
			while ((currentNode.children.at(-1)?.start ?? -1) >= position) currentNode.children.pop();
			const node = createNode(position);
			currentNode.children.push(node);
			stack.push(node);
		} else {
			stack.pop();
			const [first] = currentNode.children;
			const isDuplicate = typeof result === "object" && result !== null && first?.value === result;
			Object.assign(currentNode, {
				end: position,
				kind: kind ?? void 0,
				value: result
			});
			if (isDuplicate) currentNode.children = first?.children ?? [];
		}
	};
	try {
		load(text, {
			schema: CORE_SCHEMA,
			json: true,
			listener
		});
	} catch {}
	return documentNode.children[0];
}
function createNode(start) {
	return {
		start,
		end: start,
		kind: void 0,
		value: void 0,
		children: []
	};
}
/** Finds an item of a sequence by index, or a member of a mapping by name. The range of a member starts at its key. */
function findChild({ kind, value, children }, segment) {
	if (kind === "sequence") {
		const item = Array.isArray(value) && children.length === value.length ? children[Number(segment)] : void 0;
		return item && {
			value: item,
			from: item
		};
	}
	if (kind !== "mapping") return void 0;
	for (let index = children.length - children.length % 2 - 2; index >= 0; index -= 2) {
		const [key, member] = children.slice(index);
		if (key?.kind === "scalar" && String(key.value) === segment) return member && {
			value: member,
			from: key
		};
	}
}
function contentStart(text, { start }) {
	const blanksAndComments = /(?:\s|#.*)*/y;
	blanksAndComments.lastIndex = start;
	blanksAndComments.test(text);
	return blanksAndComments.lastIndex;
}
function contentEnd(text, node) {
	let lastNode = node;
	while (!isBracket(text[contentStart(text, lastNode)])) {
		const lastChild = lastNode.kind === "scalar" ? void 0 : lastNode.children.findLast(({ kind }) => kind !== void 0);
		if (lastChild === void 0) break;
		lastNode = lastChild;
	}
	return text.slice(0, lastNode.end).trimEnd().length;
}
function isBracket(char) {
	return char === "{" || char === "[";
}
//#endregion
export { createYamlLocator };
