import type { Severity } from '../values/diagnostic.ts';
import type { Finding } from '../values/outcome.ts';
import type { Place } from '../values/place.ts';
import type { FeedbackCounts, Node, Page, Site, Source } from '../values/site.ts';
import type { FeedbackLimits } from './options.ts';

/** Reports pages with more open comments, or a smaller share of helpful votes, than limits allow, at their entries. */
export function checkLimits(
  { tree, pages }: Pick<Site, 'tree' | 'pages'>,
  counts: ReadonlyMap<string, FeedbackCounts>,
  { open: mostOpen = Number.POSITIVE_INFINITY, helpful: least = 0, votes: leastVotes }: FeedbackLimits,
): Finding[] {
  const entries = entriesOf(tree.children);
  return [...counts].flatMap(([route, { open, helpful }]) => {
    const page = pages[route];
    if (page === undefined) return [];
    const place = entries.get(route) ?? fileOf(page);
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

/** Where each page is first named. */
function entriesOf(nodes: readonly Node[], found = new Map<string, Source>()): ReadonlyMap<string, Place> {
  const keep = (route: string, source: Source): void => {
    if (!found.has(route)) found.set(route, source);
  };
  for (const node of nodes) {
    const { source } = node;
    if (node.kind === 'page') keep(node.route, source);
    if (node.kind === 'group' && node.root !== null) keep(node.root, { ...source, pointer: `${source.pointer}/root` });
    if (node.kind === 'group' || node.kind === 'section') entriesOf(node.children, found);
  }
  return found;
}

function fileOf({ file }: Page): Place {
  return { file: file ?? 'docs.json' };
}
