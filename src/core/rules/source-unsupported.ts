import { quote, rule } from './rule.ts';

export const sourceUnsupported = rule<{ field: string }>({
  severity: 'warning',
  message: ({ field }) => `docs-json-nav does not generate the pages of ${quote(field)}.`,
  help: () => 'Generate them in another build step, and name them in the option "provided".',
});
