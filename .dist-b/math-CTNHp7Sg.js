//#region src/core/bodies/math.ts
/**
* Start of a code block, code span or formula, or an escaped character. Code is matched because dollars in it are text.
*/
const codeOrDollars = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`\r\n]*$)|~{3,})|(?<!\\)`+|\\[\s\S]|\$+/gm;
/**
* True if a single `$` can open a formula. The `$` of amounts such as `US$5` and `$ 5` can't.
*
* @param previous Character before the `$`; empty at the start of the text.
* @param next Character after the `$`; empty at the end of the text.
*/
function opensFormula(previous, next) {
	return !/[\w$]/.test(previous) && next !== "" && !/[\s$]/.test(next);
}
/** True if a single `$` can close a formula. The second `$` in `$5 and $10` can't, because a space precedes it. */
function closesFormula(previous, next) {
	return !/\s/.test(previous) && !/[\d$]/.test(next);
}
/**
* Ranges of formulas in text order, dollars included: `$x$`, and `$$ … $$` within a line or on separate lines, as in
* remark-math. `render/syntax/math.ts` has the same rule for `$x$`, but can't share this function, which searches text
* that parsers reject, and which allows blank lines in `$$ … $$`, as some generators do.
*
* @param allowSpaces Whether a formula may begin or end with a space, as in remark-math: `$ x$`. Default: false.
*/
function mathRanges(text, allowSpaces = false) {
	if (!text.includes("$")) return [];
	const ranges = [];
	codeOrDollars.lastIndex = 0;
	for (let match = codeOrDollars.exec(text); match !== null; match = codeOrDollars.exec(text)) {
		const [token, fence] = match;
		const tokenEnd = codeOrDollars.lastIndex;
		if (fence !== void 0) codeOrDollars.lastIndex = endOfFence(text, fence, tokenEnd);
		else if (token.startsWith("`")) codeOrDollars.lastIndex = endOfCodeSpan(text, token, tokenEnd) ?? tokenEnd;
		else if (token.startsWith("$")) {
			const end = token.length === 1 ? endOfInlineFormula(text, tokenEnd, allowSpaces) : endOfDisplayFormula(text, match.index, token, tokenEnd);
			if (end === void 0) continue;
			ranges.push({
				start: match.index,
				end
			});
			codeOrDollars.lastIndex = end;
		}
	}
	return ranges;
}
/**
* Replaces formulas with text of the same length, because generators with math support don't parse their braces as
* expressions. `undefined` if the text has no formulas.
*
* @param allowSpaces See `mathRanges`.
*/
function maskMath(text, allowSpaces = false) {
	const ranges = mathRanges(text, allowSpaces);
	if (ranges.length === 0) return void 0;
	let maskedText = "";
	for (const { start, end } of ranges) maskedText += text.slice(maskedText.length, start) + text.slice(start, end).replace(/[^\s>$]/g, "x");
	return maskedText + text.slice(maskedText.length);
}
function endOfFence(text, fence, from) {
	const closing = new RegExp(`^[ \\t>]*${fence}${fence.charAt(0)}*[ \\t]*\\r?$`, "gm");
	closing.lastIndex = from;
	return closing.test(text) ? closing.lastIndex : text.length;
}
function endOfCodeSpan(text, backticks, from) {
	return endOfDelimiter(text, backticks, from, endOfParagraph(text, from));
}
/** End of a formula with two or more dollars. On separate lines, it may contain blank lines. */
function endOfDisplayFormula(text, start, dollars, from) {
	const linePrefix = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
	return endOfDelimiter(text, dollars, from, /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/.test(linePrefix) ? text.length : endOfParagraph(text, from));
}
/** End of `$x$`. It continues on the next line only after a TeX command, because dollars are also amounts of money. */
function endOfInlineFormula(text, from, allowSpaces) {
	if (allowSpaces) return endOfDelimiter(text, "$", from, endOfParagraph(text, from));
	if (!opensFormula(text.charAt(from - 2), text.charAt(from))) return void 0;
	const formulaText = /[^$\r\n\\]*(?:\\[^\r\n](?:[^$\r\n\\]|\\?\r?\n(?![ \t>]*\r?\n))*)*/y;
	formulaText.lastIndex = from;
	formulaText.test(text);
	const end = formulaText.lastIndex;
	return text[end] === "$" && closesFormula(text.charAt(end - 1), text.charAt(end + 1)) ? end + 1 : void 0;
}
/** End of the next delimiter that is not part of a longer one. For `$$`, skips `$$$`. */
function endOfDelimiter(text, delimiter, from, limit) {
	for (let at = text.indexOf(delimiter, from); at !== -1 && at < limit;) {
		let end = at + delimiter.length;
		while (text[end] === delimiter[0]) end++;
		if (end - at === delimiter.length) return end;
		at = text.indexOf(delimiter, end);
	}
}
function endOfParagraph(text, from) {
	const blankLine = /\n[ \t>]*\r?\n/g;
	blankLine.lastIndex = from;
	return blankLine.exec(text)?.index ?? text.length;
}
//#endregion
export { opensFormula as i, maskMath as n, mathRanges as r, closesFormula as t };
