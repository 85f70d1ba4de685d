//#region src/generators/docusaurus/doc-url.ts
/** Prefix of links that bypass Docusaurus's router: https://docusaurus.io/docs/advanced/routing. */
const routerBypassPrefix = "pathname://";
/** Applies `trailingSlash` to a doc's permalink, as Docusaurus's links do. */
function docUrl(permalink, { trailingSlash, baseUrl }) {
	if (trailingSlash === void 0 || permalink === "/" || permalink === baseUrl) return permalink;
	const pathWithoutSlash = permalink.replace(/\/$/, "");
	return trailingSlash ? `${pathWithoutSlash}/` : pathWithoutSlash;
}
//#endregion
export { docUrl, routerBypassPrefix };
