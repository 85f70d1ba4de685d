import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
//#region src/core/host/paths.ts
/** Relative path with `/` on every system; empty for equal paths. */
function relativePath(from, to) {
	return relative(from, to).split(sep).join("/");
}
//#endregion
//#region src/generators/rendering/page-mode.ts
/**
* Creates an element by which style sheets recognize pages without title and description, because generators have no
* setting for that. It goes before the content. Empty for a page that shows title and description.
*/
function headlessMarker(data) {
	return pageMode(data).hasHead ? "" : "<div hidden data-docs-json-nav-headless></div>";
}
/** Reads `mode` from front matter (https://mintlify.com/docs/organize/pages). */
function pageMode({ mode }) {
	return {
		hasHead: mode !== "custom" && mode !== "frame",
		hasSidebar: mode !== "custom" && mode !== "center",
		hasOutline: mode !== "custom" && mode !== "frame" && mode !== "center" && mode !== "wide",
		isFullWidth: mode === "custom"
	};
}
//#endregion
//#region src/generators/astro/content-hook.ts
const integrationName = "docs-json-nav";
const contentHook = "docs-json-nav:content";
//#endregion
//#region src/generators/astro/loader.ts
/**
* Loader of the `docs` collection. It gets the pages from the integration, which must be in Astro's configuration. Ids
* are routes without the first slash, with case preserved.
*/
function docsLoader() {
	return {
		name: "docs-json-nav",
		async load(context) {
			const source = findContentSource(context);
			await synchronize(context, source);
			source.onChange(() => synchronize(context, source));
		}
	};
}
function findContentSource({ config }) {
	const hook = config.integrations.find(({ name }) => name === integrationName)?.hooks[contentHook];
	if (hook === void 0) throw new Error("The loader of docs-json-nav needs its integration: add docsJsonNav().");
	return hook;
}
/** @returns False if the collection didn't change. */
async function synchronize(context, source) {
	const entries = await source.loadEntries(context.renderMarkdown);
	const removedIds = new Set(context.store.keys());
	let isChanged = false;
	for (const entry of entries) {
		removedIds.delete(entry.path);
		isChanged = await storeEntry(context, entry) || isChanged;
	}
	for (const id of removedIds) context.store.delete(id);
	return isChanged || removedIds.size > 0;
}
/** @returns False if the entry didn't change. */
async function storeEntry(context, entry) {
	const { path: id, content, html } = entry;
	const { config, store: entries } = context;
	const digest = context.generateDigest(content.digest);
	if (entries.get(id)?.digest === digest) return false;
	const data = await parseEntryData(context, entry);
	const filePath = content.file === void 0 ? void 0 : relativePath(fileURLToPath(config.root), content.file);
	entries.delete(id);
	entries.set({
		id,
		data,
		body: content.renderedPage.text,
		digest,
		...filePath === void 0 ? {} : { filePath },
		rendered: {
			html: headlessMarker(content.data) + deduplicateCodeAssets(html),
			metadata: { headings: content.renderedPage.headings.map(({ depth, id: slug, text }) => ({
				depth,
				slug,
				text
			})) }
		}
	});
	return true;
}
/**
* Front matter, parsed by the collection's schema. If the schema rejects a member, only title and description are kept.
*/
async function parseEntryData(context, { path: id, content: { file }, frontMatter }) {
	const fileOption = file === void 0 ? {} : { filePath: file };
	try {
		return await context.parseData({
			id,
			data: frontMatter,
			...fileOption
		});
	} catch {
		const { title, description } = frontMatter;
		const minimalData = {
			title,
			...description === void 0 ? {} : { description }
		};
		return context.parseData({
			id,
			data: minimalData,
			...fileOption
		});
	}
}
const codeAssetTags = /<link rel="stylesheet" href="[^"]*\/ec\.[^"]*">|<script type="module" src="[^"]*\/ec\.[^"]*"><\/script>/g;
function deduplicateCodeAssets(html) {
	const seen = /* @__PURE__ */ new Set();
	return html.replaceAll(codeAssetTags, (tag) => {
		if (seen.has(tag)) return "";
		seen.add(tag);
		return tag;
	});
}
//#endregion
export { deduplicateCodeAssets, docsLoader };
