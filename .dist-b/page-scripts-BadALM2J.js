import { o as __toESM, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime-DNCzzKnI.js";
import { Gr as getOrCreate, Mi as encodePath, Or as digestOf, ai as isObject, kt as feedOfRoute, oa as escapeHtml, wr as packageFolder } from "./core-0sspFqjL.js";
import { n as isUnsafeUrl } from "./unsafe-url-CpiE39__.js";
import { a as hrefOf } from "./runtime-4p6DP3vH.js";
import { r as voidElements, t as htmlTagPattern } from "./html-etdVw7mj.js";
import { i as createUrlResolver } from "./page-markdown-CXz5c-6A.js";
import { t as keepUrls } from "./keep-urls-BCqCQWB7.js";
import { A as U$1, D as O$2, E as M$1, I as x$2, M as b$1, N as k$2, O as Q$1, P as n, T as $$1, d as diagramScript, f as diagramStartTag, j as X$1, k as R$1, w as jsxRuntime_exports, x as maxLineRange, y as normalizeLanguage } from "./plain-theme-D-920An0.js";
import { t as htmlLanguage } from "./words-D-q-5_Jt.js";
import { i as decodeHTMLAttribute } from "./decode-UAs3mU76.js";
import { n as headingText, o as unmarkHeadingIds, r as markHeadingIds } from "./heading-Ct7AGyK1.js";
import { i as importPaths } from "./imports-TSohpxkV.js";
import { i as opensFormula, t as closesFormula } from "./math-CTNHp7Sg.js";
import { a as visit, c as markdownSpace, n as gfmFromMarkdown, o as asciiAlphanumeric, s as markdownLineEnding, t as gfm } from "./micromark-extension-gfm-Br1gH6yD.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as acornNamespace from "acorn";
import { Parser } from "acorn";
import jsx from "acorn-jsx";
import { fromMarkdown } from "mdast-util-from-markdown";
import { htmlFlow, htmlText } from "micromark-core-commonmark";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import { mdxjsEsm } from "micromark-extension-mdxjs-esm";
//#region src/generators/feeds/feed-html.ts
const keptElements = new Set("a abbr audio b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p pre q s samp small source strong sub summary sup table tbody td tfoot th thead tr u ul video".split(" "));
const keptAttributes = new Set("alt cite colspan controls datetime dir height href lang poster rowspan src start title width".split(" "));
const urlAttributes = new Set([
	"cite",
	"href",
	"poster",
	"src"
]);
/** Elements that are dropped with their content. */
const droppedElements = new Set("annotation button form input noscript script select style svg template textarea".split(" "));
const attributePattern$1 = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const emptyLinkPattern = /<a(?:\s[^>]*)?>\s*<\/a>/g;
/**
* Reduces rendered HTML to what feed readers show: without styles, scripts, buttons and text for screen readers. Readers
* show the content of all tabs, so each begins with the title of its tab.
*
* @param toUrl Resolves the URLs of links and media.
*/
function feedHtml(html, toUrl) {
	let output = "";
	let position = 0;
	let dropped;
	for (const match of html.matchAll(htmlTagPattern)) {
		const [tag, slash, elementName, attributesText = ""] = match;
		if (dropped === void 0) output += html.slice(position, match.index);
		position = match.index + tag.length;
		const name = elementName?.toLowerCase();
		if (name === void 0) continue;
		const isEnd = slash === "/";
		const hasContent = !voidElements.has(name) && !attributesText.endsWith("/");
		if (dropped !== void 0) {
			if (name === dropped.name && hasContent) dropped.depth += isEnd ? -1 : 1;
			if (dropped.depth === 0) dropped = void 0;
		} else if (isEnd) {
			if (keptElements.has(name)) output += tag;
		} else {
			const attributes = parseAttributes(attributesText);
			if (isDropped(name, attributes)) {
				if (hasContent) dropped = {
					name,
					depth: 1
				};
			} else if (keptElements.has(name)) output += startTag(name, attributes, toUrl) + panelTitle(attributes);
		}
	}
	if (dropped === void 0) output += html.slice(position);
	return output.replace(emptyLinkPattern, "").trim();
}
function isDropped(name, attributes) {
	const classNames = (attributes.get("class") ?? "").split(/\s+/);
	return droppedElements.has(name) || attributes.get("aria-hidden") === "true" || attributes.get("role") === "tooltip" || ["hidden", "sr-only"].some((className) => classNames.includes(className));
}
/** Title of a tab's content. Empty for other elements. */
function panelTitle(attributes) {
	const label = attributes.get("data-label") ?? "";
	return label === "" ? "" : `<p><strong>${escapeHtml(label)}</strong></p>`;
}
function parseAttributes(text) {
	return new Map(Array.from(text.matchAll(attributePattern$1), ([, name = "", double, single, bare]) => [name.toLowerCase(), decodeHTMLAttribute(double ?? single ?? bare ?? "")]));
}
function startTag(name, attributes, toUrl) {
	return `<${name}${[...attributes].flatMap(([attribute, value]) => {
		if (!keptAttributes.has(attribute)) return [];
		return [` ${attribute}="${escapeHtml(urlAttributes.has(attribute) ? toUrl(value) : value)}"`];
	}).join("")}>`;
}
//#endregion
//#region src/generators/feeds/label-date.ts
const monthNames = "january february march april may june july august september october november december".split(" ");
const isoPattern = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const monthFirstPattern = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;
const dayFirstPattern = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+(\p{L}{3,})\.?,?\s+(\d{4})$/iu;
/**
* Reads the label of an update as a date: `2024-10-11`, `October 11, 2024`, `11 Oct 2024`. Labels without a day, such as
* `October 2024`, are no dates: feed readers would take such an update for an old one.
*
* @returns Date in the format of RSS: `Fri, 11 Oct 2024 00:00:00 GMT`.
*/
function labelDate(label) {
	const text = label.trim();
	const [, isoYear, , isoMonth, isoDay] = isoPattern.exec(text) ?? [];
	if (isoYear !== void 0) return formatDate(Number(isoYear), Number(isoMonth), Number(isoDay));
	const [, firstMonth, secondDay, year] = monthFirstPattern.exec(text) ?? [];
	if (firstMonth !== void 0) return formatDate(Number(year), monthNumber(firstMonth), Number(secondDay));
	const [, firstDay, secondMonth = "", lastYear] = dayFirstPattern.exec(text) ?? [];
	return firstDay === void 0 ? void 0 : formatDate(Number(lastYear), monthNumber(secondMonth), Number(firstDay));
}
/** `oct` → 10; 0 for a word that is no month. `Sept` is common too. */
function monthNumber(name) {
	return monthNames.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}
function formatDate(year, month, day) {
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toUTCString() : void 0;
}
//#endregion
//#region src/generators/feeds/feeds.ts
/** True for a page with updates, unless a file, a page or a redirect of the site has the path of the feed. */
function hasFeed({ facts, model }, { route, renderedPage }) {
	if (renderedPage.updates === void 0) return false;
	const file = feedOfRoute(route);
	return !(facts.inventory.fileByUrlPath.has(file) || Object.hasOwn(model.pages, `/${file}`) || model.site.redirects.some(({ source }) => source === `/${file}`));
}
/** URL of a page's feed, with the base path. */
function feedUrl({ model }, route) {
	return `${model.site.base}/${encodePath(feedOfRoute(route))}`;
}
/** Link to the feed of a page with `rss: true` in its front matter. Empty for other pages, as on the host. */
function feedLink(site, content) {
	if (content.data.rss !== true || !hasFeed(site, content)) return "";
	return `<p class="djn-feed"><a href="${escapeHtml(feedUrl(site, content.route))}" type="application/rss+xml">RSS</a></p>`;
}
/**
* Feed of a page's updates. URLs are absolute if the site's URL is known. An update has a date only if its label is one,
* so the same page gives the same feed.
*
* @see https://www.rssboard.org/rss-specification
*/
function createFeed(site, { route, data, renderedPage: { updates = [] } }, settings) {
	const { model } = site;
	const toAbsoluteUrl = createUrlResolver(site, settings);
	const pageUrl = toAbsoluteUrl?.(route) ?? settings.urlOf?.(route) ?? hrefOf(model, route);
	const toUrl = (url) => {
		if (url.startsWith("#")) return pageUrl + url;
		return toAbsoluteUrl !== void 0 && URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url;
	};
	const title = typeof data.title === "string" ? data.title : "";
	const description = typeof data.description === "string" ? data.description : title;
	const self = toUrl(feedUrl(site, route));
	const language = htmlLanguage(model.pages[route])?.lang;
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<rss version="2.0"${toAbsoluteUrl === void 0 ? "" : " xmlns:atom=\"http://www.w3.org/2005/Atom\""}>`,
		"  <channel>",
		`    ${element("title", [model.site.name, title].filter((text) => text !== "").join(": "))}`,
		`    ${element("link", pageUrl)}`,
		`    ${element("description", description)}`,
		...language === void 0 ? [] : [`    ${element("language", language)}`],
		...toAbsoluteUrl === void 0 ? [] : [`    <atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`],
		...updates.flatMap((update) => feedItem(update, pageUrl, toAbsoluteUrl !== void 0, toUrl)),
		"  </channel>",
		"</rss>\n"
	].join("\n");
}
function feedItem({ id, label, tags, feedTitle, feedText, html }, pageUrl, isAbsolute, toUrl) {
	const url = id === "" ? pageUrl : `${pageUrl}#${encodeURIComponent(id)}`;
	const date = labelDate(label);
	const content = feedText === void 0 ? feedHtml(html, toUrl) : escapeHtml(feedText);
	return [
		"    <item>",
		`      ${element("title", feedTitle ?? label)}`,
		`      ${element("link", url)}`,
		`      <guid isPermaLink="${isAbsolute}">${xmlText(url)}</guid>`,
		...date === void 0 ? [] : [`      ${element("pubDate", date)}`],
		...tags.map((tag) => `      ${element("category", tag)}`),
		`      ${element("description", content)}`,
		"    </item>"
	];
}
function element(name, text) {
	return `<${name}>${xmlText(text)}</${name}>`;
}
/** Characters that XML 1.0 doesn't allow, even escaped. */
const invalidPattern = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
function xmlText(text) {
	return escapeHtml(text.replace(invalidPattern, ""));
}
//#endregion
//#region src/render/syntax/acorn.ts
/** Acorn with JSX. Accepts duplicate declarations and exports, of which the last one wins. */
var DialectParser = class extends Parser.extend(jsx()) {
	raiseRecoverable() {}
};
const acornOptions = {
	ecmaVersion: 2024,
	sourceType: "module",
	allowReturnOutsideFunction: true
};
/** @throws {SyntaxError} if the text is not a module. */
function parseModule(text) {
	return DialectParser.parse(text, acornOptions);
}
/** Acorn's types lack the nodes that plugins add, such as JSX. */
function asEstree(program) {
	return program;
}
//#endregion
//#region src/render/syntax/node.ts
/** Casts an mdast tree. All nodes of our parsers are `SyntaxNode`s. */
function asSyntaxNode(tree) {
	return tree;
}
/** Returns the start offset of a node; 0 for a node without a position. */
function nodeStart(node) {
	return node.position?.start.offset ?? 0;
}
/** Returns the end offset of a node; 0 for a node without a position. */
function nodeEnd(node) {
	return node.position?.end.offset ?? 0;
}
const inlineElements = new Set("a abbr b code em i img kbd mark s small span strong sub sup u".split(" "));
/** True for an inline HTML element. Whitespace between two of them separates words, so it must be kept. */
function isInline(node) {
	return node !== void 0 && /^mdxJsx/.test(node.type) && inlineElements.has(node.name ?? "");
}
//#endregion
//#region node_modules/fault/index.js
var import_format = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	(function() {
		var namespace;
		if (typeof module !== "undefined") namespace = module.exports = format;
		else namespace = function() {
			return this || (0, eval)("this");
		}();
		namespace.format = format;
		namespace.vsprintf = vsprintf;
		if (typeof console !== "undefined" && typeof console.log === "function") namespace.printf = printf;
		function printf() {
			console.log(format.apply(null, arguments));
		}
		function vsprintf(fmt, replacements) {
			return format.apply(null, [fmt].concat(replacements));
		}
		function format(fmt) {
			var argIndex = 1, args = [].slice.call(arguments), i = 0, n = fmt.length, result = "", c, escaped = false, arg, tmp, leadingZero = false, precision, nextArg = function() {
				return args[argIndex++];
			}, slurpNumber = function() {
				var digits = "";
				while (/\d/.test(fmt[i])) {
					digits += fmt[i++];
					c = fmt[i];
				}
				return digits.length > 0 ? parseInt(digits) : null;
			};
			for (; i < n; ++i) {
				c = fmt[i];
				if (escaped) {
					escaped = false;
					if (c == ".") {
						leadingZero = false;
						c = fmt[++i];
					} else if (c == "0" && fmt[i + 1] == ".") {
						leadingZero = true;
						i += 2;
						c = fmt[i];
					} else leadingZero = true;
					precision = slurpNumber();
					switch (c) {
						case "b":
							result += parseInt(nextArg(), 10).toString(2);
							break;
						case "c":
							arg = nextArg();
							if (typeof arg === "string" || arg instanceof String) result += arg;
							else result += String.fromCharCode(parseInt(arg, 10));
							break;
						case "d":
							result += parseInt(nextArg(), 10);
							break;
						case "f":
							tmp = String(parseFloat(nextArg()).toFixed(precision || 6));
							result += leadingZero ? tmp : tmp.replace(/^0/, "");
							break;
						case "j":
							result += JSON.stringify(nextArg());
							break;
						case "o":
							result += "0" + parseInt(nextArg(), 10).toString(8);
							break;
						case "s":
							result += nextArg();
							break;
						case "x":
							result += "0x" + parseInt(nextArg(), 10).toString(16);
							break;
						case "X":
							result += "0x" + parseInt(nextArg(), 10).toString(16).toUpperCase();
							break;
						default:
							result += c;
							break;
					}
				} else if (c === "%") escaped = true;
				else result += c;
			}
			return result;
		}
	})();
})))(), 1);
const fault = Object.assign(create$1(Error), {
	eval: create$1(EvalError),
	range: create$1(RangeError),
	reference: create$1(ReferenceError),
	syntax: create$1(SyntaxError),
	type: create$1(TypeError),
	uri: create$1(URIError)
});
/**
* Create a new `EConstructor`, with the formatted `format` as a first argument.
*
* @template {Error} Fault
* @template {new (reason: string) => Fault} Class
* @param {Class} Constructor
*/
function create$1(Constructor) {
	/** @type {string} */
	FormattedError.displayName = Constructor.displayName || Constructor.name;
	return FormattedError;
	/**
	* Create an error with a printf-like formatted message.
	*
	* @param {string|null} [format]
	*   Template string.
	* @param {...unknown} values
	*   Values to render in `format`.
	* @returns {Fault}
	*/
	function FormattedError(format, ...values) {
		return new Constructor(format ? (0, import_format.default)(format, ...values) : format);
	}
}
//#endregion
//#region node_modules/micromark-extension-frontmatter/lib/to-matters.js
/**
* @typedef {'toml' | 'yaml'} Preset
*   Known name of a frontmatter style.
*
* @typedef Info
*   Sequence.
*
*   Depending on how this structure is used, it reflects a marker or a fence.
* @property {string} close
*   Closing.
* @property {string} open
*   Opening.
*
* @typedef MatterProps
*   Fields describing a kind of matter.
* @property {string} type
*   Node type to tokenize as.
* @property {boolean | null | undefined} [anywhere=false]
*   Whether matter can be found anywhere in the document, normally, only matter
*   at the start of the document is recognized.
*
*   > 👉 **Note**: using this is a terrible idea.
*   > It’s called frontmatter, not matter-in-the-middle or so.
*   > This makes your markdown less portable.
*
* @typedef MarkerProps
*   Marker configuration.
* @property {Info | string} marker
*   Character repeated 3 times, used as complete fences.
*
*   For example the character `'-'` will result in `'---'` being used as the
*   fence
*   Pass `open` and `close` to specify different characters for opening and
*   closing fences.
* @property {never} [fence]
*   If `marker` is set, `fence` must not be set.
*
* @typedef FenceProps
*   Fence configuration.
* @property {Info | string} fence
*   Complete fences.
*
*   This can be used when fences contain different characters or lengths
*   other than 3.
*   Pass `open` and `close` to interface to specify different characters for opening and
*   closing fences.
* @property {never} [marker]
*   If `fence` is set, `marker` must not be set.
*
* @typedef {(MatterProps & FenceProps) | (MatterProps & MarkerProps)} Matter
*   Fields describing a kind of matter.
*
*   > 👉 **Note**: using `anywhere` is a terrible idea.
*   > It’s called frontmatter, not matter-in-the-middle or so.
*   > This makes your markdown less portable.
*
*   > 👉 **Note**: `marker` and `fence` are mutually exclusive.
*   > If `marker` is set, `fence` must not be set, and vice versa.
*
* @typedef {Matter | Preset | Array<Matter | Preset>} Options
*   Configuration.
*/
const own$1 = {}.hasOwnProperty;
const markers = {
	yaml: "-",
	toml: "+"
};
/**
* Simplify options by normalizing them to an array of matters.
*
* @param {Options | null | undefined} [options='yaml']
*   Configuration (default: `'yaml'`).
* @returns {Array<Matter>}
*   List of matters.
*/
function toMatters(options) {
	/** @type {Array<Matter>} */
	const result = [];
	let index = -1;
	/** @type {Array<Matter | Preset>} */
	const presetsOrMatters = Array.isArray(options) ? options : options ? [options] : ["yaml"];
	while (++index < presetsOrMatters.length) result[index] = matter(presetsOrMatters[index]);
	return result;
}
/**
* Simplify an option.
*
* @param {Matter | Preset} option
*   Configuration.
* @returns {Matter}
*   Matter.
*/
function matter(option) {
	let result = option;
	if (typeof result === "string") {
		if (!own$1.call(markers, result)) throw fault("Missing matter definition for `%s`", result);
		result = {
			type: result,
			marker: markers[result]
		};
	} else if (typeof result !== "object") throw fault("Expected matter to be an object, not `%j`", result);
	if (!own$1.call(result, "type")) throw fault("Missing `type` in matter `%j`", result);
	if (!own$1.call(result, "fence") && !own$1.call(result, "marker")) throw fault("Missing `marker` or `fence` in matter `%j`", result);
	return result;
}
//#endregion
//#region node_modules/micromark-extension-frontmatter/lib/syntax.js
/**
* @typedef {import('micromark-util-types').Construct} Construct
* @typedef {import('micromark-util-types').ConstructRecord} ConstructRecord
* @typedef {import('micromark-util-types').Extension} Extension
* @typedef {import('micromark-util-types').State} State
* @typedef {import('micromark-util-types').TokenType} TokenType
* @typedef {import('micromark-util-types').TokenizeContext} TokenizeContext
* @typedef {import('micromark-util-types').Tokenizer} Tokenizer
*
* @typedef {import('./to-matters.js').Info} Info
* @typedef {import('./to-matters.js').Matter} Matter
* @typedef {import('./to-matters.js').Options} Options
*/
/**
* Create an extension for `micromark` to enable frontmatter syntax.
*
* @param {Options | null | undefined} [options='yaml']
*   Configuration (default: `'yaml'`).
* @returns {Extension}
*   Extension for `micromark` that can be passed in `extensions`, to
*   enable frontmatter syntax.
*/
function frontmatter(options) {
	const matters = toMatters(options);
	/** @type {ConstructRecord} */
	const flow = {};
	let index = -1;
	while (++index < matters.length) {
		const matter = matters[index];
		const code = fence(matter, "open").charCodeAt(0);
		const construct = createConstruct(matter);
		const existing = flow[code];
		if (Array.isArray(existing)) existing.push(construct);
		else flow[code] = [construct];
	}
	return { flow };
}
/**
* @param {Matter} matter
* @returns {Construct}
*/
function createConstruct(matter) {
	const anywhere = matter.anywhere;
	const frontmatterType = matter.type;
	const fenceType = frontmatterType + "Fence";
	const sequenceType = fenceType + "Sequence";
	const valueType = frontmatterType + "Value";
	const closingFenceConstruct = {
		tokenize: tokenizeClosingFence,
		partial: true
	};
	/**
	* Fence to look for.
	*
	* @type {string}
	*/
	let buffer;
	let bufferIndex = 0;
	return {
		tokenize: tokenizeFrontmatter,
		concrete: true
	};
	/**
	* @this {TokenizeContext}
	* @type {Tokenizer}
	*/
	function tokenizeFrontmatter(effects, ok, nok) {
		const self = this;
		return start;
		/**
		* Start of frontmatter.
		*
		* ```markdown
		* > | ---
		*     ^
		*   | title: "Venus"
		*   | ---
		* ```
		*
		* @type {State}
		*/
		function start(code) {
			const position = self.now();
			if (position.column === 1 && (position.line === 1 || anywhere)) {
				buffer = fence(matter, "open");
				bufferIndex = 0;
				if (code === buffer.charCodeAt(bufferIndex)) {
					effects.enter(frontmatterType);
					effects.enter(fenceType);
					effects.enter(sequenceType);
					return openSequence(code);
				}
			}
			return nok(code);
		}
		/**
		* In open sequence.
		*
		* ```markdown
		* > | ---
		*     ^
		*   | title: "Venus"
		*   | ---
		* ```
		*
		* @type {State}
		*/
		function openSequence(code) {
			if (bufferIndex === buffer.length) {
				effects.exit(sequenceType);
				if (markdownSpace(code)) {
					effects.enter("whitespace");
					return openSequenceWhitespace(code);
				}
				return openAfter(code);
			}
			if (code === buffer.charCodeAt(bufferIndex++)) {
				effects.consume(code);
				return openSequence;
			}
			return nok(code);
		}
		/**
		* In whitespace after open sequence.
		*
		* ```markdown
		* > | ---␠
		*        ^
		*   | title: "Venus"
		*   | ---
		* ```
		*
		* @type {State}
		*/
		function openSequenceWhitespace(code) {
			if (markdownSpace(code)) {
				effects.consume(code);
				return openSequenceWhitespace;
			}
			effects.exit("whitespace");
			return openAfter(code);
		}
		/**
		* After open sequence.
		*
		* ```markdown
		* > | ---
		*        ^
		*   | title: "Venus"
		*   | ---
		* ```
		*
		* @type {State}
		*/
		function openAfter(code) {
			if (markdownLineEnding(code)) {
				effects.exit(fenceType);
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				buffer = fence(matter, "close");
				bufferIndex = 0;
				return effects.attempt(closingFenceConstruct, after, contentStart);
			}
			return nok(code);
		}
		/**
		* Start of content chunk.
		*
		* ```markdown
		*   | ---
		* > | title: "Venus"
		*     ^
		*   | ---
		* ```
		*
		* @type {State}
		*/
		function contentStart(code) {
			if (code === null || markdownLineEnding(code)) return contentEnd(code);
			effects.enter(valueType);
			return contentInside(code);
		}
		/**
		* In content chunk.
		*
		* ```markdown
		*   | ---
		* > | title: "Venus"
		*     ^
		*   | ---
		* ```
		*
		* @type {State}
		*/
		function contentInside(code) {
			if (code === null || markdownLineEnding(code)) {
				effects.exit(valueType);
				return contentEnd(code);
			}
			effects.consume(code);
			return contentInside;
		}
		/**
		* End of content chunk.
		*
		* ```markdown
		*   | ---
		* > | title: "Venus"
		*                   ^
		*   | ---
		* ```
		*
		* @type {State}
		*/
		function contentEnd(code) {
			if (code === null) return nok(code);
			effects.enter("lineEnding");
			effects.consume(code);
			effects.exit("lineEnding");
			return effects.attempt(closingFenceConstruct, after, contentStart);
		}
		/**
		* After frontmatter.
		*
		* ```markdown
		*   | ---
		*   | title: "Venus"
		* > | ---
		*        ^
		* ```
		*
		* @type {State}
		*/
		function after(code) {
			effects.exit(frontmatterType);
			return ok(code);
		}
	}
	/** @type {Tokenizer} */
	function tokenizeClosingFence(effects, ok, nok) {
		let bufferIndex = 0;
		return closeStart;
		/**
		* Start of close sequence.
		*
		* ```markdown
		*   | ---
		*   | title: "Venus"
		* > | ---
		*     ^
		* ```
		*
		* @type {State}
		*/
		function closeStart(code) {
			if (code === buffer.charCodeAt(bufferIndex)) {
				effects.enter(fenceType);
				effects.enter(sequenceType);
				return closeSequence(code);
			}
			return nok(code);
		}
		/**
		* In close sequence.
		*
		* ```markdown
		*   | ---
		*   | title: "Venus"
		* > | ---
		*     ^
		* ```
		*
		* @type {State}
		*/
		function closeSequence(code) {
			if (bufferIndex === buffer.length) {
				effects.exit(sequenceType);
				if (markdownSpace(code)) {
					effects.enter("whitespace");
					return closeSequenceWhitespace(code);
				}
				return closeAfter(code);
			}
			if (code === buffer.charCodeAt(bufferIndex++)) {
				effects.consume(code);
				return closeSequence;
			}
			return nok(code);
		}
		/**
		* In whitespace after close sequence.
		*
		* ```markdown
		* > | ---
		*   | title: "Venus"
		*   | ---␠
		*        ^
		* ```
		*
		* @type {State}
		*/
		function closeSequenceWhitespace(code) {
			if (markdownSpace(code)) {
				effects.consume(code);
				return closeSequenceWhitespace;
			}
			effects.exit("whitespace");
			return closeAfter(code);
		}
		/**
		* After close sequence.
		*
		* ```markdown
		*   | ---
		*   | title: "Venus"
		* > | ---
		*        ^
		* ```
		*
		* @type {State}
		*/
		function closeAfter(code) {
			if (code === null || markdownLineEnding(code)) {
				effects.exit(fenceType);
				return ok(code);
			}
			return nok(code);
		}
	}
}
/**
* @param {Matter} matter
* @param {'close' | 'open'} prop
* @returns {string}
*/
function fence(matter, prop) {
	return matter.marker ? pick(matter.marker, prop).repeat(3) : pick(matter.fence, prop);
}
/**
* @param {Info | string} schema
* @param {'close' | 'open'} prop
* @returns {string}
*/
function pick(schema, prop) {
	return typeof schema === "string" ? schema : schema[prop];
}
//#endregion
//#region node_modules/mdast-util-frontmatter/lib/index.js
/**
* @typedef {import('mdast').Literal} Literal
*
* @typedef {import('mdast-util-from-markdown').CompileContext} CompileContext
* @typedef {import('mdast-util-from-markdown').Extension} FromMarkdownExtension
* @typedef {import('mdast-util-from-markdown').Handle} FromMarkdownHandle
* @typedef {import('mdast-util-to-markdown').Options} ToMarkdownExtension
*
* @typedef {import('micromark-extension-frontmatter').Info} Info
* @typedef {import('micromark-extension-frontmatter').Matter} Matter
* @typedef {import('micromark-extension-frontmatter').Options} Options
*/
/**
* Create an extension for `mdast-util-from-markdown`.
*
* @param {Options | null | undefined} [options]
*   Configuration (optional).
* @returns {FromMarkdownExtension}
*   Extension for `mdast-util-from-markdown`.
*/
function frontmatterFromMarkdown(options) {
	const matters = toMatters(options);
	/** @type {FromMarkdownExtension['enter']} */
	const enter = {};
	/** @type {FromMarkdownExtension['exit']} */
	const exit = {};
	let index = -1;
	while (++index < matters.length) {
		const matter = matters[index];
		enter[matter.type] = opener(matter);
		exit[matter.type] = close;
		exit[matter.type + "Value"] = value;
	}
	return {
		enter,
		exit
	};
}
/**
* @param {Matter} matter
* @returns {FromMarkdownHandle} enter
*/
function opener(matter) {
	return open;
	/**
	* @this {CompileContext}
	* @type {FromMarkdownHandle}
	*/
	function open(token) {
		this.enter({
			type: matter.type,
			value: ""
		}, token);
		this.buffer();
	}
}
/**
* @this {CompileContext}
* @type {FromMarkdownHandle}
*/
function close(token) {
	const data = this.resume();
	const node = this.stack[this.stack.length - 1];
	"value" in node;
	this.exit(token);
	node.value = data.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, "");
}
/**
* @this {CompileContext}
* @type {FromMarkdownHandle}
*/
function value(token) {
	this.config.enter.data.call(this, token);
	this.config.exit.data.call(this, token);
}
//#endregion
//#region node_modules/micromark-util-sanitize-uri/index.js
/**
* Normalize a URL.
*
* Encode unsafe characters with percent-encoding, skipping already encoded
* sequences.
*
* @param {string} value
*   URI to normalize.
* @returns {string}
*   Normalized URI.
*/
function normalizeUri(value) {
	/** @type {Array<string>} */
	const result = [];
	let index = -1;
	let start = 0;
	let skip = 0;
	while (++index < value.length) {
		const code = value.charCodeAt(index);
		/** @type {string} */
		let replace = "";
		if (code === 37 && asciiAlphanumeric(value.charCodeAt(index + 1)) && asciiAlphanumeric(value.charCodeAt(index + 2))) skip = 2;
		else if (code < 128) {
			if (!/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(code))) replace = String.fromCharCode(code);
		} else if (code > 55295 && code < 57344) {
			const next = value.charCodeAt(index + 1);
			if (code < 56320 && next > 56319 && next < 57344) {
				replace = String.fromCharCode(code, next);
				skip = 1;
			} else replace = "�";
		} else replace = String.fromCharCode(code);
		if (replace) {
			result.push(value.slice(start, index), encodeURIComponent(replace));
			start = index + skip + 1;
			replace = "";
		}
		if (skip) {
			index += skip;
			skip = 0;
		}
	}
	return result.join("") + value.slice(start);
}
//#endregion
//#region src/render/syntax/lenient-mdx.ts
/**
* Creates MDX syntax extensions that don't throw. A `{` or `<` that begins no expression or tag is text, HTML comments
* are comments, and URLs in angle brackets are links.
*/
function lenientMdx(leniency) {
	const strictOptions = {
		acorn: DialectParser,
		acornOptions,
		addResult: true
	};
	return [
		guardExtension(mdxjsEsm(strictOptions), leniency),
		guardExtension(mdxExpression(strictOptions), leniency),
		guardExtension(mdxJsx({}), leniency),
		guardExtension(mdxJsx(strictOptions), leniency),
		htmlComments,
		{ disable: { null: [
			"codeIndented",
			"htmlFlow",
			"htmlText"
		] } }
	];
}
function guardExtension(extension, leniency) {
	return {
		...extension.flow === void 0 ? {} : { flow: guardRecord(extension.flow, leniency) },
		...extension.text === void 0 ? {} : { text: guardRecord(extension.text, leniency) }
	};
}
function guardRecord(record, leniency) {
	const guardedEntries = Object.entries(record).map(([code, constructs = []]) => [code, [constructs].flat().map((construct) => guardConstruct(construct, leniency))]);
	return Object.fromEntries(guardedEntries);
}
/** Wraps a construct so that it fails to match instead of throwing. */
function guardConstruct(construct, leniency) {
	const tokenize = function(effects, ok, nok) {
		const start = this.now().offset;
		let isDone = false;
		const accept = (code) => {
			isDone = true;
			leniency.issues.delete(start);
			return ok(code);
		};
		const reject = (code) => {
			isDone = true;
			return nok(code);
		};
		const guardState = (state) => {
			return (code) => {
				if (isDone) return state(code);
				let nextState;
				try {
					nextState = state(code) ?? void 0;
				} catch (error) {
					if (isDone) throw error;
					isDone = true;
					addIssue(leniency, start, error);
					return nok(code);
				}
				return nextState === void 0 || isDone ? nextState : guardState(nextState);
			};
		};
		return guardState(construct.tokenize.call(this, effects, accept, reject));
	};
	return {
		...construct,
		tokenize
	};
}
/** Angle brackets that aren't JSX: comments, declarations, autolinks. */
const nonJsxPattern = /^<(?:[!?]|[a-z][a-z\d+.-]{1,31}:[^\s<>]*>|[^\s@<>]+@[^\s<>]+>)/i;
function addIssue({ text, issues }, start, error) {
	if (nonJsxPattern.test(text.slice(start, start + 2e3)) || issues.has(start)) return;
	issues.set(start, {
		start,
		end: start + 1,
		reason: parserMessage(error)
	});
}
/** Returns the message of a parser error as one sentence, without the location. */
function parserMessage(error) {
	const message = originalMessage(error).replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, "");
	if (message.startsWith("Maximum call stack")) return "it is nested too deeply";
	return message.replace(/\n[\s\S]*$/, "").replace(/\.$/, "");
}
/** Prefers the message of the JavaScript parser, which is the cause. `VFileMessage.reason` has no location prefix. */
function originalMessage(error) {
	if (!(error instanceof Error)) return "it cannot be parsed";
	if (error.cause instanceof Error) return error.cause.message;
	return "reason" in error && typeof error.reason === "string" ? error.reason : error.message;
}
/** Syntax of HTML comments (`<!-- … -->`), which hosts ignore. */
const htmlComments = {
	flow: { 60: createCommentConstruct(htmlFlow, "commentFlow") },
	text: { 60: createCommentConstruct(htmlText, "commentText") }
};
function createCommentConstruct(construct, name) {
	const tokenize = function(effects, ok, nok) {
		const state = construct.tokenize.call(this, effects, ok, nok);
		return (code) => {
			const nextState = state(code);
			return (nextCode) => nextCode === 33 && nextState ? nextState(nextCode) : nok(nextCode);
		};
	};
	return {
		...construct,
		name,
		tokenize
	};
}
/**
* Creates extensions that turn tokens into nodes. Void HTML elements need no end tag. Unmatched tags are omitted, or
* become text if they are placeholders such as `<your-key>`.
*/
function lenientMdxFromMarkdown({ text, unmatchedTags, issues }) {
	return mdxFromMarkdown().map(({ enter, exit, ...rest }) => ({
		...rest,
		enter: wrapHandlers(enter, /ClosingMarker$/, lenientMarker),
		exit: wrapHandlers(exit, /(?:FlowTag|TextTag)$/, lenientExit)
	}));
	/** True if an unmatched end tag is already reported, through its start tag or by an issue that names the end tag. */
	function isReported(name) {
		return [...unmatchedTags.values()].some(({ start, reason }) => text.startsWith(`<${name}`, start) || reason.includes(`\`</${name}>\``));
	}
	function lenientMarker(handle) {
		return function(token) {
			if (this.data.mdxJsxTagStack?.length) handle.call(this, token);
		};
	}
	function lenientExit(handle) {
		return function(token) {
			const { mdxJsxTag, mdxJsxTagStack } = this.data;
			if (mdxJsxTag === void 0) return;
			const isVoid = mdxJsxTag.name !== void 0 && voidElements.has(mdxJsxTag.name);
			const isUnmatched = mdxJsxTag.close && !isVoid && mdxJsxTagStack?.length === 0;
			if (isUnmatched && !isReported(mdxJsxTag.name ?? "")) {
				const reason = `Unexpected closing tag \`${this.sliceSerialize(token)}\`, expected an open tag first`;
				issues.set(token.start.offset, {
					start: token.start.offset,
					end: token.end.offset,
					reason
				});
			}
			if (isUnmatched || unmatchedTags.has(token.start.offset) || mdxJsxTag.close && isVoid) {
				this.resume();
				const tagSource = this.sliceSerialize(token);
				if (isPlaceholder(text.slice(Math.max(0, token.start.offset - 2), token.start.offset), tagSource)) writeText(this, token, tagSource);
				return;
			}
			if (isVoid && !mdxJsxTag.close) mdxJsxTag.selfClosing = true;
			handle.call(this, token);
		};
	}
}
function writeText(context, token, value) {
	const isFlow = token.type.startsWith("mdxJsxFlow");
	if (isFlow) context.enter({
		type: "paragraph",
		children: []
	}, token);
	context.enter({
		type: "text",
		value
	}, token);
	context.exit(token);
	if (isFlow) context.exit(token);
}
function wrapHandlers(handles, pattern, wrap) {
	const isTagToken = (name) => /^mdxJsx(?:Flow|Text)Tag/.test(name) && pattern.test(name) && !name.includes("SelfClosing");
	const entries = Object.entries(handles ?? {}).map(([name, handle]) => [name, isTagToken(name) ? wrap(handle) : handle]);
	return Object.fromEntries(entries);
}
const knownElements = new Set(`a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br
button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl dt
element em embed fieldset figcaption figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i
iframe image img input ins isindex kbd label legend li line link listing main map mark marquee math menu menuitem meta meter
multicol nav nobr noembed noframes noscript object ol optgroup option output p param path picture plaintext pre progress q
rb rect rp rt rtc ruby s samp script search section select shadow slot small source span spacer strike strong style sub
summary sup svg table tbody td template text textarea tfoot th thead time title tr track tt u ul use var video wbr xmp`.split(/\s+/));
/**
* True for an unmatched start tag that is probably text: a value that the reader fills in (`<your-key>`), or a type
* parameter directly after a word (`List<Item>`).
*
* @param tag Source of the tag.
*/
function isPlaceholder(precedingText, tag) {
	const name = /^<([A-Za-z][\w.-]*)>$/.exec(tag)?.[1];
	if (name === void 0) return false;
	return /[\p{L}\p{N}_]$/u.test(precedingText) || /^[a-z]/.test(name) && !knownElements.has(name);
}
//#endregion
//#region src/render/syntax/math.ts
const dollar = 36;
/** Syntax of formulas: `$x$`, and `$$ … $$` in a paragraph. Amounts of money such as `$5 and $10` don't match. */
const mathSyntax = { text: { [dollar]: {
	name: "dialectMath",
	tokenize: tokenizeMath,
	previous: (code) => code !== dollar
} } };
function tokenizeMath(effects, ok, nok) {
	let openingDollars = 0;
	let closingDollars = 0;
	let lastCode = null;
	const { previous } = this;
	let dataLength = 0;
	let hasCommand = false;
	return start;
	function start(code) {
		effects.enter("dialectMath");
		effects.enter("dialectMathMarker");
		return opening(code);
	}
	function opening(code) {
		if (code === dollar && openingDollars < 2) {
			effects.consume(code);
			openingDollars++;
			return opening;
		}
		effects.exit("dialectMathMarker");
		if (code === null || code === dollar) return nok(code);
		if (openingDollars === 1 && !opensFormula(toCharacter(previous), toCharacter(code))) return nok(code);
		return between(code);
	}
	function between(code) {
		if (code === null) return nok(code);
		if (isLineEnding(code)) {
			if (openingDollars === 1 && !hasCommand) return nok(code);
			effects.enter("lineEnding");
			effects.consume(code);
			effects.exit("lineEnding");
			lastCode = code;
			return between;
		}
		if (code === dollar) {
			closingDollars = 0;
			effects.enter("dialectMathMarker");
			return closing(code);
		}
		effects.enter("dialectMathData");
		return data(code);
	}
	function data(code) {
		if (code === null || code === dollar || isLineEnding(code)) {
			effects.exit("dialectMathData");
			return between(code);
		}
		effects.consume(code);
		dataLength++;
		lastCode = code;
		return code === 92 ? escaped : data;
	}
	function escaped(code) {
		if (code === null || isLineEnding(code)) return data(code);
		effects.consume(code);
		lastCode = code;
		hasCommand = true;
		return data;
	}
	function closing(code) {
		if (code === dollar && closingDollars < openingDollars) {
			effects.consume(code);
			closingDollars++;
			return closing;
		}
		effects.exit("dialectMathMarker");
		if (closingDollars !== openingDollars || code === dollar || dataLength === 0) return nok(code);
		if (openingDollars === 1 && !closesFormula(toCharacter(lastCode), toCharacter(code))) return nok(code);
		effects.exit("dialectMath");
		return ok(code);
	}
}
/**
* Converts a micromark character code. `null` (start or end of the text) becomes an empty string; negative codes (line
* endings, tabs) become a space.
*/
function toCharacter(code) {
	if (code === null) return "";
	return code < 0 ? " " : String.fromCharCode(code);
}
function isLineEnding(code) {
	return code !== null && code < -2;
}
/** Creates `math` nodes: `value` is TeX, and `data.isBlock` is true for `$$`. */
const mathFromMarkdown = {
	enter: { dialectMath(token) {
		this.enter({
			type: "math",
			value: ""
		}, token);
		this.buffer();
	} },
	exit: { dialectMath(token) {
		this.resume();
		const formulaSource = this.sliceSerialize(token);
		const isBlock = formulaSource.startsWith("$$");
		const value = formulaSource.slice(isBlock ? 2 : 1, isBlock ? -2 : -1).trim();
		const node = this.stack.at(-1);
		if (node?.type === "math") Object.assign(node, {
			value,
			data: { isBlock }
		});
		this.exit(token);
	} }
};
//#endregion
//#region node_modules/estree-walker/src/walker.js
/**
* @typedef { import('estree').Node} Node
* @typedef {{
*   skip: () => void;
*   remove: () => void;
*   replace: (node: Node) => void;
* }} WalkerContext
*/
var WalkerBase = class {
	constructor() {
		/** @type {boolean} */
		this.should_skip = false;
		/** @type {boolean} */
		this.should_remove = false;
		/** @type {Node | null} */
		this.replacement = null;
		/** @type {WalkerContext} */
		this.context = {
			skip: () => this.should_skip = true,
			remove: () => this.should_remove = true,
			replace: (node) => this.replacement = node
		};
	}
	/**
	* @template {Node} Parent
	* @param {Parent | null | undefined} parent
	* @param {keyof Parent | null | undefined} prop
	* @param {number | null | undefined} index
	* @param {Node} node
	*/
	replace(parent, prop, index, node) {
		if (parent && prop) if (index != null)
 /** @type {Array<Node>} */ parent[prop][index] = node;
		else
 /** @type {Node} */ parent[prop] = node;
	}
	/**
	* @template {Node} Parent
	* @param {Parent | null | undefined} parent
	* @param {keyof Parent | null | undefined} prop
	* @param {number | null | undefined} index
	*/
	remove(parent, prop, index) {
		if (parent && prop) if (index !== null && index !== void 0)
 /** @type {Array<Node>} */ parent[prop].splice(index, 1);
		else delete parent[prop];
	}
};
//#endregion
//#region node_modules/estree-walker/src/sync.js
/**
* @typedef { import('estree').Node} Node
* @typedef { import('./walker.js').WalkerContext} WalkerContext
* @typedef {(
*    this: WalkerContext,
*    node: Node,
*    parent: Node | null,
*    key: string | number | symbol | null | undefined,
*    index: number | null | undefined
* ) => void} SyncHandler
*/
var SyncWalker = class extends WalkerBase {
	/**
	*
	* @param {SyncHandler} [enter]
	* @param {SyncHandler} [leave]
	*/
	constructor(enter, leave) {
		super();
		/** @type {boolean} */
		this.should_skip = false;
		/** @type {boolean} */
		this.should_remove = false;
		/** @type {Node | null} */
		this.replacement = null;
		/** @type {WalkerContext} */
		this.context = {
			skip: () => this.should_skip = true,
			remove: () => this.should_remove = true,
			replace: (node) => this.replacement = node
		};
		/** @type {SyncHandler | undefined} */
		this.enter = enter;
		/** @type {SyncHandler | undefined} */
		this.leave = leave;
	}
	/**
	* @template {Node} Parent
	* @param {Node} node
	* @param {Parent | null} parent
	* @param {keyof Parent} [prop]
	* @param {number | null} [index]
	* @returns {Node | null}
	*/
	visit(node, parent, prop, index) {
		if (node) {
			if (this.enter) {
				const _should_skip = this.should_skip;
				const _should_remove = this.should_remove;
				const _replacement = this.replacement;
				this.should_skip = false;
				this.should_remove = false;
				this.replacement = null;
				this.enter.call(this.context, node, parent, prop, index);
				if (this.replacement) {
					node = this.replacement;
					this.replace(parent, prop, index, node);
				}
				if (this.should_remove) this.remove(parent, prop, index);
				const skipped = this.should_skip;
				const removed = this.should_remove;
				this.should_skip = _should_skip;
				this.should_remove = _should_remove;
				this.replacement = _replacement;
				if (skipped) return node;
				if (removed) return null;
			}
			/** @type {keyof Node} */
			let key;
			for (key in node) {
				/** @type {unknown} */
				const value = node[key];
				if (value && typeof value === "object") {
					if (Array.isArray(value)) {
						const nodes = value;
						for (let i = 0; i < nodes.length; i += 1) {
							const item = nodes[i];
							if (isNode(item)) {
								if (!this.visit(item, node, key, i)) i--;
							}
						}
					} else if (isNode(value)) this.visit(value, node, key, null);
				}
			}
			if (this.leave) {
				const _replacement = this.replacement;
				const _should_remove = this.should_remove;
				this.replacement = null;
				this.should_remove = false;
				this.leave.call(this.context, node, parent, prop, index);
				if (this.replacement) {
					node = this.replacement;
					this.replace(parent, prop, index, node);
				}
				if (this.should_remove) this.remove(parent, prop, index);
				const removed = this.should_remove;
				this.replacement = _replacement;
				this.should_remove = _should_remove;
				if (removed) return null;
			}
		}
		return node;
	}
};
/**
* Ducktype a node.
*
* @param {unknown} value
* @returns {value is Node}
*/
function isNode(value) {
	return value !== null && typeof value === "object" && "type" in value && typeof value.type === "string";
}
//#endregion
//#region node_modules/estree-walker/src/index.js
/**
* @typedef {import('estree').Node} Node
* @typedef {import('./sync.js').SyncHandler} SyncHandler
* @typedef {import('./async.js').AsyncHandler} AsyncHandler
*/
/**
* @param {Node} ast
* @param {{
*   enter?: SyncHandler
*   leave?: SyncHandler
* }} walker
* @returns {Node | null}
*/
function walk(ast, { enter, leave }) {
	return new SyncWalker(enter, leave).visit(ast, null);
}
//#endregion
//#region src/render/syntax/native-page.ts
/**
* Parses MDX with the native parser, which takes a tenth of remark's time. Its tree has no JavaScript, and no positions
* of attributes: both are added here.
*
* @param markedText Text with `markHeadingIds`.
* @returns The same tree as remark's; `undefined` if that is not certain.
*/
function parseNativePage(markedText, parseTree) {
	try {
		if (/\r(?!\n)|\0/.test(markedText)) return void 0;
		const root = parseTree(markedText, "mdx");
		return root !== void 0 && completeNode(root, markedText) ? root : void 0;
	} catch {
		return;
	}
}
/** Code with a closing fence, and no whitespace but spaces and tabs in its first line. */
const codePattern = /^(`{3,}|~{3,})[\S \t]*\r?\n(?:[\s\S]*\n)?[ \t>]*\1[`~]*[ \t]*$/;
/** For remark, a list before a quote in a quote is loose. */
const nestedQuotePattern = />[ \t\d.)*+-]*>/;
/** Start of a task: `- [x] `. The parsers give its paragraph different positions. */
const taskPattern = /^\S+\s+\[[\sxX]\]/;
const emailPattern = /[\w+.-]@[\w-]+\./;
/** Returns false if remark's tree may differ. */
function completeNode(node, text) {
	const { type, children } = node;
	const source = text.slice(nodeStart(node), nodeEnd(node));
	switch (type) {
		case "mdxjsEsm": return completeModule(node, text);
		case "mdxFlowExpression":
		case "mdxTextExpression": return completeExpression(node, text);
		case "mdxJsxFlowElement":
		case "mdxJsxTextElement":
			if (!completeElement(node, text)) return false;
			break;
		case "code": return codePattern.test(source);
		case "inlineCode": return isCodeSpan(source);
		case "yaml": return true;
		case "blockquote":
			if (nestedQuotePattern.test(source)) return false;
			break;
		case "definition": return false;
		case "listItem":
			if (taskPattern.test(source)) return false;
			break;
		case "link": if (!/^[[<]/.test(source)) return false;
	}
	if (children !== void 0) return !hasInlineSiblings(children) && children.every((child) => completeNode(child, text));
	return !source.includes("$") && !emailPattern.test(node.value ?? "");
}
/** False if code between backticks contains as many backticks, which the native parser accepts before an expression. */
function isCodeSpan(source) {
	const [start = "", ...runs] = source.match(/`+/g) ?? [];
	return runs.findIndex(({ length }) => length === start.length) === runs.length - 1;
}
/** True for inline elements that are not in a paragraph: the native parser drops the whitespace between them. */
function hasInlineSiblings(nodes) {
	return nodes.some((node, index) => node.type === "mdxJsxFlowElement" && isInline(node) && isInline(nodes[index - 1]));
}
function completeModule(node, text) {
	const { value = "", position } = node;
	const start = nodeStart(node);
	if (position === void 0 || !text.startsWith(value, start)) return false;
	node.position = {
		start: position.start,
		end: {
			...position.end,
			offset: start + value.length
		}
	};
	node.data = {
		...node.data,
		estree: moveProgram(DialectParser.parse(value, codeOptions), start)
	};
	return true;
}
function completeExpression(node, text) {
	const { value = "" } = node;
	const start = nodeStart(node) + 1;
	const estree = parseExpression(value, start);
	if (estree === void 0 || text.slice(start, nodeEnd(node) - 1) !== value) return false;
	node.data = {
		...node.data,
		estree
	};
	return true;
}
function completeElement(node, text) {
	const { name, attributes = [] } = node;
	const nameStart = nodeStart(node) + 1;
	if (name === "style" || name === "script") return false;
	if (!text.startsWith(name ?? "", nameStart)) return false;
	if (voidElements.has(name ?? "") && !text.endsWith("/>", nodeEnd(node))) return false;
	node.data = void 0;
	return completeAttributes(attributes, nameStart + (name ?? "").length, text);
}
const attributePattern = /\s+([^\s=/>{}"'<]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{))?/y;
/**
* Finds the attributes of a tag in its source, and parses those in braces.
*
* @param start Offset after the name of the tag.
*/
function completeAttributes(attributes, start, text) {
	let position = start;
	for (const attribute of attributes) {
		attributePattern.lastIndex = position;
		const match = attributePattern.exec(text);
		if (match === null || match[1] !== attribute.name) return false;
		const end = completeAttribute(attribute, match[0], attributePattern.lastIndex, text);
		if (end === void 0) return false;
		attribute.position = {
			start: pointAt(position + match[0].length - match[0].trimStart().length),
			end: pointAt(end)
		};
		position = end;
	}
	return true;
}
/**
* @param end Offset after the matched source: after the attribute, or after the brace that begins its value.
* @returns Offset after the attribute; `undefined` if the source is not the attribute.
*/
function completeAttribute({ value }, source, end, text) {
	if (typeof value !== "object" || value === null) return source.endsWith("{") ? void 0 : end;
	const estree = parseExpression(value.value, end);
	if (!source.endsWith("{") || estree === void 0 || !text.startsWith(`${value.value}}`, end)) return void 0;
	value.data = { estree };
	return end + value.value.length + 1;
}
/** The engine reads only offsets. */
function pointAt(offset) {
	return {
		line: 0,
		column: 0,
		offset
	};
}
/** As for remark, which removes the parentheses afterwards. */
const codeOptions = {
	...acornOptions,
	preserveParens: true
};
/**
* @param start Offset of the code in the page.
* @returns `undefined` if text follows the expression.
*/
function parseExpression(code, start) {
	const range = {
		start: 0,
		end: code.length
	};
	const program = {
		type: "Program",
		sourceType: "module",
		...range
	};
	if (/^\s*$/.test(code.replace(/\/\*[\s\S]*?\*\//g, ""))) return moveProgram({
		...program,
		body: []
	}, start);
	const expression = DialectParser.parseExpressionAt(code, 0, codeOptions);
	if (code.slice(expression.end).trim() !== "") return void 0;
	return moveProgram({
		...program,
		body: [{
			type: "ExpressionStatement",
			expression,
			...range
		}]
	}, start);
}
/** Makes offsets in code offsets in the page, and removes the nodes of parentheses. */
function moveProgram(program, distance) {
	const movedNodes = /* @__PURE__ */ new Set();
	const estree = asEstree(program);
	walk(estree, { enter(node, parent, key, index) {
		const located = node;
		if (located.type === "ParenthesizedExpression" && parent !== null) {
			const siblings = Reflect.get(parent, key);
			if (Array.isArray(siblings)) siblings[index] = located.expression;
			else Reflect.set(parent, key, located.expression);
		}
		if (movedNodes.has(node)) return;
		movedNodes.add(node);
		located.start = (located.start ?? 0) + distance;
		located.end = (located.end ?? 0) + distance;
	} });
	return estree;
}
//#endregion
//#region src/render/syntax/parse-page.ts
/**
* Parses a page. `.md` files are parsed as MDX first, as on hosts; if this fails, they are plain Markdown with HTML.
* Never throws for bad input: syntax errors become text, comments or issues.
*
* @param text Text with front matter, so that offsets refer to the file.
* @param parseTree Native parser, for pages that it parses as remark does.
*/
function parsePage(text, format, parseTree) {
	const markedText = markHeadingIds(text);
	const nativeTree = parseTree && parseNativePage(markedText, parseTree);
	if (nativeTree !== void 0) {
		unravel(nativeTree);
		return {
			tree: nativeTree,
			issues: [],
			mdxErrors: []
		};
	}
	const mdx = parseMdx(markedText, format);
	if (mdx !== void 0 && (format === "mdx" || mdx.issues.length === 0)) return mdx;
	try {
		const issues = format === "mdx" ? [{
			start: 0,
			end: 0,
			reason: "its tags do not match each other"
		}] : [];
		return {
			tree: parseMarkdown(markedText),
			issues,
			mdxErrors: mdx?.issues ?? []
		};
	} catch (error) {
		return {
			tree: asCodeBlock(text),
			issues: [{
				start: 0,
				end: 0,
				reason: parserMessage(error)
			}],
			mdxErrors: []
		};
	}
}
/**
* Parses MDX. If tags are unmatched, omits one after the other until the text parses, except in `.md` files. Returns
* `undefined` if the text isn't MDX.
*/
function parseMdx(text, format) {
	const unmatchedTags = /* @__PURE__ */ new Map();
	while (unmatchedTags.size < 60) {
		const leniency = {
			text,
			unmatchedTags,
			issues: /* @__PURE__ */ new Map()
		};
		try {
			const tree = asSyntaxNode(fromMarkdown(text, {
				extensions: [...baseExtensions, ...lenientMdx(leniency)],
				mdastExtensions: [...baseMdastExtensions, ...lenientMdxFromMarkdown(leniency)]
			}));
			unravel(tree);
			const issues = [...leniency.issues.values(), ...unmatchedTags.values()].sort((a, b) => a.start - b.start);
			return {
				tree,
				issues,
				mdxErrors: issues
			};
		} catch (error) {
			const tagRange = findTag(error, text);
			if (format === "md" || tagRange === void 0 || unmatchedTags.has(tagRange.start)) return void 0;
			unmatchedTags.set(tagRange.start, {
				...tagRange,
				reason: parserMessage(error)
			});
		}
	}
}
const baseExtensions = [
	frontmatter(["yaml"]),
	gfm(),
	mathSyntax
];
const baseMdastExtensions = [
	frontmatterFromMarkdown(["yaml"]),
	gfmFromMarkdown(),
	mathFromMarkdown
].flat();
function parseMarkdown(text) {
	return asSyntaxNode(fromMarkdown(text, {
		extensions: baseExtensions,
		mdastExtensions: baseMdastExtensions
	}));
}
/**
* Returns the range of the tag that caused a parser error: the open tag named in the message, otherwise the tag at the
* location of the error.
*/
function findTag(error, text) {
	if (!(error instanceof Error)) return void 0;
	const match = /for `<[^`]*>` \((\d+):(\d+)/.exec(error.message);
	const start = match === null ? errorOffset(error) : offsetAt(text, Number(match[1] ?? 1), Number(match[2] ?? 1));
	if (start === void 0) return void 0;
	return {
		start,
		end: Math.max(text.indexOf(">", start) + 1, start + 1)
	};
}
function errorOffset(error) {
	const start = "place" in error && isObject(error.place) ? error.place.start : void 0;
	return isObject(start) && typeof start.offset === "number" ? start.offset : void 0;
}
function offsetAt(text, line, column) {
	let start = 0;
	const lineEndingPattern = /\r\n|\n|\r/g;
	for (let remaining = line - 1; remaining > 0; remaining--) {
		if (lineEndingPattern.exec(text) === null) break;
		start = lineEndingPattern.lastIndex;
	}
	return start + column - 1;
}
function asCodeBlock(text) {
	return {
		type: "root",
		children: [{
			type: "code",
			value: text,
			lang: null,
			meta: null
		}]
	};
}
/**
* Unwraps paragraphs that contain only JSX elements and expressions, as MDX does: a `<Card>` on a separate line isn't
* in a paragraph. Also unwraps paragraphs that contain only a formula between `$$`.
*/
function unravel(root) {
	const pendingNodes = [root];
	for (let node = pendingNodes.pop(); node !== void 0; node = pendingNodes.pop()) {
		const { children } = node;
		if (children === void 0) continue;
		if (children.some(isOnlyMarkup)) node.children = children.flatMap((child) => isOnlyMarkup(child) ? unwrapParagraph(child) : [child]);
		pendingNodes.push(...node.children ?? []);
	}
}
function isOnlyMarkup({ type, children = [] }) {
	if (type !== "paragraph") return false;
	if (isFormula(children)) return true;
	let hasMarkup = false;
	for (const { type: childType, value = "" } of children) if (childType === "mdxJsxTextElement" || childType === "mdxTextExpression") hasMarkup = true;
	else if (childType !== "text" || value.trim() !== "") return false;
	return hasMarkup;
}
function isFormula(children) {
	const [formula, ...siblings] = children;
	return siblings.length === 0 && formula?.type === "math" && formula.data?.isBlock === true;
}
function unwrapParagraph({ children = [] }) {
	return children.filter((child, index) => child.type !== "text" || isInline(children[index - 1]) && isInline(children[index + 1])).map((child) => {
		if (child.type === "mdxJsxTextElement") child.type = "mdxJsxFlowElement";
		else if (child.type === "mdxTextExpression") child.type = "mdxFlowExpression";
		return child;
	});
}
//#endregion
//#region src/render/syntax/source-text.ts
const variablePattern = /\{\{\s*([\w.-]+)\s*\}\}/g;
/**
* Replaces `{{name}}` with the site's variables. Unknown names stay unchanged.
*
* @param file Path of the file, for locations.
*/
function createMappedText(file, text, variables) {
	const sanitizedText = text.replace(reservedPattern, "�");
	const replacements = [];
	for (const { 0: match, 1: name = "", index } of sanitizedText.matchAll(variablePattern)) {
		const value = Object.hasOwn(variables, name) ? variables[name] : void 0;
		if (value !== void 0) replacements.push({
			start: index,
			end: index + match.length,
			value
		});
	}
	return applyReplacements({
		file,
		text: sanitizedText,
		location: (start, end) => ({
			file,
			start,
			end
		}),
		originalText: (start, end) => text.slice(start, end)
	}, replacements);
}
/**
* Replaces ranges of a text. Locations still refer to the author's text.
*
* @param replacements In text order, not overlapping.
*/
function applyReplacements(source, replacements) {
	if (replacements.length === 0) return source;
	const mappings = [];
	let text = "";
	let previousEnd = 0;
	for (const { start, end, value } of replacements) {
		text += source.text.slice(previousEnd, start);
		mappings.push({
			at: text.length,
			length: value.length,
			from: start,
			to: end
		});
		text += value;
		previousEnd = end;
	}
	const toOriginal = (offset, isEnd) => {
		const mapping = mappings.findLast(({ at }) => at < offset || !isEnd && at === offset);
		if (mapping === void 0) return offset;
		const distance = offset - mapping.at - mapping.length;
		if (distance >= 0) return mapping.to + distance;
		return isEnd ? mapping.to : mapping.from;
	};
	const toOriginalRange = (start, end) => {
		const from = toOriginal(start, false);
		return [from, Math.max(from, toOriginal(end, true))];
	};
	return {
		file: source.file,
		text: text + source.text.slice(previousEnd),
		location: (start, end) => source.location(...toOriginalRange(start, end)),
		originalText: (start, end) => source.originalText(...toOriginalRange(start, end))
	};
}
/** Private-use characters of our placeholders (`writer-output.ts`). In page text, U+FFFD replaces them. */
const reservedPattern = /[\u{F8F0}\u{F8F1}]/gu;
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/blockquote.js
/**
* @import {Element} from 'hast'
* @import {Blockquote} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `blockquote` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Blockquote} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function blockquote(state, node) {
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "blockquote",
		properties: {},
		children: state.wrap(state.all(node), true)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/break.js
/**
* @import {Element, Text} from 'hast'
* @import {Break} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `break` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Break} node
*   mdast node.
* @returns {Array<Element | Text>}
*   hast element content.
*/
function hardBreak(state, node) {
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "br",
		properties: {},
		children: []
	};
	state.patch(node, result);
	return [state.applyData(node, result), {
		type: "text",
		value: "\n"
	}];
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/code.js
/**
* @import {Element, Properties} from 'hast'
* @import {Code} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `code` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Code} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function code(state, node) {
	const value = node.value ? node.value + "\n" : "";
	/** @type {Properties} */
	const properties = {};
	const language = node.lang ? node.lang.split(/\s+/) : [];
	if (language.length > 0) properties.className = ["language-" + language[0]];
	/** @type {Element} */
	let result = {
		type: "element",
		tagName: "code",
		properties,
		children: [{
			type: "text",
			value
		}]
	};
	if (node.meta) result.data = { meta: node.meta };
	state.patch(node, result);
	result = state.applyData(node, result);
	result = {
		type: "element",
		tagName: "pre",
		properties: {},
		children: [result]
	};
	state.patch(node, result);
	return result;
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/delete.js
/**
* @import {Element} from 'hast'
* @import {Delete} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `delete` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Delete} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function strikethrough(state, node) {
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "del",
		properties: {},
		children: state.all(node)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/emphasis.js
/**
* @import {Element} from 'hast'
* @import {Emphasis} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `emphasis` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Emphasis} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function emphasis(state, node) {
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "em",
		properties: {},
		children: state.all(node)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/footnote-reference.js
/**
* @import {Element} from 'hast'
* @import {FootnoteReference} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `footnoteReference` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {FootnoteReference} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function footnoteReference(state, node) {
	const clobberPrefix = typeof state.options.clobberPrefix === "string" ? state.options.clobberPrefix : "user-content-";
	const id = String(node.identifier).toUpperCase();
	const safeId = normalizeUri(id.toLowerCase());
	const index = state.footnoteOrder.indexOf(id);
	/** @type {number} */
	let counter;
	let reuseCounter = state.footnoteCounts.get(id);
	if (reuseCounter === void 0) {
		reuseCounter = 0;
		state.footnoteOrder.push(id);
		counter = state.footnoteOrder.length;
	} else counter = index + 1;
	reuseCounter += 1;
	state.footnoteCounts.set(id, reuseCounter);
	/** @type {Element} */
	const link = {
		type: "element",
		tagName: "a",
		properties: {
			href: "#" + clobberPrefix + "fn-" + safeId,
			id: clobberPrefix + "fnref-" + safeId + (reuseCounter > 1 ? "-" + reuseCounter : ""),
			dataFootnoteRef: true,
			ariaDescribedBy: ["footnote-label"]
		},
		children: [{
			type: "text",
			value: String(counter)
		}]
	};
	state.patch(node, link);
	/** @type {Element} */
	const sup = {
		type: "element",
		tagName: "sup",
		properties: {},
		children: [link]
	};
	state.patch(node, sup);
	return state.applyData(node, sup);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/heading.js
/**
* @import {Element} from 'hast'
* @import {Heading} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `heading` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Heading} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function heading(state, node) {
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "h" + node.depth,
		properties: {},
		children: state.all(node)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/html.js
/**
* @import {Element} from 'hast'
* @import {Html} from 'mdast'
* @import {State} from '../state.js'
* @import {Raw} from '../../index.js'
*/
/**
* Turn an mdast `html` node into hast (`raw` node in dangerous mode, otherwise
* nothing).
*
* @param {State} state
*   Info passed around.
* @param {Html} node
*   mdast node.
* @returns {Element | Raw | undefined}
*   hast node.
*/
function html(state, node) {
	if (state.options.allowDangerousHtml) {
		/** @type {Raw} */
		const result = {
			type: "raw",
			value: node.value
		};
		state.patch(node, result);
		return state.applyData(node, result);
	}
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/revert.js
/**
* @import {ElementContent} from 'hast'
* @import {Reference, Nodes} from 'mdast'
* @import {State} from './state.js'
*/
/**
* Return the content of a reference without definition as plain text.
*
* @param {State} state
*   Info passed around.
* @param {Extract<Nodes, Reference>} node
*   Reference node (image, link).
* @returns {Array<ElementContent>}
*   hast content.
*/
function revert(state, node) {
	const subtype = node.referenceType;
	let suffix = "]";
	if (subtype === "collapsed") suffix += "[]";
	else if (subtype === "full") suffix += "[" + (node.label || node.identifier) + "]";
	if (node.type === "imageReference") return [{
		type: "text",
		value: "![" + node.alt + suffix
	}];
	const contents = state.all(node);
	const head = contents[0];
	if (head && head.type === "text") head.value = "[" + head.value;
	else contents.unshift({
		type: "text",
		value: "["
	});
	const tail = contents[contents.length - 1];
	if (tail && tail.type === "text") tail.value += suffix;
	else contents.push({
		type: "text",
		value: suffix
	});
	return contents;
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/image-reference.js
/**
* @import {ElementContent, Element, Properties} from 'hast'
* @import {ImageReference} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `imageReference` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {ImageReference} node
*   mdast node.
* @returns {Array<ElementContent> | ElementContent}
*   hast node.
*/
function imageReference(state, node) {
	const id = String(node.identifier).toUpperCase();
	const definition = state.definitionById.get(id);
	if (!definition) return revert(state, node);
	/** @type {Properties} */
	const properties = { src: normalizeUri(definition.url || "") };
	if (node.alt !== null && node.alt !== void 0) properties.alt = node.alt;
	if (definition.title !== null && definition.title !== void 0) properties.title = definition.title;
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "img",
		properties,
		children: []
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/image.js
/**
* @import {Element, Properties} from 'hast'
* @import {Image} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `image` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Image} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function image(state, node) {
	/** @type {Properties} */
	const properties = { src: normalizeUri(node.url) };
	if (node.alt !== null && node.alt !== void 0) properties.alt = node.alt;
	if (node.title !== null && node.title !== void 0) properties.title = node.title;
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "img",
		properties,
		children: []
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/inline-code.js
/**
* @import {Element, Text} from 'hast'
* @import {InlineCode} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `inlineCode` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {InlineCode} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function inlineCode(state, node) {
	/** @type {Text} */
	const text = {
		type: "text",
		value: node.value.replace(/\r?\n|\r/g, " ")
	};
	state.patch(node, text);
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "code",
		properties: {},
		children: [text]
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/link-reference.js
/**
* @import {ElementContent, Element, Properties} from 'hast'
* @import {LinkReference} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `linkReference` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {LinkReference} node
*   mdast node.
* @returns {Array<ElementContent> | ElementContent}
*   hast node.
*/
function linkReference(state, node) {
	const id = String(node.identifier).toUpperCase();
	const definition = state.definitionById.get(id);
	if (!definition) return revert(state, node);
	/** @type {Properties} */
	const properties = { href: normalizeUri(definition.url || "") };
	if (definition.title !== null && definition.title !== void 0) properties.title = definition.title;
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "a",
		properties,
		children: state.all(node)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/link.js
/**
* @import {Element, Properties} from 'hast'
* @import {Link} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `link` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Link} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function link(state, node) {
	/** @type {Properties} */
	const properties = { href: normalizeUri(node.url) };
	if (node.title !== null && node.title !== void 0) properties.title = node.title;
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "a",
		properties,
		children: state.all(node)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/list-item.js
/**
* @import {ElementContent, Element, Properties} from 'hast'
* @import {ListItem, Parents} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `listItem` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {ListItem} node
*   mdast node.
* @param {Parents | undefined} parent
*   Parent of `node`.
* @returns {Element}
*   hast node.
*/
function listItem(state, node, parent) {
	const results = state.all(node);
	const loose = parent ? listLoose(parent) : listItemLoose(node);
	/** @type {Properties} */
	const properties = {};
	/** @type {Array<ElementContent>} */
	const children = [];
	if (typeof node.checked === "boolean") {
		const head = results[0];
		/** @type {Element} */
		let paragraph;
		if (head && head.type === "element" && head.tagName === "p") paragraph = head;
		else {
			paragraph = {
				type: "element",
				tagName: "p",
				properties: {},
				children: []
			};
			results.unshift(paragraph);
		}
		if (paragraph.children.length > 0) paragraph.children.unshift({
			type: "text",
			value: " "
		});
		paragraph.children.unshift({
			type: "element",
			tagName: "input",
			properties: {
				type: "checkbox",
				checked: node.checked,
				disabled: true
			},
			children: []
		});
		properties.className = ["task-list-item"];
	}
	let index = -1;
	while (++index < results.length) {
		const child = results[index];
		if (loose || index !== 0 || child.type !== "element" || child.tagName !== "p") children.push({
			type: "text",
			value: "\n"
		});
		if (child.type === "element" && child.tagName === "p" && !loose) children.push(...child.children);
		else children.push(child);
	}
	const tail = results[results.length - 1];
	if (tail && (loose || tail.type !== "element" || tail.tagName !== "p")) children.push({
		type: "text",
		value: "\n"
	});
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "li",
		properties,
		children
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
/**
* Check if a list is loose.
*
* @param {Parents} node
*   Node.
* @returns {boolean}
*   Whether `node` is a loose list.
*/
function listLoose(node) {
	let loose = false;
	if (node.type === "list") {
		loose = node.spread || false;
		const { children } = node;
		let index = -1;
		while (!loose && ++index < children.length) loose = listItemLoose(children[index]);
	}
	return loose;
}
/**
* Check if a list item is loose.
*
* @param {ListItem} node
*   Node.
* @returns {boolean}
*   Whether `node` is loose.
*/
function listItemLoose(node) {
	const { spread } = node;
	return spread === null || spread === void 0 ? node.children.length > 1 : spread;
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/list.js
/**
* @import {Element, Properties} from 'hast'
* @import {List} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `list` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {List} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function list(state, node) {
	/** @type {Properties} */
	const properties = {};
	const results = state.all(node);
	let index = -1;
	if (typeof node.start === "number" && node.start !== 1) properties.start = node.start;
	while (++index < results.length) {
		const child = results[index];
		if (child.type === "element" && child.tagName === "li" && child.properties && Array.isArray(child.properties.className) && child.properties.className.includes("task-list-item")) {
			properties.className = ["contains-task-list"];
			break;
		}
	}
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: node.ordered ? "ol" : "ul",
		properties,
		children: state.wrap(results, true)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/paragraph.js
/**
* @import {Element} from 'hast'
* @import {Paragraph} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `paragraph` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Paragraph} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function paragraph(state, node) {
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "p",
		properties: {},
		children: state.all(node)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/root.js
/**
* @import {Parents as HastParents, Root as HastRoot} from 'hast'
* @import {Root as MdastRoot} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `root` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {MdastRoot} node
*   mdast node.
* @returns {HastParents}
*   hast node.
*/
function root(state, node) {
	/** @type {HastRoot} */
	const result = {
		type: "root",
		children: state.wrap(state.all(node))
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/strong.js
/**
* @import {Element} from 'hast'
* @import {Strong} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `strong` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Strong} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function strong(state, node) {
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "strong",
		properties: {},
		children: state.all(node)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/unist-util-position/lib/index.js
/**
* @typedef {import('unist').Node} Node
* @typedef {import('unist').Point} Point
* @typedef {import('unist').Position} Position
*/
/**
* @typedef NodeLike
* @property {string} type
* @property {PositionLike | null | undefined} [position]
*
* @typedef PositionLike
* @property {PointLike | null | undefined} [start]
* @property {PointLike | null | undefined} [end]
*
* @typedef PointLike
* @property {number | null | undefined} [line]
* @property {number | null | undefined} [column]
* @property {number | null | undefined} [offset]
*/
/**
* Get the ending point of `node`.
*
* @param node
*   Node.
* @returns
*   Point.
*/
const pointEnd = point("end");
/**
* Get the starting point of `node`.
*
* @param node
*   Node.
* @returns
*   Point.
*/
const pointStart = point("start");
/**
* Get the positional info of `node`.
*
* @param {'end' | 'start'} type
*   Side.
* @returns
*   Getter.
*/
function point(type) {
	return point;
	/**
	* Get the point info of `node` at a bound side.
	*
	* @param {Node | NodeLike | null | undefined} [node]
	* @returns {Point | undefined}
	*/
	function point(node) {
		const point = node && node.position && node.position[type] || {};
		if (typeof point.line === "number" && point.line > 0 && typeof point.column === "number" && point.column > 0) return {
			line: point.line,
			column: point.column,
			offset: typeof point.offset === "number" && point.offset > -1 ? point.offset : void 0
		};
	}
}
/**
* Get the positional info of `node`.
*
* @param {Node | NodeLike | null | undefined} [node]
*   Node.
* @returns {Position | undefined}
*   Position.
*/
function position(node) {
	const start = pointStart(node);
	const end = pointEnd(node);
	if (start && end) return {
		start,
		end
	};
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/table.js
/**
* @import {Table} from 'mdast'
* @import {Element} from 'hast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `table` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {Table} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function table(state, node) {
	const rows = state.all(node);
	const firstRow = rows.shift();
	/** @type {Array<Element>} */
	const tableContent = [];
	if (firstRow) {
		/** @type {Element} */
		const head = {
			type: "element",
			tagName: "thead",
			properties: {},
			children: state.wrap([firstRow], true)
		};
		state.patch(node.children[0], head);
		tableContent.push(head);
	}
	if (rows.length > 0) {
		/** @type {Element} */
		const body = {
			type: "element",
			tagName: "tbody",
			properties: {},
			children: state.wrap(rows, true)
		};
		const start = pointStart(node.children[1]);
		const end = pointEnd(node.children[node.children.length - 1]);
		if (start && end) body.position = {
			start,
			end
		};
		tableContent.push(body);
	}
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "table",
		properties: {},
		children: state.wrap(tableContent, true)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/table-row.js
/**
* @import {Element, ElementContent, Properties} from 'hast'
* @import {Parents, TableRow} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `tableRow` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {TableRow} node
*   mdast node.
* @param {Parents | undefined} parent
*   Parent of `node`.
* @returns {Element}
*   hast node.
*/
function tableRow(state, node, parent) {
	const siblings = parent ? parent.children : void 0;
	const tagName = (siblings ? siblings.indexOf(node) : 1) === 0 ? "th" : "td";
	const align = parent && parent.type === "table" ? parent.align : void 0;
	const length = align ? align.length : node.children.length;
	let cellIndex = -1;
	/** @type {Array<ElementContent>} */
	const cells = [];
	while (++cellIndex < length) {
		const cell = node.children[cellIndex];
		/** @type {Properties} */
		const properties = {};
		const alignValue = align ? align[cellIndex] : void 0;
		if (alignValue) properties.align = alignValue;
		/** @type {Element} */
		let result = {
			type: "element",
			tagName,
			properties,
			children: []
		};
		if (cell) {
			result.children = state.all(cell);
			state.patch(cell, result);
			result = state.applyData(cell, result);
		}
		cells.push(result);
	}
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "tr",
		properties: {},
		children: state.wrap(cells, true)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/table-cell.js
/**
* @import {Element} from 'hast'
* @import {TableCell} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `tableCell` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {TableCell} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function tableCell(state, node) {
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "td",
		properties: {},
		children: state.all(node)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/trim-lines/index.js
const tab = 9;
const space = 32;
/**
* Remove initial and final spaces and tabs at the line breaks in `value`.
* Does not trim initial and final spaces and tabs of the value itself.
*
* @param {string} value
*   Value to trim.
* @returns {string}
*   Trimmed value.
*/
function trimLines(value) {
	const source = String(value);
	const search = /\r?\n|\r/g;
	let match = search.exec(source);
	let last = 0;
	/** @type {Array<string>} */
	const lines = [];
	while (match) {
		lines.push(trimLine(source.slice(last, match.index), last > 0, true), match[0]);
		last = match.index + match[0].length;
		match = search.exec(source);
	}
	lines.push(trimLine(source.slice(last), last > 0, false));
	return lines.join("");
}
/**
* @param {string} value
*   Line to trim.
* @param {boolean} start
*   Whether to trim the start of the line.
* @param {boolean} end
*   Whether to trim the end of the line.
* @returns {string}
*   Trimmed line.
*/
function trimLine(value, start, end) {
	let startIndex = 0;
	let endIndex = value.length;
	if (start) {
		let code = value.codePointAt(startIndex);
		while (code === tab || code === space) {
			startIndex++;
			code = value.codePointAt(startIndex);
		}
	}
	if (end) {
		let code = value.codePointAt(endIndex - 1);
		while (code === tab || code === space) {
			endIndex--;
			code = value.codePointAt(endIndex - 1);
		}
	}
	return endIndex > startIndex ? value.slice(startIndex, endIndex) : "";
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/text.js
/**
* @import {Element as HastElement, Text as HastText} from 'hast'
* @import {Text as MdastText} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `text` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {MdastText} node
*   mdast node.
* @returns {HastElement | HastText}
*   hast node.
*/
function text(state, node) {
	/** @type {HastText} */
	const result = {
		type: "text",
		value: trimLines(String(node.value))
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/thematic-break.js
/**
* @import {Element} from 'hast'
* @import {ThematicBreak} from 'mdast'
* @import {State} from '../state.js'
*/
/**
* Turn an mdast `thematicBreak` node into hast.
*
* @param {State} state
*   Info passed around.
* @param {ThematicBreak} node
*   mdast node.
* @returns {Element}
*   hast node.
*/
function thematicBreak(state, node) {
	/** @type {Element} */
	const result = {
		type: "element",
		tagName: "hr",
		properties: {},
		children: []
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/handlers/index.js
/**
* @import {Handlers} from '../state.js'
*/
/**
* Default handlers for nodes.
*
* @satisfies {Handlers}
*/
const handlers = {
	blockquote,
	break: hardBreak,
	code,
	delete: strikethrough,
	emphasis,
	footnoteReference,
	heading,
	html,
	imageReference,
	image,
	inlineCode,
	linkReference,
	link,
	listItem,
	list,
	paragraph,
	root,
	strong,
	table,
	tableCell,
	tableRow,
	text,
	thematicBreak,
	toml: ignore,
	yaml: ignore,
	definition: ignore,
	footnoteDefinition: ignore
};
function ignore() {}
//#endregion
//#region node_modules/@ungap/structured-clone/esm/deserialize.js
const { defineProperty } = Object;
const env = typeof self === "object" ? self : globalThis;
const guard = (name, init) => {
	switch (name) {
		case "Function":
		case "SharedWorker":
		case "Worker":
		case "eval":
		case "setInterval":
		case "setTimeout": throw new TypeError("unable to deserialize " + name);
	}
	return new env[name](init);
};
const deserializer = ($, _) => {
	const as = (out, index) => {
		$.set(index, out);
		return out;
	};
	const unpair = (index) => {
		if ($.has(index)) return $.get(index);
		const [type, value] = _[index];
		switch (type) {
			case 0:
			case -1: return as(value, index);
			case 1: {
				const arr = as([], index);
				for (const index of value) arr.push(unpair(index));
				return arr;
			}
			case 2: {
				const object = as({}, index);
				for (const [key, index] of value) {
					const k = unpair(key), value = unpair(index);
					if (k === "__proto__") defineProperty(object, k, {
						value,
						configurable: true,
						enumerable: true,
						writable: true
					});
					else object[k] = value;
				}
				return object;
			}
			case 3: return as(new Date(value), index);
			case 4: {
				const { source, flags } = value;
				return as(new RegExp(source, flags), index);
			}
			case 5: {
				const map = as(/* @__PURE__ */ new Map(), index);
				for (const [key, index] of value) map.set(unpair(key), unpair(index));
				return map;
			}
			case 6: {
				const set = as(/* @__PURE__ */ new Set(), index);
				for (const index of value) set.add(unpair(index));
				return set;
			}
			case 7: {
				const { name, message } = value;
				return as(typeof env[name] === "function" ? guard(name, message) : new Error(message), index);
			}
			case 8: return as(BigInt(value), index);
			case "BigInt": return as(Object(BigInt(value)), index);
			case "ArrayBuffer": return as(new Uint8Array(value).buffer, value);
			case "DataView": {
				const { buffer } = new Uint8Array(value);
				return as(new DataView(buffer), value);
			}
			case "-0": return -0;
		}
		return as(guard(type, value), index);
	};
	return unpair;
};
/**
* @typedef {Array<string,any>} Record a type representation
*/
/**
* Returns a deserialized value from a serialized array of Records.
* @param {Record[]} serialized a previously serialized value.
* @returns {any}
*/
const deserialize = (serialized) => deserializer(/* @__PURE__ */ new Map(), serialized)(0);
//#endregion
//#region node_modules/@ungap/structured-clone/esm/serialize.js
const EMPTY = "";
const { toString } = {};
const { keys, is } = Object;
const typeOf = (value) => {
	const type = typeof value;
	if (type !== "object" || !value) return [0, type];
	const asString = toString.call(value).slice(8, -1);
	switch (asString) {
		case "Array": return [1, EMPTY];
		case "Object": return [2, EMPTY];
		case "Date": return [3, EMPTY];
		case "RegExp": return [4, EMPTY];
		case "Map": return [5, EMPTY];
		case "Set": return [6, EMPTY];
		case "DataView": return [1, asString];
	}
	if (asString.includes("Array")) return [1, asString];
	if (value instanceof Error) return [7, value.name || "Error"];
	return [2, asString];
};
const shouldSkip = ([TYPE, type]) => TYPE === 0 && (type === "function" || type === "symbol");
const serializer = (strict, json, $, _) => {
	const as = (out, value) => {
		const index = _.push(out) - 1;
		$.set(value, index);
		return index;
	};
	const pair = (value) => {
		if ($.has(value)) return $.get(value);
		let [TYPE, type] = typeOf(value);
		switch (TYPE) {
			case 0: {
				let entry = value;
				switch (type) {
					case "bigint":
						TYPE = 8;
						entry = value.toString();
						break;
					case "number":
						if (!value && is(value, -0)) return _.push(["-0"]) - 1;
						break;
					case "function":
					case "symbol":
						if (strict) throw new TypeError("unable to serialize " + type);
						entry = null;
						break;
					case "undefined": return as([-1], value);
				}
				return as([TYPE, entry], value);
			}
			case 1: {
				if (type) {
					let spread = value;
					if (type === "DataView") spread = new Uint8Array(value.buffer);
					else if (type === "ArrayBuffer") spread = new Uint8Array(value);
					return as([type, [...spread]], value);
				}
				const arr = [];
				const index = as([TYPE, arr], value);
				for (const entry of value) arr.push(pair(entry));
				return index;
			}
			case 2: {
				if (type) switch (type) {
					case "BigInt": return as([type, value.toString()], value);
					case "Boolean":
					case "Number":
					case "String": return as([type, value.valueOf()], value);
				}
				if (json && "toJSON" in value) return pair(value.toJSON());
				const entries = [];
				const index = as([TYPE, entries], value);
				for (const key of keys(value)) if (strict || !shouldSkip(typeOf(value[key]))) entries.push([pair(key), pair(value[key])]);
				return index;
			}
			case 3: return as([TYPE, isNaN(value.getTime()) ? EMPTY : value.toISOString()], value);
			case 4: {
				const { source, flags } = value;
				return as([TYPE, {
					source,
					flags
				}], value);
			}
			case 5: {
				const entries = [];
				const index = as([TYPE, entries], value);
				for (const [key, entry] of value) if (strict || !(shouldSkip(typeOf(key)) || shouldSkip(typeOf(entry)))) entries.push([pair(key), pair(entry)]);
				return index;
			}
			case 6: {
				const entries = [];
				const index = as([TYPE, entries], value);
				for (const entry of value) if (strict || !shouldSkip(typeOf(entry))) entries.push(pair(entry));
				return index;
			}
		}
		const { message } = value;
		return as([TYPE, {
			name: type,
			message
		}], value);
	};
	return pair;
};
/**
* @typedef {Array<string,any>} Record a type representation
*/
/**
* Returns an array of serialized Records.
* @param {any} value a serializable value.
* @param {{json?: boolean, lossy?: boolean}?} options an object with a `lossy` or `json` property that,
*  if `true`, will not throw errors on incompatible types, and behave more
*  like JSON stringify would behave. Symbol and Function will be discarded.
* @returns {Record[]}
*/
const serialize = (value, { json, lossy } = {}) => {
	const _ = [];
	return serializer(!(json || lossy), !!json, /* @__PURE__ */ new Map(), _)(value), _;
};
//#endregion
//#region node_modules/@ungap/structured-clone/esm/index.js
/**
* @typedef {Array<string,any>} Record a type representation
*/
/**
* Returns an array of serialized Records.
* @param {any} any a serializable value.
* @param {{transfer?: any[], json?: boolean, lossy?: boolean}?} options an object with
* a transfer option (ignored when polyfilled) and/or non standard fields that
* fallback to the polyfill if present.
* @returns {Record[]}
*/
var esm_default = typeof structuredClone === "function" ? (any, options) => options && ("json" in options || "lossy" in options) ? deserialize(serialize(any, options)) : structuredClone(any) : (any, options) => deserialize(serialize(any, options));
//#endregion
//#region node_modules/mdast-util-to-hast/lib/footer.js
/**
* @import {ElementContent, Element} from 'hast'
* @import {State} from './state.js'
*/
/**
* @callback FootnoteBackContentTemplate
*   Generate content for the backreference dynamically.
*
*   For the following markdown:
*
*   ```markdown
*   Alpha[^micromark], bravo[^micromark], and charlie[^remark].
*
*   [^remark]: things about remark
*   [^micromark]: things about micromark
*   ```
*
*   This function will be called with:
*
*   *  `0` and `0` for the backreference from `things about micromark` to
*      `alpha`, as it is the first used definition, and the first call to it
*   *  `0` and `1` for the backreference from `things about micromark` to
*      `bravo`, as it is the first used definition, and the second call to it
*   *  `1` and `0` for the backreference from `things about remark` to
*      `charlie`, as it is the second used definition
* @param {number} referenceIndex
*   Index of the definition in the order that they are first referenced,
*   0-indexed.
* @param {number} rereferenceIndex
*   Index of calls to the same definition, 0-indexed.
* @returns {Array<ElementContent> | ElementContent | string}
*   Content for the backreference when linking back from definitions to their
*   reference.
*
* @callback FootnoteBackLabelTemplate
*   Generate a back label dynamically.
*
*   For the following markdown:
*
*   ```markdown
*   Alpha[^micromark], bravo[^micromark], and charlie[^remark].
*
*   [^remark]: things about remark
*   [^micromark]: things about micromark
*   ```
*
*   This function will be called with:
*
*   *  `0` and `0` for the backreference from `things about micromark` to
*      `alpha`, as it is the first used definition, and the first call to it
*   *  `0` and `1` for the backreference from `things about micromark` to
*      `bravo`, as it is the first used definition, and the second call to it
*   *  `1` and `0` for the backreference from `things about remark` to
*      `charlie`, as it is the second used definition
* @param {number} referenceIndex
*   Index of the definition in the order that they are first referenced,
*   0-indexed.
* @param {number} rereferenceIndex
*   Index of calls to the same definition, 0-indexed.
* @returns {string}
*   Back label to use when linking back from definitions to their reference.
*/
/**
* Generate the default content that GitHub uses on backreferences.
*
* @param {number} _
*   Index of the definition in the order that they are first referenced,
*   0-indexed.
* @param {number} rereferenceIndex
*   Index of calls to the same definition, 0-indexed.
* @returns {Array<ElementContent>}
*   Content.
*/
function defaultFootnoteBackContent(_, rereferenceIndex) {
	/** @type {Array<ElementContent>} */
	const result = [{
		type: "text",
		value: "↩"
	}];
	if (rereferenceIndex > 1) result.push({
		type: "element",
		tagName: "sup",
		properties: {},
		children: [{
			type: "text",
			value: String(rereferenceIndex)
		}]
	});
	return result;
}
/**
* Generate the default label that GitHub uses on backreferences.
*
* @param {number} referenceIndex
*   Index of the definition in the order that they are first referenced,
*   0-indexed.
* @param {number} rereferenceIndex
*   Index of calls to the same definition, 0-indexed.
* @returns {string}
*   Label.
*/
function defaultFootnoteBackLabel(referenceIndex, rereferenceIndex) {
	return "Back to reference " + (referenceIndex + 1) + (rereferenceIndex > 1 ? "-" + rereferenceIndex : "");
}
/**
* Generate a hast footer for called footnote definitions.
*
* @param {State} state
*   Info passed around.
* @returns {Element | undefined}
*   `section` element or `undefined`.
*/
function footer(state) {
	const clobberPrefix = typeof state.options.clobberPrefix === "string" ? state.options.clobberPrefix : "user-content-";
	const footnoteBackContent = state.options.footnoteBackContent || defaultFootnoteBackContent;
	const footnoteBackLabel = state.options.footnoteBackLabel || defaultFootnoteBackLabel;
	const footnoteLabel = state.options.footnoteLabel || "Footnotes";
	const footnoteLabelTagName = state.options.footnoteLabelTagName || "h2";
	const footnoteLabelProperties = state.options.footnoteLabelProperties || { className: ["sr-only"] };
	/** @type {Array<Array<ElementContent>>} */
	const contents = [];
	/** @type {Array<ElementContent>} */
	const listItems = [];
	let referenceIndex = -1;
	while (++referenceIndex < state.footnoteOrder.length) {
		const definition = state.footnoteById.get(state.footnoteOrder[referenceIndex]);
		if (definition) contents[referenceIndex] = state.all(definition);
	}
	referenceIndex = -1;
	while (++referenceIndex < state.footnoteOrder.length) {
		const definition = state.footnoteById.get(state.footnoteOrder[referenceIndex]);
		if (!definition) continue;
		const content = contents[referenceIndex];
		const id = String(definition.identifier).toUpperCase();
		const safeId = normalizeUri(id.toLowerCase());
		let rereferenceIndex = 0;
		/** @type {Array<ElementContent>} */
		const backReferences = [];
		const counts = state.footnoteCounts.get(id);
		while (counts !== void 0 && ++rereferenceIndex <= counts) {
			if (backReferences.length > 0) backReferences.push({
				type: "text",
				value: " "
			});
			let children = typeof footnoteBackContent === "string" ? footnoteBackContent : footnoteBackContent(referenceIndex, rereferenceIndex);
			if (typeof children === "string") children = {
				type: "text",
				value: children
			};
			backReferences.push({
				type: "element",
				tagName: "a",
				properties: {
					href: "#" + clobberPrefix + "fnref-" + safeId + (rereferenceIndex > 1 ? "-" + rereferenceIndex : ""),
					dataFootnoteBackref: "",
					ariaLabel: typeof footnoteBackLabel === "string" ? footnoteBackLabel : footnoteBackLabel(referenceIndex, rereferenceIndex),
					className: ["data-footnote-backref"]
				},
				children: Array.isArray(children) ? children : [children]
			});
		}
		const tail = content[content.length - 1];
		if (tail && tail.type === "element" && tail.tagName === "p") {
			const tailTail = tail.children[tail.children.length - 1];
			if (tailTail && tailTail.type === "text") tailTail.value += " ";
			else tail.children.push({
				type: "text",
				value: " "
			});
			tail.children.push(...backReferences);
		} else content.push(...backReferences);
		/** @type {Element} */
		const listItem = {
			type: "element",
			tagName: "li",
			properties: { id: clobberPrefix + "fn-" + safeId },
			children: state.wrap(content, true)
		};
		state.patch(definition, listItem);
		listItems.push(listItem);
	}
	if (listItems.length === 0) return;
	return {
		type: "element",
		tagName: "section",
		properties: {
			dataFootnotes: true,
			className: ["footnotes"]
		},
		children: [
			{
				type: "element",
				tagName: footnoteLabelTagName,
				properties: {
					...esm_default(footnoteLabelProperties),
					id: "footnote-label"
				},
				children: [{
					type: "text",
					value: footnoteLabel
				}]
			},
			{
				type: "text",
				value: "\n"
			},
			{
				type: "element",
				tagName: "ol",
				properties: {},
				children: state.wrap(listItems, true)
			},
			{
				type: "text",
				value: "\n"
			}
		]
	};
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/state.js
/**
* @import {
*   ElementContent as HastElementContent,
*   Element as HastElement,
*   Nodes as HastNodes,
*   Properties as HastProperties,
*   RootContent as HastRootContent,
*   Text as HastText
* } from 'hast'
* @import {
*   Definition as MdastDefinition,
*   FootnoteDefinition as MdastFootnoteDefinition,
*   Nodes as MdastNodes,
*   Parents as MdastParents
* } from 'mdast'
* @import {VFile} from 'vfile'
* @import {
*   FootnoteBackContentTemplate,
*   FootnoteBackLabelTemplate
* } from './footer.js'
*/
/**
* @callback Handler
*   Handle a node.
* @param {State} state
*   Info passed around.
* @param {any} node
*   mdast node to handle.
* @param {MdastParents | undefined} parent
*   Parent of `node`.
* @returns {Array<HastElementContent> | HastElementContent | undefined}
*   hast node.
*
* @typedef {Partial<Record<MdastNodes['type'], Handler>>} Handlers
*   Handle nodes.
*
* @typedef Options
*   Configuration (optional).
* @property {boolean | null | undefined} [allowDangerousHtml=false]
*   Whether to persist raw HTML in markdown in the hast tree (default:
*   `false`).
* @property {string | null | undefined} [clobberPrefix='user-content-']
*   Prefix to use before the `id` property on footnotes to prevent them from
*   *clobbering* (default: `'user-content-'`).
*
*   Pass `''` for trusted markdown and when you are careful with
*   polyfilling.
*   You could pass a different prefix.
*
*   DOM clobbering is this:
*
*   ```html
*   <p id="x"></p>
*   <script>alert(x) // `x` now refers to the `p#x` DOM element<\/script>
*   ```
*
*   The above example shows that elements are made available by browsers, by
*   their ID, on the `window` object.
*   This is a security risk because you might be expecting some other variable
*   at that place.
*   It can also break polyfills.
*   Using a prefix solves these problems.
* @property {VFile | null | undefined} [file]
*   Corresponding virtual file representing the input document (optional).
* @property {FootnoteBackContentTemplate | string | null | undefined} [footnoteBackContent]
*   Content of the backreference back to references (default: `defaultFootnoteBackContent`).
*
*   The default value is:
*
*   ```js
*   function defaultFootnoteBackContent(_, rereferenceIndex) {
*     const result = [{type: 'text', value: '↩'}]
*
*     if (rereferenceIndex > 1) {
*       result.push({
*         type: 'element',
*         tagName: 'sup',
*         properties: {},
*         children: [{type: 'text', value: String(rereferenceIndex)}]
*       })
*     }
*
*     return result
*   }
*   ```
*
*   This content is used in the `a` element of each backreference (the `↩`
*   links).
* @property {FootnoteBackLabelTemplate | string | null | undefined} [footnoteBackLabel]
*   Label to describe the backreference back to references (default:
*   `defaultFootnoteBackLabel`).
*
*   The default value is:
*
*   ```js
*   function defaultFootnoteBackLabel(referenceIndex, rereferenceIndex) {
*    return (
*      'Back to reference ' +
*      (referenceIndex + 1) +
*      (rereferenceIndex > 1 ? '-' + rereferenceIndex : '')
*    )
*   }
*   ```
*
*   Change it when the markdown is not in English.
*
*   This label is used in the `ariaLabel` property on each backreference
*   (the `↩` links).
*   It affects users of assistive technology.
* @property {string | null | undefined} [footnoteLabel='Footnotes']
*   Textual label to use for the footnotes section (default: `'Footnotes'`).
*
*   Change it when the markdown is not in English.
*
*   This label is typically hidden visually (assuming a `sr-only` CSS class
*   is defined that does that) and so affects screen readers only.
*   If you do have such a class, but want to show this section to everyone,
*   pass different properties with the `footnoteLabelProperties` option.
* @property {HastProperties | null | undefined} [footnoteLabelProperties={className: ['sr-only']}]
*   Properties to use on the footnote label (default: `{className:
*   ['sr-only']}`).
*
*   Change it to show the label and add other properties.
*
*   This label is typically hidden visually (assuming an `sr-only` CSS class
*   is defined that does that) and so affects screen readers only.
*   If you do have such a class, but want to show this section to everyone,
*   pass an empty string.
*   You can also add different properties.
*
*   > **Note**: `id: 'footnote-label'` is always added, because footnote
*   > calls use it with `aria-describedby` to provide an accessible label.
* @property {string | null | undefined} [footnoteLabelTagName='h2']
*   HTML tag name to use for the footnote label element (default: `'h2'`).
*
*   Change it to match your document structure.
*
*   This label is typically hidden visually (assuming a `sr-only` CSS class
*   is defined that does that) and so affects screen readers only.
*   If you do have such a class, but want to show this section to everyone,
*   pass different properties with the `footnoteLabelProperties` option.
* @property {Handlers | null | undefined} [handlers]
*   Extra handlers for nodes (optional).
* @property {Array<MdastNodes['type']> | null | undefined} [passThrough]
*   List of custom mdast node types to pass through (keep) in hast (note that
*   the node itself is passed, but eventual children are transformed)
*   (optional).
* @property {Handler | null | undefined} [unknownHandler]
*   Handler for all unknown nodes (optional).
*
* @typedef State
*   Info passed around.
* @property {(node: MdastNodes) => Array<HastElementContent>} all
*   Transform the children of an mdast parent to hast.
* @property {<Type extends HastNodes>(from: MdastNodes, to: Type) => HastElement | Type} applyData
*   Honor the `data` of `from`, and generate an element instead of `node`.
* @property {Map<string, MdastDefinition>} definitionById
*   Definitions by their identifier.
* @property {Map<string, MdastFootnoteDefinition>} footnoteById
*   Footnote definitions by their identifier.
* @property {Map<string, number>} footnoteCounts
*   Counts for how often the same footnote was called.
* @property {Array<string>} footnoteOrder
*   Identifiers of order when footnote calls first appear in tree order.
* @property {Handlers} handlers
*   Applied handlers.
* @property {(node: MdastNodes, parent: MdastParents | undefined) => Array<HastElementContent> | HastElementContent | undefined} one
*   Transform an mdast node to hast.
* @property {Options} options
*   Configuration.
* @property {(from: MdastNodes, node: HastNodes) => undefined} patch
*   Copy a node’s positional info.
* @property {<Type extends HastRootContent>(nodes: Array<Type>, loose?: boolean | undefined) => Array<HastText | Type>} wrap
*   Wrap `nodes` with line endings between each node, adds initial/final line endings when `loose`.
*/
const own = {}.hasOwnProperty;
/** @type {Options} */
const emptyOptions$2 = {};
/**
* Create `state` from an mdast tree.
*
* @param {MdastNodes} tree
*   mdast node to transform.
* @param {Options | null | undefined} [options]
*   Configuration (optional).
* @returns {State}
*   `state` function.
*/
function createState(tree, options) {
	const settings = options || emptyOptions$2;
	/** @type {Map<string, MdastDefinition>} */
	const definitionById = /* @__PURE__ */ new Map();
	/** @type {Map<string, MdastFootnoteDefinition>} */
	const footnoteById = /* @__PURE__ */ new Map();
	/** @type {State} */
	const state = {
		all,
		applyData,
		definitionById,
		footnoteById,
		footnoteCounts: /* @__PURE__ */ new Map(),
		footnoteOrder: [],
		handlers: {
			...handlers,
			...settings.handlers
		},
		one,
		options: settings,
		patch,
		wrap
	};
	visit(tree, function(node) {
		if (node.type === "definition" || node.type === "footnoteDefinition") {
			const id = String(node.identifier).toUpperCase();
			if (node.type === "definition") {
				if (!definitionById.has(id)) definitionById.set(id, node);
			} else if (!footnoteById.has(id)) footnoteById.set(id, node);
		}
	});
	return state;
	/**
	* Transform an mdast node into a hast node.
	*
	* @param {MdastNodes} node
	*   mdast node.
	* @param {MdastParents | undefined} [parent]
	*   Parent of `node`.
	* @returns {Array<HastElementContent> | HastElementContent | undefined}
	*   Resulting hast node.
	*/
	function one(node, parent) {
		const { type } = node;
		const handle = state.handlers[type];
		if (own.call(state.handlers, type) && handle) return handle(state, node, parent);
		if (state.options.passThrough && state.options.passThrough.includes(type)) {
			if ("children" in node) {
				const { children, ...shallow } = node;
				return {
					...esm_default(shallow),
					children: state.all(node)
				};
			}
			return esm_default(node);
		}
		return (state.options.unknownHandler || defaultUnknownHandler)(state, node, parent);
	}
	/**
	* Transform the children of an mdast node into hast nodes.
	*
	* @param {MdastNodes} parent
	*   mdast node to compile
	* @returns {Array<HastElementContent>}
	*   Resulting hast nodes.
	*/
	function all(parent) {
		/** @type {Array<HastElementContent>} */
		const values = [];
		if ("children" in parent) {
			const nodes = parent.children;
			let index = -1;
			while (++index < nodes.length) {
				const result = state.one(nodes[index], parent);
				if (result) {
					if (index && nodes[index - 1].type === "break") {
						if (!Array.isArray(result) && result.type === "text") result.value = trimMarkdownSpaceStart(result.value);
						if (!Array.isArray(result) && result.type === "element") {
							const head = result.children[0];
							if (head && head.type === "text") head.value = trimMarkdownSpaceStart(head.value);
						}
					}
					if (Array.isArray(result)) values.push(...result);
					else values.push(result);
				}
			}
		}
		return values;
	}
}
/**
* Copy a node’s positional info.
*
* @param {MdastNodes} from
*   mdast node to copy from.
* @param {HastNodes} to
*   hast node to copy into.
* @returns {undefined}
*   Nothing.
*/
function patch(from, to) {
	if (from.position) to.position = position(from);
}
/**
* Honor the `data` of `from` and maybe generate an element instead of `to`.
*
* @template {HastNodes} Type
*   Node type.
* @param {MdastNodes} from
*   mdast node to use data from.
* @param {Type} to
*   hast node to change.
* @returns {HastElement | Type}
*   Nothing.
*/
function applyData(from, to) {
	/** @type {HastElement | Type} */
	let result = to;
	if (from && from.data) {
		const { hChildren, hName, hProperties } = from.data;
		if (typeof hName === "string") if (result.type === "element") result.tagName = hName;
		else result = {
			type: "element",
			tagName: hName,
			properties: {},
			children: "children" in result ? result.children : [result]
		};
		if (result.type === "element" && hProperties) Object.assign(result.properties, esm_default(hProperties));
		if ("children" in result && result.children && hChildren !== null && hChildren !== void 0) result.children = hChildren;
	}
	return result;
}
/**
* Transform an unknown node.
*
* @param {State} state
*   Info passed around.
* @param {MdastNodes} node
*   Unknown mdast node.
* @returns {HastElement | HastText}
*   Resulting hast node.
*/
function defaultUnknownHandler(state, node) {
	const data = node.data || {};
	/** @type {HastElement | HastText} */
	const result = "value" in node && !(own.call(data, "hProperties") || own.call(data, "hChildren")) ? {
		type: "text",
		value: node.value
	} : {
		type: "element",
		tagName: "div",
		properties: {},
		children: state.all(node)
	};
	state.patch(node, result);
	return state.applyData(node, result);
}
/**
* Wrap `nodes` with line endings between each node.
*
* @template {HastRootContent} Type
*   Node type.
* @param {Array<Type>} nodes
*   List of nodes to wrap.
* @param {boolean | undefined} [loose=false]
*   Whether to add line endings at start and end (default: `false`).
* @returns {Array<HastText | Type>}
*   Wrapped nodes.
*/
function wrap(nodes, loose) {
	/** @type {Array<HastText | Type>} */
	const result = [];
	let index = -1;
	if (loose) result.push({
		type: "text",
		value: "\n"
	});
	while (++index < nodes.length) {
		if (index) result.push({
			type: "text",
			value: "\n"
		});
		result.push(nodes[index]);
	}
	if (loose && nodes.length > 0) result.push({
		type: "text",
		value: "\n"
	});
	return result;
}
/**
* Trim spaces and tabs at the start of `value`.
*
* @param {string} value
*   Value to trim.
* @returns {string}
*   Result.
*/
function trimMarkdownSpaceStart(value) {
	let index = 0;
	let code = value.charCodeAt(index);
	while (code === 9 || code === 32) {
		index++;
		code = value.charCodeAt(index);
	}
	return value.slice(index);
}
//#endregion
//#region node_modules/mdast-util-to-hast/lib/index.js
/**
* @import {Nodes as HastNodes} from 'hast'
* @import {Nodes as MdastNodes} from 'mdast'
* @import {Options} from './state.js'
*/
/**
* Transform mdast to hast.
*
* ##### Notes
*
* ###### HTML
*
* Raw HTML is available in mdast as `html` nodes and can be embedded in hast
* as semistandard `raw` nodes.
* Most utilities ignore `raw` nodes but two notable ones don’t:
*
* *   `hast-util-to-html` also has an option `allowDangerousHtml` which will
*     output the raw HTML.
*     This is typically discouraged as noted by the option name but is useful
*     if you completely trust authors
* *   `hast-util-raw` can handle the raw embedded HTML strings by parsing them
*     into standard hast nodes (`element`, `text`, etc).
*     This is a heavy task as it needs a full HTML parser, but it is the only
*     way to support untrusted content
*
* ###### Footnotes
*
* Many options supported here relate to footnotes.
* Footnotes are not specified by CommonMark, which we follow by default.
* They are supported by GitHub, so footnotes can be enabled in markdown with
* `mdast-util-gfm`.
*
* The options `footnoteBackLabel` and `footnoteLabel` define natural language
* that explains footnotes, which is hidden for sighted users but shown to
* assistive technology.
* When your page is not in English, you must define translated values.
*
* Back references use ARIA attributes, but the section label itself uses a
* heading that is hidden with an `sr-only` class.
* To show it to sighted users, define different attributes in
* `footnoteLabelProperties`.
*
* ###### Clobbering
*
* Footnotes introduces a problem, as it links footnote calls to footnote
* definitions on the page through `id` attributes generated from user content,
* which results in DOM clobbering.
*
* DOM clobbering is this:
*
* ```html
* <p id=x></p>
* <script>alert(x) // `x` now refers to the DOM `p#x` element<\/script>
* ```
*
* Elements by their ID are made available by browsers on the `window` object,
* which is a security risk.
* Using a prefix solves this problem.
*
* More information on how to handle clobbering and the prefix is explained in
* Example: headings (DOM clobbering) in `rehype-sanitize`.
*
* ###### Unknown nodes
*
* Unknown nodes are nodes with a type that isn’t in `handlers` or `passThrough`.
* The default behavior for unknown nodes is:
*
* *   when the node has a `value` (and doesn’t have `data.hName`,
*     `data.hProperties`, or `data.hChildren`, see later), create a hast `text`
*     node
* *   otherwise, create a `<div>` element (which could be changed with
*     `data.hName`), with its children mapped from mdast to hast as well
*
* This behavior can be changed by passing an `unknownHandler`.
*
* @param {MdastNodes} tree
*   mdast tree.
* @param {Options | null | undefined} [options]
*   Configuration (optional).
* @returns {HastNodes}
*   hast tree.
*/
function toHast(tree, options) {
	const state = createState(tree, options);
	const node = state.one(tree, void 0);
	const foot = footer(state);
	/** @type {HastNodes} */
	const result = Array.isArray(node) ? {
		type: "root",
		children: node
	} : node || {
		type: "root",
		children: []
	};
	if (foot) {
		"children" in result;
		result.children.push({
			type: "text",
			value: "\n"
		}, foot);
	}
	return result;
}
//#endregion
//#region src/render/syntax/to-html-tree.ts
const keepNode = (_, node) => node;
const toHastOptions = {
	passThrough: [
		"mdxFlowExpression",
		"mdxJsxFlowElement",
		"mdxJsxTextElement",
		"mdxTextExpression"
	],
	allowDangerousHtml: true,
	handlers: {
		mdxjsEsm: () => void 0,
		yaml: () => void 0,
		html: keepNode,
		code: keepNode,
		math: keepNode,
		blockquote(state, node) {
			const { callout } = node.data ?? {};
			if (callout === void 0) return handlers.blockquote(state, node);
			return {
				type: "mdxJsxFlowElement",
				name: callout,
				attributes: [],
				children: state.all(node)
			};
		},
		emphasis(state, node) {
			const { badge } = node.data ?? {};
			if (badge === void 0) return handlers.emphasis(state, node);
			const { color } = badge;
			return {
				type: "mdxJsxTextElement",
				name: "Badge",
				attributes: color === void 0 ? [] : [{
					type: "mdxJsxAttribute",
					name: "color",
					value: color
				}],
				children: state.all(node)
			};
		},
		heading(state, node) {
			const heading = headingText(node);
			const children = state.all(node);
			if (heading.id !== void 0) removeId(children);
			return {
				type: "heading",
				depth: node.depth,
				children,
				position: node.position,
				data: { heading }
			};
		}
	}
};
/** Removes the marker of an explicit id, which `markHeadingIds` adds, from the end of a heading. */
function removeId(children) {
	const last = children.at(-1);
	if (last?.type === "text") last.value = last.value.replace(/\s*\u{E000}#[^\u{E001}]*\u{E001}\s*$/u, "");
}
/**
* Converts a Markdown tree to an HTML tree. Doesn't convert the nodes that the renderer handles: MDX elements and
* expressions, code blocks (`code`), formulas (`math`), raw HTML (`html`), and headings (`heading` with
* `data.heading`).
*
* @param tree An mdast tree.
*/
function toHtmlTree(tree) {
	return toHast(tree, toHastOptions);
}
//#endregion
//#region node_modules/estree-util-is-identifier-name/lib/index.js
const nameRe = /^[$_\p{ID_Start}][$_\u{200C}\u{200D}\p{ID_Continue}]*$/u;
const nameReJsx = /^[$_\p{ID_Start}][-$_\u{200C}\u{200D}\p{ID_Continue}]*$/u;
/** @type {Options} */
const emptyOptions$1 = {};
/**
* Checks if the given value is a valid identifier name.
*
* @param {string} name
*   Identifier to check.
* @param {Options | null | undefined} [options]
*   Configuration (optional).
* @returns {boolean}
*   Whether `name` can be an identifier.
*/
function name(name, options) {
	return ((options || emptyOptions$1).jsx ? nameReJsx : nameRe).test(name);
}
//#endregion
//#region node_modules/estree-util-build-jsx/lib/index.js
/**
* @typedef {import('estree-jsx').Expression} Expression
* @typedef {import('estree-jsx').Identifier} Identifier
* @typedef {import('estree-jsx').ImportSpecifier} ImportSpecifier
* @typedef {import('estree-jsx').JSXAttribute} JSXAttribute
* @typedef {import('estree-jsx').JSXIdentifier} JSXIdentifier
* @typedef {import('estree-jsx').JSXMemberExpression} JSXMemberExpression
* @typedef {import('estree-jsx').JSXNamespacedName} JSXNamespacedName
* @typedef {import('estree-jsx').Literal} Literal
* @typedef {import('estree-jsx').MemberExpression} MemberExpression
* @typedef {import('estree-jsx').Node} Node
* @typedef {import('estree-jsx').ObjectExpression} ObjectExpression
* @typedef {import('estree-jsx').Property} Property
* @typedef {import('estree-jsx').SpreadElement} SpreadElement
*
* @typedef {'automatic' | 'classic'} Runtime
*   How to transform JSX.
*
* @typedef Options
*   Configuration.
*
*   > 👉 **Note**: you can also configure `runtime`, `importSource`, `pragma`,
*   > and `pragmaFrag` from within files through comments.
* @property {Runtime | null | undefined} [runtime='classic']
*   Choose the runtime (default: `'classic'`).
*
*   Comment form: `@jsxRuntime theRuntime`.
* @property {string | null | undefined} [importSource='react']
*   Place to import `jsx`, `jsxs`, `jsxDEV`, and `Fragment` from, when the
*   effective runtime is automatic (default: `'react'`).
*
*   Comment form: `@jsxImportSource theSource`.
*
*   > 👉 **Note**: `/jsx-runtime` or `/jsx-dev-runtime` is appended to this
*   > provided source.
*   > In CJS, that can resolve to a file (as in `theSource/jsx-runtime.js`),
*   > but for ESM an export map needs to be set up to point to files:
*   >
*   > ```js
*   > // …
*   > "exports": {
*   >   // …
*   >   "./jsx-runtime": "./path/to/jsx-runtime.js",
*   >   "./jsx-dev-runtime": "./path/to/jsx-runtime.js"
*   >   // …
*   > ```
* @property {string | null | undefined} [pragma='React.createElement']
*   Identifier or member expression to call when the effective runtime is
*   classic (default: `'React.createElement'`).
*
*   Comment form: `@jsx identifier`.
* @property {string | null | undefined} [pragmaFrag='React.Fragment']
*   Identifier or member expression to use as a symbol for fragments when the
*   effective runtime is classic (default: `'React.Fragment'`).
*
*   Comment form: `@jsxFrag identifier`.
* @property {boolean | null | undefined} [development=false]
*   When in the automatic runtime, whether to import
*   `theSource/jsx-dev-runtime.js`, use `jsxDEV`, and pass location info when
*   available (default: `false`).
*
*   This helps debugging but adds a lot of code that you don’t want in
*   production.
* @property {string | null | undefined} [filePath]
*   File path to the original source file (optional).
*
*   Passed in location info to `jsxDEV` when using the automatic runtime with
*   `development: true`.
*
* @typedef Annotations
*   State where info from comments is gathered.
* @property {string | undefined} [jsx]
*   JSX identifier (`pragma`).
* @property {string | undefined} [jsxFrag]
*   JSX identifier of fragment (`pragmaFrag`).
* @property {string | undefined} [jsxImportSource]
*   Where to import an automatic JSX runtime from.
* @property {Runtime | undefined} [jsxRuntime]
*   Runtime.
*
* @typedef Imports
*   State of used identifiers from the automatic runtime.
* @property {boolean | undefined} [fragment]
*   Symbol of `Fragment`.
* @property {boolean | undefined} [jsx]
*   Symbol of `jsx`.
* @property {boolean | undefined} [jsxs]
*   Symbol of `jsxs`.
* @property {boolean | undefined} [jsxDEV]
*   Symbol of `jsxDEV`.
*/
const regex = /@(jsx|jsxFrag|jsxImportSource|jsxRuntime)\s+(\S+)/g;
/**
* Turn JSX in `tree` into function calls: `<x />` -> `h('x')`!
*
* ###### Algorithm
*
* In almost all cases, this utility is the same as the Babel plugin, except that
* they work on slightly different syntax trees.
*
* Some differences:
*
* *   no pure annotations things
* *   `this` is not a component: `<this>` -> `h('this')`, not `h(this)`
* *   namespaces are supported: `<a:b c:d>` -> `h('a:b', {'c:d': true})`,
*     which throws by default in Babel or can be turned on with `throwIfNamespace`
* *   no `useSpread`, `useBuiltIns`, or `filter` options
*
* @param {Node} tree
*   Tree to transform (typically `Program`).
* @param {Options | null | undefined} [options]
*   Configuration (optional).
* @returns {undefined}
*   Nothing.
*/
function buildJsx(tree, options) {
	const config = options || {};
	let automatic = config.runtime === "automatic";
	/** @type {Annotations} */
	const annotations = {};
	/** @type {Imports} */
	const imports = {};
	walk(tree, {
		enter(node) {
			if (node.type === "Program") {
				const comments = node.comments || [];
				let index = -1;
				while (++index < comments.length) {
					regex.lastIndex = 0;
					let match = regex.exec(comments[index].value);
					while (match) {
						annotations[match[1]] = match[2];
						match = regex.exec(comments[index].value);
					}
				}
				if (annotations.jsxRuntime) if (annotations.jsxRuntime === "automatic") {
					automatic = true;
					if (annotations.jsx) throw new Error("Unexpected `@jsx` pragma w/ automatic runtime");
					if (annotations.jsxFrag) throw new Error("Unexpected `@jsxFrag` pragma w/ automatic runtime");
				} else if (annotations.jsxRuntime === "classic") {
					automatic = false;
					if (annotations.jsxImportSource) throw new Error("Unexpected `@jsxImportSource` w/ classic runtime");
				} else throw new Error("Unexpected `jsxRuntime` `" + annotations.jsxRuntime + "`, expected `automatic` or `classic`");
			}
		},
		leave(node) {
			if (node.type === "Program") {
				/** @type {Array<ImportSpecifier>} */
				const specifiers = [];
				if (imports.fragment) specifiers.push({
					type: "ImportSpecifier",
					imported: {
						type: "Identifier",
						name: "Fragment"
					},
					local: {
						type: "Identifier",
						name: "_Fragment"
					}
				});
				if (imports.jsx) specifiers.push({
					type: "ImportSpecifier",
					imported: {
						type: "Identifier",
						name: "jsx"
					},
					local: {
						type: "Identifier",
						name: "_jsx"
					}
				});
				if (imports.jsxs) specifiers.push({
					type: "ImportSpecifier",
					imported: {
						type: "Identifier",
						name: "jsxs"
					},
					local: {
						type: "Identifier",
						name: "_jsxs"
					}
				});
				if (imports.jsxDEV) specifiers.push({
					type: "ImportSpecifier",
					imported: {
						type: "Identifier",
						name: "jsxDEV"
					},
					local: {
						type: "Identifier",
						name: "_jsxDEV"
					}
				});
				if (specifiers.length > 0) {
					let injectIndex = 0;
					while (injectIndex < node.body.length) {
						const child = node.body[injectIndex];
						if ("directive" in child && child.directive) injectIndex++;
						else break;
					}
					node.body.splice(injectIndex, 0, {
						type: "ImportDeclaration",
						specifiers,
						source: {
							type: "Literal",
							value: (annotations.jsxImportSource || config.importSource || "react") + (config.development ? "/jsx-dev-runtime" : "/jsx-runtime")
						}
					});
				}
			}
			if (node.type !== "JSXElement" && node.type !== "JSXFragment") return;
			/** @type {Array<Expression>} */
			const children = [];
			let index = -1;
			while (++index < node.children.length) {
				const child = node.children[index];
				if (child.type === "JSXExpressionContainer") {
					if (child.expression.type !== "JSXEmptyExpression") children.push(child.expression);
				} else if (child.type === "JSXText") {
					const value = child.value.replace(/\t/g, " ").replace(/ *(\r?\n|\r) */g, "\n").replace(/\n+/g, "\n").replace(/\n+$/, "").replace(/^\n+/, "").replace(/\n/g, " ");
					if (value) {
						/** @type {Node} */
						const text = {
							type: "Literal",
							value
						};
						create(child, text);
						children.push(text);
					}
				} else {
					child.type !== "JSXElement" && child.type !== "JSXFragment" && child.type;
					children.push(child);
				}
			}
			/** @type {Identifier | Literal | MemberExpression} */
			let name;
			/** @type {Array<Property | SpreadElement>} */
			const fields = [];
			/** @type {Array<Expression>} */
			let parameters = [];
			/** @type {Expression | undefined} */
			let key;
			if (node.type === "JSXElement") {
				name = toIdentifier(node.openingElement.name);
				if (name.type === "Identifier" && /^[a-z]/.test(name.name)) {
					/** @type {Node} */
					const next = {
						type: "Literal",
						value: name.name
					};
					create(name, next);
					name = next;
				}
				/** @type {boolean | undefined} */
				let spread;
				const attributes = node.openingElement.attributes;
				let index = -1;
				while (++index < attributes.length) {
					const attribute = attributes[index];
					if (attribute.type === "JSXSpreadAttribute") {
						if (attribute.argument.type === "ObjectExpression") fields.push(...attribute.argument.properties);
						else fields.push({
							type: "SpreadElement",
							argument: attribute.argument
						});
						spread = true;
					} else {
						const prop = toProperty(attribute);
						if (automatic && prop.key.type === "Identifier" && prop.key.name === "key") {
							if (spread) throw new Error("Expected `key` to come before any spread expressions");
							const value = prop.value;
							value.type !== "AssignmentPattern" && value.type !== "ArrayPattern" && value.type !== "ObjectPattern" && value.type;
							key = value;
						} else fields.push(prop);
					}
				}
			} else if (automatic) {
				imports.fragment = true;
				name = {
					type: "Identifier",
					name: "_Fragment"
				};
			} else name = toMemberExpression(annotations.jsxFrag || config.pragmaFrag || "React.Fragment");
			if (automatic) {
				if (children.length > 0) fields.push({
					type: "Property",
					key: {
						type: "Identifier",
						name: "children"
					},
					value: children.length > 1 ? {
						type: "ArrayExpression",
						elements: children
					} : children[0],
					kind: "init",
					method: false,
					shorthand: false,
					computed: false
				});
			} else parameters = children;
			/** @type {Identifier | Literal | MemberExpression} */
			let callee;
			if (automatic) {
				parameters.push({
					type: "ObjectExpression",
					properties: fields
				});
				if (key) parameters.push(key);
				else if (config.development) parameters.push({
					type: "Identifier",
					name: "undefined"
				});
				const isStaticChildren = children.length > 1;
				if (config.development) {
					imports.jsxDEV = true;
					callee = {
						type: "Identifier",
						name: "_jsxDEV"
					};
					parameters.push({
						type: "Literal",
						value: isStaticChildren
					});
					/** @type {ObjectExpression} */
					const source = {
						type: "ObjectExpression",
						properties: [{
							type: "Property",
							method: false,
							shorthand: false,
							computed: false,
							kind: "init",
							key: {
								type: "Identifier",
								name: "fileName"
							},
							value: {
								type: "Literal",
								value: config.filePath || "<source.js>"
							}
						}]
					};
					if (node.loc) source.properties.push({
						type: "Property",
						method: false,
						shorthand: false,
						computed: false,
						kind: "init",
						key: {
							type: "Identifier",
							name: "lineNumber"
						},
						value: {
							type: "Literal",
							value: node.loc.start.line
						}
					}, {
						type: "Property",
						method: false,
						shorthand: false,
						computed: false,
						kind: "init",
						key: {
							type: "Identifier",
							name: "columnNumber"
						},
						value: {
							type: "Literal",
							value: node.loc.start.column + 1
						}
					});
					parameters.push(source, { type: "ThisExpression" });
				} else if (isStaticChildren) {
					imports.jsxs = true;
					callee = {
						type: "Identifier",
						name: "_jsxs"
					};
				} else {
					imports.jsx = true;
					callee = {
						type: "Identifier",
						name: "_jsx"
					};
				}
			} else {
				if (fields.length > 0) parameters.unshift({
					type: "ObjectExpression",
					properties: fields
				});
				else if (parameters.length > 0) parameters.unshift({
					type: "Literal",
					value: null
				});
				callee = toMemberExpression(annotations.jsx || config.pragma || "React.createElement");
			}
			parameters.unshift(name);
			/** @type {Node} */
			const call = {
				type: "CallExpression",
				callee,
				arguments: parameters,
				optional: false
			};
			create(node, call);
			this.replace(call);
		}
	});
}
/**
* Turn a JSX attribute into a JavaScript property.
*
* @param {JSXAttribute} node
*   JSX attribute.
* @returns {Property}
*   JS property.
*/
function toProperty(node) {
	/** @type {Expression} */
	let value;
	if (node.value) if (node.value.type === "JSXExpressionContainer") {
		const valueExpression = node.value.expression;
		valueExpression.type;
		value = valueExpression;
	} else {
		const nodeValue = node.value;
		nodeValue.type !== "JSXElement" && nodeValue.type;
		value = nodeValue;
		delete value.raw;
	}
	else value = {
		type: "Literal",
		value: true
	};
	/** @type {Property} */
	const replacement = {
		type: "Property",
		key: toIdentifier(node.name),
		value,
		kind: "init",
		method: false,
		shorthand: false,
		computed: false
	};
	create(node, replacement);
	return replacement;
}
/**
* Turn a JSX identifier into a normal JS identifier.
*
* @param {JSXIdentifier | JSXMemberExpression | JSXNamespacedName} node
*   JSX identifier.
* @returns {Identifier | Literal | MemberExpression}
*   JS identifier.
*/
function toIdentifier(node) {
	/** @type {Identifier | Literal | MemberExpression} */
	let replace;
	if (node.type === "JSXMemberExpression") {
		const id = toIdentifier(node.property);
		replace = {
			type: "MemberExpression",
			object: toIdentifier(node.object),
			property: id,
			computed: id.type === "Literal",
			optional: false
		};
	} else if (node.type === "JSXNamespacedName") replace = {
		type: "Literal",
		value: node.namespace.name + ":" + node.name.name
	};
	else replace = name(node.name) ? {
		type: "Identifier",
		name: node.name
	} : {
		type: "Literal",
		value: node.name
	};
	create(node, replace);
	return replace;
}
/**
* Turn a dotted string into a member expression.
*
* @param {string} id
*   Identifiers.
* @returns {Identifier | Literal | MemberExpression}
*   Expression.
*/
function toMemberExpression(id) {
	const identifiers = id.split(".");
	let index = -1;
	/** @type {Identifier | Literal | MemberExpression | undefined} */
	let result;
	while (++index < identifiers.length) {
		/** @type {Identifier | Literal} */
		const prop = name(identifiers[index]) ? {
			type: "Identifier",
			name: identifiers[index]
		} : {
			type: "Literal",
			value: identifiers[index]
		};
		result = result ? {
			type: "MemberExpression",
			object: result,
			property: prop,
			computed: Boolean(index && prop.type === "Literal"),
			optional: false
		} : prop;
	}
	return result;
}
/**
* Inherit some fields from `from` into `to`.
*
* @param {Node} from
*   Node to inherit from.
* @param {Node} to
*   Node to add to.
* @returns {undefined}
*   Nothing.
*/
function create(from, to) {
	const fields = [
		"start",
		"end",
		"loc",
		"range",
		"comments"
	];
	let index = -1;
	while (++index < fields.length) {
		const field = fields[index];
		if (field in from) to[field] = from[field];
	}
}
//#endregion
//#region node_modules/astring/dist/astring.mjs
const { stringify } = JSON;
/* c8 ignore if */
if (!String.prototype.repeat)
 /* c8 ignore next */
throw new Error("String.prototype.repeat is undefined, see https://github.com/davidbonnet/astring#installation");
/* c8 ignore if */
if (!String.prototype.endsWith)
 /* c8 ignore next */
throw new Error("String.prototype.endsWith is undefined, see https://github.com/davidbonnet/astring#installation");
const OPERATOR_PRECEDENCE = {
	"||": 2,
	"??": 3,
	"&&": 4,
	"|": 5,
	"^": 6,
	"&": 7,
	"==": 8,
	"!=": 8,
	"===": 8,
	"!==": 8,
	"<": 9,
	">": 9,
	"<=": 9,
	">=": 9,
	in: 9,
	instanceof: 9,
	"<<": 10,
	">>": 10,
	">>>": 10,
	"+": 11,
	"-": 11,
	"*": 12,
	"%": 12,
	"/": 12,
	"**": 13
};
const EXPRESSIONS_PRECEDENCE = {
	ArrayExpression: 20,
	TaggedTemplateExpression: 20,
	ThisExpression: 20,
	Identifier: 20,
	PrivateIdentifier: 20,
	Literal: 18,
	TemplateLiteral: 20,
	Super: 20,
	SequenceExpression: 20,
	MemberExpression: 19,
	ChainExpression: 19,
	CallExpression: 19,
	NewExpression: 19,
	ArrowFunctionExpression: 17,
	ClassExpression: 17,
	FunctionExpression: 17,
	ObjectExpression: 17,
	UpdateExpression: 16,
	UnaryExpression: 15,
	AwaitExpression: 15,
	BinaryExpression: 14,
	LogicalExpression: 13,
	ConditionalExpression: 4,
	AssignmentExpression: 3,
	YieldExpression: 2,
	RestElement: 1
};
function formatSequence(state, nodes) {
	const { generator } = state;
	state.write("(");
	if (nodes != null && nodes.length > 0) {
		generator[nodes[0].type](nodes[0], state);
		const { length } = nodes;
		for (let i = 1; i < length; i++) {
			const param = nodes[i];
			state.write(", ");
			generator[param.type](param, state);
		}
	}
	state.write(")");
}
function expressionNeedsParenthesis(state, node, parentNode, isRightHand) {
	const nodePrecedence = state.expressionsPrecedence[node.type];
	if (nodePrecedence === 17) return true;
	const parentNodePrecedence = state.expressionsPrecedence[parentNode.type];
	if (nodePrecedence !== parentNodePrecedence) return !isRightHand && nodePrecedence === 15 && parentNodePrecedence === 14 && parentNode.operator === "**" || nodePrecedence < parentNodePrecedence;
	if (nodePrecedence !== 13 && nodePrecedence !== 14) return false;
	if (node.operator === "**" && parentNode.operator === "**") return !isRightHand;
	if (nodePrecedence === 13 && parentNodePrecedence === 13 && (node.operator === "??" || parentNode.operator === "??")) return true;
	if (isRightHand) return OPERATOR_PRECEDENCE[node.operator] <= OPERATOR_PRECEDENCE[parentNode.operator];
	return OPERATOR_PRECEDENCE[node.operator] < OPERATOR_PRECEDENCE[parentNode.operator];
}
function formatExpression(state, node, parentNode, isRightHand) {
	const { generator } = state;
	if (expressionNeedsParenthesis(state, node, parentNode, isRightHand)) {
		state.write("(");
		generator[node.type](node, state);
		state.write(")");
	} else generator[node.type](node, state);
}
function reindent(state, text, indent, lineEnd) {
	const lines = text.split("\n");
	const end = lines.length - 1;
	state.write(lines[0].trim());
	if (end > 0) {
		state.write(lineEnd);
		for (let i = 1; i < end; i++) state.write(indent + lines[i].trim() + lineEnd);
		state.write(indent + lines[end].trim());
	}
}
function formatComments(state, comments, indent, lineEnd) {
	const { length } = comments;
	for (let i = 0; i < length; i++) {
		const comment = comments[i];
		state.write(indent);
		if (comment.type[0] === "L") state.write("// " + comment.value.trim() + "\n", comment);
		else {
			state.write("/*");
			reindent(state, comment.value, indent, lineEnd);
			state.write("*/" + lineEnd);
		}
	}
}
function hasCallExpression(node) {
	let currentNode = node;
	while (currentNode != null) {
		const { type } = currentNode;
		if (type[0] === "C" && type[1] === "a") return true;
		else if (type[0] === "M" && type[1] === "e" && type[2] === "m") currentNode = currentNode.object;
		else return false;
	}
}
function formatVariableDeclaration(state, node) {
	const { generator } = state;
	const { declarations } = node;
	state.write(node.kind + " ");
	const { length } = declarations;
	if (length > 0) {
		generator.VariableDeclarator(declarations[0], state);
		for (let i = 1; i < length; i++) {
			state.write(", ");
			generator.VariableDeclarator(declarations[i], state);
		}
	}
}
let ForInStatement, FunctionDeclaration, RestElement, BinaryExpression, ArrayExpression, BlockStatement;
const GENERATOR = {
	Program(node, state) {
		const indent = state.indent.repeat(state.indentLevel);
		const { lineEnd, writeComments } = state;
		if (writeComments && node.comments != null) formatComments(state, node.comments, indent, lineEnd);
		const statements = node.body;
		const { length } = statements;
		for (let i = 0; i < length; i++) {
			const statement = statements[i];
			if (writeComments && statement.comments != null) formatComments(state, statement.comments, indent, lineEnd);
			state.write(indent);
			this[statement.type](statement, state);
			state.write(lineEnd);
		}
		if (writeComments && node.trailingComments != null) formatComments(state, node.trailingComments, indent, lineEnd);
	},
	BlockStatement: BlockStatement = function(node, state) {
		const indent = state.indent.repeat(state.indentLevel++);
		const { lineEnd, writeComments } = state;
		const statementIndent = indent + state.indent;
		state.write("{");
		const statements = node.body;
		if (statements != null && statements.length > 0) {
			state.write(lineEnd);
			if (writeComments && node.comments != null) formatComments(state, node.comments, statementIndent, lineEnd);
			const { length } = statements;
			for (let i = 0; i < length; i++) {
				const statement = statements[i];
				if (writeComments && statement.comments != null) formatComments(state, statement.comments, statementIndent, lineEnd);
				state.write(statementIndent);
				this[statement.type](statement, state);
				state.write(lineEnd);
			}
			state.write(indent);
		} else if (writeComments && node.comments != null) {
			state.write(lineEnd);
			formatComments(state, node.comments, statementIndent, lineEnd);
			state.write(indent);
		}
		if (writeComments && node.trailingComments != null) formatComments(state, node.trailingComments, statementIndent, lineEnd);
		state.write("}");
		state.indentLevel--;
	},
	ClassBody: BlockStatement,
	StaticBlock(node, state) {
		state.write("static ");
		this.BlockStatement(node, state);
	},
	EmptyStatement(node, state) {
		state.write(";");
	},
	ExpressionStatement(node, state) {
		const precedence = state.expressionsPrecedence[node.expression.type];
		if (precedence === 17 || precedence === 3 && node.expression.left.type[0] === "O") {
			state.write("(");
			this[node.expression.type](node.expression, state);
			state.write(")");
		} else this[node.expression.type](node.expression, state);
		state.write(";");
	},
	IfStatement(node, state) {
		state.write("if (");
		this[node.test.type](node.test, state);
		state.write(") ");
		this[node.consequent.type](node.consequent, state);
		if (node.alternate != null) {
			state.write(" else ");
			this[node.alternate.type](node.alternate, state);
		}
	},
	LabeledStatement(node, state) {
		this[node.label.type](node.label, state);
		state.write(": ");
		this[node.body.type](node.body, state);
	},
	BreakStatement(node, state) {
		state.write("break");
		if (node.label != null) {
			state.write(" ");
			this[node.label.type](node.label, state);
		}
		state.write(";");
	},
	ContinueStatement(node, state) {
		state.write("continue");
		if (node.label != null) {
			state.write(" ");
			this[node.label.type](node.label, state);
		}
		state.write(";");
	},
	WithStatement(node, state) {
		state.write("with (");
		this[node.object.type](node.object, state);
		state.write(") ");
		this[node.body.type](node.body, state);
	},
	SwitchStatement(node, state) {
		const indent = state.indent.repeat(state.indentLevel++);
		const { lineEnd, writeComments } = state;
		state.indentLevel++;
		const caseIndent = indent + state.indent;
		const statementIndent = caseIndent + state.indent;
		state.write("switch (");
		this[node.discriminant.type](node.discriminant, state);
		state.write(") {" + lineEnd);
		const { cases: occurences } = node;
		const { length: occurencesCount } = occurences;
		for (let i = 0; i < occurencesCount; i++) {
			const occurence = occurences[i];
			if (writeComments && occurence.comments != null) formatComments(state, occurence.comments, caseIndent, lineEnd);
			if (occurence.test) {
				state.write(caseIndent + "case ");
				this[occurence.test.type](occurence.test, state);
				state.write(":" + lineEnd);
			} else state.write(caseIndent + "default:" + lineEnd);
			const { consequent } = occurence;
			const { length: consequentCount } = consequent;
			for (let i = 0; i < consequentCount; i++) {
				const statement = consequent[i];
				if (writeComments && statement.comments != null) formatComments(state, statement.comments, statementIndent, lineEnd);
				state.write(statementIndent);
				this[statement.type](statement, state);
				state.write(lineEnd);
			}
		}
		state.indentLevel -= 2;
		state.write(indent + "}");
	},
	ReturnStatement(node, state) {
		state.write("return");
		if (node.argument) {
			state.write(" ");
			this[node.argument.type](node.argument, state);
		}
		state.write(";");
	},
	ThrowStatement(node, state) {
		state.write("throw ");
		this[node.argument.type](node.argument, state);
		state.write(";");
	},
	TryStatement(node, state) {
		state.write("try ");
		this[node.block.type](node.block, state);
		if (node.handler) {
			const { handler } = node;
			if (handler.param == null) state.write(" catch ");
			else {
				state.write(" catch (");
				this[handler.param.type](handler.param, state);
				state.write(") ");
			}
			this[handler.body.type](handler.body, state);
		}
		if (node.finalizer) {
			state.write(" finally ");
			this[node.finalizer.type](node.finalizer, state);
		}
	},
	WhileStatement(node, state) {
		state.write("while (");
		this[node.test.type](node.test, state);
		state.write(") ");
		this[node.body.type](node.body, state);
	},
	DoWhileStatement(node, state) {
		state.write("do ");
		this[node.body.type](node.body, state);
		state.write(" while (");
		this[node.test.type](node.test, state);
		state.write(");");
	},
	ForStatement(node, state) {
		state.write("for (");
		if (node.init != null) {
			const { init } = node;
			if (init.type[0] === "V") formatVariableDeclaration(state, init);
			else this[init.type](init, state);
		}
		state.write("; ");
		if (node.test) this[node.test.type](node.test, state);
		state.write("; ");
		if (node.update) this[node.update.type](node.update, state);
		state.write(") ");
		this[node.body.type](node.body, state);
	},
	ForInStatement: ForInStatement = function(node, state) {
		state.write(`for ${node.await ? "await " : ""}(`);
		const { left } = node;
		if (left.type[0] === "V") formatVariableDeclaration(state, left);
		else this[left.type](left, state);
		state.write(node.type[3] === "I" ? " in " : " of ");
		this[node.right.type](node.right, state);
		state.write(") ");
		this[node.body.type](node.body, state);
	},
	ForOfStatement: ForInStatement,
	DebuggerStatement(node, state) {
		state.write("debugger;", node);
	},
	FunctionDeclaration: FunctionDeclaration = function(node, state) {
		state.write((node.async ? "async " : "") + (node.generator ? "function* " : "function ") + (node.id ? node.id.name : ""), node);
		formatSequence(state, node.params);
		state.write(" ");
		this[node.body.type](node.body, state);
	},
	FunctionExpression: FunctionDeclaration,
	VariableDeclaration(node, state) {
		formatVariableDeclaration(state, node);
		state.write(";");
	},
	VariableDeclarator(node, state) {
		this[node.id.type](node.id, state);
		if (node.init != null) {
			state.write(" = ");
			this[node.init.type](node.init, state);
		}
	},
	ClassDeclaration(node, state) {
		state.write("class " + (node.id ? `${node.id.name} ` : ""), node);
		if (node.superClass) {
			state.write("extends ");
			const { superClass } = node;
			const { type } = superClass;
			const precedence = state.expressionsPrecedence[type];
			if ((type[0] !== "C" || type[1] !== "l" || type[5] !== "E") && (precedence === 17 || precedence < state.expressionsPrecedence.ClassExpression)) {
				state.write("(");
				this[node.superClass.type](superClass, state);
				state.write(")");
			} else this[superClass.type](superClass, state);
			state.write(" ");
		}
		this.ClassBody(node.body, state);
	},
	ImportDeclaration(node, state) {
		state.write("import ");
		const { specifiers, attributes } = node;
		const { length } = specifiers;
		let i = 0;
		if (length > 0) {
			for (; i < length;) {
				if (i > 0) state.write(", ");
				const specifier = specifiers[i];
				const type = specifier.type[6];
				if (type === "D") {
					state.write(specifier.local.name, specifier);
					i++;
				} else if (type === "N") {
					state.write("* as " + specifier.local.name, specifier);
					i++;
				} else break;
			}
			if (i < length) {
				state.write("{");
				for (;;) {
					const specifier = specifiers[i];
					const { name } = specifier.imported;
					state.write(name, specifier);
					if (name !== specifier.local.name) state.write(" as " + specifier.local.name);
					if (++i < length) state.write(", ");
					else break;
				}
				state.write("}");
			}
			state.write(" from ");
		}
		this.Literal(node.source, state);
		if (attributes && attributes.length > 0) {
			state.write(" with { ");
			for (let i = 0; i < attributes.length; i++) {
				this.ImportAttribute(attributes[i], state);
				if (i < attributes.length - 1) state.write(", ");
			}
			state.write(" }");
		}
		state.write(";");
	},
	ImportAttribute(node, state) {
		this.Identifier(node.key, state);
		state.write(": ");
		this.Literal(node.value, state);
	},
	ImportExpression(node, state) {
		state.write("import(");
		this[node.source.type](node.source, state);
		state.write(")");
	},
	ExportDefaultDeclaration(node, state) {
		state.write("export default ");
		this[node.declaration.type](node.declaration, state);
		if (state.expressionsPrecedence[node.declaration.type] != null && node.declaration.type[0] !== "F") state.write(";");
	},
	ExportNamedDeclaration(node, state) {
		state.write("export ");
		if (node.declaration) this[node.declaration.type](node.declaration, state);
		else {
			state.write("{");
			const { specifiers } = node, { length } = specifiers;
			if (length > 0) for (let i = 0;;) {
				const specifier = specifiers[i];
				const { name } = specifier.local;
				state.write(name, specifier);
				if (name !== specifier.exported.name) state.write(" as " + specifier.exported.name);
				if (++i < length) state.write(", ");
				else break;
			}
			state.write("}");
			if (node.source) {
				state.write(" from ");
				this.Literal(node.source, state);
			}
			if (node.attributes && node.attributes.length > 0) {
				state.write(" with { ");
				for (let i = 0; i < node.attributes.length; i++) {
					this.ImportAttribute(node.attributes[i], state);
					if (i < node.attributes.length - 1) state.write(", ");
				}
				state.write(" }");
			}
			state.write(";");
		}
	},
	ExportAllDeclaration(node, state) {
		if (node.exported != null) state.write("export * as " + node.exported.name + " from ");
		else state.write("export * from ");
		this.Literal(node.source, state);
		if (node.attributes && node.attributes.length > 0) {
			state.write(" with { ");
			for (let i = 0; i < node.attributes.length; i++) {
				this.ImportAttribute(node.attributes[i], state);
				if (i < node.attributes.length - 1) state.write(", ");
			}
			state.write(" }");
		}
		state.write(";");
	},
	MethodDefinition(node, state) {
		if (node.static) state.write("static ");
		const kind = node.kind[0];
		if (kind === "g" || kind === "s") state.write(node.kind + " ");
		if (node.value.async) state.write("async ");
		if (node.value.generator) state.write("*");
		if (node.computed) {
			state.write("[");
			this[node.key.type](node.key, state);
			state.write("]");
		} else this[node.key.type](node.key, state);
		formatSequence(state, node.value.params);
		state.write(" ");
		this[node.value.body.type](node.value.body, state);
	},
	ClassExpression(node, state) {
		this.ClassDeclaration(node, state);
	},
	ArrowFunctionExpression(node, state) {
		state.write(node.async ? "async " : "", node);
		const { params } = node;
		if (params != null) if (params.length === 1 && params[0].type[0] === "I") state.write(params[0].name, params[0]);
		else formatSequence(state, node.params);
		state.write(" => ");
		if (node.body.type[0] === "O") {
			state.write("(");
			this.ObjectExpression(node.body, state);
			state.write(")");
		} else this[node.body.type](node.body, state);
	},
	ThisExpression(node, state) {
		state.write("this", node);
	},
	Super(node, state) {
		state.write("super", node);
	},
	RestElement: RestElement = function(node, state) {
		state.write("...");
		this[node.argument.type](node.argument, state);
	},
	SpreadElement: RestElement,
	YieldExpression(node, state) {
		state.write(node.delegate ? "yield*" : "yield");
		if (node.argument) {
			state.write(" ");
			this[node.argument.type](node.argument, state);
		}
	},
	AwaitExpression(node, state) {
		state.write("await ", node);
		formatExpression(state, node.argument, node);
	},
	TemplateLiteral(node, state) {
		const { quasis, expressions } = node;
		state.write("`");
		const { length } = expressions;
		for (let i = 0; i < length; i++) {
			const expression = expressions[i];
			const quasi = quasis[i];
			state.write(quasi.value.raw, quasi);
			state.write("${");
			this[expression.type](expression, state);
			state.write("}");
		}
		const quasi = quasis[quasis.length - 1];
		state.write(quasi.value.raw, quasi);
		state.write("`");
	},
	TemplateElement(node, state) {
		state.write(node.value.raw, node);
	},
	TaggedTemplateExpression(node, state) {
		formatExpression(state, node.tag, node);
		this[node.quasi.type](node.quasi, state);
	},
	ArrayExpression: ArrayExpression = function(node, state) {
		state.write("[");
		if (node.elements.length > 0) {
			const { elements } = node, { length } = elements;
			for (let i = 0;;) {
				const element = elements[i];
				if (element != null) this[element.type](element, state);
				if (++i < length) state.write(", ");
				else {
					if (element == null) state.write(", ");
					break;
				}
			}
		}
		state.write("]");
	},
	ArrayPattern: ArrayExpression,
	ObjectExpression(node, state) {
		const indent = state.indent.repeat(state.indentLevel++);
		const { lineEnd, writeComments } = state;
		const propertyIndent = indent + state.indent;
		state.write("{");
		if (node.properties.length > 0) {
			state.write(lineEnd);
			if (writeComments && node.comments != null) formatComments(state, node.comments, propertyIndent, lineEnd);
			const comma = "," + lineEnd;
			const { properties } = node, { length } = properties;
			for (let i = 0;;) {
				const property = properties[i];
				if (writeComments && property.comments != null) formatComments(state, property.comments, propertyIndent, lineEnd);
				state.write(propertyIndent);
				this[property.type](property, state);
				if (++i < length) state.write(comma);
				else break;
			}
			state.write(lineEnd);
			if (writeComments && node.trailingComments != null) formatComments(state, node.trailingComments, propertyIndent, lineEnd);
			state.write(indent + "}");
		} else if (writeComments) if (node.comments != null) {
			state.write(lineEnd);
			formatComments(state, node.comments, propertyIndent, lineEnd);
			if (node.trailingComments != null) formatComments(state, node.trailingComments, propertyIndent, lineEnd);
			state.write(indent + "}");
		} else if (node.trailingComments != null) {
			state.write(lineEnd);
			formatComments(state, node.trailingComments, propertyIndent, lineEnd);
			state.write(indent + "}");
		} else state.write("}");
		else state.write("}");
		state.indentLevel--;
	},
	Property(node, state) {
		if (node.method || node.kind[0] !== "i") this.MethodDefinition(node, state);
		else {
			if (!node.shorthand) {
				if (node.computed) {
					state.write("[");
					this[node.key.type](node.key, state);
					state.write("]");
				} else this[node.key.type](node.key, state);
				state.write(": ");
			}
			this[node.value.type](node.value, state);
		}
	},
	PropertyDefinition(node, state) {
		if (node.static) state.write("static ");
		if (node.computed) state.write("[");
		this[node.key.type](node.key, state);
		if (node.computed) state.write("]");
		if (node.value == null) {
			if (node.key.type[0] !== "F") state.write(";");
			return;
		}
		state.write(" = ");
		this[node.value.type](node.value, state);
		state.write(";");
	},
	ObjectPattern(node, state) {
		state.write("{");
		if (node.properties.length > 0) {
			const { properties } = node, { length } = properties;
			for (let i = 0;;) {
				this[properties[i].type](properties[i], state);
				if (++i < length) state.write(", ");
				else break;
			}
		}
		state.write("}");
	},
	SequenceExpression(node, state) {
		formatSequence(state, node.expressions);
	},
	UnaryExpression(node, state) {
		if (node.prefix) {
			const { operator, argument, argument: { type } } = node;
			state.write(operator);
			const needsParentheses = expressionNeedsParenthesis(state, argument, node);
			if (!needsParentheses && (operator.length > 1 || type[0] === "U" && (type[1] === "n" || type[1] === "p") && argument.prefix && argument.operator[0] === operator && (operator === "+" || operator === "-"))) state.write(" ");
			if (needsParentheses) {
				state.write(operator.length > 1 ? " (" : "(");
				this[type](argument, state);
				state.write(")");
			} else this[type](argument, state);
		} else {
			this[node.argument.type](node.argument, state);
			state.write(node.operator);
		}
	},
	UpdateExpression(node, state) {
		if (node.prefix) {
			state.write(node.operator);
			this[node.argument.type](node.argument, state);
		} else {
			this[node.argument.type](node.argument, state);
			state.write(node.operator);
		}
	},
	AssignmentExpression(node, state) {
		this[node.left.type](node.left, state);
		state.write(" " + node.operator + " ");
		this[node.right.type](node.right, state);
	},
	AssignmentPattern(node, state) {
		this[node.left.type](node.left, state);
		state.write(" = ");
		this[node.right.type](node.right, state);
	},
	BinaryExpression: BinaryExpression = function(node, state) {
		const isIn = node.operator === "in";
		if (isIn) state.write("(");
		formatExpression(state, node.left, node, false);
		state.write(" " + node.operator + " ");
		formatExpression(state, node.right, node, true);
		if (isIn) state.write(")");
	},
	LogicalExpression: BinaryExpression,
	ConditionalExpression(node, state) {
		const { test } = node;
		const precedence = state.expressionsPrecedence[test.type];
		if (precedence === 17 || precedence <= state.expressionsPrecedence.ConditionalExpression) {
			state.write("(");
			this[test.type](test, state);
			state.write(")");
		} else this[test.type](test, state);
		state.write(" ? ");
		this[node.consequent.type](node.consequent, state);
		state.write(" : ");
		this[node.alternate.type](node.alternate, state);
	},
	NewExpression(node, state) {
		state.write("new ");
		const precedence = state.expressionsPrecedence[node.callee.type];
		if (precedence === 17 || precedence < state.expressionsPrecedence.CallExpression || hasCallExpression(node.callee)) {
			state.write("(");
			this[node.callee.type](node.callee, state);
			state.write(")");
		} else this[node.callee.type](node.callee, state);
		formatSequence(state, node["arguments"]);
	},
	CallExpression(node, state) {
		const precedence = state.expressionsPrecedence[node.callee.type];
		if (precedence === 17 || precedence < state.expressionsPrecedence.CallExpression) {
			state.write("(");
			this[node.callee.type](node.callee, state);
			state.write(")");
		} else this[node.callee.type](node.callee, state);
		if (node.optional) state.write("?.");
		formatSequence(state, node["arguments"]);
	},
	ChainExpression(node, state) {
		this[node.expression.type](node.expression, state);
	},
	MemberExpression(node, state) {
		const precedence = state.expressionsPrecedence[node.object.type];
		if (precedence === 17 || precedence < state.expressionsPrecedence.MemberExpression) {
			state.write("(");
			this[node.object.type](node.object, state);
			state.write(")");
		} else this[node.object.type](node.object, state);
		if (node.computed) {
			if (node.optional) state.write("?.");
			state.write("[");
			this[node.property.type](node.property, state);
			state.write("]");
		} else {
			if (node.optional) state.write("?.");
			else state.write(".");
			this[node.property.type](node.property, state);
		}
	},
	MetaProperty(node, state) {
		state.write(node.meta.name + "." + node.property.name, node);
	},
	Identifier(node, state) {
		state.write(node.name, node);
	},
	PrivateIdentifier(node, state) {
		state.write(`#${node.name}`, node);
	},
	Literal(node, state) {
		if (node.raw != null) state.write(node.raw, node);
		else if (node.regex != null) this.RegExpLiteral(node, state);
		else if (node.bigint != null) state.write(node.bigint + "n", node);
		else state.write(stringify(node.value), node);
	},
	RegExpLiteral(node, state) {
		const { regex } = node;
		state.write(`/${regex.pattern}/${regex.flags}`, node);
	}
};
const EMPTY_OBJECT = {};
var State = class {
	constructor(options) {
		const setup = options == null ? EMPTY_OBJECT : options;
		this.output = "";
		if (setup.output != null) {
			this.output = setup.output;
			this.write = this.writeToStream;
		} else this.output = "";
		this.generator = setup.generator != null ? setup.generator : GENERATOR;
		this.expressionsPrecedence = setup.expressionsPrecedence != null ? setup.expressionsPrecedence : EXPRESSIONS_PRECEDENCE;
		this.indent = setup.indent != null ? setup.indent : "  ";
		this.lineEnd = setup.lineEnd != null ? setup.lineEnd : "\n";
		this.indentLevel = setup.startingIndentLevel != null ? setup.startingIndentLevel : 0;
		this.writeComments = setup.comments ? setup.comments : false;
		if (setup.sourceMap != null) {
			this.write = setup.output == null ? this.writeAndMap : this.writeToStreamAndMap;
			this.sourceMap = setup.sourceMap;
			this.line = 1;
			this.column = 0;
			this.lineEndSize = this.lineEnd.split("\n").length - 1;
			this.mapping = {
				original: null,
				generated: this,
				name: void 0,
				source: setup.sourceMap.file || setup.sourceMap._file
			};
		}
	}
	write(code) {
		this.output += code;
	}
	writeToStream(code) {
		this.output.write(code);
	}
	writeAndMap(code, node) {
		this.output += code;
		this.map(code, node);
	}
	writeToStreamAndMap(code, node) {
		this.output.write(code);
		this.map(code, node);
	}
	map(code, node) {
		if (node != null) {
			const { type } = node;
			if (type[0] === "L" && type[2] === "n") {
				this.column = 0;
				this.line++;
				return;
			}
			if (node.loc != null) {
				const { mapping } = this;
				mapping.original = node.loc.start;
				mapping.name = node.name;
				this.sourceMap.addMapping(mapping);
			}
			if (type[0] === "T" && type[8] === "E" || type[0] === "L" && type[1] === "i" && typeof node.value === "string") {
				const { length } = code;
				let { column, line } = this;
				for (let i = 0; i < length; i++) if (code[i] === "\n") {
					column = 0;
					line++;
				} else column++;
				this.column = column;
				this.line = line;
				return;
			}
		}
		const { length } = code;
		const { lineEnd } = this;
		if (length > 0) if (this.lineEndSize > 0 && (lineEnd.length === 1 ? code[length - 1] === lineEnd : code.endsWith(lineEnd))) {
			this.line += this.lineEndSize;
			this.column = 0;
		} else this.column += length;
	}
	toString() {
		return this.output;
	}
};
function generate(node, options) {
	const state = new State(options);
	state.generator[node.type](node, state);
	return state.output;
}
//#endregion
//#region node_modules/estree-util-to-js/lib/index.js
/**
* @typedef {import('astring').State} State
* @typedef {import('estree-jsx').Node} Nodes
* @typedef {import('estree-jsx').Program} Program
* @typedef {typeof import('source-map').SourceMapGenerator} SourceMapGenerator
* @typedef {import('source-map').RawSourceMap} Map
*/
/**
* @typedef {Record<Nodes['type'], Handler>} Generator
*
* @callback Handler
*  Handle a particular node.
* @param {Generator} this
*   `astring` generator.
* @param {any} node
*   Node to serialize.
* @param {State} state
*   Info passed around.
* @returns {undefined}
*   Nothing.
*
* @typedef {Partial<import('astring').Generator>} Handlers
*/
/**
* @typedef {OptionsWithMaybeMapGenerator} Options
*   Configuration.
*
* @typedef OptionsFieldsBase
*   Base shared option fields.
* @property {Handlers | null | undefined} [handlers]
*   Object mapping node types to functions handling the corresponding nodes.
*
* @typedef OptionsFieldsWithoutSourceMapGenerator
*   Extra option fields where there’s definitely no source map generator.
* @property {null | undefined} [SourceMapGenerator]
*   Generate a source map by passing a `SourceMapGenerator` from `source-map`
*   in; this works if there is positional info on nodes.
* @property {null | undefined} [filePath]
*   Path to input file; only used in source map.
*
* @typedef OptionsFieldsWithSourceMapGenerator
*   Extra option fields where there’s definitely a source map generator.
* @property {SourceMapGenerator} SourceMapGenerator
*   Generate a source map by passing a `SourceMapGenerator` from `source-map`
*   in; this works if there is positional info on nodes.
* @property {string | null | undefined} [filePath]
*   Path to input file; only used in source map.
*
* @typedef OptionsFieldsMaybeSourceMapGenerator
*   Extra option fields where there may or may not be a source map generator.
* @property {SourceMapGenerator | null | undefined} [SourceMapGenerator]
*   Generate a source map by passing a `SourceMapGenerator` from `source-map`
*   in; this works if there is positional info on nodes.
* @property {string | null | undefined} [filePath]
*   Path to input file; only used in source map.
*
* @typedef {OptionsFieldsBase & OptionsFieldsWithoutSourceMapGenerator} OptionsWithoutSourceMapGenerator
*   Options where there’s definitely no source map generator.
* @typedef {OptionsFieldsBase & OptionsFieldsWithSourceMapGenerator} OptionsWithSourceMapGenerator
*   Options where there’s definitely a source map generator.
* @typedef {OptionsFieldsBase & OptionsFieldsMaybeSourceMapGenerator} OptionsWithMaybeMapGenerator
*   Options where there may or may not be a source map generator.
*
* @typedef {ResultWithMaybeSourceMapGenerator} Result
*   Result.
*
* @typedef ResultFieldsBase
*   Base shared result fields.
* @property {string} value
*   Serialized JavaScript.
*
* @typedef ResultFieldsWithoutSourceMapGenerator
*   Extra result fields where there’s definitely no source map generator.
* @property {undefined} map
*   Source map as (parsed) JSON, if `SourceMapGenerator` is passed.
*
* @typedef ResultFieldsWithSourceMapGenerator
*   Extra result fields where there’s definitely a source map generator.
* @property {Map} map
*   Source map as (parsed) JSON, if `SourceMapGenerator` is not passed.
*
* @typedef ResultFieldsMaybeSourceMapGenerator
*   Extra result fields where there may or may not be a source map generator.
* @property {Map | undefined} map
*   Source map as (parsed) JSON, if `SourceMapGenerator` might be passed.
*
* @typedef {ResultFieldsBase & ResultFieldsWithoutSourceMapGenerator} ResultWithoutSourceMapGenerator
*   Result where there’s definitely no source map generator.
* @typedef {ResultFieldsBase & ResultFieldsWithSourceMapGenerator} ResultWithSourceMapGenerator
*   Result where there’s definitely a source map generator.
* @typedef {ResultFieldsBase & ResultFieldsMaybeSourceMapGenerator} ResultWithMaybeSourceMapGenerator
*   Result where there may or may not be a source map generator.
*/
/** @type {Options} */
const emptyOptions = {};
/**
* Serialize an estree as JavaScript.
*
* @overload
* @param {Program} tree
* @param {OptionsWithSourceMapGenerator} options
* @returns {ResultWithSourceMapGenerator}
*
* @overload
* @param {Program} tree
* @param {OptionsWithMaybeMapGenerator} options
* @returns {ResultWithMaybeSourceMapGenerator}
*
* @overload
* @param {Program} tree
* @param {OptionsWithoutSourceMapGenerator | null | undefined} [options]
* @returns {ResultWithoutSourceMapGenerator}
*
* @param {Program} tree
*   Estree (esast).
* @param {Options | null | undefined} [options]
*   Configuration (optional).
* @returns {Result}
*   Result, optionally with source map.
*/
function toJs(tree, options) {
	const { SourceMapGenerator, filePath, handlers } = options || emptyOptions;
	const sourceMap = SourceMapGenerator ? new SourceMapGenerator({ file: filePath || "<unknown>.js" }) : void 0;
	return {
		value: generate(tree, {
			comments: true,
			generator: {
				...GENERATOR,
				...handlers
			},
			sourceMap: sourceMap || void 0
		}),
		map: sourceMap ? sourceMap.toJSON() : void 0
	};
}
//#endregion
//#region src/render/code/estree-builders.ts
function identifier(name) {
	return {
		type: "Identifier",
		name
	};
}
function blockStatement(body) {
	return {
		type: "BlockStatement",
		body
	};
}
function callExpression(name, ...args) {
	return {
		type: "CallExpression",
		callee: identifier(name),
		arguments: args,
		optional: false
	};
}
function callStatement(name, ...args) {
	return {
		type: "ExpressionStatement",
		expression: callExpression(name, ...args)
	};
}
/** Creates a number literal for a source offset. Generated nodes have no offset and get 0. */
function offsetLiteral(value = 0) {
	return {
		type: "Literal",
		value
	};
}
//#endregion
//#region src/render/code/contain-async.ts
/**
* Changes async functions so that their promises stay pending instead of rejecting, because Node exits on a rejection
* without a handler. Dynamic imports become pending promises too, because page files are never loaded as modules.
*
* @param program Isn't changed.
* @returns A changed copy; `program` itself if it contains no async function and no dynamic import.
*/
function containAsync(program) {
	if (!hasAsync(program)) return program;
	const copy = structuredClone(program);
	walk(copy, { enter(node) {
		if (node.type === "ImportExpression") this.replace(pendingPromise());
		else if ("async" in node && node.async === true && "params" in node) catchErrors(node);
	} });
	return copy;
}
function hasAsync(program) {
	let isFound = false;
	walk(program, { enter(node) {
		if (node.type === "ImportExpression" || "async" in node && node.async === true) isFound = true;
		if (isFound) this.skip();
	} });
	return isFound;
}
function catchErrors(node) {
	const body = node.body.type === "BlockStatement" ? node.body.body : [{
		type: "ReturnStatement",
		argument: node.body
	}];
	const pending = {
		type: "ReturnStatement",
		argument: pendingPromise()
	};
	node.body = blockStatement([...body.filter(isDirective), {
		type: "TryStatement",
		block: blockStatement(body.filter((statement) => !isDirective(statement))),
		handler: {
			type: "CatchClause",
			param: null,
			body: blockStatement([pending])
		},
		finalizer: null
	}]);
	if (node.type === "ArrowFunctionExpression") node.expression = false;
}
/** `'use strict'` and other directives only count as the first statements of a function. */
function isDirective(statement) {
	return "directive" in statement;
}
function pendingPromise() {
	return {
		type: "NewExpression",
		callee: identifier("Promise"),
		arguments: [{
			type: "ArrowFunctionExpression",
			params: [],
			body: blockStatement([]),
			expression: false
		}]
	};
}
//#endregion
//#region src/render/code/names.ts
function collectUsedNames(program) {
	const names = /* @__PURE__ */ new Set();
	const declaredNames = /* @__PURE__ */ new Set();
	const components = [];
	walk(program, { enter(node, parent, key) {
		if (node.type === "Identifier") {
			if (!(parent?.type === "MemberExpression" && key === "property" && !parent.computed || parent?.type === "Property" && key === "key" && !parent.computed && !parent.shorthand)) names.add(node.name);
		} else if (node.type === "JSXOpeningElement") {
			const fullName = jsxName(node.name);
			const [name = ""] = fullName.split(".");
			if (fullName.includes(".") || /^[A-Z_$]/.test(name)) {
				names.add(name);
				const { start = 0, end = start } = node.name;
				components.push({
					name,
					fullName,
					start,
					end
				});
			}
		} else if (node.type === "VariableDeclarator") for (const name of patternNames(node.id)) declaredNames.add(name);
		else if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") declaredNames.add(node.id.name);
		if ("params" in node) for (const param of node.params) for (const name of patternNames(param)) declaredNames.add(name);
	} });
	return {
		names,
		components: components.filter(({ name }) => !declaredNames.has(name))
	};
}
function jsxName(node) {
	if (node.type === "JSXIdentifier") return node.name;
	if (node.type === "JSXNamespacedName") return `${node.namespace.name}:${node.name.name}`;
	return `${jsxName(node.object)}.${node.property.name}`;
}
/** Names that a pattern declares: `{ a, b: [c] }` → `a`, `c`. */
function patternNames(pattern) {
	switch (pattern.type) {
		case "Identifier": return [pattern.name];
		case "ObjectPattern": return pattern.properties.flatMap((property) => patternNames(property.type === "RestElement" ? property.argument : property.value));
		case "ArrayPattern": return pattern.elements.flatMap((element) => element === null ? [] : patternNames(element));
		case "RestElement": return patternNames(pattern.argument);
		case "AssignmentPattern": return patternNames(pattern.left);
		default: return [];
	}
}
/** Returns the expression of code in braces; `undefined` for a comment. */
function expressionOf(program) {
	const statement = program?.body[0];
	return statement?.type === "ExpressionStatement" ? statement.expression : void 0;
}
/** Returns the argument of a spread attribute (`{...a}`); `undefined` for other code. */
function spreadArgument(program) {
	const expression = expressionOf(program);
	const [property] = expression?.type === "ObjectExpression" ? expression.properties : [];
	return property?.type === "SpreadElement" ? property.argument : void 0;
}
//#endregion
//#region src/render/code/compile.ts
/**
* Names of parameters of compiled code: the function that creates elements, the type of `<>`, and the error handler of
* modules.
*/
const jsxNames = {
	create: "$create",
	fragment: "$fragment",
	fail: "$fail"
};
function compileExpression(expression) {
	const references = collectUsedNames(expression);
	const statement = {
		type: "ReturnStatement",
		argument: expression
	};
	return {
		...references,
		body: compileJsx({
			type: "Program",
			sourceType: "module",
			body: [statement]
		}).buildCode
	};
}
/**
* Compiles the JSX of a program to function calls. Returns the code for browsers, and the code for builds, whose async
* functions never reject.
*/
function compileJsx(program) {
	buildJsx(program, {
		runtime: "classic",
		pragma: jsxNames.create,
		pragmaFrag: jsxNames.fragment
	});
	const browserCode = toJs(program).value;
	const safeProgram = containAsync(program);
	return {
		browserCode,
		buildCode: safeProgram === program ? browserCode : toJs(safeProgram).value
	};
}
/** Compiles a module. If a statement or an initializer throws, the statements after it still run. */
function compileModule(statements) {
	const imports = [];
	const topLevelNames = /* @__PURE__ */ new Set();
	const exports = /* @__PURE__ */ new Map();
	const body = [];
	for (const statement of statements) addStatement(statement);
	const program = {
		type: "Program",
		sourceType: "module",
		body
	};
	const references = collectUsedNames(program);
	const getters = [...topLevelNames].map((name) => `get ${name}() { return ${name}; }`);
	const { browserCode, buildCode } = compileJsx(program);
	const functionBody = (code) => `"use strict";\n${code}\nreturn { ${getters.join(", ")} };`;
	return {
		...references,
		body: functionBody(buildCode),
		browserBody: functionBody(browserCode),
		imports,
		topLevelNames: [...topLevelNames],
		exports,
		program
	};
	function addStatement(statement) {
		switch (statement.type) {
			case "ImportDeclaration":
				imports.push(...importedNames(statement));
				break;
			case "ExportAllDeclaration":
				imports.push({
					...importSource(statement),
					imported: "*",
					exported: statement.exported ? specifierName(statement.exported) : "*"
				});
				break;
			case "ExportNamedDeclaration":
				for (const { local, exported } of statement.specifiers) {
					const [localName, exportedName] = [specifierName(local), specifierName(exported)];
					if (statement.source) imports.push({
						...importSource(statement),
						imported: localName,
						exported: exportedName
					});
					else exports.set(exportedName, localName);
				}
				if (statement.declaration) {
					for (const name of declaredNames(statement.declaration)) exports.set(name, name);
					addStatement(statement.declaration);
				}
				break;
			case "ExportDefaultDeclaration":
				addDefaultExport(statement.declaration);
				break;
			case "VariableDeclaration":
				for (const name of declaredNames(statement)) topLevelNames.add(name);
				body.push(...guardDeclaration(statement));
				break;
			case "FunctionDeclaration":
			case "ClassDeclaration":
				topLevelNames.add(statement.id.name);
				body.push(statement);
				break;
			default: body.push(guardStatement(statement, statement));
		}
	}
	function addDefaultExport(declaration) {
		if ((declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration") && declaration.id !== null) {
			exports.set("default", declaration.id.name);
			addStatement({
				...declaration,
				id: declaration.id
			});
			return;
		}
		exports.set("default", "$default");
		const { start, end } = declaration;
		const init = toExpression(declaration);
		addStatement({
			type: "VariableDeclaration",
			kind: "const",
			declarations: [{
				type: "VariableDeclarator",
				id: identifier("$default"),
				init,
				start,
				end
			}]
		});
	}
}
function toExpression(declaration) {
	if (declaration.type === "FunctionDeclaration") return {
		...declaration,
		type: "FunctionExpression"
	};
	return declaration.type === "ClassDeclaration" ? {
		...declaration,
		type: "ClassExpression"
	} : declaration;
}
function importSource({ source, start = 0, end = start }) {
	return {
		specifier: String(source?.value),
		start,
		end
	};
}
function importedNames(statement) {
	return statement.specifiers.map((specifier) => {
		const imported = specifier.type === "ImportDefaultSpecifier" ? "default" : specifier.type === "ImportNamespaceSpecifier" ? "*" : specifierName(specifier.imported);
		return {
			...importSource(statement),
			imported,
			local: specifier.local.name
		};
	});
}
function specifierName(node) {
	return node.type === "Identifier" ? node.name : String(node.value);
}
function declaredNames(statement) {
	if (statement.type === "VariableDeclaration") return statement.declarations.flatMap(({ id }) => patternNames(id));
	return [statement.id.name];
}
const nonThrowingTypes = new Set([
	"ArrowFunctionExpression",
	"FunctionExpression",
	"Literal"
]);
/** `const a = b()` → `var a; try { a = b() } catch ($error) { $fail($error, start, end) }`. */
function guardDeclaration(statement) {
	return statement.declarations.flatMap((declarator) => {
		const { id, init } = declarator;
		const singleDeclaration = {
			...statement,
			kind: "var",
			declarations: [declarator]
		};
		if (init == null || nonThrowingTypes.has(init.type)) return [singleDeclaration];
		return [{
			type: "VariableDeclaration",
			kind: "var",
			declarations: patternNames(id).map((name) => ({
				type: "VariableDeclarator",
				id: identifier(name),
				init: null
			}))
		}, guardStatement({
			type: "ExpressionStatement",
			expression: {
				type: "AssignmentExpression",
				operator: "=",
				left: id,
				right: init
			}
		}, declarator)];
	});
}
function guardStatement(statement, { start, end }) {
	const failCall = callStatement(jsxNames.fail, identifier("$error"), offsetLiteral(start), offsetLiteral(end));
	return {
		type: "TryStatement",
		block: blockStatement([statement]),
		handler: {
			type: "CatchClause",
			param: identifier("$error"),
			body: blockStatement([failCall])
		},
		finalizer: null
	};
}
//#endregion
//#region src/render/code/live-parts.ts
/**
* Declares the interactive parts of a page as components, so that they hydrate like the author's components.
* Interactive parts are elements with handlers, and expressions with hooks or handlers.
*
* @param tree Changed in place: nodes of interactive parts get `data.livePart`.
*/
function declareLiveParts(tree) {
	const declarations = [];
	visit(tree);
	return declarations;
	function visit(node) {
		const body = interactiveBody(node);
		if (body !== void 0) {
			const component = `$part${nodeStart(node)}`;
			node.data = {
				...node.data,
				livePart: {
					component,
					names: collectUsedNames(body).names
				}
			};
			declarations.push(componentDeclaration(component, body, node));
		}
		for (const child of node.children ?? []) visit(child);
	}
}
function interactiveBody(node) {
	switch (node.type) {
		case "mdxFlowExpression":
		case "mdxTextExpression": {
			const expression = expressionOf(node.data?.estree);
			return expression !== void 0 && isInteractive(expression) ? structuredClone(expression) : void 0;
		}
		case "mdxJsxFlowElement":
		case "mdxJsxTextElement": return (node.attributes ?? []).some(isCallbackAttribute) ? toJsxElement(node) : void 0;
		default: return;
	}
}
function isInteractive(expression) {
	let isFound = false;
	walk(expression, { enter(node) {
		if (node.type === "CallExpression") {
			const { callee } = node;
			const calleeNode = callee.type === "MemberExpression" ? callee.property : callee;
			isFound ||= calleeNode.type === "Identifier" && /^use[A-Z]/.test(calleeNode.name);
		} else if (node.type === "JSXAttribute") isFound ||= isHandler(String(node.name.name));
		if (isFound) this.skip();
	} });
	return isFound;
}
function isHandler(name) {
	return /^on[A-Z]/.test(name ?? "");
}
function isCallbackAttribute(attribute) {
	const expression = attributeExpression(attribute);
	return expression !== void 0 && (isHandler(attribute.name) || /Function/.test(expression.type));
}
function attributeExpression({ value }) {
	return typeof value === "object" && value !== null ? expressionOf(value.data?.estree) : void 0;
}
const childrenParameter = "$inside";
/** Converts an element to JSX with `{$inside}` as its children; `undefined` if an attribute isn't JavaScript. */
function toJsxElement(node) {
	const attributes = (node.attributes ?? []).map(toJsxAttribute);
	if (!node.name || !attributes.every((attribute) => attribute !== void 0)) return void 0;
	const [objectName = "", ...members] = node.name.split(".");
	const range = {
		start: nodeStart(node) + 1,
		end: nodeStart(node) + 1 + node.name.length
	};
	const name = members.reduce((object, member) => ({
		type: "JSXMemberExpression",
		object,
		property: {
			type: "JSXIdentifier",
			name: member
		}
	}), {
		type: "JSXIdentifier",
		name: objectName
	});
	const isEmpty = (node.children ?? []).length === 0;
	return {
		type: "JSXElement",
		openingElement: {
			type: "JSXOpeningElement",
			name: {
				...name,
				...range
			},
			attributes,
			selfClosing: isEmpty
		},
		closingElement: null,
		children: isEmpty ? [] : [{
			type: "JSXExpressionContainer",
			expression: identifier(childrenParameter)
		}]
	};
}
function toJsxAttribute(attribute) {
	const { name, value } = attribute;
	if (name === void 0) {
		const spread = spreadArgument(attribute.data?.estree);
		return spread && {
			type: "JSXSpreadAttribute",
			argument: structuredClone(spread)
		};
	}
	const jsxIdentifier = {
		type: "JSXIdentifier",
		name
	};
	if (value === null || value === void 0) return {
		type: "JSXAttribute",
		name: jsxIdentifier,
		value: null
	};
	if (typeof value === "string") return {
		type: "JSXAttribute",
		name: jsxIdentifier,
		value: {
			type: "Literal",
			value: unmarkHeadingIds(value)
		}
	};
	const expression = attributeExpression(attribute);
	if (expression === void 0) return void 0;
	return {
		type: "JSXAttribute",
		name: jsxIdentifier,
		value: {
			type: "JSXExpressionContainer",
			expression: structuredClone(expression)
		}
	};
}
/** `const $part1 = ({ children: $inside }) => …` */
function componentDeclaration(name, body, node) {
	const init = {
		type: "ArrowFunctionExpression",
		params: [{
			type: "ObjectPattern",
			properties: [{
				type: "Property",
				key: identifier("children"),
				value: identifier(childrenParameter),
				kind: "init",
				computed: false,
				method: false,
				shorthand: false
			}]
		}],
		body,
		expression: true
	};
	const range = {
		start: nodeStart(node),
		end: nodeEnd(node)
	};
	return {
		type: "VariableDeclaration",
		kind: "const",
		declarations: [{
			type: "VariableDeclarator",
			id: identifier(name),
			init,
			...range
		}]
	};
}
//#endregion
//#region node_modules/@sveltejs/acorn-typescript/index.js
var startsExpr = true;
var acornTypeScriptMap = /* @__PURE__ */ new WeakMap();
function generateAcornTypeScript(_acorn) {
	const acorn = _acorn.Parser.acorn || _acorn;
	let acornTypeScript = acornTypeScriptMap.get(acorn);
	if (!acornTypeScript) {
		let tokenIsLiteralPropertyName = function(token) {
			return token === tokTypes.name || token === tokTypes.string || token === tokTypes.num || keywordTypeValues.includes(token) || tsKwTokenTypeValues.includes(token);
		}, tokenIsKeywordOrIdentifier = function(token) {
			return token === tokTypes.name || keywordTypeValues.includes(token) || tsKwTokenTypeValues.includes(token);
		}, tokenIsIdentifier = function(token) {
			return token === tokTypes.name || tsKwTokenTypeValues.includes(token);
		}, tokenIsTSDeclarationStart = function(token) {
			return token === tsKwTokenType.abstract || token === tsKwTokenType.declare || token === tsKwTokenType.enum || token === tsKwTokenType.module || token === tsKwTokenType.namespace || token === tsKwTokenType.interface || token === tsKwTokenType.type;
		}, tokenIsTSTypeOperator = function(token) {
			return token === tsKwTokenType.keyof || token === tsKwTokenType.readonly || token === tsKwTokenType.unique;
		}, tokenIsTemplate = function(token) {
			return token === tokTypes.invalidTemplate;
		};
		const { tokTypes, keywordTypes } = acorn;
		const keywordTypeValues = Object.values(keywordTypes);
		const tsKwTokenType = generateTsKwTokenType();
		const tsKwTokenTypeValues = Object.values(tsKwTokenType);
		const tsTokenType = generateTsTokenType();
		const tsTokenContext = generateTsTokenContext();
		const tsKeywordsRegExp = new RegExp(`^(?:${Object.keys(tsKwTokenType).join("|")})$`);
		tsTokenType.jsxTagStart.updateContext = function() {
			this.context.push(tsTokenContext.tc_expr);
			this.context.push(tsTokenContext.tc_oTag);
			this.exprAllowed = false;
		};
		tsTokenType.jsxTagEnd.updateContext = function(prevType) {
			let out = this.context.pop();
			if (out === tsTokenContext.tc_oTag && prevType === tokTypes.slash || out === tsTokenContext.tc_cTag) {
				this.context.pop();
				this.exprAllowed = this.curContext() === tsTokenContext.tc_expr;
			} else this.exprAllowed = true;
		};
		acornTypeScript = {
			tokTypes: {
				...tsKwTokenType,
				...tsTokenType
			},
			tokContexts: { ...tsTokenContext },
			keywordsRegExp: tsKeywordsRegExp,
			tokenIsLiteralPropertyName,
			tokenIsKeywordOrIdentifier,
			tokenIsIdentifier,
			tokenIsTSDeclarationStart,
			tokenIsTSTypeOperator,
			tokenIsTemplate
		};
	}
	return acornTypeScript;
	function kwLike(_name, options = {}) {
		return new acorn.TokenType("name", options);
	}
	function generateTsTokenContext() {
		return {
			tc_oTag: new acorn.TokContext("<tag", false, false),
			tc_cTag: new acorn.TokContext("</tag", false, false),
			tc_expr: new acorn.TokContext("<tag>...</tag>", true, true)
		};
	}
	function generateTsTokenType() {
		return {
			at: new acorn.TokenType("@"),
			jsxName: new acorn.TokenType("jsxName"),
			jsxText: new acorn.TokenType("jsxText", { beforeExpr: true }),
			jsxTagStart: new acorn.TokenType("jsxTagStart", { startsExpr: true }),
			jsxTagEnd: new acorn.TokenType("jsxTagEnd")
		};
	}
	function generateTsKwTokenType() {
		return {
			assert: kwLike("assert", { startsExpr }),
			asserts: kwLike("asserts", { startsExpr }),
			global: kwLike("global", { startsExpr }),
			keyof: kwLike("keyof", { startsExpr }),
			readonly: kwLike("readonly", { startsExpr }),
			unique: kwLike("unique", { startsExpr }),
			abstract: kwLike("abstract", { startsExpr }),
			declare: kwLike("declare", { startsExpr }),
			enum: kwLike("enum", { startsExpr }),
			module: kwLike("module", { startsExpr }),
			namespace: kwLike("namespace", { startsExpr }),
			interface: kwLike("interface", { startsExpr }),
			type: kwLike("type", { startsExpr })
		};
	}
}
var TS_SCOPE_OTHER = 1 << 20;
var TS_SCOPE_TS_MODULE = 1 << 21;
var BIND_KIND_VALUE = 1;
var BIND_KIND_TYPE = 2;
var BIND_SCOPE_VAR = 4;
var BIND_SCOPE_LEXICAL = 8;
var BIND_SCOPE_FUNCTION = 16;
var BIND_FLAGS_NONE = 64;
var BIND_FLAGS_CLASS = 128;
var BIND_FLAGS_TS_ENUM = 256;
var BIND_FLAGS_TS_CONST_ENUM = 512;
var BIND_FLAGS_TS_EXPORT_ONLY = 1024;
BIND_KIND_VALUE | BIND_KIND_TYPE | BIND_SCOPE_LEXICAL | BIND_FLAGS_CLASS;
BIND_KIND_VALUE | 0 | BIND_SCOPE_LEXICAL | 0;
BIND_KIND_VALUE | 0 | BIND_SCOPE_VAR | 0;
BIND_KIND_VALUE | 0 | BIND_SCOPE_FUNCTION | 0;
BIND_KIND_TYPE | 0 | BIND_FLAGS_CLASS;
BIND_KIND_TYPE | 0;
var BIND_TS_ENUM = BIND_KIND_VALUE | BIND_KIND_TYPE | BIND_SCOPE_LEXICAL | BIND_FLAGS_TS_ENUM;
0 | BIND_FLAGS_TS_EXPORT_ONLY;
0 | BIND_FLAGS_NONE;
BIND_KIND_VALUE | 0 | BIND_FLAGS_NONE;
BIND_TS_ENUM | BIND_FLAGS_TS_CONST_ENUM;
0 | BIND_FLAGS_TS_EXPORT_ONLY;
var CLASS_ELEMENT_FLAG_STATIC = 4;
var CLASS_ELEMENT_KIND_GETTER = 2;
var CLASS_ELEMENT_KIND_SETTER = 1;
CLASS_ELEMENT_KIND_GETTER | CLASS_ELEMENT_KIND_SETTER;
CLASS_ELEMENT_KIND_GETTER | CLASS_ELEMENT_FLAG_STATIC;
CLASS_ELEMENT_KIND_SETTER | CLASS_ELEMENT_FLAG_STATIC;
var skipWhiteSpaceToLineBreak = new RegExp("(?=(" + /(?:[^\S\n\r\u2028\u2029]|\/\/.*|\/\*.*?\*\/)*/y.source + "))\\1" + /(?=[\n\r\u2028\u2029]|\/\*(?!.*?\*\/)|$)/.source, "y");
var DestructuringErrors = class {
	constructor() {
		this.shorthandAssign = this.trailingComma = this.parenthesizedAssign = this.parenthesizedBind = this.doubleProto = -1;
	}
};
function resolvePrivateNameConflict(current, element) {
	let next = "true";
	if (element.type === "MethodDefinition" && (element.kind === "get" || element.kind === "set")) next = (element.static ? "s" : "i") + element.kind;
	if (current === "iget" && next === "iset" || current === "iset" && next === "iget" || current === "sget" && next === "sset" || current === "sset" && next === "sget") return [false, "true"];
	if (!current) return [false, next];
	return [true, current];
}
function checkKeyName(node, name) {
	const { computed, key } = node;
	return !computed && (key.type === "Identifier" && key.name === name || key.type === "Literal" && key.value === name);
}
var TypeScriptError = {
	AbstractMethodHasImplementation: ({ methodName }) => `Method '${methodName}' cannot have an implementation because it is marked abstract.`,
	AbstractPropertyHasInitializer: ({ propertyName }) => `Property '${propertyName}' cannot have an initializer because it is marked abstract.`,
	AccesorCannotDeclareThisParameter: "'get' and 'set' accessors cannot declare 'this' parameters.",
	AccesorCannotHaveTypeParameters: "An accessor cannot have type parameters.",
	CannotFindName: ({ name }) => `Cannot find name '${name}'.`,
	ClassMethodHasDeclare: "Class methods cannot have the 'declare' modifier.",
	ClassMethodHasReadonly: "Class methods cannot have the 'readonly' modifier.",
	ConstInitiailizerMustBeStringOrNumericLiteralOrLiteralEnumReference: "A 'const' initializer in an ambient context must be a string or numeric literal or literal enum reference.",
	ConstructorHasTypeParameters: "Type parameters cannot appear on a constructor declaration.",
	DeclareAccessor: ({ kind }) => `'declare' is not allowed in ${kind}ters.`,
	DeclareClassFieldHasInitializer: "Initializers are not allowed in ambient contexts.",
	DeclareFunctionHasImplementation: "An implementation cannot be declared in ambient contexts.",
	DuplicateAccessibilityModifier: (() => `Accessibility modifier already seen.`),
	DuplicateModifier: ({ modifier }) => `Duplicate modifier: '${modifier}'.`,
	EmptyHeritageClauseType: ({ token }) => `'${token}' list cannot be empty.`,
	EmptyTypeArguments: "Type argument list cannot be empty.",
	EmptyTypeParameters: "Type parameter list cannot be empty.",
	ExpectedAmbientAfterExportDeclare: "'export declare' must be followed by an ambient declaration.",
	ImportAliasHasImportType: "An import alias can not use 'import type'.",
	IncompatibleModifiers: ({ modifiers }) => `'${modifiers[0]}' modifier cannot be used with '${modifiers[1]}' modifier.`,
	IndexSignatureHasAbstract: "Index signatures cannot have the 'abstract' modifier.",
	IndexSignatureHasAccessibility: ({ modifier }) => `Index signatures cannot have an accessibility modifier ('${modifier}').`,
	IndexSignatureHasDeclare: "Index signatures cannot have the 'declare' modifier.",
	IndexSignatureHasOverride: "'override' modifier cannot appear on an index signature.",
	IndexSignatureHasStatic: "Index signatures cannot have the 'static' modifier.",
	InitializerNotAllowedInAmbientContext: "Initializers are not allowed in ambient contexts.",
	InvalidModifierOnTypeMember: ({ modifier }) => `'${modifier}' modifier cannot appear on a type member.`,
	InvalidModifierOnTypeParameter: ({ modifier }) => `'${modifier}' modifier cannot appear on a type parameter.`,
	InvalidModifierOnTypeParameterPositions: ({ modifier }) => `'${modifier}' modifier can only appear on a type parameter of a class, interface or type alias.`,
	InvalidModifiersOrder: ({ orderedModifiers }) => `'${orderedModifiers[0]}' modifier must precede '${orderedModifiers[1]}' modifier.`,
	InvalidPropertyAccessAfterInstantiationExpression: "Invalid property access after an instantiation expression. You can either wrap the instantiation expression in parentheses, or delete the type arguments.",
	InvalidTupleMemberLabel: "Tuple members must be labeled with a simple identifier.",
	MissingInterfaceName: "'interface' declarations must be followed by an identifier.",
	NonAbstractClassHasAbstractMethod: "Abstract methods can only appear within an abstract class.",
	NonClassMethodPropertyHasAbstractModifer: "'abstract' modifier can only appear on a class, method, or property declaration.",
	OptionalTypeBeforeRequired: "A required element cannot follow an optional element.",
	OverrideNotInSubClass: "This member cannot have an 'override' modifier because its containing class does not extend another class.",
	PatternIsOptional: "A binding pattern parameter cannot be optional in an implementation signature.",
	PrivateElementHasAbstract: "Private elements cannot have the 'abstract' modifier.",
	PrivateElementHasAccessibility: ({ modifier }) => `Private elements cannot have an accessibility modifier ('${modifier}').`,
	PrivateMethodsHasAccessibility: ({ modifier }) => `Private methods cannot have an accessibility modifier ('${modifier}').`,
	ReadonlyForMethodSignature: "'readonly' modifier can only appear on a property declaration or index signature.",
	ReservedArrowTypeParam: "This syntax is reserved in files with the .mts or .cts extension. Add a trailing comma, as in `<T,>() => ...`.",
	ReservedTypeAssertion: "This syntax is reserved in files with the .mts or .cts extension. Use an `as` expression instead.",
	SetAccesorCannotHaveOptionalParameter: "A 'set' accessor cannot have an optional parameter.",
	SetAccesorCannotHaveRestParameter: "A 'set' accessor cannot have rest parameter.",
	SetAccesorCannotHaveReturnType: "A 'set' accessor cannot have a return type annotation.",
	SingleTypeParameterWithoutTrailingComma: ({ typeParameterName }) => `Single type parameter ${typeParameterName} should have a trailing comma. Example usage: <${typeParameterName},>.`,
	StaticBlockCannotHaveModifier: "Static class blocks cannot have any modifier.",
	TypeAnnotationAfterAssign: "Type annotations must come before default assignments, e.g. instead of `age = 25: number` use `age: number = 25`.",
	TypeImportCannotSpecifyDefaultAndNamed: "A type-only import can specify a default import or named bindings, but not both.",
	TypeModifierIsUsedInTypeExports: "The 'type' modifier cannot be used on a named export when 'export type' is used on its export statement.",
	TypeModifierIsUsedInTypeImports: "The 'type' modifier cannot be used on a named import when 'import type' is used on its import statement.",
	UnexpectedParameterModifier: "A parameter property is only allowed in a constructor implementation.",
	UnexpectedReadonly: "'readonly' type modifier is only permitted on array and tuple literal types.",
	GenericsEndWithComma: `Trailing comma is not allowed at the end of generics.`,
	UnexpectedTypeAnnotation: "Did not expect a type annotation here.",
	UnexpectedTypeCastInParameter: "Unexpected type cast in parameter position.",
	UnsupportedImportTypeArgument: "Argument in a type import must be a string literal.",
	UnsupportedParameterPropertyKind: "A parameter property may not be declared using a binding pattern.",
	UnsupportedSignatureParameterKind: ({ type }) => `Name in a signature must be an Identifier, ObjectPattern or ArrayPattern, instead got ${type}.`,
	LetInLexicalBinding: "'let' is not allowed to be used as a name in 'let' or 'const' declarations."
};
var DecoratorsError = {
	UnexpectedLeadingDecorator: "Leading decorators must be attached to a class declaration.",
	DecoratorConstructor: "Decorators can't be used with a constructor. Did you mean '@dec class { ... }'?",
	TrailingDecorator: "Decorators must be attached to a class element.",
	SpreadElementDecorator: `Decorators can't be used with SpreadElement`
};
function generateParseDecorators(Parse, acornTypeScript, acorn) {
	const { tokTypes: tt } = acorn;
	const { tokTypes } = acornTypeScript;
	return class ParseDecorators extends Parse {
		takeDecorators(node) {
			const decorators = this.decoratorStack[this.decoratorStack.length - 1];
			if (decorators.length) {
				node.decorators = decorators;
				this.resetStartLocationFromNode(node, decorators[0]);
				this.decoratorStack[this.decoratorStack.length - 1] = [];
			}
		}
		parseDecorators(allowExport) {
			const currentContextDecorators = this.decoratorStack[this.decoratorStack.length - 1];
			while (this.match(tokTypes.at)) {
				const decorator = this.parseDecorator();
				currentContextDecorators.push(decorator);
			}
			if (this.match(tt._export)) {
				if (!allowExport) this.unexpected();
			} else if (!this.canHaveLeadingDecorator()) this.raise(this.start, DecoratorsError.UnexpectedLeadingDecorator);
		}
		parseDecorator() {
			const node = this.startNode();
			this.next();
			this.decoratorStack.push([]);
			const startPos = this.start;
			const startLoc = this.startLoc;
			let expr;
			if (this.match(tt.parenL)) {
				const startPos2 = this.start;
				const startLoc2 = this.startLoc;
				this.next();
				expr = this.parseExpression();
				this.expect(tt.parenR);
				if (this.options.preserveParens) {
					let par = this.startNodeAt(startPos2, startLoc2);
					par.expression = expr;
					expr = this.finishNode(par, "ParenthesizedExpression");
				}
			} else {
				expr = this.parseIdent(false);
				while (this.eat(tt.dot)) {
					const node2 = this.startNodeAt(startPos, startLoc);
					node2.object = expr;
					node2.property = this.parseIdent(true);
					node2.computed = false;
					expr = this.finishNode(node2, "MemberExpression");
				}
			}
			node.expression = this.parseMaybeDecoratorArguments(expr);
			this.decoratorStack.pop();
			return this.finishNode(node, "Decorator");
		}
		parseMaybeDecoratorArguments(expr) {
			if (this.eat(tt.parenL)) {
				const node = this.startNodeAtNode(expr);
				node.callee = expr;
				node.arguments = this.parseExprList(tt.parenR, false);
				return this.finishNode(node, "CallExpression");
			}
			return expr;
		}
	};
}
var xhtml_default = {
	quot: "\"",
	amp: "&",
	apos: "'",
	lt: "<",
	gt: ">",
	nbsp: "\xA0",
	iexcl: "¡",
	cent: "¢",
	pound: "£",
	curren: "¤",
	yen: "¥",
	brvbar: "¦",
	sect: "§",
	uml: "¨",
	copy: "©",
	ordf: "ª",
	laquo: "«",
	not: "¬",
	shy: "­",
	reg: "®",
	macr: "¯",
	deg: "°",
	plusmn: "±",
	sup2: "²",
	sup3: "³",
	acute: "´",
	micro: "µ",
	para: "¶",
	middot: "·",
	cedil: "¸",
	sup1: "¹",
	ordm: "º",
	raquo: "»",
	frac14: "¼",
	frac12: "½",
	frac34: "¾",
	iquest: "¿",
	Agrave: "À",
	Aacute: "Á",
	Acirc: "Â",
	Atilde: "Ã",
	Auml: "Ä",
	Aring: "Å",
	AElig: "Æ",
	Ccedil: "Ç",
	Egrave: "È",
	Eacute: "É",
	Ecirc: "Ê",
	Euml: "Ë",
	Igrave: "Ì",
	Iacute: "Í",
	Icirc: "Î",
	Iuml: "Ï",
	ETH: "Ð",
	Ntilde: "Ñ",
	Ograve: "Ò",
	Oacute: "Ó",
	Ocirc: "Ô",
	Otilde: "Õ",
	Ouml: "Ö",
	times: "×",
	Oslash: "Ø",
	Ugrave: "Ù",
	Uacute: "Ú",
	Ucirc: "Û",
	Uuml: "Ü",
	Yacute: "Ý",
	THORN: "Þ",
	szlig: "ß",
	agrave: "à",
	aacute: "á",
	acirc: "â",
	atilde: "ã",
	auml: "ä",
	aring: "å",
	aelig: "æ",
	ccedil: "ç",
	egrave: "è",
	eacute: "é",
	ecirc: "ê",
	euml: "ë",
	igrave: "ì",
	iacute: "í",
	icirc: "î",
	iuml: "ï",
	eth: "ð",
	ntilde: "ñ",
	ograve: "ò",
	oacute: "ó",
	ocirc: "ô",
	otilde: "õ",
	ouml: "ö",
	divide: "÷",
	oslash: "ø",
	ugrave: "ù",
	uacute: "ú",
	ucirc: "û",
	uuml: "ü",
	yacute: "ý",
	thorn: "þ",
	yuml: "ÿ",
	OElig: "Œ",
	oelig: "œ",
	Scaron: "Š",
	scaron: "š",
	Yuml: "Ÿ",
	fnof: "ƒ",
	circ: "ˆ",
	tilde: "˜",
	Alpha: "Α",
	Beta: "Β",
	Gamma: "Γ",
	Delta: "Δ",
	Epsilon: "Ε",
	Zeta: "Ζ",
	Eta: "Η",
	Theta: "Θ",
	Iota: "Ι",
	Kappa: "Κ",
	Lambda: "Λ",
	Mu: "Μ",
	Nu: "Ν",
	Xi: "Ξ",
	Omicron: "Ο",
	Pi: "Π",
	Rho: "Ρ",
	Sigma: "Σ",
	Tau: "Τ",
	Upsilon: "Υ",
	Phi: "Φ",
	Chi: "Χ",
	Psi: "Ψ",
	Omega: "Ω",
	alpha: "α",
	beta: "β",
	gamma: "γ",
	delta: "δ",
	epsilon: "ε",
	zeta: "ζ",
	eta: "η",
	theta: "θ",
	iota: "ι",
	kappa: "κ",
	lambda: "λ",
	mu: "μ",
	nu: "ν",
	xi: "ξ",
	omicron: "ο",
	pi: "π",
	rho: "ρ",
	sigmaf: "ς",
	sigma: "σ",
	tau: "τ",
	upsilon: "υ",
	phi: "φ",
	chi: "χ",
	psi: "ψ",
	omega: "ω",
	thetasym: "ϑ",
	upsih: "ϒ",
	piv: "ϖ",
	ensp: " ",
	emsp: " ",
	thinsp: " ",
	zwnj: "‌",
	zwj: "‍",
	lrm: "‎",
	rlm: "‏",
	ndash: "–",
	mdash: "—",
	lsquo: "‘",
	rsquo: "’",
	sbquo: "‚",
	ldquo: "“",
	rdquo: "”",
	bdquo: "„",
	dagger: "†",
	Dagger: "‡",
	bull: "•",
	hellip: "…",
	permil: "‰",
	prime: "′",
	Prime: "″",
	lsaquo: "‹",
	rsaquo: "›",
	oline: "‾",
	frasl: "⁄",
	euro: "€",
	image: "ℑ",
	weierp: "℘",
	real: "ℜ",
	trade: "™",
	alefsym: "ℵ",
	larr: "←",
	uarr: "↑",
	rarr: "→",
	darr: "↓",
	harr: "↔",
	crarr: "↵",
	lArr: "⇐",
	uArr: "⇑",
	rArr: "⇒",
	dArr: "⇓",
	hArr: "⇔",
	forall: "∀",
	part: "∂",
	exist: "∃",
	empty: "∅",
	nabla: "∇",
	isin: "∈",
	notin: "∉",
	ni: "∋",
	prod: "∏",
	sum: "∑",
	minus: "−",
	lowast: "∗",
	radic: "√",
	prop: "∝",
	infin: "∞",
	ang: "∠",
	and: "∧",
	or: "∨",
	cap: "∩",
	cup: "∪",
	int: "∫",
	there4: "∴",
	sim: "∼",
	cong: "≅",
	asymp: "≈",
	ne: "≠",
	equiv: "≡",
	le: "≤",
	ge: "≥",
	sub: "⊂",
	sup: "⊃",
	nsub: "⊄",
	sube: "⊆",
	supe: "⊇",
	oplus: "⊕",
	otimes: "⊗",
	perp: "⊥",
	sdot: "⋅",
	lceil: "⌈",
	rceil: "⌉",
	lfloor: "⌊",
	rfloor: "⌋",
	lang: "〈",
	rang: "〉",
	loz: "◊",
	spades: "♠",
	clubs: "♣",
	hearts: "♥",
	diams: "♦"
};
var hexNumber = /^[\da-fA-F]+$/;
var decimalNumber = /^\d+$/;
function getQualifiedJSXName(object) {
	if (!object) return object;
	if (object.type === "JSXIdentifier") return object.name;
	if (object.type === "JSXNamespacedName") return object.namespace.name + ":" + object.name.name;
	if (object.type === "JSXMemberExpression") return getQualifiedJSXName(object.object) + "." + getQualifiedJSXName(object.property);
}
function generateJsxParser(acorn, acornTypeScript, Parser, jsxOptions) {
	const tt = acorn.tokTypes;
	const tok = acornTypeScript.tokTypes;
	const isNewLine = acorn.isNewLine;
	const isIdentifierChar = acorn.isIdentifierChar;
	const options = Object.assign({
		allowNamespaces: true,
		allowNamespacedObjects: true
	}, jsxOptions || {});
	return class JsxParser extends Parser {
		jsx_readToken() {
			let out = "", chunkStart = this.pos;
			for (;;) {
				if (this.pos >= this.input.length) this.raise(this.start, "Unterminated JSX contents");
				let ch = this.input.charCodeAt(this.pos);
				switch (ch) {
					case 60:
					case 123:
						if (this.pos === this.start) {
							if (ch === 60 && this.exprAllowed) {
								++this.pos;
								return this.finishToken(tok.jsxTagStart);
							}
							return this.getTokenFromCode(ch);
						}
						out += this.input.slice(chunkStart, this.pos);
						return this.finishToken(tok.jsxText, out);
					case 38:
						out += this.input.slice(chunkStart, this.pos);
						out += this.jsx_readEntity();
						chunkStart = this.pos;
						break;
					case 62:
					case 125: this.raise(this.pos, "Unexpected token `" + this.input[this.pos] + "`. Did you mean `" + (ch === 62 ? "&gt;" : "&rbrace;") + "` or `{\"" + this.input[this.pos] + "\"}`?");
					default: if (isNewLine(ch)) {
						out += this.input.slice(chunkStart, this.pos);
						out += this.jsx_readNewLine(true);
						chunkStart = this.pos;
					} else ++this.pos;
				}
			}
		}
		jsx_readNewLine(normalizeCRLF) {
			let ch = this.input.charCodeAt(this.pos);
			let out;
			++this.pos;
			if (ch === 13 && this.input.charCodeAt(this.pos) === 10) {
				++this.pos;
				out = normalizeCRLF ? "\n" : "\r\n";
			} else out = String.fromCharCode(ch);
			if (this.options.locations) {
				++this.curLine;
				this.lineStart = this.pos;
			}
			return out;
		}
		jsx_readString(quote) {
			let out = "", chunkStart = ++this.pos;
			for (;;) {
				if (this.pos >= this.input.length) this.raise(this.start, "Unterminated string constant");
				let ch = this.input.charCodeAt(this.pos);
				if (ch === quote) break;
				if (ch === 38) {
					out += this.input.slice(chunkStart, this.pos);
					out += this.jsx_readEntity();
					chunkStart = this.pos;
				} else if (isNewLine(ch)) {
					out += this.input.slice(chunkStart, this.pos);
					out += this.jsx_readNewLine(false);
					chunkStart = this.pos;
				} else ++this.pos;
			}
			out += this.input.slice(chunkStart, this.pos++);
			return this.finishToken(tt.string, out);
		}
		jsx_readEntity() {
			let str = "", count = 0, entity;
			let ch = this.input[this.pos];
			if (ch !== "&") this.raise(this.pos, "Entity must start with an ampersand");
			let startPos = ++this.pos;
			while (this.pos < this.input.length && count++ < 10) {
				ch = this.input[this.pos++];
				if (ch === ";") {
					if (str[0] === "#") {
						let value;
						if (str[1] === "x" || str[1] === "X") {
							str = str.substr(2);
							if (hexNumber.test(str)) value = parseInt(str, 16);
						} else {
							str = str.substr(1);
							if (decimalNumber.test(str)) value = parseInt(str, 10);
						}
						if (value !== void 0 && value <= 1114111) entity = String.fromCodePoint(value);
					} else if (Object.prototype.hasOwnProperty.call(xhtml_default, str)) entity = xhtml_default[str];
					break;
				}
				str += ch;
			}
			if (entity === void 0) {
				this.pos = startPos;
				return "&";
			}
			return entity;
		}
		jsx_readWord() {
			let ch, start = this.pos;
			do
				ch = this.input.charCodeAt(++this.pos);
			while (isIdentifierChar(ch) || ch === 45);
			return this.finishToken(tok.jsxName, this.input.slice(start, this.pos));
		}
		jsx_parseIdentifier() {
			let node = this.startNode();
			if (this.type === tok.jsxName) node.name = this.value;
			else if (this.type.keyword) node.name = this.type.keyword;
			else this.unexpected();
			this.next();
			return this.finishNode(node, "JSXIdentifier");
		}
		jsx_parseNamespacedName() {
			let startPos = this.start, startLoc = this.startLoc;
			let name = this.jsx_parseIdentifier();
			if (!options.allowNamespaces || !this.eat(tt.colon)) return name;
			var node = this.startNodeAt(startPos, startLoc);
			node.namespace = name;
			node.name = this.jsx_parseIdentifier();
			return this.finishNode(node, "JSXNamespacedName");
		}
		jsx_parseElementName() {
			if (this.type === tok.jsxTagEnd) return "";
			let startPos = this.start, startLoc = this.startLoc;
			let node = this.jsx_parseNamespacedName();
			if (this.type === tt.dot && node.type === "JSXNamespacedName" && !options.allowNamespacedObjects) this.unexpected();
			while (this.eat(tt.dot)) {
				let newNode = this.startNodeAt(startPos, startLoc);
				newNode.object = node;
				newNode.property = this.jsx_parseIdentifier();
				node = this.finishNode(newNode, "JSXMemberExpression");
			}
			return node;
		}
		jsx_parseAttributeValue() {
			switch (this.type) {
				case tt.braceL:
					let node = this.jsx_parseExpressionContainer();
					if (node.expression.type === "JSXEmptyExpression") this.raise(node.start, "JSX attributes must only be assigned a non-empty expression");
					return node;
				case tok.jsxTagStart:
				case tt.string: return this.parseExprAtom();
				default: this.raise(this.start, "JSX value should be either an expression or a quoted JSX text");
			}
		}
		jsx_parseEmptyExpression() {
			let node = this.startNodeAt(this.lastTokEnd, this.lastTokEndLoc);
			return this.finishNodeAt(node, "JSXEmptyExpression", this.start, this.startLoc);
		}
		jsx_parseExpressionContainer() {
			let node = this.startNode();
			this.next();
			if (this.eat(tt.ellipsis)) {
				node.expression = this.parseExpression();
				this.expect(tt.braceR);
				return this.finishNode(node, "JSXSpreadChild");
			}
			node.expression = this.type === tt.braceR ? this.jsx_parseEmptyExpression() : this.parseExpression();
			this.expect(tt.braceR);
			return this.finishNode(node, "JSXExpressionContainer");
		}
		jsx_parseAttribute() {
			let node = this.startNode();
			if (this.eat(tt.braceL)) {
				this.expect(tt.ellipsis);
				node.argument = this.parseMaybeAssign();
				this.expect(tt.braceR);
				return this.finishNode(node, "JSXSpreadAttribute");
			}
			node.name = this.jsx_parseNamespacedName();
			node.value = this.eat(tt.eq) ? this.jsx_parseAttributeValue() : null;
			return this.finishNode(node, "JSXAttribute");
		}
		jsx_parseOpeningElementAt(startPos, startLoc) {
			let node = this.startNodeAt(startPos, startLoc);
			node.attributes = [];
			let nodeName = this.jsx_parseElementName();
			if (nodeName) node.name = nodeName;
			while (this.type !== tt.slash && this.type !== tok.jsxTagEnd) node.attributes.push(this.jsx_parseAttribute());
			node.selfClosing = this.eat(tt.slash);
			this.expect(tok.jsxTagEnd);
			return this.finishNode(node, nodeName ? "JSXOpeningElement" : "JSXOpeningFragment");
		}
		jsx_parseClosingElementAt(startPos, startLoc) {
			let node = this.startNodeAt(startPos, startLoc);
			let nodeName = this.jsx_parseElementName();
			if (nodeName) node.name = nodeName;
			this.expect(tok.jsxTagEnd);
			return this.finishNode(node, nodeName ? "JSXClosingElement" : "JSXClosingFragment");
		}
		jsx_parseElementAt(startPos, startLoc) {
			let node = this.startNodeAt(startPos, startLoc);
			let children = [];
			let openingElement = this.jsx_parseOpeningElementAt(startPos, startLoc);
			let closingElement = null;
			if (!openingElement.selfClosing) {
				contents: for (;;) switch (this.type) {
					case tok.jsxTagStart:
						startPos = this.start;
						startLoc = this.startLoc;
						this.next();
						if (this.eat(tt.slash)) {
							closingElement = this.jsx_parseClosingElementAt(startPos, startLoc);
							break contents;
						}
						children.push(this.jsx_parseElementAt(startPos, startLoc));
						break;
					case tok.jsxText:
						children.push(this.parseExprAtom());
						break;
					case tt.braceL:
						children.push(this.jsx_parseExpressionContainer());
						break;
					default: this.unexpected();
				}
				if (getQualifiedJSXName(closingElement.name) !== getQualifiedJSXName(openingElement.name)) this.raise(closingElement.start, "Expected corresponding JSX closing tag for <" + getQualifiedJSXName(openingElement.name) + ">");
			}
			let fragmentOrElement = openingElement.name ? "Element" : "Fragment";
			node["opening" + fragmentOrElement] = openingElement;
			node["closing" + fragmentOrElement] = closingElement;
			node.children = children;
			if (this.type === tt.relational && this.value === "<") this.raise(this.start, "Adjacent JSX elements must be wrapped in an enclosing tag");
			return this.finishNode(node, "JSX" + fragmentOrElement);
		}
		jsx_parseText() {
			let node = this.parseLiteral(this.value);
			node.type = "JSXText";
			return node;
		}
		jsx_parseElement() {
			let startPos = this.start, startLoc = this.startLoc;
			this.next();
			return this.jsx_parseElementAt(startPos, startLoc);
		}
	};
}
function generateParseImportAssertions(Parse, acornTypeScript, acorn) {
	const { tokTypes } = acornTypeScript;
	const { tokTypes: tt } = acorn;
	return class ImportAttributes extends Parse {
		parseMaybeImportAttributes(node) {
			if (this.type === tt._with || this.type === tokTypes.assert) {
				this.next();
				const attributes = this.parseImportAttributes();
				if (attributes) node.attributes = attributes;
			}
		}
		parseImportAttributes() {
			this.expect(tt.braceL);
			const attrs = this.parseWithEntries();
			this.expect(tt.braceR);
			return attrs;
		}
		parseWithEntries() {
			const attrs = [];
			const attrNames = /* @__PURE__ */ new Set();
			do {
				if (this.type === tt.braceR) break;
				const node = this.startNode();
				let withionKeyNode;
				if (this.type === tt.string) withionKeyNode = this.parseLiteral(this.value);
				else withionKeyNode = this.parseIdent(true);
				this.next();
				node.key = withionKeyNode;
				if (attrNames.has(node.key.name)) this.raise(this.pos, "Duplicated key in attributes");
				attrNames.add(node.key.name);
				if (this.type !== tt.string) this.raise(this.pos, "Only string is supported as an attribute value");
				node.value = this.parseLiteral(this.value);
				attrs.push(this.finishNode(node, "ImportAttribute"));
			} while (this.eat(tt.comma));
			return attrs;
		}
	};
}
var parserCallbackNames = [
	"onToken",
	"onComment",
	"onInsertedSemicolon",
	"onTrailingComma"
];
function makeOutputBuffer() {
	return {
		_tag: "BufferedParserEvents",
		segments: []
	};
}
var emptyOutputBuffer = makeOutputBuffer();
function hasEvents(output) {
	return output.segments.length > 0;
}
var ParseEffects = class {
	constructor(options, state) {
		this.options = options;
		this.state = state;
		this.callbacks = {};
		this.callbackWrappers = {};
		this.frames = [];
		this.undoLog = [];
		this.hasCallbacks = this.captureCallbacks();
	}
	get active() {
		return this.frames.length > 0;
	}
	begin() {
		const frame = {
			_tag: "ParseEffectFrame",
			depth: this.frames.length,
			undoMark: this.undoLog.length,
			checkpoint: this.state?.capture()
		};
		this.frames.push(frame);
		if (frame.depth === 0 && this.hasCallbacks) this.activateCallbacks();
		return frame;
	}
	commit(frame) {
		this.close(frame);
		const parent = this.currentFrame();
		if (parent) {
			if (frame.output) this.appendOutput(this.outputFor(parent), frame.output);
			return;
		}
		this.undoLog.length = frame.undoMark;
		if (frame.output) this.flush(frame.output);
	}
	rollback(frame) {
		this.close(frame);
		this.unwind(frame.undoMark);
		this.restore(frame);
	}
	rollbackWithEvents(frame) {
		this.close(frame);
		this.unwind(frame.undoMark);
		this.restore(frame);
		return frame.output ?? emptyOutputBuffer;
	}
	replay(events) {
		if (!hasEvents(events)) return;
		const frame = this.currentFrame();
		if (frame) {
			this.appendOutput(this.outputFor(frame), events);
			return;
		}
		this.flush(events);
	}
	set(target, key, value) {
		this.willSet(target, key);
		target[key] = value;
	}
	remove(target, key) {
		this.willSet(target, key);
		delete target[key];
	}
	append(target, value) {
		this.willAppend(target);
		target.push(value);
	}
	pop(target) {
		this.willMutateTail(target, 1);
		return target.pop();
	}
	truncate(target, length) {
		if (length < target.length) this.willMutateTail(target, target.length - length);
		else this.willAppend(target);
		target.length = length;
	}
	modify(target, key, f) {
		const [result, next] = f(target[key]);
		this.set(target, key, next);
		return result;
	}
	/**
	* Compatibility write barriers for mutations performed by inherited Acorn
	* methods. New plugin-owned mutations should prefer the active operations
	* above.
	*/
	willAppend(target) {
		if (!this.active) return;
		this.undoLog.push({
			_tag: "ArrayLength",
			target,
			length: target.length
		});
	}
	willMutateTail(target, count) {
		if (!this.active) return;
		const start = Math.max(0, target.length - count);
		this.undoLog.push({
			_tag: "ArrayTail",
			target,
			start,
			values: target.slice(start)
		});
	}
	willSet(target, key) {
		if (!this.active) return;
		const record = target;
		this.undoLog.push({
			_tag: "Property",
			target: record,
			key,
			had: Object.prototype.hasOwnProperty.call(record, key),
			value: record[key]
		});
	}
	captureCallbacks() {
		let captured = false;
		for (const name of parserCallbackNames) {
			const callback = this.options[name];
			if (!callback) continue;
			captured = true;
			this.callbacks[name] = callback;
			this.callbackWrappers[name] = (...args) => {
				this.emit({
					name,
					args
				});
			};
		}
		return captured;
	}
	activateCallbacks() {
		for (const name of parserCallbackNames) {
			const callback = this.callbackWrappers[name];
			if (callback) this.options[name] = callback;
		}
	}
	deactivateCallbacks() {
		for (const name of parserCallbackNames) {
			const callback = this.callbacks[name];
			if (callback) this.options[name] = callback;
		}
	}
	emit(event) {
		const frame = this.currentFrame();
		if (!frame) {
			this.invoke(event);
			return;
		}
		const segments = this.outputFor(frame).segments;
		const tail = segments[segments.length - 1];
		if (Array.isArray(tail)) tail.push(event);
		else segments.push([event]);
	}
	appendOutput(target, output) {
		if (hasEvents(output)) target.segments.push(output);
	}
	outputFor(frame) {
		return frame.output ??= makeOutputBuffer();
	}
	flush(output) {
		const work = [];
		for (let i = output.segments.length - 1; i >= 0; i--) work.push(output.segments[i]);
		while (work.length > 0) {
			const segment = work.pop();
			if (Array.isArray(segment)) {
				for (const event of segment) this.invoke(event);
				continue;
			}
			for (let i = segment.segments.length - 1; i >= 0; i--) work.push(segment.segments[i]);
		}
	}
	invoke(event) {
		this.callbacks[event.name]?.apply(this.options, event.args);
	}
	currentFrame() {
		return this.frames[this.frames.length - 1];
	}
	close(frame) {
		if (this.currentFrame() !== frame || frame.depth !== this.frames.length - 1) throw new Error("Parse effect scopes must be closed in order");
		this.frames.pop();
		if (this.frames.length === 0 && this.hasCallbacks) this.deactivateCallbacks();
	}
	restore(frame) {
		if (this.state) this.state.restore(frame.checkpoint);
	}
	unwind(mark) {
		for (let i = this.undoLog.length - 1; i >= mark; i--) {
			const entry = this.undoLog[i];
			switch (entry._tag) {
				case "ArrayLength":
					if (entry.target.length < entry.length) throw new Error("A parse effect shortened an append-only array");
					entry.target.length = entry.length;
					break;
				case "ArrayTail":
					entry.target.length = entry.start;
					for (const value of entry.values) entry.target.push(value);
					break;
				case "Property":
					if (entry.had) entry.target[entry.key] = entry.value;
					else delete entry.target[entry.key];
					break;
			}
		}
		this.undoLog.length = mark;
	}
};
function restoreArrayMark(value, length, description) {
	if (value.length === length) return value;
	if (value.length < length) throw new Error(`A parse branch shortened the ${description} below its checkpoint`);
	value.length = length;
	return value;
}
function captureParserCheckpoint(parser) {
	return {
		lookahead: parser.getCurLookaheadState(),
		context: parser.context,
		contextLength: parser.context.length,
		scopeStack: parser.scopeStack,
		scopeStackLength: parser.scopeStack.length,
		importsStack: parser.importsStack,
		importsStackLength: parser.importsStack.length,
		labels: parser.labels,
		labelsLength: parser.labels.length,
		privateNameStack: parser.privateNameStack,
		privateNameStackLength: parser.privateNameStack.length,
		decoratorStack: parser.decoratorStack,
		decoratorStackLength: parser.decoratorStack.length,
		strict: parser.strict,
		potentialArrowAt: parser.potentialArrowAt,
		potentialArrowInForAwait: parser.potentialArrowInForAwait,
		yieldPos: parser.yieldPos,
		awaitPos: parser.awaitPos,
		awaitIdentPos: parser.awaitIdentPos,
		preValue: parser.preValue,
		preToken: parser.preToken,
		isLookahead: parser.isLookahead,
		isAmbientContext: parser.isAmbientContext,
		inAbstractClass: parser.inAbstractClass,
		inType: parser.inType,
		inDisallowConditionalTypesContext: parser.inDisallowConditionalTypesContext,
		maybeInArrowParameters: parser.maybeInArrowParameters,
		shouldParseArrowReturnType: parser.shouldParseArrowReturnType,
		shouldParseAsyncArrowReturnType: parser.shouldParseAsyncArrowReturnType,
		importOrExportOuterKind: parser.importOrExportOuterKind
	};
}
function restoreParserCheckpoint(parser, state) {
	parser.setLookaheadTokenState(state.lookahead);
	parser.context = restoreArrayMark(state.context, state.contextLength, "token context stack");
	parser.scopeStack = restoreArrayMark(state.scopeStack, state.scopeStackLength, "scope stack");
	parser.importsStack = restoreArrayMark(state.importsStack, state.importsStackLength, "import stack");
	parser.labels = restoreArrayMark(state.labels, state.labelsLength, "label stack");
	parser.privateNameStack = restoreArrayMark(state.privateNameStack, state.privateNameStackLength, "private-name stack");
	parser.decoratorStack = restoreArrayMark(state.decoratorStack, state.decoratorStackLength, "decorator stack");
	parser.strict = state.strict;
	parser.potentialArrowAt = state.potentialArrowAt;
	parser.potentialArrowInForAwait = state.potentialArrowInForAwait;
	parser.yieldPos = state.yieldPos;
	parser.awaitPos = state.awaitPos;
	parser.awaitIdentPos = state.awaitIdentPos;
	parser.regexpState = null;
	parser.preValue = state.preValue;
	parser.preToken = state.preToken;
	parser.isLookahead = state.isLookahead;
	parser.isAmbientContext = state.isAmbientContext;
	parser.inAbstractClass = state.inAbstractClass;
	parser.inType = state.inType;
	parser.inDisallowConditionalTypesContext = state.inDisallowConditionalTypesContext;
	parser.maybeInArrowParameters = state.maybeInArrowParameters;
	parser.shouldParseArrowReturnType = state.shouldParseArrowReturnType;
	parser.shouldParseAsyncArrowReturnType = state.shouldParseAsyncArrowReturnType;
	parser.importOrExportOuterKind = state.importOrExportOuterKind;
}
function createParserStateAdapter(parser) {
	return {
		capture: () => captureParserCheckpoint(parser),
		restore: (state) => restoreParserCheckpoint(parser, state)
	};
}
function adaptParser(Parser, config) {
	const tt = config.acornTokenTypes;
	const tsTokTypes = config.typeScriptTokenTypes;
	const scopeFlags = config.scope;
	const varScopeFlags = scopeFlags.SCOPE_TOP | scopeFlags.SCOPE_FUNCTION | scopeFlags.SCOPE_CLASS_STATIC_BLOCK;
	return class EffectAdapter extends Parser {
		constructor(options, input, startPos) {
			super(options, input, startPos);
			this.parseEffects = new ParseEffects(this.options, createParserStateAdapter(this));
		}
		overrideContext(context) {
			if (this.curContext() !== context) this.parseEffects?.willMutateTail(this.context, 1);
			return super.overrideContext(context);
		}
		takeDecorators(node) {
			const index = this.decoratorStack.length - 1;
			if (this.decoratorStack[index].length > 0) this.parseEffects?.willSet(this.decoratorStack, String(index));
			return super.takeDecorators(node);
		}
		parseDecorators(allowExport) {
			const decorators = this.decoratorStack[this.decoratorStack.length - 1];
			this.parseEffects?.willAppend(decorators);
			return super.parseDecorators(allowExport);
		}
		parseDecorator() {
			this.parseEffects?.willAppend(this.decoratorStack);
			return super.parseDecorator();
		}
		parseIdentNode() {
			if ((this.type.keyword === "class" || this.type.keyword === "function") && (this.lastTokEnd !== this.lastTokStart + 1 || this.input.charCodeAt(this.lastTokStart) !== 46)) this.parseEffects?.willMutateTail(this.context, 1);
			return super.parseIdentNode();
		}
		parseLabeledStatement(node, maybeName, expr, context) {
			for (let i = this.labels.length - 1; i >= 0; i--) {
				const label = this.labels[i];
				if (label.statementStart !== node.start) break;
				this.parseEffects?.willSet(label, "statementStart");
				this.parseEffects?.willSet(label, "kind");
			}
			this.parseEffects?.willAppend(this.labels);
			return super.parseLabeledStatement(node, maybeName, expr, context);
		}
		enterClassBody() {
			this.parseEffects?.willAppend(this.privateNameStack);
			return super.enterClassBody();
		}
		exitClassBody() {
			const parent = this.privateNameStack[this.privateNameStack.length - 2];
			if (parent) this.parseEffects?.willAppend(parent.used);
			this.parseEffects?.willMutateTail(this.privateNameStack, 1);
			return super.exitClassBody();
		}
		parsePrivateIdent() {
			if (this.options.checkPrivateFields && this.privateNameStack.length > 0) {
				const privateNames = this.privateNameStack[this.privateNameStack.length - 1];
				this.parseEffects?.willAppend(privateNames.used);
			}
			return super.parsePrivateIdent();
		}
		parseClassField(field) {
			this.parseEffects?.willSet(this.currentThisScope(), "inClassFieldInit");
			return super.parseClassField(field);
		}
		updateContext(prevType) {
			const { type } = this;
			if (type === tt.parenR || type === tt.braceR || type === tt.braceL || type === tt.dollarBraceL || type === tt.parenL || type === tt._function || type === tt._class || type === tt.colon || type === tt.backQuote || type === tt.star || type === tsTokTypes.jsxTagStart || type === tsTokTypes.jsxTagEnd || type === tt.slash && prevType === tsTokTypes.jsxTagStart) this.parseEffects?.willMutateTail(this.context, 2);
			return super.updateContext(prevType);
		}
		enterScope(flags) {
			this.parseEffects?.willAppend(this.scopeStack);
			return super.enterScope(flags);
		}
		exitScope() {
			this.parseEffects?.willMutateTail(this.scopeStack, 1);
			return super.exitScope();
		}
		declareName(name, bindingType, pos) {
			const effects = this.parseEffects;
			if (effects?.active) if (bindingType === scopeFlags.BIND_LEXICAL) {
				const scope = this.currentScope();
				effects.willAppend(scope.lexical);
				if (this.inModule && scope.flags & scopeFlags.SCOPE_TOP) effects.willSet(this.undefinedExports, name);
			} else if (bindingType === scopeFlags.BIND_SIMPLE_CATCH) effects.willAppend(this.currentScope().lexical);
			else if (bindingType === scopeFlags.BIND_FUNCTION) effects.willAppend(this.currentScope().functions);
			else for (let i = this.scopeStack.length - 1; i >= 0; i--) {
				const scope = this.scopeStack[i];
				effects.willAppend(scope.var);
				if (this.inModule && scope.flags & scopeFlags.SCOPE_TOP) effects.willSet(this.undefinedExports, name);
				if (scope.flags & varScopeFlags) break;
			}
			return super.declareName(name, bindingType, pos);
		}
		checkLocalExport(id) {
			this.parseEffects?.willSet(this.undefinedExports, id.name);
			return super.checkLocalExport(id);
		}
	};
}
var skipWhiteSpace = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g;
function assert(x) {
	if (!x) throw new Error("Assert fail");
}
function tsIsClassAccessor(modifier) {
	return modifier === "accessor";
}
function tsIsVarianceAnnotations(modifier) {
	return modifier === "in" || modifier === "out";
}
var FUNC_STATEMENT = 1;
var FUNC_HANGING_STATEMENT = 2;
var FUNC_NULLABLE_ID = 4;
var acornScope = {
	SCOPE_TOP: 1,
	SCOPE_FUNCTION: 2,
	SCOPE_ASYNC: 4,
	SCOPE_GENERATOR: 8,
	SCOPE_ARROW: 16,
	SCOPE_SIMPLE_CATCH: 32,
	SCOPE_SUPER: 64,
	SCOPE_DIRECT_SUPER: 128,
	SCOPE_CLASS_STATIC_BLOCK: 256,
	SCOPE_VAR: 256,
	BIND_NONE: 0,
	BIND_VAR: 1,
	BIND_LEXICAL: 2,
	BIND_FUNCTION: 3,
	BIND_SIMPLE_CATCH: 4,
	BIND_OUTSIDE: 5,
	BIND_TS_TYPE: 6,
	BIND_TS_INTERFACE: 7,
	BIND_TS_NAMESPACE: 1032,
	BIND_FLAGS_TS_EXPORT_ONLY: 1024,
	BIND_FLAGS_TS_IMPORT: 4096,
	BIND_FLAGS_TS_ENUM: 256,
	BIND_FLAGS_TS_CONST_ENUM: 512,
	BIND_TS_ENUM: 258,
	BIND_TS_CONST_ENUM: 770,
	BIND_FLAGS_CLASS: 128
};
function functionFlags(async, generator) {
	return acornScope.SCOPE_FUNCTION | (async ? acornScope.SCOPE_ASYNC : 0) | (generator ? acornScope.SCOPE_GENERATOR : 0);
}
function isPossiblyLiteralEnum(expression) {
	if (expression.type !== "MemberExpression") return false;
	const { computed, property } = expression;
	if (computed && (property.type !== "TemplateLiteral" || property.expressions.length > 0)) return false;
	return isUncomputedMemberExpressionChain(expression.object);
}
function isAmbientNumericUnaryExpression(expression) {
	return expression.type === "UnaryExpression" && (expression.operator === "-" || expression.operator === "+") && expression.argument.type === "Literal" && (typeof expression.argument.value === "number" || typeof expression.argument.value === "bigint");
}
function isUncomputedMemberExpressionChain(expression) {
	if (expression.type === "Identifier") return true;
	if (expression.type !== "MemberExpression") return false;
	if (expression.computed) return false;
	return isUncomputedMemberExpressionChain(expression.object);
}
function tsIsAccessModifier(modifier) {
	return modifier === "private" || modifier === "public" || modifier === "protected";
}
function tokenCanStartExpression(token) {
	return Boolean(token.startsExpr);
}
function nonNull(x) {
	if (x == null) throw new Error(`Unexpected ${x} value.`);
	return x;
}
function keywordTypeFromName(value) {
	switch (value) {
		case "any": return "TSAnyKeyword";
		case "boolean": return "TSBooleanKeyword";
		case "bigint": return "TSBigIntKeyword";
		case "never": return "TSNeverKeyword";
		case "number": return "TSNumberKeyword";
		case "object": return "TSObjectKeyword";
		case "string": return "TSStringKeyword";
		case "symbol": return "TSSymbolKeyword";
		case "undefined": return "TSUndefinedKeyword";
		case "unknown": return "TSUnknownKeyword";
		default: return;
	}
}
function tsPlugin(options) {
	const { dts = false } = options || {};
	const disallowAmbiguousJSXLike = !!options?.jsx;
	return function(Parser) {
		const _acorn = Parser.acorn || acornNamespace;
		const acornTypeScript = generateAcornTypeScript(_acorn);
		const tt = _acorn.tokTypes;
		const keywordTypes = _acorn.keywordTypes;
		const isIdentifierStart = _acorn.isIdentifierStart;
		const lineBreak = _acorn.lineBreak;
		const isNewLine = _acorn.isNewLine;
		const tokContexts = _acorn.tokContexts;
		const isIdentifierChar = _acorn.isIdentifierChar;
		const { tokTypes, tokContexts: tsTokContexts, keywordsRegExp, tokenIsLiteralPropertyName, tokenIsTemplate, tokenIsTSDeclarationStart, tokenIsIdentifier, tokenIsKeywordOrIdentifier, tokenIsTSTypeOperator } = acornTypeScript;
		function nextLineBreak(code, from, end = code.length) {
			for (let i = from; i < end; i++) {
				let next = code.charCodeAt(i);
				if (isNewLine(next)) return i < end - 1 && next === 13 && code.charCodeAt(i + 1) === 10 ? i + 2 : i + 1;
			}
			return -1;
		}
		Parser = generateParseDecorators(Parser, acornTypeScript, _acorn);
		if (options?.jsx) Parser = generateJsxParser(_acorn, acornTypeScript, Parser, typeof options.jsx === "boolean" ? {} : options.jsx);
		Parser = generateParseImportAssertions(Parser, acornTypeScript, _acorn);
		const EffectParser = adaptParser(Parser, {
			acornTokenTypes: tt,
			typeScriptTokenTypes: tokTypes,
			scope: acornScope
		});
		class TypeScriptParser extends EffectParser {
			constructor(options2, input, startPos) {
				super(options2, input, startPos);
				this.preValue = null;
				this.preToken = null;
				this.isLookahead = false;
				this.isAmbientContext = false;
				this.inAbstractClass = false;
				this.inType = false;
				this.inDisallowConditionalTypesContext = false;
				this.maybeInArrowParameters = false;
				this.shouldParseArrowReturnType = void 0;
				this.shouldParseAsyncArrowReturnType = void 0;
				this.decoratorStack = [[]];
				this.importsStack = [[]];
				/**
				* we will only parse one import node or export node at same time.
				* default kind is undefined
				* */
				this.importOrExportOuterKind = void 0;
				this.tsParseConstModifier = (node) => {
					this.tsParseModifiers({
						modified: node,
						allowedModifiers: ["const"],
						disallowedModifiers: ["in", "out"],
						errorTemplate: TypeScriptError.InvalidModifierOnTypeParameterPositions
					});
				};
				this.ecmaVersion = this.options.ecmaVersion;
			}
			static get acornTypeScript() {
				return acornTypeScript;
			}
			get acornTypeScript() {
				return acornTypeScript;
			}
			getTokenFromCodeInType(code) {
				if (code === 62) return this.finishOp(tt.relational, 1);
				if (code === 60) return this.finishOp(tt.relational, 1);
				return super.getTokenFromCode(code);
			}
			readToken(code) {
				if (!this.inType) {
					let context = this.curContext();
					if (context === tsTokContexts.tc_expr) return this.jsx_readToken();
					if (context === tsTokContexts.tc_oTag || context === tsTokContexts.tc_cTag) {
						if (isIdentifierStart(code)) return this.jsx_readWord();
						if (code == 62) {
							++this.pos;
							return this.finishToken(tokTypes.jsxTagEnd);
						}
						if ((code === 34 || code === 39) && context == tsTokContexts.tc_oTag) return this.jsx_readString(code);
					}
					if (code === 60 && this.exprAllowed && this.input.charCodeAt(this.pos + 1) !== 33) {
						++this.pos;
						if (options?.jsx) return this.finishToken(tokTypes.jsxTagStart);
						else return this.finishToken(tt.relational, "<");
					}
				}
				return super.readToken(code);
			}
			getTokenFromCode(code) {
				if (this.inType) return this.getTokenFromCodeInType(code);
				if (code === 64) {
					++this.pos;
					return this.finishToken(tokTypes.at);
				}
				return super.getTokenFromCode(code);
			}
			isAbstractClass() {
				return this.ts_isContextual(tokTypes.abstract) && this.lookahead().type === tt._class;
			}
			isDeclareClass() {
				if (!this.ts_isContextual(tokTypes.declare)) return false;
				const afterDeclare = this.nextTokenStart();
				if (this.isUnparsedContextual(afterDeclare, "class")) return true;
				if (!this.isUnparsedContextual(afterDeclare, "abstract")) return false;
				const afterAbstract = this.nextTokenStartSince(afterDeclare + 8);
				return this.isUnparsedContextual(afterAbstract, "class");
			}
			finishNode(node, type) {
				if (node.type !== "" && node.end !== 0) return node;
				return super.finishNode(node, type);
			}
			tryParse(fn) {
				const abortSignal = {};
				const frame = this.beginParseEffectScope();
				let node;
				try {
					node = fn(() => {
						throw abortSignal;
					});
				} catch (error) {
					const aborted = error === abortSignal;
					if (!aborted && !(error instanceof SyntaxError)) {
						this.parseEffects.rollback(frame);
						throw error;
					}
					const failState = {
						events: this.parseEffects.rollbackWithEvents(frame),
						selected: false
					};
					return aborted ? {
						node: null,
						error: null,
						thrown: false,
						aborted: true,
						failState
					} : {
						node: null,
						error,
						thrown: true,
						aborted: false,
						failState
					};
				}
				this.parseEffects.commit(frame);
				return {
					node,
					error: null,
					thrown: false,
					aborted: false,
					failState: null
				};
			}
			setOptionalParametersError(refExpressionErrors, resultError) {
				refExpressionErrors.optionalParametersLoc = resultError?.loc ?? this.startLoc;
			}
			reScan_lt_gt() {
				if (this.type === tt.relational) {
					this.pos -= 1;
					this.readToken_lt_gt(this.fullCharCodeAtPos());
				}
			}
			reScan_lt() {
				const { type } = this;
				if (type === tt.bitShift) {
					this.pos -= 2;
					this.finishOp(tt.relational, 1);
					return tt.relational;
				}
				return type;
			}
			resetEndLocation(node, endPos = this.lastTokEnd, endLoc = this.lastTokEndLoc) {
				node.end = endPos;
				node.loc.end = endLoc;
				if (this.options.ranges) node.range[1] = endPos;
			}
			startNodeAtNode(type) {
				return super.startNodeAt(type.start, type.loc.start);
			}
			nextTokenStart() {
				return this.nextTokenStartSince(this.pos);
			}
			tsHasSomeModifiers(member, modifiers) {
				return modifiers.some((modifier) => {
					if (tsIsAccessModifier(modifier)) return member.accessibility === modifier;
					return !!member[modifier];
				});
			}
			tsIsStartOfStaticBlocks() {
				return this.isContextual("static") && this.lookaheadCharCode() === 123;
			}
			tsCheckForInvalidTypeCasts(items) {
				items.forEach((node) => {
					if (node?.type === "TSTypeCastExpression") this.raise(node.typeAnnotation.start, TypeScriptError.UnexpectedTypeAnnotation);
				});
			}
			atPossibleAsyncArrow(base) {
				return base.type === "Identifier" && base.name === "async" && this.lastTokEnd === base.end && !this.canInsertSemicolon() && base.end - base.start === 5 && base.start === this.potentialArrowAt;
			}
			tsIsIdentifier() {
				return tokenIsIdentifier(this.type);
			}
			tsTryParseTypeOrTypePredicateAnnotation() {
				return this.match(tt.colon) ? this.tsParseTypeOrTypePredicateAnnotation(tt.colon) : void 0;
			}
			tsTryParseGenericAsyncArrowFunction(startPos, startLoc, forInit) {
				if (!this.tsMatchLeftRelational()) return;
				const oldMaybeInArrowParameters = this.maybeInArrowParameters;
				this.maybeInArrowParameters = true;
				const res = this.tsTryParseAndCatch(() => {
					const node = this.startNodeAt(startPos, startLoc);
					node.typeParameters = this.tsParseTypeParameters(this.tsParseConstModifier);
					super.parseFunctionParams(node);
					node.returnType = this.tsTryParseTypeOrTypePredicateAnnotation();
					this.expect(tt.arrow);
					return node;
				});
				this.maybeInArrowParameters = oldMaybeInArrowParameters;
				if (!res) return;
				return this.parseArrowExpression(res, res.params, true, forInit);
			}
			tsParseTypeArgumentsInExpression() {
				if (this.reScan_lt() !== tt.relational) return;
				return this.tsParseTypeArguments(true);
			}
			tsInNoContext(cb) {
				const oldContext = this.context;
				this.context = [oldContext[0]];
				try {
					return cb();
				} finally {
					this.context = oldContext;
				}
			}
			tsTryParseTypeAnnotation() {
				return this.match(tt.colon) ? this.tsParseTypeAnnotation() : void 0;
			}
			isUnparsedContextual(nameStart, name) {
				const nameEnd = nameStart + name.length;
				if (this.input.slice(nameStart, nameEnd) === name) {
					const nextCh = this.input.charCodeAt(nameEnd);
					return !(isIdentifierChar(nextCh) || (nextCh & 64512) === 55296);
				}
				return false;
			}
			isAbstractConstructorSignature() {
				return this.ts_isContextual(tokTypes.abstract) && this.lookahead().type === tt._new;
			}
			nextTokenStartSince(pos) {
				skipWhiteSpace.lastIndex = pos;
				return skipWhiteSpace.test(this.input) ? skipWhiteSpace.lastIndex : pos;
			}
			lookaheadCharCode() {
				return this.input.charCodeAt(this.nextTokenStart());
			}
			createLookaheadState() {
				this.value = null;
				this.context = [this.curContext()];
			}
			getCurLookaheadState() {
				return {
					endLoc: this.endLoc,
					lastTokEnd: this.lastTokEnd,
					lastTokStart: this.lastTokStart,
					lastTokStartLoc: this.lastTokStartLoc,
					pos: this.pos,
					value: this.value,
					type: this.type,
					exprAllowed: this.exprAllowed,
					start: this.start,
					end: this.end,
					context: this.context,
					startLoc: this.startLoc,
					lastTokEndLoc: this.lastTokEndLoc,
					curLine: this.curLine,
					lineStart: this.lineStart,
					containsEsc: this.containsEsc
				};
			}
			setLookaheadTokenState(state) {
				this.pos = state.pos;
				this.value = state.value;
				this.exprAllowed = state.exprAllowed;
				this.endLoc = state.endLoc;
				this.lastTokEnd = state.lastTokEnd;
				this.lastTokStart = state.lastTokStart;
				this.lastTokStartLoc = state.lastTokStartLoc;
				this.type = state.type;
				this.start = state.start;
				this.end = state.end;
				this.startLoc = state.startLoc;
				this.lastTokEndLoc = state.lastTokEndLoc;
				this.curLine = state.curLine;
				this.lineStart = state.lineStart;
				this.containsEsc = state.containsEsc;
			}
			setLookaheadState(state) {
				this.setLookaheadTokenState(state);
				this.context = state.context && state.context.slice();
			}
			beginParseEffectScope() {
				return this.parseEffects.begin();
			}
			selectTryParseResult(result) {
				const failedBranch = result.failState;
				if (!failedBranch) return;
				if (failedBranch.selected) throw new Error("A parse branch result can only be selected once");
				failedBranch.selected = true;
				this.parseEffects.replay(failedBranch.events);
			}
			tsLookAhead(f) {
				const frame = this.beginParseEffectScope();
				try {
					return f();
				} finally {
					this.parseEffects.rollback(frame);
				}
			}
			lookahead(number) {
				const oldState = this.getCurLookaheadState();
				const oldContext = this.context;
				const oldPreValue = this.preValue;
				const oldPreToken = this.preToken;
				const oldIsLookahead = this.isLookahead;
				try {
					this.createLookaheadState();
					this.isLookahead = true;
					if (number !== void 0) for (let i = 0; i < number; i++) this.nextToken();
					else this.nextToken();
					return this.getCurLookaheadState();
				} finally {
					this.setLookaheadTokenState(oldState);
					this.context = oldContext;
					this.preValue = oldPreValue;
					this.preToken = oldPreToken;
					this.isLookahead = oldIsLookahead;
				}
			}
			readWord() {
				let word = this.readWord1();
				let type = tt.name;
				if (this.keywords.test(word)) type = keywordTypes[word];
				else if (new RegExp(keywordsRegExp).test(word)) type = tokTypes[word];
				return this.finishToken(type, word);
			}
			skipBlockComment() {
				let startLoc;
				if (!this.isLookahead) startLoc = this.options.onComment && this.curPosition();
				let start = this.pos, end = this.input.indexOf("*/", this.pos += 2);
				if (end === -1) this.raise(this.pos - 2, "Unterminated comment");
				this.pos = end + 2;
				if (this.options.locations) for (let nextBreak, pos = start; (nextBreak = nextLineBreak(this.input, pos, this.pos)) > -1;) {
					++this.curLine;
					pos = this.lineStart = nextBreak;
				}
				if (this.isLookahead) return;
				if (this.options.onComment) this.options.onComment(true, this.input.slice(start + 2, end), start, this.pos, startLoc, this.curPosition());
			}
			skipLineComment(startSkip) {
				let start = this.pos;
				let startLoc;
				if (!this.isLookahead) startLoc = this.options.onComment && this.curPosition();
				let ch = this.input.charCodeAt(this.pos += startSkip);
				while (this.pos < this.input.length && !isNewLine(ch)) ch = this.input.charCodeAt(++this.pos);
				if (this.isLookahead) return;
				if (this.options.onComment) this.options.onComment(false, this.input.slice(start + startSkip, this.pos), start, this.pos, startLoc, this.curPosition());
			}
			finishToken(type, val) {
				this.preValue = this.value;
				this.preToken = this.type;
				this.end = this.pos;
				if (this.options.locations) this.endLoc = this.curPosition();
				let prevType = this.type;
				this.type = type;
				this.value = val;
				if (!this.isLookahead) this.updateContext(prevType);
			}
			resetStartLocation(node, start, startLoc) {
				node.start = start;
				node.loc.start = startLoc;
				if (this.options.ranges) node.range[0] = start;
			}
			isLineTerminator() {
				return this.eat(tt.semi) || super.canInsertSemicolon();
			}
			hasFollowingLineBreak() {
				skipWhiteSpaceToLineBreak.lastIndex = this.end;
				return skipWhiteSpaceToLineBreak.test(this.input);
			}
			addExtra(node, key, value, enumerable = true) {
				if (!node) return;
				const extra = node.extra = node.extra || {};
				if (enumerable) extra[key] = value;
				else Object.defineProperty(extra, key, {
					enumerable,
					value
				});
			}
			/**
			* Test if current token is a literal property name
			* https://tc39.es/ecma262/#prod-LiteralPropertyName
			* LiteralPropertyName:
			*   IdentifierName
			*   StringLiteral
			*   NumericLiteral
			*   BigIntLiteral
			*/
			isLiteralPropertyName() {
				return tokenIsLiteralPropertyName(this.type);
			}
			hasPrecedingLineBreak() {
				return lineBreak.test(this.input.slice(this.lastTokEnd, this.start));
			}
			createIdentifier(node, name) {
				node.name = name;
				return this.finishNode(node, "Identifier");
			}
			/**
			* Reset the start location of node to the start location of locationNode
			*/
			resetStartLocationFromNode(node, locationNode) {
				this.resetStartLocation(node, locationNode.start, locationNode.loc.start);
			}
			isThisParam(param) {
				return param.type === "Identifier" && param.name === "this";
			}
			isLookaheadContextual(name) {
				const next = this.nextTokenStart();
				return this.isUnparsedContextual(next, name);
			}
			/**
			* ts type isContextual
			* @param {TokenType} type
			* @param {TokenType} token
			* @returns {boolean}
			* */
			ts_type_isContextual(type, token) {
				return type === token && !this.containsEsc;
			}
			/**
			* ts isContextual
			* @param {TokenType} token
			* @returns {boolean}
			* */
			ts_isContextual(token) {
				return this.type === token && !this.containsEsc;
			}
			ts_isContextualWithState(state, token) {
				return state.type === token && !state.containsEsc;
			}
			isContextualWithState(keyword, state) {
				return state.type === tt.name && state.value === keyword && !state.containsEsc;
			}
			tsIsStartOfMappedType() {
				this.next();
				if (this.eat(tt.plusMin)) return this.ts_isContextual(tokTypes.readonly);
				if (this.ts_isContextual(tokTypes.readonly)) this.next();
				if (!this.match(tt.bracketL)) return false;
				this.next();
				if (!this.tsIsIdentifier()) return false;
				this.next();
				return this.match(tt._in);
			}
			tsInDisallowConditionalTypesContext(cb) {
				const oldInDisallowConditionalTypesContext = this.inDisallowConditionalTypesContext;
				this.inDisallowConditionalTypesContext = true;
				try {
					return cb();
				} finally {
					this.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext;
				}
			}
			tsTryParseType() {
				return this.tsEatThenParseType(tt.colon);
			}
			/**
			* Whether current token matches given type
			*
			* @param {TokenType} type
			* @returns {boolean}
			* @memberof Tokenizer
			*/
			match(type) {
				return this.type === type;
			}
			matchJsx(type) {
				return this.type === acornTypeScript.tokTypes[type];
			}
			ts_eatWithState(type, nextCount, state) {
				if (type === state.type) {
					for (let i = 0; i < nextCount; i++) this.next();
					return true;
				} else return false;
			}
			ts_eatContextualWithState(name, nextCount, state) {
				if (keywordsRegExp.test(name)) {
					if (this.ts_isContextualWithState(state, tokTypes[name])) {
						for (let i = 0; i < nextCount; i++) this.next();
						return true;
					}
					return false;
				} else {
					if (!this.isContextualWithState(name, state)) return false;
					for (let i = 0; i < nextCount; i++) this.next();
					return true;
				}
			}
			canHaveLeadingDecorator() {
				return this.match(tt._class) || this.isAbstractClass() || this.isDeclareClass();
			}
			eatContextual(name) {
				if (keywordsRegExp.test(name)) {
					if (this.ts_isContextual(tokTypes[name])) {
						this.next();
						return true;
					}
					return false;
				} else return super.eatContextual(name);
			}
			tsIsExternalModuleReference() {
				return this.isContextual("require") && this.lookaheadCharCode() === 40;
			}
			tsParseExternalModuleReference() {
				const node = this.startNode();
				this.expectContextual("require");
				this.expect(tt.parenL);
				if (!this.match(tt.string)) this.unexpected();
				node.expression = this.parseExprAtom();
				this.expect(tt.parenR);
				return this.finishNode(node, "TSExternalModuleReference");
			}
			tsParseEntityName(allowReservedWords = true) {
				let entity = this.parseIdent(allowReservedWords);
				while (this.eat(tt.dot)) {
					const node = this.startNodeAtNode(entity);
					node.left = entity;
					node.right = this.parseIdent(allowReservedWords);
					entity = this.finishNode(node, "TSQualifiedName");
				}
				return entity;
			}
			tsParseEnumMember() {
				const node = this.startNode();
				node.id = this.match(tt.string) ? this.parseLiteral(this.value) : this.parseIdent(true);
				if (this.eat(tt.eq)) node.initializer = this.parseMaybeAssign();
				return this.finishNode(node, "TSEnumMember");
			}
			tsParseEnumDeclaration(node, properties = {}) {
				if (properties.const) node.const = true;
				if (properties.declare) node.declare = true;
				this.expectContextual("enum");
				node.id = this.parseIdent();
				const bindingType = properties.const ? acornScope.BIND_TS_CONST_ENUM : acornScope.BIND_TS_ENUM;
				this.checkLValSimple(node.id, bindingType);
				this.expect(tt.braceL);
				node.members = this.tsParseDelimitedList("EnumMembers", this.tsParseEnumMember.bind(this));
				this.expect(tt.braceR);
				return this.finishNode(node, "TSEnumDeclaration");
			}
			tsParseModuleBlock() {
				const node = this.startNode();
				this.enterScope(TS_SCOPE_OTHER);
				this.expect(tt.braceL);
				node.body = [];
				while (this.type !== tt.braceR) {
					let stmt = this.parseStatement(null, true);
					node.body.push(stmt);
				}
				this.next();
				super.exitScope();
				return this.finishNode(node, "TSModuleBlock");
			}
			tsParseAmbientExternalModuleDeclaration(node) {
				if (this.ts_isContextual(tokTypes.global)) {
					node.global = true;
					node.id = this.parseIdent();
				} else if (this.match(tt.string)) node.id = this.parseLiteral(this.value);
				else this.unexpected();
				if (this.match(tt.braceL)) {
					this.enterScope(TS_SCOPE_TS_MODULE);
					node.body = this.tsParseModuleBlock();
					super.exitScope();
				} else super.semicolon();
				return this.finishNode(node, "TSModuleDeclaration");
			}
			tsTryParseDeclare(nany) {
				if (this.isLineTerminator()) return;
				let starttype = this.type;
				let kind;
				if (this.isContextual("let")) {
					starttype = tt._var;
					kind = "let";
				}
				return this.tsInAmbientContext(() => {
					if (starttype === tt._function) {
						nany.declare = true;
						return this.parseFunctionStatement(nany, false, true);
					}
					if (starttype === tt._class) {
						nany.declare = true;
						return this.parseClass(nany, true);
					}
					if (starttype === tokTypes.enum) return this.tsParseEnumDeclaration(nany, { declare: true });
					if (starttype === tokTypes.global) return this.tsParseAmbientExternalModuleDeclaration(nany);
					if (starttype === tt._const || starttype === tt._var) {
						if (!this.match(tt._const) || !this.isLookaheadContextual("enum")) {
							nany.declare = true;
							return this.parseVarStatement(nany, kind || this.value, true);
						}
						this.expect(tt._const);
						return this.tsParseEnumDeclaration(nany, {
							const: true,
							declare: true
						});
					}
					if (starttype === tokTypes.interface) {
						const result = this.tsParseInterfaceDeclaration(nany, { declare: true });
						if (result) return result;
					}
					if (tokenIsIdentifier(starttype)) return this.tsParseDeclaration(nany, this.value, true);
				});
			}
			tsIsListTerminator(kind) {
				switch (kind) {
					case "EnumMembers":
					case "TypeMembers": return this.match(tt.braceR);
					case "HeritageClauseElement": return this.match(tt.braceL);
					case "TupleElementTypes": return this.match(tt.bracketR);
					case "TypeParametersOrArguments": return this.tsMatchRightRelational();
				}
			}
			/**
			* If !expectSuccess, returns undefined instead of failing to parse.
			* If expectSuccess, parseElement should always return a defined value.
			*/
			tsParseDelimitedListWorker(kind, parseElement, expectSuccess, refTrailingCommaPos) {
				const result = [];
				let trailingCommaPos = -1;
				for (;;) {
					if (this.tsIsListTerminator(kind)) break;
					trailingCommaPos = -1;
					const element = parseElement();
					if (element == null) return;
					result.push(element);
					if (this.eat(tt.comma)) {
						trailingCommaPos = this.lastTokStart;
						continue;
					}
					if (this.tsIsListTerminator(kind)) break;
					if (expectSuccess) this.expect(tt.comma);
					return;
				}
				if (refTrailingCommaPos) refTrailingCommaPos.value = trailingCommaPos;
				return result;
			}
			tsParseDelimitedList(kind, parseElement, refTrailingCommaPos) {
				return nonNull(this.tsParseDelimitedListWorker(kind, parseElement, true, refTrailingCommaPos));
			}
			tsParseBracketedList(kind, parseElement, bracket, skipFirstToken, refTrailingCommaPos) {
				if (!skipFirstToken) if (bracket) this.expect(tt.bracketL);
				else this.expect(tt.relational);
				const result = this.tsParseDelimitedList(kind, parseElement, refTrailingCommaPos);
				if (bracket) this.expect(tt.bracketR);
				else this.expect(tt.relational);
				return result;
			}
			tsParseTypeParameterName() {
				return this.parseIdent().name;
			}
			tsEatThenParseType(token) {
				return !this.match(token) ? void 0 : this.tsNextThenParseType();
			}
			tsExpectThenParseType(token) {
				return this.tsDoThenParseType(() => this.expect(token));
			}
			tsNextThenParseType() {
				return this.tsDoThenParseType(() => this.next());
			}
			tsDoThenParseType(cb) {
				return this.tsInType(() => {
					cb();
					return this.tsParseType();
				});
			}
			tsSkipParameterStart() {
				if (tokenIsIdentifier(this.type) || this.match(tt._this)) {
					this.next();
					return true;
				}
				if (this.match(tt.braceL)) try {
					this.parseObj(true);
					return true;
				} catch {
					return false;
				}
				if (this.match(tt.bracketL)) {
					this.next();
					try {
						this.parseBindingList(tt.bracketR, true, true);
						return true;
					} catch {
						return false;
					}
				}
				return false;
			}
			tsIsUnambiguouslyStartOfFunctionType() {
				this.next();
				if (this.match(tt.parenR) || this.match(tt.ellipsis)) return true;
				if (this.tsSkipParameterStart()) {
					if (this.match(tt.colon) || this.match(tt.comma) || this.match(tt.question) || this.match(tt.eq)) return true;
					if (this.match(tt.parenR)) {
						this.next();
						if (this.match(tt.arrow)) return true;
					}
				}
				return false;
			}
			tsIsStartOfFunctionType() {
				if (this.tsMatchLeftRelational()) return true;
				return this.match(tt.parenL) && this.tsLookAhead(this.tsIsUnambiguouslyStartOfFunctionType.bind(this));
			}
			tsInAllowConditionalTypesContext(cb) {
				const oldInDisallowConditionalTypesContext = this.inDisallowConditionalTypesContext;
				this.inDisallowConditionalTypesContext = false;
				try {
					return cb();
				} finally {
					this.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext;
				}
			}
			tsParseBindingListForSignature() {
				return super.parseBindingList(tt.parenR, true, true).map((pattern) => {
					if (pattern.type !== "Identifier" && pattern.type !== "RestElement" && pattern.type !== "ObjectPattern" && pattern.type !== "ArrayPattern") this.raise(pattern.start, TypeScriptError.UnsupportedSignatureParameterKind({ type: pattern.type }));
					return pattern;
				});
			}
			tsParseTypePredicateAsserts() {
				if (this.type !== tokTypes.asserts) return false;
				const containsEsc = this.containsEsc;
				this.next();
				if (!tokenIsIdentifier(this.type) && !this.match(tt._this)) return false;
				if (containsEsc) this.raise(this.lastTokStart, "Escape sequence in keyword asserts");
				return true;
			}
			tsParseThisTypeNode() {
				const node = this.startNode();
				this.next();
				return this.finishNode(node, "TSThisType");
			}
			tsParseTypeAnnotation(eatColon = true, t = this.startNode()) {
				this.tsInType(() => {
					if (eatColon) this.expect(tt.colon);
					t.typeAnnotation = this.tsParseType();
				});
				return this.finishNode(t, "TSTypeAnnotation");
			}
			tsParseThisTypePredicate(lhs) {
				this.next();
				const node = this.startNodeAtNode(lhs);
				node.parameterName = lhs;
				node.typeAnnotation = this.tsParseTypeAnnotation(false);
				node.asserts = false;
				return this.finishNode(node, "TSTypePredicate");
			}
			tsParseThisTypeOrThisTypePredicate() {
				const thisKeyword = this.tsParseThisTypeNode();
				if (this.isContextual("is") && !this.hasPrecedingLineBreak()) return this.tsParseThisTypePredicate(thisKeyword);
				else return thisKeyword;
			}
			tsParseTypePredicatePrefix() {
				const id = this.parseIdent();
				if (this.isContextual("is") && !this.hasPrecedingLineBreak()) {
					this.next();
					return id;
				}
			}
			tsParseTypeOrTypePredicateAnnotation(returnToken) {
				return this.tsInType(() => {
					const t = this.startNode();
					this.expect(returnToken);
					const node = this.startNode();
					const typePredicateVariable = this.tsIsIdentifier() && this.tsTryParse(this.tsParseTypePredicatePrefix.bind(this));
					if (typePredicateVariable) {
						const type2 = this.tsParseTypeAnnotation(false);
						node.parameterName = typePredicateVariable;
						node.typeAnnotation = type2;
						node.asserts = false;
						t.typeAnnotation = this.finishNode(node, "TSTypePredicate");
						return this.finishNode(t, "TSTypeAnnotation");
					}
					const asserts = !!this.tsTryParse(this.tsParseTypePredicateAsserts.bind(this));
					if (asserts && this.match(tt._this)) {
						let thisTypePredicate = this.tsParseThisTypeOrThisTypePredicate();
						if (thisTypePredicate.type === "TSThisType") {
							node.parameterName = thisTypePredicate;
							node.asserts = true;
							node.typeAnnotation = null;
							thisTypePredicate = this.finishNode(node, "TSTypePredicate");
						} else {
							this.resetStartLocationFromNode(thisTypePredicate, node);
							thisTypePredicate.asserts = true;
						}
						t.typeAnnotation = thisTypePredicate;
						return this.finishNode(t, "TSTypeAnnotation");
					}
					const assertedTypePredicateVariable = asserts && this.tsIsIdentifier() && this.tsTryParse(this.tsParseTypePredicatePrefix.bind(this));
					if (!assertedTypePredicateVariable) {
						if (!asserts) return this.tsParseTypeAnnotation(false, t);
						node.parameterName = this.parseIdent();
						node.asserts = asserts;
						node.typeAnnotation = null;
						t.typeAnnotation = this.finishNode(node, "TSTypePredicate");
						return this.finishNode(t, "TSTypeAnnotation");
					}
					const type = this.tsParseTypeAnnotation(false);
					node.parameterName = assertedTypePredicateVariable;
					node.typeAnnotation = type;
					node.asserts = asserts;
					t.typeAnnotation = this.finishNode(node, "TSTypePredicate");
					return this.finishNode(t, "TSTypeAnnotation");
				});
			}
			tsFillSignature(returnToken, signature) {
				const returnTokenRequired = returnToken === tt.arrow;
				const paramsKey = "parameters";
				const returnTypeKey = "typeAnnotation";
				signature.typeParameters = this.tsTryParseTypeParameters();
				this.expect(tt.parenL);
				signature[paramsKey] = this.tsParseBindingListForSignature();
				if (returnTokenRequired) signature[returnTypeKey] = this.tsParseTypeOrTypePredicateAnnotation(returnToken);
				else if (this.match(returnToken)) signature[returnTypeKey] = this.tsParseTypeOrTypePredicateAnnotation(returnToken);
			}
			tsTryNextParseConstantContext() {
				if (this.lookahead().type !== tt._const) return null;
				this.next();
				const typeReference = this.tsParseTypeReference();
				if (typeReference.typeParameters || typeReference.typeArguments) this.raise(typeReference.typeName.start, TypeScriptError.CannotFindName({ name: "const" }));
				return typeReference;
			}
			tsParseFunctionOrConstructorType(type, abstract) {
				const node = this.startNode();
				if (type === "TSConstructorType") {
					node.abstract = !!abstract;
					if (abstract) this.next();
					this.next();
				}
				this.tsInAllowConditionalTypesContext(() => this.tsFillSignature(tt.arrow, node));
				return this.finishNode(node, type);
			}
			tsParseUnionOrIntersectionType(kind, parseConstituentType, operator) {
				const node = this.startNode();
				const hasLeadingOperator = this.eat(operator);
				const types = [];
				do
					types.push(parseConstituentType());
				while (this.eat(operator));
				if (types.length === 1 && !hasLeadingOperator) return types[0];
				node.types = types;
				return this.finishNode(node, kind);
			}
			tsCheckTypeAnnotationForReadOnly(node) {
				switch (node.typeAnnotation.type) {
					case "TSTupleType":
					case "TSArrayType": return;
					default: this.raise(node.start, TypeScriptError.UnexpectedReadonly);
				}
			}
			tsParseTypeOperator() {
				const node = this.startNode();
				const operator = this.value;
				this.next();
				node.operator = operator;
				node.typeAnnotation = this.tsParseTypeOperatorOrHigher();
				if (operator === "readonly") this.tsCheckTypeAnnotationForReadOnly(node);
				return this.finishNode(node, "TSTypeOperator");
			}
			tsParseConstraintForInferType() {
				if (this.eat(tt._extends)) {
					const constraint = this.tsInDisallowConditionalTypesContext(() => this.tsParseType());
					if (this.inDisallowConditionalTypesContext || !this.match(tt.question)) return constraint;
				}
			}
			tsParseInferType() {
				const node = this.startNode();
				this.expectContextual("infer");
				const typeParameter = this.startNode();
				typeParameter.name = this.tsParseTypeParameterName();
				typeParameter.constraint = this.tsTryParse(() => this.tsParseConstraintForInferType());
				node.typeParameter = this.finishNode(typeParameter, "TSTypeParameter");
				return this.finishNode(node, "TSInferType");
			}
			tsParseLiteralTypeNode() {
				const node = this.startNode();
				node.literal = (() => {
					switch (this.type) {
						case tt.num:
						case tt.string:
						case tt._true:
						case tt._false: return this.parseExprAtom();
						default: this.unexpected();
					}
				})();
				return this.finishNode(node, "TSLiteralType");
			}
			tsParseImportType() {
				const node = this.startNode();
				this.expect(tt._import);
				this.expect(tt.parenL);
				if (!this.match(tt.string)) this.raise(this.start, TypeScriptError.UnsupportedImportTypeArgument);
				node.argument = this.parseExprAtom();
				this.expect(tt.parenR);
				if (this.eat(tt.dot)) node.qualifier = this.tsParseEntityName();
				if (this.tsMatchLeftRelational()) node.typeArguments = this.tsParseTypeArguments();
				return this.finishNode(node, "TSImportType");
			}
			tsParseTypeQuery() {
				const node = this.startNode();
				this.expect(tt._typeof);
				if (this.match(tt._import)) node.exprName = this.tsParseImportType();
				else node.exprName = this.tsParseEntityName();
				if (!this.hasPrecedingLineBreak() && this.tsMatchLeftRelational()) node.typeArguments = this.tsParseTypeArguments();
				return this.finishNode(node, "TSTypeQuery");
			}
			tsParseMappedTypeParameter() {
				const node = this.startNode();
				node.name = this.tsParseTypeParameterName();
				node.constraint = this.tsExpectThenParseType(tt._in);
				return this.finishNode(node, "TSTypeParameter");
			}
			tsParseMappedType() {
				const node = this.startNode();
				this.expect(tt.braceL);
				if (this.match(tt.plusMin)) {
					node.readonly = this.value;
					this.next();
					this.expectContextual("readonly");
				} else if (this.eatContextual("readonly")) node.readonly = true;
				this.expect(tt.bracketL);
				node.typeParameter = this.tsParseMappedTypeParameter();
				node.nameType = this.eatContextual("as") ? this.tsParseType() : null;
				this.expect(tt.bracketR);
				if (this.match(tt.plusMin)) {
					node.optional = this.value;
					this.next();
					this.expect(tt.question);
				} else if (this.eat(tt.question)) node.optional = true;
				node.typeAnnotation = this.tsTryParseType();
				this.semicolon();
				this.expect(tt.braceR);
				return this.finishNode(node, "TSMappedType");
			}
			tsParseTypeLiteral() {
				const node = this.startNode();
				node.members = this.tsParseObjectTypeMembers();
				return this.finishNode(node, "TSTypeLiteral");
			}
			tsIsTupleElementLabel() {
				if (!tokenIsKeywordOrIdentifier(this.type)) return false;
				const nextToken = this.lookahead();
				if (nextToken.type === tt.colon) return true;
				if (nextToken.type !== tt.question) return false;
				return this.lookahead(2).type === tt.colon;
			}
			tsParseTupleElementType() {
				const startLoc = this.startLoc;
				const startPos = this["start"];
				const rest = this.eat(tt.ellipsis);
				let type;
				if (this.tsIsTupleElementLabel()) {
					const labeledNode = this.startNode();
					labeledNode.label = this.parseIdent(true);
					labeledNode.optional = this.eat(tt.question);
					this.expect(tt.colon);
					labeledNode.elementType = this.tsParseType();
					type = this.finishNode(labeledNode, "TSNamedTupleMember");
				} else {
					type = this.tsParseType();
					const optional = this.eat(tt.question);
					if (this.eat(tt.colon)) this.raise(type.start, TypeScriptError.InvalidTupleMemberLabel);
					if (optional) {
						const optionalTypeNode = this.startNodeAtNode(type);
						optionalTypeNode.typeAnnotation = type;
						type = this.finishNode(optionalTypeNode, "TSOptionalType");
					}
				}
				if (rest) {
					const restNode = this.startNodeAt(startPos, startLoc);
					restNode.typeAnnotation = type;
					type = this.finishNode(restNode, "TSRestType");
				}
				return type;
			}
			tsParseTupleType() {
				const node = this.startNode();
				node.elementTypes = this.tsParseBracketedList("TupleElementTypes", this.tsParseTupleElementType.bind(this), true, false);
				let seenOptionalElement = false;
				node.elementTypes.forEach((elementNode) => {
					const { type } = elementNode;
					if (seenOptionalElement && type !== "TSRestType" && type !== "TSOptionalType" && !(type === "TSNamedTupleMember" && elementNode.optional)) this.raise(elementNode.start, TypeScriptError.OptionalTypeBeforeRequired);
					seenOptionalElement ||= type === "TSNamedTupleMember" && elementNode.optional || type === "TSOptionalType";
					if (type === "TSRestType") elementNode = elementNode.typeAnnotation;
				});
				return this.finishNode(node, "TSTupleType");
			}
			tsParseTemplateLiteralType() {
				const node = this.startNode();
				node.literal = this.parseTemplate({ isTagged: false });
				return this.finishNode(node, "TSLiteralType");
			}
			tsParseTypeReference() {
				const node = this.startNode();
				node.typeName = this.tsParseEntityName();
				if (!this.hasPrecedingLineBreak() && this.tsMatchLeftRelational()) node.typeArguments = this.tsParseTypeArguments();
				return this.finishNode(node, "TSTypeReference");
			}
			tsMatchLeftRelational() {
				return this.match(tt.relational) && this.value === "<";
			}
			tsMatchRightRelational() {
				return this.match(tt.relational) && this.value === ">";
			}
			tsParseParenthesizedType() {
				const node = this.startNode();
				this.expect(tt.parenL);
				node.typeAnnotation = this.tsParseType();
				this.expect(tt.parenR);
				return this.finishNode(node, "TSParenthesizedType");
			}
			tsParseNonArrayType() {
				switch (this.type) {
					case tt.string:
					case tt.num:
					case tt._true:
					case tt._false: return this.tsParseLiteralTypeNode();
					case tt.plusMin:
						if (this.value === "-") {
							const node = this.startNode();
							if (this.lookahead().type !== tt.num) this.unexpected();
							node.literal = this.parseMaybeUnary();
							return this.finishNode(node, "TSLiteralType");
						}
						break;
					case tt._this: return this.tsParseThisTypeOrThisTypePredicate();
					case tt._typeof: return this.tsParseTypeQuery();
					case tt._import: return this.tsParseImportType();
					case tt.braceL: return this.tsLookAhead(this.tsIsStartOfMappedType.bind(this)) ? this.tsParseMappedType() : this.tsParseTypeLiteral();
					case tt.bracketL: return this.tsParseTupleType();
					case tt.parenL: return this.tsParseParenthesizedType();
					case tt.backQuote:
					case tt.dollarBraceL: return this.tsParseTemplateLiteralType();
					default: {
						const { type } = this;
						if (tokenIsKeywordOrIdentifier(type) || type === tt._void || type === tt._null) {
							const nodeType = type === tt._void ? "TSVoidKeyword" : type === tt._null ? "TSNullKeyword" : keywordTypeFromName(this.value);
							if (nodeType !== void 0 && this.lookaheadCharCode() !== 46) {
								const node = this.startNode();
								this.next();
								return this.finishNode(node, nodeType);
							}
							return this.tsParseTypeReference();
						}
					}
				}
				this.unexpected();
			}
			tsParseArrayTypeOrHigher() {
				let type = this.tsParseNonArrayType();
				while (!this.hasPrecedingLineBreak() && this.eat(tt.bracketL)) if (this.match(tt.bracketR)) {
					const node = this.startNodeAtNode(type);
					node.elementType = type;
					this.expect(tt.bracketR);
					type = this.finishNode(node, "TSArrayType");
				} else {
					const node = this.startNodeAtNode(type);
					node.objectType = type;
					node.indexType = this.tsParseType();
					this.expect(tt.bracketR);
					type = this.finishNode(node, "TSIndexedAccessType");
				}
				return type;
			}
			tsParseTypeOperatorOrHigher() {
				return tokenIsTSTypeOperator(this.type) && !this.containsEsc ? this.tsParseTypeOperator() : this.isContextual("infer") ? this.tsParseInferType() : this.tsInAllowConditionalTypesContext(() => this.tsParseArrayTypeOrHigher());
			}
			tsParseIntersectionTypeOrHigher() {
				return this.tsParseUnionOrIntersectionType("TSIntersectionType", this.tsParseTypeOperatorOrHigher.bind(this), tt.bitwiseAND);
			}
			tsParseUnionTypeOrHigher() {
				return this.tsParseUnionOrIntersectionType("TSUnionType", this.tsParseIntersectionTypeOrHigher.bind(this), tt.bitwiseOR);
			}
			tsParseNonConditionalType() {
				if (this.tsIsStartOfFunctionType()) return this.tsParseFunctionOrConstructorType("TSFunctionType");
				if (this.match(tt._new)) return this.tsParseFunctionOrConstructorType("TSConstructorType");
				else if (this.isAbstractConstructorSignature()) return this.tsParseFunctionOrConstructorType("TSConstructorType", true);
				return this.tsParseUnionTypeOrHigher();
			}
			/** Be sure to be in a type context before calling this, using `tsInType`. */
			tsParseType() {
				assert(this.inType);
				const type = this.tsParseNonConditionalType();
				if (this.inDisallowConditionalTypesContext || this.hasPrecedingLineBreak() || !this.eat(tt._extends)) return type;
				const node = this.startNodeAtNode(type);
				node.checkType = type;
				node.extendsType = this.tsInDisallowConditionalTypesContext(() => this.tsParseNonConditionalType());
				this.expect(tt.question);
				node.trueType = this.tsInAllowConditionalTypesContext(() => this.tsParseType());
				this.expect(tt.colon);
				node.falseType = this.tsInAllowConditionalTypesContext(() => this.tsParseType());
				return this.finishNode(node, "TSConditionalType");
			}
			tsIsUnambiguouslyIndexSignature() {
				this.next();
				if (tokenIsIdentifier(this.type)) {
					this.next();
					return this.match(tt.colon);
				}
				return false;
			}
			/**
			* Runs `cb` in a type context.
			* This should be called one token *before* the first type token,
			* so that the call to `next()` is run in type context.
			*/
			tsInType(cb) {
				const oldInType = this.inType;
				this.inType = true;
				try {
					return cb();
				} finally {
					this.inType = oldInType;
				}
			}
			tsTryParseIndexSignature(node) {
				if (!(this.match(tt.bracketL) && this.tsLookAhead(this.tsIsUnambiguouslyIndexSignature.bind(this)))) return;
				this.expect(tt.bracketL);
				const id = this.parseIdent();
				id.typeAnnotation = this.tsParseTypeAnnotation();
				this.resetEndLocation(id);
				this.expect(tt.bracketR);
				node.parameters = [id];
				const type = this.tsTryParseTypeAnnotation();
				if (type) node.typeAnnotation = type;
				this.tsParseTypeMemberSemicolon();
				return this.finishNode(node, "TSIndexSignature");
			}
			tsParseNoneModifiers(node) {
				this.tsParseModifiers({
					modified: node,
					allowedModifiers: [],
					disallowedModifiers: ["in", "out"],
					errorTemplate: TypeScriptError.InvalidModifierOnTypeParameterPositions
				});
			}
			tsParseTypeParameter(parseModifiers = this.tsParseNoneModifiers.bind(this)) {
				const node = this.startNode();
				parseModifiers(node);
				node.name = this.tsParseTypeParameterName();
				node.constraint = this.tsEatThenParseType(tt._extends);
				node.default = this.tsEatThenParseType(tt.eq);
				return this.finishNode(node, "TSTypeParameter");
			}
			tsParseTypeParameters(parseModifiers) {
				const node = this.startNode();
				if (this.tsMatchLeftRelational() || this.matchJsx("jsxTagStart")) this.next();
				else this.unexpected();
				const refTrailingCommaPos = { value: -1 };
				node.params = this.tsParseBracketedList("TypeParametersOrArguments", this.tsParseTypeParameter.bind(this, parseModifiers), false, true, refTrailingCommaPos);
				if (node.params.length === 0) this.raise(this.start, TypeScriptError.EmptyTypeParameters);
				if (refTrailingCommaPos.value !== -1) this.addExtra(node, "trailingComma", refTrailingCommaPos.value);
				return this.finishNode(node, "TSTypeParameterDeclaration");
			}
			tsTryParseTypeParameters(parseModifiers) {
				if (this.tsMatchLeftRelational()) return this.tsParseTypeParameters(parseModifiers);
			}
			tsTryParse(f) {
				const frame = this.beginParseEffectScope();
				let result;
				try {
					result = f();
				} catch (error) {
					this.parseEffects.rollback(frame);
					throw error;
				}
				if (result !== void 0 && result !== false) {
					this.parseEffects.commit(frame);
					return result;
				}
				this.parseEffects.rollback(frame);
			}
			tsTokenCanFollowModifier() {
				return (this.match(tt.bracketL) || this.match(tt.braceL) || this.match(tt.star) || this.match(tt.ellipsis) || this.match(tt.privateId) || this.isLiteralPropertyName()) && !this.hasPrecedingLineBreak();
			}
			tsNextTokenCanFollowModifier() {
				this.next(true);
				return this.tsTokenCanFollowModifier();
			}
			/** Parses a modifier matching one the given modifier names. */
			tsParseModifier(allowedModifiers, stopOnStartOfClassStaticBlock) {
				const modifier = this.value;
				if (allowedModifiers.indexOf(modifier) !== -1 && !this.containsEsc) {
					if (stopOnStartOfClassStaticBlock && this.tsIsStartOfStaticBlocks()) return;
					if (this.tsTryParse(this.tsNextTokenCanFollowModifier.bind(this))) return modifier;
				}
			}
			tsParseModifiersByMap({ modified, map }) {
				for (const key of Object.keys(map)) modified[key] = map[key];
			}
			/** Parses a list of modifiers, in any order.
			*  If you need a specific order, you must call this function multiple times:
			*    this.tsParseModifiers({ modified: node, allowedModifiers: ['public'] });
			*    this.tsParseModifiers({ modified: node, allowedModifiers: ["abstract", "readonly"] });
			*/
			tsParseModifiers({ modified, allowedModifiers, disallowedModifiers, stopOnStartOfClassStaticBlock, errorTemplate = TypeScriptError.InvalidModifierOnTypeMember }) {
				const modifiedMap = {};
				const enforceOrder = (loc, modifier, before, after) => {
					if (modifier === before && modified[after]) this.raise(loc.column, TypeScriptError.InvalidModifiersOrder({ orderedModifiers: [before, after] }));
				};
				const incompatible = (loc, modifier, mod1, mod2) => {
					if (modified[mod1] && modifier === mod2 || modified[mod2] && modifier === mod1) this.raise(loc.column, TypeScriptError.IncompatibleModifiers({ modifiers: [mod1, mod2] }));
				};
				for (;;) {
					const startLoc = this.startLoc;
					const modifier = this.tsParseModifier(allowedModifiers.concat(disallowedModifiers ?? []), stopOnStartOfClassStaticBlock);
					if (!modifier) break;
					if (tsIsAccessModifier(modifier)) if (modified.accessibility) this.raise(this.start, TypeScriptError.DuplicateAccessibilityModifier());
					else {
						enforceOrder(startLoc, modifier, modifier, "override");
						enforceOrder(startLoc, modifier, modifier, "static");
						enforceOrder(startLoc, modifier, modifier, "readonly");
						enforceOrder(startLoc, modifier, modifier, "accessor");
						modifiedMap.accessibility = modifier;
						modified["accessibility"] = modifier;
					}
					else if (tsIsVarianceAnnotations(modifier)) if (modified[modifier]) this.raise(this.start, TypeScriptError.DuplicateModifier({ modifier }));
					else {
						enforceOrder(startLoc, modifier, "in", "out");
						modifiedMap[modifier] = modifier;
						modified[modifier] = true;
					}
					else if (tsIsClassAccessor(modifier)) if (modified[modifier]) this.raise(this.start, TypeScriptError.DuplicateModifier({ modifier }));
					else {
						incompatible(startLoc, modifier, "accessor", "readonly");
						incompatible(startLoc, modifier, "accessor", "override");
						modifiedMap[modifier] = modifier;
						modified[modifier] = true;
					}
					else if (modifier === "const") if (modified[modifier]) this.raise(this.start, TypeScriptError.DuplicateModifier({ modifier }));
					else {
						modifiedMap[modifier] = modifier;
						modified[modifier] = true;
					}
					else if (Object.hasOwnProperty.call(modified, modifier)) this.raise(this.start, TypeScriptError.DuplicateModifier({ modifier }));
					else {
						enforceOrder(startLoc, modifier, "static", "readonly");
						enforceOrder(startLoc, modifier, "static", "override");
						enforceOrder(startLoc, modifier, "override", "readonly");
						enforceOrder(startLoc, modifier, "abstract", "override");
						incompatible(startLoc, modifier, "declare", "override");
						incompatible(startLoc, modifier, "static", "abstract");
						modifiedMap[modifier] = modifier;
						modified[modifier] = true;
					}
					if (disallowedModifiers?.includes(modifier)) this.raise(this.start, errorTemplate);
				}
				return modifiedMap;
			}
			tsParseInOutModifiers(node) {
				this.tsParseModifiers({
					modified: node,
					allowedModifiers: ["in", "out"],
					disallowedModifiers: [
						"public",
						"private",
						"protected",
						"readonly",
						"declare",
						"abstract",
						"override"
					],
					errorTemplate: TypeScriptError.InvalidModifierOnTypeParameter
				});
			}
			tsParseClassTypeParameterModifiers(node) {
				this.tsParseModifiers({
					modified: node,
					allowedModifiers: [
						"const",
						"in",
						"out"
					],
					disallowedModifiers: [
						"public",
						"private",
						"protected",
						"readonly",
						"declare",
						"abstract",
						"override"
					],
					errorTemplate: TypeScriptError.InvalidModifierOnTypeParameter
				});
			}
			parseMaybeUnary(refExpressionErrors, sawUnary, incDec, forInit) {
				if (!options?.jsx && this.tsMatchLeftRelational()) return this.tsParseTypeAssertion();
				else return super.parseMaybeUnary(refExpressionErrors, sawUnary, incDec, forInit);
			}
			tsParseTypeAssertion() {
				if (disallowAmbiguousJSXLike) this.raise(this.start, TypeScriptError.ReservedTypeAssertion);
				const result = this.tryParse(() => {
					const node = this.startNode();
					node.typeAnnotation = this.tsTryNextParseConstantContext() || this.tsNextThenParseType();
					this.expect(tt.relational);
					node.expression = this.parseMaybeUnary();
					return this.finishNode(node, "TSTypeAssertion");
				});
				if (result.error) return this.tsParseTypeParameters(this.tsParseConstModifier);
				else return result.node;
			}
			tsParseTypeArguments(inExpression = false) {
				const node = this.startNode();
				node.params = this.tsInType(() => this.tsInNoContext(() => {
					this.expect(tt.relational);
					return this.tsParseDelimitedList("TypeParametersOrArguments", this.tsParseType.bind(this));
				}));
				if (node.params.length === 0) this.raise(this.start, TypeScriptError.EmptyTypeArguments);
				if (inExpression && this.curContext() !== tsTokContexts.tc_oTag) this.reScan_lt_gt();
				if (!this.tsMatchRightRelational()) this.unexpected();
				this.exprAllowed = false;
				this.next();
				return this.finishNode(node, "TSTypeParameterInstantiation");
			}
			tsParseHeritageClause(token) {
				const originalStart = this.start;
				const delimitedList = this.tsParseDelimitedList("HeritageClauseElement", () => {
					const node = this.startNode();
					node.expression = this.tsParseEntityName();
					if (this.tsMatchLeftRelational()) node.typeParameters = this.tsParseTypeArguments();
					return this.finishNode(node, "TSExpressionWithTypeArguments");
				});
				if (!delimitedList.length) this.raise(originalStart, TypeScriptError.EmptyHeritageClauseType({ token }));
				return delimitedList;
			}
			tsParseTypeMemberSemicolon() {
				if (!this.eat(tt.comma) && !this.isLineTerminator()) this.expect(tt.semi);
			}
			tsTryParseAndCatch(f) {
				const result = this.tryParse((abort) => f() || abort());
				if (result.aborted || !result.node) return void 0;
				return result.node;
			}
			tsParseSignatureMember(kind, node) {
				this.tsFillSignature(tt.colon, node);
				this.tsParseTypeMemberSemicolon();
				return this.finishNode(node, kind);
			}
			tsParsePropertyOrMethodSignature(node, readonly) {
				if (this.eat(tt.question)) node.optional = true;
				const nodeAny = node;
				if (this.match(tt.parenL) || this.tsMatchLeftRelational()) {
					if (readonly) this.raise(node.start, TypeScriptError.ReadonlyForMethodSignature);
					const method = nodeAny;
					if (method.kind && this.tsMatchLeftRelational()) this.raise(this.start, TypeScriptError.AccesorCannotHaveTypeParameters);
					this.tsFillSignature(tt.colon, method);
					this.tsParseTypeMemberSemicolon();
					const paramsKey = "parameters";
					const returnTypeKey = "typeAnnotation";
					if (method.kind === "get") {
						if (method[paramsKey].length > 0) {
							this.raise(this.start, "A 'get' accesor must not have any formal parameters.");
							if (this.isThisParam(method[paramsKey][0])) this.raise(this.start, TypeScriptError.AccesorCannotDeclareThisParameter);
						}
					} else if (method.kind === "set") {
						if (method[paramsKey].length !== 1) this.raise(this.start, "A 'get' accesor must not have any formal parameters.");
						else {
							const firstParameter = method[paramsKey][0];
							if (this.isThisParam(firstParameter)) this.raise(this.start, TypeScriptError.AccesorCannotDeclareThisParameter);
							if (firstParameter.type === "Identifier" && firstParameter.optional) this.raise(this.start, TypeScriptError.SetAccesorCannotHaveOptionalParameter);
							if (firstParameter.type === "RestElement") this.raise(this.start, TypeScriptError.SetAccesorCannotHaveRestParameter);
						}
						if (method[returnTypeKey]) this.raise(method[returnTypeKey].start, TypeScriptError.SetAccesorCannotHaveReturnType);
					} else method.kind = "method";
					return this.finishNode(method, "TSMethodSignature");
				} else {
					const property = nodeAny;
					if (readonly) property.readonly = true;
					const type = this.tsTryParseTypeAnnotation();
					if (type) property.typeAnnotation = type;
					this.tsParseTypeMemberSemicolon();
					return this.finishNode(property, "TSPropertySignature");
				}
			}
			tsParseTypeMember() {
				const node = this.startNode();
				if (this.match(tt.parenL) || this.tsMatchLeftRelational()) return this.tsParseSignatureMember("TSCallSignatureDeclaration", node);
				if (this.match(tt._new)) {
					const id = this.startNode();
					this.next();
					if (this.match(tt.parenL) || this.tsMatchLeftRelational()) return this.tsParseSignatureMember("TSConstructSignatureDeclaration", node);
					else {
						node.key = this.createIdentifier(id, "new");
						return this.tsParsePropertyOrMethodSignature(node, false);
					}
				}
				this.tsParseModifiers({
					modified: node,
					allowedModifiers: ["readonly"],
					disallowedModifiers: [
						"declare",
						"abstract",
						"private",
						"protected",
						"public",
						"static",
						"override"
					]
				});
				const idx = this.tsTryParseIndexSignature(node);
				if (idx) return idx;
				this.parsePropertyName(node);
				if (!node.computed && node.key.type === "Identifier" && (node.key.name === "get" || node.key.name === "set") && this.tsTokenCanFollowModifier()) {
					node.kind = node.key.name;
					this.parsePropertyName(node);
				}
				return this.tsParsePropertyOrMethodSignature(node, !!node.readonly);
			}
			tsParseList(kind, parseElement) {
				const result = [];
				while (!this.tsIsListTerminator(kind)) result.push(parseElement());
				return result;
			}
			tsParseObjectTypeMembers() {
				this.expect(tt.braceL);
				const members = this.tsParseList("TypeMembers", this.tsParseTypeMember.bind(this));
				this.expect(tt.braceR);
				return members;
			}
			tsParseInterfaceDeclaration(node, properties = {}) {
				if (this.hasFollowingLineBreak()) return null;
				this.expectContextual("interface");
				if (properties.declare) node.declare = true;
				if (tokenIsIdentifier(this.type)) {
					node.id = this.parseIdent();
					this.checkLValSimple(node.id, acornScope.BIND_TS_INTERFACE);
					const scope = this.currentScope();
					this.maybeExportDefined(scope, node.id.name);
				} else {
					node.id = null;
					this.raise(this.start, TypeScriptError.MissingInterfaceName);
				}
				node.typeParameters = this.tsTryParseTypeParameters(this.tsParseInOutModifiers.bind(this));
				if (this.eat(tt._extends)) node.extends = this.tsParseHeritageClause("extends");
				const body = this.startNode();
				body.body = this.tsParseInterfaceBody();
				node.body = this.finishNode(body, "TSInterfaceBody");
				return this.finishNode(node, "TSInterfaceDeclaration");
			}
			/**
			* Parse interface body, ensuring the closing brace is read outside of type context
			* so that decorators following the interface are properly tokenized.
			*/
			tsParseInterfaceBody() {
				this.expect(tt.braceL);
				const oldInType = this.inType;
				this.inType = true;
				let members = this.tsParseList("TypeMembers", this.tsParseTypeMember.bind(this));
				this.inType = oldInType;
				this.expect(tt.braceR);
				return members;
			}
			tsParseAbstractDeclaration(node) {
				if (this.match(tt._class)) {
					node.abstract = true;
					return this.parseClass(node, true);
				} else if (this.ts_isContextual(tokTypes.interface)) {
					if (!this.hasFollowingLineBreak()) {
						node.abstract = true;
						return this.tsParseInterfaceDeclaration(node);
					}
				} else this.unexpected(node.start);
			}
			tsIsDeclarationStart() {
				return tokenIsTSDeclarationStart(this.type);
			}
			tsParseExpressionStatement(node, expr) {
				switch (expr.name) {
					case "declare": {
						const declaration = this.tsTryParseDeclare(node);
						if (declaration) {
							declaration.declare = true;
							return declaration;
						}
						break;
					}
					case "global":
						if (this.match(tt.braceL)) {
							this.enterScope(TS_SCOPE_TS_MODULE);
							const mod = node;
							mod.global = true;
							mod.id = expr;
							mod.body = this.tsParseModuleBlock();
							super.exitScope();
							return this.finishNode(mod, "TSModuleDeclaration");
						}
						break;
					default: return this.tsParseDeclaration(node, expr.name, false);
				}
			}
			tsParseModuleReference() {
				return this.tsIsExternalModuleReference() ? this.tsParseExternalModuleReference() : this.tsParseEntityName(false);
			}
			tsIsExportDefaultSpecifier() {
				const { type } = this;
				const isAsync = this.isAsyncFunction();
				const isLet = this.isLet();
				if (tokenIsIdentifier(type)) {
					if (isAsync && !this.containsEsc || isLet) return false;
					if ((type === tokTypes.type || type === tokTypes.interface) && !this.containsEsc) {
						const ahead = this.lookahead();
						if (tokenIsIdentifier(ahead.type) && !this.isContextualWithState("from", ahead) || ahead.type === tt.braceL) return false;
					}
				} else if (!this.match(tt._default)) return false;
				const next = this.nextTokenStart();
				const hasFrom = this.isUnparsedContextual(next, "from");
				if (this.input.charCodeAt(next) === 44 || tokenIsIdentifier(this.type) && hasFrom) return true;
				if (this.match(tt._default) && hasFrom) {
					const nextAfterFrom = this.input.charCodeAt(this.nextTokenStartSince(next + 4));
					return nextAfterFrom === 34 || nextAfterFrom === 39;
				}
				return false;
			}
			tsInAmbientContext(cb) {
				const oldIsAmbientContext = this.isAmbientContext;
				this.isAmbientContext = true;
				try {
					return cb();
				} finally {
					this.isAmbientContext = oldIsAmbientContext;
				}
			}
			tsCheckLineTerminator(next) {
				if (next) {
					if (this.hasFollowingLineBreak()) return false;
					this.next();
					return true;
				}
				return !this.isLineTerminator();
			}
			tsParseModuleOrNamespaceDeclaration(node, nested = false) {
				node.id = this.parseIdent();
				if (!nested) this.checkLValSimple(node.id, acornScope.BIND_TS_NAMESPACE);
				if (this.eat(tt.dot)) {
					const inner = this.startNode();
					this.tsParseModuleOrNamespaceDeclaration(inner, true);
					node.body = inner;
				} else {
					this.enterScope(TS_SCOPE_TS_MODULE);
					node.body = this.tsParseModuleBlock();
					super.exitScope();
				}
				return this.finishNode(node, "TSModuleDeclaration");
			}
			checkLValSimple(expr, bindingType = acornScope.BIND_NONE, checkClashes) {
				while (expr.type === "TSNonNullExpression" || expr.type === "TSAsExpression" || expr.type === "TSSatisfiesExpression" || expr.type === "TSTypeAssertion") expr = expr.expression;
				return super.checkLValSimple(expr, bindingType, checkClashes);
			}
			isSimpleAssignTarget(expr) {
				while (expr.type === "TSNonNullExpression" || expr.type === "TSAsExpression" || expr.type === "TSSatisfiesExpression" || expr.type === "TSTypeAssertion") expr = expr.expression;
				return super.isSimpleAssignTarget(expr);
			}
			tsParseTypeAliasDeclaration(node) {
				node.id = this.parseIdent();
				this.checkLValSimple(node.id, acornScope.BIND_TS_TYPE);
				const scope = this.currentScope();
				this.maybeExportDefined(scope, node.id.name);
				node.typeAnnotation = this.tsInType(() => {
					node.typeParameters = this.tsTryParseTypeParameters(this.tsParseInOutModifiers.bind(this));
					this.expect(tt.eq);
					if (this.ts_isContextual(tokTypes.interface) && this.lookahead().type !== tt.dot) {
						const node2 = this.startNode();
						this.next();
						return this.finishNode(node2, "TSIntrinsicKeyword");
					}
					return this.tsParseType();
				});
				this.semicolon();
				return this.finishNode(node, "TSTypeAliasDeclaration");
			}
			tsParseDeclaration(node, value, next) {
				switch (value) {
					case "abstract":
						if (this.tsCheckLineTerminator(next) && (this.match(tt._class) || tokenIsIdentifier(this.type))) return this.tsParseAbstractDeclaration(node);
						break;
					case "module":
						if (this.tsCheckLineTerminator(next)) {
							if (this.match(tt.string)) return this.tsParseAmbientExternalModuleDeclaration(node);
							else if (tokenIsIdentifier(this.type)) return this.tsParseModuleOrNamespaceDeclaration(node);
						}
						break;
					case "namespace":
						if (this.tsCheckLineTerminator(next) && tokenIsIdentifier(this.type)) return this.tsParseModuleOrNamespaceDeclaration(node);
						break;
					case "type":
						if (this.tsCheckLineTerminator(next) && tokenIsIdentifier(this.type)) return this.tsParseTypeAliasDeclaration(node);
						break;
				}
			}
			tsTryParseExportDeclaration() {
				return this.tsParseDeclaration(this.startNode(), this.value, true);
			}
			tsParseImportEqualsDeclaration(node, isExport) {
				node.isExport = isExport || false;
				node.id = this.parseIdent();
				this.checkLValSimple(node.id, acornScope.BIND_LEXICAL);
				super.expect(tt.eq);
				const moduleReference = this.tsParseModuleReference();
				if (node.importKind === "type" && moduleReference.type !== "TSExternalModuleReference") this.raise(moduleReference.start, TypeScriptError.ImportAliasHasImportType);
				node.moduleReference = moduleReference;
				super.semicolon();
				return this.finishNode(node, "TSImportEqualsDeclaration");
			}
			isExportDefaultSpecifier() {
				if (this.tsIsDeclarationStart()) return false;
				const { type } = this;
				if (tokenIsIdentifier(type)) {
					if (this.isContextual("async") || this.isContextual("let")) return false;
					if ((type === tokTypes.type || type === tokTypes.interface) && !this.containsEsc) {
						const ahead = this.lookahead();
						if (tokenIsIdentifier(ahead.type) && !this.isContextualWithState("from", ahead) || ahead.type === tt.braceL) return false;
					}
				} else if (!this.match(tt._default)) return false;
				const next = this.nextTokenStart();
				const hasFrom = this.isUnparsedContextual(next, "from");
				if (this.input.charCodeAt(next) === 44 || tokenIsIdentifier(this.type) && hasFrom) return true;
				if (this.match(tt._default) && hasFrom) {
					const nextAfterFrom = this.input.charCodeAt(this.nextTokenStartSince(next + 4));
					return nextAfterFrom === 34 || nextAfterFrom === 39;
				}
				return false;
			}
			parseTemplate({ isTagged = false } = {}) {
				let node = this.startNode();
				this.next();
				node.expressions = [];
				let curElt = this.parseTemplateElement({ isTagged });
				node.quasis = [curElt];
				while (!curElt.tail) {
					if (this.type === tt.eof) this.raise(this.pos, "Unterminated template literal");
					this.expect(tt.dollarBraceL);
					node.expressions.push(this.inType ? this.tsParseType() : this.parseExpression());
					this.expect(tt.braceR);
					node.quasis.push(curElt = this.parseTemplateElement({ isTagged }));
				}
				this.next();
				return this.finishNode(node, "TemplateLiteral");
			}
			parseFunction(node, statement, allowExpressionBody, isAsync, forInit) {
				this.initFunction(node);
				if (this.ecmaVersion >= 9 || this.ecmaVersion >= 6 && !isAsync) {
					if (this.type === tt.star && statement & FUNC_HANGING_STATEMENT) this.unexpected();
					node.generator = this.eat(tt.star);
				}
				if (this.ecmaVersion >= 8) node.async = !!isAsync;
				if (statement & FUNC_STATEMENT) node.id = statement & FUNC_NULLABLE_ID && this.type !== tt.name ? null : this.parseIdent();
				let oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
				const oldMaybeInArrowParameters = this.maybeInArrowParameters;
				this.maybeInArrowParameters = false;
				this.yieldPos = 0;
				this.awaitPos = 0;
				this.awaitIdentPos = 0;
				this.enterScope(functionFlags(node.async, node.generator));
				if (!(statement & FUNC_STATEMENT)) node.id = this.type === tt.name ? this.parseIdent() : null;
				this.parseFunctionParams(node);
				const isDeclaration = statement & FUNC_STATEMENT;
				this.parseFunctionBody(node, allowExpressionBody, false, forInit, { isFunctionDeclaration: isDeclaration });
				if (isDeclaration && this.isAmbientContext && node.id) {
					if (this.currentScope().flags & acornScope.SCOPE_TOP) this.declareName(node.id.name, acornScope.BIND_FLAGS_TS_EXPORT_ONLY, node.id.start);
				}
				this.yieldPos = oldYieldPos;
				this.awaitPos = oldAwaitPos;
				this.awaitIdentPos = oldAwaitIdentPos;
				if (statement & FUNC_STATEMENT && node.id && !(statement & FUNC_HANGING_STATEMENT)) if (node.body) this.checkLValSimple(node.id, this.strict || node.generator || node.async ? this.treatFunctionsAsVar ? acornScope.BIND_VAR : acornScope.BIND_LEXICAL : acornScope.BIND_FUNCTION);
				else this.checkLValSimple(node.id, acornScope.BIND_NONE);
				this.maybeInArrowParameters = oldMaybeInArrowParameters;
				return this.finishNode(node, isDeclaration ? "FunctionDeclaration" : "FunctionExpression");
			}
			parseFunctionBody(node, isArrowFunction = false, isMethod = false, forInit = false, tsConfig) {
				if (this.match(tt.colon)) node.returnType = this.tsParseTypeOrTypePredicateAnnotation(tt.colon);
				const bodilessType = tsConfig?.isFunctionDeclaration ? "TSDeclareFunction" : tsConfig?.isClassMethod ? "TSDeclareMethod" : void 0;
				if (bodilessType && !this.match(tt.braceL) && this.isLineTerminator()) {
					this.exitScope();
					return this.finishNode(node, bodilessType);
				}
				if (bodilessType === "TSDeclareFunction" && this.isAmbientContext) {
					this.raise(node.start, TypeScriptError.DeclareFunctionHasImplementation);
					if (node.declare) {
						super.parseFunctionBody(node, isArrowFunction, isMethod, false);
						return this.finishNode(node, bodilessType);
					}
				}
				super.parseFunctionBody(node, isArrowFunction, isMethod, forInit);
				return node;
			}
			parseNew() {
				if (this.containsEsc) this.raiseRecoverable(this.start, "Escape sequence in keyword new");
				let node = this.startNode();
				let meta = this.parseIdent(true);
				if (this.ecmaVersion >= 6 && this.eat(tt.dot)) {
					node.meta = meta;
					let containsEsc = this.containsEsc;
					node.property = this.parseIdent(true);
					if (node.property.name !== "target") this.raiseRecoverable(node.property.start, "The only valid meta property for new is 'new.target'");
					if (containsEsc) this.raiseRecoverable(node.start, "'new.target' must not contain escaped characters");
					if (!this["allowNewDotTarget"]) this.raiseRecoverable(node.start, "'new.target' can only be used in functions and class static block");
					return this.finishNode(node, "MetaProperty");
				}
				let startPos = this.start, startLoc = this.startLoc, isImport = this.type === tt._import;
				node.callee = this.parseSubscripts(this.parseExprAtom(), startPos, startLoc, true, false);
				if (isImport && node.callee.type === "ImportExpression") this.raise(startPos, "Cannot use new with import()");
				const { callee } = node;
				if (callee.type === "TSInstantiationExpression" && !callee.extra?.parenthesized) {
					node.typeArguments = callee.typeArguments;
					node.callee = callee.expression;
				}
				if (this.eat(tt.parenL)) node.arguments = this.parseExprList(tt.parenR, this.ecmaVersion >= 8, false);
				else node.arguments = [];
				return this.finishNode(node, "NewExpression");
			}
			parseExprOp(left, leftStartPos, leftStartLoc, minPrec, forInit) {
				if (tt._in.binop > minPrec && !this.hasPrecedingLineBreak()) {
					let nodeType;
					if (this.isContextual("as")) nodeType = "TSAsExpression";
					if (this.isContextual("satisfies")) nodeType = "TSSatisfiesExpression";
					if (nodeType) {
						const node = this.startNodeAt(leftStartPos, leftStartLoc);
						node.expression = left;
						const _const = this.tsTryNextParseConstantContext();
						if (_const) node.typeAnnotation = _const;
						else node.typeAnnotation = this.tsNextThenParseType();
						this.finishNode(node, nodeType);
						this.reScan_lt_gt();
						return this.parseExprOp(node, leftStartPos, leftStartLoc, minPrec, forInit);
					}
				}
				return super.parseExprOp(left, leftStartPos, leftStartLoc, minPrec, forInit);
			}
			parseImportSpecifiers() {
				let nodes = [], first = true;
				if (acornTypeScript.tokenIsIdentifier(this.type)) {
					nodes.push(this.parseImportDefaultSpecifier());
					if (!this.eat(tt.comma)) return nodes;
				}
				if (this.type === tt.star) {
					nodes.push(this.parseImportNamespaceSpecifier());
					return nodes;
				}
				this.expect(tt.braceL);
				while (!this.eat(tt.braceR)) {
					if (!first) {
						this.expect(tt.comma);
						if (this.afterTrailingComma(tt.braceR)) break;
					} else first = false;
					nodes.push(this.parseImportSpecifier());
				}
				return nodes;
			}
			/**
			* @param {Node} node this may be ImportDeclaration |
			* TsImportEqualsDeclaration
			* @returns AnyImport
			* */
			parseImport(node) {
				let enterHead = this.lookahead();
				node.importKind = "value";
				this.importOrExportOuterKind = "value";
				if (tokenIsIdentifier(enterHead.type) || this.match(tt.star) || this.match(tt.braceL)) {
					let ahead = this.lookahead(2);
					if (ahead.type !== tt.comma && !this.isContextualWithState("from", ahead) && ahead.type !== tt.eq && this.ts_eatContextualWithState("type", 1, enterHead)) {
						this.importOrExportOuterKind = "type";
						node.importKind = "type";
						enterHead = this.lookahead();
						ahead = this.lookahead(2);
					}
					if (tokenIsIdentifier(enterHead.type) && ahead.type === tt.eq) {
						this.next();
						const importNode = this.tsParseImportEqualsDeclaration(node);
						this.importOrExportOuterKind = "value";
						return importNode;
					}
				}
				this.next();
				if (this.type === tt.string) {
					node.specifiers = [];
					node.source = this.parseExprAtom();
				} else {
					node.specifiers = this.parseImportSpecifiers();
					this.expectContextual("from");
					node.source = this.type === tt.string ? this.parseExprAtom() : this.unexpected();
				}
				this.parseMaybeImportAttributes(node);
				this.semicolon();
				this.finishNode(node, "ImportDeclaration");
				this.importOrExportOuterKind = "value";
				if (node.importKind === "type" && node.specifiers.length > 1 && node.specifiers[0].type === "ImportDefaultSpecifier") this.raise(node.start, TypeScriptError.TypeImportCannotSpecifyDefaultAndNamed);
				return node;
			}
			parseExportDefaultDeclaration() {
				if (this.isAbstractClass()) {
					const cls = this.startNode();
					this.next();
					cls.abstract = true;
					return this.parseClass(cls, true);
				}
				if (this.match(tokTypes.interface)) {
					const result = this.tsParseInterfaceDeclaration(this.startNode());
					if (result) return result;
				}
				return super.parseExportDefaultDeclaration();
			}
			parseExportAllDeclaration(node, exports) {
				if (this.ecmaVersion >= 11) if (this.eatContextual("as")) {
					node.exported = this.parseModuleExportName();
					this.checkExport(exports, node.exported, this.lastTokStart);
				} else node.exported = null;
				this.expectContextual("from");
				if (this.type !== tt.string) this.unexpected();
				node.source = this.parseExprAtom();
				this.parseMaybeImportAttributes(node);
				this.semicolon();
				return this.finishNode(node, "ExportAllDeclaration");
			}
			parseDynamicImport(node) {
				this.next();
				node.source = this.parseMaybeAssign();
				if (this.eat(tt.comma)) node.arguments = [this.parseExpression()];
				if (!this.eat(tt.parenR)) {
					const errorPos = this.start;
					if (this.eat(tt.comma) && this.eat(tt.parenR)) this.raiseRecoverable(errorPos, "Trailing comma is not allowed in import()");
					else this.unexpected(errorPos);
				}
				return this.finishNode(node, "ImportExpression");
			}
			parseExport(node, exports) {
				let enterHead = this.lookahead();
				if (this.ts_eatWithState(tt._import, 2, enterHead)) {
					if (this.ts_isContextual(tokTypes.type) && this.lookaheadCharCode() !== 61) {
						node.importKind = "type";
						this.importOrExportOuterKind = "type";
						this.next();
					} else {
						node.importKind = "value";
						this.importOrExportOuterKind = "value";
					}
					const exportEqualsNode = this.tsParseImportEqualsDeclaration(node, true);
					this.importOrExportOuterKind = void 0;
					return exportEqualsNode;
				} else if (this.ts_eatWithState(tt.eq, 2, enterHead)) {
					const assign = node;
					assign.expression = this.parseExpression();
					this.semicolon();
					this.importOrExportOuterKind = void 0;
					return this.finishNode(assign, "TSExportAssignment");
				} else if (this.ts_eatContextualWithState("as", 2, enterHead)) {
					const decl = node;
					this.expectContextual("namespace");
					decl.id = this.parseIdent();
					this.semicolon();
					this.importOrExportOuterKind = void 0;
					return this.finishNode(decl, "TSNamespaceExportDeclaration");
				} else {
					const lookahead2 = this.lookahead(2).type;
					if (this.ts_isContextualWithState(enterHead, tokTypes.type) && (lookahead2 === tt.braceL || lookahead2 === tt.star)) {
						this.next();
						this.importOrExportOuterKind = "type";
						node.exportKind = "type";
					} else {
						this.importOrExportOuterKind = "value";
						node.exportKind = "value";
					}
					this.next();
					if (this.eat(tt.star)) return this.parseExportAllDeclaration(node, exports);
					if (this.eat(tt._default)) {
						this.checkExport(exports, "default", this.lastTokStart);
						node.declaration = this.parseExportDefaultDeclaration();
						return this.finishNode(node, "ExportDefaultDeclaration");
					}
					if (this.shouldParseExportStatement()) {
						node.declaration = this.parseExportDeclaration(node);
						if (node.declaration.type === "VariableDeclaration") this.checkVariableExport(exports, node.declaration.declarations);
						else this.checkExport(exports, node.declaration.id, node.declaration.id.start);
						node.specifiers = [];
						node.source = null;
					} else {
						node.declaration = null;
						node.specifiers = this.parseExportSpecifiers(exports);
						if (this.eatContextual("from")) {
							if (this.type !== tt.string) this.unexpected();
							node.source = this.parseExprAtom();
							this.parseMaybeImportAttributes(node);
						} else {
							for (let spec of node.specifiers) {
								this.checkUnreserved(spec.local);
								this.checkLocalExport(spec.local);
								if (spec.local.type === "Literal") this.raise(spec.local.start, "A string literal cannot be used as an exported binding without `from`.");
							}
							node.source = null;
						}
						this.semicolon();
					}
					return this.finishNode(node, "ExportNamedDeclaration");
				}
			}
			checkExport(exports, name, _) {
				if (!exports) return;
				if (typeof name !== "string") name = name.type === "Identifier" ? name.name : name.value;
				exports[name] = true;
			}
			parseMaybeDefault(startPos, startLoc, left) {
				const node = super.parseMaybeDefault(startPos, startLoc, left);
				if (node.type === "AssignmentPattern" && node.typeAnnotation && node.right.start < node.typeAnnotation.start) this.raise(node.typeAnnotation.start, TypeScriptError.TypeAnnotationAfterAssign);
				return node;
			}
			typeCastToParameter(node) {
				node.expression.typeAnnotation = node.typeAnnotation;
				this.resetEndLocation(node.expression, node.typeAnnotation.end, node.typeAnnotation.loc?.end);
				return node.expression;
			}
			toAssignableList(exprList, isBinding) {
				if (!exprList) exprList = [];
				for (let i = 0; i < exprList.length; i++) {
					const expr = exprList[i];
					if (expr?.type === "TSTypeCastExpression") exprList[i] = this.typeCastToParameter(expr);
				}
				return super.toAssignableList(exprList, isBinding);
			}
			reportReservedArrowTypeParam(node) {
				if (node.params.length === 1 && !node.extra?.trailingComma && disallowAmbiguousJSXLike) this.raise(node.start, TypeScriptError.ReservedArrowTypeParam);
			}
			parseExprAtom(refDestructuringErrors, forInit, forNew) {
				if (this.type === tokTypes.jsxText) return this.jsx_parseText();
				else if (this.type === tokTypes.jsxTagStart) return this.jsx_parseElement();
				else if (this.type === tokTypes.at) {
					this.parseDecorators();
					return this.parseExprAtom();
				} else if (tokenIsIdentifier(this.type)) {
					let canBeArrow = this.potentialArrowAt === this.start;
					let startPos = this.start, startLoc = this.startLoc, containsEsc = this.containsEsc;
					let id = this.parseIdent(false);
					if (this.ecmaVersion >= 8 && !containsEsc && id.name === "async" && !this.canInsertSemicolon() && this.eat(tt._function)) {
						this.overrideContext(tokContexts.f_expr);
						return this.parseFunction(this.startNodeAt(startPos, startLoc), 0, false, true, forInit);
					}
					if (canBeArrow && !this.canInsertSemicolon()) {
						if (this.eat(tt.arrow)) return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), [id], false, forInit);
						if (this.ecmaVersion >= 8 && id.name === "async" && this.type === tt.name && !containsEsc && (!this.potentialArrowInForAwait || this.value !== "of" || this.containsEsc)) {
							id = this.parseIdent(false);
							if (this.canInsertSemicolon() || !this.eat(tt.arrow)) this.unexpected();
							return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), [id], true, forInit);
						}
					}
					return id;
				} else return super.parseExprAtom(refDestructuringErrors, forInit, forNew);
			}
			parseExprAtomDefault() {
				if (tokenIsIdentifier(this.type)) {
					const canBeArrow = this["potentialArrowAt"] === this.start;
					const containsEsc = this.containsEsc;
					const id = this.parseIdent();
					if (!containsEsc && id.name === "async" && !this.canInsertSemicolon()) {
						const { type } = this;
						if (type === tt._function) {
							this.next();
							return this.parseFunction(this.startNodeAtNode(id), void 0, true, true);
						} else if (tokenIsIdentifier(type)) if (this.lookaheadCharCode() === 61) {
							const paramId = this.parseIdent(false);
							if (this.canInsertSemicolon() || !this.eat(tt.arrow)) this.unexpected();
							return this.parseArrowExpression(this.startNodeAtNode(id), [paramId], true);
						} else return id;
					}
					if (canBeArrow && this.match(tt.arrow) && !this.canInsertSemicolon()) {
						this.next();
						return this.parseArrowExpression(this.startNodeAtNode(id), [id], false);
					}
					return id;
				} else this.unexpected();
			}
			parseIdentNode() {
				let node = this.startNode();
				if (tokenIsKeywordOrIdentifier(this.type) && !((this.type.keyword === "class" || this.type.keyword === "function") && (this.lastTokEnd !== this.lastTokStart + 1 || this.input.charCodeAt(this.lastTokStart) !== 46))) node.name = this.value;
				else return super.parseIdentNode();
				return node;
			}
			parseVarStatement(node, kind, allowMissingInitializer = false) {
				const { isAmbientContext } = this;
				this.next();
				super.parseVar(node, false, kind, allowMissingInitializer || isAmbientContext);
				this.semicolon();
				const declaration = this.finishNode(node, "VariableDeclaration");
				if (!isAmbientContext) return declaration;
				for (const { id, init } of declaration.declarations) {
					if (!init) continue;
					if (kind !== "const" || !!id.typeAnnotation) this.raise(init.start, TypeScriptError.InitializerNotAllowedInAmbientContext);
					else if (init.type !== "Literal" && (init.type !== "TemplateLiteral" || init.expressions.length > 0) && !isAmbientNumericUnaryExpression(init) && !isPossiblyLiteralEnum(init)) this.raise(init.start, TypeScriptError.ConstInitiailizerMustBeStringOrNumericLiteralOrLiteralEnumReference);
				}
				return declaration;
			}
			parseStatement(context, topLevel, exports) {
				if (this.match(tokTypes.at)) this.parseDecorators(true);
				if (this.match(tt._const) && this.isLookaheadContextual("enum")) {
					const node = this.startNode();
					this.expect(tt._const);
					return this.tsParseEnumDeclaration(node, { const: true });
				}
				if (this.ts_isContextual(tokTypes.enum)) return this.tsParseEnumDeclaration(this.startNode());
				if (this.ts_isContextual(tokTypes.interface)) {
					const result = this.tsParseInterfaceDeclaration(this.startNode());
					if (result) return result;
				}
				return super.parseStatement(context, topLevel, exports);
			}
			parseAccessModifier() {
				return this.tsParseModifier([
					"public",
					"protected",
					"private"
				]);
			}
			parsePostMemberNameModifiers(methodOrProp) {
				if (this.eat(tt.question)) methodOrProp.optional = true;
				if (methodOrProp.readonly && this.match(tt.parenL)) this.raise(methodOrProp.start, TypeScriptError.ClassMethodHasReadonly);
				if (methodOrProp.declare && this.match(tt.parenL)) this.raise(methodOrProp.start, TypeScriptError.ClassMethodHasDeclare);
			}
			parseExpressionStatement(node, expr) {
				return (expr.type === "Identifier" ? this.tsParseExpressionStatement(node, expr) : void 0) || super.parseExpressionStatement(node, expr);
			}
			shouldParseExportStatement() {
				if (this.tsIsDeclarationStart()) return true;
				if (this.match(tokTypes.at)) return true;
				return super.shouldParseExportStatement();
			}
			parseConditional(expr, startPos, startLoc, forInit, refDestructuringErrors) {
				if (this.eat(tt.question)) {
					let node = this.startNodeAt(startPos, startLoc);
					node.test = expr;
					node.consequent = this.parseMaybeAssign();
					this.expect(tt.colon);
					node.alternate = this.parseMaybeAssign(forInit);
					return this.finishNode(node, "ConditionalExpression");
				}
				return expr;
			}
			parseMaybeConditional(forInit, refDestructuringErrors) {
				let startPos = this.start, startLoc = this.startLoc;
				let expr = this.parseExprOps(forInit, refDestructuringErrors);
				if (this.checkExpressionErrors(refDestructuringErrors)) return expr;
				if (!this.maybeInArrowParameters || !this.match(tt.question)) return this.parseConditional(expr, startPos, startLoc, forInit, refDestructuringErrors);
				const result = this.tryParse(() => this.parseConditional(expr, startPos, startLoc, forInit, refDestructuringErrors));
				if (!result.node) {
					if (result.error) this.setOptionalParametersError(refDestructuringErrors, result.error);
					return expr;
				}
				return result.node;
			}
			parseParenItem(node) {
				const startPos = this.start;
				const startLoc = this.startLoc;
				node = super.parseParenItem(node);
				if (this.eat(tt.question)) {
					node.optional = true;
					this.resetEndLocation(node);
				}
				if (this.match(tt.colon)) {
					const typeCastNode = this.startNodeAt(startPos, startLoc);
					typeCastNode.expression = node;
					typeCastNode.typeAnnotation = this.tsParseTypeAnnotation();
					return this.finishNode(typeCastNode, "TSTypeCastExpression");
				}
				return node;
			}
			parseExportDeclaration(node) {
				if (!this.isAmbientContext && this.ts_isContextual(tokTypes.declare)) return this.tsInAmbientContext(() => this.parseExportDeclaration(node));
				const startPos = this.start;
				const startLoc = this.startLoc;
				const isDeclare = this.eatContextual("declare");
				if (isDeclare && (this.ts_isContextual(tokTypes.declare) || !this.shouldParseExportStatement())) this.raise(this.start, TypeScriptError.ExpectedAmbientAfterExportDeclare);
				const declaration = tokenIsIdentifier(this.type) && this.tsTryParseExportDeclaration() || this.parseStatement(null);
				if (!declaration) return null;
				if (declaration.type === "TSInterfaceDeclaration" || declaration.type === "TSTypeAliasDeclaration" || isDeclare) node.exportKind = "type";
				if (isDeclare) {
					this.resetStartLocation(declaration, startPos, startLoc);
					declaration.declare = true;
				}
				return declaration;
			}
			parseClassId(node, isStatement) {
				if (!isStatement && this.isContextual("implements")) return;
				super.parseClassId(node, isStatement);
				const typeParameters = this.tsTryParseTypeParameters(this.tsParseClassTypeParameterModifiers.bind(this));
				if (typeParameters) node.typeParameters = typeParameters;
			}
			parseClassPropertyAnnotation(node) {
				if (!node.optional) {
					if (this.value === "!" && this.eat(tt.prefix)) node.definite = true;
					else if (this.eat(tt.question)) node.optional = true;
				}
				const type = this.tsTryParseTypeAnnotation();
				if (type) node.typeAnnotation = type;
			}
			parseClassField(field) {
				if (field.key.type === "PrivateIdentifier") {
					if (field.abstract) this.raise(field.start, TypeScriptError.PrivateElementHasAbstract);
					if (field.accessibility) this.raise(field.start, TypeScriptError.PrivateElementHasAccessibility({ modifier: field.accessibility }));
					this.parseClassPropertyAnnotation(field);
				} else {
					this.parseClassPropertyAnnotation(field);
					if (this.isAmbientContext && !(field.readonly && !field.typeAnnotation) && this.match(tt.eq)) this.raise(this.start, TypeScriptError.DeclareClassFieldHasInitializer);
					if (field.abstract && this.match(tt.eq)) {
						const { key } = field;
						this.raise(this.start, TypeScriptError.AbstractPropertyHasInitializer({ propertyName: key.type === "Identifier" && !field.computed ? key.name : `[${this.input.slice(key.start, key.end)}]` }));
					}
				}
				return super.parseClassField(field);
			}
			parseClassMethod(method, isGenerator, isAsync, allowsDirectSuper) {
				const isConstructor = method.kind === "constructor";
				const isPrivate = method.key.type === "PrivateIdentifier";
				const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
				if (isPrivate) {
					if (typeParameters) method.typeParameters = typeParameters;
					if (method.accessibility) this.raise(method.start, TypeScriptError.PrivateMethodsHasAccessibility({ modifier: method.accessibility }));
				} else if (typeParameters && isConstructor) this.raise(typeParameters.start, TypeScriptError.ConstructorHasTypeParameters);
				const { declare = false, kind } = method;
				if (declare && (kind === "get" || kind === "set")) this.raise(method.start, TypeScriptError.DeclareAccessor({ kind }));
				if (typeParameters) method.typeParameters = typeParameters;
				const key = method.key;
				if (method.kind === "constructor") {
					if (isGenerator) this.raise(key.start, "Constructor can't be a generator");
					if (isAsync) this.raise(key.start, "Constructor can't be an async method");
				} else if (method.static && checkKeyName(method, "prototype")) this.raise(key.start, "Classes may not have a static property named prototype");
				const value = method.value = this.parseMethod(isGenerator, isAsync, allowsDirectSuper, true, method);
				if (method.kind === "get" && value["params"].length !== 0) this.raiseRecoverable(value.start, "getter should have no params");
				if (method.kind === "set" && value["params"].length !== 1) this.raiseRecoverable(value.start, "setter should have exactly one param");
				if (method.kind === "set" && value["params"][0].type === "RestElement") this.raiseRecoverable(value["params"][0].start, "Setter cannot use rest params");
				return this.finishNode(method, "MethodDefinition");
			}
			isClassMethod() {
				return this.match(tt.relational);
			}
			parseClassElement(constructorAllowsSuper) {
				if (this.eat(tt.semi)) return null;
				let node = this.startNode();
				let keyName = "";
				let isGenerator = false;
				let isAsync = false;
				let kind = "method";
				let isStatic = false;
				const modifiers = [
					"declare",
					"private",
					"public",
					"protected",
					"accessor",
					"override",
					"abstract",
					"readonly",
					"static"
				];
				const modifierMap = this.tsParseModifiers({
					modified: node,
					allowedModifiers: modifiers,
					disallowedModifiers: ["in", "out"],
					stopOnStartOfClassStaticBlock: true,
					errorTemplate: TypeScriptError.InvalidModifierOnTypeParameterPositions
				});
				isStatic = Boolean(modifierMap.static);
				const callParseClassMemberWithIsStatic = () => {
					if (this.tsIsStartOfStaticBlocks()) {
						this.next();
						this.next();
						if (this.tsHasSomeModifiers(node, modifiers)) this.raise(this.start, TypeScriptError.StaticBlockCannotHaveModifier);
						if (this.ecmaVersion >= 13) {
							super.parseClassStaticBlock(node);
							return node;
						}
					} else {
						const idx = this.tsTryParseIndexSignature(node);
						if (idx) {
							if (node.abstract) this.raise(node.start, TypeScriptError.IndexSignatureHasAbstract);
							if (node.accessibility) this.raise(node.start, TypeScriptError.IndexSignatureHasAccessibility({ modifier: node.accessibility }));
							if (node.declare) this.raise(node.start, TypeScriptError.IndexSignatureHasDeclare);
							if (node.override) this.raise(node.start, TypeScriptError.IndexSignatureHasOverride);
							return idx;
						}
						if (!this.inAbstractClass && node.abstract) this.raise(node.start, TypeScriptError.NonAbstractClassHasAbstractMethod);
						if (node.override) {
							if (!constructorAllowsSuper) this.raise(node.start, TypeScriptError.OverrideNotInSubClass);
						}
						node.static = isStatic;
						if (isStatic) {
							if (!(this.isClassElementNameStart() || this.type === tt.star)) keyName = "static";
						}
						if (!keyName && this.ecmaVersion >= 8 && this.eatContextual("async")) if ((this.isClassElementNameStart() || this.type === tt.star) && !this.canInsertSemicolon()) isAsync = true;
						else keyName = "async";
						if (!keyName && (this.ecmaVersion >= 9 || !isAsync) && this.eat(tt.star)) isGenerator = true;
						if (!keyName && !isAsync && !isGenerator) {
							const lastValue = this.value;
							if (this.eatContextual("get") || this.eatContextual("set")) if (this.isClassElementNameStart()) kind = lastValue;
							else keyName = lastValue;
						}
						if (keyName) {
							node.computed = false;
							node.key = this.startNodeAt(this.lastTokStart, this.lastTokStartLoc);
							node.key.name = keyName;
							this.finishNode(node.key, "Identifier");
						} else this.parseClassElementName(node);
						this.parsePostMemberNameModifiers(node);
						if (this.isClassMethod() || this.ecmaVersion < 13 || this.type === tt.parenL || kind !== "method" || isGenerator || isAsync) {
							const isConstructor = !node.static && checkKeyName(node, "constructor");
							const allowsDirectSuper = isConstructor && constructorAllowsSuper;
							if (isConstructor && kind !== "method") this.raise(node.key.start, "Constructor can't have get/set modifier");
							node.kind = isConstructor ? "constructor" : kind;
							this.parseClassMethod(node, isGenerator, isAsync, allowsDirectSuper);
						} else this.parseClassField(node);
						return node;
					}
				};
				if (node.declare) this.tsInAmbientContext(callParseClassMemberWithIsStatic);
				else callParseClassMemberWithIsStatic();
				return node;
			}
			isClassElementNameStart() {
				if (this.tsIsIdentifier()) return true;
				return super.isClassElementNameStart();
			}
			parseClassSuper(node) {
				super.parseClassSuper(node);
				if (node.superClass && (this.tsMatchLeftRelational() || this.match(tt.bitShift))) node.superTypeParameters = this.tsParseTypeArgumentsInExpression();
				if (this.eatContextual("implements")) node.implements = this.tsParseHeritageClause("implements");
			}
			parseFunctionParams(node) {
				const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
				if (typeParameters) node.typeParameters = typeParameters;
				super.parseFunctionParams(node);
			}
			parseVarId(decl, kind) {
				super.parseVarId(decl, kind);
				if (decl.id.type === "Identifier" && !this.hasPrecedingLineBreak() && this.value === "!" && this.eat(tt.prefix)) decl.definite = true;
				const type = this.tsTryParseTypeAnnotation();
				if (type) {
					decl.id.typeAnnotation = type;
					this.resetEndLocation(decl.id);
				}
			}
			parseArrowExpression(node, params, isAsync, forInit) {
				if (this.match(tt.colon)) node.returnType = this.tsParseTypeAnnotation();
				let oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
				this.enterScope(functionFlags(isAsync, false) | acornScope.SCOPE_ARROW);
				this.initFunction(node);
				const oldMaybeInArrowParameters = this.maybeInArrowParameters;
				if (this.ecmaVersion >= 8) node.async = !!isAsync;
				this.yieldPos = 0;
				this.awaitPos = 0;
				this.awaitIdentPos = 0;
				this.maybeInArrowParameters = true;
				node.params = this.toAssignableList(params, true);
				this.maybeInArrowParameters = false;
				this.parseFunctionBody(node, true, false, forInit);
				this.yieldPos = oldYieldPos;
				this.awaitPos = oldAwaitPos;
				this.awaitIdentPos = oldAwaitIdentPos;
				this.maybeInArrowParameters = oldMaybeInArrowParameters;
				return this.finishNode(node, "ArrowFunctionExpression");
			}
			parseYield(forInit) {
				if (!this.yieldPos) this.yieldPos = this.start;
				const node = this.startNode();
				this.next();
				const startsTypeScriptExpression = this.tsMatchLeftRelational();
				if (!(!this.match(tt.semi) && !this.canInsertSemicolon() && (this.match(tt.star) || this.type.startsExpr || startsTypeScriptExpression))) {
					node.delegate = false;
					node.argument = null;
					return this.finishNode(node, "YieldExpression");
				}
				node.delegate = this.eat(tt.star);
				node.argument = this.parseMaybeAssign(forInit);
				return this.finishNode(node, "YieldExpression");
			}
			parseMaybeAssignOrigin(forInit, refDestructuringErrors, afterLeftParse) {
				if (this.isContextual("yield")) if (this.inGenerator) return this.parseYield(forInit);
				else this.exprAllowed = false;
				let ownDestructuringErrors = false, oldParenAssign = -1, oldTrailingComma = -1, oldDoubleProto = -1;
				if (refDestructuringErrors) {
					oldParenAssign = refDestructuringErrors.parenthesizedAssign;
					oldTrailingComma = refDestructuringErrors.trailingComma;
					oldDoubleProto = refDestructuringErrors.doubleProto;
					refDestructuringErrors.parenthesizedAssign = refDestructuringErrors.trailingComma = -1;
				} else {
					refDestructuringErrors = new DestructuringErrors();
					ownDestructuringErrors = true;
				}
				let startPos = this.start, startLoc = this.startLoc;
				if (this.type === tt.parenL || tokenIsIdentifier(this.type)) {
					this.potentialArrowAt = this.start;
					this.potentialArrowInForAwait = forInit === "await";
				}
				let left = this.parseMaybeConditional(forInit, refDestructuringErrors);
				if (afterLeftParse) left = afterLeftParse.call(this, left, startPos, startLoc);
				if (this.type.isAssign) {
					let node = this.startNodeAt(startPos, startLoc);
					node.operator = this.value;
					if (this.type === tt.eq) left = this.toAssignable(left, true, refDestructuringErrors, true);
					if (!ownDestructuringErrors) refDestructuringErrors.parenthesizedAssign = refDestructuringErrors.trailingComma = refDestructuringErrors.doubleProto = -1;
					if (refDestructuringErrors.shorthandAssign >= left.start) refDestructuringErrors.shorthandAssign = -1;
					if (!this.maybeInArrowParameters) if (this.type === tt.eq) this.checkLValPattern(left);
					else this.checkLValSimple(left);
					node.left = left;
					this.next();
					node.right = this.parseMaybeAssign(forInit);
					if (oldDoubleProto > -1) refDestructuringErrors.doubleProto = oldDoubleProto;
					return this.finishNode(node, "AssignmentExpression");
				} else if (ownDestructuringErrors) this.checkExpressionErrors(refDestructuringErrors, true);
				if (oldParenAssign > -1) refDestructuringErrors.parenthesizedAssign = oldParenAssign;
				if (oldTrailingComma > -1) refDestructuringErrors.trailingComma = oldTrailingComma;
				return left;
			}
			parseMaybeAssign(forInit, refExpressionErrors, afterLeftParse) {
				let jsx;
				let typeCast;
				if (options?.jsx && (this.matchJsx("jsxTagStart") || this.tsMatchLeftRelational())) {
					jsx = this.tryParse(() => this.parseMaybeAssignOrigin(forInit, refExpressionErrors, afterLeftParse));
					if (!jsx.error) return jsx.node;
					const context = this.context;
					const currentContext = context[context.length - 1];
					const lastCurrentContext = context[context.length - 2];
					if (currentContext === acornTypeScript.tokContexts.tc_oTag && lastCurrentContext === acornTypeScript.tokContexts.tc_expr) {
						this.parseEffects.pop(context);
						this.parseEffects.pop(context);
					} else if (currentContext === acornTypeScript.tokContexts.tc_oTag || currentContext === acornTypeScript.tokContexts.tc_expr) this.parseEffects.pop(context);
				}
				if (!jsx?.error && !this.tsMatchLeftRelational()) return this.parseMaybeAssignOrigin(forInit, refExpressionErrors, afterLeftParse);
				let typeParameters;
				const arrow = this.tryParse((abort) => {
					typeParameters = this.tsParseTypeParameters(this.tsParseConstModifier);
					const expr = this.parseMaybeAssignOrigin(forInit, refExpressionErrors, afterLeftParse);
					if (expr.type !== "ArrowFunctionExpression" || expr.extra?.parenthesized) abort();
					if (typeParameters?.params.length !== 0) this.resetStartLocationFromNode(expr, typeParameters);
					expr.typeParameters = typeParameters;
					return expr;
				});
				if (!arrow.error && !arrow.aborted) {
					if (typeParameters) this.reportReservedArrowTypeParam(typeParameters);
					return arrow.node;
				}
				if (!jsx) {
					assert(true);
					typeCast = this.tryParse(() => this.parseMaybeAssignOrigin(forInit, refExpressionErrors, afterLeftParse));
					if (!typeCast.error) return typeCast.node;
				}
				if (jsx?.thrown) {
					this.selectTryParseResult(jsx);
					throw jsx.error;
				}
				if (arrow.thrown) {
					this.selectTryParseResult(arrow);
					throw arrow.error;
				}
				if (typeCast?.thrown) {
					this.selectTryParseResult(typeCast);
					throw typeCast.error;
				}
				throw jsx?.error || arrow.error || typeCast?.error;
			}
			parseAssignableListItem(allowModifiers) {
				const decorators = [];
				while (this.match(tokTypes.at)) decorators.push(this.parseDecorator());
				const startPos = this.start;
				const startLoc = this.startLoc;
				let accessibility;
				let readonly = false;
				let override = false;
				if (allowModifiers !== void 0) {
					const modified = {};
					this.tsParseModifiers({
						modified,
						allowedModifiers: [
							"public",
							"private",
							"protected",
							"override",
							"readonly"
						]
					});
					accessibility = modified.accessibility;
					override = modified.override;
					readonly = modified.readonly;
					if (allowModifiers === false && (accessibility || readonly || override)) this.raise(startLoc.column, TypeScriptError.UnexpectedParameterModifier);
				}
				const left = this.parseMaybeDefault(startPos, startLoc);
				this.parseBindingListItem(left);
				const elt = this.parseMaybeDefault(left["start"], left["loc"].start, left);
				if (decorators.length) elt.decorators = decorators;
				if (accessibility || readonly || override) {
					const pp = this.startNodeAt(startPos, startLoc);
					if (accessibility) pp.accessibility = accessibility;
					if (readonly) pp.readonly = readonly;
					if (override) pp.override = override;
					if (elt.type !== "Identifier" && elt.type !== "AssignmentPattern") this.raise(pp.start, TypeScriptError.UnsupportedParameterPropertyKind);
					pp.parameter = elt;
					return this.finishNode(pp, "TSParameterProperty");
				}
				return elt;
			}
			checkLValInnerPattern(expr, bindingType = acornScope.BIND_NONE, checkClashes) {
				switch (expr.type) {
					case "TSParameterProperty":
						this.checkLValInnerPattern(expr.parameter, bindingType, checkClashes);
						break;
					default:
						super.checkLValInnerPattern(expr, bindingType, checkClashes);
						break;
				}
			}
			parseBindingListItem(param) {
				if (this.eat(tt.question)) {
					if (param.type !== "Identifier" && !this.isAmbientContext && !this.inType) this.raise(param.start, TypeScriptError.PatternIsOptional);
					param.optional = true;
				}
				const type = this.tsTryParseTypeAnnotation();
				if (type) param.typeAnnotation = type;
				this.resetEndLocation(param);
				return param;
			}
			isAssignable(node, isBinding) {
				switch (node.type) {
					case "TSTypeCastExpression": return this.isAssignable(node.expression, isBinding);
					case "TSParameterProperty": return true;
					case "Identifier":
					case "ObjectPattern":
					case "ArrayPattern":
					case "AssignmentPattern":
					case "RestElement": return true;
					case "ObjectExpression": {
						const last = node.properties.length - 1;
						return node.properties.every((prop, i) => {
							return prop.type !== "ObjectMethod" && (i === last || prop.type !== "SpreadElement") && this.isAssignable(prop);
						});
					}
					case "Property":
					case "ObjectProperty": return this.isAssignable(node.value);
					case "SpreadElement": return this.isAssignable(node.argument);
					case "ArrayExpression": return node.elements.every((element) => element === null || this.isAssignable(element));
					case "AssignmentExpression": return node.operator === "=";
					case "ParenthesizedExpression": return this.isAssignable(node.expression);
					case "MemberExpression":
					case "OptionalMemberExpression": return !isBinding;
					default: return false;
				}
			}
			toAssignable(node, isBinding = false, refDestructuringErrors = new DestructuringErrors(), preserveTypeScriptWrapper = false) {
				switch (node.type) {
					case "ParenthesizedExpression": return this.toAssignableParenthesizedExpression(node, isBinding, refDestructuringErrors, preserveTypeScriptWrapper);
					case "TSAsExpression":
					case "TSSatisfiesExpression":
					case "TSNonNullExpression":
					case "TSTypeAssertion":
						if (isBinding) {} else this.raise(node.start, TypeScriptError.UnexpectedTypeCastInParameter);
						const expression = this.toAssignable(node.expression, isBinding, refDestructuringErrors, preserveTypeScriptWrapper);
						if (preserveTypeScriptWrapper) {
							node.expression = expression;
							return node;
						}
						return expression;
					case "MemberExpression": break;
					case "AssignmentExpression":
						if (!isBinding && node.left.type === "TSTypeCastExpression") node.left = this.typeCastToParameter(node.left);
						return super.toAssignable(node, isBinding, refDestructuringErrors);
					case "TSTypeCastExpression": return this.typeCastToParameter(node);
					default: return super.toAssignable(node, isBinding, refDestructuringErrors);
				}
				return node;
			}
			toAssignableParenthesizedExpression(node, isBinding, refDestructuringErrors, preserveTypeScriptWrapper = false) {
				switch (node.expression.type) {
					case "TSAsExpression":
					case "TSSatisfiesExpression":
					case "TSNonNullExpression":
					case "TSTypeAssertion":
					case "ParenthesizedExpression":
						const expression = this.toAssignable(node.expression, isBinding, refDestructuringErrors, preserveTypeScriptWrapper);
						if (preserveTypeScriptWrapper) {
							node.expression = expression;
							return node;
						}
						return expression;
					default: return super.toAssignable(node, isBinding, refDestructuringErrors);
				}
			}
			parseBindingAtom() {
				switch (this.type) {
					case tt._this: return this.parseIdent(true);
					default: return super.parseBindingAtom();
				}
			}
			shouldParseArrow(exprList) {
				let shouldParseArrowRes;
				if (this.match(tt.colon)) shouldParseArrowRes = exprList.every((expr) => this.isAssignable(expr, true));
				else shouldParseArrowRes = !this.canInsertSemicolon();
				if (shouldParseArrowRes) {
					if (this.match(tt.colon)) {
						const result = this.tryParse((abort) => {
							const returnType = this.tsParseTypeOrTypePredicateAnnotation(tt.colon);
							if (this.canInsertSemicolon() || !this.match(tt.arrow)) abort();
							return returnType;
						});
						if (result.aborted) {
							this.shouldParseArrowReturnType = void 0;
							return false;
						}
						if (!result.thrown) this.shouldParseArrowReturnType = result.node;
					}
					if (!this.match(tt.arrow)) {
						this.shouldParseArrowReturnType = void 0;
						return false;
					}
					return true;
				}
				this.shouldParseArrowReturnType = void 0;
				return shouldParseArrowRes;
			}
			parseParenArrowList(startPos, startLoc, exprList, forInit) {
				const node = this.startNodeAt(startPos, startLoc);
				node.returnType = this.shouldParseArrowReturnType;
				this.shouldParseArrowReturnType = void 0;
				return this.parseArrowExpression(node, exprList, false, forInit);
			}
			parseParenAndDistinguishExpression(canBeArrow, forInit) {
				let startPos = this.start, startLoc = this.startLoc, val, allowTrailingComma = this.ecmaVersion >= 8;
				if (this.ecmaVersion >= 6) {
					const oldMaybeInArrowParameters = this.maybeInArrowParameters;
					this.maybeInArrowParameters = true;
					this.next();
					let innerStartPos = this.start, innerStartLoc = this.startLoc;
					let exprList = [], first = true, lastIsComma = false;
					let refDestructuringErrors = new DestructuringErrors(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, spreadStart;
					this.yieldPos = 0;
					this.awaitPos = 0;
					while (this.type !== tt.parenR) {
						first ? first = false : this.expect(tt.comma);
						if (allowTrailingComma && this.afterTrailingComma(tt.parenR, true)) {
							lastIsComma = true;
							break;
						} else if (this.type === tt.ellipsis) {
							spreadStart = this.start;
							exprList.push(this.parseParenItem(this.parseRestBinding()));
							if (this.type === tt.comma) this.raise(this.start, "Comma is not permitted after the rest element");
							break;
						} else exprList.push(this.parseMaybeAssign(false, refDestructuringErrors, this.parseParenItem));
					}
					let innerEndPos = this.lastTokEnd, innerEndLoc = this.lastTokEndLoc;
					this.expect(tt.parenR);
					this.maybeInArrowParameters = oldMaybeInArrowParameters;
					if (canBeArrow && this.shouldParseArrow(exprList) && this.eat(tt.arrow)) {
						this.checkPatternErrors(refDestructuringErrors, false);
						this.checkYieldAwaitInDefaultParams();
						this.yieldPos = oldYieldPos;
						this.awaitPos = oldAwaitPos;
						return this.parseParenArrowList(startPos, startLoc, exprList, forInit);
					}
					if (!exprList.length || lastIsComma) this.unexpected(this.lastTokStart);
					if (spreadStart) this.unexpected(spreadStart);
					this.checkExpressionErrors(refDestructuringErrors, true);
					this.yieldPos = oldYieldPos || this.yieldPos;
					this.awaitPos = oldAwaitPos || this.awaitPos;
					if (exprList.length > 1) {
						val = this.startNodeAt(innerStartPos, innerStartLoc);
						val.expressions = exprList;
						this.finishNodeAt(val, "SequenceExpression", innerEndPos, innerEndLoc);
					} else val = exprList[0];
				} else val = this.parseParenExpression();
				if (this.options.preserveParens) {
					let par = this.startNodeAt(startPos, startLoc);
					par.expression = val;
					return this.finishNode(par, "ParenthesizedExpression");
				} else return val;
			}
			parseTaggedTemplateExpression(base, startPos, startLoc, optionalChainMember) {
				const node = this.startNodeAt(startPos, startLoc);
				node.tag = base;
				node.quasi = this.parseTemplate({ isTagged: true });
				if (optionalChainMember) this.raise(startPos, "Tagged Template Literals are not allowed in optionalChain.");
				return this.finishNode(node, "TaggedTemplateExpression");
			}
			shouldParseAsyncArrow() {
				if (this.match(tt.colon)) {
					const result = this.tryParse((abort) => {
						const returnType = this.tsParseTypeOrTypePredicateAnnotation(tt.colon);
						if (this.canInsertSemicolon() || !this.match(tt.arrow)) abort();
						return returnType;
					});
					if (result.aborted) {
						this.shouldParseAsyncArrowReturnType = void 0;
						return false;
					}
					if (!result.thrown) {
						this.shouldParseAsyncArrowReturnType = result.node;
						return !this.canInsertSemicolon() && this.eat(tt.arrow);
					}
				} else return !this.canInsertSemicolon() && this.eat(tt.arrow);
			}
			parseSubscriptAsyncArrow(startPos, startLoc, exprList, forInit) {
				const arrN = this.startNodeAt(startPos, startLoc);
				arrN.returnType = this.shouldParseAsyncArrowReturnType;
				this.shouldParseAsyncArrowReturnType = void 0;
				return this.parseArrowExpression(arrN, exprList, true, forInit);
			}
			parseExprList(close, allowTrailingComma, allowEmpty, refDestructuringErrors) {
				let elts = [], first = true;
				while (!this.eat(close)) {
					if (!first) {
						this.expect(tt.comma);
						if (allowTrailingComma && this.afterTrailingComma(close)) break;
					} else first = false;
					let elt;
					if (allowEmpty && this.type === tt.comma) elt = null;
					else if (this.type === tt.ellipsis) {
						elt = this.parseSpread(refDestructuringErrors);
						if (this.maybeInArrowParameters && this.match(tt.colon)) elt.typeAnnotation = this.tsParseTypeAnnotation();
						if (refDestructuringErrors && this.type === tt.comma && refDestructuringErrors.trailingComma < 0) refDestructuringErrors.trailingComma = this.start;
					} else elt = this.parseMaybeAssign(false, refDestructuringErrors, this.parseParenItem);
					elts.push(elt);
				}
				return elts;
			}
			parseMaybeDecoratorArguments(expr) {
				const typeArguments = this.tsMatchLeftRelational() || this.match(tt.bitShift) ? this.tsParseTypeArgumentsInExpression() : void 0;
				if (this.eat(tt.parenL)) {
					const node = this.startNodeAtNode(expr);
					node.callee = expr;
					node.arguments = this.parseExprList(tt.parenR, false);
					if (typeArguments) node.typeArguments = typeArguments;
					return this.finishNode(node, "CallExpression");
				}
				if (typeArguments) {
					const node = this.startNodeAtNode(expr);
					node.expression = expr;
					node.typeArguments = typeArguments;
					return this.finishNode(node, "TSInstantiationExpression");
				}
				return expr;
			}
			parseSubscript(base, startPos, startLoc, noCalls, maybeAsyncArrow, optionalChained, forInit) {
				let _optionalChained = optionalChained;
				if (!this.hasPrecedingLineBreak() && this.value === "!" && this.match(tt.prefix)) {
					this.exprAllowed = false;
					this.next();
					const nonNullExpression = this.startNodeAt(startPos, startLoc);
					nonNullExpression.expression = base;
					base = this.finishNode(nonNullExpression, "TSNonNullExpression");
					return base;
				}
				let isOptionalCall = false;
				if (this.match(tt.questionDot) && this.lookaheadCharCode() === 60) {
					if (noCalls) return base;
					base.optional = true;
					_optionalChained = isOptionalCall = true;
					this.next();
				}
				if (this.tsMatchLeftRelational() || this.match(tt.bitShift)) {
					let missingParenErrorLoc;
					const result = this.tsTryParseAndCatch(() => {
						if (!noCalls && this.atPossibleAsyncArrow(base)) {
							const asyncArrowFn = this.tsTryParseGenericAsyncArrowFunction(startPos, startLoc, forInit);
							if (asyncArrowFn) {
								base = asyncArrowFn;
								return base;
							}
						}
						const typeArguments = this.tsParseTypeArgumentsInExpression();
						if (!typeArguments) return base;
						if (isOptionalCall && !this.match(tt.parenL)) {
							missingParenErrorLoc = this.curPosition();
							return base;
						}
						if (tokenIsTemplate(this.type) || this.type === tt.backQuote) {
							const result2 = this.parseTaggedTemplateExpression(base, startPos, startLoc, _optionalChained);
							result2.typeArguments = typeArguments;
							return result2;
						}
						if (!noCalls && this.eat(tt.parenL)) {
							let refDestructuringErrors = new DestructuringErrors();
							const node2 = this.startNodeAt(startPos, startLoc);
							node2.callee = base;
							node2.arguments = this.parseExprList(tt.parenR, this.ecmaVersion >= 8, false, refDestructuringErrors);
							this.tsCheckForInvalidTypeCasts(node2.arguments);
							node2.typeArguments = typeArguments;
							if (_optionalChained) node2.optional = isOptionalCall;
							this.checkExpressionErrors(refDestructuringErrors, true);
							base = this.finishNode(node2, "CallExpression");
							return base;
						}
						const tokenType = this.type;
						if (this.tsMatchRightRelational() || tokenType === tt.bitShift || tokenType !== tt.parenL && tokenCanStartExpression(tokenType) && !this.hasPrecedingLineBreak()) return;
						const node = this.startNodeAt(startPos, startLoc);
						node.expression = base;
						node.typeArguments = typeArguments;
						return this.finishNode(node, "TSInstantiationExpression");
					});
					if (missingParenErrorLoc) this.unexpected(missingParenErrorLoc);
					if (result) {
						if (result.type === "TSInstantiationExpression" && (this.match(tt.dot) || this.match(tt.questionDot) && this.lookaheadCharCode() !== 40)) this.raise(this.start, TypeScriptError.InvalidPropertyAccessAfterInstantiationExpression);
						base = result;
						return base;
					}
				}
				let optionalSupported = this.ecmaVersion >= 11;
				let optional = optionalSupported && this.eat(tt.questionDot);
				if (noCalls && optional) this.raise(this.lastTokStart, "Optional chaining cannot appear in the callee of new expressions");
				let computed = this.eat(tt.bracketL);
				if (computed || optional && this.type !== tt.parenL && this.type !== tt.backQuote || this.eat(tt.dot)) {
					let node = this.startNodeAt(startPos, startLoc);
					node.object = base;
					if (computed) {
						node.property = this.parseExpression();
						this.expect(tt.bracketR);
					} else if (this.type === tt.privateId && base.type !== "Super") node.property = this.parsePrivateIdent();
					else node.property = this.parseIdent(this.options.allowReserved !== "never");
					node.computed = !!computed;
					if (optionalSupported) node.optional = optional;
					base = this.finishNode(node, "MemberExpression");
				} else if (!noCalls && this.eat(tt.parenL)) {
					const oldMaybeInArrowParameters = this.maybeInArrowParameters;
					this.maybeInArrowParameters = true;
					let refDestructuringErrors = new DestructuringErrors(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
					this.yieldPos = 0;
					this.awaitPos = 0;
					this.awaitIdentPos = 0;
					let exprList = this.parseExprList(tt.parenR, this.ecmaVersion >= 8, false, refDestructuringErrors);
					if (maybeAsyncArrow && !optional && this.shouldParseAsyncArrow()) {
						this.checkPatternErrors(refDestructuringErrors, false);
						this.checkYieldAwaitInDefaultParams();
						if (this.awaitIdentPos > 0) this.raise(this.awaitIdentPos, "Cannot use 'await' as identifier inside an async function");
						this.yieldPos = oldYieldPos;
						this.awaitPos = oldAwaitPos;
						this.awaitIdentPos = oldAwaitIdentPos;
						base = this.parseSubscriptAsyncArrow(startPos, startLoc, exprList, forInit);
					} else {
						this.checkExpressionErrors(refDestructuringErrors, true);
						this.yieldPos = oldYieldPos || this.yieldPos;
						this.awaitPos = oldAwaitPos || this.awaitPos;
						this.awaitIdentPos = oldAwaitIdentPos || this.awaitIdentPos;
						let node = this.startNodeAt(startPos, startLoc);
						node.callee = base;
						node.arguments = exprList;
						if (optionalSupported) node.optional = optional;
						base = this.finishNode(node, "CallExpression");
					}
					this.maybeInArrowParameters = oldMaybeInArrowParameters;
				} else if (this.type === tt.backQuote) {
					if (optional || _optionalChained) this.raise(this.start, "Optional chaining cannot appear in the tag of tagged template expressions");
					let node = this.startNodeAt(startPos, startLoc);
					node.tag = base;
					node.quasi = this.parseTemplate({ isTagged: true });
					base = this.finishNode(node, "TaggedTemplateExpression");
				}
				return base;
			}
			parseGetterSetter(prop) {
				prop.kind = prop.key.name;
				this.parsePropertyName(prop);
				const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
				prop.value = this.parseMethod(false);
				if (typeParameters) prop.value.typeParameters = typeParameters;
				let paramCount = prop.kind === "get" ? 0 : 1;
				const firstParam = prop.value.params[0];
				paramCount = firstParam && this.isThisParam(firstParam) ? paramCount + 1 : paramCount;
				if (prop.value.params.length !== paramCount) {
					let start = prop.value.start;
					if (prop.kind === "get") this.raiseRecoverable(start, "getter should have no params");
					else this.raiseRecoverable(start, "setter should have exactly one param");
				} else if (prop.kind === "set" && prop.value.params[0].type === "RestElement") this.raiseRecoverable(prop.value.params[0].start, "Setter cannot use rest params");
			}
			parsePropertyValue(prop, isPattern, isGenerator, isAsync, startPos, startLoc, refDestructuringErrors, containsEsc) {
				if (this.tsMatchLeftRelational()) {
					if (isPattern) this.unexpected();
					prop.kind = "init";
					prop.method = true;
					const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
					prop.value = this.parseMethod(isGenerator, isAsync);
					if (typeParameters) prop.value.typeParameters = typeParameters;
					return;
				}
				return super.parsePropertyValue(prop, isPattern, isGenerator, isAsync, startPos, startLoc, refDestructuringErrors, containsEsc);
			}
			parseProperty(isPattern, refDestructuringErrors) {
				if (!isPattern) {
					let decorators = [];
					if (this.match(tokTypes.at)) while (this.match(tokTypes.at)) decorators.push(this.parseDecorator());
					const property = super.parseProperty(isPattern, refDestructuringErrors);
					if (property.type === "SpreadElement") {
						if (decorators.length) this.raise(property.start, DecoratorsError.SpreadElementDecorator);
					}
					if (decorators.length) {
						property.decorators = decorators;
						decorators = [];
					}
					return property;
				}
				return super.parseProperty(isPattern, refDestructuringErrors);
			}
			parseCatchClauseParam() {
				const param = this.parseBindingAtom();
				let simple = param.type === "Identifier";
				this.enterScope(simple ? acornScope.SCOPE_SIMPLE_CATCH : 0);
				this.checkLValPattern(param, simple ? acornScope.BIND_SIMPLE_CATCH : acornScope.BIND_LEXICAL);
				const type = this.tsTryParseTypeAnnotation();
				if (type) {
					param.typeAnnotation = type;
					this.resetEndLocation(param);
				}
				this.expect(tt.parenR);
				return param;
			}
			parseClass(node, isStatement) {
				const oldInAbstractClass = this.inAbstractClass;
				this.inAbstractClass = !!node.abstract;
				try {
					this.next();
					this.takeDecorators(node);
					const oldStrict = this.strict;
					this.strict = true;
					this.parseClassId(node, isStatement);
					this.parseClassSuper(node);
					const privateNameMap = this.enterClassBody();
					const classBody = this.startNode();
					let hadConstructor = false;
					classBody.body = [];
					let decorators = [];
					this.expect(tt.braceL);
					while (this.type !== tt.braceR) {
						if (this.match(tokTypes.at)) {
							decorators.push(this.parseDecorator());
							continue;
						}
						const element = this.parseClassElement(node.superClass !== null);
						if (decorators.length) {
							element.decorators = decorators;
							this.resetStartLocationFromNode(element, decorators[0]);
							decorators = [];
						}
						if (element) {
							classBody.body.push(element);
							if (element.type === "MethodDefinition" && element.kind === "constructor" && element.value.type === "FunctionExpression") {
								if (hadConstructor) this.raiseRecoverable(element.start, "Duplicate constructor in the same class");
								hadConstructor = true;
								if (element.decorators && element.decorators.length > 0) this.raise(element.start, DecoratorsError.DecoratorConstructor);
							} else if (element.key && element.key.type === "PrivateIdentifier" && element.value?.type !== "TSDeclareMethod") {
								const privateName = element.key.name;
								if (this.parseEffects.modify(privateNameMap, privateName, (current) => resolvePrivateNameConflict(current, element))) this.raiseRecoverable(element.key.start, `Identifier '#${privateName}' has already been declared`);
							}
						}
					}
					this.strict = oldStrict;
					this.next();
					if (decorators.length) this.raise(this.start, DecoratorsError.TrailingDecorator);
					node.body = this.finishNode(classBody, "ClassBody");
					this.exitClassBody();
					return this.finishNode(node, isStatement ? "ClassDeclaration" : "ClassExpression");
				} finally {
					this.inAbstractClass = oldInAbstractClass;
				}
			}
			parseClassFunctionParams() {
				const typeParameters = this.tsTryParseTypeParameters();
				let params = this.parseBindingList(tt.parenR, false, this.ecmaVersion >= 8, true);
				if (typeParameters) params.typeParameters = typeParameters;
				return params;
			}
			parseMethod(isGenerator, isAsync, allowDirectSuper, inClassScope, method) {
				let node = this.startNode(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
				this.initFunction(node);
				if (this.ecmaVersion >= 6) node.generator = isGenerator;
				if (this.ecmaVersion >= 8) node.async = !!isAsync;
				this.yieldPos = 0;
				this.awaitPos = 0;
				this.awaitIdentPos = 0;
				this.enterScope(functionFlags(isAsync, node.generator) | acornScope.SCOPE_SUPER | (allowDirectSuper ? acornScope.SCOPE_DIRECT_SUPER : 0));
				this.expect(tt.parenL);
				node.params = this.parseClassFunctionParams();
				this.checkYieldAwaitInDefaultParams();
				this.parseFunctionBody(node, false, true, false, { isClassMethod: inClassScope });
				this.yieldPos = oldYieldPos;
				this.awaitPos = oldAwaitPos;
				this.awaitIdentPos = oldAwaitIdentPos;
				if (method && method.abstract) {
					if (!!node.body) {
						const { key } = method;
						this.raise(method.start, TypeScriptError.AbstractMethodHasImplementation({ methodName: key.type === "Identifier" && !method.computed ? key.name : `[${this.input.slice(key.start, key.end)}]` }));
					}
				}
				return this.finishNode(node, "FunctionExpression");
			}
			static parse(input, options2) {
				if (options2.locations === false) throw new Error(`You have to enable options.locations while using acorn-typescript`);
				else options2.locations = true;
				const parser = new this(options2, input);
				if (dts) parser.isAmbientContext = true;
				return parser.parse();
			}
			static parseExpressionAt(input, pos, options2) {
				if (options2.locations === false) throw new Error(`You have to enable options.locations while using acorn-typescript`);
				else options2.locations = true;
				const parser = new this(options2, input, pos);
				if (dts) parser.isAmbientContext = true;
				parser.nextToken();
				return parser.parseExpression();
			}
			parseImportSpecifier() {
				if (this.ts_isContextual(tokTypes.type)) {
					let node = this.startNode();
					node.imported = this.parseModuleExportName();
					this.parseTypeOnlyImportExportSpecifier(node, true, this.importOrExportOuterKind === "type");
					return this.finishNode(node, "ImportSpecifier");
				} else {
					const node = super.parseImportSpecifier();
					node.importKind = "value";
					return node;
				}
			}
			parseExportSpecifier(exports) {
				const isMaybeTypeOnly = this.ts_isContextual(tokTypes.type);
				if (!this.match(tt.string) && isMaybeTypeOnly) {
					let node = this.startNode();
					node.local = this.parseModuleExportName();
					this.parseTypeOnlyImportExportSpecifier(node, false, this.importOrExportOuterKind === "type");
					this.finishNode(node, "ExportSpecifier");
					this.checkExport(exports, node.exported, node.exported.start);
					return node;
				} else {
					const node = super.parseExportSpecifier(exports);
					node.exportKind = "value";
					return node;
				}
			}
			parseTypeOnlyImportExportSpecifier(node, isImport, isInTypeOnlyImportExport) {
				const leftOfAsKey = isImport ? "imported" : "local";
				const rightOfAsKey = isImport ? "local" : "exported";
				let leftOfAs = node[leftOfAsKey];
				let rightOfAs;
				let hasTypeSpecifier = false;
				let canParseAsKeyword = true;
				const loc = leftOfAs.start;
				if (this.isContextual("as")) {
					const firstAs = this.parseIdent();
					if (this.isContextual("as")) {
						const secondAs = this.parseIdent();
						if (tokenIsKeywordOrIdentifier(this.type)) {
							hasTypeSpecifier = true;
							leftOfAs = firstAs;
							rightOfAs = isImport ? this.parseIdent() : this.parseModuleExportName();
							canParseAsKeyword = false;
						} else {
							rightOfAs = secondAs;
							canParseAsKeyword = false;
						}
					} else if (tokenIsKeywordOrIdentifier(this.type)) {
						canParseAsKeyword = false;
						rightOfAs = isImport ? this.parseIdent() : this.parseModuleExportName();
					} else {
						hasTypeSpecifier = true;
						leftOfAs = firstAs;
					}
				} else if (tokenIsKeywordOrIdentifier(this.type)) {
					hasTypeSpecifier = true;
					if (isImport) {
						leftOfAs = super.parseIdent(true);
						if (!this.isContextual("as")) this.checkUnreserved(leftOfAs);
					} else leftOfAs = this.parseModuleExportName();
				}
				if (hasTypeSpecifier && isInTypeOnlyImportExport) this.raise(loc, isImport ? TypeScriptError.TypeModifierIsUsedInTypeImports : TypeScriptError.TypeModifierIsUsedInTypeExports);
				node[leftOfAsKey] = leftOfAs;
				node[rightOfAsKey] = rightOfAs;
				const kindKey = isImport ? "importKind" : "exportKind";
				node[kindKey] = hasTypeSpecifier ? "type" : "value";
				if (canParseAsKeyword && this.eatContextual("as")) node[rightOfAsKey] = isImport ? this.parseIdent() : this.parseModuleExportName();
				if (!node[rightOfAsKey]) node[rightOfAsKey] = this.copyNode(node[leftOfAsKey]);
				if (isImport) this.checkLValSimple(node[rightOfAsKey], acornScope.BIND_LEXICAL);
			}
			raiseCommonCheck(pos, message, recoverable) {
				switch (message) {
					case "Comma is not permitted after the rest element": if (this.isAmbientContext && this.match(tt.comma) && this.lookaheadCharCode() === 41) {
						this.next();
						return;
					} else return super.raise(pos, message);
				}
				return recoverable ? super.raiseRecoverable(pos, message) : super.raise(pos, message);
			}
			raiseRecoverable(pos, message) {
				return this.raiseCommonCheck(pos, message, true);
			}
			raise(pos, message) {
				return this.raiseCommonCheck(pos, message, true);
			}
			updateContext(prevType) {
				const { type } = this;
				if (type == tt.braceL) {
					var curContext = this.curContext();
					if (curContext == tsTokContexts.tc_oTag) this.parseEffects.append(this.context, tokContexts.b_expr);
					else if (curContext == tsTokContexts.tc_expr) this.parseEffects.append(this.context, tokContexts.b_tmpl);
					else super.updateContext(prevType);
					this.exprAllowed = true;
				} else if (type === tt.slash && prevType === tokTypes.jsxTagStart) {
					this.parseEffects.truncate(this.context, this.context.length - 2);
					this.parseEffects.append(this.context, tsTokContexts.tc_cTag);
					this.exprAllowed = false;
				} else return super.updateContext(prevType);
			}
			jsx_parseOpeningElementAt(startPos, startLoc) {
				let node = this.startNodeAt(startPos, startLoc);
				let nodeName = this.jsx_parseElementName();
				if (nodeName) node.name = nodeName;
				if (this.match(tt.relational) || this.match(tt.bitShift)) {
					const typeArguments = this.tsTryParseAndCatch(() => this.tsParseTypeArgumentsInExpression());
					if (typeArguments) node.typeArguments = typeArguments;
				}
				node.attributes = [];
				while (this.type !== tt.slash && this.type !== tokTypes.jsxTagEnd) node.attributes.push(this.jsx_parseAttribute());
				node.selfClosing = this.eat(tt.slash);
				this.expect(tokTypes.jsxTagEnd);
				return this.finishNode(node, nodeName ? "JSXOpeningElement" : "JSXOpeningFragment");
			}
			enterScope(flags) {
				const isTypeScriptModule = flags === TS_SCOPE_TS_MODULE;
				if (isTypeScriptModule) this.parseEffects.append(this.importsStack, []);
				const acornFlags = isTypeScriptModule ? flags | acornScope.SCOPE_CLASS_STATIC_BLOCK : flags;
				super.enterScope(acornFlags);
				const scope = super.currentScope();
				scope.types = [];
				scope.enums = [];
				scope.constEnums = [];
				scope.classes = [];
				scope.exportOnlyBindings = [];
			}
			exitScope() {
				if (super.currentScope().flags & TS_SCOPE_TS_MODULE) this.parseEffects.pop(this.importsStack);
				super.exitScope();
			}
			hasImport(name, allowShadow) {
				const len = this.importsStack.length;
				if (this.importsStack[len - 1].indexOf(name) > -1) return true;
				if (!allowShadow && len > 1) {
					for (let i = 0; i < len - 1; i++) if (this.importsStack[i].indexOf(name) > -1) return true;
				}
				return false;
			}
			maybeExportDefined(scope, name) {
				if (this.inModule && scope.flags & acornScope.SCOPE_TOP) this.parseEffects.remove(this.undefinedExports, name);
			}
			declareName(name, bindingType, pos) {
				if (bindingType & acornScope.BIND_FLAGS_TS_IMPORT) {
					if (this.hasImport(name, true)) this.raise(pos, `Identifier '${name}' has already been declared.`);
					this.parseEffects.append(this.importsStack[this.importsStack.length - 1], name);
					return;
				}
				const scope = this.currentScope();
				if (bindingType & acornScope.BIND_FLAGS_TS_EXPORT_ONLY) {
					this.maybeExportDefined(scope, name);
					this.parseEffects.append(scope.exportOnlyBindings, name);
					return;
				}
				if (bindingType === acornScope.BIND_TS_TYPE || bindingType === acornScope.BIND_TS_INTERFACE) {
					if (bindingType === acornScope.BIND_TS_TYPE && scope.types.includes(name)) this.raise(pos, `type '${name}' has already been declared.`);
					this.parseEffects.append(scope.types, name);
				} else if (bindingType & acornScope.BIND_FLAGS_TS_ENUM) {
					if (scope.enums.includes(name)) return;
					super.declareName(name, acornScope.BIND_LEXICAL, pos);
				} else super.declareName(name, bindingType, pos);
				if (bindingType & acornScope.BIND_FLAGS_TS_ENUM) this.parseEffects.append(scope.enums, name);
				if (bindingType & acornScope.BIND_FLAGS_TS_CONST_ENUM) this.parseEffects.append(scope.constEnums, name);
				if (bindingType & acornScope.BIND_FLAGS_CLASS) this.parseEffects.append(scope.classes, name);
			}
			checkLocalExport(id) {
				const { name } = id;
				if (this.hasImport(name)) return;
				const len = this.scopeStack.length;
				for (let i = len - 1; i >= 0; i--) {
					const scope = this.scopeStack[i];
					if (scope.types.indexOf(name) > -1 || scope.exportOnlyBindings.indexOf(name) > -1) return;
				}
				super.checkLocalExport(id);
			}
		}
		return TypeScriptParser;
	};
}
//#endregion
//#region src/render/code/typed-module.ts
const TypeScriptParser = Parser.extend(tsPlugin({ jsx: true }));
const typeProperties = [
	"typeAnnotation",
	"returnType",
	"typeParameters",
	"typeArguments",
	"superTypeParameters",
	"implements"
];
const typeStatementPattern = /^TS(?:Interface|TypeAlias|Module)Declaration$|^TSDeclareFunction$|^TSExportAssignment$/;
const assertionPattern = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/;
/**
* Parses a TypeScript module and removes its types.
*
* @throws {SyntaxError} if the text isn't a module, or contains an enum, which needs code at run time.
*/
function parseTypedModule(text) {
	const program = TypeScriptParser.parse(text, {
		...acornOptions,
		locations: true
	});
	walk(asEstree(program), { enter(node) {
		const type = node.type;
		if (type === "TSEnumDeclaration") throw Object.assign(/* @__PURE__ */ new SyntaxError("enumerations of TypeScript are not known here"), { pos: node.start });
		if (assertionPattern.test(type)) this.replace(unwrapAssertion(node));
		else if (isType(node)) this.remove();
		else for (const name of typeProperties) Reflect.deleteProperty(node, name);
	} });
	return program;
}
function isType(node) {
	if (typeStatementPattern.test(node.type)) return true;
	const [importKind, exportKind, isAmbient] = [
		"importKind",
		"exportKind",
		"declare"
	].map((name) => Reflect.get(node, name));
	return importKind === "type" || exportKind === "type" || isAmbient === true;
}
function unwrapAssertion(node) {
	let expression = node;
	while (assertionPattern.test(expression.type) && "expression" in expression && typeof expression.expression === "object") expression = expression.expression;
	return expression;
}
//#endregion
//#region src/render/code/modules.ts
/** Cache of parsed files. A file whose text changed is parsed again. */
var ParsedFiles = class {
	compiledExpressions = /* @__PURE__ */ new WeakMap();
	#read;
	#variables;
	#pagesFolder;
	#parseTree;
	#known = /* @__PURE__ */ new Map();
	#trees = /* @__PURE__ */ new WeakMap();
	constructor({ read, variables, pagesFolder = "" }, parseTree) {
		this.#read = read;
		this.#variables = variables;
		this.#pagesFolder = pagesFolder;
		this.#parseTree = parseTree;
	}
	/** Resolves an import. `candidates` lists all paths that were tried. */
	resolveImport(specifier, from) {
		const candidates = [];
		for (const file of importPaths(specifier, from, this.#pagesFolder)) {
			candidates.push(file);
			const parsedFile = this.getFile(file);
			if (parsedFile !== void 0) return {
				parsedFile,
				candidates
			};
		}
		return { candidates };
	}
	getFile(file) {
		if (file === "") return void 0;
		if (assetPattern.test(file)) return {
			file,
			kind: "asset",
			source: createMappedText(file, "", {})
		};
		const text = this.#read(file);
		if (text === void 0) return void 0;
		const cached = this.#known.get(file);
		if (cached?.text === text) return cached.parsed;
		const parsed = this.parse(file, text);
		this.#known.set(file, {
			text,
			parsed
		});
		return parsed;
	}
	parse(file, text) {
		if (/\.json$/i.test(file)) return parseData(file, text);
		const source = createMappedText(file, text, this.#variables);
		if (/\.[cm]?[jt]sx?$/i.test(file)) return parseScript(file, source);
		return parsePageFile(file, source, this.#parseTree);
	}
	getHtmlTree(parsed) {
		return getOrCreate(this.#trees, parsed, ({ page }) => toHtmlTree(page?.tree ?? {
			type: "root",
			children: []
		}));
	}
};
/** Wraps the generated nodes of an endpoint page as a file. They contain no code. */
function fileFromNodes(nodes) {
	const tree = {
		type: "root",
		children: [...nodes]
	};
	return {
		file: "",
		source: createMappedText("", "", {}),
		kind: "page",
		page: {
			tree,
			issues: [],
			mdxErrors: []
		}
	};
}
const assetPattern = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|mp3|pdf|woff2?|ttf|css)$/i;
function parsePageFile(file, source, parseTree) {
	const page = removeDeepCode(parsePage(source.text, /\.md$/i.test(file) ? "md" : "mdx", parseTree));
	const quoteReplacements = findUnquotedValues(source.text, page.mdxErrors);
	if (quoteReplacements.length > 0) return parsePageFile(file, applyReplacements(source, quoteReplacements));
	const statements = [...moduleStatements(page.tree), ...declareLiveParts(page.tree)];
	return {
		file,
		source,
		kind: "page",
		page,
		...statements.length === 0 ? {} : { code: compileModule(statements) }
	};
}
function moduleStatements(tree) {
	return (tree.children ?? []).flatMap((node) => node.type === "mdxjsEsm" ? node.data?.estree?.body ?? [] : []);
}
/** Checks whether a page runs code of its author. Literals such as `cols={2}`, and comments, run no code. */
function runsCode({ code, page }) {
	return code !== void 0 || page !== void 0 && containsCode(page.tree);
}
function containsCode({ type, data, attributes = [], children = [] }) {
	if ((type === "mdxFlowExpression" || type === "mdxTextExpression") && !isLiteral(data?.estree)) return true;
	return attributes.some(({ type, value }) => type === "mdxJsxExpressionAttribute" || typeof value === "object" && !isLiteral(value?.data?.estree)) || children.some(containsCode);
}
function isLiteral(program) {
	const expression = expressionOf(program);
	return expression === void 0 || expression.type === "Literal";
}
function parseScript(file, source) {
	try {
		return {
			file,
			source,
			kind: "script",
			code: compileModule(asEstree((/\.[cm]?tsx?$/i.test(file) ? parseTypedModule : parseModule)(source.text)).body)
		};
	} catch (error) {
		return {
			file,
			source,
			kind: "script",
			problem: {
				reason: errorText(error).replace(/\s*\(\d+:\d+\)$/, ""),
				start: error instanceof SyntaxError && "pos" in error ? Number(error.pos) : 0
			}
		};
	}
}
function parseData(file, text) {
	const source = createMappedText(file, text, {});
	try {
		return {
			file,
			source,
			kind: "data",
			data: JSON.parse(text)
		};
	} catch (error) {
		return {
			file,
			source,
			kind: "data",
			problem: {
				reason: errorText(error),
				start: 0
			}
		};
	}
}
function errorText(error) {
	return error instanceof Error ? error.message : String(error);
}
/** Matches the next token of a tag: whitespace, an attribute with its value, or the end. */
const tagTokenPattern = /\s+|([^\s=/>{}"'<]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{|([^\s"'=<>`{]+)))?|\/?>/y;
/**
* Returns replacements that quote the unquoted attribute values in a text, such as `<a href=/start>`. Unquoted values
* are valid in HTML, but not in MDX.
*
* @param issues Syntax errors of MDX. Only the tags at these errors are searched.
*/
function findUnquotedValues(text, issues) {
	return issues.filter(({ reason }) => /before attribute value/.test(reason)).flatMap(({ start }) => findUnquotedValuesInTag(text, start));
}
function findUnquotedValuesInTag(text, start) {
	const [opening = ""] = /^<[A-Za-z][\w.:-]*/.exec(text.slice(start, start + 200)) ?? [];
	if (opening === "") return [];
	const replacements = [];
	tagTokenPattern.lastIndex = start + opening.length;
	for (let match = tagTokenPattern.exec(text); match !== null; match = tagTokenPattern.exec(text)) {
		const [token, , value] = match;
		if (token.endsWith("{") || /^\/?>$/.test(token)) return replacements;
		if (value === void 0) continue;
		const unquotedValue = text[tagTokenPattern.lastIndex] === ">" && value.endsWith("/") && value.length > 1 ? value.slice(0, -1) : value;
		const valueStart = tagTokenPattern.lastIndex - value.length;
		replacements.push({
			start: valueStart,
			end: valueStart + unquotedValue.length,
			value: `"${unquotedValue}"`
		});
	}
	return replacements;
}
function removeDeepCode(page) {
	const issues = [...page.issues];
	const pendingNodes = [page.tree];
	for (let node = pendingNodes.pop(); node !== void 0; node = pendingNodes.pop()) {
		let isDeep = false;
		for (const codeHolder of [node, ...(node.attributes ?? []).flatMap((item) => [item, item.value])]) {
			if (typeof codeHolder !== "object" || codeHolder === null || !isTooDeep(codeHolder.data?.estree)) continue;
			codeHolder.data = {
				...codeHolder.data,
				estree: null
			};
			isDeep = true;
		}
		if (isDeep) issues.push({
			start: nodeStart(node),
			end: nodeEnd(node),
			reason: "its code is nested too deeply"
		});
		pendingNodes.push(...node.children ?? []);
	}
	return issues.length === page.issues.length ? page : {
		...page,
		issues: issues.sort((a, b) => a.start - b.start)
	};
}
/** Walks the tree level by level, because recursion would overflow the stack. */
function isTooDeep(program) {
	let level = [program];
	const visited = /* @__PURE__ */ new Set();
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > 1e3 * 2) return true;
		const nextLevel = [];
		for (const node of level) {
			if (typeof node !== "object" || node === null || visited.has(node)) continue;
			visited.add(node);
			for (const member of Object.values(node)) nextLevel.push(member);
		}
		level = nextLevel;
	}
	return false;
}
//#endregion
//#region src/render/code/globals.ts
function isLanguageGlobal(name) {
	return languageGlobals.has(name) || name === "undefined" || name === "arguments";
}
const languageGlobals = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => /^(?:[A-Z][A-Za-z\d]*|parse(?:Int|Float)|is(?:NaN|Finite)|(?:en|de)codeURI(?:Component)?|globalThis|NaN|Infinity)$/.test(name)));
const noop = () => {};
const noopFunctions = (names) => Object.fromEntries(names.map((name) => [name, noop]));
/** Globals that Node and browsers add to the language. Timers do nothing, because each page is rendered only once. */
const platformGlobals = {
	URL,
	URLSearchParams,
	TextEncoder,
	TextDecoder,
	structuredClone,
	atob,
	btoa,
	...noopFunctions([
		"setTimeout",
		"clearTimeout",
		"setInterval",
		"clearInterval",
		"queueMicrotask"
	])
};
/**
* Creates the global variables of a page's context. Each page gets new `console` and `process` objects; the
* console does nothing, and `process` only has `NODE_ENV`.
*/
function createGlobals() {
	return {
		...platformGlobals,
		console: noopFunctions([
			"log",
			"info",
			"warn",
			"error",
			"debug",
			"trace"
		]),
		process: { env: { NODE_ENV: "production" } }
	};
}
const contextGlobals = new Set([...Object.keys(createGlobals()), ...[
	"escape",
	"unescape",
	"eval"
]]);
function isGlobal(name) {
	return isLanguageGlobal(name) || contextGlobals.has(name);
}
/**
* Browser globals. They are undefined except during `withBrowserGlobals`, so `typeof window` is `'undefined'` as
* in Node.
*/
const browserGlobalNames = [...[
	"window",
	"document",
	"location",
	"navigator",
	"localStorage",
	"sessionStorage",
	"history",
	"screen"
], "matchMedia"];
/**
* Placeholder for browser globals. Every member and call returns the placeholder again. The placeholder converts to
* empty text and an empty list, and its sizes are 0.
*/
const browserPlaceholder = new Proxy(() => void 0, {
	get(_, name) {
		if (name === Symbol.toPrimitive) return () => "";
		if (name === Symbol.iterator) return [][Symbol.iterator];
		if (name === "length" || name === "innerWidth" || name === "innerHeight") return 0;
		return name === "then" || name === "constructor" ? void 0 : browserPlaceholder;
	},
	set: () => true,
	has: () => true,
	apply: () => browserPlaceholder,
	construct: () => browserPlaceholder
});
//#endregion
//#region node_modules/preact/hooks/dist/hooks.mjs
var t, r, u, i, o = Object.is, f = 0, c = [], e = [], a = n, v = a.__b, l = a.__r, m = a.diffed, h = a.__c, s = a.unmount, p = a.__;
function y(n, t) {
	a.__h && a.__h(r, n, f || t), f = 0;
	var u = r.__H || (r.__H = {
		__: [],
		__h: []
	});
	return n >= u.__.length && u.__.push({}), u.__[n];
}
function d(n) {
	return f = 1, _(G$1, n);
}
function _(n, u, i) {
	var f = y(t++, 2);
	if (f.t = n, !f.__c && (f.__ = [i ? i(u) : G$1(void 0, u), function(n) {
		var t = (f.__N || f.__)[0], r = f.t(t, n);
		o(t, r) || (f.__N = [r, f.__[1]], f.__c.setState({}));
	}], f.__c = r, !r.__f)) {
		r.__f = !0;
		var c = r.shouldComponentUpdate;
		r.shouldComponentUpdate = function(n, t, r) {
			var u = this.__H;
			if (!u) return !0;
			var i = !1, f = this.props != n;
			if (u.__.some(function(n) {
				n.__N && (i = !0, o(n.__[0], n.__N[0]) || (f = !0));
			}), c) {
				var e = c.call(this, n, t, r);
				return i ? e || f : e;
			}
			return !i || f;
		};
	}
	return f.__;
}
function A$1(n, u) {
	var i = y(t++, 3);
	!a.__s && E(i.__H, u) && (i.__P = !0, i.__ = n, i.u = u, r.__H.__h.push(i));
}
function F$1(n, u) {
	var i = y(t++, 4);
	!a.__s && E(i.__H, u) && (i.__P = !1, i.__ = n, i.u = u, r.__h.push(i));
}
function T$1(n) {
	return f = 5, w$1(function() {
		return { current: n };
	}, []);
}
function q$1(n, t, r) {
	f = 6, F$1(function() {
		if ("function" == typeof n) {
			var r = n(t());
			return function() {
				n(null), "function" == typeof r && r();
			};
		}
		if (n) return n.current = t(), function() {
			return n.current = null;
		};
	}, null == r ? r : r.concat(n));
}
function w$1(n, r) {
	var u = y(t++, 7);
	return E(u.__H, r) && (u.__ = n(), u.__H = r), u.__;
}
function b(n, t) {
	return f = 8, w$1(function() {
		return n;
	}, t);
}
function j$1(n) {
	var u = r.context[n.__c], i = y(t++, 9);
	return i.c = n, u ? (i.__ ?? (i.__ = !0, u.sub(r)), u.props.value) : n.__;
}
function x$1(n, t) {
	a.useDebugValue && a.useDebugValue(t ? t(n) : n);
}
function O$1(n) {
	var u = y(t++, 10), i = d();
	return u.__ = n, r.componentDidCatch || (r.componentDidCatch = function(n, t) {
		u.__ && u.__(n, t), i[1](n);
	}), [i[0], function() {
		return i[1]();
	}];
}
function P$1() {
	var n = y(t++, 11);
	if (!n.__) {
		for (var u = r.__v; !u.__m && u.__;) u = u.__;
		var i = u.__m || (u.__m = [0, 0]);
		n.__ = "P" + i[0] + "-" + i[1]++;
	}
	return n.__;
}
function g() {
	var n;
	do {
		for (; n = e.shift();) try {
			C$1(n);
		} catch (t) {
			a.__e(t, { __: (n = n.__P) && n.__v });
		}
		for (; n = c.shift();) {
			var t = n.__H;
			if (n.__P && t) try {
				t.__h.some(C$1), t.__h.some(D$1), t.__h = [];
			} catch (r) {
				t.__h = [], a.__e(r, n.__v);
			}
		}
	} while (e.length);
}
a.__b = function(n) {
	r = null, v && v(n);
}, a.__ = function(n, t) {
	n && t.__k && t.__k.__m && (n.__m = t.__k.__m), p && p(n, t);
}, a.__r = function(n) {
	l && l(n), t = 0;
	var i = (r = n.__c).__H;
	i && (u == r ? r.__h = [] : (i.__h.some(C$1), i.__h.some(D$1), t = 0), i.__h = [], i.__.some(function(n) {
		n.__N && (n.__ = n.__N), n.u = n.__N = void 0;
	})), u = r;
}, a.diffed = function(n) {
	m && m(n);
	var t = n.__c;
	t && t.__H && (t.__H.__h.length && B$1(c.push(t)), t.__H.__.some(function(n) {
		n.u && (n.__H = n.u);
	})), u = r = null;
}, a.__c = function(n, t) {
	t.some(function(n) {
		try {
			n.__h.some(C$1), n.__h = n.__h.filter(function(n) {
				return !n.__ || D$1(n);
			});
		} catch (t) {
			n.__h = [function() {
				throw t;
			}];
		}
	}), h && h(n, t);
}, a.unmount = function(n) {
	s && s(n);
	var t, r, u = n.__c;
	u && u.__H && (u.__H.__.some(function(u) {
		try {
			if (u.__P && u.__c) {
				if (void 0 === r) {
					for (r = n.__; r && (!r.__c || !r.__c.__P);) r = r.__;
					r = r && r.__c;
				}
				u.__P = r, B$1(e.push(u));
			} else C$1(u);
		} catch (n) {
			t = n;
		}
	}), u.__H = void 0, t && a.__e(t, u.__v));
};
var k$1 = "function" == typeof requestAnimationFrame;
function z$1(n) {
	var t, r = function() {
		clearTimeout(u), k$1 && cancelAnimationFrame(t), setTimeout(n);
	}, u = setTimeout(r, 35);
	k$1 && (t = requestAnimationFrame(r));
}
function B$1(n) {
	1 != n && i == a.requestAnimationFrame || ((i = a.requestAnimationFrame) || z$1)(g);
}
function C$1(n) {
	var t = r, u = n.__c;
	"function" == typeof u && (n.__c = void 0, u()), r = t;
}
function D$1(n) {
	var t = r;
	n.__c = n.__(), r = t;
}
function E(n, t) {
	return !n || n.length != t.length || t.some(function(t, r) {
		return !o(t, n[r]);
	});
}
function G$1(n, t) {
	return "function" == typeof t ? t(n) : t;
}
//#endregion
//#region node_modules/preact/compat/dist/compat.mjs
var compat_exports = /* @__PURE__ */ __exportAll({
	Children: () => C,
	Component: () => x$2,
	Fragment: () => $$1,
	PureComponent: () => I,
	StrictMode: () => $$1,
	Suspense: () => fn,
	__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: () => tn,
	cloneElement: () => dn,
	createContext: () => U$1,
	createElement: () => k$2,
	createFactory: () => cn,
	createPortal: () => U,
	createRef: () => M$1,
	default: () => _n,
	findDOMNode: () => mn,
	flushSync: () => yn,
	forwardRef: () => k,
	hydrate: () => G,
	isElement: () => sn,
	isFragment: () => vn,
	isMemo: () => hn,
	isValidElement: () => sn,
	lazy: () => ln,
	memo: () => A,
	render: () => q,
	startTransition: () => M,
	unmountComponentAtNode: () => pn,
	unstable_batchedUpdates: () => bn,
	use: () => nn,
	useCallback: () => b,
	useContext: () => j$1,
	useDebugValue: () => x$1,
	useDeferredValue: () => D,
	useEffect: () => A$1,
	useEffectEvent: () => N,
	useErrorBoundary: () => O$1,
	useId: () => P$1,
	useImperativeHandle: () => q$1,
	useInsertionEffect: () => L,
	useLayoutEffect: () => F$1,
	useMemo: () => w$1,
	useReducer: () => _,
	useRef: () => T$1,
	useState: () => d,
	useSyncExternalStore: () => Z,
	useTransition: () => F,
	version: () => an
});
var S = function(t, e, r) {
	return null == t ? null : O$2(O$2(t).map(e.bind(r)));
}, C = {
	map: S,
	forEach: S,
	count: function(t) {
		return t ? O$2(t).length : 0;
	},
	only: function(t) {
		var e = O$2(t);
		if (1 != e.length) throw "Children.only";
		return e[0];
	},
	toArray: O$2
}, w = Object.assign;
function R(n, t) {
	for (var e in n) if ("__source" != e && n[e] !== t[e]) return !0;
	for (var r in t) if ("__source" != r && !(r in n)) return !0;
	return !1;
}
var x = /^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;
function O() {
	function n(n, t) {
		this.props = n, this.context = t;
	}
	return (n.prototype = new x$2()).isPureReactComponent = !0, n.prototype.shouldComponentUpdate = function(n, t) {
		return R(this.props, n) || R(this.state, t);
	}, n;
}
var I = /* @__PURE__ */ O(), j = Symbol.for("react.forward_ref");
function k(n) {
	function t(t) {
		var e = w({}, t);
		return delete e.ref, n(e, t.ref || null);
	}
	return t.$$typeof = j, t.render = n, t.prototype.isReactComponent = !0, t.displayName = "ForwardRef(" + (n.displayName || n.name) + ")", t;
}
function M(n) {
	n();
}
function D(n) {
	return n;
}
function F() {
	return [!1, M];
}
var L = F$1;
function N(n) {
	var t = T$1(n);
	return t.current = n, function() {
		return t.current.apply(void 0, arguments);
	};
}
function A(n, t) {
	function r(n) {
		var e = this.props.ref;
		return e != n.ref && e && ("function" == typeof e ? e(null) : e.current = null), t ? !t(this.props, n) || e != n.ref : R(this.props, n);
	}
	function u(t) {
		return this.shouldComponentUpdate = r, k$2(n, t);
	}
	return u.displayName = "Memo(" + (n.displayName || n.name) + ")", u.prototype.isReactComponent = !0, u.type = n, u;
}
function U(n, t) {
	var e = X$1(n, t);
	return e.containerInfo = t, e;
}
var V, T, W, P = Symbol.for("react.element"), $ = /^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/, z = /[A-Z0-9]/g, H = typeof document < "u", Z = /* @__PURE__ */ X(function(n$1, t, e) {
	var r = n.__s || T ? (e || t)() : t(), i = d({ t: {
		__: r,
		u: t
	} }), o = i[0].t, f = i[1];
	return F$1(function() {
		o.__ = r, o.u = t, B(o) && f({ t: o });
	}, [
		n$1,
		r,
		t
	]), A$1(function() {
		return B(o) && f({ t: o }), n$1(function() {
			B(o) && f({ t: o });
		});
	}, [n$1]), r;
});
function B(n) {
	try {
		return !Object.is(n.__, n.u());
	} catch (n) {
		return !0;
	}
}
var Y = function(n) {
	return /fil|che|rad/.test(n);
};
function q(n, t, e) {
	return t.__k ?? (t.textContent = ""), Q$1(n, t), "function" == typeof e && e(), n ? n.__c : null;
}
function G(n, t, e) {
	return R$1(n, t), "function" == typeof e && e(), n ? n.__c : null;
}
x$2.prototype.isReactComponent = !0, [
	"componentWillMount",
	"componentWillReceiveProps",
	"componentWillUpdate"
].forEach(function(n) {
	Object.defineProperty(x$2.prototype, n, {
		configurable: !0,
		get: function() {
			return this["UNSAFE_" + n];
		},
		set: function(t) {
			Object.defineProperty(this, n, {
				configurable: !0,
				writable: !0,
				value: t
			});
		}
	});
});
var J = n.event;
n.event = function(n) {
	return J && (n = J(n)), n.persist = function() {}, n.isPropagationStopped = function() {
		return this.cancelBubble;
	}, n.isDefaultPrevented = function() {
		return this.defaultPrevented;
	}, n.nativeEvent = n;
};
var K = {
	configurable: !0,
	get: function() {
		return this.class;
	}
}, Q = n.vnode;
function X(n$2) {
	if (!W) {
		W = !0;
		var t = n.__r;
		n.__r = function(n) {
			t && t(n), 32 & n.__u && (T = n), V = n.__c;
		};
		var e = n.diffed;
		n.diffed = function(n) {
			e && e(n), V = null, T == n && (T = null);
		};
	}
	return n$2;
}
n.vnode = function(t) {
	if ("string" == typeof t.type) (function(t) {
		var e = t.props, r = t.type, u = {}, i = -1 == r.indexOf("-");
		for (var o in e) {
			var f = e[o];
			if (!("value" == o && "defaultValue" in e && null == f || H && "children" == o && "noscript" == r || "class" == o || "className" == o)) {
				if ("style" == o && f && f.constructor == Object) {
					var l = void 0;
					for (var a in f) "number" != typeof f[a] || x.test(a) || (l || (l = f = w({}, f)), f[a] += "px");
				} else if ("defaultValue" == o && "value" in e && null == e.value) o = "value";
				else if ("download" == o && !0 === f) f = "";
				else if ("translate" == o && "no" === f) f = !1;
				else if ("o" == o[0] && "n" == o[1]) {
					var c = o.toLowerCase();
					"ondoubleclick" == c ? o = "ondblclick" : "onchange" != c || "input" != r && "textarea" != r || Y(e.type) ? "onfocus" == c ? o = "onfocusin" : "onblur" == c && (o = "onfocusout") : c = o = "oninput", "oninput" == c && u[o = c] && (o = "oninputCapture");
				} else i && $.test(o) ? o = o.replace(z, "-$&").toLowerCase() : null === f && (f = void 0);
				u[o] = f;
			}
		}
		if ("select" == r) {
			var s = null != u.defaultValue ? u.defaultValue : u.multiple && Array.isArray(u.value) ? u.value : null;
			null != s && (u.value = O$2(e.children).forEach(function(n) {
				n.props.selected = u.multiple ? -1 != s.indexOf(n.props.value) : s == n.props.value;
			}));
		}
		e.class && !e.className ? (u.class = e.class, Object.defineProperty(u, "className", K)) : e.className && (u.class = u.className = e.className), t.props = u;
	})(t);
	else if ("function" == typeof t.type && ("ref" in t.props && "prototype" in t.type && t.type.prototype.render && (t.ref = t.props.ref, delete t.props.ref), t.type.defaultProps)) {
		var e = w({}, t.props);
		for (var r in t.type.defaultProps) void 0 === e[r] && (e[r] = t.type.defaultProps[r]);
		t.props = e;
	}
	t.ref && !("ref" in t.props) && Object.defineProperty(t.props, "ref", {
		value: t.ref,
		configurable: !0,
		writable: !0
	}), t.$$typeof = P, Q && Q(t);
};
var nn = /* @__PURE__ */ X(function(n) {
	if (n.then) {
		if ("fulfilled" == n.status) return n.value;
		if ("rejected" == n.status) throw n.reason;
		throw n.status || (n.status = "pending", n.then(function(t) {
			n.status = "fulfilled", n.value = t;
		}, function(t) {
			n.status = "rejected", n.reason = t;
		})), n;
	}
	var t = n.__c, e = V.__n[t];
	return e ? (V[t] || (V[t] = !0, e.sub(V)), e.props.value) : n.__;
}), tn = { ReactCurrentDispatcher: { current: {
	readContext: nn,
	useCallback: b,
	useContext: j$1,
	useDebugValue: x$1,
	useDeferredValue: D,
	useEffect: A$1,
	useId: P$1,
	useImperativeHandle: q$1,
	useInsertionEffect: L,
	useLayoutEffect: F$1,
	useMemo: w$1,
	useReducer: _,
	useRef: T$1,
	useState: d,
	useSyncExternalStore: Z,
	useTransition: F
} } }, en = Symbol.for("pv");
function rn(n, t, e) {
	if (n) {
		var r = n.__c && n.__c.__H;
		r && (r.__.forEach(function(n) {
			null != n.__P && ("function" == typeof n.__c && n.__c(), n.__c = n.__H = void 0);
		}), r.__h = n.__c.__h = []), "string" == typeof n.type && (n.__u |= 8), null != (n = w({ constructor: en }, n)).__c && (n.__c.__P == e && (n.__c.__P = t), n.__c.__g |= 4, n.__c = n.ref = null), n.__k = n.__k && n.__k.map(function(n) {
			return rn(n, t, e);
		});
	}
	return n;
}
function un(n, t, e) {
	return n && e && (n.__v = null, n.__k = n.__k && n.__k.map(function(n) {
		return un(n, t, e);
	}), n.__c && n.__c.__P == t && (n.__e && e.appendChild(n.__e), n.__c.__g |= 4, n.__c.__P = e)), n;
}
function on() {
	function n$4() {
		this.__u = 0, this.i = null, this.__b = null;
	}
	return function() {
		var n$3 = n.__e;
		n.__e = function(t, e, r, u) {
			if (t && t.then) {
				for (var i, o = e; o = o.__;) if ((i = o.__c) && i.__c) return r && !r.__c && (e.__c.__H = void 0), i.__c(t, e);
			}
			n$3(t, e, r, u);
		};
		var t = n.unmount;
		n.unmount = function(n) {
			var e = n.__c;
			e && e.__R && e.__R(), t && t(n);
		};
	}(), (n$4.prototype = new x$2()).__c = function(n, t) {
		var e = this, r = t.__c;
		this.i ??= [], this.i.push(r);
		var u = !1, i = function() {
			!u && e.__P && (u = !0, r.__R = null, f());
		};
		r.__R = i;
		var o = r.__P;
		r.__P = null;
		var f = function() {
			if (!--e.__u) {
				if (e.state.__a) {
					var n = e.state.__a;
					e.__v.__k[0] = un(n, n.__c.__P, n.__c.__O);
				}
				var t;
				for (e.setState({ __a: e.__b = null }); t = e.i.pop();) t.__P = o, t.forceUpdate();
			}
		};
		this.__u++ || 32 & t.__u || this.setState({ __a: this.__b = this.__v.__k[0] }), n.then(i, i);
	}, n$4.prototype.componentWillUnmount = function() {
		this.i = [], this.state.__a && (this.__v.__k[0] = this.state.__a);
	}, n$4.prototype.render = function(n, t) {
		if (this.__b) {
			if (this.__v.__k) {
				var r = document.createElement("div"), u = this.__v.__k[0].__c;
				this.__v.__k[0] = rn(this.__b, r, u.__O = u.__P);
			}
			this.__b = null;
		}
		return [k$2($$1, null, t.__a ? null : n.children), t.__a && k$2($$1, null, n.fallback)];
	}, n$4;
}
var fn = /* @__PURE__ */ on();
function ln(n) {
	var t, r, u, i = null;
	function o(o) {
		if (t || (t = n()).then(function(n) {
			n && (i = n.default || n), u = !0;
		}, function(n) {
			r = n, u = !0;
		}), r) throw r;
		if (!u) throw t;
		return i ? k$2(i, o) : null;
	}
	return o.displayName = "Lazy", o;
}
var an = "19.0.0";
function cn(n) {
	return k$2.bind(null, n);
}
function sn(n) {
	return !!n && n.$$typeof === P;
}
function vn(n) {
	return sn(n) && n.type == $$1;
}
function hn(n) {
	return !!n && "string" == typeof n.displayName && 0 == n.displayName.indexOf("Memo(");
}
function dn(n) {
	return sn(n) ? b$1.apply(null, arguments) : n;
}
function pn(n) {
	return !!n.__k && (Q$1(null, n), !0);
}
function mn(n) {
	return n && (n.__v && n.__v.__e || 1 == n.nodeType && n) || null;
}
var yn = function(n$5, t) {
	var e, r = n.debounceRendering;
	n.debounceRendering = function(n) {
		e = n;
	};
	try {
		var i = n$5(t);
		return e && e(), i;
	} finally {
		n.debounceRendering = r;
	}
};
function bn(n, t) {
	return n(t);
}
var _n = {
	useState: d,
	useId: P$1,
	useReducer: _,
	useEffect: A$1,
	useLayoutEffect: F$1,
	useInsertionEffect: L,
	useTransition: F,
	useDeferredValue: D,
	useSyncExternalStore: Z,
	useEffectEvent: N,
	startTransition: M,
	useRef: T$1,
	useImperativeHandle: q$1,
	useMemo: w$1,
	useCallback: b,
	useContext: j$1,
	use: nn,
	useDebugValue: x$1,
	version: "19.0.0",
	Children: C,
	render: q,
	hydrate: G,
	unmountComponentAtNode: pn,
	createPortal: U,
	createElement: k$2,
	createContext: U$1,
	createFactory: cn,
	cloneElement: dn,
	createRef: M$1,
	Fragment: $$1,
	isValidElement: sn,
	isElement: sn,
	isFragment: vn,
	isMemo: hn,
	findDOMNode: mn,
	Component: x$2,
	PureComponent: I,
	memo: A,
	forwardRef: k,
	flushSync: yn,
	unstable_batchedUpdates: bn,
	StrictMode: $$1,
	Suspense: fn,
	lazy: ln,
	__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: tn
};
//#endregion
//#region src/render/code/react.ts
/** Hooks that need a browser: a component that calls them becomes an island. */
const statefulHooks = [...[
	"useState",
	"useReducer",
	"useEffect",
	"useLayoutEffect",
	"useInsertionEffect",
	"useRef"
], ...[
	"useSyncExternalStore",
	"useTransition",
	"useDeferredValue",
	"useImperativeHandle",
	"useActionState"
]];
const pureHooks = [
	"useMemo",
	"useCallback",
	"useContext",
	"useId",
	"useDebugValue"
];
/** @param onStatefulHook Called when a component uses a hook that needs a browser. */
function reactModules(onStatefulHook) {
	const compatExports = { ...compat_exports };
	for (const name of statefulHooks) {
		const hook = compatExports[name];
		if (typeof hook !== "function") continue;
		compatExports[name] = (...args) => {
			onStatefulHook();
			return hook(...args);
		};
	}
	compatExports.createPortal = (children) => children;
	const react = {
		...compatExports,
		default: compatExports
	};
	return {
		globals: {
			...Object.fromEntries([...statefulHooks, ...pureHooks].map((name) => [name, compatExports[name]])),
			React: compatExports,
			Fragment: $$1
		},
		modules: {
			react,
			preact: react,
			"preact/hooks": react,
			"preact/compat": react,
			"react-dom": react,
			"react/jsx-runtime": { ...jsxRuntime_exports }
		}
	};
}
//#endregion
//#region src/render/pages/read-props.ts
/** Returns the first attribute that is set. The attribute may be written in lowercase. */
function firstAttribute(props, names) {
	for (const name of names) {
		const value = props[name] ?? props[name.toLowerCase()];
		if (value !== void 0 && value !== null && value !== false) return value;
	}
}
/** Returns an attribute as text; `undefined` if the value isn't a string or number. */
function textProp(props, ...names) {
	const value = firstAttribute(props, names);
	if (typeof value === "string") return value;
	return typeof value === "number" ? String(value) : void 0;
}
/** `open`, `open={true}`, `open="true"` → true. */
function booleanProp(props, ...names) {
	const value = firstAttribute(props, names);
	return value === "" || value !== void 0 && value !== "false" && value !== 0;
}
/** Returns an integer from `min` to `max`, clamped; `fallback` if the attribute isn't a number. */
function integerProp(props, name, min, max, fallback) {
	const value = Number.parseInt(String(props[name] ?? ""), 10);
	return Number.isNaN(value) ? fallback : Math.min(Math.max(value, min), max);
}
/** `["a", "b"]` → `a`, `b`; `"a"` → `a`. */
function listProp(props, ...names) {
	const value = firstAttribute(props, names);
	return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string" || typeof item === "number").map(String);
}
/** Returns strings unchanged, and other values as JSON. */
function valueText(value) {
	if (value === void 0 || value === null) return void 0;
	return typeof value === "string" ? value : JSON.stringify(value) ?? void 0;
}
//#endregion
//#region src/render/pages/built-in-components/shared.ts
/**
* Creates a built-in component that renders its children and passes them to the theme's component, with `id` and
* `className`.
*
* @param readProps Reads the other attributes.
*/
function themedComponent(name, readProps) {
	return (props, page) => {
		const content = page.renderChildren(props.children);
		return page.renderThemeComponent(name, {
			...commonProps(props),
			...readProps(props, page)
		}, content);
	};
}
function commonProps(props) {
	return {
		id: textProp(props, "id"),
		className: textProp(props, "className", "class")
	};
}
/** Returns the `id` attribute, or else the id that hosts derive from the title. The id is unique on the page. */
function elementId(element, name, title, props, page) {
	return page.id(textProp(props, "id") ?? page.titleId(element, name, title));
}
/** Returns the resolved link; `undefined` if the link is absent or unsafe. */
function safeHref(props, page) {
	const href = textProp(props, "href");
	return href === void 0 || isUnsafeUrl(href, "followed") ? void 0 : page.link(href);
}
//#endregion
//#region src/render/pages/built-in-components/boxes.ts
const createAside = (kind) => themedComponent("Aside", (props, page) => ({
	title: page.toMarkup(props.title),
	icon: page.renderIcon(props),
	color: textProp(props, "color"),
	kind
}));
const asides = {
	note: createAside("note"),
	warning: createAside("warning"),
	info: createAside("info"),
	tip: createAside("tip"),
	check: createAside("check"),
	danger: createAside("danger")
};
const calloutsByType = new Map(Object.entries({
	...asides,
	success: asides.check,
	error: asides.danger
}));
const customCallout = createAside("callout");
const columns = themedComponent("Columns", (props) => ({ cols: integerProp(props, "cols", 1, 4, 2) }));
const boxComponents = {
	Note: asides.note,
	Warning: asides.warning,
	Info: asides.info,
	Tip: asides.tip,
	Check: asides.check,
	Danger: asides.danger,
	Callout: (props, page) => (calloutsByType.get(textProp(props, "type", "variant")?.toLowerCase() ?? "") ?? customCallout)(props, page),
	Card: themedComponent("Card", (props, page) => {
		const img = textProp(props, "img");
		return {
			title: page.toMarkup(props.title),
			icon: page.renderIcon(props),
			color: textProp(props, "color"),
			href: safeHref(props, page),
			img: img === void 0 ? void 0 : page.asset(img),
			horizontal: booleanProp(props, "horizontal"),
			cta: page.toMarkup(props.cta),
			arrow: props.arrow === void 0 ? void 0 : booleanProp(props, "arrow"),
			disabled: booleanProp(props, "disabled")
		};
	}),
	CardGroup: columns,
	Columns: columns,
	TileGroup: columns,
	Column: themedComponent("Column", () => ({})),
	Tile: themedComponent("Tile", (props, page) => ({
		title: page.toMarkup(props.title),
		description: page.toMarkup(props.description),
		href: safeHref(props, page)
	})),
	Frame: themedComponent("Frame", (props, page) => ({
		caption: page.renderInlineMarkdown(props.caption),
		hint: page.toMarkup(props.hint)
	})),
	Panel: themedComponent("Panel", () => ({})),
	Tree: themedComponent("Tree", () => ({})),
	"Tree.Folder": themedComponent("TreeFolder", (props, page) => ({
		isOpen: booleanProp(props, "defaultOpen"),
		openable: props.openable !== false,
		name: page.toPlainText(props.name)
	})),
	"Tree.File": (props, page) => page.renderThemeComponent("TreeFile", {
		...commonProps(props),
		name: page.toPlainText(props.name)
	}),
	Prompt(props, page) {
		const content = page.renderChildren(props.children);
		const members = {
			description: page.renderInlineMarkdown(props.description),
			icon: page.renderIcon(props)
		};
		return page.renderThemeComponent("Prompt", {
			...commonProps(props),
			...members,
			text: page.textOfChildren(content)
		}, content);
	},
	Color: themedComponent("Color", (props) => ({ variant: textProp(props, "variant") })),
	"Color.Row": themedComponent("ColorRow", (props, page) => ({ title: page.toMarkup(props.title) })),
	"Color.Item"(props, page) {
		const { value } = props;
		const colors = typeof value === "object" && value !== null ? { ...value } : { light: value };
		const members = {
			name: textProp(props, "name"),
			darkValue: textProp(colors, "dark")
		};
		return page.renderThemeComponent("ColorItem", {
			...commonProps(props),
			...members,
			value: textProp(colors, "light") ?? ""
		});
	}
};
//#endregion
//#region src/render/code-blocks/read-info.ts
const quotedPattern = /([\w-]*)=?(?:"([^"]*)"|'([^']*)')(?=\s|$)/y;
const bracedPattern = /([\w-]*)=?\{((?:[^{}]|\{[^{}]*\})*)\}(?=\s|$)/y;
const barePattern = /\S+/y;
const flags = [
	"lines",
	"expandable",
	"wrap",
	"diff"
];
/** Unsupported flags, which are ignored instead of becoming part of the title. */
const ignoredFlags = new Set([
	"twoslash",
	"nocopy",
	"ignore"
]);
const optionsByName = new Map(Object.entries({
	title: "title",
	filename: "title",
	highlight: "highlight",
	focus: "focus",
	icon: "icon",
	lines: "lines",
	linenumbers: "lines",
	showlinenumbers: "lines",
	expandable: "expandable",
	wrap: "wrap",
	diff: "diff",
	theme: "none",
	twoslash: "none",
	actions: "none",
	placement: "none"
}));
/**
* Parses the info string of a fence: a language, then options and words of the title in any order. Unknown words become
* part of the title.
*
* @param info Info string: `ts app/page.tsx {1,3} expandable`.
*/
function parseFenceInfo(info) {
	const { language, rest: optionText } = parseLanguage(info.trim());
	const titleWords = [];
	const enabledFlags = /* @__PURE__ */ new Set();
	let highlight = [];
	let focus = [];
	let explicitTitle;
	let icon;
	const words = readWords(optionText);
	for (let word = words.shift(); word !== void 0; word = words.shift()) applyWord(word);
	return {
		language,
		title: explicitTitle ?? titleWords.join(" "),
		highlight,
		focus,
		lines: enabledFlags.has("lines"),
		expandable: enabledFlags.has("expandable"),
		wrap: enabledFlags.has("wrap"),
		diff: enabledFlags.has("diff"),
		icon: icon === "" ? void 0 : icon
	};
	function applyWord(word) {
		const { name, value, form } = word;
		if (value === void 0) {
			const flagName = name.replace(/^\[(.+)\]$/, "$1");
			if (flags.some((flag) => flag === flagName)) enabledFlags.add(flagName);
			else if (name === "showLineNumbers") enabledFlags.add("lines");
			else if (!ignoredFlags.has(name.toLowerCase())) titleWords.push(name);
			return;
		}
		if (name === "") {
			if (form === "quoted") titleWords.push(value);
			else if (/[a-z]\s*=/i.test(value)) words.unshift(...readWords(value));
			else highlight = [...highlight, ...parseLineNumbers(value)];
			return;
		}
		const option = optionsByName.get(name.toLowerCase());
		if (option === "title") explicitTitle ??= value;
		else if (option === "icon") icon ??= value;
		else if (option === "highlight") highlight = [...highlight, ...parseLineNumbers(value)];
		else if (option === "focus") focus = [...focus, ...parseLineNumbers(value)];
		else if (option === void 0) {
			if (form === "bare") titleWords.push(`${name}=${value}`);
		} else if (option !== "none" && value !== "false") enabledFlags.add(option);
	}
}
function parseLanguage(info) {
	const [word = ""] = /^[^\s{]*/.exec(info) ?? [];
	if (word === "" || /^["'<*]|=/.test(word)) return {
		language: "",
		rest: info
	};
	return {
		language: normalizeLanguage(word),
		rest: info.slice(word.length)
	};
}
function readWords(text) {
	const words = [];
	let index = 0;
	while (index < text.length) {
		if (/\s/.test(text.charAt(index))) {
			index += 1;
			continue;
		}
		const [word, end] = readWord(text, index);
		words.push(word);
		index = end;
	}
	return words;
}
function readWord(text, index) {
	quotedPattern.lastIndex = index;
	const quotedMatch = quotedPattern.exec(text);
	if (quotedMatch !== null) return [{
		name: quotedMatch[1] ?? "",
		value: quotedMatch[2] ?? quotedMatch[3] ?? "",
		form: "quoted"
	}, quotedPattern.lastIndex];
	bracedPattern.lastIndex = index;
	const bracedMatch = bracedPattern.exec(text);
	if (bracedMatch !== null) {
		const value = (bracedMatch[2] ?? "").replace(/^\s*(["'`])(.*)\1\s*$/, "$2");
		return [{
			name: bracedMatch[1] ?? "",
			value,
			form: "braced"
		}, bracedPattern.lastIndex];
	}
	barePattern.lastIndex = index;
	const [word = ""] = barePattern.exec(text) ?? [];
	const [, name, value] = /^([\w-]+)=([^"'{].*)$/.exec(word) ?? [];
	return [{
		name: name ?? word,
		value,
		form: "bare"
	}, index + word.length];
}
/**
* Parses line numbers: `2`, `[1, 3]`, `1-3,5`, `{1,3}`, `"[1,2]"`. Ignores anything else.
*
* @returns Numbers from 1, ascending, each once.
*/
function parseLineNumbers(value) {
	if (typeof value === "number") return parseLineNumbers(String(value));
	if (Array.isArray(value)) return parseLineNumbers(value.join(","));
	if (typeof value !== "string") return [];
	const lines = /* @__PURE__ */ new Set();
	for (const part of value.replaceAll(/[^\d,-]+/g, ",").split(",")) {
		const [, first, , last] = /^(\d+)(-(\d+))?$/.exec(part) ?? [];
		const from = Number(first ?? 0);
		if (from === 0) continue;
		const to = Math.min(last === void 0 ? from : Number(last), from + maxLineRange);
		for (let line = from; line <= to; line += 1) lines.add(line);
	}
	return [...lines].sort((a, b) => a - b);
}
//#endregion
//#region src/render/code-blocks/read-code.ts
/**
* Parses a code block: the info string, and the line markers in the text.
*
* @param info Info string of the fence: language, title and options.
* @param text Code without the final line break.
* @param isGrouped True in a code group or an example.
*/
function parseCodeBlock(info, text, isGrouped = false) {
	const { diff, ...fenceOptions } = parseFenceInfo(info);
	const markedCode = diff && fenceOptions.language !== "diff" ? readDiffMarkers(text) : readNotations(text);
	const lineCount = markedCode.text.split("\n").length;
	return {
		...fenceOptions,
		text: markedCode.text,
		highlight: sortedLines(fenceOptions.highlight, markedCode.highlight),
		focus: sortedLines(fenceOptions.focus, markedCode.focus),
		added: sortedLines(markedCode.added),
		removed: sortedLines(markedCode.removed),
		isGrouped
	};
	function sortedLines(...lists) {
		return [...new Set(lists.flat())].filter((line) => line <= lineCount).sort((a, b) => a - b);
	}
}
/** Matches `// [!code ++]`, `# [!code highlight:3]` or `<!-- [!code focus] -->` at the end of a line. */
const notationPattern = /\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*\[!code ([a-z+-]+)(?::(\d+))?\]\s*(?:\*\/\}?|-->)?[ \t]*$/;
const markerKinds = new Map(Object.entries({
	"++": "added",
	add: "added",
	"--": "removed",
	remove: "removed",
	highlight: "highlight",
	hl: "highlight",
	warning: "highlight",
	error: "highlight",
	focus: "focus"
}));
/** Reads the `[!code …]` markers in a text, and removes them from it. */
function readNotations(text) {
	const markedLines = {
		highlight: [],
		focus: [],
		added: [],
		removed: []
	};
	if (!text.includes("[!code ")) return {
		text,
		...markedLines
	};
	const keptLines = [];
	for (const line of text.split("\n")) {
		const match = notationPattern.exec(line);
		const markerKind = markerKinds.get(match?.[1] ?? "");
		if (match === null || markerKind === void 0) {
			keptLines.push(line);
			continue;
		}
		const codeBeforeMarker = line.slice(0, match.index);
		if (codeBeforeMarker.trim() !== "") keptLines.push(codeBeforeMarker);
		const firstLine = codeBeforeMarker.trim() === "" ? keptLines.length + 1 : keptLines.length;
		for (let line = firstLine; line < firstLine + Math.min(Number(match[2] ?? 1), 1e4); line += 1) markedLines[markerKind].push(line);
	}
	return {
		text: keptLines.join("\n"),
		...markedLines
	};
}
/** Reads the leading `+` and `-` of added and removed lines, and removes them from the text. */
function readDiffMarkers(text) {
	const added = [];
	const removed = [];
	return {
		text: text.split("\n").map((line, index) => {
			const char = line.charAt(0);
			if (char === "+") added.push(index + 1);
			else if (char === "-") removed.push(index + 1);
			return char === "+" || char === "-" ? line.slice(1).replace(/^ (?=\S)/, "") : line;
		}).join("\n"),
		highlight: [],
		focus: [],
		added,
		removed
	};
}
//#endregion
//#region src/render/pages/built-in-components/code.ts
function collectCode(props, page) {
	const items = [];
	return {
		items,
		otherContent: page.collectParts({
			kind: "code",
			items
		}, props.children)
	};
}
function createExample(kind) {
	return (props, page) => {
		const { items, otherContent } = collectCode(props, page);
		const example = page.renderThemeComponent("Example", {
			...commonProps(props),
			kind,
			items,
			dropdown: booleanProp(props, "dropdown")
		}, otherContent);
		return page.placeExample(kind, example);
	};
}
const codeComponents = {
	CodeGroup(props, page) {
		const { items, otherContent } = collectCode(props, page);
		return page.renderThemeComponent("CodeGroup", {
			...commonProps(props),
			items,
			dropdown: booleanProp(props, "dropdown")
		}, otherContent);
	},
	CodeBlock(props, page) {
		const { items, otherContent } = collectCode(props, page);
		if (items.length > 0) return items.map(({ children }) => children);
		const isGrouped = page.collector?.kind === "code";
		return renderCode({
			...parseCodeBlock(toInfoString(props), page.codeOfChildren(otherContent), isGrouped),
			title: textProp(props, "title", "filename") ?? "",
			icon: textProp(props, "icon")
		}, page);
	},
	RequestExample: createExample("request"),
	ResponseExample: createExample("response"),
	Mermaid(props, page) {
		const text = textProp(props, "chart", "code") ?? page.codeOfChildren(page.renderChildren(props.children));
		return page.write("mermaid", { text });
	},
	Latex(props, page) {
		return page.write("math", {
			tex: page.codeOfChildren(page.renderChildren(props.children)),
			isBlock: false
		});
	}
};
/** Converts the attributes of a `CodeBlock` to the info string of a fence: `ts wrap highlight={1,3}`. */
function toInfoString(props) {
	const language = textProp(props, "language", "lang")?.replace(/\s/g, "") ?? "text";
	const flags = [
		"lines",
		"wrap",
		"expandable"
	].filter((name) => booleanProp(props, name));
	const lineOptions = ["highlight", "focus"].flatMap((name) => {
		const numbers = JSON.stringify(props[name] ?? "").replace(/[^\d,-]/g, "");
		return numbers === "" ? [] : [`${name}={${numbers}}`];
	});
	return [
		language,
		...flags,
		...lineOptions
	].join(" ");
}
/** Renders a code block. In a code group, adds the block to the group's collector and returns `null`. */
function renderCode(block, page) {
	const { title, language, text, icon: iconName } = block;
	const render = () => language === "mermaid" ? page.write("mermaid", { text }) : page.write("code", block);
	const { collector } = page;
	if (collector?.kind !== "code") return render();
	const icon = iconName === void 0 ? void 0 : page.renderIcon({ icon: iconName });
	collector.items.push({
		title,
		language,
		icon,
		children: render()
	});
	return null;
}
//#endregion
//#region src/render/pages/built-in-components/sections.ts
/** Renders the content of a tab or step. Content that is only whitespace is kept. */
function renderPartContent({ children }, page) {
	const content = page.renderChildren(children);
	return content.children ?? content.html;
}
function createTabItem(props, page) {
	const label = page.toPlainText(props.title) || page.toPlainText(props.label) || page.toPlainText(props.value);
	return {
		icon: page.renderIcon(props),
		title: page.toMarkup(props.title) ?? label,
		label,
		id: elementId("Tab", "title", label, props, page) ?? "",
		children: renderPartContent(props, page)
	};
}
function renderTabs(props, page, items, otherContent) {
	const selected = integerProp(props, "defaultTabIndex", 0, Math.max(items.length - 1, 0), 0);
	const members = {
		...commonProps(props),
		items,
		selected,
		sync: props.sync !== false && props.sync !== "false"
	};
	return page.renderThemeComponent("Tabs", members, otherContent);
}
function createStepItem(props, page, number) {
	const label = page.toPlainText(props.title);
	const titleSize = readTitleSize(props) ?? "p";
	const id = booleanProp(props, "noAnchor") ? void 0 : elementId("Step", "title", label, props, page);
	if (titleSize !== "p" && id !== void 0 && label !== "") page.headings.push({
		id,
		text: label,
		depth: Number(titleSize.slice(1)),
		kind: "step"
	});
	const digit = /^\d$/.exec(textProp(props, "icon") ?? "")?.[0];
	return {
		title: page.toMarkup(props.title),
		id,
		icon: digit === void 0 ? page.renderIcon(props) : void 0,
		label,
		number: integerProp(props, "stepNumber", 0, 1e4, Number(digit ?? number)),
		titleSize,
		children: renderPartContent(props, page)
	};
}
/** Returns the heading level that makes the title of a step a heading; `undefined` for a plain title. */
function readTitleSize(props) {
	const size = textProp(props, "titleSize");
	return size === "h2" || size === "h3" || size === "h4" ? size : void 0;
}
function createAccordion(name) {
	return (props, page) => {
		const id = elementId(name, "title", page.toPlainText(props.title), props, page);
		const content = page.renderChildren(props.children);
		const members = {
			description: page.toMarkup(props.description),
			icon: page.renderIcon(props),
			title: page.toMarkup(props.title) ?? (name === "Expandable" ? "Show more" : ""),
			isOpen: booleanProp(props, "defaultOpen")
		};
		return page.renderThemeComponent(name, {
			...commonProps(props),
			...members,
			id
		}, content);
	};
}
const parameterLocations = [
	"path",
	"query",
	"body",
	"header",
	"cookie"
];
function createField(kind) {
	return (props, page) => {
		const location = parameterLocations.find((item) => textProp(props, item) !== void 0);
		const name = textProp(props, "name") ?? (location === void 0 ? void 0 : textProp(props, location)) ?? "";
		const id = elementId(kind === "parameter" ? "ParamField" : "ResponseField", kind === "parameter" ? "body" : "name", name, props, page);
		const content = page.renderChildren(props.children);
		const defaultValue = props.default ?? props.defaultValue;
		const members = {
			location,
			type: textProp(props, "type"),
			initial: defaultValue === "" ? void 0 : valueText(defaultValue),
			placeholder: textProp(props, "placeholder"),
			required: booleanProp(props, "required"),
			deprecated: booleanProp(props, "deprecated"),
			pre: listProp(props, "pre"),
			post: listProp(props, "post")
		};
		return page.renderThemeComponent("Field", {
			...commonProps(props),
			...members,
			id,
			kind,
			name
		}, content);
	};
}
/** `rss={{ title, description }}`: text for readers of the feed. */
function feedProps({ rss }) {
	if (typeof rss !== "object" || rss === null) return {};
	const texts = rss;
	return {
		feedTitle: textProp(texts, "title"),
		feedText: textProp(texts, "description")
	};
}
const sectionComponents = {
	ParamField: createField("parameter"),
	Param: createField("parameter"),
	ResponseField: createField("response"),
	Tabs(props, page) {
		const items = [];
		return renderTabs(props, page, items, page.collectParts({
			kind: "tab",
			items
		}, props.children));
	},
	Tab(props, page) {
		const { collector } = page;
		const item = createTabItem(props, page);
		if (collector?.kind !== "tab") return renderTabs({}, page, [item], { html: "" });
		collector.items.push(item);
		return null;
	},
	Steps(props, page) {
		const steps = [];
		const otherContent = page.collectParts({
			kind: "step",
			items: steps
		}, props.children);
		const size = readTitleSize(props);
		const items = steps.map((item) => size === void 0 ? item : {
			...item,
			titleSize: size
		});
		return page.renderThemeComponent("Steps", {
			...commonProps(props),
			items
		}, otherContent);
	},
	Step(props, page) {
		const { collector } = page;
		if (collector?.kind !== "step") return page.renderThemeComponent("Steps", { items: [createStepItem(props, page, 1)] });
		collector.items.push(createStepItem(props, page, collector.items.length + 1));
		return null;
	},
	Accordion: createAccordion("Accordion"),
	Expandable: createAccordion("Expandable"),
	AccordionGroup: themedComponent("AccordionGroup", () => ({})),
	Update(props, page) {
		const label = page.toPlainText(props.label) || page.toPlainText(props.description);
		const tags = listProp(props, "tags");
		const id = elementId("Update", "label", label, props, page) ?? "";
		if (id !== "") page.headings.push({
			id,
			text: label,
			depth: 2,
			kind: "update"
		});
		const description = page.toMarkup(props.description);
		const content = page.renderChildren(props.children);
		page.updates.push({
			id,
			label,
			tags,
			...feedProps(props),
			html: content.html
		});
		const members = {
			id,
			label: page.toMarkup(props.label) ?? "",
			tags
		};
		return page.renderThemeComponent("Update", {
			...commonProps(props),
			description,
			...members
		}, content);
	},
	View: themedComponent("View", (props, page) => ({
		icon: page.renderIcon(props),
		title: page.toPlainText(props.title)
	}))
};
//#endregion
//#region src/render/pages/built-in-components/text.ts
function omitProps(props, ...names) {
	return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));
}
const textComponents = {
	Icon: (props, page) => page.renderIcon(props),
	Tooltip: themedComponent("Tooltip", (props, page) => ({
		headline: page.toMarkup(props.headline),
		cta: page.toMarkup(props.cta),
		href: safeHref(props, page),
		tip: page.toMarkup(props.tip) ?? ""
	})),
	Badge: themedComponent("Badge", (props, page) => ({
		color: textProp(props, "color"),
		size: textProp(props, "size"),
		shape: textProp(props, "shape"),
		icon: page.renderIcon(omitProps(props, "color", "size")),
		stroke: booleanProp(props, "stroke"),
		disabled: booleanProp(props, "disabled")
	})),
	Heading(props, page) {
		const depth = integerProp(props, "level", 1, 6, 2);
		const content = page.renderChildren(props.children);
		const text = page.toPlainText(props.children);
		const id = page.headingId({
			text,
			id: textProp(props, "id")
		}) ?? "";
		page.headings.push({
			id,
			text,
			depth,
			kind: "heading"
		});
		return page.renderThemeComponent("Heading", {
			...commonProps(props),
			depth,
			id
		}, content);
	},
	Link: (props, page) => page.element("a", omitProps(props, "children"), [props.children]),
	Image: (props, page) => page.element("img", omitProps(props, "children"), []),
	Visibility: (props, page) => textProp(props, "for") === "agents" ? null : page.renderChildren(props.children).children
};
//#endregion
//#region src/render/pages/built-in-components.ts
/**
* Built-in components by name. They normalize the attributes that authors write, and render the theme's components.
* Must not contain HTML, because builds and browsers share these components.
*/
const components = {
	...boxComponents,
	...sectionComponents,
	...codeComponents,
	...textComponents
};
/**
* Wraps the built-in components for page code. `Tree.File` becomes a member of `Tree`.
*
* @param getRenderer Returns the renderer of the current page.
*/
function createBuiltInComponents(getRenderer) {
	const byName = {};
	for (const [name, component] of Object.entries(components)) {
		const wrappedComponent = (props) => k$2($$1, null, component(props, getRenderer()));
		const [componentName = "", memberName] = name.split(".");
		if (memberName === void 0) byName[name] = wrappedComponent;
		else Object.assign(byName[componentName] ?? {}, { [memberName]: wrappedComponent });
	}
	return byName;
}
//#endregion
//#region src/render/utilities.ts
/** Matches classes of themes, highlighters and our components, which are never utilities. */
const nonUtilityPattern = /^(?:djn|vp|VP|sl|shiki|language|starlight|custom-block|dialect)(?:-|$)/;
const utilityPattern = new RegExp(`^(?:!?-?(?:${"[mp][trblxyse]? w h min max size basis gap space inset top left right bottom start end z order col row auto-cols auto-rows grid flex grow shrink table caption box text bg from via to font leading tracking indent hyphens list decoration underline border rounded shadow ring outline divide fill stroke accent caret placeholder opacity mix-blend isolation object overflow overscroll items justify content self place aspect columns align whitespace break float clear cursor select resize appearance pointer-events touch will-change scroll snap transform perspective backface scale rotate translate skew origin transition duration ease delay animate filter backdrop blur brightness contrast grayscale hue-rotate invert saturate sepia drop-shadow line-clamp".replaceAll(" ", "|")})(?:-|$)|(?:${"block inline inline-block inline-flex inline-grid inline-table flow-root hidden contents static fixed absolute relative sticky visible invisible isolate italic not-italic uppercase lowercase capitalize normal-case truncate overline line-through no-underline antialiased subpixel-antialiased normal-nums ordinal slashed-zero lining-nums oldstyle-nums proportional-nums tabular-nums diagonal-fractions stacked-fractions sr-only not-sr-only container not-prose".replaceAll(" ", "|")})$|\\[)`);
function looksLikeUtility(name) {
	if (nonUtilityPattern.test(name)) return false;
	const baseName = name.replace(/^(?:(?:[\w@*/-]|\[[^\]]*\])+:)+/, "");
	return utilityPattern.test(baseName);
}
/** Matches a code block of Expressive Code, which has the classes `indent` and `sr-only` and styles for them. */
const codeFramePattern = /<figure class="frame\b[^"]*">.*?<\/figure>/gs;
/** Returns the class names in HTML that may be utilities. If there are any, the page needs the compiler. */
function findUtilities(html) {
	const names = /* @__PURE__ */ new Set();
	for (const [, doubleQuoted, singleQuoted] of html.replace(codeFramePattern, "").matchAll(/\sclass=(?:"([^"]*)"|'([^']*)')/g)) for (const name of decodeHTMLAttribute(doubleQuoted ?? singleQuoted ?? "").split(/\s+/)) if (looksLikeUtility(name)) names.add(name);
	return names;
}
/** Theme colors for utilities, with the names of hosted sites: `text-primary`, `dark:bg-background-dark`. */
const themeColors = { colors: {
	primary: {
		DEFAULT: "var(--djn-accent)",
		light: "var(--djn-accent)",
		dark: "var(--djn-accent)"
	},
	background: {
		light: "var(--djn-surface)",
		dark: "var(--djn-surface)"
	}
} };
/**
* The part of Tailwind's reset that border utilities need: a border style with zero width. The rule is in a layer, so
* that generators' classes that contain `border` override it.
*/
const borderResetRule = (pages) => `@layer base {\n  :where(${pages}) :where([class*="border"], [class*="divide-"] > *) {\n    border: 0 solid var(--djn-border);\n  }\n}\n`;
/**
* Rules for `not-prose` as on hosted sites: text without the generator's prose styles, except in our components. The
* rules override the generator's element rules, but not utilities.
*/
function notProseRules(pages) {
	const createRule = (elements, properties) => `${pages} .not-prose :is(${elements}):where(:not([class*="djn-"], [class*="djn-"] *)) { ${properties} }\n`;
	return [
		createRule("h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dd, blockquote, figure, figcaption, hr", "margin: 0;"),
		createRule("h1, h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, figcaption, strong", "padding: 0; border: 0; color: inherit; font-size: inherit; font-weight: inherit; letter-spacing: inherit; line-height: inherit;"),
		createRule("strong, b", "font-weight: bolder;"),
		createRule("ul, ol, menu", "padding: 0; list-style: none;"),
		createRule("a", "color: inherit; font-weight: inherit; text-decoration: inherit;")
	].join("");
}
const utilityPackages = ["@unocss/core", "@unocss/preset-wind3"];
function isUtilityPackage(name) {
	return utilityPackages.some((item) => item === name);
}
/**
* Creates a compiler. The CSS doesn't contain Tailwind's full reset, because the generator styles pages. Without
* UnoCSS, the CSS is empty.
*/
function createUtilityCompiler(packages, selectors) {
	let generatorPromise;
	return async (names) => {
		if (names.size === 0) return "";
		generatorPromise ??= loadUnoCss(packages, selectors);
		const generator = await generatorPromise;
		if (generator === void 0) return "";
		const sorted = new Set([...names].sort());
		const { css } = await generator.generate(sorted, {
			preflights: true,
			safelist: false
		});
		const reset = names.has("not-prose") ? notProseRules(selectors.pages) : "";
		return css + reset === "" ? "" : `${borderResetRule(selectors.pages)}${reset}${css}\n`;
	};
}
async function loadUnoCss(packages, selectors) {
	const [core, preset] = await Promise.all([packages.load(utilityPackages[0]), packages.load(utilityPackages[1])]);
	if (core === void 0 || preset === void 0) return void 0;
	const presets = [preset.presetWind3({
		dark: { dark: selectors.dark },
		preflight: "on-demand"
	})];
	return core.createGenerator({
		presets,
		theme: themeColors,
		postprocess: limitToPages(selectors)
	});
}
/**
* Limits utilities to the text of pages, with a higher specificity than the generator's rules for `p`, `a` or `img`.
* UnoCSS's `important` option isn't used: it wraps every selector in `:is()`, and the CSS compilers of some generators
* warn about complex selectors there.
*/
function limitToPages({ pages, dark }) {
	const darkPrefix = `${dark} $$ `;
	return (utility) => {
		const { entries, selector } = utility;
		utility.entries = entries.map(([name, value, ...rest]) => {
			return [
				name,
				typeof value === "string" ? keepUrls(value) : value,
				...rest
			];
		});
		const isDark = selector.startsWith(darkPrefix);
		const innerSelector = isDark ? selector.slice(darkPrefix.length) : selector;
		utility.selector = `${`:root${isDark ? dark : ""} ${pages}`} ${!/(?<!\\),| \$\$ /.test(innerSelector) ? innerSelector : innerSelector.replace(/^(.*?)((?: \*)?::.*)?$/s, ":is($1)$2")}`;
	};
}
//#endregion
//#region src/render/islands/compile-island.ts
/**
* Compiles the file that declares an island, and its imports, to one module for browsers. Names are resolved as in a
* build (`Instances`). A file that several islands import runs only once per page.
*/
async function compileIsland(entry, context) {
	const files = collectFiles(entry, context);
	const utilities = /* @__PURE__ */ new Set();
	const links = {};
	const assets = {};
	const icons = {};
	for (const { file, code } of files) {
		if (code === void 0) continue;
		const literals = collectLiterals(code.program);
		for (const target of literals.urls) {
			const [link, asset] = [context.link(target, file), context.asset(target, file)];
			if (link !== target) links[target] = link;
			if (asset !== target && asset !== link) assets[target] = asset;
		}
		for (const name of literals.utilities) utilities.add(name);
		for (const name of literals.icons) icons[name] ??= await context.icon(name, file);
	}
	const fileEntries = files.map((file) => `${JSON.stringify(fileKey(file, context))}: ${writeModuleFunction(file, context)}`);
	const entryKey = files[0] === void 0 ? entry : fileKey(files[0], context);
	return {
		code: [
			`export const entry = ${JSON.stringify(entryKey)};`,
			`export const links = ${JSON.stringify(links)};`,
			`export const assets = ${JSON.stringify(assets)};`,
			`export const icons = ${JSON.stringify(icons)};`,
			`export const files = {\n${fileEntries.join(",\n")}\n};\n`
		].join("\n"),
		utilities
	};
}
function collectFiles(entry, { files, packages }) {
	const parsedFiles = /* @__PURE__ */ new Set();
	const add = (file) => {
		if (file === void 0 || parsedFiles.has(file)) return;
		parsedFiles.add(file);
		for (const { specifier } of file.code?.imports ?? []) {
			if (packages.has(specifier)) continue;
			add(files.resolveImport(specifier, file.file).parsedFile);
		}
	};
	add(files.getFile(entry));
	return [...parsedFiles];
}
/**
* Returns the key of a file in a page. The key contains a digest of the text, because a dev server may load two
* versions of a file into one page.
*/
function fileKey({ file, source }, { digest }) {
	return `${file}#${digest(source.text)}`;
}
/** Writes a function that runs a file. Its arguments are the runtime, and a function that returns exports of files. */
function writeModuleFunction(parsed, context) {
	const { kind, file, code } = parsed;
	if (kind === "data") return `() => ({ own: {}, exports: { default: ${JSON.stringify(parsed.data) ?? "undefined"} } })`;
	if (kind === "asset") return `() => ({ own: {}, exports: { default: ${JSON.stringify(context.asset(`/${file}`, file))} } })`;
	const page = kind === "page" ? [`default: $.fixed('page', ${JSON.stringify(file)})`] : [];
	if (code === void 0) return `($) => ({ own: {}, exports: { ${page.join("")} } })`;
	const exports = [...page, ...[...code.exports].map(([exported, name]) => {
		const valueCode = code.topLevelNames.includes(name) ? `$own.${name}` : name;
		return `get ${JSON.stringify(exported)}() { return ${valueCode}; }`;
	})];
	return [
		`($, $file) => {`,
		`const ${jsxNames.create} = $.create, ${jsxNames.fragment} = $.fragment, ${jsxNames.fail} = $.fail;`,
		...writeOuterDeclarations(parsed, code, context),
		`const $own = (() => {`,
		code.browserBody,
		`})();`,
		`const $exports = { ${exports.join(", ")} };`,
		...writeReexports(parsed, code.imports, context),
		`return { own: $own, exports: $exports };`,
		`}`
	].join("\n");
}
function writeOuterDeclarations(parsed, code, context) {
	const declared = new Set(code.topLevelNames);
	const names = /* @__PURE__ */ new Map();
	const components = new Set(code.components.map(({ name }) => name));
	for (const name of code.names) if (context.globalNames.has(name) && (components.has(name) || name !== "Image")) names.set(name, `$.names.${name}`);
	for (const { name, fullName } of code.components) {
		if (names.has(name) || isLanguageGlobal(name) && !fullName.includes(".")) continue;
		names.set(name, "$.unknown");
	}
	for (const imported of code.imports) if (imported.local !== void 0) names.set(imported.local, importExpression(imported, parsed, context));
	return [...names].filter(([name]) => !declared.has(name)).map(([name, value]) => `const ${name} = ${value};`);
}
function importExpression({ specifier, imported, local = "" }, parsed, context) {
	const module = moduleExpression(specifier, parsed, context);
	return imported === "*" ? module : `$.pick(${module}, ${JSON.stringify(imported)}, ${JSON.stringify(local)})`;
}
function moduleExpression(specifier, parsed, context) {
	if (context.packages.has(specifier)) return `$.packages[${JSON.stringify(specifier)}]`;
	const { parsedFile } = context.files.resolveImport(specifier, parsed.file);
	return parsedFile === void 0 ? "{}" : `$file(${JSON.stringify(fileKey(parsedFile, context))})`;
}
function writeReexports(parsed, imports, context) {
	return imports.flatMap((imported) => {
		const { exported, specifier } = imported;
		if (exported === void 0) return [];
		if (exported === "*") return [`Object.assign($exports, ${moduleExpression(specifier, parsed, context)});`];
		return [`$exports[${JSON.stringify(exported)}] = ${importExpression({
			...imported,
			local: exported
		}, parsed, context)};`];
	});
}
function namesInScope() {
	const react = reactModules(() => void 0);
	const components = createBuiltInComponents(() => {
		throw new Error("nothing is being rendered");
	});
	return {
		globalNames: new Set([
			...Object.keys(react.globals),
			...Object.keys(components),
			"Snippet"
		]),
		packages: new Set([...Object.keys(react.modules), "@mintlify/components"])
	};
}
function collectLiterals(program) {
	const urls = /* @__PURE__ */ new Set();
	const icons = /* @__PURE__ */ new Set();
	const utilities = /* @__PURE__ */ new Set();
	walk(program, { enter(node) {
		const text = literalText(node);
		if (text !== void 0 && /^\.{0,2}\/(?!\/)\S+$/.test(text)) urls.add(text);
		const words = node.type === "TemplateElement" ? node.value.cooked ?? "" : text ?? "";
		for (const word of words.split(/\s+/)) if (looksLikeUtility(word)) utilities.add(word);
		if (node.type === "Property" && keyName(node.key) === "icon") for (const name of collectStringLiterals(node.value)) icons.add(name);
	} });
	return {
		urls,
		icons,
		utilities
	};
}
function keyName(node) {
	return node.type === "Identifier" ? node.name : literalText(node);
}
function literalText(node) {
	if (node.type === "Literal") return typeof node.value === "string" ? node.value : void 0;
	if (node.type !== "TemplateLiteral" || node.expressions.length > 0) return void 0;
	return node.quasis[0]?.value.cooked ?? void 0;
}
/** Returns the string literals of an expression: `isOpen ? 'minus' : 'plus'` → `minus`, `plus`. */
function collectStringLiterals(expression) {
	const texts = [];
	walk(expression, { enter(node) {
		const text = literalText(node);
		if (text !== void 0 && text.trim() !== "") texts.push(text);
	} });
	return texts;
}
//#endregion
//#region src/generators/rendering/page-scripts.ts
/** Output folder of page scripts, relative to the base path. */
const scriptsFolder = "_docs-json-nav";
/**
* Scripts of pages, with content hashes in their names: the code of stateful components, the runtime that hydrates
* them, and Mermaid if it is installed.
*/
var PageScripts = class {
	#files = /* @__PURE__ */ new Map();
	#codes = [];
	#utilities = /* @__PURE__ */ new Set();
	/** URLs of compiled modules, by source file. */
	#compiled = /* @__PURE__ */ new Map();
	/** URLs of scripts that packages contain, by absolute path. */
	#scriptUrls = /* @__PURE__ */ new Map();
	#lookup;
	#base;
	/** Absolute paths; undefined if Mermaid isn't installed. */
	#sources;
	/** @param base Base path without a trailing slash. */
	constructor(islandContext, { writers, script = "plain" }, packages, base) {
		this.#base = base;
		this.#sources = {
			runtime: join(packageFolder(), `dist/islands/${script}/${script}.js`),
			mermaid: packages.resolve(diagramScript)
		};
		const icon = writers?.icon ?? (() => "");
		this.#lookup = {
			...namesInScope(),
			files: new ParsedFiles(islandContext),
			link: islandContext.link,
			asset: islandContext.asset,
			icon: (name, file) => icon({ name }, {
				file,
				reportUnknownIcon: () => {},
				reportMissingPackage: () => {},
				asset: (target) => islandContext.asset(target, file),
				isMonochrome: (target) => islandContext.isMonochrome?.(target, file) === true
			}),
			digest: digestOf
		};
	}
	/** Scripts that the written pages load, by path relative to the base path. */
	get files() {
		return this.#files;
	}
	/** Code of stateful components, and names in the code that may be utility classes. */
	get islands() {
		return {
			codes: this.#codes,
			utilities: this.#utilities
		};
	}
	async write(page) {
		const attributes = /* @__PURE__ */ new Map();
		const insertData = (html) => html.replace(/data-island="(island-\d+)"/g, (_, id) => `data-island='${attributes.get(id) ?? ""}'`);
		for (const island of page.islands) attributes.set(island.id, jsonAttribute(await this.#islandData(island, insertData)));
		const html = this.#withDiagrams(page.islands.length === 0 ? page.html : insertData(page.html));
		return html === page.html ? page : {
			...page,
			html
		};
	}
	#withDiagrams(html) {
		const { mermaid } = this.#sources;
		if (mermaid === void 0 || !html.includes("<pre class=\"mermaid\"")) return html;
		return html.replaceAll(diagramStartTag, `${diagramStartTag} data-script="${this.#addFile("mermaid", mermaid)}"`);
	}
	async #islandData({ module, ...island }, insertData) {
		const code = await getOrCreate(this.#compiled, module, (file) => this.#compile(file));
		const slots = Object.entries(island.slots).map(([name, html]) => [name, html === null ? null : insertData(html)]);
		const members = {
			...island,
			slots: Object.fromEntries(slots)
		};
		const nonEmpty = Object.entries(members).filter(([, value]) => !isEmpty(value));
		return {
			runtime: this.#addFile("islands", this.#sources.runtime),
			code,
			...Object.fromEntries(nonEmpty)
		};
	}
	async #compile(module) {
		const { code, utilities } = await compileIsland(module, this.#lookup);
		for (const name of utilities) this.#utilities.add(name);
		this.#codes.push(code);
		return this.#add(module.replace(/^.*\//, "").replace(/\.\w+$/, ""), code);
	}
	#addFile(name, file) {
		return getOrCreate(this.#scriptUrls, file, () => this.#add(name, readFileSync(file, "utf8")));
	}
	#add(name, text) {
		const path = hashedPath(name, text, "js");
		this.#files.set(path, text);
		return `${this.#base}/${path}`;
	}
};
/** Output path with a content hash, relative to the base path. */
function hashedPath(name, text, extension) {
	return `${scriptsFolder}/${name.replace(/[^\w-]+/g, "-")}.${digestOf(text)}.${extension}`;
}
/** JSON for an attribute in single quotes, because JSON contains many double quotes. */
function jsonAttribute(data) {
	return JSON.stringify(data).replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;");
}
function isEmpty(value) {
	return value === false || typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
//#endregion
export { hasFeed as A, toHtmlTree as C, createFeed as D, nodeStart as E, feedLink as O, spreadArgument as S, nodeEnd as T, runsCode as _, isUtilityPackage as a, jsxNames as b, renderCode as c, browserGlobalNames as d, browserPlaceholder as f, fileFromNodes as g, ParsedFiles as h, findUtilities as i, feedUrl as k, parseCodeBlock as l, isGlobal as m, hashedPath as n, utilityPackages as o, createGlobals as p, createUtilityCompiler as r, createBuiltInComponents as s, PageScripts as t, reactModules as u, parseTypedModule as v, asSyntaxNode as w, expressionOf as x, compileExpression as y };
