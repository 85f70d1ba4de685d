import { brief, quote, rule } from './rule.ts';

export const linkUnsafe = rule<{ target: string }>({
  needs: ['content'],
  message: ({ target }) =>
    `The address ${quote(brief(target))} can run code in the page of a reader. It is not published.`,
  help: () => 'Write a path of this site or an address with https://, or format it as code.',
  facts: ({ target }) => ({ target, resolved: target, suggestions: [] }),
});
