import { brief, rule } from './rule.ts';

export const specUnreachable = rule<{ url: string; reason: string }>({
  severity: 'warning',
  message: ({ url, reason }) => `The specification ${brief(url)} could not be fetched: ${reason}.`,
  help: () => 'References to it were not checked. Try again, or keep a copy of it in the docs folder.',
});
