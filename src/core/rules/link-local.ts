import { choose, quote, replace, rule } from './rule.ts';

export const linkLocal = rule<{
  target: string;
  /** What to write for it, where this site has a page at its path: somebody copied it from a preview. */
  written?: string | undefined;
}>({
  severity: 'warning',
  needs: ['content'],
  message: ({ target, written }) =>
    written === undefined
      ? `The link ${quote(target)} leads to the reader's own machine.`
      : `The link ${quote(target)} leads to the reader's own machine, and this site has that page.`,
  help: ({ written }) =>
    written === undefined
      ? 'Write the public address, or format it as code if readers should open it on their own machine.'
      : `If you mean that page, write ${quote(written)}. If readers should open it on their own machine, format it as code.`,
  group: ({ written }) => (written === undefined ? 'local' : ''),
  facts: ({ target, written }) => ({
    target,
    resolved: target,
    suggestions: written === undefined ? [] : [written],
  }),
  // Many programs that a tutorial starts answer at a path that the site has too, such as /docs.
  answers: ({ target, written }, { place }) =>
    written === undefined ? undefined : choose(replace(place, target, written)),
});
