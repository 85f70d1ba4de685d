//#region src/endpoints/prose/mdast.ts
const flowTypes = new Set([...[
	"paragraph",
	"heading",
	"thematicBreak",
	"blockquote",
	"list",
	"listItem",
	"code"
], ...[
	"table",
	"tableRow",
	"tableCell",
	"definition",
	"footnoteDefinition"
]]);
function isPhrasing(node) {
	return !flowTypes.has(node.type);
}
function plainText(node) {
	if ("children" in node) return node.children.map(plainText).join(flowTypes.has(node.type) ? " " : "");
	if ("value" in node) return node.value;
	if ("alt" in node) return node.alt ?? "";
	return node.type === "break" ? " " : "";
}
/** Wraps phrasing content in paragraphs. */
function asFlow(nodes) {
	const blocks = [];
	let paragraphNodes = [];
	const endParagraph = () => {
		const children = trimPhrasing(paragraphNodes);
		if (children.length > 0) blocks.push({
			type: "paragraph",
			children
		});
		paragraphNodes = [];
	};
	for (const node of nodes) if (isPhrasing(node)) paragraphNodes.push(node);
	else {
		endParagraph();
		blocks.push(node);
	}
	endParagraph();
	return blocks;
}
/** Replaces blocks by their inline content. */
function asPhrasing(nodes) {
	return nodes.flatMap((node) => {
		if (isPhrasing(node)) return [node];
		if (node.type === "code") return [{
			type: "inlineCode",
			value: node.value.replace(/\s+/g, " ").trim()
		}];
		const content = "children" in node ? asPhrasing(node.children) : [];
		return content.length === 0 ? [] : [...content, {
			type: "text",
			value: " "
		}];
	});
}
/** Trims blank text and line breaks at both ends. */
function trimPhrasing(nodes) {
	const isBlank = (node) => node?.type === "break" || node?.type === "text" && node.value.trim() === "";
	let start = 0;
	let end = nodes.length;
	while (start < end && isBlank(nodes[start])) start++;
	while (end > start && isBlank(nodes[end - 1])) end--;
	return nodes.slice(start, end).map((node, index, { length }) => {
		if (node.type !== "text" || index > 0 && index < length - 1) return node;
		const trimmedText = index === 0 ? node.value.trimStart() : node.value;
		return {
			type: "text",
			value: index === length - 1 ? trimmedText.trimEnd() : trimmedText
		};
	});
}
function createRoot(children) {
	return {
		type: "root",
		children
	};
}
/** Starts the content with the callout's name in bold, for output formats without callouts. */
function withCalloutLabel(callout, children) {
	const [first, ...otherChildren] = children;
	const label = [{
		type: "strong",
		children: [{
			type: "text",
			value: `${callout}:`
		}]
	}, {
		type: "text",
		value: " "
	}];
	if (first?.type !== "paragraph") return [{
		type: "paragraph",
		children: label.slice(0, 1)
	}, ...children];
	return [{
		type: "paragraph",
		children: [...label, ...first.children]
	}, ...otherChildren];
}
//#endregion
export { plainText as a, isPhrasing as i, asPhrasing as n, trimPhrasing as o, createRoot as r, withCalloutLabel as s, asFlow as t };
