import { alignColumns, createColors } from '../core/diagnostics.ts';
import { either } from '../core/findings.ts';
import { type Diagnostic, effects, type Finding, OptionsError } from '../core/values.ts';
import { generators } from '../generators/all.ts';
import { forecastLosses } from '../generators/rendering.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import { generatorWords, wordOf } from './generator-words.ts';
import { progressBar } from './progress.ts';

/** Number of findings for a generator, by code and effect. */
export interface Losses {
  readonly lost: number;
  readonly changed: number;
  readonly replaced: number;
  readonly codes: Readonly<Record<string, number>>;
}

export interface Forecast extends Pick<ResolvedSite, 'diagnostics' | 'sources' | 'ok'> {
  readonly losses: Readonly<Record<string, Losses>>;
  readonly table: string;
}

/**
 * Adds findings for features that generators drop, change or replace. Equal findings of several generators are merged.
 *
 * @param words Generator names, or `all`.
 * @param project Absolute path of the folder with the installed packages.
 * @throws OptionsError for an unknown generator.
 */
export async function forecastSite(site: ResolvedSite, words: readonly string[], project: string): Promise<Forecast> {
  const unknown = words.find((word) => !generatorWords.includes(word));
  if (unknown !== undefined) {
    throw new OptionsError(`Unknown generator ${unknown}: write --for ${either(generatorWords)}.`);
  }
  const chosen = generators.filter((item) => words.includes('all') || words.includes(wordOf(item)));
  const lossFindings = await forecastLosses(site, chosen, project, progressBar('rendering pages'));
  const counted = chosen.map(async ({ name }, index) => {
    const { diagnostics } = await site.locate(lossFindings[index] ?? []);
    return [name, lossesIn(diagnostics)] as const;
  });
  const losses = Object.fromEntries(await Promise.all(counted));
  return {
    ...(await site.locateTogether(mergeEqualFindings(lossFindings.flat()))),
    losses,
    table: formatLosses(losses),
  };
}

function mergeEqualFindings(findings: readonly Finding[]): readonly Finding[] {
  const joined = new Map<unknown, Finding>();
  for (const finding of findings) {
    const { code, location, args } = finding;
    const { generator, ...rest } = args as { readonly generator?: string };
    // Findings without a generator are the same objects for all generators, so they are compared by identity.
    const key = generator === undefined ? finding : JSON.stringify([code, location, rest]);
    const previous = joined.get(key);
    if (previous === undefined) joined.set(key, finding);
    else if (generator !== undefined) {
      const { others = [] } = previous.args as { readonly others?: readonly string[] };
      joined.set(key, { ...previous, args: { ...previous.args, others: [...others, generator] } });
    }
  }
  return [...joined.values()];
}

function lossesIn(diagnostics: readonly Diagnostic[]): Losses {
  const codes: Record<string, number> = {};
  const kinds = { lost: 0, changed: 0, replaced: 0 };
  for (const { code, effect } of diagnostics) {
    codes[code] = (codes[code] ?? 0) + 1;
    if (effect !== undefined) kinds[effect]++;
  }
  return { ...kinds, codes };
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
