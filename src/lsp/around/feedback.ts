import type { CodeLens } from 'vscode-languageserver';
import { pluralize } from '../../core/diagnostics.ts';
import type { FeedbackCounts } from '../../core/site.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { routeOfFile } from './subject.ts';

type Counts = ReadonlyMap<string, FeedbackCounts>;

/**
 * Minimum time in milliseconds between two reads of the cache, because editors request lenses after each key
 * press.
 */
const cacheLifetimeMs = 10_000;

/** Code lenses with the feedback counts of the last build or command. Makes no requests. */
export class FeedbackLenses {
  readonly #counts = new Map<string, { readonly until: number; readonly counts: Promise<Counts> }>();

  async createLenses(site: ResolvedSite, file: string): Promise<CodeLens[]> {
    if (!/\.mdx?$/i.test(file)) return [];
    const counts = (await this.#countsOf(site)).get(routeOfFile(site, file));
    const title = counts === undefined ? '' : lensTitle(counts);
    if (title === '') return [];
    const start = { line: 0, character: 0 };
    return [{ range: { start, end: start }, command: { title, command: '' } }];
  }

  #countsOf(site: ResolvedSite): Promise<Counts> {
    const cached = this.#counts.get(site.root);
    if (cached !== undefined && performance.now() < cached.until) return cached.counts;
    const pendingCounts = site.cachedFeedback();
    this.#counts.set(site.root, { until: performance.now() + cacheLifetimeMs, counts: pendingCounts });
    return pendingCounts;
  }
}

/** Example: `3 open comments, 2 not helpful`. Empty if both counts are 0. */
function lensTitle({ open, helpful: { no } }: FeedbackCounts): string {
  const parts = [...(open === 0 ? [] : [pluralize(open, 'open comment')]), ...(no === 0 ? [] : [`${no} not helpful`])];
  return parts.join(', ');
}
