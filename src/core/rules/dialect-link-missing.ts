import { type Affected, brief, quote, rule } from './rule.ts';

export const dialectLinkMissing = rule<{ target: string } & Affected>({
  severity: 'warning',
  needs: ['for'],
  message: ({ target }) =>
    `The value here makes the link ${quote(brief(target))}, which leads to no page, file or redirect of this site.`,
  help: () => 'Correct what the component is given, or add the page.',
  facts: ({ target }) => ({ target, resolved: target, suggestions: [] }),
  group: ({ target }) => target,
});
