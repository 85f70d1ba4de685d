//#region src/generators/branding/metatags.ts
/** Names in `seo.metatags` that are skipped, because they describe a single page or aren't `meta` tags. */
const skippedMetatags = new Set([
	"canonical",
	"title",
	"description",
	"og:title",
	"og:url",
	"charset"
]);
function sharedMetatags({ metatags }) {
	return Object.entries(metatags).filter(([name]) => !skippedMetatags.has(name)).map(([name, content]) => ({
		[/^(?:og|article|fb):/.test(name) ? "property" : "name"]: name,
		content
	}));
}
//#endregion
export { sharedMetatags as t };
