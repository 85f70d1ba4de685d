import { brief, didYouMean, quote, rule, sureOr, write } from './rule.ts';

export const endpointMethod = rule<{ entry: string; word: string; nearest: string | undefined }>({
  message: ({ entry, word }) =>
    `${quote(brief(entry))} looks like an endpoint, but ${quote(word)} is not an HTTP method.`,
  help: ({ nearest }) =>
    didYouMean(nearest) ?? 'Write GET, POST, PUT, PATCH, DELETE or another HTTP method, then the path.',
  answers: ({ entry, word, nearest }, { place }) =>
    sureOr(undefined, [nearest], (method) => write(place, entry, entry.replace(word, method))),
});
