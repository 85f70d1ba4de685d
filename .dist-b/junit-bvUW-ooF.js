import { Br as messageWithHelp, Kr as groupBy, Lr as countWithSeverity, Zr as escapeControlsInLines, oa as escapeHtml } from "./core-0sspFqjL.js";
//#region src/cli/formats/junit.ts
/**
* Formats findings as JUnit XML, which most CI services show. Each file is a suite, and each finding is a case.
* Findings that don't fail the check are passing cases with output. A site without findings is one passing case.
*/
function formatJunit(report) {
	const { diagnostics, milliseconds, maxWarnings, prefix } = report;
	const failingSeverities = new Set(countWithSeverity(diagnostics, "warning") > maxWarnings ? ["error", "warning"] : ["error"]);
	const fails = ({ severity }) => failingSeverities.has(severity);
	const files = groupBy(diagnostics, ({ file }) => file);
	const suites = files.size === 0 ? [passingSuite] : [...files].flatMap(([file, fileFindings]) => formatSuite(prefix + file, fileFindings));
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites${formatAttributes({
			name: "docs-json-nav",
			tests: Math.max(1, diagnostics.length),
			failures: diagnostics.filter(fails).length,
			time: (milliseconds / 1e3).toFixed(3)
		})}>`,
		...suites,
		"</testsuites>"
	].join("\n");
	function formatSuite(file, fileFindings) {
		return [
			`  <testsuite${formatAttributes({
				name: file,
				tests: fileFindings.length,
				failures: fileFindings.filter(fails).length
			})}>`,
			...fileFindings.flatMap((diagnostic) => formatCase(file, diagnostic)),
			"  </testsuite>"
		];
	}
	function formatCase(file, diagnostic) {
		const { code, severity, message, line, column } = diagnostic;
		const text = escapeXml(`${`${file}:${line}:${column}`} ${severity} ${code}\n${messageWithHelp(diagnostic)}`);
		return [
			`    <testcase${formatAttributes({
				name: `${code} ${line}:${column}`,
				classname: file,
				file,
				line
			})}>`,
			fails(diagnostic) ? `      <failure${formatAttributes({
				type: code,
				message
			})}>${text}</failure>` : `      <system-out>${text}</system-out>`,
			"    </testcase>"
		];
	}
}
const passingSuite = [
	"  <testsuite name=\"docs.json\" tests=\"1\" failures=\"0\">",
	"    <testcase name=\"navigation\" classname=\"docs.json\"/>",
	"  </testsuite>"
].join("\n");
function formatAttributes(values) {
	return Object.entries(values).map(([name, value]) => ` ${name}="${escapeXml(String(value)).replaceAll("\n", "&#10;")}"`).join("");
}
/**
* Escapes a text for XML. Replaces characters that XML can't contain even when escaped: control characters, lone
* surrogates, U+FFFE and U+FFFF.
*/
function escapeXml(text) {
	return escapeHtml(escapeControlsInLines(text).replace(/[\p{Surrogate}\ufffe\uffff]/gu, "�"));
}
//#endregion
export { formatJunit };
