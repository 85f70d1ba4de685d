import { f as flagChoice, wr as packageFolder } from "./core-0sspFqjL.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
//#region src/cli/schema.ts
const schemas = [
	"docs",
	"model",
	"check",
	"diff",
	"explain",
	"feedback",
	"fix"
];
const schema = {
	usage: "docs-json-nav schema [--of NAME]",
	summary: "Prints the JSON Schema of docs.json, of the model, or of a JSON report.",
	flags: { of: {
		type: "string",
		value: schemas.join("|"),
		description: "docs.json, the model, or the JSON report of a command (default: docs)"
	} },
	examples: [
		["docs-json-nav schema > docs.schema.json", "completion and hints in editors, offline"],
		["docs-json-nav schema --of model", "the output of print --as model"],
		["docs-json-nav schema --of check", "the output of check --format json"]
	],
	notes: ["The package contains all of them: docs-json-nav/docs.schema.json, docs-json-nav/check.schema.json and so on."],
	maxNames: 0,
	run
};
async function run({ values }, { out }) {
	const name = flagChoice(values, "of", schemas, "schema of");
	out(readFileSync(join(packageFolder(), `dist/${name}.schema.json`), "utf8"));
	return 0;
}
//#endregion
export { schema };
