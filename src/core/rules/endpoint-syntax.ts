import { brief, quote, rule } from './rule.ts';

export const endpointSyntax = rule<{ entry: string }>({
  message: ({ entry }) => `${quote(brief(entry))} is not a reference to an endpoint.`,
  help: () => 'Write METHOD /path, or SPEC METHOD /path, and nothing else.',
});
