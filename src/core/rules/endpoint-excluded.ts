import { brief, quote, rule } from './rule.ts';

export const endpointExcluded = rule<{ entry: string }>({
  message: ({ entry }) => `${quote(brief(entry))} is excluded by the specification (x-excluded): it has no page.`,
  help: () => 'Remove the entry, or x-excluded.',
});
