import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
//#region src/entries/docusaurus.ts
/**
* Docusaurus plugin: docs, sidebars, switchers, breadcrumbs, previous and next links from `docs.json`, and builds
* that fail on broken navigation. It replaces the classic preset's `docs`:
* `plugins: [['docs-json-nav/docusaurus', { root: './docs' }]]`.
*/
function docsJsonNav(context, options) {
	const distUrl = new URL(".", import.meta.url);
	const pluginPath = fileURLToPath(new URL("docusaurus/plugin.js", distUrl));
	return createRequire(distUrl)(pluginPath).createDocusaurusPlugin(context, options, distUrl);
}
/** Hook that Docusaurus calls before the plugin. */
function validateOptions(input) {
	const { validate, options } = input;
	return {
		id: options.id ?? "default",
		options,
		validate
	};
}
docsJsonNav.validateOptions = validateOptions;
//#endregion
export { docsJsonNav as default, validateOptions };
