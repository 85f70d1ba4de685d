import { Gr as getOrCreate, gi as findingBehavior, mi as explainFinding, ui as withoutUndefined, yi as lineStarts } from "./core-0sspFqjL.js";
//#region src/core/locate.ts
/**
* Adds lines, columns, messages and severities to findings, and sorts them. Only files with findings are read and
* parsed with positions.
*
* @param rules Severities that the user chose, by code.
* @param read Returns the text of a file; `undefined` for a missing file.
* @param firstFiles Files that come first, in this order. All other files follow, sorted by name.
*/
async function locate(findings, rules, read, firstFiles) {
	const sources = /* @__PURE__ */ new Map();
	const locator = new Locator(sources, read);
	const diagnostics = [];
	for (const finding of findings) {
		const { severity, message, help, group, related, link, effect, answers, isMinor } = explainFinding(finding);
		const rule = rules.get(finding.code) ?? severity;
		const effectiveSeverity = isMinor && rule === "warning" ? "info" : rule;
		if (effectiveSeverity === "off") continue;
		const location = await locator.locate(finding.location);
		const relatedLocation = finding.related && await locator.locate(finding.related);
		const isFixable = effectiveSeverity !== "info" || findingBehavior(finding.code).fixedIfRaised !== true;
		const fixes = answers && isFixable ? await locator.locateFixes(answers) : void 0;
		diagnostics.push({
			code: finding.code,
			severity: effectiveSeverity,
			message,
			...withoutUndefined({ help }),
			...location,
			...withoutUndefined({ effect }),
			related: relatedLocation === void 0 || isSamePlace(relatedLocation, location) ? [] : [{
				message: related,
				file: relatedLocation.file,
				line: relatedLocation.line,
				column: relatedLocation.column
			}],
			...withoutUndefined({
				link,
				fixes
			}),
			group
		});
	}
	return {
		diagnostics: removeDuplicates(sortDiagnostics(diagnostics, firstFiles)),
		sources
	};
}
var Locator = class {
	#sources;
	#read;
	#lineStartsByFile = /* @__PURE__ */ new Map();
	#ranges = /* @__PURE__ */ new Map();
	#fixes;
	constructor(sources, read) {
		this.#sources = sources;
		this.#read = read;
	}
	async locate(location) {
		const { file } = location;
		if ("line" in location) {
			const starts = this.#lineStarts(file);
			const start = starts[location.line - 1] ?? 0;
			return this.#location(file, {
				start,
				end: (starts[location.line] ?? this.#text(file).length + 1) - 1
			});
		}
		if ("start" in location) return {
			...this.#location(file, location),
			...withoutUndefined({ pointer: location.pointer })
		};
		if ("pointer" in location) {
			const range = (await this.#rangesOf(file))(location) ?? {
				start: 0,
				end: 0
			};
			const sourceLocation = this.#location(file, range);
			return yamlExtension.test(file) ? sourceLocation : {
				...sourceLocation,
				pointer: location.pointer
			};
		}
		return this.#location(file, {
			start: 0,
			end: 0
		});
	}
	async locateFixes(answers) {
		this.#fixes ??= new (await (import("./locate-fixes-C5laDk_o.js"))).FixLocator((file) => this.#text(file));
		return this.#fixes.locate(answers);
	}
	#location(file, { start, end }) {
		const from = this.#position(file, start);
		const to = this.#position(file, end);
		return {
			file,
			line: from.line,
			column: from.column,
			endLine: to.line,
			endColumn: to.column
		};
	}
	#position(file, offset) {
		const starts = this.#lineStarts(file);
		let [low, high] = [0, starts.length - 1];
		while (low < high) {
			const middle = low + high + 1 >> 1;
			if ((starts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return {
			line: low + 1,
			column: offset - (starts[low] ?? 0) + 1
		};
	}
	#lineStarts(file) {
		return getOrCreate(this.#lineStartsByFile, file, () => lineStarts(this.#text(file)));
	}
	#text(file) {
		return getOrCreate(this.#sources, file, () => this.#read(file) ?? "");
	}
	#rangesOf(file) {
		return getOrCreate(this.#ranges, file, async () => {
			const text = this.#text(file);
			if (yamlExtension.test(file)) return (await import("./yaml-range-CcijHB4o.js")).createYamlLocator(text);
			return (await import("./json-tree-B5Z85gYJ.js")).createJsonLocator(text);
		});
	}
};
const yamlExtension = /\.ya?ml$/i;
function isSamePlace(a, b) {
	return a.file === b.file && a.line === b.line && a.column === b.column;
}
function sortDiagnostics(diagnostics, firstFiles) {
	const rank = (file) => {
		const index = firstFiles.indexOf(file);
		return index === -1 ? firstFiles.length : index;
	};
	return diagnostics.toSorted((a, b) => rank(a.file) - rank(b.file) || compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column || compareTexts(a.code, b.code) || compareTexts(a.message, b.message));
}
function compareTexts(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
/**
* Removes duplicates: equal findings, such as those of a file that is referenced twice, and findings implied by another
* code in the same file (see `impliedBy`).
*
* @param sortedDiagnostics Diagnostics in output order, so that duplicates are adjacent.
*/
function removeDuplicates(sortedDiagnostics) {
	const reportedKeys = new Set(sortedDiagnostics.map(({ code, file }) => `${code} ${file}`));
	return sortedDiagnostics.filter((diagnostic, index) => {
		if (reportedKeys.has(`${findingBehavior(diagnostic.code).impliedBy} ${diagnostic.file}`)) return false;
		const previous = sortedDiagnostics[index - 1];
		return previous === void 0 || !isDuplicate(previous, diagnostic);
	});
}
function isDuplicate(a, b) {
	return a.file === b.file && a.line === b.line && a.column === b.column && a.code === b.code && a.message === b.message;
}
//#endregion
export { locate as n, removeDuplicates as r, Locator as t };
