import { wr as packageFolder } from "./core-0sspFqjL.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
//#region src/cli/version.ts
function packageVersion() {
	return JSON.parse(readFileSync(join(packageFolder(), "package.json"), "utf8")).version;
}
//#endregion
export { packageVersion as t };
