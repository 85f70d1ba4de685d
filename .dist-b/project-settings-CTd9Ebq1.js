//#region src/generators/branding/project-settings.ts
/** Placeholder title for generators that require a title. The plugins replace it with the name in `docs.json`. */
const placeholderTitle = "docs.json";
/** Removes settings that the project's own configuration contains, because the project's values have priority. */
function withoutProjectSettings(settings, configuration) {
	const projectSettings = { ...configuration };
	return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== void 0 && isUnset(name, projectSettings[name])));
}
function isUnset(name, value) {
	return value === void 0 || name === "title" && value === "docs.json";
}
/**
* Removes the custom properties that the project's style sheets set. The project's style sheets are loaded first, so
* ours would override their values.
*
* @param projectCss Joined text of the project's style sheets.
*/
function withoutProjectProperties(css, projectCss) {
	return css.replaceAll(/^ *(--[\w-]+):.*\n/gm, (line, name) => projectCss.includes(`${name}:`) ? "" : line);
}
//#endregion
export { withoutProjectProperties as n, withoutProjectSettings as r, placeholderTitle as t };
