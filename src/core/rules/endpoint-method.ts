import { brief, choose, quote, rule, write } from './rule.ts';

export const endpointMethod = rule<{ entry: string; word: string; nearest: string | undefined }>({
  severity: 'error',
  message: ({ entry, word }) =>
    `${quote(brief(entry))} looks like an endpoint, but ${quote(word)} is not an HTTP method.`,
  help: ({ nearest }) =>
    nearest === undefined
      ? 'Write GET, POST, PUT, PATCH, DELETE or another HTTP method, then the path.'
      : `Did you mean ${quote(nearest)}?`,
  answers: ({ entry, word, nearest }, { place }) =>
    nearest === undefined ? undefined : choose(write(place, entry, entry.replace(word, nearest))),
});
