import { aligned, colorsFor } from '../core/diagnostics.ts';
import { either } from '../core/findings.ts';
import { type Diagnostic, effects, type Finding, OptionsError } from '../core/values.ts';
import { generators } from '../generators/all.ts';
import { forecastLosses } from '../generators/rendering.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import { generatorWords, wordOf } from './generator-words.ts';
import { progressBar } from './progress.ts';

/** How many findings a generator has, by code and by what becomes of the part. */
export interface Losses {
  readonly lost: number;
  readonly changed: number;
  readonly replaced: number;
  readonly codes: Readonly<Record<string, number>>;
}

/** What is wrong with a site, what generators cannot keep of it among that, and the latter in numbers. */
export interface Forecast extends Pick<ResolvedSite, 'diagnostics' | 'sources' | 'ok'> {
  /** By the names of the generators, in their order. */
  readonly losses: Readonly<Record<string, Losses>>;
  /** The same for people. */
  readonly table: string;
}

/**
 * Adds to what is wrong with a site what would be lost, changed or replaced in generators. A finding that several of
 * them share is told once.
 *
 * @param words Generators by their words, or `all`.
 * @param project Absolute path of the folder whose packages count.
 * @throws OptionsError for a word that is none.
 */
export async function forecastSite(site: ResolvedSite, words: readonly string[], project: string): Promise<Forecast> {
  const unknown = words.find((word) => !generatorWords.includes(word));
  if (unknown !== undefined) {
    throw new OptionsError(`There is no generator ${unknown}: write --for ${either(generatorWords)}.`);
  }
  const chosen = generators.filter((one) => words.includes('all') || words.includes(wordOf(one)));
  const found = await forecastLosses(site, chosen, project, progressBar('rendering pages'));
  const counted = chosen.map(async ({ name }, index) => {
    const { diagnostics } = await site.locate(found[index] ?? []);
    return [name, lossesIn(diagnostics)] as const;
  });
  const losses = Object.fromEntries(await Promise.all(counted));
  return { ...(await site.locateAmongOwn(joinAlike(found.flat()))), losses, table: formatLosses(losses) };
}

/** Findings of several generators, each once: those that say the same of different ones are one of them all. */
function joinAlike(findings: readonly Finding[]): readonly Finding[] {
  const joined = new Map<unknown, Finding>();
  for (const finding of findings) {
    const { code, place, args } = finding;
    const { generator, ...rest } = args as { readonly generator?: string };
    // Findings of pages are the same objects for all generators.
    const key = generator === undefined ? finding : JSON.stringify([code, place, rest]);
    const before = joined.get(key);
    if (before === undefined) joined.set(key, finding);
    else if (generator !== undefined) {
      const { others = [] } = before.args as { readonly others?: readonly string[] };
      joined.set(key, { ...before, args: { ...before.args, others: [...others, generator] } });
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

/** A row for each code and for what becomes of the parts, a column for each generator. */
function formatLosses(losses: Forecast['losses']): string {
  const columns = Object.values(losses);
  const codes = [...new Set(columns.flatMap(({ codes: own }) => Object.keys(own)))].sort();
  const rows = [
    ['', ...Object.keys(losses)],
    ...codes.map((code) => [code, ...columns.map(({ codes: own }) => String(own[code] ?? 0))]),
    ...effects.map((effect) => [effect, ...columns.map((own) => String(own[effect]))]),
  ];
  const { bold, dim } = colorsFor();
  return aligned(rows)
    .map((line, index) => (index === 0 ? dim(line) : index > codes.length ? bold(line) : line))
    .join('\n');
}
