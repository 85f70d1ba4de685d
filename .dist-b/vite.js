import { t as bundlerPlugin } from "./plugin-DIEkw_5z.js";
//#region src/entries/vite.ts
/**
* Vite plugin: fails `vite build` on broken navigation, serves `virtual:docs-json-nav`, and keeps it up to date in
* dev. Relative paths are resolved against Vite's root; `base` defaults to Vite's.
*/
function docsJsonNav(options) {
	return bundlerPlugin.vite(options);
}
//#endregion
export { docsJsonNav as default };
