import { Er as relativePath, Pr as toFileError, jr as errorCode, ma as maxBaselineBytes, ri as OptionsError, xr as readRegular } from "./core-0sspFqjL.js";
import { a as parseBaseline } from "./baseline-BauSw3nL.js";
//#region src/site/read-baseline.ts
/**
* Reads a file of accepted findings.
*
* @param path Absolute path.
* @param name Path for messages. Default: relative to the working directory.
* @param read Reads the file. The default refuses pipes, because a pipe can be read only once.
* @throws OptionsError if the file is missing or isn't a baseline.
* @throws FileError if the file can't be read.
*/
function readBaseline(path, name = relativePath(process.cwd(), path), read = readRegular) {
	let text;
	try {
		text = read(path, maxBaselineBytes).toString();
	} catch (error) {
		if (errorCode(error) !== "ENOENT") throw toFileError(error, "cannot be read", path);
		throw new OptionsError(`Baseline not found: ${name}. Create it with --update-baseline.`);
	}
	return parseBaseline(text, name);
}
//#endregion
export { readBaseline as t };
