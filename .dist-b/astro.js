import { t as createIntegration } from "./integration-D2xe7XeA.js";
//#region src/entries/astro.ts
/**
* Astro integration: fails `astro build` on broken navigation, serves `virtual:docs-json-nav`, adds redirects,
* and keeps all of it up to date in dev. With Starlight, use `docs-json-nav/starlight`, which adds this integration.
*/
function docsJsonNav(options = {}) {
	return createIntegration(options);
}
//#endregion
export { docsJsonNav as default };
