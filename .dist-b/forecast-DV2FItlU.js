import { n as PagesRenderer, t as siteFindings } from "./site-findings-D9gEl4BF.js";
import { L as createIconWriter, c as isHighlighted, l as createDiagramWriter, u as createMathWriter } from "./plain-theme-D-920An0.js";
//#region src/generators/rendering/forecast.ts
/**
* Returns the findings that the build of each generator would report: content, settings and redirects that it drops,
* changes or replaces. Pages are rendered once for all generators; nothing is written.
*
* @param project Absolute path of the project, whose installed packages are used.
* @param onProgress Receives the number of rendered pages and the number of all pages.
* @returns Findings in the order of the generators.
*/
async function forecastLosses(site, generators, project, onProgress) {
	const inspectedSite = await new PagesRenderer({
		dependencyProviders: generators.flatMap(({ support }) => support?.dependencyProviders ?? []),
		project,
		theme: forecastTheme,
		urlOf: (route) => route
	}).inspect(site, onProgress);
	return generators.map((generator) => siteFindings(generator, site, project, inspectedSite));
}
/** Theme that reports the same losses as other themes, but skips highlighting, which takes most of the time. */
function forecastTheme({ packages, library }) {
	const icon = createIconWriter(library, packages);
	const hasHighlighter = packages.resolve("shiki") !== void 0;
	return { writers: {
		icon,
		math: createMathWriter(packages),
		mermaid: createDiagramWriter(packages),
		code: async (block, context) => {
			if (!hasHighlighter && isHighlighted(block.text, block.language)) context.reportMissingPackage("shiki");
			if (block.icon !== void 0 && block.title !== "" && !block.isGrouped) await icon({ name: block.icon }, context);
			return "";
		}
	} };
}
//#endregion
export { forecastLosses as t };
