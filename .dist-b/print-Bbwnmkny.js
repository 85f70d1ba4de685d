import { V as resolveSite, Xr as escapeControlsInJson, Yr as escapeControls, Zr as escapeControlsInLines, c as findSiteOptions, d as siteFlags, ei as formatSafeJson, o as printCheckHint, p as flagMember, qr as createColors, r as printFeedbackFindings, ri as OptionsError, ti as pluralize, y as generators } from "./core-0sspFqjL.js";
//#region src/cli/tree.ts
function formatTree(site) {
	const colors = createColors();
	const { tree, pages } = site;
	const lines = [colors.bold(escapeControls(site.site.name === "" ? "navigation" : site.site.name))];
	const unlisted = Object.values(pages).filter(({ placements, file }) => placements.length === 0 && file !== null).length;
	addBranches([...tree.children, ...tree.global], "");
	if (unlisted > 0) lines.push("", colors.dim(`${pluralize(unlisted, "unlisted page file")}`));
	return lines.join("\n");
	function addBranches(nodes, indent) {
		for (const [index, node] of nodes.entries()) {
			const isLast = index === nodes.length - 1;
			lines.push(`${colors.dim(`${indent}${isLast ? "└─ " : "├─ "}`)}${formatNode(node)}`);
			addBranches(getChildren(node), `${indent}${isLast ? "   " : "│  "}`);
		}
	}
	function formatNode(node) {
		const label = escapeControls(node.label === "" ? "(no name)" : node.label);
		const labels = [node.tag === void 0 ? "" : `[${escapeControls(node.tag)}]`, node.hidden ? "(hidden)" : ""].filter((mark) => mark !== "").join(" ");
		const labelSuffix = labels === "" ? "" : ` ${colors.yellow(labels)}`;
		switch (node.kind) {
			case "section": return `${colors.dim(node.axis)} ${colors.bold(label)}${node.default ? colors.dim(" (default)") : ""}${labelSuffix}`;
			case "group": return `${colors.bold(label)}${node.root === null ? "" : ` ${colors.cyan(node.root)}`}${labelSuffix}`;
			case "page": {
				const missingSuffix = pages[node.route]?.missing ? colors.red(" missing") : "";
				return `${node.method === void 0 ? "" : `${colors.magenta(escapeControls(node.method))} `}${label} ${colors.cyan(escapeControls(node.route))}${labelSuffix}${missingSuffix}`;
			}
			case "link": return `${node.axis === void 0 ? "" : `${colors.dim(node.axis)} `}${label} ${colors.blue(escapeControls(node.href))}${labelSuffix}`;
			case "endpoint": return `${label}${labelSuffix} ${colors.dim("endpoint")}`;
		}
	}
}
function getChildren(node) {
	if (node.kind === "group") return node.children;
	return node.kind === "section" ? [...node.children, ...node.global ?? []] : [];
}
const forms = {
	tree: ({ model }) => formatTree(model),
	*model({ model }) {
		for (const chunk of jsonChunks(model)) yield escapeControlsInJson(chunk);
	},
	routes: ({ model }) => Object.keys(model.pages).map(escapeControls).join("\n"),
	...Object.fromEntries(generators.flatMap(({ forms: formLoaders = {} }) => Object.entries(formLoaders)).map(([name, load]) => [name, async ({ model }) => serializeForm((await load())(model))])),
	async sitemap(site) {
		const { createSitemap } = await import("./indexes-XW1CuEQc.js");
		const sitemap = await createSitemap(site);
		if (sitemap === void 0) throw new OptionsError("The URL of the published site is missing: --url https://docs.example.com.");
		return serializeForm(sitemap.trimEnd());
	},
	async llms(site) {
		const { llmsText } = await import("./indexes-XW1CuEQc.js");
		return serializeForm(llmsText(site).trimEnd());
	}
};
function serializeForm(value) {
	return typeof value === "string" ? escapeControlsInLines(value) : formatSafeJson(value);
}
/** Values below this depth are serialized at once, not member by member. */
const maxDepth = 3;
/** Minimum length of a chunk in characters, except the last one. */
const minChunkLength = 64 * 1024;
/**
* Yields the text of `JSON.stringify(value, undefined, 2)` in chunks, because a single string needs several times the
* memory of a large model.
*
* @param value JSON value without undefined members.
*/
function* jsonChunks(value) {
	let chunk = "";
	for (const text of iterateJson(value, 0)) {
		chunk += text;
		if (chunk.length < minChunkLength) continue;
		yield chunk;
		chunk = "";
	}
	yield chunk;
}
function* iterateJson(value, level) {
	const isList = Array.isArray(value);
	const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
	const indent = "  ".repeat(level);
	if (level === maxDepth || members.length === 0) {
		yield JSON.stringify(value, void 0, 2).replaceAll("\n", `\n${indent}`);
		return;
	}
	let separator = `${isList ? "[" : "{"}\n`;
	for (const [name, member] of members) {
		yield `${separator}${indent}  ${isList ? "" : `${JSON.stringify(name)}: `}`;
		yield* iterateJson(member, level + 1);
		separator = ",\n";
	}
	yield `\n${indent}${isList ? "]" : "}"}`;
}
//#endregion
//#region src/cli/print.ts
const print = {
	usage: "docs-json-nav print [root] --as FORM",
	summary: "Prints the resolved navigation, even if it has errors.",
	flags: {
		as: {
			type: "string",
			value: "FORM",
			description: "output form, see below (default: tree)"
		},
		...siteFlags("print")
	},
	examples: [
		["docs-json-nav print", "the navigation as a tree"],
		["docs-json-nav print --as model > model.json", "the complete model, for other programs"],
		["docs-json-nav print docs --as routes", "the routes of all pages, one per line"],
		["docs-json-nav print docs --as vitepress", "the navigation in the format of VitePress"],
		["docs-json-nav print --as sitemap --url https://docs.example.com > public/sitemap.xml", "a sitemap for search engines"]
	],
	notes: [`Forms: ${Object.keys(forms).join(", ")}.`, "Exit status: 0 no errors, 1 errors, 2 the command could not run."],
	run
};
async function run(input, streams) {
	const { values, names } = input;
	const { out, err, written, cwd } = streams;
	const format = flagMember(values, "as", Object.entries(forms), "form");
	const { options, root } = await findSiteOptions(values, names[0], cwd);
	const site = await resolveSite({
		...options,
		content: false,
		...values.as === "model" ? {} : { feedback: void 0 }
	});
	const text = await format(site);
	if (typeof text !== "string") {
		for (const chunk of text) {
			out(chunk);
			await written();
		}
		out("\n");
	} else if (text !== "") out(`${text}\n`);
	printCheckHint(printFeedbackFindings(site, root, err), input, streams);
	return site.ok ? 0 : 1;
}
//#endregion
export { print };
