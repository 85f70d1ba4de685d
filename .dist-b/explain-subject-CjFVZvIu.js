import { $i as routeOf, Bt as parseReference, Dt as resolveVisited, Ft as Redirects, Gn as nearestWords, Hi as splitUrl, Jt as findOperation, Mn as elementsOf, Ot as createDocsLookup, Pt as createSiteLookup, Rt as normalizeRedirectPath, Zi as normalizePath, na as withoutExtension, qt as endpointHint } from "./core-0sspFqjL.js";
import { l as filesOfPage } from "./suggest-routes-DaeDeFVj.js";
import { i as findBrokenLinksTo, n as explainPage, t as createPositionLocator } from "./explain-page-Dq5QRJhM.js";
//#region src/site/explain/explain-subject.ts
/**
* Explains a route, URL, file, entry of `pages`, or endpoint (`METHOD /path`).
*
* @param site Must be resolved with page content, because links in pages are part of the explanation.
* @param movedTo Finds the new paths of renamed files: see `Host`.
*/
async function explainSubject(subject, site, movedTo) {
	const parsedReference = parseReference(subject);
	if (parsedReference !== void 0 && parsedReference.kind !== "malformed") return explainEndpoint(subject, parsedReference.reference, site);
	const [urlPath] = splitUrl(subject);
	const page = findPage(subject, site) ?? (urlPath === "" ? void 0 : findPage(urlPath, site));
	if (page !== void 0) return [await explainPage(page, site)];
	const path = normalizePath(urlPath) ?? subject;
	return [explainIgnored(path, site) ?? await explainRedirect(path, site) ?? await explainFile(path, site) ?? await explainUnknown(subject, await describeUnknownPath(path, site, movedTo), site)];
}
async function explainEndpoint(subject, reference, site) {
	const { method, path, spec } = reference;
	const pages = Object.values(site.model.pages).filter(({ endpoint }) => endpoint !== void 0 && endpoint.method === method.toUpperCase() && withoutTrailingSlash(endpoint.path) === withoutTrailingSlash(path) && (spec === void 0 || endpoint.spec === normalizePath(spec) || endpoint.spec === spec));
	if (pages.length > 0) return Promise.all(pages.map((page) => explainPage(page, site)));
	const specifications = [...site.facts.expansion.specifications.values()].flatMap((state) => state.state === "read" ? [state.specification] : []);
	const definedIn = specifications.filter((specification) => findOperation(specification, {
		method: method.toUpperCase(),
		path
	}) !== void 0).map(({ source }) => source);
	return [await explainUnknown(subject, {
		definedIn,
		nearest: definedIn.length > 0 ? [] : referencesFromHint(endpointHint(reference, specifications), path),
		renamedTo: null,
		linkedFrom: []
	}, site)];
}
function referencesFromHint(hint, path) {
	if (hint.kind === "nothing") return [];
	return hint.kind === "methods" ? hint.methods.map((method) => `${method} ${path}`) : [hint.reference];
}
/** Finds a page by route, URL, page path or file. Also finds missing pages that the navigation names. */
function findPage(subject, { model, facts }) {
	const path = normalizePath(subject);
	const byRoute = path === void 0 ? void 0 : model.pages[routeOf(path)];
	if (byRoute !== void 0) return byRoute;
	const byFile = Object.values(model.pages).find(({ file }) => file !== null && file === path);
	if (byFile !== void 0) return byFile;
	const pathWithoutExtension = path === void 0 ? void 0 : withoutExtension(path);
	if (path !== void 0 && (facts.inventory.ignored.has(pathWithoutExtension ?? path) || facts.inventory.files.has(path))) return void 0;
	const route = /^\w+:\/\//.test(subject) || subject.startsWith(`${facts.base}/`) || pathWithoutExtension !== void 0 ? resolveVisited(subject, {
		...createSiteLookup(model, true),
		redirects: new Redirects([])
	}) : void 0;
	return route === void 0 ? void 0 : model.pages[route];
}
function explainIgnored(path, { facts: { inventory }, diagnostics }) {
	const ignoredFile = inventory.ignored.get(withoutExtension(path) ?? path);
	if (ignoredFile === void 0) return void 0;
	const { pattern, from, line } = ignoredFile.rule;
	return {
		kind: "ignored",
		file: ignoredFile.file,
		rule: {
			pattern,
			from,
			line: line ?? null
		},
		problems: diagnostics.filter(({ message }) => message.includes(ignoredFile.file))
	};
}
async function explainRedirect(path, site) {
	const { redirects } = site.facts.expansion.navigation;
	const match = createDocsLookup(site.facts).redirects.find(normalizeRedirectPath(path));
	const redirect = match === void 0 ? void 0 : redirects[match.index];
	if (match === void 0 || redirect === void 0) return void 0;
	const { source, destination } = redirect;
	return {
		kind: "redirect",
		path: `/${path}`,
		redirect: {
			...await createPositionLocator(site)(source.location),
			source: source.text
		},
		destination: match.destination,
		problems: problemsAt([
			redirect.location,
			source.location,
			destination.location
		], site)
	};
}
async function explainFile(path, site) {
	const { facts, diagnostics } = site;
	const { inventory, bodies, expansion } = facts;
	if (!inventory.files.has(path)) return void 0;
	const positionOf = createPositionLocator(site);
	const elements = [...elementsOf(expansion.navigation.root)];
	const settingLocations = elements.flatMap(({ openapi = [], asyncapi = [] }) => [...openapi, ...asyncapi]).filter(({ source }) => normalizePath(source.text) === path).map(({ source }) => source.location);
	const importingPages = [...inventory.pages.values()].filter(({ file }) => filesOfPage(file, bodies).has(path));
	const links = [...bodies].flatMap(([file, { links }]) => links.filter(({ target }) => normalizePath(target) === path).map(({ start, end }) => ({
		file,
		start,
		end
	})));
	return {
		kind: "file",
		file: path,
		role: path === "docs.json" || elements.some(({ location }) => location.file === path) ? "navigation" : settingLocations.length > 0 ? "specification" : "other",
		usedBy: await Promise.all([
			...settingLocations,
			...importingPages.map(({ file }) => ({ file })),
			...links
		].map(positionOf)),
		problems: diagnostics.filter(({ file }) => file === path)
	};
}
/**
* Explains a subject that doesn't exist. The navigation may still name the subject: for example, an endpoint of an
* unavailable specification.
*/
async function explainUnknown(subject, details, site) {
	const { links } = site.facts;
	const locations = [...links.targets.keys()].filter(({ text }) => text.trim() === subject).map(({ location }) => location);
	return {
		kind: "unknown",
		what: subject,
		entries: await Promise.all(locations.map(createPositionLocator(site))),
		...details,
		problems: problemsAt(locations, site)
	};
}
function problemsAt(locations, { diagnostics }) {
	return diagnostics.filter(({ file, pointer }) => locations.some((location) => location.file === file && location.pointer === pointer));
}
async function describeUnknownPath(path, site, movedTo) {
	const pathWithoutExtension = withoutExtension(path) ?? path;
	const files = [`${pathWithoutExtension}.mdx`, `${pathWithoutExtension}.md`];
	const newPaths = await movedTo(files);
	const renamedTo = files.map((file) => newPaths.get(file)).find((file) => file !== void 0) ?? null;
	const page = Object.values(site.model.pages).find(({ file }) => file !== null && file === renamedTo);
	const positionOf = createPositionLocator(site);
	const linkedFrom = findBrokenLinksTo(pathWithoutExtension, site.facts).map(async ({ target, location }) => ({
		...await positionOf(location),
		target
	}));
	return {
		definedIn: [],
		renamedTo,
		nearest: page === void 0 ? suggestRoutes(path, site) : [page.route],
		linkedFrom: await Promise.all(linkedFrom)
	};
}
function suggestRoutes(path, { model }) {
	const routes = Object.keys(model.pages);
	const routesByName = /* @__PURE__ */ new Map();
	for (const route of routes) if (!routesByName.has(lastSegment(route))) routesByName.set(lastSegment(route), route);
	const similarRoutes = nearestWords(lastSegment(path), routesByName.keys(), 3).map((name) => routesByName.get(name));
	return [...new Set([...nearestWords(`/${path}`, routes, 3), ...similarRoutes])].slice(0, 3);
}
function lastSegment(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function withoutTrailingSlash(path) {
	return path.length > 1 ? path.replace(/\/$/, "") : path;
}
//#endregion
export { explainSubject as t };
