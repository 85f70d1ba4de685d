import { t as bundlerPlugin } from "./plugin-DIEkw_5z.js";
//#region src/entries/rspack.ts
/** Rspack plugin: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
function docsJsonNav(options) {
	return bundlerPlugin.rspack(options);
}
//#endregion
export { docsJsonNav as default };
