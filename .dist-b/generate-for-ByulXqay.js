import { Hr as summarize, Ir as formatDiagnostics, l as getPathPrefix, ri as OptionsError, ti as pluralize, v as toGeneratorChoice, y as generators } from "./core-0sspFqjL.js";
import { t as SiteWriter } from "./site-writer-Cto46bcO.js";
//#region src/cli/generate/generate-for.ts
/** Generators that `generate --for` supports, by name. They build a site from files, without a plugin. */
const manifestByName = new Map(generators.flatMap((manifest) => manifest.generator === void 0 ? [] : [[toGeneratorChoice(manifest), manifest]]));
const fileGeneratorNames = [...manifestByName.keys()];
/** Writes a complete site for a generator, and reports its findings. */
async function generateFor(name, { site, root, folder, where }, { out, err, cwd }) {
	const manifest = manifestByName.get(name);
	const generator = await manifest?.generator?.();
	if (manifest === void 0 || generator === void 0) throw new OptionsError(`generate --for supports only ${fileGeneratorNames.join(", ")}; got ${name}.`);
	const { added, changed, same, findings } = await new SiteWriter(manifest, generator, cwd).write(site, folder, true);
	const locatedFindings = await site.locate(findings);
	const reportedSite = {
		...site,
		sources: new Map([...site.sources, ...locatedFindings.sources]),
		diagnostics: [...site.diagnostics, ...locatedFindings.diagnostics],
		ok: site.ok && locatedFindings.ok
	};
	out(`wrote ${pluralize(added.length + changed.length, "page")} to ${where}${formatUnchanged(same.length)}\n`);
	const report = formatDiagnostics(reportedSite, { prefix: getPathPrefix(root) });
	if (report !== "") err(`${report}\n\n${summarize(reportedSite)}\n`);
	return reportedSite.ok ? 0 : 1;
}
function formatUnchanged(count) {
	return count > 0 ? `, ${count} unchanged` : "";
}
//#endregion
export { formatUnchanged as n, generateFor as r, fileGeneratorNames as t };
