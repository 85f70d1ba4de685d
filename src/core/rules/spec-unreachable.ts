import { brief, rule } from './rule.ts';

export const specUnreachable = rule<{
  url: string;
  reason: string;
  /** Entries of the navigation that get no page because of it. */
  entries: number;
  /** Page files that are about an endpoint of it, and have nothing to show of it. */
  pages: number;
}>({
  severity: 'warning',
  message: ({ url, reason, entries, pages }) =>
    `The specification ${brief(url)} could not be fetched: ${reason}.${lacking(entries, pages)}`,
  help: () => 'References to it were not checked. Try again, or keep a copy of it in the docs folder.',
});

function lacking(entries: number, pages: number): string {
  const parts = [
    ...(entries === 0 ? [] : [entries === 1 ? '1 entry gets no page' : `${entries} entries get no page`]),
    ...(pages === 0 ? [] : [pages === 1 ? '1 page has no content from it' : `${pages} pages have no content from it`]),
  ];
  return parts.length === 0 ? '' : ` As a result, ${parts.join(', and ')}.`;
}
