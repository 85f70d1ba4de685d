import type { Generator, SitePage } from '../contract.ts';
import { modeOf } from '../rendering/page-mode.ts';
import { type AstroUrlFormat, astroUrl } from './address.ts';
import type { RenderMarkdown } from './hook.ts';

export interface AstroSettings extends AstroUrlFormat {
  readonly renderMarkdown: RenderMarkdown;
}

/** Pages are entries of a content collection. Their ids are the model's routes, with case preserved. */
export function astroGenerator(style: AstroUrlFormat): Generator<undefined> {
  return {
    theme: async (settings) => (await import('../../render/plain-theme.ts')).createPlainTheme(settings),
    addressOf: (route, site) => astroUrl(site, route, style),
    projection: () => ({
      fileOf: ({ page: { route } }) => (route === '/' ? 'index' : route.slice(1)),
      navigation: () => undefined,
      frontMatter: frontMatterOf,
    }),
  };
}

/** Drops `draft`, and `lastUpdated` of a type that Astro's schema doesn't accept. */
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

/** Maps `mode` of a `docs.json` page to Starlight's front matter. */
function layoutOf(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { hasOutline, hasSidebar } = modeOf(data);
  return { ...(hasOutline ? {} : { tableOfContents: false }), ...(hasSidebar ? {} : { template: 'splash' }) };
}
