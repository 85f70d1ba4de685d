import { Jr as alignColumns, _ as generatorChoices, ja as effects, qr as createColors, ri as OptionsError, s as progressBar, ua as joinWithOr, v as toGeneratorChoice, y as generators } from "./core-0sspFqjL.js";
import { t as forecastLosses } from "./forecast-DV2FItlU.js";
//#region src/cli/forecast.ts
/**
* Adds findings for features that generators drop, change or replace. Equal findings of several generators are merged.
*
* @param generatorNames Generator names, or `all`.
* @param project Absolute path of the folder with the installed packages.
* @throws OptionsError for an unknown generator.
*/
async function forecastSite(site, generatorNames, project) {
	const unknownName = generatorNames.find((word) => !generatorChoices.includes(word));
	if (unknownName !== void 0) throw new OptionsError(`Unknown generator ${unknownName}: write --for ${joinWithOr(generatorChoices)}.`);
	const selectedGenerators = generators.filter((item) => generatorNames.includes("all") || generatorNames.includes(toGeneratorChoice(item)));
	const lossFindings = await forecastLosses(site, selectedGenerators, project, progressBar("rendering pages"));
	const lossEntries = selectedGenerators.map(async ({ name }, index) => {
		const { diagnostics } = await site.locate(lossFindings[index] ?? []);
		return [name, countLosses(diagnostics)];
	});
	const losses = Object.fromEntries(await Promise.all(lossEntries));
	return {
		...await site.locateTogether(mergeEqualFindings(lossFindings.flat())),
		losses,
		table: formatLosses(losses)
	};
}
function mergeEqualFindings(findings) {
	const findingByKey = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const { code, location, args } = finding;
		const { generator, ...otherArgs } = args;
		const key = generator === void 0 ? finding : JSON.stringify([
			code,
			location,
			otherArgs
		]);
		const previous = findingByKey.get(key);
		if (previous === void 0) findingByKey.set(key, finding);
		else if (generator !== void 0) {
			const { others = [] } = previous.args;
			findingByKey.set(key, {
				...previous,
				args: {
					...previous.args,
					others: [...others, generator]
				}
			});
		}
	}
	return [...findingByKey.values()];
}
function countLosses(diagnostics) {
	const codes = {};
	const countByEffect = {
		lost: 0,
		changed: 0,
		replaced: 0
	};
	for (const { code, effect } of diagnostics) {
		codes[code] = (codes[code] ?? 0) + 1;
		if (effect !== void 0) countByEffect[effect]++;
	}
	return {
		...countByEffect,
		codes
	};
}
function formatLosses(losses) {
	const columns = Object.values(losses);
	const codes = [...new Set(columns.flatMap(({ codes: codeCounts }) => Object.keys(codeCounts)))].sort();
	const rows = [
		["", ...Object.keys(losses)],
		...codes.map((code) => [code, ...columns.map(({ codes: codeCounts }) => String(codeCounts[code] ?? 0))]),
		...effects.map((effect) => [effect, ...columns.map((column) => String(column[effect]))])
	];
	const { bold, dim } = createColors();
	return alignColumns(rows).map((line, index) => index === 0 ? dim(line) : index > codes.length ? bold(line) : line).join("\n");
}
//#endregion
export { forecastSite };
