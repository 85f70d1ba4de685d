import { brief, quote, rule } from './rule.ts';

export const endpoints = {
  'endpoint-method': rule<{ entry: string; word: string; nearest: string | undefined }>({
    severity: 'error',
    message: ({ entry, word }) =>
      `${quote(brief(entry))} looks like an endpoint, and ${quote(word)} is no HTTP method.`,
    help: ({ nearest }) =>
      nearest === undefined
        ? 'Write GET, POST, PUT, PATCH, DELETE or another method of HTTP, then the path.'
        : `Did you mean ${quote(nearest)}?`,
  }),
  'endpoint-syntax': rule<{ entry: string }>({
    severity: 'error',
    message: ({ entry }) => `${quote(brief(entry))} is no reference to an endpoint.`,
    help: () => 'Write METHOD /path, or SPEC METHOD /path, without further words.',
  }),
  'endpoint-no-spec': rule<{ entry: string }>({
    severity: 'error',
    message: ({ entry }) => `${quote(brief(entry))} names an endpoint, and no specification is set here or above.`,
    help: () => 'Set "openapi" on this element or on one above it.',
  }),
} as const;
