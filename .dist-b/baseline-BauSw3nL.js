import { ai as isObject, ei as formatSafeJson, gi as findingBehavior, ii as isList, pi as definitionOf, ri as OptionsError, si as parseJson } from "./core-0sspFqjL.js";
//#region src/core/diagnostics/baseline.ts
function isCoveredBy({ code, file }, { checks, rules }) {
	if ((rules.get(code) ?? defaultSeverity(code)) === "off") return false;
	const requiredChecks = code === "variable-unknown" && /\.mdx?$/i.test(file) ? ["content"] : findingBehavior(code).needs;
	return requiredChecks === void 0 || requiredChecks.some((check) => checks.has(check));
}
function defaultSeverity(code) {
	const severity = definitionOf(code)?.severity;
	return typeof severity === "string" ? severity : void 0;
}
function applyBaseline(diagnostics, baseline, scope) {
	const { unmatched, remaining } = matchBaseline(diagnostics, baseline);
	const unmatchedEntries = baseline.flatMap((finding) => {
		const count = remaining.get(baselineKey(finding)) ?? 0;
		return count > 0 ? [{
			...finding,
			count
		}] : [];
	});
	return {
		diagnostics: unmatched,
		known: diagnostics.length - unmatched.length,
		stale: unmatchedEntries.filter((finding) => isCoveredBy(finding, scope)),
		unchecked: unmatchedEntries.filter((finding) => !isCoveredBy(finding, scope))
	};
}
/** Returns the findings that a baseline doesn't contain. */
function unmatchedFindings(diagnostics, baseline) {
	return matchBaseline(diagnostics, baseline).unmatched;
}
function matchBaseline(diagnostics, baseline) {
	/** Number of accepted findings that no diagnostic has matched yet, by key. */
	const unmatchedCounts = /* @__PURE__ */ new Map();
	for (const finding of baseline) unmatchedCounts.set(baselineKey(finding), (unmatchedCounts.get(baselineKey(finding)) ?? 0) + finding.count);
	return {
		unmatched: diagnostics.filter((diagnostic) => {
			const key = baselineKey(diagnostic);
			const count = unmatchedCounts.get(key) ?? 0;
			if (count > 0) unmatchedCounts.set(key, count - 1);
			return count === 0;
		}),
		remaining: unmatchedCounts
	};
}
/**
* Serializes a baseline. Entries are sorted, so that diffs are small.
*
* @param checks Checks of the run that found the diagnostics.
* @param keptEntries Entries of the previous baseline that this run couldn't check. They are kept.
*/
function formatBaseline(diagnostics, checks, keptEntries = []) {
	const findings = new Map(keptEntries.map((finding) => [baselineKey(finding), finding]));
	for (const diagnostic of diagnostics) {
		const { code, file, message } = diagnostic;
		const count = (findings.get(baselineKey(diagnostic))?.count ?? 0) + 1;
		findings.set(baselineKey(diagnostic), {
			code,
			file,
			message,
			count
		});
	}
	const sorted = [...findings].sort(([a], [b]) => a < b ? -1 : 1).map(([, finding]) => finding);
	return `${formatSafeJson({
		version: 1,
		checks: [...new Set(checks)].sort(),
		findings: sorted
	})}\n`;
}
function isBaseline(text) {
	const value = parseJson(text);
	return isObject(value) && typeof value.version === "number" && Array.isArray(value.findings);
}
/**
* @param fileName File name for error messages.
* @throws OptionsError if the text is not a valid baseline.
*/
function parseBaseline(text, fileName) {
	const value = parseJson(text);
	if (value === void 0) throw new OptionsError(`${fileName} is not JSON. Write a new file with --update-baseline.`);
	const { version, findings, checks: rawChecks } = isObject(value) ? value : {};
	if (version !== 1 || !isList(findings)) throw new OptionsError(`${fileName} is not a baseline. Write a new file with --update-baseline.`);
	return {
		checks: isList(rawChecks) ? rawChecks.filter((check) => typeof check === "string") : [],
		findings: findings.map((finding) => {
			const { code, file, message, count } = isObject(finding) ? finding : {};
			if (typeof code !== "string" || typeof file !== "string" || typeof message !== "string" || typeof count !== "number" || !Number.isSafeInteger(count) || count < 1) throw new OptionsError(`${fileName} has an entry that is not a finding. Write it again with --update-baseline.`);
			return {
				code,
				file,
				message,
				count
			};
		})
	};
}
function baselineKey({ file, code, message }) {
	return JSON.stringify([
		file,
		code,
		message
	]);
}
//#endregion
export { parseBaseline as a, isCoveredBy as i, formatBaseline as n, unmatchedFindings as o, isBaseline as r, applyBaseline as t };
