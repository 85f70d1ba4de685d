import { dr as readText, dt as TimeSlices, kr as sha256, ui as withoutUndefined, xn as replaceVariables } from "./core-0sspFqjL.js";
import { r as scanCode } from "./code-Ay4qz6pc.js";
import { n as findImportedFile, t as findFileImports } from "./imports-TSohpxkV.js";
import { t as findMappedUrls } from "./mapped-links-HN5lQ611.js";
//#region src/core/bodies/complexity.ts
const containerMarker = /[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/y;
/**
* Finds pages that are too long, and nesting that Markdown parsers need exponential time for: each level at least
* doubles the time. Single pass over the text.
*/
function findExcessiveNesting(text, { pageLength, pageNesting: limit }) {
	if (text.length > pageLength) return {
		of: "length",
		limit: pageLength,
		start: 0
	};
	let [braces, brackets] = [0, 0];
	let delimiterLengths = /* @__PURE__ */ new Set();
	for (let at = 0; at < text.length; at++) switch (text.charCodeAt(at)) {
		case 123:
			if (++braces > limit) return {
				of: "braces",
				limit,
				start: at
			};
			break;
		case 125:
			if (braces > 0) braces--;
			break;
		case 91:
			if (++brackets > limit) return {
				of: "brackets",
				limit,
				start: at
			};
			break;
		case 93:
			if (brackets > 0) brackets--;
			break;
		case 96: {
			const start = at;
			while (text.charCodeAt(at + 1) === 96) at++;
			if (at - start > 1 && isLineStart(text, start)) braces = 0;
			if (delimiterLengths.add(at - start).size > limit) return {
				of: "code spans",
				limit,
				start
			};
			break;
		}
		case 10: {
			if (isBlank(text, at + 1)) {
				brackets = 0;
				if (delimiterLengths.size > 0) delimiterLengths = /* @__PURE__ */ new Set();
			}
			const excessStart = findDeepContainer(text, at + 1, limit);
			if (excessStart !== void 0) return {
				of: "lists and quotes",
				limit,
				start: excessStart
			};
		}
	}
	const excessStart = findDeepContainer(text, 0, limit);
	if (excessStart !== void 0) return {
		of: "lists and quotes",
		limit,
		start: excessStart
	};
	const elementStart = text.split("</").length > limit ? findDeepElement(text, limit) : void 0;
	return elementStart === void 0 ? void 0 : {
		of: "elements",
		limit,
		start: elementStart
	};
}
function findDeepContainer(text, start, limit) {
	containerMarker.lastIndex = start;
	for (let count = 0; containerMarker.test(text); count++) if (count === limit) return containerMarker.lastIndex - 1;
}
function isLineStart(text, at) {
	let index = at - 1;
	while (text.charCodeAt(index) === 32 || text.charCodeAt(index) === 9) index--;
	return index < 0 || text.charCodeAt(index) === 10;
}
function isBlank(text, at) {
	const charCode = text.charCodeAt(at);
	return charCode === 10 || charCode === 13;
}
const tagPattern = /<(\/?)([A-Za-z][\w.:-]*|(?=>))/g;
/**
* Finds an element that contains too many levels of elements. Unclosed tags don't count, such as `Array<string>` in
* code. Single pass over the text.
*
* @returns UTF-16 offset of the element, or `undefined`.
*/
function findDeepElement(text, limit) {
	const openElements = [];
	const openCounts = /* @__PURE__ */ new Map();
	for (const { 1: slash, 2: name = "", index } of text.matchAll(tagPattern)) {
		const count = openCounts.get(name) ?? 0;
		if (slash === "") {
			openElements.push({
				name,
				start: index,
				innerDepth: 0
			});
			openCounts.set(name, count + 1);
		} else if (count > 0) {
			const start = closeElement(openElements, openCounts, name, limit);
			if (start !== void 0) return start;
		}
	}
}
function closeElement(openElements, openCounts, name, limit) {
	let depth = 1;
	for (let element = openElements.pop(); element !== void 0; element = openElements.pop()) {
		openCounts.set(element.name, (openCounts.get(element.name) ?? 0) - 1);
		depth = Math.max(depth, element.innerDepth + 1);
		if (element.name !== name) continue;
		const parent = openElements.at(-1);
		if (parent !== void 0) parent.innerDepth = Math.max(parent.innerDepth, depth);
		return depth > limit ? element.start : void 0;
	}
}
//#endregion
//#region src/core/bodies/read-bodies.ts
/**
* Extracts the facts of pages. Keeps no page text in memory.
*
* @param files Each file is read once. The result has the same order.
* @param readText Text without byte order mark; `undefined` for an unreadable file, which is skipped.
* @param readCached Calls `read`, or returns the result of an earlier run for an unchanged file. Default: always reads.
*/
async function readBodies(files, readText, options, readCached = (_, read) => read()) {
	const { variables = noVariables, onProgress } = options;
	const bodies = /* @__PURE__ */ new Map();
	const uniqueFiles = [...new Set(files)];
	let done = 0;
	const slices = new TimeSlices();
	for (const file of uniqueFiles) {
		const bodyOrPromise = readCached(file, async () => {
			const text = readText(file);
			if (text === void 0) return void 0;
			const replacedText = replaceVariables(text, variables);
			const result = isModuleFile(file) ? moduleBody(replacedText.text) : await readBody(replacedText.text, formatOf(file), options);
			return replacedText.text === text ? result : mapToSource(result, replacedText);
		});
		const body = bodyOrPromise instanceof Promise ? await bodyOrPromise : bodyOrPromise;
		if (body !== void 0) bodies.set(file, body);
		done++;
		if (slices.isOver) {
			onProgress?.(done, uniqueFiles.length);
			await slices.pause();
		}
	}
	onProgress?.(done, uniqueFiles.length);
	return bodies;
}
async function readBody(text, format, { parser, limits, cache }) {
	const key = cache === void 0 ? "" : `${format}:${sha256(text)}`;
	const cached = cache?.get(key);
	if (cached !== void 0) return cached;
	const excess = findExcessiveNesting(text, limits);
	if (excess !== void 0) return {
		links: [],
		anchors: [],
		imports: [],
		excess
	};
	const mdxBody = await parser(text, "mdx");
	const { syntaxError: mdxError } = mdxBody;
	const result = format === "md" && mdxError !== void 0 ? {
		...await parser(text, "md"),
		mdxError
	} : mdxBody;
	const body = JSON.parse(JSON.stringify(result));
	cache?.set(key, body);
	return body;
}
function isModuleFile(file) {
	return /\.[jt]sx?$/i.test(file);
}
function moduleBody(text) {
	const codeBody = scanCode(text);
	const imports = findFileImports(text).map(({ names: _, ...statement }) => ({
		...statement,
		isUsed: true
	}));
	const mappedUrls = findMappedUrls(text, [{
		start: 0,
		end: text.length
	}]);
	const unsafe = [...codeBody.unsafe ?? [], ...mappedUrls.unsafe];
	const links = [...codeBody.links, ...mappedUrls.links];
	return {
		...codeBody,
		links,
		...unsafe.length === 0 ? {} : { unsafe },
		imports
	};
}
function mapToSource(body, { originalOffset }) {
	const mapRange = (item) => ({
		...item,
		start: originalOffset(item.start),
		end: Math.max(originalOffset(item.end), originalOffset(item.start))
	});
	const { links, imports, spacedLinks, unsafe, undefinedNames, variables, ignores, syntaxError, mdxError, excess } = body;
	return {
		...body,
		links: links.map(mapRange),
		imports: imports.map((item) => ({
			...item,
			start: originalOffset(item.start),
			written: mapRange(item.specifierRange)
		})),
		...withoutUndefined({
			spacedLinks: spacedLinks?.map(mapRange),
			unsafe: unsafe?.map(mapRange),
			undefinedNames: undefinedNames?.map(mapRange),
			variables: variables?.map(mapRange),
			ignores: ignores?.map((item) => ({
				...mapRange(item),
				until: originalOffset(item.until)
			})),
			syntaxError: syntaxError && mapRange(syntaxError),
			mdxError: mdxError && mapRange(mdxError),
			excess: excess && {
				...excess,
				start: originalOffset(excess.start)
			}
		})
	};
}
const noVariables = /* @__PURE__ */ new Map();
/** `.md` files fall back to Markdown if they are not valid MDX, as on hosts. All other files are MDX. */
function formatOf(file) {
	return /\.md$/i.test(file) ? "md" : "mdx";
}
/**
* Reads the bodies of all pages, and of all snippets that pages import directly or through other snippets.
*
* @param readCached See `readBodies`.
*/
async function readBodiesWithSnippets(host, inventory, options, readCached) {
	const bodies = /* @__PURE__ */ new Map();
	let pending = [...inventory.pages.values()].map(({ file }) => file);
	while (pending.length > 0) {
		const batch = await readBodies(pending, (file) => readText(host, file), options, readCached);
		const importedFiles = /* @__PURE__ */ new Set();
		for (const [file, body] of batch) {
			const snippets = body.imports.flatMap((item) => findImportedFile(file, item, inventory) ?? []);
			bodies.set(file, snippets.length === 0 ? body : {
				...body,
				snippets
			});
			for (const snippet of snippets) importedFiles.add(snippet);
		}
		pending = [...importedFiles].filter((file) => !bodies.has(file)).sort();
	}
	return bodies;
}
//#endregion
export { formatOf, readBodies, readBodiesWithSnippets };
