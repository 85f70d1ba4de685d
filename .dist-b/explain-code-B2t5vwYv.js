import { Yr as escapeControls, ti as pluralize, tr as customCodePattern, wr as packageFolder } from "./core-0sspFqjL.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
//#region src/cli/explain/explain-code.ts
const codeOrLink = /^[ \t]*(`{3,}|~{3,}).*?^[ \t]*\1[`~]*$|(?<!`)(`+)(?!`).*?(?<!`)\2(?!`)|\[([^\]]+)\]\((?!https?:)[^)]+\)/gms;
function explainCode(code) {
	const page = readFileSync(join(packageFolder(), "docs/diagnostics", `${code}.md`), "utf8");
	const [, description = "", body = page] = /^---\n.*?^description: (.*?)$.*?\n---\n(.*)/ms.exec(page) ?? [];
	return {
		kind: "code",
		code,
		text: `${description}\n\n${body.replace(codeOrLink, (match, _fence, _ticks, label) => label ?? match).trim()}`.trim()
	};
}
function explainCustomRule(code, diagnostics) {
	const matches = diagnostics.filter((diagnostic) => diagnostic.code === code);
	const lines = matches.map(({ file, line, column, message }) => escapeControls(`- ${file}:${line}:${column}: ${message}`));
	return {
		kind: "code",
		code,
		text: [`A rule of your settings. It has ${pluralize(matches.length, "finding")} in this site.`, ...lines.length === 0 ? [] : [lines.join("\n")]].join("\n\n")
	};
}
/**
* URL of the page that explains a code. `undefined` for a custom rule.
*
* @param version Version of this package, which contains the page.
*/
function getCodeUrl(code, version) {
	if (customCodePattern.test(code)) return void 0;
	return `https://unpkg.com/docs-json-nav@${version}/docs/diagnostics/${code}.md`;
}
/**
* Explanation of a code: its first sentence, its introduction (`full`) and the whole page as Markdown (`text`).
* `undefined` for a custom rule.
*/
function codeGuide(code) {
	if (customCodePattern.test(code)) return void 0;
	const { text } = explainCode(code);
	const [sentence = "", ...parts] = (text.split("\n## ")[0] ?? "").split("\n\n");
	return {
		sentence,
		full: [sentence, ...parts.map((part) => part.trim()).filter((part) => !/^(?:Default severity:|$)/.test(part))].join("\n\n"),
		text
	};
}
//#endregion
export { getCodeUrl as i, explainCode as n, explainCustomRule as r, codeGuide as t };
