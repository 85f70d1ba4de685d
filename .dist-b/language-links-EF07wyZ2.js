import { o as languageOf } from "./runtime-4p6DP3vH.js";
import { a as createBuildError } from "./session-CMhQrTsr.js";
import { Readable } from "node:stream";
//#region src/generators/bundler/whole-files.ts
/**
* Makes dev servers read each file in one step. Otherwise the compiler may overwrite a file while it is streamed, and a
* page that receives a mixture of two versions stays blank.
*/
var WholeFileReadPlugin = class {
	apply(compiler) {
		compiler.hooks.compile.tap("docs-json-nav", () => {
			const fileSystem = compiler.outputFileSystem;
			if (isInMemory(fileSystem)) fileSystem.createReadStream = (path, range) => createWholeFileStream(fileSystem, path, range);
		});
	}
};
/** The compiler replaces files on disk atomically, so only in-memory files are affected. */
function isInMemory(fileSystem) {
	return fileSystem !== null && "__vol" in fileSystem && "readFileSync" in fileSystem;
}
function createWholeFileStream(fileSystem, path, { start = 0, end } = {}) {
	const bytes = fileSystem.readFileSync(path).subarray(start, end === void 0 ? void 0 : end + 1);
	return Readable.from(bytes.length === 0 ? [] : [bytes]);
}
//#endregion
//#region src/generators/bundler/problem-plugin.ts
/**
* Compiler plugin for dev servers: turns a site's findings into compilation errors, so that the browser shows them
* until they are fixed.
*
* @param getReport Returns the report; empty or undefined if there are no errors.
* @param triggerFile Absolute path of a file that changes with the report. Its change triggers a compilation.
*/
function createProblemPlugin(getReport, triggerFile) {
	return { apply({ hooks }) {
		hooks.make.tap("docs-json-nav", ({ errors, fileDependencies }) => {
			fileDependencies.add(triggerFile);
			const text = getReport() ?? "";
			if (text !== "") errors.push(createBuildError(text, void 0));
		});
	} };
}
//#endregion
//#region src/generators/branding/language-links.ts
/**
* Links of the site and of languages with other links, for generators whose configuration has one list for all pages.
* A style sheet shows those of the page's language.
*
* @param selectorOf Selector of a link, for the selector of its class. Default: the same.
*/
function createLinkGroups(branding, part, selectorOf = (selector) => selector) {
	const languages = branding.languages.flatMap((item) => {
		const { htmlLang } = languageOf(item.language);
		return item[part] === branding[part] || !/^[\w-]+$/.test(htmlLang) ? [] : [{
			branding: item,
			htmlLang
		}];
	});
	if (languages.length === 0) return {
		groups: [{
			branding,
			className: void 0
		}],
		css: ""
	};
	const siteClass = `djn-site-${part}`;
	const groups = languages.map((item, index) => ({
		...item,
		className: `djn-${part}-${index + 1}`
	}));
	const pageSelector = (lang) => `[lang="${lang}"]`;
	const css = [`html:is(${groups.map(({ htmlLang }) => pageSelector(htmlLang)).join(", ")}) ${selectorOf(`.${siteClass}`)}`, ...groups.map(({ htmlLang, className }) => `html:not(${pageSelector(htmlLang)}) ${selectorOf(`.${className}`)}`)];
	return {
		groups: [{
			branding,
			className: siteClass
		}, ...groups],
		css: `${css.join(",\n")} {\n  display: none;\n}\n`
	};
}
//#endregion
export { createProblemPlugin as n, WholeFileReadPlugin as r, createLinkGroups as t };
