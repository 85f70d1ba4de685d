import { rn as generatorName } from "./core-0sspFqjL.js";
//#region src/endpoints/page-file.ts
/** Marks generated files in their front matter. Only files with this mark may be overwritten. */
const generatedMarker = `generated: ${generatorName}`;
/** File name of a generated page, relative to its output folder. Generated MkDocs pages use the same names. */
function pageFileName({ route }) {
	return `${route === "/" ? "index" : route.slice(1)}.mdx`;
}
/** Serializes a generated page: front matter, then content. Values are written as JSON, which is also valid YAML. */
function formatPageFile(page, content) {
	const { title, sidebarTitle, description, tag, deprecated, hidden, endpoint } = page;
	const { method, path } = endpoint ?? {};
	return `---\n${Object.entries({
		title,
		sidebarTitle,
		description,
		tag,
		deprecated,
		hidden,
		method,
		path
	}).flatMap(([name, value]) => value === void 0 ? [] : [`${name}: ${JSON.stringify(value)}\n`]).join("")}${generatedMarker}\n---\n\n${content.trimEnd()}\n`;
}
//#endregion
export { generatedMarker as n, pageFileName as r, formatPageFile as t };
