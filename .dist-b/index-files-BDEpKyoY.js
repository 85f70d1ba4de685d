import { Kr as groupBy, oa as escapeHtml, oi as ownMember } from "./core-0sspFqjL.js";
import { n as runGit, t as GitMissing } from "./run-git-CxAYGcvE.js";
import { a as hrefOf, l as sectionsOf, o as languageOf } from "./runtime-4p6DP3vH.js";
import { r as isIndexed, t as indexesAllPages } from "./visibility-ngnAGEPX.js";
import { a as siteOrigin, i as createUrlResolver, n as pageMarkdown, r as childrenAt, t as markdownFile } from "./page-markdown-CXz5c-6A.js";
//#region src/generators/indexes/alternates.ts
/**
* Returns all language versions of a page, including the page itself, and a default for readers of other languages. The
* list is empty if the page exists in only one language.
*
* @see https://developers.google.com/search/docs/specialty/international/localized-versions
*/
function alternatesOf(site, page, isListed) {
	const reference = page.placements.flatMap(({ counterparts = [] }) => counterparts).find(([table]) => site.counterparts[table]?.axis === "language");
	const table = reference === void 0 ? void 0 : site.counterparts[reference[0]];
	if (reference === void 0 || table === void 0) return [];
	const siblings = childrenAt(site.tree, table.path);
	const alternates = (table.rows[reference[1]] ?? []).flatMap((route, column) => {
		const section = siblings[table.siblings[column] ?? -1];
		const counterpart = route === null ? void 0 : site.pages[route];
		if (section?.kind !== "section" || section.hidden === true || counterpart === void 0) return [];
		return isListed(counterpart) ? [{
			section,
			route: counterpart.route
		}] : [];
	});
	if (alternates.length < 2 || alternates.every(({ route }) => route === page.route)) return [];
	const defaultAlternate = alternates.find(({ section }) => section.default === true) ?? alternates[0];
	return [...alternates.map(({ section, route }) => ({
		hreflang: languageOf(section.name).htmlLang,
		route
	})), ...defaultAlternate === void 0 ? [] : [{
		hreflang: "x-default",
		route: defaultAlternate.route
	}]];
}
/** Adds links to the head of a page. A page that already has such links, or that has no head, stays unchanged. */
function withAlternates(html, alternates, toUrl) {
	const headEnd = html.search(/<\/head>/i);
	if (alternates.length === 0 || headEnd === -1 || /<link[^>]*\shreflang=/i.test(html.slice(0, headEnd))) return html;
	const links = alternates.map(({ hreflang, route }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(toUrl(route))}">`);
	return html.slice(0, headEnd) + links.join("") + html.slice(headEnd);
}
//#endregion
//#region src/generators/rendering/git-dates.ts
/**
* Reads the dates of the last commits of a folder's files with a single `git log`. Generators can't read these dates,
* because they only know the generated files. Uncommitted files have no date. Empty without Git or a repository.
*
* @param folder Absolute path.
* @throws OptionsError if Git takes too long.
*/
async function gitDates(folder) {
	const dates = /* @__PURE__ */ new Map();
	let date = 0;
	for (const line of splitLines(await readLog(folder))) if (line.startsWith("\0")) date = Number(line.slice(1)) * 1e3;
	else if (line !== "" && !dates.has(line)) dates.set(line, date);
	return dates;
}
async function readLog(folder) {
	const gitArguments = [
		"log",
		"--format=%x00%at",
		"--name-only",
		"--relative",
		"--no-renames",
		"--",
		"."
	];
	try {
		return (await runGit(folder, gitArguments)).stdout;
	} catch (error) {
		if (error instanceof GitMissing) return Buffer.alloc(0);
		throw error;
	}
}
/** Splits the bytes into lines, because the output for a long history exceeds the maximum length of a string. */
function* splitLines(output) {
	let start = 0;
	for (let end = output.indexOf(10); end !== -1; end = output.indexOf(10, start)) {
		yield output.toString("utf8", start, end);
		start = end + 1;
	}
}
//#endregion
//#region src/generators/indexes/llms.ts
/**
* Writes `llms.txt` in navigation order with a heading per tab or group. For a large site, `llms.txt` links to a
* file per section.
*
* @param maxPages Maximum number of pages in one file.
* @returns Texts by path in the built site.
* @see https://llmstxt.org
*/
function llmsFiles(site, pages, settings, maxPages = 300) {
	const sections = [...groupBy(pages, (page) => sectionTitle(site, page))].map(([title, sectionPages]) => ({
		title,
		pages: sectionPages
	}));
	const head = llmsHead(site, settings);
	if (pages.length <= maxPages) return new Map([["llms.txt", [head, ...sections.map((section) => sectionText(section, settings))].join("\n\n")]]);
	const names = /* @__PURE__ */ new Set();
	const files = sections.map((section) => ({
		section,
		file: `llms/${uniqueName(section.title, names)}.txt`
	}));
	const sectionLinks = files.map(({ section: { title, pages: sectionPages }, file }) => {
		return `- [${linkText(title)}](${settings.fileUrl(file)}): ${sectionPages.length} ${sectionPages.length === 1 ? "page" : "pages"}`;
	});
	return new Map([["llms.txt", [
		head,
		"## Sections",
		`${sectionLinks.join("\n")}\n`
	].join("\n\n")], ...files.map(({ section, file }) => [file, `# ${collapseWhitespace(site.site.name)}\n\n${sectionText(section, settings)}`])]);
}
function llmsHead({ site: { name } }, { description }) {
	const title = `# ${collapseWhitespace(name) || "Documentation"}`;
	return description === void 0 ? title : `${title}\n\n> ${collapseWhitespace(description)}`;
}
function sectionText({ title, pages }, { pageUrl }) {
	const lines = pages.map((page) => {
		const descriptionSuffix = page.description === void 0 ? "" : `: ${collapseWhitespace(page.description)}`;
		return `- [${linkText(page.title)}](${escapeUrl(pageUrl(page))})${descriptionSuffix}`;
	});
	return `## ${collapseWhitespace(title)}\n\n${lines.join("\n")}\n`;
}
/** Title of the outermost tab, anchor or similar section, otherwise of the outermost group. */
function sectionTitle(site, { placements }) {
	const placement = placements.find(({ hidden }) => hidden !== true) ?? placements[0];
	if (placement === void 0) return "More";
	const labels = sectionsOf(site, placement).map(({ label }) => label);
	return (labels.length > 0 ? labels : placement.breadcrumbs.slice(0, 1).map(({ label }) => label)).filter((label) => label !== "").join(" / ") || "Pages";
}
function uniqueName(title, usedNames) {
	const baseName = title.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, "-").replace(/^-|-$/g, "") || "pages";
	let name = baseName;
	for (let number = 2; usedNames.has(name); number++) name = `${baseName}-${number}`;
	usedNames.add(name);
	return name;
}
function collapseWhitespace(text) {
	return text.replace(/\s+/g, " ").trim();
}
function linkText(text) {
	return collapseWhitespace(text).replace(/[\\[\]]/g, "\\$&");
}
function escapeUrl(url) {
	return url.replaceAll("(", "%28").replaceAll(")", "%29");
}
//#endregion
//#region src/generators/indexes/index-files.ts
const missingUrlHelp = "set the option \"url\" to the URL of the published site";
/** @param emit Files to create. Default: those that the options select. */
async function indexFiles(site, urlSettings = {}, { emit } = site.publishSettings) {
	const files = /* @__PURE__ */ new Map();
	const notices = [];
	const pages = indexedPages(site);
	if (emit.includes("model")) files.set("docs-json-nav.json", `${JSON.stringify(site.model)}\n`);
	if (emit.includes("sitemap")) {
		const sitemap = await createSitemap(site, urlSettings);
		if (sitemap === void 0) notices.push(`No sitemap.xml was written: ${missingUrlHelp}.`);
		else files.set("sitemap.xml", sitemap);
	}
	if (emit.includes("markdown")) for (const page of pages.filter(isForLanguageModels)) {
		const text = await pageMarkdown(site, page);
		if (text !== void 0) files.set(markdownFile(page.route), text);
	}
	if (emit.includes("llms")) {
		const settings = llmsSettings(site, urlSettings, ({ route }) => files.has(markdownFile(route)));
		for (const [file, text] of llmsFiles(site.model, pages.filter(isForLanguageModels), settings)) files.set(file, text);
	}
	return {
		files,
		notices
	};
}
/**
* Sitemap with pages in navigation order; undefined if the site's URL is unknown.
*
* @see https://www.sitemaps.org/protocol.html
*/
async function createSitemap(site, urlSettings = {}) {
	const toAbsoluteUrl = createUrlResolver(site, urlSettings);
	if (toAbsoluteUrl === void 0) return void 0;
	const dates = await gitDates(site.root);
	const isListed = createListedFilter(site);
	const entries = indexedPages(site).map((page) => {
		const { route, file, endpoint } = page;
		const date = dates.get(file ?? endpoint?.spec ?? "");
		const lastmod = date === void 0 ? "" : `<lastmod>${new Date(date).toISOString().slice(0, 10)}</lastmod>`;
		const links = alternatesOf(site.model, page, isListed).map(({ hreflang, route: alternate }) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(toAbsoluteUrl(alternate))}"/>`);
		return `  <url><loc>${escapeHtml(toAbsoluteUrl(route))}</loc>${lastmod}${links.join("")}</url>`;
	});
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${entries.some((entry) => entry.includes("<xhtml:link")) ? " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"" : ""}>`,
		...entries,
		"</urlset>\n"
	].join("\n");
}
/** Text of `llms.txt` with all pages, even if the site is large. */
function llmsText(site) {
	const settings = llmsSettings(site, {}, () => false);
	const pages = indexedPages(site).filter(isForLanguageModels);
	return llmsFiles(site.model, pages, settings, Number.POSITIVE_INFINITY).get("llms.txt") ?? "";
}
/** `searchable: false` leaves a page out of `llms.txt`, but not out of the sitemap. */
function isForLanguageModels({ searchable }) {
	return searchable !== false;
}
/** @param hasMarkdown True if a page is also published as Markdown. `llms.txt` then links to the Markdown file. */
function llmsSettings(site, urlSettings, hasMarkdown) {
	const { model, config } = site;
	const description = ownMember(config, "description");
	const origin = siteOrigin(site, urlSettings) ?? "";
	const urlOf = urlSettings.urlOf ?? ((route) => hrefOf(model, route));
	const fileUrl = (file) => origin + hrefOf(model, `/${file}`);
	return {
		description: typeof description === "string" && description.trim() !== "" ? description : void 0,
		pageUrl: (page) => hasMarkdown(page) ? fileUrl(markdownFile(page.route)) : origin + urlOf(page.route),
		fileUrl
	};
}
/**
* Pages that indexes list, in navigation order, including endpoint pages. Hidden and unlisted pages are included if
* `seo.indexing` is `all`. Pages with `noindex`, external pages and missing pages are left out.
*/
function indexedPages(site) {
	return Object.values(site.model.pages).filter(createListedFilter(site));
}
function createListedFilter({ config }) {
	const indexesAll = indexesAllPages(config);
	return (page) => page.missing !== true && page.url === void 0 && isIndexed(page, indexesAll);
}
//#endregion
export { llmsText as a, alternatesOf as c, indexedPages as i, withAlternates as l, createSitemap as n, missingUrlHelp as o, indexFiles as r, gitDates as s, createListedFilter as t };
