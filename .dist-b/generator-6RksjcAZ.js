import { C as outputFolder, Hi as splitUrl, Li as isExternal, S as mkDocsOutputPath, aa as capitalize, ji as decodePercent, oa as escapeHtml, wr as packageFolder } from "./core-0sspFqjL.js";
import { m as createRedirectPages, p as socialLinks } from "./accent-CQivPWEA.js";
import { i as listAssets } from "./assets-DdPUD301.js";
import { c as pageAt, o as languageOf } from "./runtime-4p6DP3vH.js";
import { n as joinClasses, r as voidElements } from "./html-etdVw7mj.js";
import { a as noindexAttributes, i as isSearchable, n as isIndexable, r as isIndexed, t as indexesAllPages } from "./visibility-ngnAGEPX.js";
import { N as k, S as a, _ as withIcon, n as createPlainTheme, v as languageTitle } from "./plain-theme-D-920An0.js";
import { n as languagesOf, r as navigationLabels, t as htmlLanguage } from "./words-D-q-5_Jt.js";
import { a as resolveBranding, n as cssUrl, t as brandingStyleSheet } from "./style-sheet-D5NZWbcT.js";
import { n as createBadges, r as pageBadgeProperties } from "./badges-D9fUyGYC.js";
import { t as lunrLanguages } from "./lunr-languages-C4jE8RsD.js";
import { t as parseFragment } from "./dist-D6ktT5qU.js";
import { a as mkdocsFile, i as escapeForTheme, n as createMkDocsNav, o as toYaml, t as createGroupBehaviors } from "./projection-qdEIzSA6.js";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
//#region src/generators/mkdocs/markdown/tree.ts
/**
* Parses HTML. Removes control characters, which HTML forbids: Python-Markdown uses two of these characters as markers,
* and treats others (U+0085) as whitespace, unlike JavaScript.
*/
function parseHtml(html) {
	return parseFragment(html.replaceAll(/(?![\t\n\f\r])\p{Cc}/gu, "")).childNodes;
}
function isElement(node) {
	return "tagName" in node;
}
function childrenOf(node) {
	return "childNodes" in node ? node.childNodes : [];
}
function elementsIn(node) {
	return childrenOf(node).filter(isElement);
}
function attributeValue(element, name) {
	return element.attrs.find((candidate) => candidate.name === name)?.value;
}
function textContent(node) {
	return "value" in node ? node.value : childrenOf(node).map(textContent).join("");
}
const blockTags = new Set("address article aside blockquote center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section style script table ul md-admonition md-card md-code md-details md-grid md-tabs".split(" "));
function isBlock(node) {
	if (!isElement(node) || node.tagName === "svg") return false;
	return blockTags.has(node.tagName) || node.childNodes.some(isBlock);
}
/** Special characters of Python-Markdown. Underscores within words are literal. */
const specialChars = /[\\`*[\]{}]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu;
function escapeText(text) {
	return text.replaceAll(specialChars, "\\$&").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
/** Escapes text for inline HTML, in which backslash escapes have no effect. */
function escapeInHtml(text) {
	return escapeHtml(text).replaceAll(specialChars, (char) => `&#${char.charCodeAt(0)};`).replaceAll(/\s+/g, " ");
}
const urlAttributes = new Set([
	"href",
	"src",
	"poster"
]);
function formatStartTag({ tagName, attrs }, writeUrl) {
	return `<${tagName}${attrs.map(({ name, value, prefix }) => {
		const text = urlAttributes.has(name) ? writeUrl(value, "html") : value;
		return ` ${prefix === void 0 ? name : `${prefix}:${name}`}="${escapeInHtml(text)}"`;
	}).join("")}>`;
}
/** Serializes a node and its content as HTML on one line. */
function serializeHtml(node, writeUrl) {
	if (!isElement(node)) return node.nodeName === "#text" ? escapeInHtml(textContent(node)) : "";
	const start = formatStartTag(node, writeUrl);
	if (voidElements.has(node.tagName)) return start;
	if (/^(?:script|style)$/.test(node.tagName)) return `${start}${textContent(node).replaceAll(/\s+/g, " ")}</${node.tagName}>`;
	return `${start}${node.childNodes.map((child) => serializeHtml(child, writeUrl)).join("")}</${node.tagName}>`;
}
const maxDepth = 6;
function headingDepth(node) {
	const [, depth] = isElement(node) && /^h([1-6])$/.exec(node.tagName) || [];
	return depth === void 0 ? void 0 : Number(depth);
}
/**
* Maps levels of headings below the title. Material's table of contents lists only headings below the first `h1`, so
* further `h1` headings become `h2`. If the page also has `h2` headings, all other levels move down by one too.
*
* @param nodes The page, starting with its title.
* @returns `undefined` if no heading changes.
*/
function depthsBelowTitle(nodes) {
	const [title, ...otherDepths] = nodes.flatMap(headingDepths);
	if (title !== 1 || !otherDepths.includes(1)) return void 0;
	const hasFreeLevel = !otherDepths.includes(2);
	return (depth) => depth === 1 || !hasFreeLevel ? Math.min(depth + 1, maxDepth) : depth;
}
function headingDepths(node) {
	const depth = headingDepth(node);
	return depth === void 0 ? childrenOf(node).flatMap(headingDepths) : [depth];
}
//#endregion
//#region src/generators/mkdocs/markdown/inline.ts
/**
* Characters to escape within code. In table cells, `|` and backticks would split the row. In headings, `"` would
* end an attribute, because themes copy headings unescaped into attributes.
*/
const specialInCode = {
	text: /(?!)/,
	cell: /[|`]/,
	heading: /"/
};
function toInlineMarkdown(nodes, writeUrl, context = "text") {
	return nodes.map((node) => convertInlineNode(node, writeUrl, context)).reduce((previous, piece) => `${previous}${needsSeparator(previous, piece) ? separator : ""}${piece}`, "").replaceAll(/[ \n\t\r]+/g, " ");
}
const separator = "<!-- -->";
function needsSeparator(previous, piece) {
	if (piece.startsWith("[")) return previous.endsWith("!");
	const [, mark] = /(?<!\\)(?:\\\\)*([*`])$/.exec(previous) ?? [];
	return mark !== void 0 && piece.startsWith(mark);
}
/** Converts a paragraph. Escapes block syntax at its start, such as list markers and headings. */
function toParagraphMarkdown(nodes, writeUrl) {
	return toInlineMarkdown(nodes, writeUrl).trim().replace(/^(?:[#>]|[+-](?=\s|$|-))/, "\\$&").replace(/^(\p{Nd}+)([.)])(?=\s|$)/u, "$1\\$2").replace(/^(?:[:=~]|!!!|\?\?\?)/, (mark) => `&#${mark.charCodeAt(0)};${mark.slice(1)}`);
}
const htmlElements = new Set("svg math style script iframe video audio picture input select object".split(" "));
function convertInlineNode(node, writeUrl, context) {
	if (node.nodeName === "#text") {
		const text = escapeText(textContent(node));
		return context === "heading" ? text.replaceAll("\"", "&quot;") : text;
	}
	if (!isElement(node)) return "";
	const convertChildren = () => toInlineMarkdown(node.childNodes, writeUrl, context);
	switch (node.tagName) {
		case "strong":
		case "b": return formatEmphasis("**", "strong", node, convertChildren(), writeUrl);
		case "em":
		case "i": return formatEmphasis("*", "em", node, convertChildren(), writeUrl);
		case "code": return formatInlineCode(node, writeUrl, context);
		case "a": return formatLink(node, convertChildren(), writeUrl);
		case "img": return formatImage(node, writeUrl);
		case "br": return "<br>";
		case "span": return attributeValue(node, "id") === void 0 ? convertChildren() : formatHtmlElement(node, convertChildren(), writeUrl);
		case "template": return "";
		default:
			if (htmlElements.has(node.tagName)) return serializeHtml(node, writeUrl);
			return /^(?:md-|div$|p$|h\d$|li$|[uod]l$|d[td]$|section$|pre$|t(?:able|head|body|r|d|h)$)/.test(node.tagName) ? ` ${convertChildren()} ` : formatHtmlElement(node, convertChildren(), writeUrl);
	}
}
function formatHtmlElement(element, content, writeUrl) {
	return `${formatStartTag(element, writeUrl)}${content}</${element.tagName}>`;
}
/** Formats emphasis. Moves spaces out of the delimiters. Uses an HTML element if the content contains `*`. */
function formatEmphasis(mark, tagName, element, content, writeUrl) {
	const text = content.trim();
	if (text === "") return content;
	const [leadingSpace = "", trailingSpace = ""] = content.split(text);
	const id = attributeValue(element, "id");
	const html = id === void 0 ? `<${tagName}>${text}</${tagName}>` : formatHtmlElement(element, text, writeUrl);
	const isPlain = id === void 0 && !text.includes("*");
	return `${leadingSpace === "" ? "" : " "}${isPlain ? mark + text + mark : html}${trailingSpace === "" ? "" : " "}`;
}
/** Syntax that Python-Markdown parses before inline code: HTML other than `<word>`, and repeated backticks. */
const parsedBeforeCode = /<(?=[a-z/!?])(?![a-z][^<>"'=/]*>)|&#|`{2}/i;
function formatInlineCode(element, writeUrl, context) {
	const text = textContent(element).replaceAll(/\s+/g, " ");
	if (attributeValue(element, "id") !== void 0 || childrenOf(element).some(isElement) || parsedBeforeCode.test(text) || specialInCode[context].test(text)) return formatHtmlElement(element, toInlineMarkdown(element.childNodes, writeUrl, context), writeUrl);
	if (text.trim() === "") return "";
	const delimiter = text.includes("`") ? "``" : "`";
	const padding = text.startsWith("`") || text.endsWith("`") ? " " : "";
	return `${delimiter}${padding}${text}${padding}${delimiter}`;
}
function formatLink(element, content, writeUrl) {
	const href = attributeValue(element, "href");
	const linkText = content.trim();
	const id = attributeValue(element, "id");
	if (href === void 0) return id === void 0 ? content : formatHtmlElement(element, content, writeUrl);
	if (linkText === "") return "";
	return `[${linkText}](${linkDestination(writeUrl(href, "markdown"))})${id === void 0 || id === "" ? "" : `{ ${formatIdAttribute(id)} }`}`;
}
/**
* Formats an id for an attribute list. The id is escaped, because Python-Markdown parses inline markup first:
* `#__init__` would become bold.
*/
function formatIdAttribute(id) {
	const escapedId = id.replaceAll(/[\\`*_[\]]/g, "\\$&");
	return /^[^\s="'{}]+$/.test(id) ? `#${escapedId}` : `id="${escapedId.replaceAll(/["{}\s]/g, "-")}"`;
}
/**
* Formats a link destination. Percent-encodes characters that would end the destination, and escapes `&` if it looks
* like the start of a character reference.
*/
function linkDestination(url) {
	return url.replaceAll(/[\s<>()"'\\`]/g, (char) => `%${char.charCodeAt(0).toString(16)}`).replaceAll(/&(?=#|\w+;)/g, "&amp;");
}
function formatImage(element, writeUrl) {
	const src = attributeValue(element, "src");
	const attributes = [
		"width",
		"height",
		"style",
		"title"
	].flatMap((name) => {
		const value = attributeValue(element, name);
		return value === void 0 ? [] : [`${name}="${value}"`];
	});
	const isPlain = attributes.every((attributeText) => /^\w+="[^"\n]*"$/.test(attributeText) && escapeText(attributeText) === attributeText);
	if (src === void 0 || attributeValue(element, "srcset") !== void 0 || !isPlain) return serializeHtml(element, writeUrl);
	return `![${escapeText(attributeValue(element, "alt") ?? "").replaceAll(/\s+/g, " ")}](${linkDestination(writeUrl(src, "markdown"))})${attributes.length === 0 ? "" : `{ ${attributes.join(" ")} }`}`;
}
//#endregion
//#region src/generators/mkdocs/markdown/table.ts
/** Converts a table. Blocks in a cell become one line. A cell with `colspan` is followed by empty cells. */
function toTableMarkdown(table, writeUrl) {
	const rows = tableRows(table).map((row) => rowCells(row, writeUrl));
	const width = Math.max(1, ...rows.map((row) => row.length));
	const [firstRow] = tableRows(table);
	const [head = [], ...body] = firstRow !== void 0 && elementsIn(firstRow).every(({ tagName }) => tagName === "th") ? rows : [[], ...rows];
	const alignments = Array.from({ length: width }, (_, index) => alignmentMarker(firstRow, index));
	return [
		formatRow(head, width),
		`| ${alignments.join(" | ")} |`,
		...body.map((row) => formatRow(row, width))
	].join("\n");
}
function tableRows(element) {
	return elementsIn(element).flatMap((child) => {
		if (child.tagName === "tr") return [child];
		return child.tagName === "td" ? [] : tableRows(child);
	});
}
function rowCells(row, writeUrl) {
	return elementsIn(row).flatMap((cell) => {
		return [toInlineMarkdown(cell.childNodes, writeUrl, "cell").trim().replaceAll(/\\\\|\\`|\|/g, (char) => char === "\\\\" ? char : `&#${char.charCodeAt(char.length - 1)};`), ...Array(Math.min(20, Number(attributeValue(cell, "colspan") ?? 1) || 1) - 1).fill("")];
	});
}
function formatRow(cells, width) {
	return `| ${Array.from({ length: width }, (_, index) => cells[index] ?? "").join(" | ")} |`;
}
function alignmentMarker(row, index) {
	const cell = row && elementsIn(row)[index];
	const style = cell === void 0 ? "" : `${attributeValue(cell, "align") ?? ""} ${attributeValue(cell, "style") ?? ""}`;
	if (/center/.test(style)) return ":---:";
	return /right/.test(style) ? "---:" : "---";
}
//#endregion
//#region src/generators/mkdocs/markdown/blocks.ts
/**
* Converts a page's HTML, as written by `page-theme.ts`, to the Markdown of Material for MkDocs: Python-Markdown with
* admonitions, collapsible blocks, tabs, definition lists, tables, nested fences and attribute lists.
*/
function htmlToMarkdown(html, toUrl) {
	const nodes = parseHtml(html);
	return joinBlocks(new BlockConverter(toUrl, depthsBelowTitle(nodes)).convert(nodes, true));
}
var BlockConverter = class {
	#toUrl;
	#depths;
	/** `false` until the title is written, because the title keeps its level. */
	#isBelowTitle = false;
	constructor(toUrl, depths = (depth) => depth) {
		this.#toUrl = toUrl;
		this.#depths = depths;
	}
	/** @param isTop `true` outside of indented blocks. Python-Markdown parses block HTML only there. */
	convert(nodes, isTop = false) {
		const result = [];
		let inlineNodes = [];
		let cards = [];
		const flush = () => {
			const text = toParagraphMarkdown(inlineNodes, this.#toUrl);
			if (text !== "") result.push({ text });
			if (cards.length > 0) result.push(this.#formatCards(cards));
			inlineNodes = [];
			cards = [];
		};
		for (const node of nodes) if (isElement(node) && node.tagName === "md-card") {
			if (inlineNodes.length > 0 && cards.length === 0) flush();
			cards.push(node);
		} else if (isElement(node) && isBlock(node)) {
			flush();
			result.push(...this.#convertBlock(node, isTop));
		} else if (cards.length === 0 || textContent(node).trim() !== "" || isElement(node)) {
			if (cards.length > 0) flush();
			inlineNodes.push(node);
		}
		flush();
		return result;
	}
	#convertBlock(element, isTop) {
		const id = attributeValue(element, "id");
		const depth = headingDepth(element);
		if (depth !== void 0) return [{ text: this.#formatHeading(element, depth) }];
		switch (element.tagName) {
			case "ul":
			case "ol": return [this.#formatList(element)];
			case "md-code":
			case "pre": return [{ text: formatCodeFence(element) }];
			case "table": return [{ text: toTableMarkdown(element, this.#toUrl) }];
			case "blockquote": return [{ text: this.#formatQuotation(element) }];
			case "hr": return [{ text: "---" }];
			case "dl": return [{ text: this.#formatDefinitions(element) }];
			case "md-admonition": return [...createAnchorBlock(id), { text: this.#formatTitled(`!!! ${attributeValue(element, "kind")}`, element) }];
			case "md-details":
			case "details": return [...createAnchorBlock(id), { text: this.#formatTitled(formatDetailsMarker(element), element) }];
			case "md-tabs": return [{
				kind: "tabs",
				text: this.#formatTabs(element)
			}];
			case "md-grid": return [...createAnchorBlock(id), ...this.#formatGrid(element, isTop)];
			case "figcaption": return this.#formatCaption(element);
			case "style":
			case "script": return [{ text: serializeHtml(element, this.#toUrl) }];
			default: return [...createAnchorBlock(id), ...this.convert(element.childNodes, isTop)];
		}
	}
	#formatHeading(element, depth) {
		const id = attributeValue(element, "id");
		const text = toInlineMarkdown(element.childNodes, this.#toUrl, "heading").trim().replace(/#+$/, (hashes) => hashes.replaceAll("#", "\\#"));
		const level = this.#isBelowTitle ? this.#depths(depth) : depth;
		this.#isBelowTitle = true;
		return `${"#".repeat(level)} ${text || "&nbsp;"}${id === void 0 || id === "" ? "" : ` { ${formatIdAttribute(id)} }`}`;
	}
	#formatList(element) {
		const items = elementsIn(element);
		const firstNumber = Number(attributeValue(element, "start") ?? 1);
		const bodies = items.map((item) => this.convert(item.childNodes));
		const renderItems = (separator) => bodies.map((body, index) => {
			return formatListItem(element.tagName === "ol" ? `${firstNumber + index}.` : "-", separator === "\n" ? body.map(({ text }) => text).join(separator) : joinBlocks(body));
		});
		const tightItems = renderItems("\n");
		return {
			kind: "list",
			text: bodies.every((body) => body.slice(1).every(({ kind }) => kind === "list")) && !tightItems.some((text) => text.includes("\n\n")) ? tightItems.join("\n") : renderItems("\n\n").join("\n\n")
		};
	}
	/**
	* Uses an admonition if the quotation contains code with lines that start with `>`. In a quotation, Python-Markdown
	* would end the code at the first of these lines.
	*/
	#formatQuotation(element) {
		const body = joinBlocks(this.convert(element.childNodes));
		return codeTexts(element).some((text) => /^[ \t]*>/m.test(text)) ? `!!! quote ""\n\n${indent(body)}` : prefixLines(body, "> ");
	}
	#formatDefinitions(element) {
		return elementsIn(element).map(({ tagName, childNodes }) => tagName === "dt" ? `\n${toParagraphMarkdown(childNodes, this.#toUrl)}` : formatListItem(":", joinBlocks(this.convert(childNodes)))).join("\n").trim();
	}
	#formatTitled(marker, element) {
		const titleTagName = element.tagName === "details" ? "summary" : "md-title";
		const isTitle = (node) => isElement(node) && node.tagName === titleTagName;
		const title = toInlineMarkdown(element.childNodes.filter(isTitle).flatMap(childrenOf), this.#toUrl).trim();
		const body = joinBlocks(this.convert(element.childNodes.filter((node) => !isTitle(node))));
		return `${marker}${title === "" ? "" : ` "${title}"`}${body === "" ? "" : `\n\n${indent(body)}`}`;
	}
	#formatTabs(element) {
		return elementsIn(element).map((tab) => this.#formatTitled("===", tab)).join("\n\n");
	}
	#formatGrid(element, isTop) {
		const blocks = this.convert(element.childNodes, isTop);
		const cards = elementsIn(element);
		if (!isTop || cards.length === 0 || !cards.every(({ tagName }) => tagName === "md-card")) return blocks;
		return [{ text: `<div class="grid cards" markdown>\n\n${joinBlocks(blocks)}\n\n</div>` }];
	}
	#formatCards(cards) {
		return {
			kind: "list",
			text: cards.map((card) => formatListItem("-", joinBlocks(this.convert(card.childNodes)))).join("\n\n")
		};
	}
	#formatCaption(element) {
		if (childrenOf(element).some(isBlock)) return this.convert(element.childNodes);
		const text = toParagraphMarkdown(element.childNodes, this.#toUrl);
		return text === "" ? [] : [{ text: text.includes("*") ? `<em>${text}</em>` : `*${text}*` }];
	}
};
/**
* Joins blocks with empty lines. Adjacent lists or sets of tabs are separated, so that Python-Markdown doesn't merge
* them.
*/
function joinBlocks(blocks) {
	return blocks.map(({ text, kind }, index) => {
		if (kind === void 0 || blocks[index - 1]?.kind !== kind) return text;
		return kind === "tabs" ? text.replace(/^===/, "===!") : `<!-- -->\n\n${text}`;
	}).join("\n\n");
}
function indent(text) {
	return prefixLines(text, "    ");
}
function prefixLines(text, prefix) {
	return text.split("\n").map((line) => line === "" && prefix.trim() === "" ? "" : prefix + line).join("\n");
}
/**
* Formats a list item. Python-Markdown parses the first line as text, so a body that starts with block syntax goes
* below a line with `&nbsp;`.
*/
function formatListItem(marker, body) {
	const text = /^(?:`{3}|!!!|\?\?\?|===|[-|>#] |\d+\. |$)/.test(body) ? `&nbsp;\n\n${body}` : body;
	return `${marker.padEnd(3)} ${indent(text).slice(4)}`;
}
function formatDetailsMarker(element) {
	const kind = attributeValue(element, "kind") ?? "note";
	return `${attributeValue(element, "open") === void 0 ? "???" : "???+"} ${kind}`;
}
function createAnchorBlock(id) {
	return id === void 0 ? [] : [{ text: `<span id="${escapeHtml(id)}"></span>` }];
}
function codeTexts(node) {
	return isElement(node) && /^(?:md-code|pre)$/.test(node.tagName) ? [textContent(node)] : childrenOf(node).flatMap(codeTexts);
}
function formatCodeFence(element) {
	const code = childrenOf(element).find((node) => isElement(node) && node.tagName === "code") ?? element;
	const classLanguage = isElement(code) ? /\blanguage-([\w+#.-]+)/.exec(attributeValue(code, "class") ?? "")?.[1] : void 0;
	const text = textContent(element).replaceAll(/\r\n?/g, "\n").replace(/^\n+|\s+$/g, "");
	const language = (attributeValue(element, "language") ?? classLanguage ?? "").replaceAll(/[^\w+#.-]/g, "") || "text";
	const title = attributeValue(element, "title")?.replaceAll(/\s+/g, " ").replaceAll("\"", "'");
	const info = [
		language,
		...title === void 0 ? [] : [`title="${title}"`],
		...attributeValue(element, "marked") === void 0 ? [] : [`hl_lines="${attributeValue(element, "marked")}"`],
		...attributeValue(element, "numbered") === void 0 ? [] : ["linenums=\"1\""]
	];
	const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([backticks]) => backticks.length + 1)));
	return `${fence} ${info.join(" ")}\n${text}\n${fence}`;
}
//#endregion
//#region src/generators/mkdocs/navigation-script.ts
const navigationScriptName = "docs-json-nav.js";
/**
* Script that makes links of groups' titles, opens groups, and lets the keyboard scroll rows of tabs, because Material's
* templates can't. Not a module: MkDocs 1.4 can't load modules. The block keeps its names out of the page.
*/
function createNavigationScript(site) {
	const script = readFileSync(join(packageFolder(), "dist/islands/mkdocs/mkdocs.js"), "utf8");
	return `{\nconst groupBehaviors = ${JSON.stringify(createGroupBehaviors(site))};\n${script}\n}\n`;
}
//#endregion
//#region src/generators/mkdocs/page-components.tsx
/** @jsxImportSource preact */
const admonitionTypes = {
	note: "note",
	info: "info",
	tip: "tip",
	check: "success",
	warning: "warning",
	danger: "danger",
	callout: "note"
};
const defaultTitles = {
	check: "Check",
	callout: ""
};
/** Creates a custom element, which `markdown/` converts to Python-Markdown syntax. */
function createMdElement(name, attributes, ...children) {
	return k(`md-${name}`, attributes, ...children);
}
function Title({ children }) {
	return createMdElement("title", {}, children);
}
const Details = ({ title, description, icon, isOpen, id, children }) => createMdElement("details", {
	kind: "note",
	id,
	open: isOpen ? "" : void 0
}, /* @__PURE__ */ a(Title, { children: withIcon(icon, title) }), description !== void 0 && /* @__PURE__ */ a("p", { children: description }), children);
function Card({ title, icon, href, img, cta, id, children, disabled }) {
	const target = disabled ? void 0 : href;
	const heading = withIcon(icon, title ?? (cta === void 0 ? target : void 0));
	return createMdElement("card", { id }, heading !== void 0 && /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a("strong", { children: target === void 0 ? heading : /* @__PURE__ */ a("a", {
		href: target,
		children: heading
	}) }) }), img !== void 0 && /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a("img", {
		src: img,
		alt: ""
	}) }), children, cta !== void 0 && /* @__PURE__ */ a("p", { children: target === void 0 ? cta : /* @__PURE__ */ a("a", {
		href: target,
		children: cta
	}) }));
}
function renderTabs(items, children) {
	return /* @__PURE__ */ a("div", { children: [createMdElement("tabs", {}, items.map((item) => createMdElement("tab", {}, /* @__PURE__ */ a(Title, { children: withIcon(item.icon, item.title) }), item.children))), children] });
}
const codeGroup = ({ items, children }) => {
	return renderTabs(items.map(({ title, language, icon, children: code }) => ({
		title: title === "" ? languageTitle(language) : title,
		children: code,
		...icon === void 0 ? {} : { icon }
	})), children);
};
const Block = ({ id, children }) => /* @__PURE__ */ a("div", {
	id,
	children
});
/** Components that render custom elements (`md-…`) or plain HTML. */
const mkdocsComponents = {
	Aside({ kind, title, icon, id, children }) {
		const heading = title ?? defaultTitles[kind];
		const hasTitle = heading !== void 0 || icon !== void 0;
		return createMdElement("admonition", {
			kind: admonitionTypes[kind],
			id
		}, hasTitle && /* @__PURE__ */ a(Title, { children: withIcon(icon, heading ?? capitalize(kind)) }), children);
	},
	Accordion: Details,
	Expandable: Details,
	AccordionGroup: Block,
	Card,
	Tile: ({ title, description, href, id, children }) => /* @__PURE__ */ a(Card, {
		title,
		...href === void 0 ? {} : { href },
		...id === void 0 ? {} : { id },
		children: [description !== void 0 && /* @__PURE__ */ a("p", { children: description }), children]
	}),
	Columns: ({ id, children }) => createMdElement("grid", { id }, children),
	Column: Block,
	Tabs: ({ items, children }) => renderTabs(items, children),
	CodeGroup: codeGroup,
	Example: codeGroup,
	Steps: ({ items, id, children }) => /* @__PURE__ */ a("div", {
		id,
		children: [/* @__PURE__ */ a("ol", {
			start: items[0]?.number,
			children: items.map(({ title, icon, id: stepId, children: body }) => /* @__PURE__ */ a("li", { children: [title !== void 0 && /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a("strong", {
				id: stepId,
				children: withIcon(icon, title)
			}) }), body] }))
		}), children]
	}),
	Field({ name, location, type, required, deprecated, initial, pre, post, id, children }) {
		const details = [
			type !== void 0 && /* @__PURE__ */ a("em", { children: type }),
			location,
			initial !== void 0 && ["default: ", /* @__PURE__ */ a("code", { children: initial })],
			required && /* @__PURE__ */ a("strong", { children: "required" }),
			deprecated && /* @__PURE__ */ a("strong", { children: "deprecated" }),
			...post
		].filter((detail) => detail !== void 0 && detail !== false);
		return /* @__PURE__ */ a("dl", { children: [/* @__PURE__ */ a("dt", { children: [
			pre.map((label) => `${label} `),
			/* @__PURE__ */ a("code", {
				id,
				children: name
			}),
			details.map((detail, index) => [index === 0 ? " " : ", ", detail])
		] }), /* @__PURE__ */ a("dd", { children })] });
	},
	Update: ({ id, label, description, tags, children }) => /* @__PURE__ */ a("div", { children: [
		/* @__PURE__ */ a("h2", {
			id,
			children: label
		}),
		tags.length > 0 && /* @__PURE__ */ a("p", { children: tags.map((tag, index) => [index > 0 && " ", /* @__PURE__ */ a("code", { children: tag })]) }),
		description !== void 0 && /* @__PURE__ */ a("p", { children: description }),
		children
	] }),
	/** The tooltip follows the term, in parentheses. */
	Tooltip: ({ tip, headline, cta, href, children }) => /* @__PURE__ */ a("span", { children: [
		children,
		" (",
		headline !== void 0 && [headline, ": "],
		tip,
		cta !== void 0 && [" ", href === void 0 ? cta : /* @__PURE__ */ a("a", {
			href,
			children: cta
		})],
		")"
	] }),
	Badge: ({ icon, id, children }) => /* @__PURE__ */ a("strong", {
		id,
		children: withIcon(icon, children)
	}),
	Panel: Block,
	Prompt: ({ description, icon, children }) => createMdElement("details", { kind: "example" }, /* @__PURE__ */ a(Title, { children: withIcon(icon, description ?? "Prompt") }), children),
	View: ({ title, icon, children }) => /* @__PURE__ */ a("div", { children: [/* @__PURE__ */ a("p", { children: /* @__PURE__ */ a("strong", { children: withIcon(icon, title) }) }), children] }),
	Tree: ({ children }) => /* @__PURE__ */ a("ul", { children }),
	TreeFolder: ({ name, children }) => /* @__PURE__ */ a("li", { children: [/* @__PURE__ */ a("code", { children: [name, "/"] }), /* @__PURE__ */ a("ul", { children })] }),
	TreeFile: ({ name }) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a("code", { children: name }) }),
	Color: ({ children }) => /* @__PURE__ */ a("ul", { children }),
	ColorRow: ({ title, children }) => /* @__PURE__ */ a("li", { children: [title, /* @__PURE__ */ a("ul", { children })] }),
	ColorItem({ name, value, darkValue }) {
		const values = darkValue === void 0 || darkValue === value ? [value] : [value, darkValue];
		return /* @__PURE__ */ a("li", { children: [name !== void 0 && `${name}: `, values.map((color, index) => [index > 0 && ", ", /* @__PURE__ */ a("code", { children: color })])] });
	},
	Heading: ({ depth, id, className, children }) => k(`h${depth}`, {
		id,
		class: joinClasses(className)
	}, children)
};
//#endregion
//#region src/generators/mkdocs/page-theme.ts
/**
* Creates a theme whose HTML `markdown/` can convert. Constructs with Python-Markdown syntax, such as admonitions and
* tabs, are custom elements (`md-…`). Everything else is plain HTML.
*/
function createMkDocsTheme(settings) {
	const plainTheme = createPlainTheme(settings);
	return {
		version: `mkdocs ${plainTheme.version}`,
		plainEndpoints: true,
		components: {
			...plainTheme.components,
			...mkdocsComponents
		},
		writers: {
			...plainTheme.writers,
			code: writeCode,
			icon: (icon, context) => plainTheme.writers.icon(icon, {
				...context,
				isMonochrome: () => false
			}),
			mermaid: ({ text }) => `<md-code language="mermaid">${escapeHtml(text)}</md-code>`
		}
	};
}
const writeCode = ({ language, text, title, isGrouped, highlight, added, lines }) => {
	const markedLines = [...new Set([...highlight, ...added])].sort((first, second) => first - second);
	return `<md-code${[
		["language", language],
		["title", isGrouped ? "" : title],
		["marked", markedLines.join(" ")],
		["numbered", lines ? "1" : ""]
	].filter(([, value]) => value !== "").map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("")}>${escapeHtml(text)}</md-code>`;
};
//#endregion
//#region src/generators/mkdocs/branding.ts
/**
* Icons that Material has included since version 8. An unknown icon would fail the build, so other services get their
* first letter.
*/
const iconNames = new Map([
	..."github gitlab discord slack linkedin youtube instagram mastodon reddit medium telegram twitter".split(" ").map((name) => [name, `fontawesome/brands/${name}`]),
	["x", "fontawesome/brands/twitter"],
	["website", "fontawesome/solid/globe"]
]);
/**
* Converts a site's branding to settings of Material for MkDocs (https://squidfunk.github.io/mkdocs-material/setup/).
*
* @returns Members of `mkdocs.yml`, and a style sheet.
*/
function createMkDocsBranding(branding) {
	const { name, description, logo, favicon } = branding;
	const localPath = (path) => path.replace(/^\.?\//, "");
	const social = socialLinks(branding).map(({ kind, label, href }) => ({
		icon: iconNames.get(kind) ?? letterIcon(label),
		link: href,
		name: label
	}));
	const config = {
		...name === "" ? {} : { site_name: name },
		...description === void 0 ? {} : { site_description: description },
		theme: {
			name: "material",
			palette: createPalette(branding),
			...logo === void 0 ? {} : { logo: localPath(logo.light) },
			...favicon === void 0 ? {} : { favicon: localPath(favicon.light) }
		},
		...social.length === 0 ? {} : { extra: { social } }
	};
	const css = brandingStyleSheet(branding, {
		light: ":root, [data-md-color-scheme=\"default\"]",
		dark: "[data-md-color-scheme=\"slate\"][data-md-color-scheme]",
		accentProperties: ({ text, hover, solid, onSolid }) => ({
			...logo === void 0 ? headerColors(solid, onSolid) : {},
			"--md-accent-fg-color": hover,
			"--md-typeset-a-color": text
		}),
		background: "--md-default-bg-color",
		bodyFont: "--md-text-font",
		headings: ".md-typeset :is(h1, h2, h3, h4, h5, h6)",
		url: (path) => path
	});
	if (logo === void 0) return {
		config,
		css: branding.colors === void 0 ? css : css + searchFieldStyles
	};
	const darkStyles = logo.dark === logo.light ? "" : darkLogoStyles(localPath(logo.dark));
	return {
		config,
		css: css + logoTitleStyles + darkStyles
	};
}
function letterIcon(label) {
	const letter = /^[a-z]/.exec(label.toLowerCase())?.[0];
	return letter === void 0 ? "fontawesome/solid/link" : `material/alpha-${letter}-box-outline`;
}
function headerColors(color, textColor) {
	return {
		"--md-primary-fg-color": color,
		"--md-primary-bg-color": textColor,
		"--md-primary-bg-color--light": textColor,
		"--djn-search-field": textColor === "#ffffff" ? "rgb(0 0 0 / 0.26)" : "rgb(255 255 255 / 0.26)"
	};
}
/**
* Background of the search field in the header. A header with dark text gets a light field, because the text would be
* hard to read on Material's dark field.
*/
const searchFieldStyles = `
@media (min-width: 60em) {
  [data-md-toggle="search"]:not(:checked) ~ .md-header .md-search__form {
    background-color: var(--djn-search-field, rgb(0 0 0 / 0.26));
  }
}
`;
/**
* Hides the name of the site next to the logo, which contains it. In narrow windows, Material shows no logo. The title
* of a scrolled page stays.
*/
const logoTitleStyles = `
@media (min-width: 76.25em) {
  .md-header__title .md-header__topic:first-child {
    visibility: hidden;
  }
}
`;
/** Styles that replace the logo in dark mode. Material's settings have one logo for both modes. */
function darkLogoStyles(path) {
	return `
[data-md-color-scheme="slate"] .md-logo img {
  content: ${cssUrl(path)};
}
`;
}
/**
* Material's `palette`: an entry for each appearance that readers can choose. The first entry that matches is the
* initial one.
*/
function createPalette({ appearance: { initial, strict }, colors, logo }) {
	const accent = colors === void 0 ? {} : { accent: "custom" };
	const headerColor = (logoHeader) => {
		if (logo !== void 0) return { primary: logoHeader };
		return colors === void 0 ? {} : { primary: "custom" };
	};
	const light = {
		scheme: "default",
		...headerColor("white"),
		...accent
	};
	const dark = {
		scheme: "slate",
		...headerColor("black"),
		...accent
	};
	if (strict && initial !== "system") return initial === "dark" ? dark : light;
	const lightChoice = {
		...light,
		toggle: {
			icon: "material/brightness-7",
			name: "Switch to dark mode"
		}
	};
	const darkChoice = {
		...dark,
		toggle: {
			icon: "material/brightness-4",
			name: "Switch to light mode"
		}
	};
	if (initial !== "system") return initial === "light" ? [lightChoice, darkChoice] : [darkChoice, lightChoice];
	return [{
		media: "(prefers-color-scheme: light)",
		...lightChoice
	}, {
		media: "(prefers-color-scheme: dark)",
		...darkChoice
	}];
}
//#endregion
//#region src/generators/mkdocs/settings.ts
/** Markdown extensions that the pages use. All of them are installed with Material. */
const extensions = [
	"admonition",
	"attr_list",
	"def_list",
	"md_in_html",
	"pymdownx.details",
	{ "pymdownx.highlight": { anchor_linenums: true } },
	"tables",
	{ "pymdownx.tabbed": { alternate_style: true } }
];
/** Mermaid diagrams, which Material renders. Appended as text, because a YAML library can't write `!!python/name`. */
const mermaidFences = `  - pymdownx.superfences:
      custom_fences:
        - name: mermaid
          class: mermaid
          format: !!python/name:pymdownx.superfences.fence_code_format`;
const styleSheetName = "docs-json-nav.css";
/** Sizes icons like the surrounding text. Overrides Material's rule for the height of SVGs. */
const iconStyles = `.djn-icon.djn-icon {
  width: var(--djn-size, 1em);
  height: var(--djn-size, 1em);
  fill: currentcolor;
  vertical-align: -0.125em;
}
`;
/** Underlines links in text, and darkens colors of highlighted code that have too little contrast. */
const contrastStyles = `.md-content .md-typeset a:not([class]) {
  text-decoration: underline;
}
[data-md-color-scheme="default"] {
  --md-code-hl-comment-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-generic-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-operator-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-punctuation-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-variable-color: rgba(0, 0, 0, 0.62);
}
`;
/** Breaks names without spaces, such as endpoints and types, because they may be wider than a phone's screen. */
const wrapStyles = `.md-typeset {
  overflow-wrap: break-word;
}
`;
/** A group's title that is a link uses the width of its line. Material's titles of open groups ignore clicks. */
const groupTitleStyles = `.md-nav__link > .djn-group-title {
  flex: 1;
  min-width: 0;
  color: inherit;
  pointer-events: auto;
}
.md-nav__icon[hidden] {
  display: none;
}
`;
/** Settings for `mkdocs.yml` to inherit, and the style sheet that they refer to. */
function createMkDocsSettings(site) {
	const { config: brandingConfig, css } = createMkDocsBranding(resolveBranding(site));
	const { theme, ...otherSettings } = brandingConfig;
	const { tree, sidebars } = site.model;
	const hasSections = tree.children.some(({ kind }) => kind === "section");
	const language = materialLanguage(sidebars.map(({ context }) => context.language));
	const searchLanguages = lunrLanguages(site.model);
	const styles = `${iconStyles}${contrastStyles}${wrapStyles}${groupTitleStyles}${css}`;
	return {
		yaml: `${toYaml({
			...otherSettings,
			theme: {
				...theme,
				...language === void 0 ? {} : { language },
				features: [
					"content.code.copy",
					"content.tooltips",
					"navigation.footer",
					...hasSections ? [] : ["navigation.sections"]
				]
			},
			extra_css: [styleSheetName],
			extra_javascript: [navigationScriptName],
			...searchLanguages.length === 1 ? {} : { plugins: [{ search: { lang: searchLanguages } }] },
			nav: createMkDocsNav(site.model),
			markdown_extensions: extensions
		})}\n${mermaidFences}\n`,
		css: styles
	};
}
/** Languages of `docs.json` that Material supports. Any other language would fail its build. */
const materialLanguages = new Set("ar ca cs da de en es fi fr he hi hu id it ja ko lv nl pl pt pt-BR ro ru sv tr uk vi zh zh-Hant zh-TW".split(" "));
/** Language of the theme, which also sets the text direction. Material has one language for the whole site. */
function materialLanguage(codes) {
	const [code, ...otherCodes] = new Set(codes);
	if (code === void 0 || otherCodes.length > 0) return void 0;
	const { htmlLang } = languageOf(code);
	const materialName = htmlLang === "zh-Hans" ? "zh" : htmlLang;
	return materialLanguages.has(materialName) ? materialName : void 0;
}
//#endregion
//#region src/generators/mkdocs/urls.ts
/** Prefix of links to page files in rendered HTML. `relativeUrls` converts such links to relative URLs. */
const pagePrefix = "/.page/";
/** URL of a route in rendered HTML: the prefix and the file of its page, for `relativeUrls`. */
function pageLink(route, site) {
	const [path, suffix] = splitUrl(route);
	const page = pageAt(site, path);
	return page === void 0 || page.missing === true ? route : pagePrefix + mkdocsFile(page) + suffix;
}
/**
* Makes URLs of a rendered page relative, as MkDocs requires: in Markdown to the page's file, in HTML to the folder of
* the built page.
*
* @param file Path of the page's file, relative to MkDocs's docs folder.
* @param isFile Whether a path is a published file other than a page.
*/
function relativeUrls(file, isFile) {
	return (url, format) => {
		const [path, suffix] = splitUrl(url);
		if (isExternal(url) || path === "") return url;
		if (!path.startsWith("/")) return posix.join("/", posix.dirname(file), path) + suffix;
		const isPage = path.startsWith(pagePrefix);
		const target = isPage ? path.slice(7) : mkDocsOutputPath(path.slice(1));
		if (!isPage && !isFile(decodePercent(path.slice(1)))) return url;
		if (format === "markdown") return (posix.relative(posix.dirname(file), target) || posix.basename(target)) + suffix;
		const relativePath = posix.relative(outputFolder(file), isPage ? outputFolder(target) : target);
		return `${relativePath === "" ? "." : relativePath}${isPage ? "/" : ""}${suffix}`;
	};
}
//#endregion
//#region src/generators/mkdocs/visibility-hook.ts
const visibilityHookName = "docs-json-nav.py";
/**
* Python module for `hooks` of `mkdocs.yml`. Applies what the front matter of hidden pages says: Material leaves pages
* out of its search only from version 9, and has no setting for the sitemap or for `robots` of a page.
*/
const visibilityHook = `"""Leaves hidden pages out of the search, the sitemap and search engines, as their front matter says."""

import json
from pathlib import Path

_unsearchable_urls = set()


def _excludes(page, name):
    setting = page.meta.get(name)
    return isinstance(setting, dict) and setting.get("exclude") is True


def on_env(env, config, files):
    pages = [file.page for file in files.documentation_pages()]
    _unsearchable_urls.clear()
    _unsearchable_urls.update(page.url for page in pages if page is not None and _excludes(page, "search"))


def on_template_context(context, template_name, config):
    if template_name == "sitemap.xml":
        context["pages"] = [file for file in context["pages"] if not _excludes(file.page, "sitemap")]


def on_post_page(output, page, config):
    if page.meta.get("robots") == "noindex":
        return output.replace("</head>", '<meta name="robots" content="noindex"></head>', 1)


def on_post_build(config):
    index = Path(config["site_dir"], "search", "search_index.json")
    if not index.is_file():
        return
    search = json.loads(index.read_text(encoding="utf-8"))
    search["docs"] = [entry for entry in search["docs"] if entry["location"].split("#")[0] not in _unsearchable_urls]
    index.write_text(json.dumps(search, sort_keys=True, separators=(",", ":")), encoding="utf-8")
`;
//#endregion
//#region src/generators/mkdocs/generator.ts
const pagesFolder = "pages";
const settingsFile = "mkdocs.yml";
const mkdocsGenerator = {
	theme: createMkDocsTheme,
	urlOf: pageLink,
	projection(site) {
		const media = listAssets(site, []);
		const indexesAll = indexesAllPages(site.config);
		return {
			fileOf: ({ page }) => pagesPath(mkdocsFile(page)),
			navigation: () => void 0,
			frontMatter: ({ page, title }) => ({
				title: escapeForTheme(title),
				...page.description === void 0 ? {} : { description: escapeForTheme(page.description) },
				...isSearchable(page, indexesAll) ? {} : { search: { exclude: true } },
				...isIndexed(page, indexesAll) ? {} : { sitemap: { exclude: true } },
				...isIndexable(page, indexesAll) ? {} : { robots: noindexAttributes.content }
			}),
			fileContent(page, frontMatter) {
				const toUrl = relativeUrls(mkdocsFile(page.page), (path) => media.has(path));
				return `---\n${toYaml(frontMatter)}\n---\n\n${languageScript(site.model, page.page)}${htmlToMarkdown(renderPageLead(page) + page.html, toUrl)}\n`;
			},
			files() {
				const { yaml, css } = createMkDocsSettings(site);
				return new Map([
					...[...media].map(([path, file]) => [pagesPath(mkDocsOutputPath(path)), () => readFileSync(join(site.root, file))]),
					...[...createRedirectFiles(site.model)].map(([file, text]) => [pagesPath(file), () => text]),
					[pagesPath(styleSheetName), () => css],
					[pagesPath(navigationScriptName), () => createNavigationScript(site.model)],
					[settingsFile, () => yaml],
					[visibilityHookName, () => visibilityHook]
				]);
			}
		};
	}
};
function pagesPath(file) {
	return posix.join(pagesFolder, file);
}
/**
* Script that sets `lang` and `dir` of a page, because Material sets them only for the whole site, `dir` on `body`.
* Material's style sheets mirror the layout according to `dir`.
*/
function languageScript(site, page) {
	const language = languagesOf(site).length > 1 ? htmlLanguage(page) : void 0;
	return language === void 0 ? "" : `<script>for (const element of [document.documentElement, document.body]) Object.assign(element, ${JSON.stringify(language)})<\/script>\n\n`;
}
function renderPageLead({ page, title }) {
	const badges = createBadges(pageBadgeProperties(page), navigationLabels(page.placements[0]?.context.language));
	const description = page.file === null ? void 0 : page.description;
	return [
		`<h1>${escapeHtml(title)}</h1>`,
		...badges.length === 0 ? [] : [`<p>${badges.map(({ text }) => `<code>${escapeHtml(text)}</code>`).join(" ")}</p>`],
		...description === void 0 ? [] : [`<p>${escapeHtml(description)}</p>`]
	].join("");
}
/**
* Redirect pages by path. MkDocs copies HTML files unchanged. Destinations are relative, so that a site can be moved.
*/
function createRedirectFiles(site) {
	const pageFolders = new Set(Object.values(site.pages).map((page) => outputFolder(mkdocsFile(page))));
	return createRedirectPages(site, (path) => {
		const file = posix.join(path, "index.html");
		return pageFolders.has(path || ".") || mkDocsOutputPath(file) !== file ? void 0 : file;
	}, (destination, path) => relativeHref(site, path || ".", destination));
}
function relativeHref(site, from, destination) {
	const [path, suffix] = splitUrl(destination);
	if (!path.startsWith("/") || isExternal(destination)) return destination;
	const page = pageAt(site, path);
	const target = page === void 0 ? path.slice(1) : outputFolder(mkdocsFile(page));
	return `${posix.relative(from, target) || "."}${page === void 0 ? "" : "/"}${suffix}`;
}
//#endregion
export { mkdocsGenerator };
