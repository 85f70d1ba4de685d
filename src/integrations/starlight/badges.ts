import type { Badge } from './entries.ts';
import type { Words } from './words.ts';

const variants: Readonly<Record<string, Badge['variant']>> = {
  GET: 'success',
  POST: 'note',
  PUT: 'caution',
  PATCH: 'caution',
  DELETE: 'danger',
  WEBHOOK: 'tip',
  CHANNEL: 'tip',
};

/** What a badge may say of an entry. */
interface Marked {
  readonly method?: string;
  readonly deprecated?: true;
  readonly tag?: string;
}

/** The badges of an entry, one for each thing to be said. */
export function badgesOf({ method, deprecated, tag }: Marked, words: Words): Badge[] {
  return [
    ...(method === undefined ? [] : [{ text: method, variant: variants[method] ?? 'default' } as const]),
    ...(deprecated === true ? [{ text: words.deprecated, variant: 'caution' } as const] : []),
    ...(tag === undefined ? [] : [{ text: tag, variant: 'default' } as const]),
  ];
}

/** The one badge that Starlight's sidebar has room for: all that is to be said, in the look of the first. */
export function sidebarBadge(marked: Marked, words: Words): Badge | undefined {
  const badges = badgesOf(marked, words);
  const [first] = badges;
  if (first === undefined) return undefined;
  return { text: badges.map(({ text }) => text).join(' · '), variant: first.variant };
}
