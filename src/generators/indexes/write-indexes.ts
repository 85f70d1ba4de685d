/*
 * `sitemap.xml`, `llms.txt`, pages as Markdown, and breadcrumbs for search engines. Takes a built site; writes the
 * indexes that the option `emit` selects, and links between the languages of a page. Never here: a page that
 * `docs.json` or its front matter hides from indexes.
 */

import { existsSync, readFileSync } from 'node:fs';
import { SafePathResolver } from '../../core/host.ts';
import { splitUrl } from '../../core/links.ts';
import { hrefOf } from '../../core/runtime.ts';
import type { Page } from '../../core/site.ts';
import { scriptJson } from '../../render/html.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { createUrlResolver, type UrlSettings } from '../publish/absolute-urls.ts';
import { toFilePath } from '../publish/redirects.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { alternatesOf, withAlternates } from './alternates.ts';
import { createListedFilter, indexedPages, indexFiles, missingUrlHelp } from './index-files.ts';

export interface BuiltSite extends UrlSettings {
  /** Absolute path of the output folder. */
  readonly folder: string;
}

/**
 * Adds indexes and links between languages to a built site, whose pages must have been written.
 *
 * @param warn Receives warnings about indexes that can't be written.
 */
export async function writeIndexes(
  site: ResolvedSite,
  builtSite: BuiltSite,
  warn: (text: string) => void,
): Promise<void> {
  const { emit } = site.publishSettings;
  const output = new SafePathResolver(builtSite.folder);
  addAlternates(site, builtSite, output);
  if (emit.length === 0) return;
  const { files, notices } = await indexFiles(site, builtSite);
  for (const [file, text] of files) writeChanged(output.resolve(file), text);
  for (const notice of notices) warn(`${notice}\n`);
  if (!emit.includes('breadcrumbs')) return;
  const toAbsoluteUrl = createUrlResolver(site, builtSite);
  if (toAbsoluteUrl === undefined) warn(`Pages have no breadcrumbs for search engines: ${missingUrlHelp}.\n`);
  else {
    rewritePages(site, builtSite, output, (html, page) => {
      const list = breadcrumbList(page, toAbsoluteUrl);
      return list === undefined ? html : withBreadcrumbs(html, list);
    });
  }
}

/**
 * Adds links between the languages of each page. Search engines require absolute URLs; if the site's URL is unknown,
 * the links have no host.
 */
function addAlternates(site: ResolvedSite, builtSite: BuiltSite, output: SafePathResolver): void {
  if (!site.model.counterparts.some(({ axis }) => axis === 'language')) return;
  const toUrl = createUrlResolver(site, builtSite) ?? builtSite.urlOf ?? ((route) => hrefOf(site.model, route));
  const isListed = createListedFilter(site);
  rewritePages(site, builtSite, output, (html, page) =>
    withAlternates(html, alternatesOf(site.model, page, isListed), toUrl),
  );
}

/** Changes the HTML files of the pages that indexes list. */
function rewritePages(
  site: ResolvedSite,
  builtSite: BuiltSite,
  output: SafePathResolver,
  rewrite: (html: string, page: Page) => string,
): void {
  const { base } = site.model.site;
  for (const page of indexedPages(site)) {
    const path = fileOfPage(page.route);
    if (path !== undefined) writeChanged(path, rewrite(readFileSync(path, 'utf8'), page));
  }

  /** File of a built page, in any of the layouts that generators use. */
  function fileOfPage(route: string): string | undefined {
    const [url] = splitUrl(builtSite.urlOf?.(route) ?? route);
    const sitePath = url.startsWith(base) ? url.slice(base.length) : url;
    const path = toFilePath(sitePath);
    const names = path === '' ? ['index.html'] : [`${path}/index.html`, `${path}.html`, path];
    return names.map((name) => output.resolve(name)).find((name) => name.endsWith('.html') && existsSync(name));
  }
}

/**
 * Breadcrumbs for search engines, as JSON-LD.
 *
 * @param toAbsoluteUrl Maps a route to its absolute URL.
 * @returns Undefined for a page without ancestors.
 * @see https://schema.org/BreadcrumbList
 */
function breadcrumbList(page: Page, toAbsoluteUrl: (route: string) => string): object | undefined {
  const placement = page.placements.find(({ hidden }) => hidden !== true) ?? page.placements[0];
  const ancestors = (placement?.breadcrumbs ?? []).filter(({ label }) => label !== '');
  if (ancestors.length === 0) return undefined;
  const crumbs = [...ancestors, { label: page.title, route: page.route }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(route === null ? {} : { item: toAbsoluteUrl(route) }),
    })),
  };
}

const breadcrumbScriptPattern = /<script[^>]*application\/ld\+json[^>]*>[^<]*"BreadcrumbList"[^<]*<\/script>/i;
const emptyListPattern = /"itemListElement":\s*\[\s*\]/;

/** Adds JSON-LD to the head of a page. A page that already has breadcrumbs, or that has no head, stays unchanged. */
function withBreadcrumbs(html: string, list: object): string {
  const existingScript = breadcrumbScriptPattern.exec(html)?.[0];
  if (existingScript !== undefined && !emptyListPattern.test(existingScript)) return html;
  const cleanHtml = existingScript === undefined ? html : html.replace(existingScript, '');
  const headEnd = cleanHtml.search(/<\/head>/i);
  if (headEnd === -1) return html;
  return `${cleanHtml.slice(0, headEnd)}<script type="application/ld+json">${scriptJson(list)}</script>${cleanHtml.slice(headEnd)}`;
}
