import { yn as diagnose } from "./core-0sspFqjL.js";
import { n as pathLookupOf, r as readFeedback, t as addFeedback } from "./site-B3mywFuB.js";
//#region src/feedback/annotate.ts
/**
* Adds feedback to a model and checks the limits. Asks the service only if the settings show, limit or require counts.
*/
async function annotate(model, settings, { knownFeedback, development = false }) {
	const { show, limits, required } = settings;
	const showsCounts = show === "always" || show === "dev" && development;
	const hasLimits = limits.open !== void 0 || limits.helpful !== void 0;
	if (!showsCounts && !hasLimits && !required) return {
		model,
		findings: [],
		feedback: void 0
	};
	const readSiteFeedback = (asking) => readFeedback(settings, pathLookupOf(model, settings.hosts), asking);
	const feedback = knownFeedback ?? await readSiteFeedback(development ? "never" : "due");
	return {
		model: showsCounts ? addFeedback(model, feedback) : model,
		findings: [...feedback.findings, ...checkLimits(model, feedback.counts, limits)],
		feedback,
		later: development && knownFeedback === void 0 ? () => readSiteFeedback("due") : void 0
	};
}
/** Cached counts by route. Never sends a request. Empty if the settings never show counts. */
async function cachedCounts(model, settings) {
	if (settings.show === "never") return /* @__PURE__ */ new Map();
	const { counts } = await readFeedback(settings, pathLookupOf(model, settings.hosts), "never");
	return counts;
}
/**
* Findings for pages that exceed a limit: too many open comments, or too few helpful votes. Located at the page's
* entry.
*/
function checkLimits({ pages }, counts, { open: maxOpen = Number.POSITIVE_INFINITY, helpful: minShare = 0, votes: minVotes }) {
	return [...counts].flatMap(([route, { open, helpful }]) => {
		const page = pages[route];
		if (page === void 0) return [];
		const location = pageLocation(page);
		const votes = helpful.yes + helpful.no;
		const findings = [];
		if (open > maxOpen) findings.push(diagnose("feedback-open", location, {
			route,
			open,
			limit: maxOpen
		}));
		if (votes >= minVotes && helpful.yes < minShare * votes) {
			const args = {
				route,
				yes: helpful.yes,
				votes,
				limit: minShare
			};
			findings.push(diagnose("feedback-unhelpful", location, args));
		}
		return findings;
	});
}
/** Sets the severity of the limit findings whose limit is set to `warning`. Severities in `rules` take precedence. */
function addLimitRules(rules, { open, helpful }) {
	return new Map([
		...open === void 0 ? [] : [["feedback-open", "warning"]],
		...helpful === void 0 ? [] : [["feedback-unhelpful", "warning"]],
		...rules
	]);
}
function pageLocation({ placements, file }) {
	return placements[0]?.source ?? { file: file ?? "docs.json" };
}
//#endregion
export { checkLimits as i, annotate as n, cachedCounts as r, addLimitRules as t };
