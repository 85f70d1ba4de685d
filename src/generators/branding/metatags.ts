import type { Branding } from './branding.ts';

/** Tags that say something of one page alone, or are no `meta`. */
const ofOnePage: ReadonlySet<string> = new Set(['canonical', 'title', 'description', 'og:title', 'og:url', 'charset']);

/** Attributes of the tags `meta` for all pages. */
export function metatagsOf({ metatags }: Branding): readonly Readonly<Record<string, string>>[] {
  return Object.entries(metatags)
    .filter(([name]) => !ofOnePage.has(name))
    .map(([name, content]) => ({ [/^(?:og|article|fb):/.test(name) ? 'property' : 'name']: name, content }));
}
