import { either } from '../core/rules.ts';
import { type Diagnostic, type Finding, OptionsError } from '../core/values.ts';
import { generators } from '../sites/all.ts';
import { forecastLosses } from '../sites/rendering.ts';
import type { ResolvedSite } from '../sites/resolve.ts';
import { generatorWords, wordOf } from './generator-words.ts';
import { progressBar } from './progress.ts';

/** What the build of one generator tells of a site, beside what is wrong with its navigation. */
export interface Forecast {
  /** Its name in prose. */
  readonly name: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A site with what generators cannot keep of it among its diagnostics. */
export interface ForecastSite extends Pick<ResolvedSite, 'diagnostics' | 'sources' | 'ok'> {
  /** In the order of the generators. */
  readonly forecasts: readonly Forecast[];
}

/**
 * Adds to what is wrong with a site what would be lost, changed or replaced in generators. A finding that several of
 * them share is told once.
 *
 * @param words Generators by their words, or `all`.
 * @param project Absolute path of the folder whose packages count.
 * @throws OptionsError for a word that is none.
 */
export async function forecastSite(
  site: ResolvedSite,
  words: readonly string[],
  project: string,
): Promise<ForecastSite> {
  const unknown = words.find((word) => !generatorWords.includes(word));
  if (unknown !== undefined) {
    throw new OptionsError(`There is no generator ${unknown}: write --for ${either(generatorWords)}.`);
  }
  const chosen = generators.filter((one) => words.includes('all') || words.includes(wordOf(one)));
  const found = await forecastLosses(site, chosen, project, progressBar('rendering pages'));
  const forecasts = await Promise.all(
    chosen.map(async ({ name }, index) => {
      const { diagnostics } = await site.locate(found[index] ?? []);
      return { name, diagnostics };
    }),
  );
  return { ...(await site.locateAmongOwn(joinAlike(found.flat()))), forecasts };
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
