import { vr as writeFileAtomic } from "./core-0sspFqjL.js";
import { readFileSync, statSync } from "node:fs";
//#region src/generators/publish/write-changed.ts
/**
* Writes a file only if its content differs, because dev servers react to every write. Synchronous calls are several
* times faster than promises for many small files.
*
* @returns True if the file was written.
*/
function writeChanged(path, content) {
	const bytes = typeof content === "string" ? Buffer.from(content) : content;
	const stats = statSync(path, { throwIfNoEntry: false });
	if (stats?.isFile() && stats.size === bytes.length && readIfExists(path)?.equals(bytes) === true) return false;
	writeFileAtomic(path, bytes);
	return true;
}
function readIfExists(path) {
	try {
		return readFileSync(path);
	} catch {
		return;
	}
}
//#endregion
export { writeChanged as t };
