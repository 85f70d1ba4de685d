import { Ti as yamlFault, ai as isObject, an as storeMember, in as splitPage } from "./core-0sspFqjL.js";
import { FAILSAFE_SCHEMA, load } from "js-yaml";
//#region src/core/pages/yaml.ts
/**
* Parses front matter with js-yaml. Scalars keep their source text: `title: 1.10` is not a number.
*
* @returns The front matter, or the reason and offset of a syntax error.
*/
function parseYamlBlock(block) {
	try {
		const value = loadTextScalars(block);
		const frontMatter = {};
		for (const [name, member] of Object.entries(isObject(value) ? value : {})) if (typeof member === "string") storeMember(frontMatter, name, member);
		return { frontMatter };
	} catch (error) {
		return yamlFault(error, block);
	}
}
/** A value with a colon, which YAML refuses without quotes: `title: Guides: the start`. */
const unquotedColon = /^([\w-]+:[ \t]+)(?![\s"'[{|>&*!%@`#?-])(\S.*?:(?:[ \t].*?)?)[ \t]*\r?$/gm;
/** Finds values that need quotes. Empty unless quotes around all of them make the block valid. */
function unquotedValues(block) {
	const values = [...block.matchAll(unquotedColon)].flatMap(({ index, 1: key = "", 2: value = "" }) => {
		const start = index + key.length;
		return / #/.test(value) ? [] : [{
			name: key.replace(/:[ \t]+$/, ""),
			start,
			end: start + value.length,
			value,
			quoted: JSON.stringify(value)
		}];
	});
	const quotedBlock = values.reduceRight((text, { start, end, quoted }) => text.slice(0, start) + quoted + text.slice(end), block);
	return values.length > 0 && "frontMatter" in parseYamlBlock(quotedBlock) ? values : [];
}
/** Loads YAML with all scalars as text, or with the full schema if the text has tags that need it. Throws on errors. */
function loadTextScalars(text) {
	try {
		return load(text, { schema: FAILSAFE_SCHEMA });
	} catch {
		return load(text);
	}
}
/**
* Parses all members of a page's front matter. Returns an empty object on errors, because `readPage` reports them.
*
* @param text The whole page.
*/
function parseFrontMatter(text) {
	try {
		const value = load(splitPage(text).yaml);
		return isObject(value) ? value : {};
	} catch {
		return {};
	}
}
//#endregion
export { parseYamlBlock as n, unquotedValues as r, parseFrontMatter as t };
