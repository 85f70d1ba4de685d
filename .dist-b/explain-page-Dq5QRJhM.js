import { $i as routeOf, Mn as elementsOf, Ot as createDocsLookup, Qi as pagePathOfUrl, Tt as resolveLink, bi as locationKey, un as elementTypes, wt as resolveHref } from "./core-0sspFqjL.js";
import { l as filesOfPage } from "./suggest-routes-DaeDeFVj.js";
import { t as Locator } from "./locate-DqdawXK8.js";
//#region src/site/explain/links-to.ts
/** Finds the links and redirects to a page. Navigation links come first. */
function findLinksTo(route, facts) {
	const lookup = createDocsLookup(facts);
	const isMatch = (resolution) => resolution.to === "page" && resolution.route === route;
	const redirects = facts.expansion.navigation.redirects.filter(({ destination }) => isMatch(resolveHref(destination.text, lookup)));
	return {
		links: findLinks(isMatch, lookup, facts),
		redirects: redirects.map(({ source }) => ({
			target: source.text,
			location: source.location
		}))
	};
}
function findBrokenLinksTo(path, facts) {
	const lookup = createDocsLookup(facts);
	const isMatch = (resolution) => resolution.to === "nothing" && pagePathOfUrl(resolution.path) === path;
	return [...facts.expansion.navigation.redirects.flatMap(({ destination: { text, location } }) => isMatch(resolveHref(text, lookup)) ? [{
		target: text,
		location
	}] : []), ...findLinks(isMatch, lookup, facts)];
}
/**
* Finds the links to a missing page that the navigation names. Checks report only the entry of such a page, so lookups
* treat links to the page as valid. With an empty `links.missing`, the links count as broken.
*/
function findLinksToMissing(route, facts) {
	const { links } = facts;
	const factsWithoutMissing = {
		...facts,
		links: {
			...links,
			missingPaths: /* @__PURE__ */ new Set()
		}
	};
	return {
		links: findBrokenLinksTo(pagePathOfUrl(route), factsWithoutMissing),
		redirects: []
	};
}
function findLinks(isMatch, lookup, { expansion, inventory, bodies }) {
	const links = /* @__PURE__ */ new Map();
	for (const { href } of elementsOf(expansion.navigation.root)) if (href !== void 0 && isMatch(resolveHref(href.text, lookup))) links.set(JSON.stringify(href.location), {
		target: href.text,
		location: href.location
	});
	for (const page of inventory.pages.values()) {
		const route = routeOf(page.path);
		for (const file of filesOfPage(page.file, bodies)) for (const { target, start, end } of bodies.get(file)?.links ?? []) {
			if (/^\s*(?:#|$)/.test(target) || !isMatch(resolveLink(target, {
				route,
				file
			}, lookup))) continue;
			links.set(`${file}:${start}`, {
				target,
				location: {
					file,
					start,
					end
				}
			});
		}
	}
	return [...links.values()];
}
//#endregion
//#region src/site/explain/explain-page.ts
async function explainPage(page, site) {
	const { facts, diagnostics } = site;
	const { route, title, file, endpoint } = page;
	const positionOf = createPositionLocator(site);
	const ancestorMap = indexAncestors(facts.expansion.navigation.root);
	const { links, redirects } = page.missing === true ? findLinksToMissing(route, facts) : findLinksTo(route, facts);
	const isHiddenByFrontMatter = file !== null && [...facts.inventory.pages.values()].some((pageFile) => pageFile.file === file && pageFile.frontMatter.hidden);
	const placements = await Promise.all(page.placements.map((placement) => explainPlacement(placement, ancestorMap.get(locationKey(placement.source)) ?? [])));
	const [firstPlacement] = placements;
	return {
		kind: "page",
		route,
		title,
		file,
		state: pageStateOf(page),
		hidden: page.hidden === true ? firstPlacement?.hidden ?? hiddenByFrontMatter : null,
		endpoint: endpoint === void 0 ? null : {
			reference: `${endpoint.method} ${endpoint.path}`,
			specification: endpoint.spec
		},
		placements,
		redirects: await Promise.all(redirects.map(async ({ target, location }) => ({
			source: target,
			...await positionOf(location)
		}))),
		linkedFrom: await Promise.all(links.map(async ({ target, location }) => ({
			target,
			...await positionOf(location)
		}))),
		problems: diagnostics.filter((diagnostic) => diagnostic.file === file || page.placements.some(({ source }) => source.file === diagnostic.file && source.pointer === diagnostic.pointer))
	};
	async function explainPlacement({ source, breadcrumbs, context, previous, next, hidden }, ancestors) {
		const elementsWithSpecs = ancestors.filter(({ openapi }) => openapi !== void 0).reverse();
		const [nearestSpecifications, ...outerSpecifications] = await Promise.all(elementsWithSpecs.map((element) => locateSpecifications(element.openapi ?? [], describeElement(element))));
		const rootSpecifications = await locateSpecifications(facts.expansion.navigation.openapi ?? [], "\"api\" of docs.json");
		return {
			...await positionOf(source),
			pointer: source.pointer,
			breadcrumbs: breadcrumbs.map(({ label }) => label),
			context,
			previous,
			next,
			hidden: hidden === true ? await findHiddenReason(ancestors) : null,
			specifications: nearestSpecifications ?? rootSpecifications,
			hiddenSpecifications: nearestSpecifications === void 0 ? [] : [...outerSpecifications.flat(), ...rootSpecifications]
		};
	}
	async function locateSpecifications(settings, setBy) {
		return Promise.all(settings.map(async ({ source }) => ({
			specification: source.text,
			setBy,
			...await positionOf(source.location)
		})));
	}
	async function findHiddenReason(ancestors) {
		if (isHiddenByFrontMatter) return hiddenByFrontMatter;
		const element = ancestors.find((ancestor) => ancestor.hidden);
		if (element !== void 0) return {
			by: describeElement(element),
			at: await positionOf(element.location)
		};
		return {
			by: "x-hidden in the specification",
			at: null
		};
	}
}
const hiddenByFrontMatter = {
	by: "hidden: true in its front matter",
	at: null
};
function pageStateOf({ missing, provided, file, placements }) {
	if (missing === true) return "missing";
	if (provided === true) return "provided";
	if (file === null) return "generated";
	return placements.length === 0 ? "unlisted" : "listed";
}
function createPositionLocator({ read }) {
	const locator = new Locator(/* @__PURE__ */ new Map(), read);
	return async (location) => {
		const { file, line, column } = await locator.locate(location);
		return {
			file,
			line,
			column
		};
	};
}
function indexAncestors(root) {
	const ancestors = /* @__PURE__ */ new Map();
	visit(root, []);
	return ancestors;
	function visit(element, parents) {
		const path = [...parents, element];
		if (element.root !== void 0) ancestors.set(locationKey(element.root.location), path);
		for (const { items } of element.lists) for (const item of items) if (item.kind === "entry") ancestors.set(locationKey(item.location), path);
		else visit(item, path);
	}
}
/** Describes an element in a message: `the tab "API"`, `a tab without a name` or `"navigation"`. */
function describeElement({ kind, label }) {
	const { noun } = elementTypes[kind];
	if (kind === "navigation") return "\"navigation\"";
	return label === "" ? `a ${noun} without a name` : `the ${noun} ${JSON.stringify(label)}`;
}
//#endregion
export { findLinksTo as a, findBrokenLinksTo as i, explainPage as n, pageStateOf as r, createPositionLocator as t };
