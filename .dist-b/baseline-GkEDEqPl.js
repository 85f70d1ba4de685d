import { Pr as toFileError, Sr as readRegularOrPipe, T as openOutput, Vr as passes, ma as maxBaselineBytes, ri as OptionsError, xr as readRegular } from "./core-0sspFqjL.js";
import { a as parseBaseline, n as formatBaseline, r as isBaseline, t as applyBaseline } from "./baseline-BauSw3nL.js";
import { t as readBaseline } from "./read-baseline-DWVCTv-I.js";
import { lstatSync } from "node:fs";
import { resolve } from "node:path";
//#region src/cli/baseline.ts
/**
* Removes the findings that a baseline contains.
*
* @param name Path as given by the user.
* @param isUpdate Write the findings to the baseline first. Entries of checks that did not run are kept.
* @param scope Checks that ran.
* @throws OptionsError if the file is missing or isn't a baseline.
* @throws FileError if the file can't be written, or if a file that isn't a baseline would be replaced.
*/
async function compareWithBaseline(site, name, isUpdate, scope, streams) {
	const { stream, findings } = isUpdate ? await writeBaseline(site.diagnostics, name, scope, streams) : {
		stream: void 0,
		...readBaseline(resolve(streams.cwd, name), name, readRegularOrPipe)
	};
	const { diagnostics, ...comparison } = applyBaseline(site.diagnostics, findings, scope);
	return {
		diagnostics,
		ok: passes(diagnostics, site.maxWarnings),
		baseline: {
			name,
			...comparison
		},
		stream
	};
}
async function writeBaseline(diagnostics, name, scope, streams) {
	const { stream, write } = openOutput(name, {
		name: "a baseline",
		holds: isBaseline
	}, streams);
	const existingBaseline = stream === void 0 ? readExistingBaseline(resolve(streams.cwd, name), name) : void 0;
	const { unchecked } = applyBaseline(diagnostics, existingBaseline?.findings ?? [], scope);
	const text = formatBaseline(diagnostics, [...scope.checks, ...unchecked.length > 0 ? existingBaseline?.checks ?? [] : []], unchecked);
	await write(text);
	return {
		stream,
		...parseBaseline(text, name)
	};
}
function readExistingBaseline(path, name) {
	if (lstatSync(path, { throwIfNoEntry: false }) === void 0) return void 0;
	try {
		return parseBaseline(readRegular(path, maxBaselineBytes).toString(), name);
	} catch (error) {
		if (error instanceof OptionsError) return void 0;
		throw toFileError(error, "cannot be read", path);
	}
}
function checkScope({ checkSettings: { content, external, rules } }, values) {
	const isEnabled = {
		content,
		external,
		for: values.for !== void 0,
		since: values.since !== void 0
	};
	return {
		checks: new Set([
			"content",
			"external",
			"for",
			"since"
		].filter((check) => isEnabled[check])),
		rules
	};
}
//#endregion
export { checkScope, compareWithBaseline };
