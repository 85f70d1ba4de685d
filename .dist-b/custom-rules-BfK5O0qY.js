import { $i as routeOf, $t as buildModel, Ma as isRuleSeverity, dr as readText, nn as frontMatterLocation, ri as OptionsError } from "./core-0sspFqjL.js";
import { t as parseFrontMatter } from "./yaml-DB2ts7NV.js";
//#region src/core/custom-rules.ts
/**
* Runs custom rules. Creates the messages of their findings immediately, so that no code of a rule runs later.
*
* @throws OptionsError if a rule throws or returns something that is not a finding.
*/
async function runCustomRules({ facts, config, host, customRules, rules }) {
	const site = createCheckedSite(facts, config, host);
	const findings = [];
	for (const rule of customRules) {
		if (rules.get(rule.code) === "off") continue;
		try {
			for (const finding of await rule.test(site)) findings.push(createFinding(rule, finding));
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			throw new OptionsError(`The rule ${rule.code} of your settings failed: ${reason.trim().replace(/\.$/, "")}.`);
		}
	}
	return findings;
}
function createFinding(rule, { location, args }) {
	const { code, severity: ruleSeverity = "error", message, help, group, answers } = rule;
	if (typeof location?.file !== "string") throw new Error("a finding has no location: write { location: page.location(), args }");
	if ("start" in location && !(location.start >= 0 && location.start <= location.end)) throw new Error("a location has a negative start, or a start after its end");
	const severity = typeof ruleSeverity === "function" ? ruleSeverity(args) : ruleSeverity;
	if (!isRuleSeverity(severity)) throw new Error("its severity is none of error, warning, info and off");
	const messageText = message(args);
	if (typeof messageText !== "string" || messageText === "") throw new Error("its message is not a string");
	return {
		code,
		location,
		args: {},
		customMessage: {
			severity,
			message: messageText,
			help: help?.(args),
			group: group?.(args) ?? "",
			answers: answers?.(args, {
				location,
				related: void 0
			})
		}
	};
}
function createCheckedSite(facts, config, host) {
	const model = buildModel(facts);
	const { bodies, inventory } = facts;
	const read = (file) => readText(host, file);
	const createCheckedPage = ({ file, path }) => ({
		file,
		path,
		route: routeOf(path),
		get frontMatter() {
			return parseFrontMatter(read(file) ?? "");
		},
		get text() {
			return read(file) ?? "";
		},
		body: bodies.get(file),
		page: model.pages[routeOf(path)],
		location: (member) => member === void 0 ? { file } : frontMatterLocation(host, file, member)
	});
	return {
		pages: [...inventory.pages.values()].map(createCheckedPage),
		navigation: model,
		bodies,
		config,
		read
	};
}
//#endregion
export { runCustomRules };
