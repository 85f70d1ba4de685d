import { brief, either, quote, rule } from './rule.ts';

export const links = {
  'href-missing': rule<{ href: string; nearest: readonly string[] }>({
    severity: 'error',
    message: ({ href }) => `The link ${quote(brief(href))} leads to no page, file or redirect of this site.`,
    help: ({ nearest }) =>
      nearest.length > 0
        ? `Did you mean ${either(nearest.map(quote))}?`
        : 'Add the page, or write the whole address, with https://, where it is on another site.',
  }),
} as const;
