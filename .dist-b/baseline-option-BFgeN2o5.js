import { Aa as maxSettingsFileBytes, Er as relativePath, In as siteCommand, ai as isObject, ri as OptionsError, si as parseJson, vr as writeFileAtomic, xr as readRegular } from "./core-0sspFqjL.js";
import { applyEdits, modify } from "jsonc-parser";
import { dirname, join } from "node:path";
//#region src/cli/init/manifest.ts
/** @throws OptionsError for invalid JSON. */
function parseManifest(text) {
	const manifest = parseJson(text);
	if (manifest === void 0) throw new OptionsError("package.json is not valid JSON: correct it first.");
	return manifest;
}
function listDependencies(manifest) {
	return new Set([
		"dependencies",
		"devDependencies",
		"optionalDependencies"
	].flatMap((name) => Object.keys(getObjectMember(manifest, name))));
}
/** Declared version range of a package. */
function findDeclaredRange(manifest, name) {
	return ["dependencies", "devDependencies"].map((list) => getObjectMember(manifest, list)[name]).find((range) => typeof range === "string");
}
/**
* Finds the script that builds the site: the script that runs the generator's build command, otherwise `build`.
*
* @param program Command of the generator: `vitepress`.
* @param addedScripts Scripts that will be added.
*/
function buildScript(manifest, program, addedScripts) {
	const scripts = Object.entries({
		...addedScripts,
		...getObjectMember(manifest, "scripts")
	});
	const runsBuild = ([, command]) => String(command).includes(`${program} build`);
	return (scripts.find(runsBuild) ?? scripts.find(([name]) => name === "build"))?.[0];
}
function isRunByScript(manifest, program) {
	return Object.values(getObjectMember(manifest, "scripts")).some((command) => String(command).split(/\s+/).includes(program));
}
/** Scripts whose commands are missing. If any name is already used, all names get the prefix `docs:`. */
function newScripts(manifest, scripts) {
	const existingScripts = getObjectMember(manifest, "scripts");
	const commands = new Set(Object.values(existingScripts));
	const prefix = Object.keys(scripts).some((name) => Object.hasOwn(existingScripts, name)) ? "docs:" : "";
	const missingScripts = Object.entries(scripts).filter(([, command]) => !commands.has(command));
	return Object.fromEntries(missingScripts.map(([name, command]) => [`${prefix}${name}`, command]));
}
/**
* Creates the `package.json` of a new project.
*
* @param extraMembers Additional members. Default: none.
*/
function newManifest(name, additions, extraMembers = {}) {
	const { root, version, scripts, packages } = additions;
	const packageEntries = Object.entries({
		...packages,
		"docs-json-nav": version
	});
	const value = {
		name,
		private: true,
		...extraMembers,
		scripts: {
			...scripts,
			check: checkCommand(root)
		},
		devDependencies: Object.fromEntries(packageEntries.sort(([a], [b]) => a < b ? -1 : 1))
	};
	return `${JSON.stringify(value, void 0, 2)}\n`;
}
function extendManifest(text, { root, version, packages, ...additions }) {
	const manifest = parseManifest(text);
	const isChecked = Object.values(getObjectMember(manifest, "scripts")).some((script) => String(script).includes("docs-json-nav"));
	const scripts = {
		...additions.scripts,
		...isChecked ? {} : { "check:docs": checkCommand(root) }
	};
	const existingDependencies = listDependencies(manifest);
	return [...Object.entries(scripts).map(([name, command]) => [
		"scripts",
		name,
		command
	]), ...Object.entries({
		...packages,
		"docs-json-nav": version
	}).flatMap(([name, range]) => existingDependencies.has(name) ? [] : [[
		"devDependencies",
		name,
		range
	]])].reduce((edited, [list, name, value]) => withMember(edited, [list, name], value), text);
}
function getObjectMember(value, name) {
	const member = isObject(value) ? value[name] : void 0;
	return isObject(member) ? member : {};
}
/** Sets a member of a JSON text. Uses the indentation of the text. */
function withMember(text, path, value) {
	const [, indent = "  "] = /\n([ \t]+)"/.exec(text) ?? [];
	const formattingOptions = {
		insertSpaces: !indent.includes("	"),
		tabSize: indent.length,
		eol: "\n"
	};
	return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}
function checkCommand(root) {
	return `docs-json-nav ${siteCommand("check", root === "." ? void 0 : root, {})}`;
}
//#endregion
//#region src/cli/baseline-option.ts
const baselineFileName = "docs-json-nav.baseline.json";
const settingsFileName = "docs-json-nav.config.json";
/**
* Default path of the baseline: next to the settings file. If there is no settings file, the path is in the first
* folder that is searched for one.
*/
function defaultBaseline({ configFile, candidates }) {
	return join(dirname(configFile ?? candidates[0]), baselineFileName);
}
/**
* Sets the option `baseline` to the default file. Creates a JSON settings file if there is no settings file.
*
* @returns A sentence for the user. A settings file that is a script isn't changed: the sentence says what to add.
*/
function setBaselineOption({ configFile, candidates }, cwd) {
	const path = configFile ?? join(dirname(candidates[0]), settingsFileName);
	const name = relativePath(cwd, path);
	if (!path.endsWith(".json")) return `Add to ${name}, so that builds accept them too: baseline: '${baselineFileName}'.`;
	writeFileAtomic(path, withMember(configFile === void 0 ? "{}\n" : readRegular(path, maxSettingsFileBytes).toString(), ["baseline"], baselineFileName));
	return `${name} names it now, so builds accept them too.`;
}
//#endregion
export { findDeclaredRange as a, newManifest as c, extendManifest as i, newScripts as l, setBaselineOption as n, isRunByScript as o, buildScript as r, listDependencies as s, defaultBaseline as t, parseManifest as u };
