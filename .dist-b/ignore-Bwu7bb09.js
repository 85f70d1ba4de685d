import { Gn as nearestWords, Si as pointerSegments, fi as codes, mi as explainFinding, yi as lineStarts, yn as diagnose } from "./core-0sspFqjL.js";
import { i as isCoveredBy } from "./baseline-BauSw3nL.js";
import { i as parseJsonTree, t as childNode } from "./json-tree-DN_myuMl.js";
//#region src/core/ignore.ts
/**
* Removes the findings that comments in pages and settings ignore.
*
* @param comments By file.
* @param read Returns the text of a file; `undefined` for a missing file.
* @param scope Codes and files that were checked. Comments about anything else are not reported as unused.
*/
async function applyIgnores(findings, comments, settings, read, scope) {
	const jsonTextAt = createJsonTextReader(read);
	const settingMatchers = await Promise.all(settings.map((setting, index) => createSettingMatcher(setting, index, jsonTextAt)));
	const matchers = [...[...comments].flatMap(([file, fileComments]) => fileComments.flatMap((comment) => {
		return (comment.codes.length === 0 ? [void 0] : comment.codes).map((code) => createCommentMatcher(file, code, comment, read));
	})), ...settingMatchers];
	const usedMatchers = /* @__PURE__ */ new Set();
	const remaining = [];
	const ignored = [];
	for (const finding of findings) {
		const matchingMatchers = matchers.filter((matcher) => matcher.code === finding.code && matcher.matches(finding));
		for (const matcher of matchingMatchers) usedMatchers.add(matcher);
		const [firstMatcher] = matchingMatchers;
		if (firstMatcher === void 0) remaining.push(finding);
		else ignored.push({
			finding,
			reason: firstMatcher.reason
		});
	}
	return {
		findings: remaining,
		ignored,
		unusedFindings: matchers.filter((matcher) => !usedMatchers.has(matcher) && wasChecked(matcher, scope)).map(reportUnused)
	};
}
const knownCodes = new Set(codes);
function createCommentMatcher(file, code, { start, end, until, reason }, read) {
	const matches = ({ location }) => {
		if (location.file !== file) return false;
		const offset = startOffset(location, read);
		return offset !== void 0 && offset >= start && offset < until;
	};
	return {
		code,
		reason,
		location: {
			file,
			start,
			end
		},
		matches
	};
}
async function createSettingMatcher({ code, file, link, reason = "" }, index, jsonTextAt) {
	const { default: micromatch } = await import("micromatch");
	const matchesFile = file === void 0 ? void 0 : micromatch.matcher(file.replace(/^\/+/, ""), { dot: true });
	const matches = (finding) => matchesFile?.(finding.location.file) !== false && (link === void 0 || (explainFinding(finding).link?.target ?? jsonTextAt(finding.location)) === link);
	return {
		code,
		reason,
		location: { file: "docs.json" },
		setting: `ignoreFindings[${index}]`,
		matches
	};
}
/**
* Returns a function that finds the string in a JSON file at a finding's location, such as an entry of the navigation.
* Parses each file once.
*/
function createJsonTextReader(read) {
	const trees = /* @__PURE__ */ new Map();
	return (location) => {
		if (!("pointer" in location) || location.pointer === void 0) return void 0;
		const { file, pointer } = location;
		if (!trees.has(file)) trees.set(file, parseJsonTree(read(file) ?? ""));
		let node = trees.get(file);
		for (const segment of pointerSegments(pointer)) node = childNode(node, segment);
		return typeof node?.value === "string" ? node.value : void 0;
	};
}
function startOffset(location, read) {
	if ("start" in location) return location.start;
	return "line" in location ? lineStarts(read(location.file) ?? "")[location.line - 1] : void 0;
}
/** True if the run checked the comment's code, or the code doesn't exist. Other comments can't be called unused. */
function wasChecked({ code, location }, scope) {
	return code === void 0 || !knownCodes.has(code) || isCoveredBy({
		code,
		file: location.file
	}, scope);
}
function reportUnused({ code, location, setting }) {
	const isKnown = code !== void 0 && knownCodes.has(code);
	const [nearest] = code === void 0 || isKnown ? [] : nearestWords(code, codes);
	return diagnose("ignore-unused", location, {
		ignored: code,
		nearest,
		isKnown,
		setting
	});
}
//#endregion
export { applyIgnores };
