import { hrefOf } from '../../core/runtime.ts';
import type { Page } from '../../core/site.ts';
import { isObject, ownMember } from '../../core/values.ts';
import { escapeHtml } from '../../render/html.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { gitDates } from '../rendering/git-dates.ts';
import { markdownFile, pageMarkdown } from '../rendering/page-markdown.ts';
import { type LlmsSettings, llmsFiles } from './llms.ts';

/** How a build publishes its pages. */
export interface Publishing {
  /** Address of a route with the base path, as the build writes it. Default: the route's own. */
  readonly addressOf?: ((route: string) => string) | undefined;
  /** URL from the build's configuration, for sites without the option `url`: `https://docs.test`. */
  readonly url?: string | undefined;
}

export interface IndexFiles {
  /** By path in the built site. */
  readonly files: ReadonlyMap<string, string>;
  /** Warnings about indexes that can't be written, with the solution. */
  readonly notices: readonly string[];
}

/** Help for indexes that need absolute URLs. */
export const urlNotice = 'set the option "url" to the address that the site is published at';

/** Indexes selected by the option `emit`. */
export async function indexFiles(site: ResolvedSite, publishing: Publishing = {}): Promise<IndexFiles> {
  const { emit } = site.publish;
  const files = new Map<string, string>();
  const notices: string[] = [];
  const pages = listedPages(site);
  if (emit.includes('sitemap')) {
    const sitemap = await sitemapOf(site, publishing);
    if (sitemap === undefined) notices.push(`There is no sitemap.xml: ${urlNotice}.`);
    else files.set('sitemap.xml', sitemap);
  }
  if (emit.includes('markdown')) {
    for (const page of pages) {
      const text = await pageMarkdown(site, page);
      if (text !== undefined) files.set(markdownFile(page.route), text);
    }
  }
  if (emit.includes('llms')) {
    const settings = llmsSettings(site, publishing, ({ route }) => files.has(markdownFile(route)));
    for (const [file, text] of llmsFiles(site.model, pages, settings)) files.set(file, text);
  }
  return { files, notices };
}

/**
 * Sitemap with pages in navigation order; undefined if the site's URL is unknown.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export async function sitemapOf(site: ResolvedSite, publishing: Publishing = {}): Promise<string | undefined> {
  const wholeAddress = wholeAddressOf(site, publishing);
  if (wholeAddress === undefined) return undefined;
  const dates = await gitDates(site.root);
  const entries = listedPages(site).map(({ route, file, endpoint }) => {
    const date = dates.get(file ?? endpoint?.spec ?? '');
    const changed = date === undefined ? '' : `<lastmod>${new Date(date).toISOString().slice(0, 10)}</lastmod>`;
    return `  <url><loc>${escapeHtml(wholeAddress(route))}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** `llms.txt` in one file, whatever its size. */
export function llmsTextOf(site: ResolvedSite): string {
  const settings = llmsSettings(site, {}, () => false);
  return llmsFiles(site.model, listedPages(site), settings, Number.POSITIVE_INFINITY).get('llms.txt') ?? '';
}

/** Absolute URL of a route; undefined if the site's URL is unknown. */
export function wholeAddressOf(site: ResolvedSite, publishing: Publishing): ((route: string) => string) | undefined {
  const origin = originOf(site, publishing);
  if (origin === undefined) return undefined;
  const addressOf = publishing.addressOf ?? ((route) => hrefOf(site.model, route));
  return (route) => new URL(addressOf(route), origin).href;
}

/** Precedence: options, then the build's configuration, then the host in `docs.json`. */
function originOf({ publish, model }: ResolvedSite, { url }: Publishing): string | undefined {
  const { host } = model.site;
  const named = publish.url ?? url ?? (host === undefined ? undefined : `https://${host}`);
  return named !== undefined && URL.canParse(named) ? new URL(named).origin : undefined;
}

/** @param hasMarkdown Whether a page is also published as Markdown, which language models read. */
function llmsSettings(site: ResolvedSite, publishing: Publishing, hasMarkdown: (page: Page) => boolean): LlmsSettings {
  const { model, config } = site;
  const description = ownMember(config, 'description');
  const origin = originOf(site, publishing) ?? '';
  const addressOf = publishing.addressOf ?? ((route: string) => hrefOf(model, route));
  const addressOfFile = (file: string): string => origin + hrefOf(model, `/${file}`);
  return {
    description: typeof description === 'string' && description.trim() !== '' ? description : undefined,
    addressOf: (page) => (hasMarkdown(page) ? addressOfFile(markdownFile(page.route)) : origin + addressOf(page.route)),
    addressOfFile,
  };
}

/**
 * Pages in navigation order that indexes list, including endpoint pages. Hidden and unlisted pages are included if
 * `seo.indexing` is `all`. Pages with `noindex`, external pages and missing pages are not.
 */
export function listedPages({ model, config }: Pick<ResolvedSite, 'model' | 'config'>): readonly Page[] {
  const seo = ownMember(config, 'seo');
  const takesAll = isObject(seo) && seo.indexing === 'all';
  return Object.values(model.pages).filter(({ missing, noindex, url, hidden, placements }) => {
    if (missing === true || noindex === true || url !== undefined) return false;
    return takesAll || (hidden !== true && placements.length > 0);
  });
}
