import { Gr as getOrCreate, on as isSafeUrl } from "./core-0sspFqjL.js";
import { i as decodeHTMLAttribute, r as decodeHTML } from "./decode-UAs3mU76.js";
import { a as plainText, i as isPhrasing, n as asPhrasing, o as trimPhrasing, r as createRoot, t as asFlow } from "./mdast-C6s8vRW9.js";
import { c as truncate, s as toSingleLine } from "./phrase-Dk5Ujzk2.js";
import { t as remarkGfm } from "./lib-CjL_Y8NP.js";
import remarkParse from "remark-parse";
import { unified } from "unified";
//#region src/endpoints/prose/html.ts
const tagPattern = /<!--[\s\S]{0,20000}?-->|<(\/?)([a-z][a-z\d-]{0,30})((?:\s(?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,500})?)\/?>/gi;
const voidElements = new Set([
	"br",
	"hr",
	"img",
	"wbr",
	"input",
	"col"
]);
const callouts = new Map([
	...[
		"Note",
		"Tip",
		"Warning",
		"Info",
		"Check",
		"Danger"
	].map((name) => [name.toLowerCase(), name]),
	["callout", "Note"],
	["caution", "Warning"],
	["important", "Info"]
]);
/**
* Maximum nesting depth. The tags of deeper elements are dropped, and their content is added to the element around
* them.
*/
const maxDepth$1 = 16;
/** Splits HTML at its tags and drops comments. */
function splitHtml(html, parseText) {
	const pieces = [];
	let textStart = 0;
	const pushText = (text) => {
		if (text !== "") pieces.push({
			kind: "nodes",
			nodes: parseText(text),
			raw: text
		});
	};
	for (const match of html.matchAll(tagPattern)) {
		const [raw, slash, name, attributes = ""] = match;
		pushText(html.slice(textStart, match.index));
		textStart = match.index + raw.length;
		if (name !== void 0) pieces.push({
			kind: slash === "/" ? "close" : "open",
			name,
			attributes,
			raw
		});
	}
	pushText(html.slice(textStart));
	return pieces;
}
/** Converts HTML to mdast. Layout elements are replaced by their content, and unknown tags become text. */
function htmlToMdast(pieces) {
	const root = {
		name: "",
		attributes: "",
		startTag: "",
		children: [],
		raw: ""
	};
	const openElements = [root];
	const currentElement = () => openElements.at(-1) ?? root;
	const closeInnermost = (hasEndTag = false) => {
		const element = openElements.pop();
		if (element === void 0) return;
		currentElement().raw += element.raw;
		if (!hasEndTag && isInline(element)) currentElement().children.push({
			type: "text",
			value: element.startTag
		}, ...element.children);
		else currentElement().children.push(...(converters.get(element.name) ?? keepChildren)(element));
	};
	for (const piece of pieces) {
		if (piece.kind === "nodes") {
			currentElement().raw += piece.raw;
			currentElement().children.push(...piece.nodes);
			continue;
		}
		const name = /^[A-Z]/.test(piece.name) ? converterName(piece.name) : piece.name;
		if (!converters.has(name)) currentElement().children.push({
			type: "text",
			value: piece.raw
		});
		else if (piece.kind === "close") {
			const depth = openElements.findLastIndex((element) => element.name === name);
			while (depth > 0 && openElements.length > depth + 1) closeInnermost();
			if (depth > 0) closeInnermost(true);
		} else if (openElements.length < maxDepth$1 || voidElements.has(name)) {
			if (impliedEndTags.get(name)?.has(currentElement().name)) closeInnermost();
			openElements.push({
				name,
				attributes: name === "callout" ? piece.name : piece.attributes,
				startTag: piece.raw,
				children: [],
				raw: ""
			});
			if (voidElements.has(name)) closeInnermost();
			else if (isSelfClosing(piece)) closeInnermost(true);
		}
	}
	while (openElements.length > 1) closeInnermost();
	return root.children;
}
/** Finds the converter of a component. Descriptions may contain the components of docs pages. */
function converterName(component) {
	const name = component.toLowerCase();
	if (callouts.has(name)) return "callout";
	return components.get(component) ?? name;
}
/** Components, with the key of their converter in `converters`. */
const components = new Map([
	["Badge", "Badge"],
	["Tooltip", "span"],
	["Icon", "Icon"],
	...[
		"Card",
		"Accordion",
		"Expandable",
		"Step",
		"Tab",
		"Update"
	].map((name) => [name, "titled"]),
	...[
		"CardGroup",
		"Columns",
		"AccordionGroup",
		"Steps",
		"Tabs",
		"CodeGroup",
		"Frame",
		"Panel"
	].map((name) => [name, "div"])
]);
/** Recognizes `<Icon icon="star" />`. HTML ignores the slash, so only components can be self-closing. */
function isSelfClosing({ name, raw }) {
	return /^[A-Z]/.test(name) && raw.endsWith("/>");
}
/** Elements whose start tag closes an open element, with the names of the elements that the tag closes. */
const impliedEndTags = new Map([
	["li", new Set(["li"])],
	["p", new Set(["p"])],
	["tr", new Set([
		"tr",
		"td",
		"th"
	])],
	["td", new Set(["td", "th"])],
	["th", new Set(["td", "th"])],
	["dt", new Set(["dt", "dd"])],
	["dd", new Set(["dt", "dd"])]
]);
function isInline({ name }) {
	return inlineElements.has(name) && !voidElements.has(name);
}
const inlineElements = new Set([...[
	"a",
	"b",
	"strong",
	"i",
	"em",
	"cite",
	"dfn",
	"s",
	"del",
	"strike",
	"code",
	"tt",
	"kbd",
	"samp",
	"var"
], ...[
	"span",
	"u",
	"small",
	"big",
	"font",
	"sub",
	"sup",
	"mark",
	"ins",
	"abbr",
	"q",
	"Badge"
]]);
const keepChildren = ({ children }) => children;
const toBlocks = ({ children }) => asFlow(children);
const wrapIn = (type) => ({ children }) => {
	const content = trimPhrasing(asPhrasing(children));
	return content.length === 0 ? [] : [{
		type,
		children: content
	}];
};
const toQuotedText = ({ children }) => [
	{
		type: "text",
		value: "\""
	},
	...children,
	{
		type: "text",
		value: "\""
	}
];
const toStrongParagraph = ({ children }) => {
	const content = trimPhrasing(asPhrasing(children));
	return content.length === 0 ? [] : [{
		type: "paragraph",
		children: [{
			type: "strong",
			children: content
		}]
	}];
};
const toHeading = (depth) => ({ children }) => [{
	type: "heading",
	depth,
	children: trimPhrasing(asPhrasing(children))
}];
const toInlineCode = ({ raw }) => {
	const value = decodeHTML(raw).replace(/\s+/g, " ").trim();
	return value === "" ? [] : [{
		type: "inlineCode",
		value
	}];
};
const toList = (ordered) => ({ children }) => {
	const items = asFlow(children).map((node) => node.type === "listItem" ? node : {
		type: "listItem",
		spread: false,
		children: [node]
	});
	return items.length === 0 ? [] : [{
		type: "list",
		ordered,
		spread: false,
		children: items
	}];
};
const toTableCell = ({ children }) => [{
	type: "tableCell",
	children: trimPhrasing(asPhrasing(children))
}];
const toTableRow = ({ children }) => {
	const cells = children.filter((node) => node.type === "tableCell");
	return cells.length === 0 ? [] : [{
		type: "tableRow",
		children: cells
	}];
};
const toTable = ({ children }) => {
	const rows = children.filter((node) => node.type === "tableRow");
	const otherBlocks = asFlow(children.filter((node) => node.type !== "tableRow"));
	return rows.length === 0 ? otherBlocks : [...otherBlocks, {
		type: "table",
		children: rows
	}];
};
const converters = new Map([
	...["b", "strong"].map((name) => [name, wrapIn("strong")]),
	...[
		"i",
		"em",
		"cite",
		"dfn"
	].map((name) => [name, wrapIn("emphasis")]),
	...[
		"s",
		"del",
		"strike"
	].map((name) => [name, wrapIn("delete")]),
	...[
		"code",
		"tt",
		"kbd",
		"samp",
		"var"
	].map((name) => [name, toInlineCode]),
	...[
		"span",
		"u",
		"small",
		"big",
		"font",
		"sub",
		"sup",
		"mark",
		"ins",
		"abbr",
		"wbr"
	].map((name) => [name, keepChildren]),
	...[
		"p",
		"div",
		"center",
		"section",
		"article",
		"figure",
		"figcaption",
		"details",
		"dl",
		"dd"
	].map((name) => [name, toBlocks]),
	...[
		"h1",
		"h2",
		"h3",
		"h4",
		"h5",
		"h6"
	].map((name, index) => [name, toHeading(index + 1)]),
	...[
		"summary",
		"dt",
		"caption"
	].map((name) => [name, toStrongParagraph]),
	...[
		"thead",
		"tbody",
		"tfoot",
		"Icon"
	].map((name) => [name, keepChildren]),
	["ul", toList(false)],
	["ol", toList(true)],
	["li", ({ children }) => [{
		type: "listItem",
		spread: false,
		children: asFlow(children)
	}]],
	["table", toTable],
	["tr", toTableRow],
	["td", toTableCell],
	["th", toTableCell],
	["q", toQuotedText],
	["br", () => [{ type: "break" }]],
	["hr", () => [{ type: "thematicBreak" }]],
	["pre", ({ raw }) => [{
		type: "code",
		value: decodeHTML(raw.replace(/^\n/, "").trimEnd())
	}]],
	["blockquote", ({ children }) => [{
		type: "blockquote",
		children: asFlow(children)
	}]],
	["callout", ({ attributes, children }) => toCallout(attributes, children)],
	["Badge", ({ attributes, children }) => toBadge(readAttribute(attributes, "color"), trimPhrasing(asPhrasing(children)))],
	["titled", ({ attributes, children }) => toTitledBlocks(attributes, children)],
	["a", ({ attributes, children }) => toLink(attributes, trimPhrasing(asPhrasing(children)))],
	["img", ({ attributes }) => [toImage(attributes)]]
]);
function toCallout(name, children) {
	return [{
		type: "blockquote",
		data: { callout: callouts.get(name.toLowerCase()) },
		children: asFlow(children)
	}];
}
function toBadge(color, children) {
	const content = children.map((node) => node.type === "inlineCode" ? node : {
		type: "text",
		value: plainText(node)
	});
	return content.length === 0 ? [] : [{
		type: "emphasis",
		data: { badge: { color } },
		children: content
	}];
}
function toTitledBlocks(attributes, children) {
	const title = readAttribute(attributes, "title") ?? readAttribute(attributes, "label");
	const content = asFlow(children);
	if (title === void 0 || title.trim() === "") return content;
	return [{
		type: "paragraph",
		children: [{
			type: "strong",
			children: [{
				type: "text",
				value: title
			}]
		}]
	}, ...content];
}
function toLink(attributes, children) {
	const url = readAttribute(attributes, "href");
	return url === void 0 || children.length === 0 ? children : [{
		type: "link",
		url,
		children
	}];
}
function toImage(attributes) {
	return {
		type: "image",
		url: readAttribute(attributes, "src") ?? "",
		alt: readAttribute(attributes, "alt") ?? ""
	};
}
function readAttribute(attributes, name) {
	const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(attributes);
	const value = match?.[1] ?? match?.[2] ?? match?.[3];
	return value === void 0 ? void 0 : decodeHTMLAttribute(value);
}
//#endregion
//#region src/endpoints/prose/sanitize.ts
/** Maximum nesting depth. Deeper nodes become plain text. */
const maxDepth = 14;
const maxUrlLength = 2e3;
/** Keeps only allowed nodes: converts HTML to Markdown or text, and removes unsafe links. */
function sanitize(tree, options) {
	return new Sanitizer(tree, options).blocks();
}
var Sanitizer = class {
	#tree;
	#options;
	/** URLs of link definitions (`[name]: url`), by name. */
	#definitions;
	constructor(tree, options) {
		this.#tree = tree;
		this.#options = options;
		this.#definitions = new Map(tree.children.flatMap((node) => node.type === "definition" ? [[node.identifier, node.url]] : []));
	}
	blocks() {
		return this.#sanitizeBlocks(this.#tree.children, 0).map(separateCode);
	}
	/** Sanitizes blocks. An HTML element may start in one block and end in another. */
	#sanitizeBlocks(nodes, depth) {
		const splitNodes = nodes.flatMap(splitLoneTags);
		return asFlow(wrapListItems(splitNodes.some(({ type }) => type === "html") ? htmlToMdast(splitNodes.flatMap((node) => this.#splitIntoPieces(node, depth, (child, childDepth) => this.#sanitizeBlock(child, childDepth)))).flatMap((child) => this.#sanitizeBlock(child, depth + 1)) : splitNodes.flatMap((node) => this.#sanitizeBlock(node, depth))));
	}
	#splitIntoPieces(node, depth, sanitizeNode) {
		if (node.type === "html") return splitHtml(node.value, this.#options.parseInline);
		const raw = this.#options.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
		return [{
			kind: "nodes",
			nodes: sanitizeNode(node, depth + 1),
			raw
		}];
	}
	/** Can return phrasing content, which the caller wraps in paragraphs. */
	#sanitizeBlock(node, depth) {
		if (depth > maxDepth) return [{
			type: "text",
			value: `${plainText(node)} `
		}];
		switch (node.type) {
			case "paragraph": return asFlow(this.#sanitizeInline(node.children, depth));
			case "heading": return this.#sanitizeHeading(node.depth, trimPhrasing(asPhrasing(this.#sanitizeInline(node.children, depth))));
			case "thematicBreak": return [{ type: "thematicBreak" }];
			case "blockquote": return this.#sanitizeBlockquote(node, depth);
			case "list": {
				const { ordered, start, spread } = node;
				const children = node.children.map((item) => this.#sanitizeListItem(item, depth));
				return [{
					type: "list",
					ordered: ordered ?? false,
					start: start ?? null,
					spread: spread ?? false,
					children
				}];
			}
			case "listItem": return [this.#sanitizeListItem(node, depth)];
			case "code": return [{
				type: "code",
				lang: /^[\w+#.-]{1,30}/.exec(node.lang ?? "")?.[0] ?? null,
				value: node.value
			}];
			case "table": {
				const children = node.children.map(({ children: cells }) => ({
					type: "tableRow",
					children: cells.map((child) => this.#sanitizeCell(child, depth))
				}));
				return [{
					type: "table",
					align: node.align ?? null,
					children
				}];
			}
			case "footnoteDefinition": return this.#sanitizeBlocks([{
				type: "text",
				value: `[${node.identifier}] `
			}, ...node.children], depth + 1);
			case "definition": return [];
			case "tableRow":
			case "tableCell": return node.children.flatMap((child) => this.#sanitizeBlock(child, depth + 1));
			default: return isPhrasing(node) ? this.#sanitizePhrasing(node, depth) : [];
		}
	}
	#sanitizeBlockquote({ data, children }, depth) {
		const content = this.#sanitizeBlocks(children, depth + 1);
		if (data?.callout === void 0) return [{
			type: "blockquote",
			children: content
		}];
		return [{
			type: "blockquote",
			data: { callout: data.callout },
			children: content
		}];
	}
	#sanitizeListItem({ children, checked, spread }, depth) {
		const content = this.#sanitizeBlocks(children, depth + 1);
		return {
			type: "listItem",
			checked: checked ?? null,
			spread: spread ?? false,
			children: content
		};
	}
	#sanitizeCell({ children }, depth) {
		return {
			type: "tableCell",
			children: trimPhrasing(asPhrasing(this.#sanitizeInline(children, depth)).map((node) => node.type === "break" ? {
				type: "text",
				value: " "
			} : node))
		};
	}
	#sanitizeHeading(level, children) {
		if (children.length === 0) return [];
		const content = children.map((node) => node.type === "break" ? {
			type: "text",
			value: " "
		} : node);
		if (this.#options.headings === void 0) return [{
			type: "paragraph",
			children: [{
				type: "strong",
				children: content.flatMap((node) => node.type === "strong" ? node.children : [node])
			}]
		}];
		return [{
			type: "heading",
			depth: Math.min(6, level + this.#options.headings - 1),
			children: content
		}];
	}
	/** Sanitizes inline content. The result may contain blocks, because inline HTML can contain block elements. */
	#sanitizeInline(children, depth) {
		if (!children.some(({ type }) => type === "html")) return children.flatMap((child) => this.#sanitizePhrasing(child, depth + 1));
		return wrapListItems(htmlToMdast(children.flatMap((child) => this.#splitIntoPieces(child, depth, (child, childDepth) => this.#sanitizePhrasing(child, childDepth)))).flatMap((node) => this.#sanitizeBlock(node, depth + 1)));
	}
	#sanitizePhrasing(node, depth) {
		if (depth > maxDepth) return [{
			type: "text",
			value: plainText(node)
		}];
		switch (node.type) {
			case "text": return node.value === "" ? [] : [{
				type: "text",
				value: cleanText(node.value)
			}];
			case "strong":
			case "emphasis":
			case "delete": {
				const children = trimPhrasing(asPhrasing(this.#sanitizeInline(node.children, depth)));
				if (children.length === 0) return [];
				const badge = node.type === "emphasis" ? node.data?.badge : void 0;
				return [badge === void 0 ? {
					type: node.type,
					children
				} : {
					type: "emphasis",
					data: { badge },
					children
				}];
			}
			case "inlineCode": return [{
				type: "inlineCode",
				value: cleanText(node.value)
			}];
			case "break": return [{ type: "break" }];
			case "link": return sanitizeLink(node.url, trimPhrasing(asPhrasing(this.#sanitizeInline(node.children, depth))));
			case "linkReference": return sanitizeLink(this.#definitions.get(node.identifier), trimPhrasing(asPhrasing(this.#sanitizeInline(node.children, depth))));
			case "image": return sanitizeImage(node.url, node.alt ?? "");
			case "imageReference": return sanitizeImage(this.#definitions.get(node.identifier), node.alt ?? "");
			case "footnoteReference": return [{
				type: "text",
				value: `[${node.identifier}]`
			}];
			case "html": return [{
				type: "text",
				value: node.value
			}];
			default: return [];
		}
	}
};
function sanitizeLink(url, children) {
	if (url === void 0 || children.length === 0) return children;
	if (children.map(plainText).join("") === url && /[{}]/.test(url)) return [{
		type: "inlineCode",
		value: cleanText(url)
	}];
	return url !== "" && url.length <= maxUrlLength && isSafeUrl(url) ? [{
		type: "link",
		url: encodeUrl(url),
		children: children.flatMap(removeLinks)
	}] : children;
}
function removeLinks(node) {
	if (node.type === "link") return node.children.flatMap(removeLinks);
	return "children" in node ? [{
		...node,
		children: node.children.flatMap(removeLinks)
	}] : [node];
}
/** Keeps only images with an absolute URL, because a build fails if a relative path doesn't exist in the site. */
function sanitizeImage(url, alt) {
	const isLoadable = url !== void 0 && /^https?:\/\//i.test(url) && url.length <= maxUrlLength;
	const text = cleanText(alt).trim();
	if (isLoadable && isSafeUrl(url)) return [{
		type: "image",
		url: encodeUrl(url),
		alt: text
	}];
	return text === "" ? [] : [{
		type: "text",
		value: text
	}];
}
/** Percent-encodes characters that are invalid in URLs. */
function encodeUrl(url) {
	return url.replace(/[\s<>{}|\\^`"[\]\p{Cc}]/gu, (character) => encodeURIComponent(character));
}
/** Joins lines and removes control characters. */
function cleanText(text) {
	return text.replace(/\s*[\r\n\u2028\u2029]\s*/g, " ").replace(/[^\P{Cc}\t]/gu, "");
}
/**
* Moves unpaired tags at the edges of a paragraph in front of or behind the paragraph. A component can span several
* paragraphs: `<Note>One` in the first, `two</Note>` in the last.
*/
function splitLoneTags(node) {
	if (node.type !== "paragraph") return [node];
	const { children } = node;
	const start = children.findIndex((child) => !isLoneTag(child, children, false));
	const end = children.findLastIndex((child) => !isLoneTag(child, children, true));
	if (start <= 0 && end === children.length - 1) return [node];
	if (start === -1) return children;
	return [
		...children.slice(0, start),
		{
			...node,
			children: children.slice(start, end + 1)
		},
		...children.slice(end + 1)
	];
}
/** Reports whether a node is a component's start or end tag, and no sibling is the matching tag. */
function isLoneTag(node, siblings, isEnd) {
	const [, slash = "", name] = node.type === "html" && /^<(\/?)([A-Z][a-z]+)\b[^<>]*>$/.exec(node.value) || [];
	if (name === void 0 || slash === "/" !== isEnd) return false;
	const matchingTag = isEnd ? `<${name}` : `</${name}`;
	return !siblings.some((sibling) => sibling.type === "html" && sibling.value.startsWith(matchingTag));
}
/** Inserts a space between adjacent inline code nodes, because Markdown needs text between them. */
function separateCode(node) {
	if (!("children" in node)) return node;
	const children = [];
	for (const child of node.children) {
		if (child.type === "text" && child.value === "") continue;
		if (child.type === "inlineCode" && children.at(-1)?.type === "inlineCode") children.push({
			type: "text",
			value: " "
		});
		children.push(separateCode(child));
	}
	return {
		...node,
		children
	};
}
/** Adds a list around list items that are outside of a list. */
function wrapListItems(nodes) {
	const blocks = [];
	let items;
	for (const node of nodes) {
		if (items !== void 0 && node.type === "text" && node.value.trim() === "") continue;
		if (node.type !== "listItem") {
			items = void 0;
			blocks.push(node);
		} else if (items === void 0) {
			items = [node];
			blocks.push({
				type: "list",
				ordered: false,
				spread: false,
				children: items
			});
		} else items.push(node);
	}
	return blocks;
}
//#endregion
//#region src/endpoints/prose/prose.ts
const emptyProse = {
	blocks: [],
	line: []
};
/** Parses descriptions as GFM with HTML. The syntax of MDX, math and directives stays text. */
const parser = unified().use(remarkParse).use(remarkGfm).freeze();
/** Matches text without Markdown syntax. Such text skips the parser. */
const plainTextPattern = /^(?!\d+[.)])[\p{L}\p{N}(][\p{L}\p{N} ,;'"()?/.–—-]*$/u;
const domainPattern = /www\./i;
/** Matches block markers nested more than 12 levels deep. */
const deepBlockMarkers = /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){12})[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*)*/;
/** Maximum number of emphasis characters. Text with more is not parsed, because parsing time grows quadratically. */
const maxEmphasisCharacters = 3e3;
/** Parses and sanitizes a description. Each description is parsed separately, so its syntax can't affect the page. */
function parseProse(text, { limit, headings }) {
	const source = dedent(truncate(text, limit).replaceAll("\0", ""));
	if (source === "") return emptyProse;
	if (plainTextPattern.test(source) && !domainPattern.test(source)) return toProse([textParagraph(source)]);
	return toProse(sanitize(parseMarkdown(source), {
		source,
		headings,
		parseInline: (piece) => parseInline(piece)
	}));
}
function toProse(blocks) {
	const [firstBlock, ...otherBlocks] = blocks;
	if (firstBlock === void 0) return emptyProse;
	return {
		blocks,
		line: firstBlock.type === "paragraph" && otherBlocks.length === 0 && !hasBreak(firstBlock) ? firstBlock.children : void 0
	};
}
function hasBreak(node) {
	return node.type === "break" || "children" in node && node.children.some(hasBreak);
}
/** Number of entries at which the cache is cleared. */
const maxCachedDescriptions = 2e4;
function createProseParser() {
	const cache = /* @__PURE__ */ new Map();
	return (text, options) => {
		if (cache.size >= maxCachedDescriptions) cache.clear();
		return getOrCreate(cache, `${options.headings ?? ""} ${options.limit} ${text}`, () => parseProse(text, options));
	};
}
/** Creates a link, or plain text if the URL is unsafe or too long. */
function safeLink(text, url) {
	const children = [{
		type: "text",
		value: toSingleLine(text)
	}];
	return isSafeUrl(url) && url.length <= 2e3 ? [{
		type: "link",
		url: encodeUrl(url),
		children
	}] : children;
}
/** Links a phrase to a page. Returns the phrase unchanged if there is no route. */
function linkToRoute(phrase, route) {
	const children = phrase.filter((node) => node.type === "inlineCode" || node.type === "text");
	return route === void 0 ? phrase : [{
		type: "link",
		url: encodeUrl(route),
		children
	}];
}
function parseMarkdown(source) {
	return (source.match(/[*_~]/g)?.length ?? 0) > maxEmphasisCharacters ? parseAsText(source) : parser.parse(source);
}
function parseAsText(source) {
	return createRoot(source.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "").map(textParagraph));
}
function textParagraph(value) {
	return {
		type: "paragraph",
		children: [{
			type: "text",
			value
		}]
	};
}
function parseInline(text) {
	const leadingSpace = /^\s+/.test(text) ? " " : "";
	const trailingSpace = /\S\s+$/.test(text) ? " " : "";
	const line = text.replace(/\s+/g, " ").trim();
	if (line === "") return leadingSpace === "" ? [] : [{
		type: "text",
		value: " "
	}];
	const [firstBlock, ...otherBlocks] = parseMarkdown(line).children;
	const nodes = firstBlock?.type === "paragraph" && otherBlocks.length === 0 ? firstBlock.children : [{
		type: "text",
		value: line
	}];
	const textNodes = (value) => value === "" ? [] : [{
		type: "text",
		value
	}];
	return [
		...textNodes(leadingSpace),
		...nodes,
		...textNodes(trailingSpace)
	];
}
/** Removes common indentation and limits the nesting of blocks. */
function dedent(text) {
	const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map((line) => line.replace(/^[ \t]+/, (whitespace) => whitespace.replaceAll("	", "    ")));
	const indentation = lines.slice(1).filter((line) => line.trim() !== "").reduce((width, line) => Math.min(width, line.length - line.trimStart().length), 40);
	const [firstLine = "", ...otherLines] = lines;
	return [firstLine.trimStart(), ...otherLines.map((line) => line.slice(indentation))].map((line) => line.replace(deepBlockMarkers, "$1")).join("\n").trim();
}
//#endregion
export { safeLink as i, linkToRoute as n, parseProse as r, createProseParser as t };
