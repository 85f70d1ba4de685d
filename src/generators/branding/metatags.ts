import type { Branding } from './branding.ts';

/** Names in `seo.metatags` that are skipped, because they describe a single page or aren't `meta` tags. */
const skippedMetatags: ReadonlySet<string> = new Set([
  'canonical',
  'title',
  'description',
  'og:title',
  'og:url',
  'charset',
]);

export function sharedMetatags({ metatags }: Branding): readonly Readonly<Record<string, string>>[] {
  return Object.entries(metatags)
    .filter(([name]) => !skippedMetatags.has(name))
    .map(([name, content]) => ({ [/^(?:og|article|fb):/.test(name) ? 'property' : 'name']: name, content }));
}
