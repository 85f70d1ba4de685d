import { $n as feedbackStatuses, Bn as resolveOptions, Gn as nearestWords, Ir as formatDiagnostics, Jr as alignColumns, Qn as feedbackSources, Qr as escapeMarkdown, V as resolveSite, Vr as passes, Yr as escapeControls, c as findSiteOptions, d as siteFlags, ei as formatSafeJson, f as flagChoice, m as flagValue, o as printCheckHint, p as flagMember, qn as parseIsoDate, qr as createColors, ri as OptionsError, s as progressBar, ti as pluralize, ua as joinWithOr } from "./core-0sspFqjL.js";
import { a as readPages, c as keyFromEnvironment, d as FeedbackArgumentsError, f as FeedbackError, h as matchPath, i as createQuery, l as keyProblem, m as sumCounts, n as pathLookupOf, o as createConnection, r as readFeedback, u as checkQuery } from "./site-B3mywFuB.js";
import { n as locate } from "./locate-DqdawXK8.js";
import { i as checkLimits, t as addLimitRules } from "./annotate-DweM82Qy.js";
import { n as createRowOrders, r as rowSubjects, t as createFeedbackRows } from "./feedback-rows-CUdkOe-l.js";
//#region src/feedback/client.ts
/**
* Creates a client for the feedback of one project.
*
* @throws FeedbackArgumentsError for invalid options.
*/
function createFeedbackClient(options) {
	const connection = createConnection(options);
	const totalTime = options.totalTime ?? 3e5;
	return {
		list(query = {}) {
			checkQuery(query);
			return createList(connection, query, totalTime);
		},
		get requests() {
			return connection.budget.used;
		}
	};
}
function createList(connection, query, totalTime) {
	const { signal, cursor, ...filters } = query;
	let skipped = 0;
	let parameterProblems = [];
	async function* pages() {
		const endsAt = performance.now() + totalTime;
		const onParameterProblem = (problem) => {
			parameterProblems = [...parameterProblems.filter(({ parameter }) => parameter !== problem.parameter), problem];
		};
		const listing = {
			query: filters,
			cursor,
			endsAt,
			signal,
			onParameterProblem
		};
		for await (const page of readPages(connection, listing)) {
			skipped += page.malformed.length;
			yield page;
		}
	}
	async function* entries() {
		for await (const page of pages()) yield* page.entries;
	}
	return {
		[Symbol.asyncIterator]: entries,
		pages: { [Symbol.asyncIterator]: pages },
		get skipped() {
			return skipped;
		},
		get parameterProblems() {
			return parameterProblems;
		}
	};
}
//#endregion
//#region src/cli/feedback-formats.ts
function formatFeedbackTable({ by, rows, hiddenRows, sum, unmatched, comments }) {
	const colors = createColors();
	const totalLabel = hiddenRows === 0 ? pluralize(rows.length, by) : `${pluralize(rows.length + hiddenRows, by)}, ${hiddenRows} not shown`;
	const [head = "", ...lines] = alignColumns([
		createHeadings(by, sum),
		...rows.map((row) => formatCells(row)),
		[totalLabel, ...formatCells(sum).slice(1)]
	].map((row) => row.map(escapeControls)), true);
	const totalLine = lines.pop() ?? "";
	const parts = [rows.length + hiddenRows === 0 ? colors.dim("no feedback") : [
		colors.dim(head),
		...lines,
		colors.dim(totalLine)
	].join("\n")];
	if (unmatched.length > 0) {
		const unmatchedRows = unmatched.map(({ path, entries, nearest }) => [
			path,
			String(entries),
			nearest ?? ""
		].map(escapeControls));
		parts.push(alignColumns([[
			"path without a page",
			"total",
			"nearest page"
		], ...unmatchedRows], true).join("\n"));
	}
	for (const [route, routeComments] of comments ?? []) {
		const texts = routeComments.map(({ comment, createdAt, status }) => escapeControls(`  ${formatDay(createdAt)} ${status}: ${comment.replace(/\s+/g, " ")}`));
		parts.push([colors.cyan(escapeControls(route)), ...texts].join("\n"));
	}
	return parts.join("\n\n");
}
function formatFeedbackMarkdown({ by, rows, sum, unmatched, comments }) {
	const formatTable = (cells) => {
		const lines = cells.map((row) => `| ${row.map(escapeMarkdown).join(" | ")} |`);
		return [
			lines[0],
			`|${" --- |".repeat(cells[0]?.length ?? 0)}`,
			...lines.slice(1)
		].join("\n");
	};
	const parts = [formatTable([createHeadings(by, sum), ...rows.map((row) => formatCells(row))])];
	if (unmatched.length > 0) {
		const unmatchedRows = unmatched.map(({ path, entries, nearest }) => [
			path,
			String(entries),
			nearest ?? ""
		]);
		parts.push(formatTable([[
			"path without a page",
			"total",
			"nearest page"
		], ...unmatchedRows]));
	}
	for (const [route, routeComments] of comments ?? []) {
		const texts = routeComments.map(({ comment, createdAt, status }) => `- ${formatDay(createdAt)} ${escapeMarkdown(`${status}: ${comment}`)}`);
		parts.push([
			`**${escapeMarkdown(route)}**`,
			"",
			...texts
		].join("\n"));
	}
	return parts.join("\n\n");
}
/** Formats votes as plain numbers, for calculations in a spreadsheet. */
function formatFeedbackCsv({ by, rows, sum }) {
	const formatVotes = ({ helpful: { yes, no } }) => [String(yes), String(no)];
	return [createHeadings(by, sum, ["helpful", "unhelpful"]), ...rows.map((row) => formatCells(row, formatVotes(row)))].map(([name = "", ...numbers]) => [escapeCsv(name), ...numbers].join(",")).join("\r\n");
}
/**
* Column headings.
*
* @param voteHeadings Headings of the two columns with votes. Default: percentage of helpful votes, and number of votes.
*/
function createHeadings(by, { change }, voteHeadings = ["helpful", "votes"]) {
	return [
		by,
		"total",
		...change === void 0 ? [] : ["change"],
		"open",
		...voteHeadings,
		"last"
	];
}
function formatCells(row, voteCells = formatVoteShare(row)) {
	const { name, total, change, open, last } = row;
	const changeCell = change === void 0 ? [] : [change > 0 ? `+${change}` : String(change)];
	return [
		name,
		String(total),
		...changeCell,
		String(open),
		...voteCells,
		formatDay(last)
	];
}
function formatVoteShare({ helpful: { yes, no } }) {
	const votes = yes + no;
	return [votes === 0 ? "" : `${Math.round(100 * yes / votes)} %`, String(votes)];
}
function escapeCsv(text) {
	const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll("\"", "\"\"")}"` : safeText;
}
function formatDay(date) {
	return (date ?? "").slice(0, 10);
}
//#endregion
//#region src/cli/feedback.ts
const formats = [
	"pretty",
	"json",
	"csv",
	"markdown"
];
const sortNames = Object.keys(createRowOrders(0));
const feedback = {
	usage: "docs-json-nav feedback [root] [flags]",
	summary: "Shows the number of votes and comments on each page.",
	flags: {
		by: {
			type: "string",
			value: rowSubjects.join("|"),
			description: "what to group by (default: page)"
		},
		sort: {
			type: "string",
			value: sortNames.join("|"),
			description: "sort order (default: open)"
		},
		votes: {
			type: "string",
			value: "N",
			description: "minimum number of votes for --sort ratio (default: 5)"
		},
		source: {
			type: "string",
			value: feedbackSources.join("|"),
			description: "only this kind of feedback"
		},
		status: {
			type: "string",
			value: "STATUS,…",
			description: `only these statuses: ${feedbackStatuses.join(", ")}`
		},
		from: {
			type: "string",
			value: "DATE",
			description: "only feedback from that day on, compared with the period before"
		},
		to: {
			type: "string",
			value: "DATE",
			description: "only feedback before that day"
		},
		limit: {
			type: "string",
			value: "N",
			description: "maximum number of lines"
		},
		comments: {
			type: "boolean",
			description: "also show the comments on these pages"
		},
		format: {
			type: "string",
			value: formats.join("|"),
			description: "output format (default: pretty)"
		},
		...siteFlags("feedback")
	},
	examples: [
		["docs-json-nav feedback", "pages with the most open feedback first"],
		["docs-json-nav feedback --sort ratio --limit 10", "the ten least helpful pages"],
		["docs-json-nav feedback --by group --from 2026-01-01 --to 2026-02-01", "one month, compared with the month before"],
		["docs-json-nav feedback --status pending,in_progress --source contextual", "only what is still open"],
		["docs-json-nav feedback --comments --limit 5", "comments on the five pages with the most open feedback"],
		["docs-json-nav feedback --format json", "every page, for other programs"]
	],
	notes: ["The key is read from the environment variable DOCS_FEEDBACK_KEY, or the one set by feedback.keyVariable.", "Exit status: 0 no errors, 1 errors, 2 the command could not run."],
	run
};
async function run(input, streams) {
	const { values, names } = input;
	const { out, err, cwd } = streams;
	const request = parseRequest(values);
	const foundSite = withFilter(await findSiteOptions(values, names[0], cwd), request.filter);
	if (foundSite.options.feedback?.projectId === void 0) throw new OptionsError("No feedback project: set feedback.projectId in the config file, or pass --project ID.");
	const { feedback: feedbackSettings, rules } = await resolveOptions(foundSite.options);
	const settings = {
		...feedbackSettings,
		required: true
	};
	const problem = settings.offline ? void 0 : keyProblem(settings.keyVariable);
	if (problem !== void 0) throw new OptionsError(`Feedback cannot be read: ${problem}. Set it to a key from the API keys page of your dashboard, or pass --offline to use cached feedback.`);
	const site = await resolveSite({
		...foundSite.options,
		content: false,
		feedback: void 0
	});
	const lookup = pathLookupOf(site.model, settings.hosts);
	const updateProgress = progressBar("reading feedback, requests");
	const readPeriod = (periodSettings) => readFeedback(periodSettings, lookup, "always", { onProgress: ({ requests, budget }) => updateProgress?.(requests, budget) });
	const result = await readPeriod(settings);
	const earlierPeriod = getPreviousPeriod(settings, parseIsoDate(result.readAt));
	const earlierResult = earlierPeriod === void 0 ? void 0 : await readPeriod({
		...settings,
		...earlierPeriod,
		budget: Math.max(1, settings.budget - result.requests)
	});
	updateProgress?.(1, 1);
	const { by, order, limit, format } = request;
	const previousEntries = earlierResult?.readAt === null ? void 0 : earlierResult?.entries;
	const rows = createFeedbackRows(result.entries, previousEntries, site.model, lookup, by).sort(order);
	const pageRows = by === "page" ? rows : createFeedbackRows(result.entries, previousEntries, site.model, lookup, "page");
	const changes = pageRows.map(({ change }) => change).filter((change) => change !== void 0);
	const visibleRows = rows.slice(0, limit);
	const routes = Object.keys(site.model.pages);
	const unmatched = result.unmatched.map(({ path, entries }) => ({
		path,
		entries,
		nearest: nearestWords(path, routes)[0] ?? null
	}));
	const report = {
		by,
		rows: visibleRows,
		hiddenRows: rows.length - visibleRows.length,
		sum: {
			name: "",
			...sumCounts(pageRows),
			...changes.length === 0 ? {} : { change: changes.reduce((sum, change) => sum + change, 0) }
		},
		unmatched,
		comments: request.comments ? await readComments(settings, lookup, visibleRows, err) : void 0
	};
	const { diagnostics } = await locate([
		...result.findings,
		...withoutRepeats(earlierResult?.findings ?? [], result.findings),
		...checkLimits(site.model, result.counts, settings.limits)
	], addLimitRules(rules, settings.limits), site.read, []);
	const ok = site.ok && passes(diagnostics, site.maxWarnings);
	if (format === "json") {
		out(`${formatSafeJson({
			...toFeedbackOutput(report, foundSite.root, ok),
			diagnostics: diagnostics.map(omitGroup)
		})}\n`);
		return ok ? 0 : 1;
	}
	const diagnosticsText = formatDiagnostics({
		diagnostics: diagnostics.filter(({ code }) => code !== "feedback-unmatched"),
		sources: /* @__PURE__ */ new Map()
	});
	if (format === "pretty") out(`${formatFeedbackTable(report)}\n${diagnosticsText === "" ? "" : `\n${diagnosticsText}\n`}`);
	else {
		out(`${format === "csv" ? formatFeedbackCsv(report) : formatFeedbackMarkdown(report)}\n`);
		if (diagnosticsText !== "") err(`${diagnosticsText}\n`);
	}
	printCheckHint(site, input, streams);
	return ok ? 0 : 1;
}
function parseRequest(values) {
	const by = flagChoice(values, "by", rowSubjects, "--by");
	const format = flagChoice(values, "format", formats);
	const order = flagMember(values, "sort", Object.entries(createRowOrders(parseCountFlag(values, "votes") ?? 5)), "--sort");
	const filter = parseFilter(values);
	const comments = values.comments === true;
	if (comments && (by !== "page" || format === "csv")) throw new OptionsError("--comments works only for pages: remove --by and --format csv.");
	return {
		by,
		format,
		order,
		filter,
		comments,
		limit: parseCountFlag(values, "limit")
	};
}
/** Reads the filter of the flags. It replaces the filter of the settings. */
function parseFilter(values) {
	const [dateFrom, dateTo] = [parseDateFlag(values, "from"), parseDateFlag(values, "to")];
	const [from, to] = [dateFrom, dateTo].map((text) => parseIsoDate(text ?? null));
	if (from !== void 0 && to !== void 0 && from >= to) throw new OptionsError("--from must be before --to, which is the first day that is left out.");
	const source = flagValue(values, "source");
	const status = (flagValue(values, "status")?.split(","))?.map((word) => requireChoice(word.trim(), feedbackStatuses, "--status"));
	return {
		...source === void 0 ? {} : { source: requireChoice(source, feedbackSources, "--source") },
		...status === void 0 ? {} : { status },
		...dateFrom === void 0 && dateTo === void 0 ? {} : {
			dateFrom,
			dateTo
		}
	};
}
function requireChoice(word, choices, flag) {
	const match = choices.find((candidate) => candidate === word);
	if (match === void 0) throw new OptionsError(`${flag} ${word} cannot be used: write ${joinWithOr(choices)}.`);
	return match;
}
function withFilter(foundSite, filter) {
	const { options } = foundSite;
	if (options.feedback === void 0) return foundSite;
	return {
		...foundSite,
		options: {
			...options,
			feedback: {
				...options.feedback,
				...filter
			}
		}
	};
}
/**
* Computes the period directly before the configured period, with the same length.
*
* @param now End of the period if none is configured, in milliseconds since 1970.
*/
function getPreviousPeriod({ dateFrom, dateTo }, now = Date.now()) {
	const from = parseIsoDate(dateFrom ?? null);
	if (dateFrom === void 0 || from === void 0) return void 0;
	const to = parseIsoDate(dateTo ?? null) ?? now;
	return to <= from ? void 0 : {
		dateFrom: new Date(from - (to - from)).toISOString(),
		dateTo: dateFrom
	};
}
/**
* Removes findings of the earlier period that would repeat those of the current period. Both periods are read from the
* same service, so most problems occur twice. Unmatched paths of the earlier period are not reported.
*/
function withoutRepeats(findings, currentFindings) {
	return findings.filter(({ code }) => code !== "feedback-unmatched" && currentFindings.every((currentFinding) => currentFinding.code !== code));
}
function toFeedbackOutput({ by, rows, unmatched, comments }, root, ok) {
	const pages = rows.map(({ name, ...counts }) => {
		const pageComments = comments?.get(name);
		return {
			route: name,
			...counts,
			...pageComments === void 0 ? {} : { comments: pageComments }
		};
	});
	return {
		version: 1,
		root,
		ok,
		...by === "page" ? { pages } : { [`${by}s`]: rows },
		unmatched
	};
}
function parseCountFlag(values, flag) {
	const text = flagValue(values, flag);
	if (text === void 0) return void 0;
	if (!/^[1-9]\d*$/.test(text)) throw new OptionsError(`Invalid --${flag} ${text}: write a whole number from 1.`);
	return Number(text);
}
function parseDateFlag(values, flag) {
	const text = flagValue(values, flag);
	if (text === void 0 || parseIsoDate(text) !== void 0) return text;
	throw new OptionsError(`Invalid --${flag} ${text}: write a date such as 2026-01-31.`);
}
function omitGroup({ group: _, ...diagnostic }) {
	return diagnostic;
}
/** Reads the comments of each route from the service. Comments are never cached. */
async function readComments(settings, lookup, rows, err) {
	const comments = new Map(rows.map(({ name }) => [name, []]));
	try {
		const key = keyFromEnvironment(settings.keyVariable) ?? "";
		const client = createFeedbackClient({
			...settings,
			key,
			totalTime: settings.deadline * 1e3
		});
		for await (const { path, comment, createdAt, status } of client.list(createQuery(settings))) {
			const match = matchPath(path, lookup);
			if (comment === null || comment.trim() === "" || !("route" in match)) continue;
			comments.get(match.route)?.push({
				comment,
				createdAt,
				status
			});
		}
	} catch (error) {
		if (!(error instanceof FeedbackError || error instanceof FeedbackArgumentsError)) throw error;
		err(`Not all comments could be read: ${error.message}\n`);
	}
	const byNewest = (a, b) => (a.createdAt ?? "") < (b.createdAt ?? "") ? 1 : -1;
	return new Map([...comments].filter(([, routeComments]) => routeComments.length > 0).map(([route, list]) => [route, list.sort(byNewest)]));
}
//#endregion
export { feedback };
