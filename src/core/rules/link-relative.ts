import { firstOrAny, quote, replace, rule } from './rule.ts';

export const linkRelative = rule<{
  target: string;
  route: string;
  /** Every page that shows it leads it there. */
  isOne: boolean;
  written?: string | undefined;
  /** That must be meant. */
  isSure: boolean;
}>({
  severity: 'info',
  needs: ['content'],
  message: ({ target, route }) =>
    `Hosts resolve the relative link ${quote(target)} differently: some do not lead to ${route}.`,
  help: ({ route, isOne, written = route }) =>
    isOne
      ? `Write ${quote(written)}, which works everywhere.`
      : 'It leads to different pages from the pages that show it: write the link in each of them.',
  group: () => 'relative',
  facts: ({ target, route, isOne, written = route }) => ({
    target,
    resolved: route,
    suggestions: isOne ? [written] : [],
  }),
  answers: ({ target, written, isSure }, { place }) =>
    written === undefined ? undefined : firstOrAny(isSure, [replace(place, target, written)]),
});
