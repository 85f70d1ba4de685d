import { Ir as formatDiagnostics, V as resolveSite, bn as ExternalAnswers, nr as defineRule, ri as OptionsError } from "./core-0sspFqjL.js";
import { t as memoryHost } from "./memory-p5cf0ILx.js";
//#region src/site/public-site.ts
/**
* Reads a docs folder and resolves its navigation. Problems in the folder are reported as diagnostics.
*
* @param host File access. Default: the disk.
* @throws OptionsError for invalid options.
*/
async function resolvePublicSite(options = {}, host) {
	const site = await resolveSite(options, host, { external: new ExternalAnswers().requestMissing });
	const { diagnostics, ok, sources, root, inputs, endpointMarkdown } = site;
	const { pages, files } = site.counts;
	return {
		get model() {
			return site.model;
		},
		diagnostics,
		ok,
		sources,
		counts: {
			pages,
			files
		},
		root,
		inputs,
		endpointMarkdown
	};
}
//#endregion
//#region src/entries/index.ts
/** Returns the settings unchanged. Gives a settings file type checking and completion. */
function defineConfig(options) {
	return options;
}
//#endregion
export { OptionsError, defineConfig, defineRule, formatDiagnostics, memoryHost, resolvePublicSite as resolveSite };
