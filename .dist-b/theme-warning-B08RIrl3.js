import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
//#region src/generators/publish/theme-warning.ts
/**
* Creates a warning if the project's theme doesn't import this package's theme, because its pages would silently lack
* the navigation.
*
* @param folder Absolute path of the project's theme. The folder doesn't have to exist.
* @param theme Import specifier of the package's theme: `docs-json-nav/vitepress/theme`.
* @param fix Code that extends the package's theme, shown in the message.
*/
function themeWarning(folder, theme, fix) {
	if (!existsSync(folder) || themeSources(folder).some((file) => readFileSync(file, "utf8").includes(theme))) return;
	return `The theme of this project does not start from ${theme}: its pages show no navigation.\n  In its index:\n${fix.replaceAll(/^/gm, "    ")}\n`;
}
function themeSources(folder) {
	return readdirSync(folder, {
		recursive: true,
		withFileTypes: true
	}).filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|vue)$/.test(entry.name)).map(({ parentPath, name }) => join(parentPath, name)).filter((file) => !relative(folder, file).includes("node_modules"));
}
//#endregion
export { themeWarning as t };
