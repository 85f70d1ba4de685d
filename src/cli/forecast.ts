import { alignColumns, createColors } from '../core/diagnostics.ts';
import { joinWithOr } from '../core/findings.ts';
import { type Diagnostic, effects, type Finding, OptionsError } from '../core/values.ts';
import { generators } from '../generators/all.ts';
import { forecastLosses } from '../generators/rendering.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import { generatorChoices, toGeneratorChoice } from './generator-words.ts';
import { progressBar } from './progress.ts';

/** Number of findings for a generator, by code and effect. */
export interface Losses {
  readonly lost: number;
  readonly changed: number;
  readonly replaced: number;
  readonly codes: Readonly<Record<string, number>>;
}

/** Features of every hosted site, which no finding can report. */
const hostFeatures =
  'Not counted, because no generator has it: the theme of the host, sign-in, its assistant, /llms-full.txt, /mcp, pictures made for shared links, suggestions on the 404 page, keyboard shortcuts for copying a page, and counts of GitHub stars and Discord members.';

export interface Forecast extends Pick<ResolvedSite, 'diagnostics' | 'sources' | 'ok'> {
  readonly losses: Readonly<Record<string, Losses>>;
  readonly table: string;
}

/**
 * Adds findings for features that generators drop, change or replace. Equal findings of several generators are merged.
 *
 * @param generatorNames Generator names, or `all`.
 * @param project Absolute path of the folder with the installed packages.
 * @throws OptionsError for an unknown generator.
 */
export async function forecastSite(
  site: ResolvedSite,
  generatorNames: readonly string[],
  project: string,
): Promise<Forecast> {
  const unknownName = generatorNames.find((word) => !generatorChoices.includes(word));
  if (unknownName !== undefined) {
    throw new OptionsError(`Unknown generator ${unknownName}: write --for ${joinWithOr(generatorChoices)}.`);
  }
  const selectedGenerators = generators.filter(
    (item) => generatorNames.includes('all') || generatorNames.includes(toGeneratorChoice(item)),
  );
  const lossFindings = await forecastLosses(site, selectedGenerators, project, progressBar('rendering pages'));
  const lossEntries = selectedGenerators.map(async ({ name }, index) => {
    const { diagnostics } = await site.locate(lossFindings[index] ?? []);
    return [name, countLosses(diagnostics)] as const;
  });
  const losses = Object.fromEntries(await Promise.all(lossEntries));
  return {
    ...(await site.locateTogether(mergeEqualFindings(lossFindings.flat()))),
    losses,
    table: `${formatLosses(losses)}\n\n${hostFeatures}`,
  };
}

function mergeEqualFindings(findings: readonly Finding[]): readonly Finding[] {
  const findingByKey = new Map<unknown, Finding>();
  for (const finding of findings) {
    const { code, location, args } = finding;
    const { generator, ...otherArgs } = args as { readonly generator?: string };
    // Findings without a generator are the same objects for all generators, so they are compared by identity.
    const key = generator === undefined ? finding : JSON.stringify([code, location, otherArgs]);
    const previous = findingByKey.get(key);
    if (previous === undefined) findingByKey.set(key, finding);
    else if (generator !== undefined) {
      const { others = [] } = previous.args as { readonly others?: readonly string[] };
      findingByKey.set(key, { ...previous, args: { ...previous.args, others: [...others, generator] } });
    }
  }
  return [...findingByKey.values()];
}

function countLosses(diagnostics: readonly Diagnostic[]): Losses {
  const codes: Record<string, number> = {};
  const countByEffect = { lost: 0, changed: 0, replaced: 0 };
  for (const { code, effect } of diagnostics) {
    codes[code] = (codes[code] ?? 0) + 1;
    if (effect !== undefined) countByEffect[effect]++;
  }
  return { ...countByEffect, codes };
}

function formatLosses(losses: Forecast['losses']): string {
  const columns = Object.values(losses);
  const codes = [...new Set(columns.flatMap(({ codes: codeCounts }) => Object.keys(codeCounts)))].sort();
  const rows = [
    ['', ...Object.keys(losses)],
    ...codes.map((code) => [code, ...columns.map(({ codes: codeCounts }) => String(codeCounts[code] ?? 0))]),
    ...effects.map((effect) => [effect, ...columns.map((column) => String(column[effect]))]),
  ];
  const { bold, dim } = createColors();
  return alignColumns(rows)
    .map((line, index) => (index === 0 ? dim(line) : index > codes.length ? bold(line) : line))
    .join('\n');
}
