//#region src/generators/view/badges.ts
const toneByMethod = {
	GET: "success",
	POST: "note",
	PUT: "caution",
	PATCH: "caution",
	DELETE: "danger",
	WEBHOOK: "tip",
	CHANNEL: "tip"
};
/** Kind of badge for each tone, in themes with four kinds of badges. */
const badgeKinds = {
	note: "info",
	default: "info",
	tip: "tip",
	success: "tip",
	caution: "warning",
	danger: "danger"
};
function createBadges({ method, deprecated, tag, openCount = 0 }, labels) {
	return [
		...method === void 0 ? [] : [{
			text: method,
			tone: toneByMethod[method] ?? "default"
		}],
		...deprecated === true ? [{
			text: labels.deprecated,
			tone: "caution"
		}] : [],
		...tag === void 0 ? [] : [{
			text: tag,
			tone: "default"
		}],
		...openCount === 0 ? [] : [{
			text: openCommentsText(openCount, labels),
			tone: "default"
		}]
	];
}
/** Properties for the badges below a page's title. An endpoint's method is omitted, because the content shows it. */
function pageBadgeProperties({ deprecated, tag, feedback }) {
	return {
		...deprecated === true ? { deprecated } : {},
		...tag === void 0 ? {} : { tag },
		...feedback === void 0 ? {} : { openCount: feedback.open }
	};
}
function openCommentsText(count, { openComment, openComments: openCommentsTemplate }) {
	return count === 1 ? openComment : openCommentsTemplate.replace("{count}", String(count));
}
//#endregion
export { createBadges as n, pageBadgeProperties as r, badgeKinds as t };
