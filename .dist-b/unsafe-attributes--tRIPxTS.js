import { oa as escapeHtml } from "./core-0sspFqjL.js";
import { t as isUnsafeAttribute } from "./unsafe-url-CpiE39__.js";
import { n as Parser } from "./dist-D6ktT5qU.js";
//#region src/render/unsafe-attributes.ts
/** Appended to the HTML, because the parser ignores a tag that ends inside an attribute. */
const tagEnd = `"'>`;
/**
* Maximum number of passes. Each pass removes one copy of a repeated attribute. HTML that needs more passes is hostile
* and is escaped.
*/
const maxPasses = 20;
/** Removes unsafe attributes with an HTML parser, which is ten times slower than the test in `unsafe-html.ts`. */
function removeUnsafeAttributes(html) {
	let result = html;
	for (let pass = 0; pass < maxPasses; pass++) {
		const previous = result;
		for (const scriptingEnabled of [true, false]) result = removeUnsafeAttributesOnce(result, scriptingEnabled);
		if (result === previous) return result;
	}
	return escapeHtml(html);
}
/** Collects unsafe attributes of all tags, including tags that a browser ignores. */
var AttributeParser = class extends Parser {
	unsafeLocations = [];
	onStartTag(token) {
		for (const { name, value } of token.attrs) {
			const location = token.location?.attrs?.[name];
			if (location !== void 0 && isUnsafeAttribute(token.tagName, name, value)) this.unsafeLocations.push(location);
		}
		super.onStartTag(token);
	}
};
function removeUnsafeAttributesOnce(html, scriptingEnabled) {
	const parser = AttributeParser.getFragmentParser(null, {
		sourceCodeLocationInfo: true,
		scriptingEnabled
	});
	parser.tokenizer.write(html + tagEnd, true);
	if (!(parser instanceof AttributeParser) || parser.unsafeLocations.length === 0) return html;
	let result = "";
	let previousEnd = 0;
	for (const { startOffset, endOffset } of parser.unsafeLocations) {
		let end = startOffset;
		while (end > previousEnd && /[\t\n\f\r /]/.test(html.charAt(end - 1))) end -= 1;
		result += html.slice(previousEnd, end);
		previousEnd = endOffset;
	}
	return result + html.slice(previousEnd);
}
//#endregion
export { removeUnsafeAttributes };
