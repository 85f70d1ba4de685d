import { Lr as countWithSeverity, ei as formatSafeJson } from "./core-0sspFqjL.js";
import { i as getCodeUrl } from "./explain-code-B2t5vwYv.js";
import { t as packageVersion } from "./version-DmWCsGQy.js";
//#region src/cli/formats/json.ts
function formatJsonReport(input) {
	const { ok, diagnostics, forecast, ignored, old, root, milliseconds, baseline } = input;
	const { pages, files, unasked } = input.counts;
	const version = packageVersion();
	return formatSafeJson({
		version: 1,
		root,
		ok,
		summary: {
			errors: countWithSeverity(diagnostics, "error"),
			warnings: countWithSeverity(diagnostics, "warning"),
			infos: countWithSeverity(diagnostics, "info"),
			pages,
			files,
			...unasked > 0 && { unasked },
			milliseconds
		},
		generators: forecast?.losses,
		baseline,
		old,
		diagnostics: diagnostics.map((item) => toReportedFinding(item, version)),
		...ignored.length === 0 ? {} : { ignored: ignored.map(({ diagnostic, reason }) => ({
			...toReportedFinding(diagnostic, version),
			reason
		})) }
	});
}
/** Removes fields that the JSON report doesn't contain, and adds the URL of the documentation. */
function toReportedFinding({ group: _group, fixes: _fixes, link, ...diagnostic }, version) {
	const { code, severity, message, help, ...location } = diagnostic;
	return {
		code,
		severity,
		message,
		help,
		url: getCodeUrl(code, version),
		...location,
		...link
	};
}
//#endregion
export { formatJsonReport };
