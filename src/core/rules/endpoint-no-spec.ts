import { brief, quote, rule } from './rule.ts';

export const endpointNoSpec = rule<{ entry: string }>({
  message: ({ entry }) => `${quote(brief(entry))} names an endpoint, but no specification is set here or above.`,
  help: () => 'Set "openapi" on this element or on one above it.',
});
