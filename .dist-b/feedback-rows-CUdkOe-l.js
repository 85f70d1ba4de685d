import { Ur as appendTo, qn as parseIsoDate } from "./core-0sspFqjL.js";
import { m as sumCounts, p as countFeedback } from "./site-B3mywFuB.js";
//#region src/cli/feedback-rows.ts
const rowSubjects = [
	"page",
	"group",
	"version",
	"language"
];
/**
* Counts entries by subject.
*
* @param previous Entries of the previous period, for `change`. `undefined` without a period.
*/
function createFeedbackRows(entries, previous, { pages }, lookup, by) {
	const countByName = (list) => {
		const { counts } = countFeedback(list, lookup);
		return by === "page" ? new Map(counts) : groupBySubject(counts, pages, by);
	};
	const currentCounts = countByName(entries);
	if (previous === void 0) return [...currentCounts].map(([name, counts]) => ({
		name,
		...counts
	}));
	const previousCounts = countByName(previous);
	return [...new Set([...currentCounts.keys(), ...previousCounts.keys()])].map((name) => {
		const counts = currentCounts.get(name) ?? sumCounts([]);
		return {
			name,
			...counts,
			change: counts.total - (previousCounts.get(name)?.total ?? 0)
		};
	});
}
/**
* Creates the sort orders. Ties are sorted by name.
*
* @param minVotes Minimum number of votes for the order `ratio`. Rows with fewer votes come last.
*/
function createRowOrders(minVotes) {
	const getHelpfulRatio = (row) => {
		const { yes, no } = row.helpful;
		return yes + no < minVotes ? 2 : yes / (yes + no);
	};
	const byName = (a, b) => a.name < b.name ? -1 : 1;
	return {
		open: (a, b) => b.open - a.open || b.total - a.total || byName(a, b),
		ratio: (a, b) => getHelpfulRatio(a) - getHelpfulRatio(b) || b.helpful.no - a.helpful.no || byName(a, b),
		recent: (a, b) => (parseIsoDate(b.last) ?? 0) - (parseIsoDate(a.last) ?? 0) || byName(a, b),
		total: (a, b) => b.total - a.total || byName(a, b),
		name: byName
	};
}
function groupBySubject(counts, pages, by) {
	const lists = /* @__PURE__ */ new Map();
	for (const [route, pageCounts] of counts) for (const name of findSubjectNames(pages[route], by)) appendTo(lists, name, pageCounts);
	return new Map([...lists].map(([name, list]) => [name, sumCounts(list)]));
}
/** A page in several groups, versions or languages counts in each of them. */
function findSubjectNames(page, by) {
	const existingNames = (page?.placements ?? []).map(({ breadcrumbs, context }) => by === "version" || by === "language" ? context[by] : breadcrumbs.map(({ label }) => label).join(" / ")).flatMap((name) => name || []);
	return new Set(existingNames.length === 0 ? ["(none)"] : existingNames);
}
//#endregion
export { createRowOrders as n, rowSubjects as r, createFeedbackRows as t };
