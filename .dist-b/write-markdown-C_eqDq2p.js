import { i as handle, r as gfmToMarkdown } from "./micromark-extension-gfm-Br1gH6yD.js";
import { r as createRoot, s as withCalloutLabel } from "./mdast-C6s8vRW9.js";
import { t as remarkGfm } from "./lib-CjL_Y8NP.js";
import remarkMdx from "remark-mdx";
import { unified } from "unified";
import remarkStringify from "remark-stringify";
//#region src/endpoints/prose/write-markdown.ts
const markdownOptions = {
	bullet: "-",
	emphasis: "*",
	listItemIndent: "one",
	rule: "-",
	incrementListMarker: true
};
/** Characters to escape for MDX, math and directives, in addition to GFM. */
const unsafePatterns = [
	{
		atBreak: true,
		character: "i",
		after: "mport "
	},
	{
		atBreak: true,
		character: "e",
		after: "xport "
	},
	{
		character: "$",
		inConstruct: "phrasing"
	},
	{
		character: ":",
		after: "[^ \\n!-/:-@[-`{-~]",
		inConstruct: "phrasing"
	},
	{
		atBreak: true,
		character: ":",
		after: ":"
	}
];
/** GFM's handler of paragraphs, which also writes task list items (`- [ ]`). */
const writeParagraph = gfmToMarkdown().extensions?.map(({ handlers }) => handlers?.paragraph).find((handler) => handler !== void 0);
/** Replaces position tracking, which is slow and does not affect the output. */
const noopTracker = {
	move: (markdown) => markdown ?? "",
	current: () => ({
		now: {
			line: 1,
			column: 1
		},
		lineShift: 0
	}),
	shift: () => {}
};
const handlers = {
	root(node, parent, state, info) {
		state.createTracker = () => noopTracker;
		return handle.root(node, parent, state, info);
	},
	...writeParagraph === void 0 ? {} : { paragraph(node, parent, state, info) {
		return (parent?.type === "listItem" && typeof parent.checked === "boolean" ? void 0 : writePlainParagraph(node)) ?? writeParagraph(node, parent, state, info);
	} },
	heading: (node, parent, state, info) => {
		const markdown = writePlainPhrase(node.children);
		return markdown === void 0 ? handle.heading(node, parent, state, info) : `${"#".repeat(node.depth)} ${markdown}`;
	}
};
/** @param cache Markdown of property items. The handler reads and extends the cache. */
function listItemHandler(cache) {
	return (node, parent, state, info) => {
		if (!isMemberItem(node)) return handle.listItem(node, parent, state, info);
		const isDefaultBullet = state.bulletCurrent === markdownOptions.bullet;
		const cached = isDefaultBullet ? cache.get(node) : void 0;
		if (cached !== void 0) return cached;
		const markdown = handle.listItem(replaceComponentsInChildren(node), parent, state, info);
		if (isDefaultBullet) cache.set(node, markdown);
		return markdown;
	};
}
/**
* Creates the only function that turns content of a specification into source text. Parsers of GFM, MDX, math and
* directives parse the output to the same tree. Markdown of properties is cached, because many pages show the same
* type.
*/
function createMarkdownWriter() {
	const listItem = listItemHandler(/* @__PURE__ */ new WeakMap());
	const writer = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkMdx).use(remarkStringify, {
		...markdownOptions,
		unsafe: unsafePatterns,
		handlers: {
			...handlers,
			listItem
		}
	}).freeze();
	return (blocks) => writer.stringify(createRoot(blocks.map((block) => replaceComponents(block)))).trim();
}
/** Property items are written the same way in any context, so their Markdown can be cached. */
function isMemberItem(node) {
	return node.type === "listItem" && node.data?.part?.kind === "member";
}
/** Replaces callouts and badges, which Markdown lacks. Property items stay unchanged until they are written. */
function replaceComponents(node) {
	return isMemberItem(node) ? node : replaceComponentsInChildren(node);
}
function hasComponents(node) {
	if (node.type === "blockquote" && node.data?.callout !== void 0) return true;
	if (node.type === "emphasis" && node.data?.badge !== void 0) return true;
	return "children" in node && node.children.some((child) => !isMemberItem(child) && hasComponents(child));
}
/** Turns callouts into block quotes with a label, and badges into text. Other nodes are returned unchanged. */
function replaceComponentsInChildren(node) {
	if (!("children" in node) || !hasComponents(node)) return node;
	const children = node.children.flatMap((child) => {
		const plainChild = replaceComponents(child);
		return plainChild.type === "emphasis" && plainChild.data?.badge !== void 0 ? plainChild.children : [plainChild];
	});
	if (node.type !== "blockquote" || node.data?.callout === void 0) return {
		...node,
		children
	};
	return {
		type: "blockquote",
		children: withCalloutLabel(node.data.callout, children)
	};
}
/** Matches text that needs no escaping in GFM, MDX, math and directives. */
const plainTextPattern = /^(?:[\p{L}\p{N} ,;'"()?%/=+.!\u2010-\u2027\u00a0-]|:(?= |$))*$/u;
/** GFM turns `www.example.com` into a link. */
const domainPattern = /[Ww]\./;
const moduleKeyword = /^(?:im|ex)port /;
const plainUrl = /^(?:https?:\/\/|\/)[\w/.#?=%+-]*$/;
/**
* Fast path for paragraphs that need no escaping: same output in a tenth of the time. `undefined` for any other
* paragraph.
*/
function writePlainParagraph({ children }) {
	const [first] = children;
	if (first?.type === "text" && (!/^\p{L}/u.test(first.value) || moduleKeyword.test(first.value))) return void 0;
	return writePlainPhrase(children);
}
/** Fast path for phrases of text, code, links and bold text; `undefined` for any other phrase. */
function writePlainPhrase(children) {
	let markdown = "";
	for (const [index, node] of children.entries()) {
		const piece = writePlainNode(node, children[index - 1], children[index + 1]);
		if (piece === void 0) return void 0;
		markdown += piece;
	}
	return /^$|^\s|\s$/.test(markdown) ? void 0 : markdown;
}
function writePlainNode(node, previous, next) {
	if (previous !== void 0 && previous.type === "text" === (node.type === "text")) return void 0;
	if (node.type === "text") return node.value === "" || !plainTextPattern.test(node.value) || domainPattern.test(node.value) ? void 0 : node.value;
	if (node.type === "inlineCode") return /^$|[`\r\n]|^ | $/.test(node.value) ? void 0 : `\`${node.value}\``;
	if (node.type !== "link" && node.type !== "strong") return void 0;
	if (previous?.type === "text" && /[\p{L}\p{N}!]$/u.test(previous.value) || next?.type === "text" && /^[\p{L}\p{N}]/u.test(next.value)) return;
	const content = node.children.every(({ type }) => type === "text" || type === "inlineCode") ? writePlainPhrase(node.children) : void 0;
	if (content === void 0 || node.type === "strong") return content && `**${content}**`;
	return plainUrl.test(node.url) && !node.title && !content.includes("]") ? `[${content}](${node.url})` : void 0;
}
//#endregion
export { createMarkdownWriter };
