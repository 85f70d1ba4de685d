import { $r as escapeRunnerCommands, Br as messageWithHelp, Hr as summarize, Mi as encodePath, Na as severities, Pr as toFileError, Qr as escapeMarkdown, Wr as countItems, Yr as escapeControls, Zr as escapeControlsInLines, ti as pluralize, zr as groupByCause } from "./core-0sspFqjL.js";
import { appendFileSync } from "node:fs";
//#region src/core/diagnostics/report/markdown.ts
/**
* Formats a report as Markdown: the verdict, the number of findings by code, and a table of the findings.
*
* @param lineUrl Returns the URL of a line. Default: lines are not links.
* @returns Text without a trailing line break.
*/
function formatMarkdown(report, lineUrl) {
	const { ok, diagnostics, pages, prefix } = report;
	const verdict = `## docs.json ${ok ? "passed" : "failed"}: ${summarize(report)}, ${pluralize(pages, "page")}`;
	if (diagnostics.length === 0) return verdict;
	const listedDiagnostics = diagnostics.slice(0, 200);
	const omittedCount = diagnostics.length - listedDiagnostics.length;
	const rows = listedDiagnostics.map((diagnostic) => {
		const { severity, code } = diagnostic;
		return [
			`${severity} ${escapeMarkdown(code)}`,
			formatLocation(diagnostic),
			escapeMarkdown(messageWithHelp(diagnostic))
		];
	});
	const countTables = diagnostics.length > 10 ? [formatMarkdownTable([
		"severity",
		"code",
		"findings"
	], countRows(diagnostics))] : [];
	const omittedNotes = omittedCount === 0 ? [] : [`${pluralize(omittedCount, "more finding")}: see the log.`];
	return [
		verdict,
		...countTables,
		formatMarkdownTable([
			"code",
			"place",
			"finding"
		], rows),
		...omittedNotes
	].join("\n\n");
	function formatLocation({ file, line }) {
		const location = escapeMarkdown(`${prefix}${file}:${line}`);
		return lineUrl === void 0 ? location : `[${location}](${lineUrl(prefix + file, line)})`;
	}
}
function countRows(diagnostics) {
	return severities.flatMap((severity) => {
		return [...countItems(diagnostics.filter((item) => item.severity === severity).map(({ code }) => code))].sort(([, a], [, b]) => b - a).map(([code, count]) => [
			severity,
			escapeMarkdown(code),
			String(count)
		]);
	});
}
function formatMarkdownTable(header, rows) {
	return [
		header,
		header.map(() => "---"),
		...rows
	].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
//#endregion
//#region src/cli/formats/github.ts
const levels = {
	error: "error",
	warning: "warning",
	info: "notice"
};
/**
* Formats findings as workflow commands of GitHub Actions: one annotation per cause, up to GitHub's limit. If findings
* have no annotation, a folded group in the log lists all findings.
*
* @returns Text without a trailing line break. Empty without findings.
*/
function formatGithub({ diagnostics, prefix }) {
	const lines = severities.flatMap((severity) => createAnnotations(diagnostics.filter((diagnostic) => diagnostic.severity === severity)).map(formatWorkflowCommand));
	if (lines.length === diagnostics.length) return lines.join("\n");
	return [
		...lines,
		`::group::All ${diagnostics.length} findings`,
		...diagnostics.map(formatLogLine),
		"::endgroup::"
	].join("\n");
	function formatWorkflowCommand({ at, title, text }) {
		const { file, line, column, endLine, endColumn, severity } = at;
		const columns = line === endLine ? {
			col: column,
			endColumn: Math.max(column, endColumn - 1)
		} : {};
		const properties = {
			file: prefix + file,
			line,
			endLine,
			...columns,
			title
		};
		const propertyList = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
		return `::${levels[severity]} ${propertyList.join(",")}::${escapeData(text)}`;
	}
	function formatLogLine(diagnostic) {
		const { severity, code, file, line, column } = diagnostic;
		return escapeRunnerCommands(escapeControls(`${severity} ${code} ${prefix}${file}:${line}:${column} ${messageWithHelp(diagnostic)}`));
	}
}
function createAnnotations(diagnostics) {
	const causes = groupByCause(diagnostics);
	if (causes.length <= 10) return causes.map(createAnnotation);
	const remainingFindings = causes.slice(9).flat();
	const overflow = remainingFindings.slice(0, 1).map((at) => ({
		at,
		title: pluralize(remainingFindings.length, "more finding"),
		text: "The log and the summary of this job list them."
	}));
	return [...causes.slice(0, 9).map(createAnnotation), ...overflow];
}
function createAnnotation(cause) {
	const [at] = cause;
	const text = [at.message, at.help].filter((part) => part !== void 0).join("\n");
	return {
		at,
		title: cause.length === 1 ? at.code : `${at.code} (${cause.length} times)`,
		text
	};
}
function escapeData(text) {
	return escapeControlsInLines(text).replaceAll("%", "%25").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
/**
* Appends a report to the step summary of GitHub Actions. Does nothing elsewhere.
*
* @throws FileError if the summary can't be written.
*/
function writeStepSummary(report) {
	const path = process.env.GITHUB_STEP_SUMMARY;
	if (path === void 0 || path === "") return;
	try {
		appendFileSync(path, `${formatMarkdown(report, createGithubLineUrl())}\n\n`);
	} catch (error) {
		throw toFileError(error, "cannot be written", path);
	}
}
function createGithubLineUrl() {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
	if (server === void 0 || repository === void 0 || commit === void 0) return void 0;
	return (file, line) => `${server}/${repository}/blob/${commit}/${encodePath(file)}?plain=1#L${line}`;
}
//#endregion
export { formatGithub, writeStepSummary };
