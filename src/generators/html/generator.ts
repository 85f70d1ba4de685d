/*
 * Generator of plain files for any static host: whole pages as HTML, and styles, scripts, media, redirects, search and
 * indexes. Uses no framework, and the pages make no requests to other hosts.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, isExternal, splitUrl } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import { createPlainTheme } from '../../render/plain-theme.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { listAssets } from '../assets/assets.ts';
import { resolveBranding } from '../branding/resolve-branding.ts';
import type { AdditionalFiles, Generator, ProjectionOutput, SitePage } from '../contract.ts';
import { feedUrl, hasFeed } from '../feeds/feeds.ts';
import { indexFiles } from '../indexes/index-files.ts';
import { createRobotsText } from '../indexes/robots.ts';
import { createUrlResolver } from '../publish/absolute-urls.ts';
import { redirectPage, staticRedirects, toFilePath } from '../publish/redirects.ts';
import { markdownFile } from '../rendering/page-markdown.ts';
import { hashedPath } from '../rendering/page-scripts.ts';
import { indexesAllPages, isIndexable, isIndexed, isSearchable } from '../rendering/visibility.ts';
import { searchFiles } from '../search/search-files.ts';
import type { ToUrl } from '../view/targets.ts';
import { htmlLanguage } from '../view/words.ts';
import { renderDocument } from './document.ts';
import { type HtmlPageContext, homePageOf, renderNotFoundBody, renderPageBody } from './page.ts';
import { SidebarRenderer } from './sidebar.ts';
import { createThemeFiles } from './theme-files.ts';

export const htmlGenerator: Generator<undefined> = {
  theme: createPlainTheme,
  urlOf: htmlPageUrl,
  projection(site) {
    const pages = new HtmlPageRenderer(site);
    return {
      fileOf: ({ page }) => indexFile(page.route.slice(1)),
      navigation: () => undefined,
      frontMatter: () => ({}),
      fileContent: (page, _frontMatter, _navigation, styles) => pages.renderPage(page, styles),
      files: (output) => createFurtherFiles(site, pages, output),
    };
  },
};

/** URL of a page with a trailing slash, because every static host serves a folder's `index.html` at such a URL. */
export function htmlPageUrl(route: string, site: Site): string {
  const [path, suffix] = splitUrl(route);
  const trailingSlash = path === '/' || path.endsWith('/') || pageAt(site, path) === undefined ? '' : '/';
  return `${site.site.base}${encodePath(path)}${trailingSlash}${suffix}`;
}

/** Pages of a site as HTML documents. */
export class HtmlPageRenderer {
  readonly #site: ResolvedSite;
  readonly #toUrl: ToUrl;
  readonly #indexesAll: boolean;
  readonly toAbsoluteUrl: ((route: string) => string) | undefined;
  readonly context: HtmlPageContext;
  readonly theme: ReturnType<typeof createThemeFiles>;

  constructor(site: ResolvedSite) {
    const { model } = site;
    const branding = resolveBranding(site);
    const toUrl: ToUrl = (route) => htmlPageUrl(route, model);
    this.#site = site;
    this.#toUrl = toUrl;
    this.#indexesAll = indexesAllPages(site.config);
    this.toAbsoluteUrl = createUrlResolver(site, { urlOf: toUrl });
    this.context = { site: model, branding, toUrl, sidebars: new SidebarRenderer(model, toUrl) };
    this.theme = createThemeFiles(branding, model.site.base);
  }

  /** @param styles Style sheet of pages. */
  renderPage(sitePage: SitePage, styles: string): string {
    const { page, title, content } = sitePage;
    const { base } = this.#site.model.site;
    const indexable = isIndexable(page, this.#indexesAll);
    const hasMarkdown = isIndexed(page, this.#indexesAll) && page.searchable !== false;
    const head = {
      title,
      description: page.description,
      isIndexable: indexable,
      canonical: indexable ? this.toAbsoluteUrl?.(page.route) : undefined,
      markdown: hasMarkdown ? `${base}/${encodePath(markdownFile(page.route))}` : undefined,
      feed: hasFeed(this.#site, content) ? feedUrl(this.#site, page.route) : undefined,
      language: htmlLanguage(page),
    };
    return renderDocument({ ...head, ...this.#sharedHead(styles) }, renderPageBody(this.context, sitePage));
  }

  renderNotFound(styles: string): string {
    const head = {
      title: '404',
      description: undefined,
      isIndexable: false,
      canonical: undefined,
      markdown: undefined,
      feed: undefined,
      language: htmlLanguage(homePageOf(this.#site.model)),
    };
    return renderDocument({ ...head, ...this.#sharedHead(styles) }, renderNotFoundBody(this.context));
  }

  /** HTML of redirect pages by output path. */
  createRedirectPages(): ReadonlyMap<string, string> {
    const { model } = this.#site;
    return new Map(
      staticRedirects(model).redirects.flatMap(({ source, destination }) => {
        const path = toFilePath(source);
        if (path.split('/').includes('..')) return [];
        const url = isExternal(destination) ? destination : this.#toUrl(destination);
        return [[indexFile(path), redirectPage(url)] as const];
      }),
    );
  }

  #sharedHead(styles: string) {
    const { base } = this.#site.model.site;
    const paths = [this.theme.styles, ...(styles === '' ? [] : [pageStylesPath(styles)])];
    return {
      branding: this.context.branding,
      base,
      styles: paths.map((path) => `${base}/${path}`),
      script: `${base}/${this.theme.script}`,
    };
  }
}

/**
 * File that static hosts serve at a path.
 *
 * @param path Path without a slash at either end; empty for the home page.
 */
export function indexFile(path: string): string {
  return path === '' ? 'index.html' : `${path}/index.html`;
}

/** Path of the style sheet of pages. */
export function pageStylesPath(styles: string): string {
  return hashedPath('pages', styles, 'css');
}

async function createFurtherFiles(
  site: ResolvedSite,
  pages: HtmlPageRenderer,
  output: ProjectionOutput,
): Promise<AdditionalFiles> {
  const { model, publishSettings, config } = site;
  const { styles, generated, folder } = output;
  const { toUrl, sidebars } = pages.context;
  const indexesAll = indexesAllPages(config);
  const emit = [...new Set([...publishSettings.emit, 'sitemap', 'llms', 'markdown'] as const)];
  const { files: indexes } = await indexFiles(
    { ...site, publishSettings: { ...publishSettings, emit } },
    { urlOf: toUrl },
  );
  const searchablePages = output.pages.filter(({ page }) => isSearchable(page, indexesAll));
  const searchTexts = searchablePages.map(({ page, content: { renderedPage } }) => ({
    route: page.route,
    headings: renderedPage.headings,
    text: renderedPage.text,
  }));
  const pageFiles = new Set(output.pages.map(({ page }) => indexFile(page.route.slice(1))));
  const origin = indexes.has('sitemap.xml') ? pages.toAbsoluteUrl?.('/') : undefined;
  const files: [string, () => string | Uint8Array][] = [
    ...[...listAssets(site, [folder])].map(
      ([path, file]) => [path, () => readFileSync(join(site.root, file))] as [string, () => Uint8Array],
    ),
    ...[...generated, ...pages.theme.files].map(([path, text]) => [path, () => text] as [string, () => string]),
    ...sidebars.files(),
    ...searchFiles(model, searchTexts, toUrl),
    ...[...pages.createRedirectPages()]
      .filter(([path]) => !pageFiles.has(path))
      .map(([path, text]) => [path, () => text] as [string, () => string]),
    ['404.html', () => pages.renderNotFound(styles)],
    ['robots.txt', () => createRobotsText(origin)],
    ...[...indexes].map(([path, text]) => [path, () => text] as [string, () => string]),
  ];
  if (styles !== '') files.push([pageStylesPath(styles), () => styles]);
  return new Map(files);
}
