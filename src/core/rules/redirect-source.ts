import type { JsonPlace } from '../values/place.ts';
import { choose, quote, rule } from './rule.ts';

export const redirectSource = rule<{
  sources: readonly string[];
  /** What to write for those that nobody else has without it, and where they stand. */
  meant?: readonly { readonly place: JsonPlace; readonly source: string; readonly only: string }[];
}>({
  severity: 'warning',
  needs: ['content'],
  message: ({ sources }) => {
    const named = sources.slice(0, 3).map((source) => quote(source));
    const more = sources.length > named.length ? ` and ${sources.length - named.length} more` : '';
    return `No address can match ${named.join(', ')}${more}: redirects are looked up without "#" and "?".`;
  },
  help: ({ sources }) =>
    sources.length === 1
      ? 'Write the source without them, or remove the redirect.'
      : 'Write the sources without them, or remove the redirects.',
  answers: ({ sources, meant = [] }) =>
    meant.length === 0 || meant.length < sources.length
      ? undefined
      : // That redirects a whole page, where a part of it may be meant.
        choose({
          title: 'Write the sources without them',
          changes: meant.map(({ place, source, only }) => ({ do: 'write', place, was: source, text: only })),
        }),
});
