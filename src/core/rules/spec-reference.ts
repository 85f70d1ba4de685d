import { brief, quote, rule } from './rule.ts';

export const specReference = rule<{
  kind: 'reference' | 'method' | 'pattern';
  /** As it is written. */
  text: string;
  /** What it may be a slip of. */
  nearest: string | undefined;
  /** How often it is in the specifications. */
  count: number;
}>({
  severity: 'warning',
  needs: ['content'],
  message: ({ kind, text, count }) => {
    const written = quote(brief(text));
    const often = count > 1 ? ` It occurs ${count} times.` : '';
    if (kind === 'reference') return `The $ref ${written} leads to nothing.${often}`;
    if (kind === 'method') return `${written} under a path is not an HTTP method, so it gets no page.${often}`;
    return `The pattern ${written} is not a valid regular expression.${often}`;
  },
  help: ({ kind, nearest }) => {
    if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
    if (kind === 'reference') return 'Add what it names, or correct the reference.';
    if (kind === 'method') return 'Methods are written in lower case: get, put, post, delete …';
    return 'Write it as JavaScript does (ECMA-262): no inline flags such as (?i), no possessive quantifiers.';
  },
});
