import { $i as routeOf, Ai as wildcardsIn, At as isGeneratedByHost, Bi as parseUrl, Cn as httpMethods, Ct as retarget, Di as fillPattern, Et as resolveOnPages, Fi as hashOfUrl, Gn as nearestWords, Gr as getOrCreate, Hi as splitUrl, Ht as splitReference, Ii as hidesHost, It as canMatch, Ji as folderOf, Kr as groupBy, Kt as walkSpecification, Li as isExternal, Lt as hostMismatch, Oi as hasWildcard, Ot as createDocsLookup, Pi as hasImageExtension, Ri as isImagePath, Rt as normalizeRedirectPath, Sn as variablesIn, Tn as pathItemMethods, Tt as resolveLink, Ui as withoutBase, Ur as appendTo, Vn as caseVariant, Vt as isSpecificationUrl, Wi as ancestorFolders, Wr as countItems, Xi as lastSegment, Xt as referencedFile, Zi as normalizePath, Zt as isHostSchema, ai as isObject, bt as encodeLinkPath, dr as readText, gt as withoutLanguageFolders, ht as languageFolder, ji as decodePercent, ki as patternParts, na as withoutExtension, nn as frontMatterLocation, oi as ownMember, pt as editionOf, ta as urlPathOfFile, vi as keyLocation, wi as unescapePointerSegment, wt as resolveHref, xi as memberLocation, yn as diagnose, yt as urlFlaw, zi as isLoopback, zt as walkRedirects } from "./core-0sspFqjL.js";
import { a as isFileSpecifier, r as importCandidates } from "./imports-TSohpxkV.js";
import { c as Anchors, d as pagesBySnippet, f as lettersAndDigits, o as markCommonAnchorFaults, t as RouteSuggester, u as mayHaveUpdates } from "./suggest-routes-DaeDeFVj.js";
//#region src/core/inspect/bodies.ts
function checkBodies(bodies, variables, { pages }) {
	const findings = [];
	const includedFiles = new Set([...bodies.values()].flatMap(({ snippets = [] }) => snippets));
	for (const { file } of pages.values()) {
		if (includedFiles.has(file)) continue;
		for (const { name, start, end } of bodies.get(file)?.undefinedNames ?? []) findings.push(diagnose("dialect-name-unknown", {
			file,
			start,
			end
		}, {
			name,
			effect: "replaced"
		}));
	}
	for (const [file, { syntaxError, mdxError, excess, unsafe = [], variables: variableUses = [] }] of bodies) {
		if (syntaxError !== void 0) {
			const { reason, start, end } = syntaxError;
			findings.push(diagnose("mdx-syntax", {
				file,
				start,
				end
			}, {
				reason,
				isMarkdown: false
			}));
		}
		if (mdxError !== void 0 && !variableUses.some(({ start, end }) => start <= mdxError.start && mdxError.end <= end)) {
			const { reason, start, end } = mdxError;
			findings.push(diagnose("mdx-syntax", {
				file,
				start,
				end
			}, {
				reason,
				isMarkdown: true
			}));
		}
		if (excess !== void 0) {
			const { start, ...limitDetails } = excess;
			findings.push(diagnose("page-too-complex", {
				file,
				start,
				end: start + 1
			}, {
				file,
				...limitDetails
			}));
		}
		for (const { target, start, end } of unsafe) findings.push(diagnose("link-unsafe", {
			file,
			start,
			end
		}, { target }));
		for (const { name, start, end, isInFrontMatter } of variableUses) {
			if (isInFrontMatter === true && variables.size === 0) continue;
			const [nearest] = nearestWords(name, variables.keys());
			const caseMatch = caseVariant(name, variables.keys());
			findings.push(diagnose("variable-unknown", {
				file,
				start,
				end
			}, {
				name,
				nearest,
				only: caseMatch,
				hasVariables: variables.size > 0
			}));
		}
	}
	return findings;
}
//#endregion
//#region src/core/inspect/imported-files.ts
/**
* Reports imports of missing snippets and modules, in pages and in snippets.
*
* @param bodies Bodies of pages and snippets by file.
* @param host Reads files, and finds renamed files.
*/
async function checkImports(bodies, inventory, host) {
	const deadImports = [...bodies].flatMap(([file, { imports }]) => imports.flatMap((item) => {
		if (!isFileSpecifier(item.specifier) || variablesIn(item.specifier).length > 0) return [];
		const paths = importCandidates(file, item, inventory.layout.pages);
		if (paths.some(exists)) return [];
		const [path = item.specifier.replace(/^(?:\.*\/)+/, "")] = paths;
		const clause = (readText(host, file) ?? "").slice(item.start, item.specifierRange.start);
		const reason = paths.length === 0 ? "outside" : "file";
		return [{
			...item,
			file,
			clause,
			paths: [path, ...paths.slice(1)],
			reason
		}];
	}));
	if (deadImports.length === 0) return [];
	const currentPaths = await host.movedTo([...new Set(deadImports.flatMap(({ paths }) => paths))]);
	const pageFiles = new Set([...inventory.pages.values()].map(({ file }) => file));
	const suggesters = /* @__PURE__ */ new Map();
	const findExporter = createExporterSearch([...inventory.files].filter((file) => isModuleOrSnippet(file)), (file) => readText(host, file) ?? "");
	return deadImports.map(({ specifier, file, clause, paths, reason, start, specifierRange }) => {
		const [path] = paths;
		const extension = extensionOf(path);
		const movedPath = paths.map((item) => currentPaths.get(item)).find((item) => item !== void 0);
		const movedRoute = movedPath !== void 0 && mayReplace(movedPath, extension) ? toExtensionlessRoute(movedPath) : void 0;
		const suggestion = suggesterFor(extension).suggest(toExtensionlessRoute(path), [toExtensionlessRoute(file)], movedRoute);
		const specifiers = suggestion.routes.flatMap((route) => formatSpecifier(specifier, file, `${route.slice(1)}${extension}`) ?? []);
		const exporter = specifiers.length > 0 ? void 0 : findExporter(clause);
		const exporterSpecifier = exporter && formatSpecifier(specifier, file, exporter.file);
		const writtenSpecifier = specifier.slice(specifier.length - (specifierRange.end - specifierRange.start));
		return diagnose("dialect-import-missing", {
			file,
			start: clause.startsWith("import") && clause.includes("\n") ? specifierRange.start - 1 : start,
			end: specifierRange.end + 1
		}, {
			specifier,
			names: "",
			reason,
			effect: "lost",
			nearest: exporterSpecifier === void 0 ? specifiers : [exporterSpecifier],
			...exporterSpecifier === void 0 ? {} : { exported: exporter?.names ?? [] },
			isSure: suggestion.isSure,
			isMoved: suggestion.isMoved === true,
			isChecked: true,
			...reason === "file" ? { path: extension === "" ? `${path}.jsx` : path } : {},
			written: {
				location: {
					file,
					...specifierRange
				},
				was: writtenSpecifier
			}
		});
	});
	function exists(path) {
		return inventory.files.has(path) || inventory.isUnknown(path) || inventory.isProvided(path);
	}
	/** @param extension Extension of the missing file; empty if the specifier has none. */
	function mayReplace(file, extension) {
		if (extension !== "") return extensionOf(file) === extension;
		return isModuleOrSnippet(file);
	}
	function isModuleOrSnippet(file) {
		return /\.(?:mdx?|[jt]sx?)$/i.test(file) && !pageFiles.has(file);
	}
	/** Suggests files with the given extension. Without an extension, suggests snippets and modules, but never pages. */
	function suggesterFor(extension) {
		return getOrCreate(suggesters, extension, () => {
			const routes = [...inventory.files].filter((file) => mayReplace(file, extension)).map(toExtensionlessRoute);
			return new RouteSuggester([...new Set(routes)]);
		});
	}
}
const exportedDeclaration = /^export\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\w$]+)/gm;
/** Returns a function that finds the only file that exports all names in the braces of an import. */
function createExporterSearch(files, read) {
	let exporters;
	return (clause) => {
		const names = [...(/\{([^{}]*)\}/.exec(clause)?.[1] ?? "").matchAll(/(?:^|,)\s*([\w$]+)/g)].map(([, name = ""]) => name);
		if (names.length === 0) return void 0;
		exporters ??= files.map((file) => ({
			file,
			exported: new Set([...read(file).matchAll(exportedDeclaration)].map(([, name = ""]) => name))
		}));
		const [match, ...otherMatches] = exporters.filter(({ exported }) => names.every((name) => exported.has(name)));
		return match === void 0 || otherMatches.length > 0 ? void 0 : {
			file: match.file,
			names
		};
	};
}
/** Writes a specifier for a file in the style of an existing specifier; `undefined` if the path needs escaping. */
function formatSpecifier(specifier, from, file) {
	if (/["'`\\{}\s]/.test(file)) return void 0;
	if (!specifier.startsWith(".")) return specifier.startsWith("/") ? `/${file}` : file;
	const folder = from.slice(0, from.lastIndexOf("/") + 1);
	return file.startsWith(folder) ? `./${file.slice(folder.length)}` : `/${file}`;
}
function extensionOf(file) {
	return /\.\w+$/.exec(file)?.[0] ?? "";
}
/** Path without extension, with a leading slash: `a/b.mdx → /a/b`. */
function toExtensionlessRoute(file) {
	return `/${file.slice(0, file.length - extensionOf(file).length)}`;
}
/** Checks logos, the favicon, and icons that are files: each must be an existing file or an external URL. */
function checkImages({ images }, { fileByUrlPath, isUnknown, isProvided, pages }, host) {
	return [...images.flatMap(({ text, location }) => checkImage(text, "", () => location)), ...[...pages.values()].flatMap(({ file, frontMatter: { icon } }) => {
		if (icon === void 0 || !isImagePath(icon)) return [];
		return checkImage(icon, file, () => frontMatterLocation(host, file, "icon"));
	})];
	/** @param file Page that names the image. A relative path may start at the page's folder or at the root. */
	function checkImage(text, file, findLocation) {
		if (isExternal(text)) return [];
		const decodedPath = decodePercent(splitUrl(text)[0]);
		const path = normalizePath(decodedPath);
		const pathFromPage = normalizePath(`${folderOf(file)}/${decodedPath}`);
		const isFound = (item) => item !== void 0 && (fileByUrlPath.has(item) || isUnknown(item) || isProvided(item));
		if (isFound(path) || !decodedPath.startsWith("/") && isFound(pathFromPage)) return [];
		const nearest = path === void 0 ? [] : similarImages(path, fileByUrlPath.keys());
		return [diagnose("href-missing", findLocation(), {
			href: text,
			nearest,
			isImage: true
		})];
	}
}
/**
* Finds images with the same name, but another letter case, extension or folder. If there are none, finds images of the
* folder that have a word more or less in their names: `logo/dark.svg` for `logo/logo-dark.svg`. Finds none if more than
* two match.
*/
function similarImages(path, files) {
	const images = [...files].filter(hasImageExtension);
	const namesakes = images.filter((file) => stemOf(file) === stemOf(path));
	const similarFiles = namesakes.length > 0 ? namesakes : images.filter((file) => folderOf(file) === folderOf(path) && sharesWords(stemOf(file), stemOf(path)));
	return similarFiles.length > 2 ? [] : similarFiles.sort().map((file) => `/${file}`);
}
/** True if one of two names has all words of the other. */
function sharesWords(first, second) {
	const [shorter = [], longer = []] = [wordsOfName(first), wordsOfName(second)].sort((a, b) => a.length - b.length);
	return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}
function wordsOfName(name) {
	return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}
function stemOf(path) {
	return lastSegment(path).replace(/\.[^.]*$/, "").toLowerCase();
}
//#endregion
//#region src/core/inspect/links.ts
/** Characters before a URL that are searched for the name of its attribute, or for the text of its link. */
const maxTextBefore = 200;
/**
* Checks links in pages, snippets and specifications: the target and the heading must exist. A link in a snippet is
* reported once, in the snippet.
*/
function checkLinks(input) {
	return new LinkChecker(input).run();
}
var LinkChecker = class {
	#input;
	#byRoute;
	#anchors;
	#findings = [];
	#dead = [];
	/** Files that `.mintignore` excludes, by path without language folders. */
	#excludedPages;
	constructor(input) {
		this.#input = input;
		this.#byRoute = pagesByRoute(input.inventory);
		this.#anchors = input.anchors;
	}
	run() {
		const { bodies, inventory, descriptionLinks, loopingRedirects } = this.#input;
		const { pages } = inventory;
		for (const page of pages.values()) this.#checkFile(page.file, [page]);
		for (const [file, shownOn] of pagesBySnippet(pages, bodies)) this.#checkFile(file, shownOn);
		for (const { target, location, routes } of descriptionLinks) {
			if (variablesIn(target).length > 0) continue;
			if (this.#reportUnusable({
				target,
				kind: "link"
			}, location)) continue;
			const resolution = resolveOnPages(target, null, (routes.length === 0 ? ["/"] : routes).map((route) => ({
				route,
				file: null
			})), this.#input.lookup);
			if (resolution.redirects !== void 0 && loopingRedirects.has(resolution.redirects.first)) continue;
			if (resolution.to === "nothing") this.#reportMissing({
				target,
				kind: "link"
			}, location, resolution, [], routes);
		}
		return {
			findings: this.#findings,
			deadLinks: this.#dead
		};
	}
	#checkFile(file, includingPages) {
		const isSnippet = includingPages[0]?.file !== file;
		const origins = includingPages.map((page) => ({
			route: routeOf(page.path),
			file: page.file
		}));
		const routes = origins.map(({ route }) => route);
		const { links = [], spacedLinks = [] } = this.#input.bodies.get(file) ?? {};
		for (const link of spacedLinks) this.#reportSpaces(link, file, origins);
		for (const link of links) {
			if (variablesIn(link.target).length > 0) continue;
			const location = {
				file,
				start: link.start,
				end: link.end
			};
			if (this.#reportUnusable(link, location)) continue;
			const { host = "", path } = parseUrl(link.target);
			if (isLoopback(host)) {
				const args = {
					target: link.target,
					written: this.#previewedPage(link.target),
					isImage: isImageLink(link, path),
					attribute: this.#attributeOf(link, location),
					isForecast: mentionsHost(readText(this.#input, file) ?? "", link.target)
				};
				this.#findings.push(diagnose("link-local", location, args));
				continue;
			}
			if (isSnippet && /^\s*#/.test(link.target)) {
				this.#checkHashOfSnippet(link.target, includingPages, location);
				continue;
			}
			const resolution = resolveOnPages(link.target, file, origins, this.#input.lookup);
			if (resolution.redirects !== void 0 && this.#input.loopingRedirects.has(resolution.redirects.first)) continue;
			if (resolution.to === "nothing") this.#reportMissing(link, location, resolution, isSnippet ? includingPages : [], routes);
			else if (isSnippet) this.#reportMissingOnSome(link, location, includingPages, origins);
			if (resolution.to === "file") this.#checkImagePath(link, location, resolution, origins);
			if (resolution.to !== "page" || resolution.isFolder) continue;
			if (resolution.isGuess) {
				const hasSameTarget = origins.every((origin) => isPageAt(resolution.route, resolveOnPages(link.target, file, [origin], this.#input.lookup)));
				const fixedTarget = hasSameTarget ? retarget(link.target, void 0, resolution.route, this.#input.lookup.base) : void 0;
				const isSure = resolution.isContested !== true && resolution.redirects === void 0 && origins.every((page) => page.route !== resolution.route && this.#editionOf(page) === editionOf(resolution.route));
				const args = {
					target: link.target,
					route: resolution.route,
					isOne: hasSameTarget,
					written: fixedTarget,
					isSure
				};
				this.#findings.push(diagnose("link-relative", location, args));
			} else if (/\.mdx?$/i.test(path) && resolution.redirects === void 0 && !this.#isRoute(path) && !routes.every((route) => this.#isRedirected(path, route))) {
				const fixedTarget = retarget(link.target, void 0, resolution.route, this.#input.lookup.base);
				this.#findings.push(diagnose("link-extension", location, {
					target: link.target,
					isImage: false,
					written: fixedTarget
				}));
			}
			const targetPage = this.#byRoute.get(resolution.route);
			if (targetPage !== void 0) this.#checkAnchor(link.target, targetPage, location, routes.length > 1 && !link.target.trim().startsWith("/"));
		}
	}
	/** Reports a link that Markdown shows as text, because its destination has spaces. */
	#reportSpaces({ target, kind, ...range }, file, origins) {
		if (variablesIn(target).length > 0) return;
		const { host } = parseUrl(target);
		const location = {
			file,
			start: range.start,
			end: range.end
		};
		const isImage = kind === "image";
		if (host !== void 0 && /\s/.test(host.trim())) {
			this.#findings.push(diagnose("link-invalid", location, {
				target,
				kind: "host spaces",
				isImage
			}));
			return;
		}
		const isExternal = host !== void 0;
		const [path, suffix] = splitUrl(target);
		const suffixWithoutSpaces = isExternal ? encodeSpaces(suffix) : suffix.trim().replace(/\s+/g, "-").toLowerCase();
		const candidates = [encodeSpaces(path), path.replace(/\s+/g, "-")].map((text) => text + suffixWithoutSpaces);
		const exists = (text) => resolveOnPages(text, file, origins, this.#input.lookup).to !== "nothing";
		const meant = isExternal ? candidates[0] : candidates.find(exists);
		const isSure = meant !== void 0 && meant === candidates[0] && (isExternal || suffix === "");
		this.#findings.push(diagnose("link-invalid", location, {
			target,
			kind: "spaces",
			meant,
			isSure,
			isImage
		}));
	}
	/** Reports a link that is empty or that no browser can open. Returns false for other links. */
	#reportUnusable(link, location) {
		const { target } = link;
		if (target.trim() === "") {
			this.#findings.push(diagnose("link-empty", location, {
				isImage: link.kind === "image",
				attribute: this.#attributeOf(link, location)
			}));
			return true;
		}
		const flaw = urlFlaw(target);
		if (flaw === void 0) return false;
		this.#findings.push(diagnose("link-invalid", location, {
			target,
			...flaw
		}));
		return true;
	}
	/** Name of the attribute that contains a link: `href`. `undefined` for links in Markdown and specifications. */
	#attributeOf({ kind }, location) {
		if (kind !== "attribute" || !("start" in location)) return void 0;
		return /(?<![\w:-])([A-Za-z][\w:-]*)\s*=\s*\{?\s*["'`]$/.exec(this.#textBefore(location))?.[1];
	}
	/** Text of a link in Markdown, without links or brackets inside. `undefined` for other links. */
	#labelOf(location) {
		return /\[([^[\]\n]+)\]\(<?$/.exec(this.#textBefore(location))?.[1];
	}
	#textBefore({ file, start }) {
		return readText(this.#input, file)?.slice(Math.max(start - maxTextBefore, 0), start) ?? "";
	}
	/** Reports a relative image, which the host doesn't show. */
	#checkImagePath(link, location, { path, redirects }, origins) {
		const [targetPath, suffix] = splitUrl(link.target.trim());
		if (targetPath.startsWith("/") || redirects !== void 0 || !isImageLink(link, targetPath)) return;
		const written = origins.length === 1 ? `/${encodeLinkPath(path)}${suffix}` : void 0;
		this.#findings.push(diagnose("link-extension", location, {
			target: link.target,
			isImage: true,
			written
		}));
	}
	/** True if a page has exactly this route, extension included. */
	#isRoute(path) {
		const route = normalizePath(path);
		return route !== void 0 && this.#input.lookup.routeAt(`/${route}`) !== void 0;
	}
	/** True if a redirect matches the path of a link, as written with its extension. */
	#isRedirected(path, route) {
		const absolutePath = normalizePath(path.startsWith("/") ? path : `${folderOf(route)}/${path}`);
		return absolutePath !== void 0 && this.#input.lookup.redirects.find(absolutePath) !== void 0;
	}
	#editionOf({ file, route }) {
		return editionOf(file === null ? route : urlPathOfFile(file, this.#input.lookup.layout));
	}
	/**
	* Local path of the page that a preview URL shows: `http://localhost:3000/start → /start`. `undefined` for the root,
	* which any server may have.
	*/
	#previewedPage(target) {
		const { path, query, hash } = parseUrl(target);
		const resolution = /^\/?$/.test(path) ? void 0 : resolveLink(path, {
			route: "/",
			file: ""
		}, this.#input.lookup);
		return resolution?.to === "page" && !resolution.isFolder ? path + query + hash : void 0;
	}
	#reportMissingOnSome(link, location, includingPages, origins) {
		if (includingPages.length === 1 || link.target.trim().startsWith("/")) return;
		const missingFrom = new Set(origins.filter((origin) => resolveOnPages(link.target, location.file, [origin], this.#input.lookup).to === "nothing"));
		const [firstOrigin] = missingFrom;
		const resolution = firstOrigin === void 0 ? void 0 : resolveLink(link.target, firstOrigin, this.#input.lookup);
		if (resolution?.to !== "nothing") return;
		const missingOn = includingPages.filter((_, index) => missingFrom.has(origins[index]));
		const routes = origins.map(({ route }) => route);
		this.#reportMissing(link, location, resolution, missingOn, routes);
	}
	/**
	* @param missingOn Pages on which a snippet's link is dead; empty for a link of the page itself.
	* @param from Routes of all pages that show the link.
	*/
	#reportMissing(link, location, { path, redirects }, missingOn, from) {
		const file = path.replace(/^\/+/, "");
		const { files, ignored } = this.#input.inventory;
		const isImage = isImageLink(link, path);
		const leftOut = files.has(file) ? ignored.get(withoutExtension(file) ?? file) : this.#ignoredPage(file);
		this.#dead.push({
			kind: "link",
			text: link.target,
			path: `/${file}`,
			location,
			pageRoutes: from,
			isImage,
			throughRedirect: redirects && this.#input.brokenRedirects.get(redirects.last),
			shownOn: missingOn.map((page) => page.file),
			leftOut,
			excludedCounterpart: leftOut && this.#excludedCounterpart(location.file)
		});
	}
	/** Page file at a path without extension that a rule of the site excludes: `drafts/plan → drafts/plan.mdx`. */
	#ignoredPage(path) {
		const { ignored } = this.#input.inventory;
		const ignoredFile = ignored.get(path) ?? ignored.get(`${path}/index`);
		return ignoredFile?.rule.from === "built-in" ? void 0 : ignoredFile;
	}
	/** Page excluded by `.mintignore` of which a page is a translation: `fr/plan.mdx → plan.mdx`. */
	#excludedCounterpart(file) {
		if (languageFolder(file) === "") return void 0;
		this.#excludedPages ??= new Map([...this.#input.inventory.ignored].filter(([, { rule }]) => rule.from === ".mintignore").map(([path, excluded]) => [withoutLanguageFolders(path), excluded.file]));
		return this.#excludedPages.get(withoutLanguageFolders(withoutExtension(file) ?? file));
	}
	/** Reports a bare hash in a snippet, which refers to the page that shows it, if no such page has that heading. */
	#checkHashOfSnippet(target, includingPages, location) {
		const [page] = includingPages;
		const isMissing = includingPages.every((item) => this.#anchors.checkAnchor(target, item)?.kind === "missing");
		if (page !== void 0 && isMissing) this.#checkAnchor(target, page, location, includingPages.length > 1);
	}
	#checkAnchor(target, page, location, isShared) {
		const anchor = hashOfUrl(target);
		const fault = this.#anchors.checkAnchor(target, page, () => this.#labelOf(location));
		if (fault === void 0) return;
		this.#findings.push(diagnose("link-anchor", location, {
			target,
			anchor,
			file: page.file,
			isShared,
			...fault
		}));
	}
};
function pagesByRoute({ pages }) {
	return new Map([...pages.values()].map((page) => [routeOf(page.path), page]));
}
function isPageAt(route, resolution) {
	return resolution.to === "page" && resolution.route === route;
}
function encodeSpaces(text) {
	return text.replace(/\s/g, "%20");
}
function isImageLink({ kind }, path) {
	return kind === "image" || hasImageExtension(path);
}
function mentionsHost(text, target) {
	const [, host] = /^[a-z]+:\/\/([^/?#]+)/i.exec(target) ?? [];
	const visibleText = text.replace(/\]\([^)]*\)|\b(?:href|src)=(?:"[^"]*"|'[^']*')/g, "");
	return host !== void 0 && visibleText.includes(host);
}
//#endregion
//#region src/core/inspect/missing-bases.ts
/**
* Minimum number of dead links that start with a segment, and work without it, to report that segment as the base path.
*/
const minLinks = 5;
const minShare = .8;
function findMissingBases(deadLinks, lookup) {
	const groups = /* @__PURE__ */ new Map();
	for (const link of deadLinks) {
		const segment = firstSegment(link.path);
		if (segment === "" || lookup.firstPageIn(segment) !== void 0 || lookup.hasFileBelow(segment)) continue;
		appendTo(groups, segment, link);
	}
	const bases = /* @__PURE__ */ new Set();
	const findings = [];
	for (const [segment, links] of groups) {
		const fixedLinks = links.filter(({ path }) => resolvesWithoutSegment(path, segment, lookup));
		const [first] = fixedLinks;
		if (first === void 0 || fixedLinks.length < Math.max(minLinks, minShare * links.length)) continue;
		if (fixedLinks.every(({ path }) => removeSegment(path, segment) === "")) continue;
		bases.add(segment);
		findings.push(diagnose("base-missing", first.location, {
			base: `/${segment}`,
			count: fixedLinks.length
		}));
	}
	return {
		findings,
		explains: (path) => bases.has(firstSegment(path)) && resolvesWithoutSegment(path, firstSegment(path), lookup)
	};
}
function firstSegment(path) {
	return path.split("/").find((segment) => segment !== "") ?? "";
}
function resolvesWithoutSegment(path, segment, lookup) {
	const remainder = removeSegment(path, segment);
	const route = routeOf(withoutExtension(remainder) ?? remainder);
	return lookup.routeAt(`/${remainder}`) !== void 0 || lookup.routeAt(route) !== void 0 || lookup.isFile(remainder) || lookup.firstPageIn(remainder) !== void 0;
}
function removeSegment(path, segment) {
	return path.replace(/^\/+/, "").slice(segment.length).replace(/^\/+|\/+$/g, "");
}
//#endregion
//#region src/core/inspect/redirect-chains.ts
/**
* Follows every redirect to its end. Wildcards are kept as placeholders and never match an empty path, so a reported
* loop is a loop on every host. Each path is followed once, which keeps long chains fast.
*/
function followRedirects(redirects, lookup) {
	return new RedirectChecker(redirects, lookup).run();
}
var RedirectChecker = class {
	#redirects;
	#lookup;
	#results = /* @__PURE__ */ new Map();
	#loops = /* @__PURE__ */ new Map();
	constructor(redirects, lookup) {
		this.#redirects = redirects;
		this.#lookup = lookup;
	}
	run() {
		const ends = /* @__PURE__ */ new Map();
		const sources = /* @__PURE__ */ new Set();
		for (const [index, redirect] of this.#redirects.entries()) {
			const { source, destination } = redirect;
			const path = normalizeRedirectPath(source.text);
			if (!canMatch(source.text) || hostMismatch(source.text) !== void 0 || sources.has(path)) continue;
			sources.add(path);
			if (onlyRemovesSlash(source.text, destination.text)) continue;
			const placeholders = patternParts(path).flatMap((part) => part.kind === "text" ? [] : [{
				name: part.name,
				text: placeholderText(part.kind, part.name)
			}]);
			const firstMatch = {
				index,
				destination: fillPattern(destination.text, placeholders),
				isWildcard: false,
				isEmptyMatch: false
			};
			const { end, isWild } = this.#follow(path, firstMatch);
			const final = end === firstMatch.destination ? void 0 : end;
			ends.set(index, {
				redirect,
				isLoop: end === void 0,
				final,
				throughWildcard: isWild
			});
		}
		return {
			ends,
			loops: [...this.#loops.values()].sort((a, b) => a.closingIndex - b.closingIndex)
		};
	}
	#follow(start, firstMatch) {
		const walk = walkRedirects(start, (path) => this.#findRedirect(path), (url) => this.#pathOfDestination(url), firstMatch);
		let { end, isWild } = this.#resultOf(walk);
		for (const step of walk.steps.toReversed()) {
			isWild ||= step.isWildcard;
			end = end && withHash(end, step.destination);
			this.#results.set(step.path, {
				end,
				isWild
			});
		}
		return {
			end,
			isWild
		};
	}
	#findRedirect(path) {
		if (this.#results.has(path)) return void 0;
		const match = this.#lookup.redirects.findStrictly(path);
		if (match !== void 0 && hostMismatch(this.#redirects[match.index]?.source.text ?? "") !== void 0) return void 0;
		return match?.isWildcard && this.#lookup.routeAt(`/${path}`) !== void 0 ? void 0 : match;
	}
	#pathOfDestination(url) {
		return isExternal(url) ? void 0 : normalizeRedirectPath(withoutBase(splitUrl(url)[0], this.#lookup.base));
	}
	#resultOf({ steps, path, loopStart, isEndless }) {
		const destination = steps.at(-1)?.destination;
		const cached = path === void 0 ? void 0 : this.#results.get(path);
		if (cached !== void 0) return cached;
		if (loopStart !== void 0) return {
			end: this.#addLoop(steps.slice(loopStart)),
			isWild: false
		};
		return {
			end: isEndless ? this.#findEndlessChain(steps) : destination,
			isWild: false
		};
	}
	/**
	* Reports redirects that match their own destination, which grows with each step. Pages in the destination's folder
	* don't prevent the loop: a path without a page is still redirected forever.
	*/
	#findEndlessChain(steps) {
		const lastIndex = steps.at(-1)?.index ?? -1;
		const previousIndex = steps.slice(0, -1).findLastIndex(({ index }) => index === lastIndex);
		const destination = this.#redirects[lastIndex]?.destination.text ?? "";
		if (previousIndex === -1) return steps[0]?.destination;
		const members = steps.slice(previousIndex + 1).map(({ index }) => index);
		return this.#recordLoop(members, [...members.map((index) => this.#redirects[index]?.source.text ?? ""), destination]);
	}
	#addLoop(steps) {
		const members = steps.map(({ index }) => index);
		return this.#recordLoop(members, [...steps.map(({ path }) => `/${path}`), steps.at(-1)?.destination ?? ""]);
	}
	#recordLoop(indexes, chain) {
		const members = [...new Set(indexes)].sort((a, b) => a - b);
		const closingIndex = Math.max(...members);
		const redirect = this.#redirects[closingIndex];
		const key = members.join(" ");
		if (redirect !== void 0 && !this.#loops.has(key)) this.#loops.set(key, {
			members,
			closingIndex,
			redirect,
			chain
		});
	}
};
/** Adds the hash of the previous URL if a URL has none, as browsers do. */
function withHash(url, previousUrl) {
	return parseUrl(url).hash === "" ? url + parseUrl(previousUrl).hash : url;
}
function folderBeforeWildcard(destination, base) {
	const segments = normalizeRedirectPath(withoutBase(splitUrl(destination)[0], base)).split("/");
	const wildcardIndex = segments.findIndex(hasWildcard);
	return segments.slice(0, wildcardIndex === -1 ? void 0 : wildcardIndex).join("/");
}
/** `/a/ → /a`: removes a trailing slash. */
function onlyRemovesSlash(source, destination) {
	return source !== destination && source.replace(/\/$/, "") === destination.replace(/\/$/, "");
}
function placeholderText(kind, name) {
	if (name === "") return "*";
	return kind === "rest" ? `:${name}*` : `:${name}`;
}
//#endregion
//#region src/core/inspect/redirects.ts
/** Checks that each redirect has an existing target, needs no second redirect, hides no page and is in no loop. */
function checkRedirects(redirects, pages, lookup) {
	const brokenRedirects = [];
	const broken = /* @__PURE__ */ new Map();
	const findings = [
		...checkSources(redirects, lookup),
		...checkHostSources(redirects),
		...checkDuplicates(redirects)
	];
	const { ends, loops } = followRedirects(redirects, lookup);
	const redirectCountByFolder = countRedirectsByFolder(redirects);
	for (const { chain, redirect } of loops) {
		const { source, location } = redirect;
		const isPage = lookup.routeAt(routeOf(normalizeRedirectPath(source.text))) !== void 0;
		findings.push(diagnose("redirect-loop", location, {
			chain,
			isPage
		}));
	}
	for (const [index, end] of ends) if (!end.isLoop) findings.push(...checkTarget(index, end));
	const shadows = checkShadows(redirects, pages, lookup, new Set(loops.flatMap(({ members }) => members)));
	findings.push(...shadows.findings);
	return {
		findings,
		looping: new Set([...ends].filter(([, end]) => end.isLoop).map(([index]) => index)),
		dead: brokenRedirects,
		broken,
		hiddenPages: shadows.hiddenPages
	};
	function checkTarget(index, { redirect, final, throughWildcard }) {
		const { source, destination } = redirect;
		const { text, location } = destination;
		const args = {
			destination: text,
			nearest: [],
			targets: [],
			isSure: false
		};
		const brokenRedirection = {
			source: source.text,
			destination: text,
			location,
			unknownWildcard: void 0
		};
		if (hidesHost(text)) return [diagnose("redirect-target", location, {
			...args,
			hidesHost: true
		})];
		const wildcardProblem = unknownWildcard(source.text, text);
		if (wildcardProblem !== void 0) {
			broken.set(index, {
				...brokenRedirection,
				unknownWildcard: wildcardProblem
			});
			return [diagnose("redirect-target", location, {
				...args,
				unknown: wildcardProblem
			})];
		}
		if (isExternal(text)) {
			const flaw = URL.canParse(text) ? urlFlaw(text) : void 0;
			return flaw === void 0 ? [] : [diagnose("link-invalid", location, {
				target: text,
				...flaw
			})];
		}
		const path = hasWildcard(text) ? findDeadFolder(text, source.text, final) : findDeadPath(text);
		if (path !== void 0) {
			broken.set(index, brokenRedirection);
			const from = [`/${normalizeRedirectPath(source.text)}`];
			brokenRedirects.push({
				kind: "redirect",
				text,
				path,
				location,
				pageRoutes: from,
				isFolder: hasWildcard(text)
			});
			return [];
		}
		if (final === void 0 || resolveHref(final, lookup).to === "nothing") return [];
		const absoluteFinal = isExternal(final) || final.startsWith("/") ? final : `/${final}`;
		const intermediateRoute = withoutBase(`/${normalizeRedirectPath(splitUrl(text)[0])}`, lookup.base);
		const isIntended = throughWildcard || text.includes("?") || editionOf(`${intermediateRoute}/`) !== editionOf(`${absoluteFinal}/`) || lookup.routeAt(intermediateRoute) !== void 0;
		return [diagnose("redirect-chain", location, {
			destination: text,
			final: (intermediateRoute !== `/${normalizeRedirectPath(splitUrl(text)[0])}` && !isExternal(absoluteFinal) && withoutBase(absoluteFinal, lookup.base) === absoluteFinal ? lookup.base : "") + absoluteFinal,
			isIntended
		})];
	}
	function findDeadFolder(text, source, final) {
		const folder = final === void 0 ? findEmptyFolder(text, lookup) : void 0;
		if (folder === void 0) return void 0;
		const selfCount = ancestorFolders(normalizeRedirectPath(source)).includes(folder) ? 1 : 0;
		return (redirectCountByFolder.get(folder) ?? 0) > selfCount ? void 0 : folder;
	}
	function findDeadPath(text) {
		const resolution = resolveHref(text, lookup);
		if (resolution.to !== "nothing") return void 0;
		const lastRedirect = resolution.redirects === void 0 ? void 0 : redirects[resolution.redirects.last];
		return lastRedirect === void 0 || hasWildcard(lastRedirect.destination.text) ? resolution.path : void 0;
	}
}
/** Checks the hash of each destination: its page must have that heading. */
function checkRedirectAnchors(redirects, loopingIndexes, lookup, pageAt, anchors) {
	return redirects.flatMap(({ source, destination: { text, location } }, index) => {
		const anchor = hashOfUrl(text);
		if (anchor === "" || loopingIndexes.has(index) || hidesHost(text) || hasWildcard(text) || !canHostMatch(source.text)) return [];
		const target = resolveHref(text, lookup);
		if (target.to !== "page" || target.isFolder || hashOfUrl(target.suffix) !== anchor) return [];
		const page = pageAt(target.route);
		const fault = page && anchors.checkAnchor(text, page);
		if (page === void 0 || fault === void 0) return [];
		return [diagnose("link-anchor", location, {
			target: text,
			anchor,
			file: page.file,
			isShared: false,
			...fault
		})];
	});
}
function checkSources(redirects, lookup) {
	const sources = redirects.filter(({ source: { text } }) => !canMatch(text) && !isOptional(text)).map(({ source }) => source);
	const [firstSource] = sources;
	return firstSource === void 0 ? [] : [diagnose("redirect-source", firstSource.location, {
		sources: sources.map(({ text }) => text),
		replacements: sourcesWithoutQuery()
	})];
	/**
	* Replaces each source by its path without query and hash. Leaves out sources whose path is also a page or the source
	* of another redirect.
	*/
	function sourcesWithoutQuery() {
		const pathCounts = countItems(redirects.map(({ source }) => normalizeRedirectPath(splitUrl(source.text)[0])));
		return sources.flatMap(({ text, location }) => {
			const [pathOnly] = splitUrl(text);
			const path = normalizeRedirectPath(pathOnly);
			return path !== "" && pathCounts.get(path) === 1 && lookup.routeAt(`/${path}`) === void 0 ? [{
				location,
				source: text,
				only: pathOnly
			}] : [];
		});
	}
}
/** Reports other sources that the host never matches, such as regular expressions. */
function checkHostSources(redirects) {
	return redirects.flatMap(({ source: { text, location } }) => {
		const mismatch = canMatch(text) || isOptional(text) ? hostMismatch(text) : void 0;
		return mismatch === void 0 ? [] : [diagnose("redirect-source", location, {
			sources: [text],
			mismatch
		})];
	});
}
/** True for a source with an optional parameter, whose `?` begins no query: `/old/:name?`. */
function isOptional(source) {
	return hostMismatch(source) === "optional";
}
/** Returns the first wildcard of a destination that the source doesn't have, and the wildcards of the source. */
function unknownWildcard(source, destination) {
	const sourceWildcards = wildcardsIn(source);
	const names = new Set(sourceWildcards.map(wildcardName));
	const path = splitUrl(destination)[0];
	const missingWildcard = (isExternal(destination) ? path.match(/(?<=[^/]\/):[A-Za-z_]\w*\*?/g) ?? [] : wildcardsIn(path)).find((item) => !names.has(wildcardName(item)));
	return missingWildcard === void 0 ? void 0 : {
		wildcard: missingWildcard,
		known: sourceWildcards
	};
}
function wildcardName(wildcard) {
	return wildcard.replace(/[:*]/g, "");
}
function checkDuplicates(redirects) {
	const firstByPath = /* @__PURE__ */ new Map();
	return redirects.flatMap((redirect) => {
		const { source, destination, location } = redirect;
		if (!canHostMatch(source.text)) return [];
		const path = normalizeRedirectPath(source.text);
		const earlierRedirect = firstByPath.get(path);
		if (earlierRedirect === void 0) {
			firstByPath.set(path, redirect);
			return [];
		}
		const isSame = normalizeDestination(earlierRedirect.destination.text) === normalizeDestination(destination.text);
		return [diagnose("redirect-duplicate", location, {
			source: source.text,
			first: earlierRedirect.source.text,
			isSame
		}, earlierRedirect.location)];
	});
}
function normalizeDestination(text) {
	const [path, suffix] = splitUrl(text);
	return (isExternal(text) ? path.replace(/\/$/, "") : normalizeRedirectPath(path)) + suffix;
}
function countRedirectsByFolder(redirects) {
	return countItems(redirects.map(({ source }) => source.text).filter(canHostMatch).flatMap((source) => ancestorFolders(normalizeRedirectPath(source))));
}
function canHostMatch(source) {
	return canMatch(source) && hostMismatch(source) === void 0;
}
function findEmptyFolder(destination, { base, firstPageIn, routeAt, isUnknown, hasFileBelow }) {
	const folder = folderBeforeWildcard(destination, base);
	return folder === "" || firstPageIn(folder) !== void 0 || routeAt(`/${folder}`) !== void 0 || hasFileBelow(folder) || isUnknown(`${folder}/page`) ? void 0 : folder;
}
function checkShadows(redirects, pages, lookup, loopingIndexes) {
	const pagesByRedirect = /* @__PURE__ */ new Map();
	for (const page of pages.values()) {
		const route = routeOf(page.path);
		for (const { index, destination } of lookup.redirects.findAll(normalizeRedirectPath(route))) {
			const target = isExternal(destination) ? void 0 : splitUrl(destination)[0];
			if (target !== void 0 && normalizeRedirectPath(withoutBase(target, lookup.base)) === normalizeRedirectPath(route)) continue;
			appendTo(pagesByRedirect, index, page);
		}
	}
	const findings = [];
	const hiddenPages = /* @__PURE__ */ new Set();
	for (const [index, { source }] of redirects.entries()) {
		const pagesOfRedirect = pagesByRedirect.get(index);
		if (pagesOfRedirect === void 0 || loopingIndexes.has(index) || !canHostMatch(source.text)) continue;
		const [{ file }, ...otherPages] = pagesOfRedirect;
		const args = {
			source: source.text,
			file,
			further: otherPages.length,
			isWild: hasWildcard(source.text)
		};
		findings.push(diagnose("redirect-shadow", source.location, args));
		for (const page of pagesOfRedirect) hiddenPages.add(page);
	}
	return {
		findings,
		hiddenPages
	};
}
//#endregion
//#region src/core/inspect/specification-ids.ts
/** Ids of the parts of a page that a specification fills: `body-name`, `response-data-id`, `authorization`. */
const partPattern = /^(?:authorizations?|headers?|path|query|cookies?|param(?:eter)?s?|body|requests?|responses?|schema|properties|options?|callbacks?|servers?|messages?|send|receive|channels?|webhooks?|examples?)(?:-|$)/i;
/**
* Returns a function that tells if a page may get an id from its specification: the page of an operation shows fields
* and descriptions that are not in the page file. False for other pages.
*/
function createSpecificationIds({ endpoints, pageOperations, specifications }) {
	const lettersBySpec = /* @__PURE__ */ new Map();
	const specByRoute = new Map([...endpoints.values()].flatMap((entry) => entry.kind === "operation" ? [[entry.route, entry.operation.spec]] : []));
	/** Returns `undefined` if a part of the specification is not read, or is in another file. */
	function lettersOf(spec) {
		return getOrCreate(lettersBySpec, spec, () => {
			const state = specifications.get(spec);
			return state?.state === "read" && state.isWhole && state.specification.files.length === 0 ? lettersAndDigits(JSON.stringify(state.specification.document)) : void 0;
		});
	}
	return (anchor, { path, frontMatter }) => {
		const spec = pageOperations.get(path)?.spec ?? specByRoute.get(routeOf(path));
		const { openapi, "openapi-schema": schema, asyncapi } = frontMatter;
		if (spec === void 0) return [
			openapi,
			schema,
			asyncapi
		].some((value) => value !== void 0);
		if (partPattern.test(anchor)) return true;
		const names = [anchor, anchor.replace(/-\d+$/, "")].map(lettersAndDigits);
		const letters = lettersOf(spec);
		return letters === void 0 || names.some((name) => letters.includes(name));
	};
}
//#endregion
//#region src/core/inspect/specifications.ts
/**
* Reports parts of specifications that pages can't show: broken references, members of a path that are not methods, and
* patterns that are not regular expressions of ECMA-262. Each cause is reported once, at its first location.
*/
function checkSpecifications(files) {
	return [...groupBy(files.flatMap((file) => [...walkSpecification(file.root, true)].flatMap((part) => findFaults(part, file))), ({ kind, text }) => `${kind} ${text}`).values()].map((sameFaults) => {
		const [{ location, ...args }] = sameFaults;
		return diagnose("spec-reference", location, {
			...args,
			count: sameFaults.length
		});
	});
}
function findFaults(part, file) {
	if (part.hasCustomKeys) return [];
	const location = {
		file: file.file,
		pointer: part.pointer
	};
	return [
		...referenceFault(part, file, location),
		...loopFault(part, file, location),
		...patternFault(part, location),
		...methodFaults(part, file, location),
		...serverFaults(part, location)
	];
}
function referenceFault(part, { references }, location) {
	const reference = ownMember(part.value, "$ref");
	if (typeof reference !== "string" || (references.resolveTarget(reference).value ?? null) !== null) return [];
	const [file] = splitReference(reference);
	const isKnown = file === "" || references.resolveTarget(file).value !== void 0 || referencedFile("", file) === void 0;
	if (isSpecificationUrl(file) || !isKnown || itemPointer.test(part.pointer) || part.hasBase) return [];
	return [{
		kind: "reference",
		text: reference,
		nearest: reference.includes("#/") ? nearestReference(reference, references) : void 0,
		location: memberLocation(location, "$ref")
	}];
}
/** Reports a chain of references without an end, such as two schemas that consist only of a `$ref` to each other. */
function loopFault({ value, pointer, hasBase }, { references }, location) {
	const reference = ownMember(value, "$ref");
	if (typeof reference !== "string" || hasBase || itemPointer.test(pointer)) return [];
	if (!startsLoop(reference, references)) return [];
	return [{
		kind: "loop",
		text: reference,
		nearest: void 0,
		location: memberLocation(location, "$ref")
	}];
}
/** True for exactly one reference of each loop; false for a reference that only points into a loop. */
function startsLoop(start, references) {
	const keys = /* @__PURE__ */ new Set();
	for (let reference = start; typeof reference === "string";) {
		const { key, value } = references.resolveTarget(reference);
		if (keys.has(key)) return key === references.resolveTarget(start).key && [...keys].every((otherKey) => key <= otherKey);
		keys.add(key);
		reference = isObject(value) ? ownMember(value, "$ref") : void 0;
	}
	return false;
}
/** Matches the pointer to a server of a document, path or operation: `/servers/0`, or `/servers/NAME` in AsyncAPI. */
const serverPointer = /\/servers\/[^/]+$/;
function serverFaults({ value, pointer }, location) {
	if (!serverPointer.test(pointer)) return [];
	const variables = ownMember(value, "variables");
	const names = isObject(variables) ? Object.keys(variables) : [];
	return [
		"url",
		"host",
		"pathname"
	].flatMap((member) => {
		const text = ownMember(value, member);
		if (typeof text !== "string") return [];
		const usedNames = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
		return [...new Set(usedNames)].flatMap((name) => {
			if (names.includes(name)) return [];
			return [{
				kind: "variable",
				text: name,
				nearest: nearestWords(name, names)[0],
				location: memberLocation(location, member)
			}];
		});
	});
}
/** Matches pointers to path items and operations. Broken references there are reported by `spec-invalid`. */
const itemPointer = /^\/(?:paths|webhooks|x-webhooks|channels)(?:\/[^/]*){0,2}$/;
/** Returns the corrected reference if the last segment looks like a misspelling of an existing name. */
function nearestReference(reference, references) {
	const end = reference.lastIndexOf("/") + 1;
	const parent = references.resolveTarget(reference.slice(0, Math.max(end - 1, 0))).value;
	const [nearest] = isObject(parent) ? nearestWords(reference.slice(end), Object.keys(parent)) : [];
	return nearest === void 0 ? void 0 : reference.slice(0, end) + nearest;
}
function patternFault({ value }, location) {
	const pattern = ownMember(value, "pattern");
	if (typeof pattern !== "string" || isPattern(pattern)) return [];
	return [{
		kind: "pattern",
		text: pattern,
		nearest: void 0,
		location: memberLocation(location, "pattern")
	}];
}
/**
* True if a pattern is valid with or without the `u` flag. Modifiers such as `(?i:)` are removed first, because older
* versions of Node.js can't parse them.
*/
function isPattern(pattern) {
	const plainPattern = pattern.replace(/\(\?[ims]*(?:-[ims]+)?:/g, "(?:");
	return ["", "u"].some((flags) => {
		try {
			new RegExp(plainPattern, flags);
			return true;
		} catch {
			return false;
		}
	});
}
const pathItemMembers = new Set([...pathItemMethods, ...[
	"$ref",
	"summary",
	"description",
	"servers",
	"parameters",
	"additionalOperations"
]]);
function methodFaults(part, { isEntryFile }, location) {
	if (!isEntryFile || !/^\/paths\/[^/]*$/.test(part.pointer)) return [];
	return Object.keys(part.value).flatMap((key) => {
		if (pathItemMembers.has(key) || key.startsWith("x-") || !isObject(part.value[key])) return [];
		return [{
			kind: "method",
			text: key,
			nearest: pathItemMembers.has(key.toLowerCase()) ? key.toLowerCase() : nearestWords(key, pathItemMethods)[0],
			location: keyLocation(memberLocation(location, key))
		}];
	});
}
function specificationFiles(specifications) {
	const byFile = /* @__PURE__ */ new Map();
	for (const [spec, state] of specifications) {
		if (state.state !== "read") continue;
		const { original, references, files } = state.specification;
		for (const file of new Set([spec, ...files])) {
			const isEntryFile = file === spec;
			const root = isEntryFile ? original : references.resolveTarget(file).value;
			if (root === void 0 || /^https?:/i.test(file)) continue;
			const existing = byFile.get(file);
			if (existing === void 0) byFile.set(file, {
				file,
				root,
				specs: [spec],
				references,
				isEntryFile
			});
			else existing.specs.push(spec);
		}
	}
	return [...byFile.values()];
}
/** Matches the pointer to a description of a specification or of a tag. */
const overviewPointer = /^\/(?:info|tags)\//;
/** Matches the pointer to a part of a path or webhook. */
const operationPointer = /^\/(?:paths|webhooks)\/([^/]+)(?:\/([^/]+))?/;
const codeSpanPattern = /(`+)[\s\S]*?\1/g;
/** A Markdown destination with spaces is text, unless it is in angle brackets. */
const linkTargetPattern = /\]\(\s*(?:<([^<>#\n][^<>\n]*)>|([^\s<>)#][^\s<>)]*))(?=\s*\)|\s+["'(])|\b(?:href|src)\s*=\s*(?:"([^"#][^"]*)"|'([^'#][^']*)')/g;
function specificationLinks(files) {
	return files.flatMap(({ file, root, specs, isEntryFile }) => [...findDescriptionsWithLinks(root, file)].flatMap(({ text, location }) => [...text.replace(codeSpanPattern, "").matchAll(linkTargetPattern)].map((match) => ({
		target: match[1] ?? match[2] ?? match[3] ?? match[4] ?? "",
		location,
		specs,
		isOnOverview: overviewPointer.test(location.pointer),
		...isEntryFile ? operationOf(location.pointer) : {}
	}))));
}
/**
* Returns a function that finds routes of the pages generated from given specifications. It returns one route per
* folder, because relative links resolve the same from all pages of a folder.
*/
function specificationRoutes({ endpoints }) {
	const routes = /* @__PURE__ */ new Map();
	for (const entry of endpoints.values()) if (entry.kind === "operation") appendTo(routes, entry.operation.spec, entry.route);
	const folders = new Map([...routes].map(([spec, specRoutes]) => [spec, oneRoutePerFolder(specRoutes)]));
	return (specs) => oneRoutePerFolder(specs.flatMap((spec) => folders.get(spec) ?? []));
}
function operationOf(pointer) {
	const [, path, method = ""] = operationPointer.exec(pointer) ?? [];
	if (path === void 0) return {};
	return { operation: operationKey(unescapePointerSegment(path), httpMethods.includes(method.toUpperCase()) ? method : void 0) };
}
function operationKey(path, method) {
	return [path.replace(/(?<=.)\/$/, ""), ...method === void 0 ? [] : [method.toLowerCase()]].join(" ");
}
/** Returns a function that tells if a page shows the description that a link is in. */
function visibleDescriptions({ endpoints, pageOperations }) {
	const shown = /* @__PURE__ */ new Set();
	const entryOperations = [...endpoints.values()].flatMap((entry) => entry.kind === "operation" ? [entry.operation] : []);
	for (const { spec, path, httpMethod, method } of [...entryOperations, ...pageOperations.values()]) {
		if (method === "OVERVIEW") shown.add(spec);
		for (const shownMethod of [void 0, httpMethod]) shown.add(`${spec} ${operationKey(path, shownMethod)}`);
	}
	return ({ specs, isOnOverview, operation }) => {
		if (isOnOverview) return specs.some((spec) => shown.has(spec));
		return operation === void 0 || specs.some((spec) => shown.has(`${spec} ${operation}`));
	};
}
function oneRoutePerFolder(routes) {
	return [...new Map(routes.map((route) => [folderOf(route), route])).values()];
}
function* findDescriptionsWithLinks(root, file) {
	for (const { value, pointer } of walkSpecification(root, true)) {
		const text = ownMember(value, "description");
		if (typeof text === "string" && /\]\(|(?:href|src)\s*=/.test(text)) yield {
			text,
			location: memberLocation({
				file,
				pointer
			}, "description")
		};
	}
}
//#endregion
//#region src/core/inspect.ts
function inspectSpecifications(specifications) {
	const files = specificationFiles(specifications);
	return {
		findings: checkSpecifications(files),
		links: specificationLinks(files)
	};
}
/**
* Checks everything besides the navigation: links in pages and specifications, redirects, imports, and the images of
* settings.
*/
async function inspect(input) {
	const { expansion, inventory, slugs, isReadable, bodies, variables, specifications, host } = input;
	const read = (file) => host.read(file);
	const docsLookup = createDocsLookup({
		...input,
		hasFeed: (file) => mayHaveUpdates(file, bodies)
	});
	const lookup = isReadable ? docsLookup : {
		...docsLookup,
		isUnknown: () => true
	};
	const { pages } = inventory;
	const { redirects } = expansion.navigation;
	const redirectChecks = checkRedirects(redirects, pages, lookup);
	const { findings, looping: loopingRedirects, dead: brokenRedirects, hiddenPages } = redirectChecks;
	const routesOfSpecifications = specificationRoutes(expansion);
	const descriptionLinks = specifications.links.filter(visibleDescriptions(expansion)).map(({ target, location, specs }) => ({
		target,
		location,
		routes: routesOfSpecifications(specs)
	}));
	const anchors = new Anchors(bodies, slugs, read, createSpecificationIds(expansion));
	const pageByRoute = pagesByRoute(inventory);
	const links = checkLinks({
		bodies,
		inventory,
		descriptionLinks,
		lookup,
		loopingRedirects,
		brokenRedirects: redirectChecks.broken,
		anchors,
		read
	});
	const isLooping = ({ text }) => {
		const { redirects: chain } = resolveHref(text, docsLookup);
		return chain !== void 0 && loopingRedirects.has(chain.first);
	};
	const brokenConfigLinks = [...input.links.brokenLinks.filter((href) => !isLooping(href)), ...brokenRedirects];
	const missingBases = findMissingBases([...brokenConfigLinks, ...links.deadLinks.filter(({ throughRedirect }) => throughRedirect === void 0)], lookup);
	return {
		brokenLinks: [...brokenConfigLinks, ...links.deadLinks].filter(({ path }) => !missingBases.explains(path)),
		findings: markCommonAnchorFaults([
			...findings,
			...checkRedirectAnchors(redirects, loopingRedirects, lookup, (route) => pageByRoute.get(route), anchors),
			...missingBases.findings,
			...specifications.findings,
			...checkImages(expansion.navigation, inventory, host),
			...checkReservedRoutes(inventory, hiddenPages, input.schema),
			...checkBodies(bodies, variables, inventory),
			...await checkImports(bodies, inventory, host),
			...links.findings
		])
	};
}
/** Routes of the host's own pages and APIs (https://mintlify.com/docs/customize/custom-domain). */
const reservedRoutes = new Set([
	"/api",
	"/login",
	"/logout",
	"/authed/mcp",
	"/feedback",
	"/openapi-specs.download"
]);
/** Folders that belong to the host. It answers every request below them itself. */
const reservedFolderPattern = /^\/(?:_next|_mintlify|_sites|_live-preview|\.well-known)(?:\/|$)/;
/**
* Reports pages at routes that the host reserves for itself.
*
* @param hiddenPages Pages that a redirect hides. They are reported with the redirect.
*/
function checkReservedRoutes({ pages }, hiddenPages, schema) {
	const isOnHost = isHostSchema(schema);
	return [...pages.values()].flatMap((page) => {
		const { file, path } = page;
		const route = routeOf(path);
		if (hiddenPages.has(page)) return [];
		if (!reservedRoutes.has(route) && !reservedFolderPattern.test(route) && !isGeneratedByHost(route.slice(1))) return [];
		return [diagnose("route-reserved", { file }, {
			route,
			file,
			isOnHost
		})];
	});
}
//#endregion
export { inspectSpecifications as n, inspect as t };
