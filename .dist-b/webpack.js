import { t as bundlerPlugin } from "./plugin-DIEkw_5z.js";
//#region src/entries/webpack.ts
/** webpack plugin: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
function docsJsonNav(options) {
	return bundlerPlugin.webpack(options);
}
//#endregion
export { docsJsonNav as default };
