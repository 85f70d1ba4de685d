import type { FeedbackLimits, FeedbackSettings } from '../core/options.ts';
import type { FeedbackCounts, Page, Site } from '../core/site.ts';
import type { Finding, Place, Severity } from '../core/values.ts';
import { type FeedbackResult, readFeedback } from './read-feedback.ts';
import { pathLookupOf, withFeedback } from './site.ts';

/** What was read of a site's readers. */
export type KnownFeedback = Pick<FeedbackResult, 'counts' | 'findings' | 'readAt'>;

/** What a build, or a dev server, is with feedback. */
export interface Annotated {
  readonly model: Site;
  readonly findings: readonly Finding[];
  /** Undefined if feedback is off. */
  readonly known: KnownFeedback | undefined;
  /** In dev: reads what the service has now. */
  readonly later?: (() => Promise<KnownFeedback>) | undefined;
}

/** What is known when a site is resolved. */
export interface Occasion {
  /** What was read when the site was resolved before: nobody is asked again. */
  readonly knownFeedback?: KnownFeedback | undefined;
  /** Somebody writes and waits: what is kept serves at first. */
  readonly development?: boolean | undefined;
}

/** Gives a model its feedback, as far as it is to be shown, and judges it. The service is asked only for one of both. */
export async function annotate(
  model: Site,
  settings: FeedbackSettings,
  { knownFeedback, development = false }: Occasion,
): Promise<Annotated> {
  const { show, limits, required } = settings;
  const isShown = show === 'always' || (show === 'dev' && development);
  const isJudged = limits.open !== undefined || limits.helpful !== undefined;
  if (!isShown && !isJudged && !required) return { model, findings: [], known: undefined };
  const read = (asking: 'due' | 'never'): Promise<KnownFeedback> =>
    readFeedback(settings, pathLookupOf(model, settings.hosts), asking);
  const known = knownFeedback ?? (await read(development ? 'never' : 'due'));
  return {
    model: isShown ? withFeedback(model, known) : model,
    findings: [...known.findings, ...checkLimits(model, known.counts, limits)],
    known,
    later: development && knownFeedback === undefined ? () => read('due') : undefined,
  };
}

/** Reports pages with more open comments, or a smaller share of helpful votes, than limits allow, at their entries. */
function checkLimits(
  { pages }: Pick<Site, 'pages'>,
  counts: ReadonlyMap<string, FeedbackCounts>,
  { open: mostOpen = Number.POSITIVE_INFINITY, helpful: least = 0, votes: leastVotes }: FeedbackLimits,
): Finding[] {
  return [...counts].flatMap(([route, { open, helpful }]) => {
    const page = pages[route];
    if (page === undefined) return [];
    const place = entryOf(page);
    const votes = helpful.yes + helpful.no;
    const findings: Finding[] = [];
    if (open > mostOpen) findings.push({ code: 'feedback-open', place, args: { route, open, limit: mostOpen } });
    if (votes >= leastVotes && helpful.yes < least * votes) {
      findings.push({ code: 'feedback-unhelpful', place, args: { route, yes: helpful.yes, votes, limit: least } });
    }
    return findings;
  });
}

/** How grave the codes of limits are: off, until a limit is set. */
export function rulesWithLimits(
  rules: ReadonlyMap<string, Severity | 'off'>,
  { open, helpful }: FeedbackLimits,
): ReadonlyMap<string, Severity | 'off'> {
  return new Map([
    ...(open === undefined ? [] : [['feedback-open', 'warning'] as const]),
    ...(helpful === undefined ? [] : [['feedback-unhelpful', 'warning'] as const]),
    ...rules,
  ]);
}

/** Where a page is first named. */
function entryOf({ placements, file }: Page): Place {
  return placements[0]?.source ?? { file: file ?? 'docs.json' };
}
