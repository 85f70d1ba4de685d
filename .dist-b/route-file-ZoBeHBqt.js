import { $i as routeOf, na as withoutExtension } from "./core-0sspFqjL.js";
//#region src/generators/view/route-file.ts
/**
* Path of a page's file without the folders that aren't part of its route, for generators that derive URLs from files.
* With the option `pagesDir: 'src/pages'`, `src/pages/guides/start.mdx` → `guides/start.mdx`.
*/
function routeFile({ route, file }) {
	const segments = file.split("/");
	const startIndex = segments.findIndex((_, index) => {
		const path = segments.slice(index).join("/");
		return routeOf(withoutExtension(path) ?? path) === route;
	});
	return startIndex === -1 ? file : segments.slice(startIndex).join("/");
}
//#endregion
export { routeFile as t };
