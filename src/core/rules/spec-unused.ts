import { brief, quote, rule } from './rule.ts';

export const specUnused = rule<{ source: string; isEmpty: boolean }>({
  severity: 'warning',
  message: ({ source, isEmpty }) =>
    isEmpty
      ? `The specification ${quote(brief(source))} has no operations: no page is generated from it.`
      : `Nothing below refers to ${quote(brief(source))}, and no page is generated from it.`,
  help: ({ isEmpty }) =>
    isEmpty
      ? 'Add paths, webhooks or channels to it, or remove it here.'
      : 'An element that contains tabs, versions or other sections gets no pages of its own. Set it on one of them, refer to endpoints as METHOD /path, or remove it.',
});
