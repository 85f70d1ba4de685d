import { Ri as isImagePath, Sn as variablesIn, en as frontMatterBlock, ui as withoutUndefined, yt as urlFlaw } from "./core-0sspFqjL.js";
import { n as isUnsafeUrl, r as urlUse, t as isUnsafeAttribute } from "./unsafe-url-CpiE39__.js";
import { i as decodeHTMLAttribute } from "./decode-UAs3mU76.js";
import { r as slug } from "./slugs-SaIJwQBm.js";
import { n as findClosingBrace, r as scanCode, t as computedIdPattern } from "./code-Ay4qz6pc.js";
import { a as titleIds, c as nodeRange, i as removeTrailingBadge, l as walkNodes, n as headingText, o as unmarkHeadingIds, s as elementAttributes, t as HeadingIds } from "./heading-Ct7AGyK1.js";
import { o as markUsedImports, t as findFileImports } from "./imports-TSohpxkV.js";
import { r as mathRanges } from "./math-CTNHp7Sg.js";
import { t as findMappedUrls } from "./mapped-links-HN5lQ611.js";
//#region src/core/bodies/source-ranges.ts
const quotedString = /^\s*(?:"([^"\\\r\n]*)"|'([^'\\\r\n]*)'|`((?:[^`\\$]|\$(?!\{))*)`)\s*$/;
/** Text of an expression that is only a string literal, such as `"/x"`, or a template without substitutions. */
function literalText(expression) {
	const match = quotedString.exec(expression);
	return match === null ? void 0 : match[1] ?? match[2] ?? match[3];
}
/**
* Attributes of a JSX element that have literal values. Parsers disagree on the range of a value, so each attribute is
* searched for in the source, after the previous attribute. If an attribute isn't found, it and all later attributes
* get the range of the element's name.
*/
function readLiteralAttributes(node, text, range) {
	const result = [];
	const nameEnd = range.start + 1 + (node.name?.length ?? 0);
	let cursor = nameEnd;
	for (const attribute of elementAttributes(node)) {
		const value = literalValue(attribute);
		const valueRange = cursor === -1 ? void 0 : locateValue(attribute, text, cursor);
		cursor = valueRange?.next ?? -1;
		if (attribute.name === void 0 || value === void 0) continue;
		const { start, end } = valueRange !== void 0 && isPossibleSource(text.slice(valueRange.start, valueRange.end), value) ? valueRange : {
			start: range.start,
			end: nameEnd
		};
		result.push({
			name: attribute.name,
			value,
			start,
			end
		});
	}
	return result;
}
function literalValue({ value }) {
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null ? literalText(value.value) : void 0;
}
function locateValue({ name, value }, text, cursor) {
	if (name === void 0) {
		const spread = String(value);
		const at = text.indexOf(spread, cursor);
		return at === -1 ? void 0 : {
			start: at,
			end: at,
			next: at + spread.length + 1
		};
	}
	const at = text.indexOf(name, cursor);
	if (at === -1) return void 0;
	const nameEnd = at + name.length;
	if (value === null || value === void 0) return {
		start: at,
		end: nameEnd,
		next: nameEnd
	};
	if (typeof value === "string") {
		const quote = /["']/g;
		quote.lastIndex = nameEnd;
		const openingQuote = quote.exec(text);
		const end = openingQuote === null ? -1 : text.indexOf(openingQuote[0], openingQuote.index + 1);
		return openingQuote === null || end === -1 ? void 0 : {
			start: openingQuote.index + 1,
			end,
			next: end + 1
		};
	}
	const brace = text.indexOf("{", nameEnd);
	const end = brace === -1 ? void 0 : endOfExpression(value.value, text, brace + 1);
	if (end === void 0) return void 0;
	const next = end + 1;
	const literal = literalText(value.value);
	if (literal === void 0) return {
		start: brace,
		end: next,
		next
	};
	const start = brace + 1 + value.value.search(/\S/) + 1;
	return {
		start,
		end: start + literal.length,
		next
	};
}
/**
* Offset in the source at which an expression ends. Parsers remove the indentation and `>` of each line from the code
* of an expression, so these characters are skipped in the source.
*/
function endOfExpression(code, text, start) {
	if (text.startsWith(code, start)) return start + code.length;
	let at = start;
	let isLineStart = false;
	for (const char of code) {
		while (text[at] !== char[0] && at < text.length) {
			if (!(char === "\n" ? text[at] === "\r" : isLineStart && /[ \t>]/.test(text.charAt(at)))) return void 0;
			at++;
		}
		at += char.length;
		isLineStart = char === "\n" || isLineStart && /[ \t>]/.test(char);
	}
	return at;
}
const linkEnd = /^(?:[\s>]+(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)))?[\s>]*\)$/;
const definitionLabel = /\[(?:\\[\s\S]|[^\]\\])*\]:[\s>]*/y;
const spacing = /[\s>]*/y;
/** Range of the destination of a Markdown link, image or definition. Falls back to the range of the whole node. */
function linkDestination(node, text, linkRange) {
	const url = node.url ?? "";
	const range = node.type === "definition" ? definitionDestination(text, linkRange) : text[linkRange.start] === "<" ? {
		start: linkRange.start + 1,
		end: linkRange.end - 1
	} : resourceDestination(node, text, linkRange);
	return range !== void 0 && isPossibleSource(text.slice(range.start, range.end), url) ? range : linkRange;
}
/** True if `raw` can be the source of `target`. Entities and escapes make the two differ. */
function isPossibleSource(raw, target) {
	return raw === target || `mailto:${raw}` === target || /[\\&\r\n]/.test(raw);
}
function definitionDestination(text, linkRange) {
	definitionLabel.lastIndex = linkRange.start;
	return definitionLabel.test(text) ? destinationAt(text, definitionLabel.lastIndex, linkRange.end, false) : void 0;
}
/**
* Tries each `](` after the link's text, until only an optional title and `)` follow the destination.
*/
function resourceDestination(node, text, linkRange) {
	const lastChild = node.children?.at(-1);
	let at = (lastChild === void 0 ? void 0 : nodeRange(lastChild))?.end ?? linkRange.start;
	for (let attempt = 0; attempt < 20; attempt++) {
		at = text.indexOf("](", at);
		if (at === -1 || at >= linkRange.end) return void 0;
		spacing.lastIndex = at + 2;
		spacing.test(text);
		const range = destinationAt(text, spacing.lastIndex, linkRange.end, true) ?? destinationAt(text, at + 2, linkRange.end, true);
		if (range !== void 0) {
			const destinationEnd = text[range.end] === ">" && text[range.start - 1] === "<" ? range.end + 1 : range.end;
			if (linkEnd.test(text.slice(destinationEnd, linkRange.end))) return range;
		}
		at += 2;
	}
}
function destinationAt(text, start, limit, isInParentheses) {
	const isAngled = text[start] === "<";
	let depth = 0;
	for (let at = isAngled ? start + 1 : start; at < limit; at++) {
		const char = text.charAt(at);
		if (char === "\\") at++;
		else if (isAngled) {
			if (char === ">") return {
				start: start + 1,
				end: at
			};
		} else if (char <= " ") return {
			start,
			end: at
		};
		else if (char === "(") depth++;
		else if (char === ")" && isInParentheses && depth-- === 0) return {
			start,
			end: at
		};
	}
	return isAngled || isInParentheses ? void 0 : {
		start,
		end: limit
	};
}
/** Maximum length of a link's label. Limits the search for its opening bracket. */
const maxLabelLength = 1e3;
/** Maximum length of a destination with its title. Limits the time for text that is no link. */
const maxDestinationLength = 500;
/** The rest of a link from its destination: `/a b "title")`. Parentheses in the destination are balanced. */
const spacedDestination = /^((?:[^()<>{}`\\\r\n]|\([^()<>{}`\\\r\n]*\))+)\)/;
const linkTitle = /[ \t]+(?:"[^"]*"|'[^']*')$/;
/** Start of a URL or path, or a file name with an extension. Other text in parentheses is prose. */
const addressWithSpaces = /^(?:\.{0,2}\/[^\s/]|#\p{L}|https?:\/\/\S)|\.(?:avif|gif|jpe?g|mdx?|mp4|pdf|png|svg|webp)$/iu;
/**
* Reads a link or image whose destination has spaces, such as `[a](/b c)`. Markdown takes it as text.
*
* @param bracket Offset of the `]` after the label, in a text node.
*/
function spacedLinkAt(text, bracket) {
	if (text[bracket - 1] === "\\") return void 0;
	const [, destination = ""] = spacedDestination.exec(text.slice(bracket + 2, bracket + 2 + maxDestinationLength)) ?? [];
	const target = destination.trim().replace(linkTitle, "");
	if (!/\s/.test(target) || !addressWithSpaces.test(target)) return void 0;
	const labelStart = startOfLabel(text, bracket);
	if (labelStart === void 0) return void 0;
	const start = text.indexOf(target, bracket + 2);
	return {
		target,
		start,
		end: start + target.length,
		kind: text[labelStart - 1] === "!" ? "image" : "link"
	};
}
const blankLine = /\n[ \t]*\r?\n/y;
function startOfLabel(text, bracket) {
	let depth = 1;
	for (let at = bracket - 1; at >= Math.max(0, bracket - maxLabelLength); at--) {
		if (text[at - 1] === "\\") continue;
		if (text[at] === "]") depth++;
		if (text[at] === "[" && --depth === 0) return at;
		blankLine.lastIndex = at;
		if (text[at] === "\n" && blankLine.test(text)) return void 0;
	}
}
//#endregion
//#region src/core/bodies/draft.ts
var BodyDraft = class {
	text;
	/** Source of all expressions. Names in expressions mark imports as used. */
	expressions = [];
	/** Source of imports and exports. */
	moduleCode = [];
	elements = /* @__PURE__ */ new Set();
	importStatements = [];
	anchors = /* @__PURE__ */ new Set();
	/** Patterns of ids that code computes at run time: `step-*`. */
	madeIds = /* @__PURE__ */ new Set();
	/** Ranges of elements whose text is code or a formula. */
	literalRanges = [];
	lastRange = {
		start: 0,
		end: 0
	};
	#hostIds = new HeadingIds();
	#githubIds = new HeadingIds("github");
	#spellings = [];
	#links = [];
	#spacedLinks = [];
	#unsafe = [];
	#definitionIds = /* @__PURE__ */ new Set();
	#references = /* @__PURE__ */ new Map();
	#headingCounts = /* @__PURE__ */ new Map();
	#variables = [];
	#ignores = [];
	#code = [];
	#nameExpressions = [];
	#title;
	constructor(text) {
		this.text = text;
	}
	/** @param use Default: `shown` for an image, else `followed`. */
	addLink(kind, target, { start, end }, use = kind === "image" ? "shown" : "followed") {
		if (isUnsafeUrl(target, use)) {
			this.addUnsafe(target, {
				start,
				end
			});
			return;
		}
		if (target.includes("{{")) this.addText({
			start,
			end
		});
		this.#links.push({
			target: unmarkHeadingIds(target),
			start,
			end,
			kind
		});
	}
	/** Records a URL that may run code. Such a URL is not added as a link. */
	addUnsafe(target, { start, end }) {
		this.#unsafe.push({
			target: unmarkHeadingIds(target),
			start,
			end
		});
	}
	addDefinition(identifier, target, { start, end }) {
		if (this.#definitionIds.has(identifier)) return;
		this.#definitionIds.add(identifier);
		this.#links.push({
			target,
			start,
			end,
			kind: "link",
			definition: identifier
		});
	}
	addReference(identifier, kind) {
		if (this.#references.get(identifier) !== "link") this.#references.set(identifier, kind);
	}
	addHeading(heading) {
		const { text, id } = headingText(heading);
		this.#addHeadingId(text, id);
		const headingWithoutBadge = removeTrailingBadge(heading);
		if (headingWithoutBadge !== void 0 && id === void 0) this.anchors.add(slug(headingText(headingWithoutBadge).text.replace(/[\s\p{Pd}:|·]+$/u, ""), "github"));
		if (heading.depth === 1 && this.#title === void 0 && text.trim() !== "") this.#title = text.trim();
	}
	/** Adds the generated id of a heading element such as `<h2>`. Skips elements that set their `id`. */
	addElementHeading(element) {
		if (elementAttributes(element).some(({ name }) => name === "id")) return;
		this.#addHeadingId(headingText(element).text, void 0);
	}
	addFrontMatter(range) {
		const first = this.#variables.length;
		this.addText(range);
		for (const use of this.#variables.splice(first)) this.#variables.push({
			...use,
			isInFrontMatter: true
		});
	}
	addText({ start, end }) {
		for (const variableUse of variablesIn(this.text.slice(start, end))) {
			const useStart = start + variableUse.start;
			if (!isWorkflowExpression(this.text, useStart, variableUse.name)) this.#variables.push({
				name: variableUse.name,
				start: useStart,
				end: start + variableUse.end
			});
		}
	}
	/** Adds links that are text because their destination has spaces. */
	addSpacedLinks({ start, end }) {
		for (let at = this.text.indexOf("](", start); at !== -1 && at < end; at = this.text.indexOf("](", at + 2)) {
			const link = spacedLinkAt(this.text, at);
			if (link !== void 0) this.#spacedLinks.push(link);
		}
	}
	addUnlocatedText(text) {
		for (const { start, end } of variablesIn(text)) {
			const variable = text.slice(start, end);
			const variableStart = this.text.indexOf(variable, this.lastRange.start);
			if (variableStart === -1) continue;
			this.addText({
				start: variableStart,
				end: variableStart + variable.length
			});
			this.lastRange = {
				start: variableStart + variable.length,
				end: Math.max(variableStart + variable.length, this.lastRange.end)
			};
		}
	}
	addExpression(range) {
		const [variableUse] = variablesIn(this.text.slice(range.start, range.end));
		if (variableUse !== void 0 && variableUse.start === 0 && variableUse.end === range.end - range.start) this.addText(range);
		else this.addCode(range);
	}
	/** Adds an expression that consists of a single name: `{version}`. */
	addName(name, { start, end }) {
		this.#nameExpressions.push({
			name,
			start,
			end
		});
	}
	addComments(range) {
		this.#ignores.push(...findIgnoreComments(this.text, range));
	}
	addCode({ start, end }) {
		this.#code.push({
			start,
			end
		});
		const { links, anchors, unsafe = [], madeIds = [] } = scanCode(this.text, start, end);
		this.#unsafe.push(...unsafe);
		for (const { target, ...location } of links) this.addLink("attribute", target, location);
		for (const anchor of anchors) this.anchors.add(anchor);
		for (const pattern of madeIds) this.madeIds.add(pattern);
	}
	/** Adds an id in all spellings. */
	addId(spellings) {
		for (const id of spellings) this.anchors.add(id);
		if (new Set(spellings).size > 1) this.#spellings.push(spellings);
	}
	/**
	* Adds every id that a host may generate for a heading. Hosts differ in whether they number repeated headings from 1
	* or 2, and in whether they keep formulas.
	*/
	#addHeadingId(text, id) {
		const [hostId, githubId] = [this.#hostIds, this.#githubIds].map((ids) => ids.next({
			text,
			id
		}));
		if (id !== void 0 || hostId === void 0 || githubId === void 0) {
			this.anchors.add(id ?? "");
			return;
		}
		const baseId = slug(text, "github");
		const count = (this.#headingCounts.get(baseId) ?? 0) + 1;
		this.#headingCounts.set(baseId, count);
		const alternatives = [...count > 1 ? [`${baseId}-${count}`] : [], ...text.includes("#") ? [legacyHostId(text, count)] : []];
		if (/\$[^$]+\$/.test(text)) alternatives.push(slug(text.replace(/\s*\$[^$]+\$/g, "").trim(), "github"));
		this.addId([
			hostId,
			githubId,
			...alternatives
		]);
	}
	/** Names in braces, outside of formulas, that the page neither imports nor declares. */
	#undefinedNames() {
		if (this.#nameExpressions.length === 0) return [];
		const identifiers = new Set(this.moduleCode.flatMap((code) => code.match(/[\p{ID_Continue}$]+/gu) ?? []));
		const isTex = ({ start, end }) => /\\[A-Za-z]/.test(this.text.slice(start, end));
		const formulas = [...mathRanges(this.text), ...mathRanges(this.text, true).filter(isTex)];
		return this.#nameExpressions.filter(({ name, start }) => !identifiers.has(name) && !formulas.some((formula) => formula.start <= start && start < formula.end));
	}
	#visibleSpacedLinks() {
		if (this.#spacedLinks.length === 0) return [];
		const hiddenRanges = [...this.literalRanges, ...mathRanges(this.text)];
		return this.#spacedLinks.filter(({ start }) => !hiddenRanges.some((range) => range.start <= start && start < range.end));
	}
	finish() {
		const mappedUrls = findMappedUrls(this.text, this.#code);
		const links = [...mappedUrls.links];
		const undefinedNames = this.#undefinedNames();
		const spacedLinks = this.#visibleSpacedLinks();
		const unsafe = [...this.#unsafe, ...mappedUrls.unsafe];
		for (const { definition, target, start, end, kind } of this.#links) {
			const resolvedKind = definition === void 0 ? kind : this.#references.get(definition);
			if (resolvedKind === void 0) continue;
			if (definition !== void 0 && isUnsafeUrl(target, resolvedKind === "image" ? "shown" : "followed")) unsafe.push({
				target,
				start,
				end
			});
			else links.push({
				target,
				start,
				end,
				kind: resolvedKind
			});
		}
		return {
			links: links.sort((a, b) => a.start - b.start),
			...spacedLinks.length === 0 ? {} : { spacedLinks },
			...unsafe.length === 0 ? {} : { unsafe: unsafe.sort((a, b) => a.start - b.start) },
			anchors: [...this.anchors].filter((id) => id !== ""),
			...this.#spellings.length === 0 ? {} : { spellings: this.#spellings },
			imports: markUsedImports(this.importStatements, this.elements, this.expressions),
			...undefinedNames.length === 0 ? {} : { undefinedNames },
			...this.#variables.length === 0 ? {} : { variables: this.#variables },
			...this.#ignores.length === 0 ? {} : { ignores: this.#ignores },
			...this.madeIds.size === 0 ? {} : { madeIds: [...this.madeIds] },
			...this.elements.has("Update") ? { hasUpdates: true } : {},
			...withoutUndefined({ title: this.#title })
		};
	}
};
/** True for an expression of a GitHub Actions workflow, such as `${{ github.workspace }}`. */
function isWorkflowExpression(text, start, name) {
	return text[start - 1] === "$" && name.includes(".");
}
/** Id that the host of `docs.json` sites formerly generated for a heading with `#`: `C#: start → c%23-start`. */
function legacyHostId(text, count) {
	const id = text.split("#").map((part) => slug(part, "github")).join("%23");
	return count > 1 ? `${id}-${count}` : id;
}
const ignoreCommentPattern = /(?:\/\*|<!--)\s*docs-json-nav-ignore\b([^:]*?)(?::([\s\S]*?))?\s*(?:\*\/|-->)/g;
/** Finds comments such as `docs-json-nav-ignore link-missing: another step creates it`. */
function findIgnoreComments(text, { start, end }) {
	const source = text.slice(start, end);
	if (!source.includes("docs-json-nav-ignore")) return [];
	return [...source.matchAll(ignoreCommentPattern)].map(([comment, codes = "", reason = ""], index, matches) => {
		const commentStart = start + (matches[index]?.index ?? 0);
		return {
			codes: codes.split(/[\s,]+/).filter((code) => code !== ""),
			reason: reason.trim().replaceAll(/\s+/g, " "),
			start: commentStart,
			end: commentStart + comment.length,
			until: findIgnoredLineEnd(text, commentStart + comment.length)
		};
	});
}
/** End of the line that a comment applies to: the comment's line if text follows, else the next line with content. */
function findIgnoredLineEnd(text, from) {
	const lineRemainder = /[^\n]*/y;
	lineRemainder.lastIndex = from;
	const remainder = lineRemainder.exec(text)?.[0] ?? "";
	if (remainder.replace(/^\}/, "").trim() !== "") return from + remainder.length;
	const nextContentLine = /\n(?:[ \t]*(?:\{\/\*|<!--)\s*docs-json-nav-ignore\b.*\n|[ \t\r]*\n)*[^\n]*/y;
	nextContentLine.lastIndex = from + remainder.length;
	return nextContentLine.test(text) ? nextContentLine.lastIndex : text.length;
}
//#endregion
//#region src/core/bodies/html.ts
/** Start of an opening tag. Also matches whole comments, CDATA sections and declarations, so that they are skipped. */
const markupPattern = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[?!][^>]*>?|<([A-Za-z][^\s/>]*)/g;
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)|([^\s"'=<>`{][^\s"'=<>`]*)))?/y;
const rawTextElements = new Set([
	"script",
	"style",
	"textarea",
	"title"
]);
function findOpeningTags(text, start, end) {
	const source = text.slice(start, end);
	const tags = [];
	let lowerCaseSource = "";
	markupPattern.lastIndex = 0;
	for (let match = markupPattern.exec(source); match !== null; match = markupPattern.exec(source)) {
		if (match[1] === void 0) continue;
		const name = match[1].toLowerCase();
		const { attributes, next } = readTagAttributes(source, markupPattern.lastIndex, start);
		tags.push({
			name,
			attributes
		});
		if (rawTextElements.has(name)) lowerCaseSource ||= source.toLowerCase();
		const resumeOffset = rawTextElements.has(name) ? lowerCaseSource.indexOf(`</${name}`, next) : next;
		if (resumeOffset === -1) break;
		markupPattern.lastIndex = resumeOffset;
	}
	return tags;
}
function readTagAttributes(source, from, offset) {
	const attributes = [];
	let next = from;
	attribute.lastIndex = from;
	for (let match = attribute.exec(source); match !== null; match = attribute.exec(source)) {
		next = attribute.lastIndex;
		const [, name = "", doubleQuoted, singleQuoted, brace, unquoted] = match;
		if (brace !== void 0) {
			const braceEnd = findClosingBrace(source, next);
			const literal = parseLiteralAttribute(source.slice(next, braceEnd), offset + next);
			if (literal !== void 0) attributes.push({
				name: name.toLowerCase(),
				...literal
			});
			next = Math.min(braceEnd + 1, source.length);
			attribute.lastIndex = next;
			continue;
		}
		const value = doubleQuoted ?? singleQuoted ?? unquoted;
		if (value === void 0) continue;
		const end = offset + next - (unquoted === void 0 ? 1 : 0);
		attributes.push({
			name: name.toLowerCase(),
			value: decodeHTMLAttribute(value),
			start: end - value.length,
			end
		});
	}
	return {
		attributes,
		next
	};
}
/** Value of a JSX attribute in Markdown: `{"/a"} → /a`. `undefined` for an expression such as `{url}`. */
function parseLiteralAttribute(expression, start) {
	const value = literalText(expression);
	if (value === void 0) return void 0;
	const valueStart = start + expression.search(/\S/) + 1;
	return {
		value,
		start: valueStart,
		end: valueStart + value.length
	};
}
//#endregion
//#region src/core/bodies/collect.ts
const srcsetUrl = /(?<=^|,)\s*([^\s,]+)/g;
const markdownLinkUrl = /\]\(([^\s)]+)/g;
function collectBody(root, text) {
	const draft = new BodyDraft(text);
	const block = frontMatterBlock(text);
	if (block !== void 0) {
		draft.addFrontMatter({
			start: block.start,
			end: block.start + block.text.length
		});
		for (const { target, ...location } of findUnsafeMembers(block)) draft.addUnsafe(target, location);
	}
	for (const node of walkNodes(root)) readNode(node, draft);
	return draft.finish();
}
function readNode(node, draft) {
	const range = nodeRange(node);
	if (range !== void 0) draft.lastRange = range;
	switch (node.type) {
		case "heading":
			draft.addHeading(node);
			break;
		case "link":
		case "image":
			if (!isEmailLink(node)) draft.addLink(node.type, node.url ?? "", destinationRange(node, range, draft));
			break;
		case "definition":
			draft.addDefinition(node.identifier ?? "", node.url ?? "", destinationRange(node, range, draft));
			break;
		case "linkReference":
			draft.addReference(node.identifier ?? "", "link");
			break;
		case "imageReference":
			draft.addReference(node.identifier ?? "", "image");
			break;
		case "html":
			readHtml(range ?? draft.lastRange, draft);
			draft.addComments(range ?? draft.lastRange);
			break;
		case "mdxJsxFlowElement":
		case "mdxJsxTextElement":
			readElement(node, range ?? draft.lastRange, draft);
			break;
		case "mdxFlowExpression":
		case "mdxTextExpression":
			draft.expressions.push(node.value ?? "");
			if (range !== void 0) readName(node.value ?? "", range, draft);
			draft.addExpression(range ?? draft.lastRange);
			draft.addComments(range ?? draft.lastRange);
			break;
		case "mdxjsEsm":
			draft.importStatements.push(...findFileImports(draft.text.slice(draft.lastRange.start, draft.lastRange.end), draft.lastRange.start));
			draft.moduleCode.push(draft.text.slice(draft.lastRange.start, draft.lastRange.end));
			draft.addCode(draft.lastRange);
			break;
		case "text": if (range !== void 0) {
			draft.addText(range);
			draft.addSpacedLinks(range);
		} else draft.addUnlocatedText(node.value ?? "");
	}
}
/** Names that a page can use without an import or declaration, such as globals and React's hooks. */
const predefinedName = /^(?:undefined|null|true|false|this|NaN|Infinity|props|children|React|window|document|location|navigator|history|screen|process|console|Math|JSON|Date|URL|globalThis|use[A-Z].*)$/;
function readName(expression, range, draft) {
	const name = expression.trim();
	if (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && !predefinedName.test(name)) draft.addName(name, range);
}
/**
* True for an email link, which is skipped because it doesn't point to a page. remark and satteri may detect different
* email addresses in text, so skipping the links also makes their results equal.
*/
function isEmailLink({ type, url = "" }) {
	return type === "link" && /^(?:mailto|xmpp):/i.test(url) && urlFlaw(url) === void 0;
}
/**
* Range of a link's destination. Some autolinks that remark adds after parsing have no position, so the page is
* searched for their text.
*/
function destinationRange(node, range, draft) {
	if (range !== void 0) return linkDestination(node, draft.text, range);
	const linkText = node.children?.[0]?.value ?? "";
	const start = draft.text.indexOf(linkText, draft.lastRange.start);
	if (start === -1) return draft.lastRange;
	const end = start + linkText.length;
	draft.lastRange = {
		start: end,
		end: Math.max(end, draft.lastRange.end)
	};
	return {
		start,
		end
	};
}
function readHtml({ start, end }, draft) {
	for (const { name, attributes } of findOpeningTags(draft.text, start, end)) readAttributes(name, attributes, draft);
}
function readElement(node, range, draft) {
	const name = node.name ?? "";
	draft.elements.add(name.replace(/[.:].*$/, ""));
	if (/^(?:h[1-6]|Heading)$/.test(name)) draft.addElementHeading(node);
	if (/^(?:code|kbd|pre|samp|Latex)$/.test(name)) draft.literalRanges.push(range);
	const nodeAttributes = elementAttributes(node);
	if (nodeAttributes.length === 0) return;
	for (const { name: attribute, value } of nodeAttributes) if (attribute === void 0) draft.expressions.push(String(value));
	else if (typeof value === "object" && value !== null) {
		draft.expressions.push(value.value);
		const idPattern = attribute === "id" ? computedIdPattern(value.value, draft.text) : void 0;
		if (idPattern?.includes("*")) draft.madeIds.add(idPattern);
		else if (idPattern !== void 0) draft.anchors.add(idPattern);
		const codeStart = value.value.includes("<") ? draft.text.indexOf(value.value, range.start) : -1;
		if (codeStart !== -1) draft.addCode({
			start: codeStart,
			end: codeStart + value.value.length
		});
	}
	const attributes = readLiteralAttributes(node, draft.text, range);
	readAttributes(name, attributes, draft);
	for (const spellings of titleIds(name, attributes)) draft.addId(spellings);
	if (name !== "Snippet") return;
	const fileAttribute = attributes.find((attribute) => attribute.name === "file");
	const file = fileAttribute?.value.replace(/^\/+/, "") ?? "";
	if (fileAttribute === void 0 || file === "") return;
	const { end } = fileAttribute;
	const fileStart = draft.text.slice(0, end).endsWith(file) ? end - file.length : end;
	draft.importStatements.push({
		specifier: `/snippets/${file}`,
		names: ["Snippet"],
		start: range.start,
		specifierRange: {
			start: fileStart,
			end
		}
	});
}
function readAttributes(element, attributes, draft) {
	const addLinks = (urls) => {
		for (const url of urls) draft.addLink("attribute", url.value, url, urlUse(element, url.name));
	};
	for (const attribute of attributes) {
		if (isUnsafeAttribute(element, attribute.name, attribute.value)) {
			draft.addUnsafe(attribute.value, attribute);
			continue;
		}
		if (element !== "use" && element !== "image" && isUrlAttribute(element, attribute.name)) draft.addLink("attribute", attribute.value, attribute, urlUse(element, attribute.name));
		else if (attribute.name === "icon" && /^[A-Z]/.test(element) && isImagePath(attribute.value)) draft.addLink("image", attribute.value, attribute);
		else if (attribute.name.toLowerCase() === "srcset") addLinks(urlsInAttribute(attribute, srcsetUrl));
		else if (attribute.name === "caption") addLinks(urlsInAttribute(attribute, markdownLinkUrl));
		else if (attribute.name === "id" || attribute.name === "name" && element === "a") draft.anchors.add(attribute.value);
	}
}
function isUrlAttribute(element, attribute) {
	if (attribute === "img") return element === "Card";
	return attribute === "href" || attribute === "src" || attribute === "poster";
}
function urlsInAttribute({ value, start, name }, pattern) {
	return [...value.matchAll(pattern)].map(({ 0: matchText, 1: url = "", index }) => {
		const end = start + index + matchText.length;
		return {
			name,
			value: url,
			start: end - url.length,
			end
		};
	});
}
/** A front matter member whose value is a URL. `url` is left out, because the phase `gather` checks it. */
const urlMember = /^[ \t]*(?:-[ \t]+)?["']?(canonical|href|link|src|image|icon|thumbnail|cover|(?:og|twitter):(?:url|image|video|audio|player)(?::\w+)?)["']?[ \t]*:[ \t]+(.*?)[ \t]*\r?$/gm;
function findUnsafeMembers({ text, start }) {
	return [...text.matchAll(urlMember)].flatMap(({ 0: memberLine, 1: name = "", 2: source = "", index }) => {
		const target = parseScalar(source);
		if (!isUnsafeUrl(target, /canonical|href|link|url|player/.test(name) ? "followed" : "shown")) return [];
		const end = start + index + memberLine.trimEnd().length;
		return [{
			target,
			start: end - source.length,
			end
		}];
	});
}
function parseScalar(source) {
	const [, doubleQuoted, singleQuoted] = /^(?:("(?:[^"\\]|\\.)*")|'((?:[^']|'')*)')(?:[ \t]+#.*)?$/.exec(source) ?? [];
	if (doubleQuoted !== void 0) try {
		return String(JSON.parse(doubleQuoted));
	} catch {
		return doubleQuoted.slice(1, -1);
	}
	return singleQuoted?.replaceAll("''", "'") ?? source.replace(/[ \t]+#.*$/, "");
}
//#endregion
export { collectBody as t };
