import type { FeedbackLimits } from '../core/options.ts';
import type { FeedbackCounts, Page, Site } from '../core/site.ts';
import type { Finding, Place, Severity } from '../core/values.ts';

/** Reports pages with more open comments, or a smaller share of helpful votes, than limits allow, at their entries. */
export function checkLimits(
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
