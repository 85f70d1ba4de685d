import { B as openDocsHost, Gn as nearestWords, V as resolveSite, Vr as passes, Yr as escapeControls, _r as rewriteFile, a as pluralPronoun, c as findSiteOptions, d as siteFlags, ei as formatSafeJson, f as flagChoice, fi as codes, h as flagValues, i as nextCommand, l as getPathPrefix, m as flagValue, qr as createColors, ri as OptionsError, s as progressBar, sr as overlayHost, ti as pluralize, tr as customCodePattern, vr as writeFileAtomic } from "./core-0sspFqjL.js";
import { o as unmatchedFindings } from "./baseline-BauSw3nL.js";
import { n as docsConfigFile, t as convertMintFile } from "./convert-mint-D8mc1-UC.js";
import { t as readBaseline } from "./read-baseline-DWVCTv-I.js";
import { n as certainFix, r as fixSite } from "./fix-DnUyDFry.js";
import { join } from "node:path";
//#region src/cli/fix/format.ts
const maxListedChoices = 20;
function formatFix({ applied, remaining, texts, isDry, prefix, isWanted, next }) {
	const colors = createColors();
	const formatLocation = ({ file, line, column }) => colors.cyan(escapeControls(`${prefix}${file}:${line}:${column}`));
	const fixedLines = applied.map(({ diagnostic, fix }) => `${colors.green("fixed")} ${colors.dim(diagnostic.code)} ${formatLocation(diagnostic)}  ${escapeControls(fix.title)}`);
	const openFindings = remaining.filter(({ code, fixes }) => fixes !== void 0 && isWanted(code));
	const choiceLines = openFindings.slice(0, maxListedChoices).flatMap((diagnostic) => [`${colors.yellow("choose")} ${colors.dim(diagnostic.code)} ${formatLocation(diagnostic)}  ${escapeControls(diagnostic.message)}`, ...formatFixTitles(diagnostic).map((answer) => `         ${escapeControls(answer)}`)]);
	if (openFindings.length > maxListedChoices) choiceLines.push(`         and ${openFindings.length - maxListedChoices} more`);
	return [
		isDry ? "" : fixedLines.join("\n"),
		choiceLines.join("\n"),
		formatSummary().join("\n")
	].filter((part) => part !== "").join("\n\n");
	function formatSummary() {
		const totalCount = applied.length + remaining.length;
		if (totalCount === 0) return [colors.green("Nothing is wrong.")];
		const inFiles = texts.size === 0 ? "" : ` in ${pluralize(texts.size, "file")}`;
		const verb = isDry ? "can be fixed" : "fixed";
		const lines = [`${colors.bold(`${applied.length} of ${totalCount} ${verb}`)}${inFiles}`];
		const otherAnswers = remaining.length - openFindings.length;
		if (openFindings.length > 0) lines.push(`${openFindings.length} left to choose: ${next("fix --interactive")} asks`);
		if (otherAnswers > 0) lines.push(`${otherAnswers} left to you: ${next("check")} shows ${pluralPronoun(otherAnswers)}`);
		return lines;
	}
}
function formatFixTitles({ fixes }) {
	return (fixes?.fixes ?? []).map(({ title }) => fixes?.isSure ? `${title}, which causes another finding` : title);
}
function formatFixJson({ applied, remaining, texts, isDry, isWanted }, root) {
	const toFixedFinding = ({ code, file, line, column, message }) => ({
		code,
		file,
		line,
		column,
		message
	});
	return formatSafeJson({
		version: 1,
		root,
		written: isDry ? [] : [...texts.keys()].sort(),
		fixed: applied.map(({ diagnostic, fix }) => ({
			...toFixedFinding(diagnostic),
			title: fix.title,
			edits: fix.edits
		})),
		choices: remaining.filter(({ code, fixes }) => fixes !== void 0 && isWanted(code)).map((diagnostic) => ({
			...toFixedFinding(diagnostic),
			answers: diagnostic.fixes?.fixes ?? []
		})),
		left: remaining.length
	});
}
//#endregion
//#region src/cli/fix.ts
const formats = ["pretty", "json"];
const fix = {
	usage: "docs-json-nav fix [root] [flags]",
	summary: "Applies certain fixes to docs.json, the files it includes, and pages. The rest of each file is unchanged.",
	flags: {
		"dry-run": {
			type: "boolean",
			description: "show the changes without writing them"
		},
		only: {
			type: "string",
			multiple: true,
			value: "CODE",
			description: "fix only findings with this code; repeatable"
		},
		interactive: {
			type: "boolean",
			short: "i",
			description: "choose for findings with several possible fixes"
		},
		since: {
			type: "string",
			value: "REF",
			description: "add redirects for routes lost since a Git revision"
		},
		format: {
			type: "string",
			value: formats.join("|"),
			description: "output format (default: pretty)"
		},
		...siteFlags("fix")
	},
	examples: [
		["docs-json-nav fix --dry-run", "show the changes"],
		["docs-json-nav fix docs --no-content", "only docs.json and the files it includes"],
		["docs-json-nav fix --only page-extension", "only one kind of finding"],
		["docs-json-nav fix --since v1.2", "redirects for pages moved since then"],
		["docs-json-nav fix docs", "with a mint.json and no docs.json: also writes docs.json"],
		["docs-json-nav fix --interactive", "choose between several possible fixes"]
	],
	notes: ["A fix is kept only if a second check finds fewer problems and no new ones.", "Exit status: 0 no errors are left, 1 errors are left, 2 the command could not run."],
	run
};
async function run({ values, names }, { out, err, cwd, program }) {
	const format = flagChoice(values, "format", formats);
	const onlyCodes = parseCodes(values);
	const isInteractive = values.interactive === true;
	if (isInteractive && !(process.stdin.isTTY && process.stdout.isTTY)) throw new OptionsError("--interactive needs a terminal.");
	const { options, root } = await findSiteOptions(values, names[0], cwd);
	const prefix = getPathPrefix(root);
	const onBodies = progressBar("reading pages");
	const { host: diskHost, docsFolder, maxWarnings } = await openDocsHost(options);
	const isDryRun = values["dry-run"] === true;
	const conversion = convertMintFile(docsFolder, prefix);
	const host = conversion === void 0 ? diskHost : overlayHost(diskHost, new Map([[docsConfigFile, conversion.text]]));
	if (conversion !== void 0) {
		const print = format === "json" ? err : out;
		if (isDryRun) print(`${(await import("./patch-B7IeWNJS.js")).formatPatch(prefix + docsConfigFile, "", conversion.text)}\n\n`);
		else writeFileAtomic(join(docsFolder, docsConfigFile), conversion.text);
		print(`${isDryRun ? "Would write" : "Wrote"} ${conversion.note}\n\n`);
	}
	const since = flagValue(values, "since");
	const earlier = since === void 0 ? void 0 : await (await import("./earlier-site-CFnWFpSF.js")).resolveEarlier(options, since);
	const parsed = /* @__PURE__ */ new Map();
	const check = async (editedHost) => {
		const site = await resolveSite({
			...options,
			feedback: void 0
		}, editedHost, {
			parsedBodies: parsed,
			onParseProgress: onBodies,
			keepsAccepted: true
		});
		if (earlier === void 0) return site.diagnostics;
		const { lostRouteFindings } = await import("./earlier-site-CFnWFpSF.js");
		return (await site.locateTogether(lostRouteFindings(earlier, site))).diagnostics;
	};
	const isSelectedCode = (code) => onlyCodes.length === 0 || onlyCodes.includes(code);
	const limitToCodes = (chooseFix) => (diagnostic) => isSelectedCode(diagnostic.code) ? chooseFix(diagnostic) : void 0;
	let result = await fixSite(host, check, limitToCodes(certainFix));
	if (isInteractive) {
		const formatLocation = ({ file, line, column }) => `${prefix}${file}:${line}:${column}`;
		result = mergeResults(result, await fixSite(overlayHost(host, result.texts), check, limitToCodes(createFixPrompt(formatLocation)), true));
	}
	if (options.baseline !== void 0) {
		const { findings } = readBaseline(options.baseline);
		result = {
			...result,
			remaining: unmatchedFindings(result.remaining, findings)
		};
	}
	const suggestCommand = (command) => nextCommand(program, command, names[0], values);
	const report = {
		...result,
		isDry: isDryRun,
		prefix,
		isWanted: isSelectedCode,
		next: suggestCommand
	};
	if (report.isDry && format === "pretty") await showPatches(report, host, out);
	if (!report.isDry) for (const [file, text] of result.texts) rewriteFile(docsFolder, file, readHostText(host, file), text);
	out(`${format === "json" ? formatFixJson(report, root) : formatFix(report)}\n`);
	return passes(result.remaining, maxWarnings) ? 0 : 1;
}
/** @throws OptionsError for an unknown code. */
function parseCodes(values) {
	const onlyCodes = flagValues(values, "only") ?? [];
	for (const code of onlyCodes) {
		if (codes.some((existingCode) => existingCode === code) || customCodePattern.test(code)) continue;
		const [nearest] = nearestWords(code, codes);
		throw new OptionsError(`Unknown code ${code}. ${nearest === void 0 ? "Every finding shows its code." : `Did you mean ${nearest}?`}`);
	}
	return onlyCodes;
}
function mergeResults(first, second) {
	return {
		texts: new Map([...first.texts, ...second.texts]),
		applied: [...first.applied, ...second.applied],
		remaining: second.remaining
	};
}
async function showPatches({ texts, prefix }, host, out) {
	const { formatPatch } = await import("./patch-B7IeWNJS.js");
	for (const [file, text] of [...texts].sort(([a], [b]) => a < b ? -1 : 1)) out(`${formatPatch(prefix + file, readHostText(host, file), text)}\n\n`);
}
function readHostText(host, file) {
	const readResult = host.read(file);
	return "text" in readResult ? readResult.text : "";
}
const skipAnswer = "leave";
const stopAnswer = "stop";
/**
* Creates a function that asks in the terminal which fix to apply to a finding. After the user stops, it returns
* `undefined` without asking.
*
* @param formatLocation Formats the location of a finding so that a terminal can open it.
* @param terminal Default: the terminal of this process.
*/
function createFixPrompt(formatLocation, terminal = {}) {
	let isStopped = false;
	return async (diagnostic) => {
		const fixes = diagnostic.fixes?.fixes ?? [];
		if (isStopped || fixes.length === 0) return void 0;
		const { isCancel, select } = await import("./dist-D61SEm6s.js");
		const answer = await select({
			...terminal,
			message: `${formatLocation(diagnostic)}  ${diagnostic.message}`,
			options: [
				...fixes.map((fix) => ({
					value: fix,
					label: fix.title
				})),
				{
					value: skipAnswer,
					label: "Skip it"
				},
				{
					value: stopAnswer,
					label: "Skip this and the rest"
				}
			]
		});
		isStopped = isCancel(answer) || answer === stopAnswer;
		return typeof answer === "object" ? answer : void 0;
	};
}
//#endregion
export { fix };
