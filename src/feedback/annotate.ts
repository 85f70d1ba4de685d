import { diagnose } from '../core/findings.ts';
import type { FeedbackLimits, FeedbackSettings } from '../core/options.ts';
import type { FeedbackCounts, Page, Site } from '../core/site.ts';
import type { Finding, Location, Severity } from '../core/values.ts';
import { type FeedbackResult, readFeedback } from './read-feedback.ts';
import { addFeedback, pathLookupOf } from './site.ts';

export type KnownFeedback = Pick<FeedbackResult, 'counts' | 'findings' | 'readAt'>;

export interface AnnotatedSite {
  readonly model: Site;
  readonly findings: readonly Finding[];
  readonly feedback: KnownFeedback | undefined;
  readonly later?: (() => Promise<KnownFeedback>) | undefined;
}

export interface AnnotateOptions {
  readonly knownFeedback?: KnownFeedback | undefined;
  /** In development, cached feedback is used first, so that the server starts without waiting for the service. */
  readonly development?: boolean | undefined;
}

/**
 * Adds feedback to a model and checks the limits. Asks the service only if the settings show, limit or require counts.
 */
export async function annotate(
  model: Site,
  settings: FeedbackSettings,
  { knownFeedback, development = false }: AnnotateOptions,
): Promise<AnnotatedSite> {
  const { show, limits, required } = settings;
  const showsCounts = show === 'always' || (show === 'dev' && development);
  const hasLimits = limits.open !== undefined || limits.helpful !== undefined;
  if (!showsCounts && !hasLimits && !required) return { model, findings: [], feedback: undefined };
  const readSiteFeedback = (asking: 'due' | 'never'): Promise<KnownFeedback> =>
    readFeedback(settings, pathLookupOf(model, settings.hosts), asking);
  const feedback = knownFeedback ?? (await readSiteFeedback(development ? 'never' : 'due'));
  return {
    model: showsCounts ? addFeedback(model, feedback) : model,
    findings: [...feedback.findings, ...checkLimits(model, feedback.counts, limits)],
    feedback,
    later: development && knownFeedback === undefined ? () => readSiteFeedback('due') : undefined,
  };
}

/** Cached counts by route. Never sends a request. Empty if the settings never show counts. */
export async function cachedCounts(
  model: Site,
  settings: FeedbackSettings,
): Promise<ReadonlyMap<string, FeedbackCounts>> {
  if (settings.show === 'never') return new Map();
  const { counts } = await readFeedback(settings, pathLookupOf(model, settings.hosts), 'never');
  return counts;
}

/**
 * Findings for pages that exceed a limit: too many open comments, or too few helpful votes. Located at the page's
 * entry.
 */
export function checkLimits(
  { pages }: Pick<Site, 'pages'>,
  counts: ReadonlyMap<string, FeedbackCounts>,
  { open: maxOpen = Number.POSITIVE_INFINITY, helpful: minShare = 0, votes: minVotes }: FeedbackLimits,
): Finding[] {
  return [...counts].flatMap(([route, { open, helpful }]) => {
    const page = pages[route];
    if (page === undefined) return [];
    const location = pageLocation(page);
    const votes = helpful.yes + helpful.no;
    const findings: Finding[] = [];
    if (open > maxOpen) findings.push(diagnose('feedback-open', location, { route, open, limit: maxOpen }));
    if (votes >= minVotes && helpful.yes < minShare * votes) {
      const args = { route, yes: helpful.yes, votes, limit: minShare };
      findings.push(diagnose('feedback-unhelpful', location, args));
    }
    return findings;
  });
}

/** Sets the severity of the limit findings whose limit is set to `warning`. Severities in `rules` take precedence. */
export function addLimitRules(
  rules: ReadonlyMap<string, Severity | 'off'>,
  { open, helpful }: FeedbackLimits,
): ReadonlyMap<string, Severity | 'off'> {
  return new Map([
    ...(open === undefined ? [] : [['feedback-open', 'warning'] as const]),
    ...(helpful === undefined ? [] : [['feedback-unhelpful', 'warning'] as const]),
    ...rules,
  ]);
}

function pageLocation({ placements, file }: Page): Location {
  return placements[0]?.source ?? { file: file ?? 'docs.json' };
}
