import { Kr as groupBy, Ur as appendTo, Wr as countItems, Zi as normalizePath, dr as readText, gi as findingBehavior, sr as overlayHost, yi as lineStarts } from "./core-0sspFqjL.js";
//#region src/core/fix.ts
function certainFix({ fixes }) {
	return fixes?.isSure === true ? fixes.fixes[0] : void 0;
}
/**
* Fixes a site in passes, all in memory. A pass applies all fixes that don't overlap, and checks the result once. If a
* pass causes a new problem, or a problem remains, the pass is discarded. The next pass omits the fix closest to each
* such problem. If no fix is in the same file as a problem, it applies only fixes of a single code. Omitted fixes are
* tried again after a successful pass.
*
* @param choose Called at most once for each finding of a check.
* @param asksOnce True if `choose` asks the user. It isn't called again for the same finding in later passes. Default:
* false.
*/
function fixSite(host, check, choose, asksOnce = false) {
	return new Fixer(host, check, choose, asksOnce).run();
}
var Fixer = class {
	#host;
	#check;
	#choose;
	#asksOnce;
	#texts = /* @__PURE__ */ new Map();
	#applied = [];
	#choices = /* @__PURE__ */ new Map();
	/** Keys of findings that the user was asked about in earlier passes. */
	#askedKeys = /* @__PURE__ */ new Set();
	#refusedFindings = /* @__PURE__ */ new Set();
	#isSingleCode = false;
	constructor(host, check, choose, asksOnce) {
		this.#host = host;
		this.#check = check;
		this.#choose = choose;
		this.#asksOnce = asksOnce;
	}
	async run() {
		let diagnostics = await this.#check(this.#host);
		for (let pass = 0; pass < 10; pass++) {
			const chosenFixes = await this.#chooseFixes(diagnostics);
			if (chosenFixes.length === 0) break;
			const texts = this.#applyFixes(chosenFixes);
			const nextDiagnostics = await this.#check(overlayHost(this.#host, texts));
			const problems = findNewProblems(diagnostics, withoutLinksTo(nextDiagnostics, this.#entryPaths(chosenFixes)), chosenFixes);
			if (problems.length > 0) {
				this.#refuse(chosenFixes, problems, texts);
				continue;
			}
			for (const [file, text] of texts) this.#texts.set(file, text);
			this.#applied.push(...chosenFixes);
			this.#startOver();
			diagnostics = nextDiagnostics;
		}
		return {
			texts: this.#texts,
			applied: this.#applied,
			remaining: diagnostics
		};
	}
	/** Chooses the fixes of a pass. Findings that hide others are fixed first, in a separate pass. */
	async #chooseFixes(diagnostics) {
		const hidingDiagnostics = diagnostics.filter(({ code, fixes }) => findingBehavior(code).hides && fixes !== void 0);
		for (const candidates of hidingDiagnostics.length > 0 ? [hidingDiagnostics, diagnostics] : [diagnostics]) {
			const edits = new EditSet();
			const chosenFixes = [];
			for (const diagnostic of candidates) {
				if (diagnostic.fixes === void 0 || this.#refusedFindings.has(diagnostic)) continue;
				const fix = await this.#getChoice(diagnostic);
				const isCodeAllowed = !this.#isSingleCode || chosenFixes.every((item) => item.diagnostic.code === diagnostic.code);
				if (fix !== void 0 && isCodeAllowed && edits.add(fix.edits)) chosenFixes.push({
					diagnostic,
					fix
				});
			}
			if (chosenFixes.length > 0) return chosenFixes;
		}
		return [];
	}
	async #getChoice(diagnostic) {
		if (this.#askedKeys.has(diagnosticKey(diagnostic))) return void 0;
		if (!this.#choices.has(diagnostic)) this.#choices.set(diagnostic, await this.#choose(diagnostic));
		return this.#choices.get(diagnostic);
	}
	#startOver() {
		if (this.#asksOnce) for (const diagnostic of this.#choices.keys()) this.#askedKeys.add(diagnosticKey(diagnostic));
		this.#choices = /* @__PURE__ */ new Map();
		this.#refusedFindings.clear();
		this.#isSingleCode = false;
	}
	#refuse(chosenFixes, problems, texts) {
		const causes = problems.flatMap((problem) => findClosestFix(problem, chosenFixes, texts) ?? []);
		const hasOneCode = chosenFixes.every(({ diagnostic }) => diagnostic.code === chosenFixes[0]?.diagnostic.code);
		if (causes.length === 0 && !hasOneCode) this.#isSingleCode = true;
		else for (const { diagnostic } of causes.length > 0 ? causes : chosenFixes) this.#refusedFindings.add(diagnostic);
	}
	/** Paths of missing pages in the entries that are being fixed. Broken links to these paths were hidden until now. */
	#entryPaths(chosenFixes) {
		const entries = chosenFixes.filter(({ diagnostic }) => findingBehavior(diagnostic.code).coversLinks);
		return new Set(entries.flatMap(({ fix }) => fix.edits.map(({ file, start, end }) => this.#pathAt(file, start, end))));
	}
	#pathAt(file, start, end) {
		return `/${normalizePath((this.#read(file)?.slice(start, end) ?? "").replace(/^"|(?:\.mdx?)?"$/g, "")) ?? ""}`;
	}
	#applyFixes(chosenFixes) {
		const texts = new Map(this.#texts);
		for (const [file, edits] of groupEditsByFile(chosenFixes.flatMap(({ fix }) => fix.edits))) {
			const text = this.#read(file);
			if (text !== void 0) texts.set(file, applyEdits(text, edits));
		}
		return texts;
	}
	#read(file) {
		return this.#texts.get(file) ?? readText(this.#host, file);
	}
};
/**
* Finds the problems that a pass caused or failed to fix. Empty if the pass is an improvement. Findings with the same
* code and file are counted, because edits change their lines and messages.
*/
function findNewProblems(previousDiagnostics, nextDiagnostics, chosenFixes) {
	if (chosenFixes.some(({ diagnostic }) => findingBehavior(diagnostic.code).hides)) {
		const fixedKeys = new Set(chosenFixes.map(({ diagnostic }) => diagnosticKey(diagnostic)));
		return nextDiagnostics.filter((item) => fixedKeys.has(diagnosticKey(item)));
	}
	const previousCounts = countItems(previousDiagnostics.map(codeAndFile));
	const fixedCounts = countItems(chosenFixes.map(({ diagnostic }) => codeAndFile(diagnostic)));
	const remaining = withoutHidden(nextDiagnostics, previousDiagnostics).filter((item) => !findingBehavior(item.code).follows || certainFix(item) === void 0);
	const remainingCounts = countItems(remaining.map(codeAndFile));
	const isIncreased = (codeFileKey) => (remainingCounts.get(codeFileKey) ?? 0) + (fixedCounts.get(codeFileKey) ?? 0) > (previousCounts.get(codeFileKey) ?? 0);
	const increasedFindings = remaining.filter((item) => isIncreased(codeAndFile(item)));
	const fixedDiagnostics = new Set(chosenFixes.map(({ diagnostic }) => diagnostic));
	const unfixedKeys = new Set(previousDiagnostics.filter((item) => !fixedDiagnostics.has(item)).map(diagnosticKey));
	const newFindings = increasedFindings.filter((item) => !unfixedKeys.has(diagnosticKey(item)));
	return newFindings.length > 0 ? newFindings : increasedFindings;
}
function findClosestFix(problem, chosenFixes, texts) {
	let closest;
	let minDistance = Number.POSITIVE_INFINITY;
	for (const { file, line, column } of [problem, ...problem.related]) {
		const offset = (lineStarts(texts.get(file) ?? "")[line - 1] ?? 0) + column - 1;
		for (const { start, end, fix } of rangesAfterEdits(file, chosenFixes)) {
			const distance = Math.max(start - offset, offset - end, 0);
			if (distance < minDistance) [closest, minDistance] = [fix, distance];
		}
	}
	return closest;
}
function rangesAfterEdits(file, chosenFixes) {
	const edits = chosenFixes.flatMap((chosenFix) => chosenFix.fix.edits.flatMap((edit) => edit.file === file ? [{
		fix: chosenFix,
		edit
	}] : []));
	let shift = 0;
	return edits.sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end).map(({ fix, edit: { start, end, text } }) => {
		const newStart = start + shift;
		shift += text.length - (end - start);
		return {
			start: newStart,
			end: newStart + text.length,
			fix
		};
	});
}
function withoutLinksTo(diagnostics, paths) {
	return diagnostics.filter(({ link }) => link === void 0 || !paths.has(link.resolved));
}
/** Removes findings that another finding at the same location hid before: a dead link hides a missing heading. */
function withoutHidden(diagnostics, previous) {
	const keyAt = (code, { file, line, column }) => `${code} ${file}:${line}:${column}`;
	const previousKeys = new Set(previous.map((item) => keyAt(item.code, item)));
	return diagnostics.filter((item) => !previousKeys.has(keyAt(findingBehavior(item.code).hiddenBy, item)));
}
function codeAndFile({ code, file }) {
	return `${code} ${file}`;
}
function diagnosticKey({ code, file, message }) {
	return JSON.stringify([
		code,
		file,
		message
	]);
}
/** Applies edits, which must not overlap, to a text. Edits with the same range keep their order. */
function applyEdits(text, edits) {
	let result = "";
	let offset = 0;
	for (const { start, end, text: replacement } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
		result += text.slice(offset, start) + replacement;
		offset = end;
	}
	return result + text.slice(offset);
}
function groupEditsByFile(edits) {
	return groupBy(edits, ({ file }) => file);
}
var EditSet = class {
	#edits = /* @__PURE__ */ new Map();
	/** Adds all edits and returns true. If any of them overlaps an earlier edit, adds none and returns false. */
	add(edits) {
		if (edits.some((edit) => (this.#edits.get(edit.file) ?? []).some((existingEdit) => isConflict(edit, existingEdit)))) return false;
		for (const edit of edits) appendTo(this.#edits, edit.file, edit);
		return true;
	}
};
/** True for edits that conflict. Insertions at the same offset also do, because their order would be arbitrary. */
function isConflict(a, b) {
	if (a.adds === true && b.adds === true) return false;
	if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end;
	return a.start < b.end && b.start < a.end;
}
//#endregion
export { certainFix as n, fixSite as r, EditSet as t };
