import type { Branding } from './branding.ts';

/** Names that describe a single page, or that are no `meta` tags. */
const ofOnePage: ReadonlySet<string> = new Set(['canonical', 'title', 'description', 'og:title', 'og:url', 'charset']);

export function metatagsOf({ metatags }: Branding): readonly Readonly<Record<string, string>>[] {
  return Object.entries(metatags)
    .filter(([name]) => !ofOnePage.has(name))
    .map(([name, content]) => ({ [/^(?:og|article|fb):/.test(name) ? 'property' : 'name']: name, content }));
}
