import { Bn as resolveOptions, Er as relativePath, Hr as summarize, Na as severities, T as openOutput, Ur as appendTo, V as resolveSite, Yr as escapeControls, a as pluralPronoun, c as findSiteOptions, d as siteFlags, i as nextCommand, o as printCheckHint, oa as escapeHtml, qn as parseIsoDate, ri as OptionsError, s as progressBar, sa as scriptJson, wr as packageFolder, zr as groupByCause } from "./core-0sspFqjL.js";
import { n as pathLookupOf, r as readFeedback, t as addFeedback$1 } from "./site-B3mywFuB.js";
import { r as pageStateOf } from "./explain-page-Dq5QRJhM.js";
import { t as createFeedbackRows } from "./feedback-rows-CUdkOe-l.js";
import { readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { createHash } from "node:crypto";
//#region src/report/compare-siblings.ts
/** Compares sibling languages and sibling versions at each level of the navigation that has at least two. */
function compareSiblings({ tree, counterparts }, pageIndexes) {
	const comparisons = [];
	const visit = (parent, path, labels) => {
		for (const axis of ["language", "version"]) {
			const siblings = [...parent.children.entries()].filter((entry) => entry[1].kind === "section" && entry[1].axis === axis);
			if (siblings.length < 2) continue;
			const counterpartTable = counterparts.find((candidate) => candidate.axis === axis && isSamePath(candidate.path, path));
			comparisons.push({
				axis,
				labels,
				...compare(siblings, counterpartTable, pageIndexes)
			});
		}
		for (const [index, child] of parent.children.entries()) if (child.kind === "section") visit(child, [...path, index], [...labels, child.label]);
	};
	visit(tree, [], []);
	return comparisons;
}
function compare(siblings, counterpartTable, pageIndexes) {
	const first = Math.max(siblings.findIndex(([, node]) => node.default === true), 0);
	const columnOf = (sibling) => counterpartTable?.siblings.indexOf(siblings[sibling]?.[0] ?? -1) ?? -1;
	const expectedRoutes = new Set(siblings.slice(first, first + 1).flatMap(([, node]) => [...routesIn(node)]));
	return {
		first,
		siblings: siblings.map(([, node], siblingIndex) => {
			const routes = routesIn(node);
			if (siblingIndex === first) return {
				label: node.label,
				pages: routes.size,
				missing: [],
				extra: 0
			};
			const sharedRoutes = findCounterparts(counterpartTable, columnOf(first), columnOf(siblingIndex));
			const missingRoutes = [...expectedRoutes].filter((route) => !sharedRoutes.has(route) && !routes.has(route));
			const extraCount = routes.size - (expectedRoutes.size - missingRoutes.length);
			return {
				label: node.label,
				pages: routes.size,
				missing: missingRoutes.flatMap((route) => pageIndexes.get(route) ?? []),
				extra: Math.max(extraCount, 0)
			};
		})
	};
}
/** Routes of one sibling that have a counterpart in another. */
function findCounterparts(counterpartTable, firstColumn, otherColumn) {
	const rows = counterpartTable?.rows.filter((row) => typeof row[firstColumn] === "string" && typeof row[otherColumn] === "string") ?? [];
	return new Set(rows.flatMap((row) => row[firstColumn] ?? []));
}
function routesIn(section) {
	const routes = /* @__PURE__ */ new Set();
	const visit = (node) => {
		if (node.kind === "page") routes.add(node.route);
		if (node.kind === "group" && node.root !== null) routes.add(node.root);
		if ("children" in node) node.children.forEach(visit);
	};
	visit(section);
	return routes;
}
function isSamePath(pathA, pathB) {
	return pathA.length === pathB.length && pathA.every((segment, index) => segment === pathB[index]);
}
//#endregion
//#region src/report/survey-site.ts
/**
* Collects the data of a report. A finding belongs to the innermost node at its location. If there is no such node, the
* finding belongs to the page of its file.
*/
function surveySite({ model, ok, diagnostics, read, changes, location }) {
	const pages = Object.values(model.pages);
	const pageIndexes = new Map(pages.map(({ route }, index) => [route, index]));
	const flatNodes = flattenTree(model, pageIndexes);
	const findingsOfPage = /* @__PURE__ */ new Map();
	const findingsOfNode = /* @__PURE__ */ new Map();
	const nodesBySource = indexNodes(flatNodes);
	const pageIndexByFile = new Map(pages.flatMap(({ file }, index) => file === null ? [] : [[file, index]]));
	const diagnosticsWithCause = groupByCause(diagnostics).flatMap((group, cause) => group.map((diagnostic) => ({
		diagnostic,
		cause
	})));
	const sortedDiagnostics = severities.flatMap((severity) => diagnosticsWithCause.filter(({ diagnostic }) => diagnostic.severity === severity));
	for (const [index, { diagnostic }] of sortedDiagnostics.entries()) {
		const nodeIndexes = findNodeIndexes(diagnostic, nodesBySource);
		const pageIndex = pageIndexByFile.get(diagnostic.file);
		for (const node of nodeIndexes) appendTo(findingsOfNode, node, index);
		if (nodeIndexes.length === 0 && pageIndex !== void 0) appendTo(findingsOfPage, pageIndex, index);
	}
	return {
		name: model.site.name,
		ok,
		nodes: flatNodes.map(({ source: _, ...node }, index) => ({
			...node,
			findings: findingsOfNode.get(index)
		})),
		pages: pages.map((page, index) => ({
			...createReportPage(page, read, changes),
			findings: findingsOfPage.get(index)
		})),
		findings: sortedDiagnostics.map(({ diagnostic, cause }) => ({
			...createReportFinding(diagnostic, pageIndexes, pageIndexByFile),
			cause
		})),
		...location,
		comparisons: compareSiblings(model, pageIndexes),
		feedbackAt: model.site.feedback?.readAt
	};
}
function indexNodes(nodes) {
	const nodesBySource = /* @__PURE__ */ new Map();
	for (const [nodeIndex, { source }] of nodes.entries()) if (source !== void 0) appendTo(nodesBySource, `${source.file}#${source.pointer}`, nodeIndex);
	return nodesBySource;
}
function findNodeIndexes({ file, pointer }, nodesBySource) {
	for (let ancestorPointer = pointer; ancestorPointer !== void 0 && ancestorPointer !== ""; ancestorPointer = ancestorPointer.slice(0, ancestorPointer.lastIndexOf("/"))) {
		const nodeIndexes = nodesBySource.get(`${file}#${ancestorPointer}`);
		if (nodeIndexes !== void 0) return nodeIndexes;
	}
	return [];
}
/** The playground runs in a browser, which has no `Buffer`. */
const encoder = new TextEncoder();
function createReportPage(page, read, changes) {
	const { route, title, file, hidden, endpoint, feedback } = page;
	const text = file === null ? void 0 : read(file);
	return {
		route,
		title,
		file,
		state: pageStateOf(page),
		size: text === void 0 ? void 0 : encoder.encode(text).length,
		hidden: hidden === true ? hidden : void 0,
		method: endpoint?.method,
		feedback,
		change: changes.get(route)
	};
}
function createReportFinding({ code, severity, message, help, file, line, column, link, fixes }, pageIndexes, pageIndexByFile) {
	const from = pageIndexByFile.get(file);
	const candidates = [link?.resolved, ...link?.suggestions ?? []].map((href) => href?.replace(/[?#].*$/s, ""));
	const fix = fixes?.fixes[0];
	const to = candidates.map((route) => pageIndexes.get(route ?? "")).find((index) => index !== void 0) ?? null;
	return {
		code,
		severity,
		message,
		help,
		file,
		line,
		column,
		fix: fixes?.isSure === true ? fix?.title : void 0,
		link: link === void 0 || from === void 0 ? void 0 : {
			from,
			to
		}
	};
}
function flattenTree({ tree, pages }, pageIndexes) {
	const nodes = [];
	const addNodes = (children, parent) => {
		for (const child of children) {
			const index = nodes.push({
				parent,
				...describeReportNode(child, pageIndexes)
			}) - 1;
			if ("children" in child) addNodes(child.children, index);
			if (child.kind === "section") addNodes(child.global ?? [], index);
		}
	};
	addNodes(tree.children, -1);
	if (tree.global.length > 0) addNodes(tree.global, nodes.push({
		parent: -1,
		kind: "global",
		label: "On every page"
	}) - 1);
	const unlistedPages = Object.values(pages).filter(({ placements }) => placements.length === 0);
	if (unlistedPages.length > 0) {
		const parent = nodes.push({
			parent: -1,
			kind: "files",
			label: "Unlisted pages"
		}) - 1;
		for (const { route, title } of unlistedPages) {
			const page = pageIndexes.get(route);
			if (page !== void 0) nodes.push({
				parent,
				kind: "page",
				label: title,
				page
			});
		}
	}
	return nodes;
}
function describeReportNode(node, pageIndexes) {
	const { label, hidden, source } = node;
	const common = {
		label,
		source,
		hidden: hidden === true ? hidden : void 0
	};
	switch (node.kind) {
		case "section": return {
			kind: node.axis,
			name: node.name,
			...common
		};
		case "page": return {
			kind: "page",
			page: pageIndexes.get(node.route),
			...common
		};
		case "link": return {
			kind: "link",
			href: node.href,
			...common
		};
		case "group":
		case "endpoint": return {
			kind: node.kind,
			...common
		};
	}
}
//#endregion
//#region src/report/write-page.ts
/** Text that identifies reports among HTML files. */
const titleStart = "<title>Navigation report: ";
/** Recognizes output of `writeReportPage` of this version or an earlier one. */
function isReportPage(text) {
	return text.startsWith("<!doctype html>") && text.slice(0, text.indexOf("<style>")).includes(titleStart);
}
/**
* Writes a self-contained HTML page. Its content security policy allows only its own script and styles, and no
* requests. Text of the site is embedded as JSON, never as markup.
*
* @param checkCommand Command that prints the same findings, shown in browsers without JavaScript.
*/
function renderReportPage(data, { script, styles }, checkCommand) {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${[
		"default-src 'none'",
		`script-src '${hashSource(script)}'`,
		`style-src '${hashSource(styles)}'`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ")}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${titleStart}${escapeHtml(data.name)}</title>
<style>${styles}</style>
</head>
<body>
<noscript><p>This report needs JavaScript. The same findings: <code>${escapeHtml(checkCommand)}</code>.</p></noscript>
<div id="report"></div>
<script type="application/json" id="data">${scriptJson(data)}<\/script>
<script>${script}<\/script>
</body>
</html>
`;
}
/** Hash source of a content security policy: `sha256-…`. */
function hashSource(text) {
	return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
//#endregion
//#region src/cli/report.ts
/** Length of the two periods whose feedback is compared, in milliseconds: 30 days. */
const periodMs = 720 * 60 * 60 * 1e3;
const report = {
	usage: "docs-json-nav report [root] --out FILE.html",
	summary: "Writes a self-contained HTML page: the navigation as a map, with findings, feedback, sizes and coverage.",
	flags: {
		out: {
			type: "string",
			value: "FILE.html",
			description: "file to write; - for standard output"
		},
		...siteFlags("report")
	},
	examples: [["docs-json-nav report --out report.html", "the docs folder here, including page bodies"], ["docs-json-nav report docs --out build/report.html --unlisted", "warn about pages that are not in the navigation"]],
	notes: ["A file that is not an earlier report is never replaced. --out - writes to standard output.", "Exit status: 0 no errors, 1 errors, 2 the command could not run. The page is written in the first two cases."],
	run
};
async function run(input, streams) {
	const { values, names } = input;
	const { out, cwd } = streams;
	if (typeof values.out !== "string" || values.out === "") throw new OptionsError("--out FILE.html is missing.");
	const output = openOutput(values.out, {
		name: "a report",
		holds: isReportPage
	}, streams);
	const { options } = await findSiteOptions(values, names[0], cwd);
	const onBodies = progressBar("reading pages");
	const site = await resolveSite({
		...options,
		feedback: void 0
	}, void 0, { onParseProgress: onBodies });
	const siteWithFeedback = await addFeedback(site, options);
	const docsLocation = locateDocs(cwd, site.root, output.stream === void 0 ? resolve(cwd, values.out, "..") : void 0);
	const root = names[0] !== void 0 && isAbsolute(names[0]) ? docsLocation.prefix || void 0 : names[0];
	const fixCommand = nextCommand(streams.program, "fix", root, values);
	const data = surveySite({
		...siteWithFeedback,
		read: site.read,
		location: {
			...docsLocation,
			fix: fixCommand
		}
	});
	const checkCommand = nextCommand(streams.program, "check", root, values);
	const assets = reportAssets();
	await output.write(renderReportPage(data, assets, checkCommand));
	if (output.stream !== void 0) return siteWithFeedback.ok ? 0 : 1;
	const displayName = escapeControls(values.out);
	out(`wrote ${displayName}\n`);
	if (site.ok && !siteWithFeedback.ok) streams.err(`${summarize(siteWithFeedback)}: ${displayName} shows ${pluralPronoun(siteWithFeedback.diagnostics.length)}.\n`);
	else printCheckHint(site, input, streams);
	return siteWithFeedback.ok ? 0 : 1;
}
/**
* Path of the docs folder relative to the working directory (`prefix`) and to the page (`docsFolder`). Paths outside
* the working directory are left out, because their names must not appear in the page.
*
* @param pageFolder Absolute path of the folder of the page. `undefined` if the page is written to a stream.
*/
function locateDocs(cwd, root, pageFolder) {
	const [docsPath, pagePath] = [root, pageFolder].map((path) => path === void 0 ? ".." : relativePath(cwd, path));
	if (docsPath === void 0 || isOutside(docsPath)) return { prefix: "" };
	const prefix = docsPath === "" ? "" : `${docsPath}/`;
	return pagePath === void 0 || isOutside(pagePath) || pageFolder === void 0 ? { prefix } : {
		prefix,
		docsFolder: `${relativePath(pageFolder, root) || "."}/`
	};
}
function isOutside(path) {
	return path === ".." || path.startsWith("../") || isAbsolute(path);
}
async function addFeedback(site, options) {
	const { feedback: settings } = await resolveOptions(options);
	if (settings === void 0) return {
		...site,
		changes: /* @__PURE__ */ new Map()
	};
	const lookup = pathLookupOf(site.model, settings.hosts);
	const result = await readFeedback(settings, lookup, "due");
	const readTime = parseIsoDate(result.readAt);
	const entriesBetween = (from, until) => result.entries.filter(({ createdAt }) => {
		const time = parseIsoDate(createdAt);
		return time !== void 0 && time >= from && time < until;
	});
	const rows = readTime === void 0 ? [] : createFeedbackRows(entriesBetween(readTime - periodMs, readTime), entriesBetween(readTime - 2 * periodMs, readTime - periodMs), site.model, lookup, "page");
	const changes = new Map(rows.map(({ name, change = 0 }) => [name, change]));
	const locatedFindings = await site.locateTogether(result.findings);
	return {
		...site,
		...locatedFindings,
		model: addFeedback$1(site.model, result),
		changes
	};
}
function reportAssets() {
	return {
		script: readReportAsset("client.js"),
		styles: readReportAsset("styles.css")
	};
}
function readReportAsset(name) {
	return readFileSync(join(packageFolder(), "dist/report", name), "utf8");
}
//#endregion
export { surveySite as i, reportAssets as n, renderReportPage as r, report as t };
