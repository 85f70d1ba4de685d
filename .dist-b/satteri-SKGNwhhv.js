import { c as nodeRange, r as markHeadingIds, s as elementAttributes } from "./heading-Ct7AGyK1.js";
import { i as isUnambiguousValue, n as canJoinModules, r as isUnambiguousExpression } from "./mapped-links-HN5lQ611.js";
import { t as collectBody } from "./collect-BwLvL9yU.js";
//#region src/core/bodies/trust.ts
/** Required after a block of imports and exports: a blank line or the end of the text. */
const moduleEnd = /[ \t]*(?:\r?\n[ \t]*)?(?:\r?\n|$(?![\s\S]))/y;
/** Start of an element or expression in text. `<` at the end of a cell or heading starts an unfinished element. */
const markupStart = /(?<!\\)(?:\{|<(?:[A-Za-z/>]|\s*$))/;
/** Rest of a block's last line, if both parsers read that text the same way. satteri drops some other texts. */
const trustedLineEnd = / *(?:\s*|<.*)?(?:\n|$(?![\s\S]))/y;
const standaloneLine = /[ \t]*(?:<[^<>{}\r\n]*>|\{[^<>{}\r\n]*\})[ \t]*(?:\r?\n|$(?![\s\S]))/y;
/** Source of an element that is on one line, or whose closing tag is alone on the last line. */
const elementEnd = /^[^\n]*$|\n[ \t]*<\/[^<>]*>$/;
/** A line that may end an MDX paragraph and all open constructs in it: a blank line, or the start of another block. */
const endOfParagraph = /\n[ \t]*(?:[<{>#*+~=|_-]|\d|```|\r?\n)/;
const mailUrl = /^(?:mailto|xmpp):/i;
const plainUrl = /^https?:\/\/(?:[\w.+@-]*\w\.[a-z]{2,}|localhost)(?:[/?#:][\x21-\x7e]*)?$/i;
const containerTypes = new Set(["list", "blockquote"]);
const codeTypes = new Set([
	"code",
	"inlineCode",
	"mdxjsEsm"
]);
/** True if satteri's tree contains nothing that remark is known to read differently. */
function isTrustedTree(root, text, format) {
	const codeRanges = [];
	const isTrusted = (node, parent, minIndent) => {
		const { type, children = [] } = node;
		const range = nodeRange(node) ?? parent;
		if (range.start < parent.start || range.end > parent.end) return false;
		if (codeTypes.has(type)) codeRanges.push({
			type,
			...range
		});
		const source = text.slice(range.start, range.end);
		const hasMarkup = /[{<]/.test(source);
		if (!isTrustedNode(node, range, text, hasMarkup)) return false;
		if (hasMarkup && format === "mdx" && !isTrustedMarkup(node, range, text, minIndent)) return false;
		if (hasMarkup && hasLazyElement(children, text)) return false;
		if (hasMarkup && hasOpenCode(children, text)) return false;
		const childMinIndent = containerTypes.has(type) || type === "listItem" ? Math.max(minIndent, minIndentIn(node, text)) : minIndent;
		return children.every((child) => isTrusted(child, range, childMinIndent));
	};
	if (!isTrusted(root, {
		start: 0,
		end: text.length
	}, 0) || isAmbiguousText(text, format, codeRanges)) return false;
	return canJoinModules(codeRanges.flatMap(({ type, start, end }) => type === "mdxjsEsm" ? text.slice(start, end) : []));
}
function isTrustedNode(node, { start, end }, text, hasMarkup) {
	const { type, url = "", children = [] } = node;
	switch (type) {
		case "link": return text[start] === "[" || text[start] === "<" || mailUrl.test(url) || plainUrl.test(url);
		case "definition": return !/^["'(]/.test(url);
		case "tableRow": return !hasMarkup || !/^\s*<|\n/.test(text.slice(start, end)) && !children.some((cell) => hasPipe(cell, text));
		case "footnoteReference": return false;
		case "mdxjsEsm": return matchesAt(moduleEnd, text, end);
		default: return true;
	}
}
function isTrustedMarkup(node, range, text, minIndent) {
	const { type } = node;
	const source = text.slice(range.start, range.end);
	if (type === "text") return !markupStart.test(source);
	if (type === "inlineCode") return !endOfParagraph.test(source);
	if (type === "image" || type === "imageReference") return false;
	if (!type.startsWith("mdx") || type === "mdxjsEsm") return true;
	if (!hasUnambiguousCode(node) || minIndent > 0 && !isIndented(source, minIndent)) return false;
	if (/^mdx\w*Text/.test(type) && endOfParagraph.test(source)) return false;
	if (/^mdx\w*Flow/.test(type) && !matchesAt(trustedLineEnd, text, range.end)) return false;
	if (!type.startsWith("mdxJsx")) return true;
	return hasMatchingClosingTag(node, source) && !endsInList(node, range, text);
}
/** True if an expression or element in a table cell contains `|`, at which remark ends the cell. */
function hasPipe({ children = [] }, text) {
	return children.some((node) => node.type.startsWith("mdx") && sourceContains("|", node, text));
}
/**
* Minimum indentation at which both parsers keep a line in a list item: the indentation of the item's first child.
* `Infinity` if no indentation is certain to be enough: in a quote, an empty item, or an item indented with tabs.
*/
function minIndentIn({ type, children: [firstChild] = [] }, text) {
	if (type === "list") return 0;
	const start = (firstChild && nodeRange(firstChild)?.start) ?? 0;
	const indent = text.slice(lineStartAt(text, start), start);
	return type === "blockquote" || firstChild === void 0 || indent.includes("	") ? Number.POSITIVE_INFINITY : indent.length;
}
function isIndented(source, minIndent) {
	return source.split("\n").slice(1).every((line) => line.trim() === "" || line.search(/[^ ]/) >= minIndent);
}
/** True if the braces of an expression or of attributes end at the same offset in both parsers. */
function hasUnambiguousCode(node) {
	if (node.type.endsWith("Expression")) return isUnambiguousExpression(node.value ?? "");
	return elementAttributes(node).every(({ name, value }) => name !== void 0 && (typeof value !== "object" || value === null || isUnambiguousValue(value.value)));
}
function hasMatchingClosingTag({ name, children = [] }, source) {
	const closingTag = /<\s*\/\s*([^\s<>]*)\s*>$/.exec(source);
	return closingTag === null ? children.length === 0 && /\/\s*>$/.test(source) : closingTag[1] === (name ?? "");
}
/** True if the closing tag of a multi-line element is, or may be, inside the list at the end of the element. */
function endsInList({ children = [] }, { start, end }, text) {
	const tagStart = text.lastIndexOf("<", end - 1);
	const indent = text.slice(lineStartAt(text, tagStart), tagStart);
	if (tagStart - indent.length <= start) return false;
	const lastChild = children.at(-1);
	if (!/^[ \t]*$/.test(indent)) return lastChild !== void 0 && containerTypes.has(lastChild.type);
	if (lastChild?.type !== "list") return false;
	const itemStart = nodeRange(lastChild.children?.at(-1) ?? lastChild)?.start ?? 0;
	return indent.includes("	") || indent.length > itemStart - lineStartAt(text, itemStart);
}
/**
* True if an element follows a list or quote without a blank line. remark may parse it as part of the list or quote.
*/
function hasLazyElement(siblings, text) {
	return siblings.some((node, index) => {
		const previous = siblings[index - 1];
		if (previous === void 0 || !containerTypes.has(previous.type) || !/^(?:mdx|html)/.test(node.type)) return false;
		const { start, end } = nodeRange(node) ?? {
			start: 0,
			end: 0
		};
		const isStandalone = matchesAt(standaloneLine, text, lineStartAt(text, start)) && elementEnd.test(text.slice(start, end));
		if (node.type !== "html" && isStandalone) return false;
		return text.slice(nodeRange(previous)?.end ?? 0, start).split("\n").length < 3;
	});
}
/** True if a backtick in text may begin code that ends inside a later expression or element. */
function hasOpenCode(siblings, text) {
	const firstBacktick = siblings.findIndex((node) => node.type === "text" && sourceContains("`", node, text));
	const mayEndCode = (node) => node.type.startsWith("mdx") && sourceContains("`", node, text);
	return firstBacktick !== -1 && siblings.slice(firstBacktick).some(mayEndCode);
}
function sourceContains(char, node, text) {
	const { start, end } = nodeRange(node) ?? {
		start: 0,
		end: 0
	};
	return text.slice(start, end).includes(char);
}
function matchesAt(pattern, text, offset) {
	pattern.lastIndex = offset;
	return pattern.test(text);
}
function lineStartAt(text, offset) {
	return text.lastIndexOf("\n", offset - 1) + 1;
}
const unclosedFrontMatter = /^---[ \t]*(?![ \t])(?!\r?\n(?:[\s\S]*?\n)?---[ \t]*\r?(?:\n|$))/;
const footnoteDefinition = /^[ \t>]*\[\^[^\]\n]+\]:/m;
/** `www.` after a character that only one of the parsers accepts as a boundary. */
const attachedAutolink = /[^ \t\r\n\w*~(["'./-]www\./i;
/** An autolink with a character reference such as `&amp;`: anywhere after `www.`, or in the host after a scheme. */
const autolinkWithReference = /(?:www\.\S{0,500}|:\/\/[^\s/?]{0,500})&[#\w]+;/i;
/** A character outside the Basic Multilingual Plane next to an emphasis marker that has no space on its other side. */
const astralNextToEmphasis = /[\u{10000}-\u{10FFFF}][*_~]+(?![\s*_~]|$)|(?<![\s*_~])[*_~]+[\u{10000}-\u{10FFFF}]/mu;
/** An escaped emphasis character before the same character. */
const escapedNextToEmphasis = /\\([*_~])\1/;
/** An import or export outside of code: satteri parses statements after a table as text. */
const moduleLine = /^(?:import|export)\b/m;
/** A bracket before a tab: satteri drops the text after a tag and a tab, and a bracket before a tab in a table. */
const tagAndTab = /[<>}]\t(?![ \t]*(?:\r?\n|$(?![\s\S])))/;
const openingFragments = /(?<!\\)<>/g;
const closingFragments = /(?<!\\)<\/>/g;
/** True if the text may be passed to the native parser. `isTrustedTree` then checks the result. */
function isTrustedText(text) {
	if (text.startsWith("+++") || text.endsWith("\\") || unclosedFrontMatter.test(text)) return false;
	if (!text.isWellFormed() || text.includes("﻿")) return false;
	return !footnoteDefinition.test(text);
}
/**
* True if the parsers may read the text differently, regardless of the tree. Ignores matches that begin inside code,
* which both parsers copy unchanged.
*
* @param codeRanges Ranges of code in text order.
*/
function isAmbiguousText(text, format, codeRanges) {
	const plainText = removeCode(text, codeRanges);
	if ([
		astralNextToEmphasis,
		escapedNextToEmphasis,
		attachedAutolink,
		autolinkWithReference
	].some((pattern) => pattern.test(plainText))) return true;
	if (format === "md") return false;
	if (moduleLine.test(plainText) || tagAndTab.test(plainText)) return true;
	return plainText.match(openingFragments)?.length !== plainText.match(closingFragments)?.length;
}
function removeCode(text, codeRanges) {
	const pieces = [];
	let position = 0;
	for (const { type, start, end } of codeRanges) {
		if (start < position) continue;
		pieces.push(text.slice(position, start), type === "inlineCode" ? "`x`" : "\n");
		position = end;
	}
	return [...pieces, text.slice(position)].join("");
}
//#endregion
//#region src/core/bodies/satteri.ts
/** Returns a parser that uses satteri if possible. remark is loaded for the first page that satteri can't parse. */
async function loadBodyParser() {
	const fastParser = await loadFastParser();
	return async (text, format) => fastParser?.(text, format) ?? (await import("./remark-C5nTspTj.js")).parseBody(text, format);
}
/** Returns a parser of facts that uses only satteri; `undefined` if satteri is not available. */
async function loadFastParser() {
	const parseTree = await loadTreeParser();
	if (parseTree === void 0) return void 0;
	return (text, format) => {
		const root = parseTree(markHeadingIds(text), format);
		return root && collectBody(root, text);
	};
}
/** Loads the optional package `satteri`; `undefined` if it is not installed or has no binary for this platform. */
async function loadTreeParser() {
	try {
		const satteri = await import("satteri");
		satteri.markdownToMdast("");
		return (markedText, format) => parseTrustedTree(satteri, markedText, format);
	} catch {
		return;
	}
}
function parseTrustedTree(satteri, markedText, format) {
	if (!isTrustedText(markedText)) return void 0;
	try {
		const root = format === "mdx" ? satteri.mdxToMdast(markedText) : satteri.markdownToMdast(markedText);
		return isTrustedTree(root, markedText, format) ? root : void 0;
	} catch {
		return;
	}
}
//#endregion
export { loadFastParser as n, loadTreeParser as r, loadBodyParser as t };
