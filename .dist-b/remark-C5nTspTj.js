import { en as frontMatterBlock, ui as withoutUndefined, yi as lineStarts } from "./core-0sspFqjL.js";
import { r as markHeadingIds } from "./heading-Ct7AGyK1.js";
import { n as maskMath } from "./math-CTNHp7Sg.js";
import { t as collectBody } from "./collect-BwLvL9yU.js";
import { t as remarkGfm } from "./lib-CjL_Y8NP.js";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
//#region src/core/bodies/syntax-error.ts
/** Converts a parser's error to one sentence for users and a range of the text. */
function toSyntaxError(error, text) {
	const { reason, place, cause } = error instanceof Error ? error : {};
	if (typeof reason !== "string") return {
		reason: unknownReason,
		...clampRange(0, 0, text)
	};
	const position = unclosedTagRange(reason) ?? place;
	const isRange = position !== void 0 && "start" in position;
	const start = pointOffset(isRange ? position.start : position ?? {}, text);
	const end = isRange ? pointOffset(position.end, text) : start;
	if (text.startsWith("<!--", start - 1)) return {
		reason: commentReason,
		...clampRange(start - 1, start + 4 - 1, text)
	};
	if (reason.startsWith("Could not parse")) return describeJavaScriptError(reason, cause instanceof Error ? cause.message : void 0, text, start);
	const marked = markedStart(reason, text, start);
	return {
		reason: describeError(reason, text, start) ?? simplifyReason(reason),
		...clampRange(marked, marked < start ? marked + 1 : end, text)
	};
}
/**
* Range of the tag in a message about an unclosed tag. The position of the error itself is the paragraph with the tag,
* or unknown.
*/
function unclosedTagRange(reason) {
	const match = /^Expected a closing tag for .*?\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason);
	if (match === null) return void 0;
	const [line = 1, column = 1, endLine = 1, endColumn = 1] = match.slice(1).map(Number);
	return {
		start: {
			line,
			column
		},
		end: {
			line: endLine,
			column: endColumn
		}
	};
}
const commentReason = "MDX has no HTML comments, only `{/* … */}`";
const unknownReason = "it cannot be parsed";
/**
* Plain reasons for messages of remark. `$1`, `$2` and `$3` are groups of the pattern, `TAG` is the tag at the location
* of the error, and `LINE` is its line. `findings/syntax-help.ts` has a help for each.
*/
const plainReasons = [
	[/\(note: to create a link in MDX/, "\"TAG\" begins a link, which MDX reads as a tag"],
	[/^Unexpected character `(.)`.* before name/, "\"<\" begins a tag, whose name cannot begin with \"$1\""],
	[/^Unexpected character `(.)`.* before attribute value/, "in the tag \"TAG\", the value of an attribute has no quotes"],
	[/^Unexpected character `(.)`.* (?:in|before|after) /, "in the tag \"TAG\", the character \"$1\" is not allowed here"],
	[/^Unexpected end of file.* closing brace/, "\"{\" begins an expression, which has no closing brace"],
	[/^Unexpected end of file in attribute value/, "the value of an attribute has no closing quote"],
	[/^Unexpected end of file/, "the tag \"TAG\" has no \">\""],
	[/^Unexpected lazy line in expression/, "\"{\" begins an expression, which does not end before its list or quote ends at line LINE"],
	[/^Unexpected lazy line/, "a line of a quote or list has no \">\" or indentation inside the tag \"TAG\""],
	[/^Unexpected closing tag `(.+?)`, expected corresponding closing tag for `(.+?)` \((\d+)/, "the closing tag \"$1\" comes while \"$2\" of line $3 is still open"],
	[/^Unexpected closing slash/, "the closing tag \"TAG\" has no opening tag"],
	[/^Expected a closing tag for `(.+?)`.* before the end of/, "the tag \"$1\" is not closed in the same paragraph or block"],
	[/^Expected a closing tag for `(.+?)`/, "the tag \"$1\" is not closed"],
	[/^Expected the closing tag `(.+?)`/, "the closing tag \"$1\" is in another paragraph or block than its opening tag"]
];
/** Offset of the character to change: the `<` or `{` that begins the markup, for errors that a parser finds after it. */
function markedStart(reason, text, offset) {
	if (/^Unexpected character .* before name/.test(reason) && text[offset - 1] === "<") return offset - 1;
	return reason.startsWith("Unexpected lazy line in expression") ? openingBrace(text, offset) : offset;
}
/** Offset of the last brace before an offset that is not closed, else of the outermost brace of the last pair. */
function openingBrace(text, offset) {
	let closedBraces = 0;
	for (let index = offset - 1; index >= 0; index--) {
		if (text[index] === "}") closedBraces += 1;
		if (text[index] !== "{") continue;
		if (closedBraces <= 1) return index;
		closedBraces -= 1;
	}
	return offset;
}
/** Characters before an error that are searched for the tag. */
const maxTagLength = 2e3;
/** @returns One of `plainReasons`; `undefined` for other messages. */
function describeError(reason, text, offset) {
	for (const [pattern, plainReason] of plainReasons) {
		const match = pattern.exec(reason);
		if (match !== null) return plainReason.replace(/TAG|LINE|\$(\d)/g, (name, group) => {
			if (name === "LINE") return String(lineOf(text, offset));
			return name === "TAG" ? tagAt(text, offset) : match[group] ?? "";
		});
	}
}
/** Tag or autolink that begins at or before an offset, up to its name: `<Card`. */
function tagAt(text, offset) {
	const start = text.lastIndexOf("<", offset);
	return /^<\/?(?:https?:[^\s>]*>?|[\w.:@-]*>?)/.exec(text.slice(Math.max(start, offset - maxTagLength, 0)))?.[0] ?? "<";
}
/** Maximum number of characters of unexpected code in a reason. */
const maxUnexpectedLength = 30;
/**
* Describes code that is not JavaScript, and marks the unexpected word. `findings/syntax-help.ts` depends on the words
* `import or export` and `expression in braces`.
*
* @param reason Message of remark. `detail` is the message of acorn.
*/
function describeJavaScriptError(reason, detail, text, offset) {
	const liquidTag = liquidTagAt(text, offset);
	if (liquidTag !== void 0) return liquidTag;
	const start = offset + Math.max(text.slice(offset).search(/\S/), 0);
	const fault = `${codeLabel(reason, text, start)} is not JavaScript`;
	if (detail === void 0) return {
		reason: fault,
		...clampRange(offset, offset, text)
	};
	if (!/^Unexpected (?:token|content)/.test(detail)) return {
		reason: `${fault}: ${lowerFirst(detail.replace(/\s*\(\d+:\d+\)$/, ""))}`,
		...clampRange(offset, offset, text)
	};
	const [unexpected = ""] = /^(?:[^\s{}]+|.)?/u.exec(text.slice(start, start + maxUnexpectedLength)) ?? [];
	return {
		reason: `${fault}: unexpected ${JSON.stringify(unexpected)}`,
		...clampRange(start, start + unexpected.length, text)
	};
}
/** A tag of Liquid around an offset: `{% hint style="info" %}`. GitBook, Jekyll and Nunjucks have such tags. */
function liquidTagAt(text, offset) {
	const start = openingBrace(text, offset);
	const [tag, name = ""] = /^\{%[-\s]*([\w-]*)[^{}]*\}?/.exec(text.slice(start, start + maxTagLength)) ?? [];
	return tag === void 0 ? void 0 : {
		reason: `"{% ${name} %}" is a tag of GitBook or Liquid, which MDX does not know`,
		...clampRange(start, start + tag.length, text)
	};
}
/** Names the line where an expression or statement begins if the error is on another line. */
function codeLabel(reason, text, offset) {
	const isExpression = reason.includes("expression");
	const keywords = [...text.slice(0, offset).matchAll(/^(?:import|export)\b/gm)];
	const line = lineOf(text, isExpression ? openingBrace(text, offset) : keywords.at(-1)?.index ?? offset);
	const [article, place] = line === lineOf(text, offset) ? ["an", ""] : ["the", ` of line ${line}`];
	return `${article} ${isExpression ? "expression in braces" : "import or export"}${place}`;
}
function lineOf(text, offset) {
	return lineStarts(text.slice(0, offset)).length;
}
function simplifyReason(reason) {
	const cleanReason = reason.replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, "").replace(/\s*\(note: [\s\S]*\)$/, "").replace(/ \(U\+[\dA-F]+\)/g, "").replace(/ \(expected one of[\s\S]*\)$/, "").replace(/\s+/g, " ").replace(/\.$/, "").trim();
	return cleanReason === "" ? unknownReason : lowerFirst(cleanReason);
}
/** Makes the first letter lower case, because the sentence follows a colon in reports. Keeps names such as `JSX`. */
function lowerFirst(sentence) {
	return /^[A-Z][a-z' ]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}
function pointOffset({ line = 1, column = 1, offset }, text) {
	return offset ?? (lineStarts(text).slice(0, line).at(-1) ?? 0) + column - 1;
}
/**
* Limits a range to the text, with at least one character if possible. A range at the end of the text moves to the last
* visible character.
*/
function clampRange(start, end, text) {
	const length = text.trimEnd().length || text.length;
	const rangeStart = Math.max(0, Math.min(start, length - 1));
	return {
		start: rangeStart,
		end: Math.max(Math.min(rangeStart + 1, text.length), Math.min(end, text.length))
	};
}
//#endregion
//#region src/core/bodies/remark.ts
const markdownProcessor = unified().use(remarkParse).use(remarkGfm).freeze();
const lenientMarkdownProcessor = unified().use(remarkParse).use(remarkGfm).use(disableNonMdxSyntax).freeze();
const mdxProcessor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();
/**
* Extracts the facts of a page with remark. Never throws: for a page that can't be parsed, `syntaxError` is set.
*
* @param text The whole page with its front matter, without byte order mark.
*/
function parseBody(text, format) {
	const markedText = markHeadingIds(text);
	try {
		return collectBody(parseTree(markedText, format), text);
	} catch (error) {
		return parseWithoutMath(error, markedText, text, format);
	}
}
/**
* Parses a page with masked formulas, because generators accept braces in formulas, but plain MDX rejects them. Formulas
* that begin or end with a space are masked only if nothing else helps, because dollars are also amounts of money. Any
* remaining syntax error is outside of formulas.
*/
function parseWithoutMath(error, markedText, text, format) {
	let reportedError = error;
	for (const allowSpaces of [false, true]) {
		const maskedText = maskMath(markedText, allowSpaces);
		if (maskedText === void 0) continue;
		try {
			return collectBody(parseTree(maskedText, format), text);
		} catch (maskedError) {
			if (!allowSpaces) reportedError = maskedError;
		}
	}
	return invalidBody(reportedError, markedText, text);
}
function parseTree(text, format) {
	return (format === "mdx" ? mdxProcessor : markdownProcessor).parse(blankFrontMatter(text));
}
function blankFrontMatter(text) {
	const block = frontMatterBlock(text);
	if (block === void 0) return text;
	const end = block.start + block.text.length + 3;
	return text.slice(0, end).replace(/[^\r\n]/g, " ") + text.slice(end);
}
function invalidBody(error, markedText, text) {
	return {
		...readInvalidMdxLinks(markedText, text),
		anchors: [],
		imports: [],
		syntaxError: toSyntaxError(error, text)
	};
}
/** Finds the links of a page that is not valid MDX. Parses the page as Markdown with HTML. */
function readInvalidMdxLinks(markedText, text) {
	const cleanedText = markedText.replace(/\{\/\*[\s\S]*?(?:\*\/\}|$)/g, (comment) => comment.replace(/[^\r\n]/g, " ")).replace(/\r?\n[ \t]*(?=>[ \t]*(?:[\r\n]|$))/g, (lineBreak) => " ".repeat(lineBreak.length));
	try {
		const { links, unsafe } = collectBody(lenientMarkdownProcessor.parse(blankFrontMatter(cleanedText)), text);
		return {
			links: links.filter(({ target }) => !target.includes("${")),
			...withoutUndefined({ unsafe })
		};
	} catch {
		return { links: [] };
	}
}
/** Disables indented code and HTML blocks. As in MDX, text between two tags is then parsed as Markdown. */
function disableNonMdxSyntax() {
	this.data().micromarkExtensions?.push({ disable: { null: ["codeIndented", "htmlFlow"] } });
}
//#endregion
export { parseBody };
