import { C as outputFolder, S as mkDocsOutputPath, ia as withoutUnsafeCharacters } from "./core-0sspFqjL.js";
import { u as targetOf } from "./runtime-4p6DP3vH.js";
import { i as writeEntries, t as itemsWithRoot } from "./entries-z62p5W6g.js";
import { t as routeFile } from "./route-file-ZoBeHBqt.js";
import { r as pageFileName } from "./page-file-BBHhMPGS.js";
import { t as navigationTree } from "./outline-BAaUC8H7.js";
import { DEFAULT_SCHEMA, Type, dump } from "js-yaml";
//#region src/generators/mkdocs/projection.ts
/** A lone `=` has a special meaning in MkDocs's YAML parser, so the string has to be quoted. */
const yamlSchema = DEFAULT_SCHEMA.extend({ implicit: [new Type("tag:yaml.org,2002:value", {
	kind: "scalar",
	resolve: (data) => data === "="
})] });
/**
* MkDocs's `nav` as YAML: nested sections for the whole site. A language, version, tab or similar section becomes a
* section of `nav` only if it has siblings. Pages are file paths relative to the docs folder with the extension
* `.md`. Hidden entries are left out, and so are missing pages, which `--strict` would reject.
*/
function createMkDocsNavYaml(site) {
	return toYaml({ nav: createMkDocsNav(site) });
}
/** Escapes text for themes of MkDocs, which insert titles and attribute values as HTML. */
function escapeForTheme(text) {
	return text.replaceAll(/&(?=[#\w])/g, "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
function toYaml(settings) {
	return dump(settings, {
		lineWidth: -1,
		noRefs: true,
		schema: yamlSchema
	}).trimEnd();
}
function createMkDocsNav(site) {
	return createSections(site).map(toNavEntry);
}
/** Behavior by the id that Material gives a group's checkbox: `__nav_1_2` is the second entry of the first section. */
function createGroupBehaviors(site) {
	return Object.fromEntries(behaviorsIn(createSections(site), "__nav"));
	function behaviorsIn(entries, parentId) {
		return entries.flatMap((entry, index) => {
			if (!("group" in entry)) return [];
			const id = `${parentId}_${index + 1}`;
			return [[id, createGroupBehavior(site, entry.group)], ...behaviorsIn(entry.entries, id)];
		});
	}
}
function createGroupBehavior(site, group) {
	const { label, collapsible, expanded, root } = group;
	const route = targetOf(site, group);
	const page = route === null ? void 0 : site.pages[route];
	const behavior = {
		title: label.replace(/\s+/g, " ").trim(),
		collapsible,
		expanded
	};
	if (page === void 0 || page.missing === true) return behavior;
	const folders = outputFolder(mkdocsFile(page)).split("/").map(encodeURIComponent);
	const href = page.url ?? `${folders.join("/")}/`;
	return {
		...behavior,
		href,
		...route === root ? { replacesFirstEntry: true } : {}
	};
}
function createSections(site) {
	return writeEntries(navigationTree(site), {
		group: (group, writeItems) => {
			const entries = writeItems(itemsWithRoot(site, group));
			return group.label === "" || entries.length === 0 ? entries : {
				group,
				entries
			};
		},
		leaf: ({ label, route }, target) => {
			if (site.pages[target]?.missing === true) return [];
			return {
				title: label,
				target: target === route ? fileAt(target) : target
			};
		}
	});
	function fileAt(route) {
		const page = site.pages[route];
		return page === void 0 ? route : mkdocsFile(page);
	}
}
function toNavEntry(entry) {
	return "group" in entry ? { [escapeForTheme(entry.group.label)]: entry.entries.map(toNavEntry) } : { [escapeForTheme(entry.title)]: entry.target };
}
/**
* Path of a page's file. MkDocs builds only `.md` files, and treats `README.md` as the index page of its folder. A page
* without a file gets the path at which `docs-json-nav generate` writes it.
*/
function mkdocsFile(page) {
	return mkDocsOutputPath(withoutUnsafeCharacters(page.file === null ? pageFileName(page) : routeFile({
		route: page.route,
		file: page.file
	}))).replace(/\.mdx$/i, ".md").replace(/(^|\/)README\.md$/, "$1README/index.md");
}
//#endregion
export { mkdocsFile as a, escapeForTheme as i, createMkDocsNav as n, toYaml as o, createMkDocsNavYaml as r, createGroupBehaviors as t };
