import { hrefOf } from '../../core/runtime.ts';
import type { Page } from '../../core/site.ts';
import { ownMember } from '../../core/values.ts';
import { gitDates } from '../rendering/git-dates.ts';
import type { ResolvedSite } from '../resolve.ts';
import { listedPages } from './listed-pages.ts';
import { formatLlms, type LlmsSettings, llmsFiles } from './llms.ts';
import { markdownFile, pageMarkdown } from './page-markdown.ts';
import { formatSitemap } from './sitemap.ts';

/** How a build publishes its pages. */
export interface Publishing {
  /** Address of a route with the base path, as the build writes it. Default: the route's own. */
  readonly addressOf?: ((route: string) => string) | undefined;
  /** Where the build says that the site is published, for sites that do not say so themselves: `https://docs.test`. */
  readonly url?: string | undefined;
}

/** Files that are made from the whole site. */
export interface IndexFiles {
  /** Texts by their paths in the built site. */
  readonly files: ReadonlyMap<string, string>;
  /** What could not be made, and what to do about it. */
  readonly notices: readonly string[];
}

/** What to say where whole addresses are wanted and nobody knows them. */
export const urlNotice = 'set the option "url" to the address that the site is published at';

/** The indexes that the options ask for in `emit`. */
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
    const made = llmsFiles(
      site.model,
      pages,
      llmsSettings(site, publishing, (page) => files.has(markdownFile(page.route))),
    );
    for (const [file, text] of made) files.set(file, text);
  }
  return { files, notices };
}

/** The sitemap of a site; undefined if its address is not known. */
export async function sitemapOf(site: ResolvedSite, publishing: Publishing = {}): Promise<string | undefined> {
  const wholeAddress = wholeAddressOf(site, publishing);
  if (wholeAddress === undefined) return undefined;
  const dates = await gitDates(site.root);
  return formatSitemap(listedPages(site), {
    addressOf: ({ route }) => wholeAddress(route),
    dateOf: ({ file, endpoint }) => dates.get(file ?? endpoint?.spec ?? ''),
  });
}

/** `llms.txt` as one text. */
export function llmsTextOf(site: ResolvedSite): string {
  return formatLlms(
    site.model,
    listedPages(site),
    llmsSettings(site, {}, () => false),
  );
}

/** Whole addresses of routes; undefined if its address is not known. */
export function wholeAddressOf(site: ResolvedSite, publishing: Publishing): ((route: string) => string) | undefined {
  const origin = originOf(site, publishing);
  if (origin === undefined) return undefined;
  const addressOf = publishing.addressOf ?? ((route) => hrefOf(site.model, route));
  return (route) => new URL(addressOf(route), origin).href;
}

/** The options go first, then what the build says, then the host that `docs.json` names. */
function originOf({ publish, model }: ResolvedSite, { url }: Publishing): string | undefined {
  const { host } = model.site;
  const named = publish.url ?? url ?? (host === undefined ? undefined : `https://${host}`);
  return named !== undefined && URL.canParse(named) ? new URL(named).origin : undefined;
}

/** @param hasMarkdown True for a page that is published as Markdown too: that is what a model reads. */
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
