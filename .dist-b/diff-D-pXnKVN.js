import { In as siteCommand, V as resolveSite, Yr as escapeControls, c as findSiteOptions, d as siteFlags, ei as formatSafeJson, f as flagChoice, qr as createColors, ri as OptionsError, ti as pluralize, wt as resolveHref } from "./core-0sspFqjL.js";
import { r as findMovesSince, s as resolveEarlier, t as createPublishedLookup } from "./earlier-site-Cl5XH2P4.js";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
//#region src/core/diff/compare-sites.ts
/**
* @param moves Moved pages by their old route.
* @param lookup Resolves links of the current site.
*/
function compareSites(previousSite, currentSite, moves, lookup) {
	const [previousPages, currentPages] = [pagesOf(previousSite), pagesOf(currentSite)];
	const moveTargets = new Set([...moves.values()].map(({ to }) => to));
	const removedPages = [...previousPages.values()].filter(({ route }) => !currentPages.has(route));
	const isLost = (route) => resolveHref(route, lookup).to === "nothing";
	const keptPages = [...previousPages.values()].flatMap((old) => {
		const page = currentPages.get(moves.get(old.route)?.to ?? old.route);
		return page === void 0 ? [] : [{
			old,
			page
		}];
	});
	const [oldSections, newSections] = [sectionPaths(previousSite), sectionPaths(currentSite)];
	return {
		added: [...currentPages.values()].filter(({ route }) => !previousPages.has(route) && !moveTargets.has(route)).map(pageName),
		removed: removedPages.filter(({ route }) => !moves.has(route)).map((page) => ({
			...pageName(page),
			isLost: isLost(page.route)
		})),
		moved: removedPages.flatMap((page) => {
			const move = moves.get(page.route);
			return move === void 0 ? [] : [{
				...pageName(page),
				to: move.to,
				by: move.by,
				isLost: isLost(page.route)
			}];
		}),
		retitled: keptPages.filter(({ old, page }) => sidebarLabel(old) !== sidebarLabel(page)).map(({ old, page }) => ({
			route: page.route,
			from: sidebarLabel(old),
			to: sidebarLabel(page)
		})),
		relocated: keptPages.flatMap(({ old, page }) => {
			const [from, to] = [placementPaths(old), placementPaths(page)];
			return from.join("\n") === to.join("\n") ? [] : [{
				route: page.route,
				from,
				to
			}];
		}),
		sections: {
			added: newSections.filter((item) => !oldSections.includes(item)),
			removed: oldSections.filter((item) => !newSections.includes(item))
		}
	};
}
function pagesOf({ pages }) {
	return new Map(Object.entries(pages).filter(([, page]) => page.missing !== true));
}
function pageName({ route, title }) {
	return {
		route,
		title
	};
}
function sidebarLabel({ title, sidebarTitle }) {
	return sidebarTitle ?? title;
}
function placementPaths({ placements }) {
	return placements.map(({ context, breadcrumbs, hidden }) => {
		const { language, version } = context;
		return `${[
			language,
			version,
			...breadcrumbs.map(({ label }) => label)
		].filter((item) => item !== void 0).join(" > ") || "top level"}${hidden === true ? " (hidden)" : ""}`;
	});
}
function sectionPaths({ tree }) {
	const paths = /* @__PURE__ */ new Set();
	visit(tree.children, []);
	return [...paths];
	function visit(nodes, parentLabels) {
		for (const node of nodes) {
			if (node.kind !== "section" && node.kind !== "group") continue;
			const labels = [...parentLabels, node.label];
			paths.add(labels.join(" > "));
			visit(node.children, labels);
		}
	}
}
//#endregion
//#region src/cli/diff.ts
const formats = [
	"pretty",
	"markdown",
	"json"
];
const diff = {
	usage: "docs-json-nav diff [root] REF",
	summary: "Shows how the navigation and routes changed since a Git revision: pages added, removed, moved, retitled or reordered.",
	flags: {
		format: {
			type: "string",
			value: formats.join("|"),
			description: "output format (default: pretty)"
		},
		...siteFlags("diff")
	},
	examples: [
		["docs-json-nav diff origin/main", "since the target branch of a pull request"],
		["docs-json-nav diff docs v1.2", "since a release, in the folder docs"],
		["docs-json-nav diff HEAD~1 --format markdown", "for the description of a pull request"]
	],
	notes: ["Exit status: 0 compared, 2 the command could not run. docs-json-nav check --since REF fails on lost routes."],
	maxNames: 2,
	run
};
async function run({ values, names }, { out, cwd, program }) {
	const format = flagChoice(values, "format", formats);
	const since = names.at(-1);
	if (since === void 0) throw new OptionsError(`REF is missing: ${diff.usage}`);
	const { options, root } = await findSiteOptions(values, names.length > 1 ? names[0] : void 0, cwd);
	const site = await resolveSite({
		...options,
		content: false,
		feedback: void 0
	});
	const earlier = await resolveEarlier(options, since).catch((error) => {
		if (names.length > 1 || !existsSync(resolve(cwd, since, "docs.json"))) throw error;
		throw new OptionsError(`REF is missing: ${program} ${siteCommand("diff", since, {}, ["REF"])}`);
	});
	const changes = compareSites(earlier.model, site.model, findMovesSince(earlier, site), createPublishedLookup(site));
	if (format === "json") out(`${formatSafeJson({
		version: 1,
		root,
		since,
		...changes
	})}\n`);
	else out(`${format === "markdown" ? formatChangesMarkdown(changes, since) : formatChanges(changes, since)}\n`);
	return 0;
}
const noRedirectNote = " (no redirect)";
function formatChanges(changes, since) {
	const colors = createColors();
	const colorByMark = {
		"+": colors.green,
		"-": colors.red,
		"~": colors.yellow
	};
	const groups = groupChanges(changes, (text) => text, JSON.stringify);
	if (groups.length === 0) return `No changes in the navigation since ${escapeControls(since)}.`;
	return groups.map(({ title, mark, lines }) => [colors.bold(`${title} (${lines.length})`), ...lines.map((line) => `  ${colorByMark[mark](mark)} ${escapeControls(line)}`)].join("\n")).join("\n\n");
}
/** Formats changes as Markdown for a pull request. Names are inline code, so that markup in them has no effect. */
function formatChangesMarkdown(changes, since) {
	const groups = groupChanges(changes, formatInlineCode, formatInlineCode);
	const heading = `### Navigation since ${formatInlineCode(since)}`;
	if (groups.length === 0) return `${heading}\n\nNothing has changed.`;
	const sections = groups.map(({ title, lines }) => {
		const list = lines.map((line) => `- ${line}`).join("\n");
		return `<details><summary>${title}: ${lines.length}</summary>\n\n${list}\n\n</details>`;
	});
	const lostCount = [...changes.removed, ...changes.moved].filter(({ isLost }) => isLost).length;
	return [
		heading,
		...lostCount === 0 ? [] : [`**${pluralize(lostCount, "route")} without a redirect**`],
		...sections
	].join("\n\n");
}
function groupChanges({ added, removed, moved, retitled, relocated, sections }, formatName, formatTitle) {
	return [
		{
			title: "Pages added",
			mark: "+",
			lines: added.map(({ route, title }) => `${formatName(route)} ${formatTitle(title)}`)
		},
		{
			title: "Pages removed",
			mark: "-",
			lines: removed.map(({ route, title, isLost }) => `${formatName(route)} ${formatTitle(title)}${isLost ? noRedirectNote : ""}`)
		},
		{
			title: "Pages moved",
			mark: "~",
			lines: moved.map(({ route, to, isLost }) => `${formatName(route)} to ${formatName(to)}${isLost ? noRedirectNote : ""}`)
		},
		{
			title: "Pages retitled",
			mark: "~",
			lines: retitled.map(({ route, from, to }) => `${formatName(route)} ${formatTitle(from)} to ${formatTitle(to)}`)
		},
		{
			title: "Pages reordered",
			mark: "~",
			lines: relocated.map(({ route, from, to }) => `${formatName(route)} ${formatLocations(from, formatName)} to ${formatLocations(to, formatName)}`)
		},
		{
			title: "Sections added",
			mark: "+",
			lines: sections.added.map(formatName)
		},
		{
			title: "Sections removed",
			mark: "-",
			lines: sections.removed.map(formatName)
		}
	].filter(({ lines }) => lines.length > 0);
}
function formatLocations(texts, formatName) {
	return texts.length === 0 ? "not in the navigation" : texts.map(formatName).join(", ");
}
function formatInlineCode(text) {
	const longestRun = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = "`".repeat(longestRun + 1);
	const line = text.replace(/\s+/g, " ");
	return longestRun === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}
//#endregion
export { diff };
