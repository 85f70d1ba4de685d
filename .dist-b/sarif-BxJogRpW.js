import { Br as messageWithHelp, Mi as encodePath, Or as digestOf, aa as capitalize, ei as formatSafeJson } from "./core-0sspFqjL.js";
import { i as getCodeUrl, t as codeGuide } from "./explain-code-B2t5vwYv.js";
import { t as packageVersion } from "./version-DmWCsGQy.js";
//#region src/cli/formats/sarif.ts
const levels = {
	error: "error",
	warning: "warning",
	info: "note"
};
/**
* Formats findings as a SARIF 2.1.0 log for GitHub code scanning and editors. Fingerprints consist of code, file and
* message but not the line, so that a finding keeps its fingerprint when text above it changes.
*
* @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
*/
function formatSarif({ diagnostics, prefix }) {
	const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
	const version = packageVersion();
	const countByKey = /* @__PURE__ */ new Map();
	return formatSafeJson({
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "docs-json-nav",
				semanticVersion: version,
				rules: codes.map((code) => createRule(code, version))
			} },
			columnKind: "utf16CodeUnits",
			originalUriBaseIds: { ROOT: { description: { text: "The root of the repository." } } },
			results: diagnostics.map(createResult)
		}]
	});
	function createResult(diagnostic) {
		const { code, severity, file, message, line, column, endLine, endColumn, related, pointer } = diagnostic;
		return {
			ruleId: code,
			ruleIndex: codes.indexOf(code),
			level: levels[severity],
			message: { text: messageWithHelp(diagnostic) },
			locations: [createLocation(file, {
				startLine: line,
				startColumn: column,
				endLine,
				endColumn
			})],
			...related.length === 0 ? {} : { relatedLocations: related.map((relatedLocation) => ({
				...createLocation(relatedLocation.file, {
					startLine: relatedLocation.line,
					startColumn: relatedLocation.column
				}),
				message: { text: relatedLocation.message }
			})) },
			partialFingerprints: { "finding/v1": createFingerprint([
				code,
				file,
				message
			]) },
			...pointer === void 0 ? {} : { properties: { pointer } }
		};
	}
	function createLocation(file, region) {
		return { physicalLocation: {
			artifactLocation: {
				uri: encodePath((prefix + file).replace(/\p{Surrogate}/gu, "�")),
				uriBaseId: "ROOT"
			},
			region
		} };
	}
	/** Numbers equal findings, so that each has a different fingerprint. */
	function createFingerprint(parts) {
		const key = JSON.stringify(parts);
		const number = (countByKey.get(key) ?? 0) + 1;
		countByKey.set(key, number);
		return `${digestOf(key)}:${number}`;
	}
}
function createRule(code, version) {
	const guide = codeGuide(code);
	if (guide === void 0) return {
		id: code,
		shortDescription: { text: `${capitalize(code.replaceAll(/[-/]/g, " "))}.` }
	};
	return {
		id: code,
		shortDescription: { text: guide.sentence },
		fullDescription: { text: guide.full },
		helpUri: getCodeUrl(code, version),
		help: {
			text: guide.text,
			markdown: guide.text
		}
	};
}
//#endregion
export { formatSarif };
