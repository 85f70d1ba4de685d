import type { Generator, SitePage } from '../contract.ts';
import { modeOf } from '../rendering/page-mode.ts';
import { type AddressStyle, addressOf } from './address.ts';
import type { RenderMarkdown } from './hook.ts';

/** What settles how pages are written in a project. */
export interface AstroSettings extends AddressStyle {
  /** Astro's own, which colors code as the site is set up to. */
  readonly renderMarkdown: RenderMarkdown;
}

/** Pages are entries of a content collection: their files are ids, the model's routes in their letter case. */
export function astroGenerator(style: AddressStyle): Generator<undefined> {
  return {
    theme: async (settings) => (await import('../../render/plain-theme.ts')).createPlainTheme(settings),
    addressOf: (route, site) => addressOf(site, route, style),
    projection: () => ({
      fileOf: ({ page: { route } }) => (route === '/' ? 'index' : route.slice(1)),
      navigation: () => undefined,
      frontMatter: frontMatterOf,
    }),
  };
}

/** Without members that say something else in Astro than their author meant. */
function frontMatterOf({ content: { data: written, file }, title }: SitePage): Record<string, unknown> {
  const { lastUpdated, draft, ...data } = written;
  const isDate = lastUpdated instanceof Date || typeof lastUpdated === 'boolean';
  return {
    ...layoutOf(data),
    ...data,
    title,
    ...(isDate ? { lastUpdated } : {}),
    ...(file === undefined ? { editUrl: false } : {}),
  };
}

/** What `mode` of a `docs.json` page is in Starlight. */
function layoutOf(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { hasOutline, hasSidebar } = modeOf(data);
  return { ...(hasOutline ? {} : { tableOfContents: false }), ...(hasSidebar ? {} : { template: 'splash' }) };
}
