import { hrefOf } from '../../core/runtime.ts';
import type { Page } from '../../core/site.ts';
import { ownMember } from '../../core/values.ts';
import { escapeHtml } from '../../render/html.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { createUrlResolver, siteOrigin, type UrlSettings } from '../publish/absolute-urls.ts';
import { gitDates } from '../rendering/git-dates.ts';
import { markdownFile, pageMarkdown } from '../rendering/page-markdown.ts';
import { indexesAllPages, isIndexed } from '../rendering/visibility.ts';
import { alternatesOf } from './alternates.ts';
import { type LlmsSettings, llmsFiles } from './llms.ts';

export interface IndexFiles {
  readonly files: ReadonlyMap<string, string>;
  readonly notices: readonly string[];
}

export const missingUrlHelp = 'set the option "url" to the URL of the published site';

/** @param emit Files to create. Default: those that the options select. */
export async function indexFiles(
  site: ResolvedSite,
  urlSettings: UrlSettings = {},
  { emit }: Pick<ResolvedSite['publishSettings'], 'emit'> = site.publishSettings,
): Promise<IndexFiles> {
  const files = new Map<string, string>();
  const notices: string[] = [];
  const pages = indexedPages(site);
  if (emit.includes('model')) files.set('docs-json-nav.json', `${JSON.stringify(site.model)}\n`);
  if (emit.includes('sitemap')) {
    const sitemap = await createSitemap(site, urlSettings);
    if (sitemap === undefined) notices.push(`No sitemap.xml was written: ${missingUrlHelp}.`);
    else files.set('sitemap.xml', sitemap);
  }
  if (emit.includes('markdown')) {
    for (const page of pages.filter(isForLanguageModels)) {
      const text = await pageMarkdown(site, page);
      if (text !== undefined) files.set(markdownFile(page.route), text);
    }
  }
  if (emit.includes('llms')) {
    const settings = llmsSettings(site, urlSettings, ({ route }) => files.has(markdownFile(route)));
    for (const [file, text] of llmsFiles(site.model, pages.filter(isForLanguageModels), settings))
      files.set(file, text);
  }
  return { files, notices };
}

/**
 * Sitemap with pages in navigation order; undefined if the site's URL is unknown.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export async function createSitemap(site: ResolvedSite, urlSettings: UrlSettings = {}): Promise<string | undefined> {
  const toAbsoluteUrl = createUrlResolver(site, urlSettings);
  if (toAbsoluteUrl === undefined) return undefined;
  const dates = await gitDates(site.root);
  const isListed = createListedFilter(site);
  const entries = indexedPages(site).map((page) => {
    const { route, file, endpoint } = page;
    const date = dates.get(file ?? endpoint?.spec ?? '');
    const lastmod = date === undefined ? '' : `<lastmod>${new Date(date).toISOString().slice(0, 10)}</lastmod>`;
    const links = alternatesOf(site.model, page, isListed).map(
      ({ hreflang, route: alternate }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(toAbsoluteUrl(alternate))}"/>`,
    );
    return `  <url><loc>${escapeHtml(toAbsoluteUrl(route))}</loc>${lastmod}${links.join('')}</url>`;
  });
  const hasLinks = entries.some((entry) => entry.includes('<xhtml:link'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Text of `llms.txt` with all pages, even if the site is large. */
export function llmsText(site: ResolvedSite): string {
  const settings = llmsSettings(site, {}, () => false);
  const pages = indexedPages(site).filter(isForLanguageModels);
  return llmsFiles(site.model, pages, settings, Number.POSITIVE_INFINITY).get('llms.txt') ?? '';
}

/** `searchable: false` leaves a page out of `llms.txt`, but not out of the sitemap. */
function isForLanguageModels({ searchable }: Page): boolean {
  return searchable !== false;
}

/** @param hasMarkdown True if a page is also published as Markdown. `llms.txt` then links to the Markdown file. */
function llmsSettings(
  site: ResolvedSite,
  urlSettings: UrlSettings,
  hasMarkdown: (page: Page) => boolean,
): LlmsSettings {
  const { model, config } = site;
  const description = ownMember(config, 'description');
  const origin = siteOrigin(site, urlSettings) ?? '';
  const urlOf = urlSettings.urlOf ?? ((route: string) => hrefOf(model, route));
  const fileUrl = (file: string): string => origin + hrefOf(model, `/${file}`);
  return {
    description: typeof description === 'string' && description.trim() !== '' ? description : undefined,
    pageUrl: (page) => (hasMarkdown(page) ? fileUrl(markdownFile(page.route)) : origin + urlOf(page.route)),
    fileUrl,
  };
}

/**
 * Pages that indexes list, in navigation order, including endpoint pages. Hidden and unlisted pages are included if
 * `seo.indexing` is `all`. Pages with `noindex`, external pages and missing pages are left out.
 */
export function indexedPages(site: Pick<ResolvedSite, 'model' | 'config'>): readonly Page[] {
  return Object.values(site.model.pages).filter(createListedFilter(site));
}

export function createListedFilter({ config }: Pick<ResolvedSite, 'config'>): (page: Page) => boolean {
  const indexesAll = indexesAllPages(config);
  return (page) => page.missing !== true && page.url === undefined && isIndexed(page, indexesAll);
}
