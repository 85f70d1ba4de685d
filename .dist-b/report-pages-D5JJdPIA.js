import { Vr as passes } from "./core-0sspFqjL.js";
import { a as createBuildError, l as formatNextSteps, o as errorLocationOf, s as formatBuildMessage } from "./session-CMhQrTsr.js";
//#region src/generators/rendering/report-pages.ts
/** Formats findings of rendering by the site's rules. A failing report ends with the counts of all findings. */
async function reportPages({ name }, site, findings) {
	if (findings.length === 0) return {
		text: "",
		ok: true
	};
	const renderingSite = {
		...site,
		...await site.locate(findings)
	};
	const wholeSite = {
		...site,
		diagnostics: [...site.diagnostics, ...renderingSite.diagnostics]
	};
	const ok = passes(wholeSite.diagnostics, site.maxWarnings);
	return {
		text: formatBuildMessage(renderingSite, void 0, ok ? "" : formatNextSteps(wholeSite, ["--for", name.toLowerCase()]))?.text ?? "",
		ok,
		location: errorLocationOf(renderingSite)
	};
}
/**
* Prints warnings, and fails a build if the site's rules make a finding an error.
*
* @throws NavigationError with the report.
*/
async function checkPages(generator, site, findings, warn) {
	const { text, ok, location } = await reportPages(generator, site, findings);
	if (!ok) throw createBuildError(text, location);
	if (text !== "") warn(text);
}
/** Prints a report only if it differs from the previous one, because a dev server renders the site repeatedly. */
var PagesLog = class {
	#generator;
	#warn;
	#lastText = "";
	constructor(generator, warn) {
		this.#generator = generator;
		this.#warn = warn;
	}
	async print(site, findings) {
		const report = await reportPages(this.#generator, site, findings);
		if (report.ok && report.text !== "" && report.text !== this.#lastText) this.#warn(report.text);
		this.#lastText = report.text;
		return report;
	}
};
//#endregion
export { checkPages as n, reportPages as r, PagesLog as t };
