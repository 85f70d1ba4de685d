import { Bn as resolveOptions, Cr as isInside, Er as relativePath, V as resolveSite, Yr as escapeControls, c as findSiteOptions, d as siteFlags, ri as OptionsError, s as progressBar, v as toGeneratorChoice, w as html } from "./core-0sspFqjL.js";
import { r as generateFor } from "./generate-for-ByulXqay.js";
import { resolve } from "node:path";
//#region src/cli/build.ts
const build = {
	usage: "docs-json-nav build [root] [--out DIR]",
	summary: "Writes the whole site as plain files for any static host: the same as generate --for html.",
	flags: {
		out: {
			type: "string",
			value: "DIR",
			description: "output folder; created if it does not exist (default: dist)"
		},
		...siteFlags("build")
	},
	examples: [
		["docs-json-nav build docs", "the site in dist"],
		["docs-json-nav build docs --out public --base /docs", "for a host that serves it at /docs"],
		["docs-json-nav build docs --url https://docs.example.com", "with a sitemap and canonical addresses"]
	],
	notes: ["Files that this command did not write are never overwritten or removed. Files of earlier runs that are no longer needed are removed.", "Exit status: 0 no errors, 1 errors, 2 the command could not run. The site is written in the first two cases."],
	run
};
async function run({ values, names }, streams) {
	const { cwd } = streams;
	const out = values.out ?? "dist";
	if (typeof out !== "string" || out === "") throw new OptionsError("--out DIR is missing.");
	const { options, root } = await findSiteOptions(values, names[0], cwd);
	const outFolder = resolve(cwd, out);
	const { root: docsFolder, ignore } = await resolveOptions(options);
	if (outFolder === docsFolder) throw new OptionsError("--out is the docs folder: choose another folder.");
	const outPrefix = isInside(outFolder, docsFolder) ? `${relativePath(docsFolder, outFolder)}/` : void 0;
	const ignorePatterns = outPrefix === void 0 ? ignore : [...ignore, `${outPrefix}**`];
	const events = { onParseProgress: progressBar("reading pages") };
	const siteWithOutput = await resolveSite({
		...options,
		ignore: ignorePatterns
	}, void 0, events);
	const files = () => siteWithOutput.files().filter((file) => outPrefix === void 0 || !file.startsWith(outPrefix));
	const site = {
		...siteWithOutput,
		files
	};
	const status = await generateFor(toGeneratorChoice(html), {
		site,
		root,
		folder: outFolder,
		where: escapeControls(out)
	}, streams);
	if (site.publishSettings.url === void 0 && site.model.site.host === void 0) streams.out("no sitemap.xml: --url names the published site\n");
	return status;
}
//#endregion
export { build };
