import { in as splitPage, ln as withoutUnsafeUrls, xn as replaceVariables } from "./core-0sspFqjL.js";
import { n as isUnsafeUrl } from "./unsafe-url-CpiE39__.js";
import { a as hrefOf } from "./runtime-4p6DP3vH.js";
//#region src/generators/publish/absolute-urls.ts
/** Returns a function that maps a route to its absolute URL, or `undefined` if the site's URL is unknown. */
function createUrlResolver(site, urlSettings) {
	const origin = siteOrigin(site, urlSettings);
	if (origin === void 0) return void 0;
	const urlOf = urlSettings.urlOf ?? ((route) => hrefOf(site.model, route));
	return (route) => new URL(urlOf(route), origin).href;
}
/** Precedence: options, then the build's configuration, then the host in `docs.json`. */
function siteOrigin({ publishSettings, model }, { url }) {
	const { host } = model.site;
	const configuredUrl = publishSettings.url ?? url ?? (host === void 0 ? void 0 : `https://${host}`);
	return configuredUrl !== void 0 && URL.canParse(configuredUrl) ? new URL(configuredUrl).origin : void 0;
}
//#endregion
//#region src/generators/view/children-at.ts
/** Children of the section at a path of indexes, such as `Counterparts.path`. Empty if there is no such section. */
function childrenAt(root, path) {
	let node = root;
	for (const index of path) {
		const child = node?.children[index];
		node = child?.kind === "section" ? child : void 0;
	}
	return node?.children ?? [];
}
//#endregion
//#region src/generators/rendering/page-markdown.ts
const importsPattern = /^(?:\s*import\s[^\n;]*?['"][^'"\n]+['"];?[ \t]*(?:\n|$))+/;
function markdownFile(route) {
	return `${route === "/" ? "index" : route.slice(1)}.md`;
}
/**
* Converts a page to Markdown: title, description, content from the specification, and the page's text without imports
* and with variables replaced.
*
* @returns Undefined for a page that has neither text nor an endpoint.
*/
async function pageMarkdown(site, page) {
	const text = page.file === null ? void 0 : site.read(page.file);
	const endpointContent = page.endpoint === void 0 ? void 0 : await site.endpointContent(page.route);
	if (text === void 0 && endpointContent === void 0) return void 0;
	const body = replaceVariables(splitPage(text ?? "").body, site.variables).text.replace(importsPattern, "");
	const { call = [], details = [] } = endpointContent ?? {};
	const { writeMarkdown } = site;
	return `${[
		await writeMarkdown([...markdownHead(page), ...call]),
		withoutUnsafeLinks(body.trim()),
		await writeMarkdown(details)
	].filter((part) => part !== "").join("\n\n")}\n`;
}
function markdownHead({ title, description }) {
	const textChildren = (text) => [{
		type: "text",
		value: text.replace(/\s+/g, " ").trim()
	}];
	return [{
		type: "heading",
		depth: 1,
		children: textChildren(title)
	}, ...description === void 0 ? [] : [{
		type: "blockquote",
		children: [{
			type: "paragraph",
			children: textChildren(description)
		}]
	}]];
}
const codePattern = /(^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[^\n]*$|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\3(?!`))/gm;
/** Replaces URLs that may run code with `#`, except in code blocks and inline code. */
function withoutUnsafeLinks(markdown) {
	const segments = [];
	let position = 0;
	for (const { index, 0: codeText } of markdown.matchAll(codePattern)) {
		segments.push(replaceUnsafeUrls(markdown.slice(position, index)), codeText);
		position = index + codeText.length;
	}
	return [...segments, replaceUnsafeUrls(markdown.slice(position))].join("");
}
function replaceUnsafeUrls(text) {
	return withoutUnsafeUrls(text, (url) => isUnsafeUrl(url, "shown")).text;
}
//#endregion
export { siteOrigin as a, createUrlResolver as i, pageMarkdown as n, childrenAt as r, markdownFile as t };
