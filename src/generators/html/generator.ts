/*
 * Generator of plain files for any static host: whole pages as HTML, and styles, scripts, media, redirects, search and
 * indexes. Uses no framework, and the pages make no requests to other hosts.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, splitUrl } from '../../core/links.ts';
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
import { createRedirectPages } from '../publish/redirects.ts';
import { markdownFile } from '../rendering/page-markdown.ts';
import { hashedPath } from '../rendering/page-scripts.ts';
import { indexesAllPages, isIndexable, isSearchable } from '../rendering/visibility.ts';
import { searchFiles } from '../search/search-files.ts';
import { homePageOf } from '../view/home.ts';
import { linkTarget, type ToUrl } from '../view/targets.ts';
import { htmlLanguage } from '../view/words.ts';
import { renderDocument } from './document.ts';
import { type HtmlPageContext, renderNotFoundBody, renderPageBody } from './page.ts';
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
      files: (output) => createFiles(site, pages, output),
    };
  },
};

/** URL of a page with a trailing slash, because every static host serves a folder's `index.html` at such a URL. */
export function htmlPageUrl(route: string, site: Site): string {
  const [path, suffix] = splitUrl(route);
  const trailingSlash = path === '/' || path.endsWith('/') || pageAt(site, path) === undefined ? '' : '/';
  return `${site.site.base}${encodePath(path)}${trailingSlash}${suffix}`;
}

/** Pages of a site as HTML documents, and the files that don't depend on the text of pages. */
export class HtmlPageRenderer {
  readonly #site: ResolvedSite;
  readonly #context: HtmlPageContext;
  readonly #theme: ReturnType<typeof createThemeFiles>;
  readonly toUrl: ToUrl;
  readonly toAbsoluteUrl: ToUrl | undefined;
  #files: ReadonlyMap<string, () => string> | undefined;

  constructor(site: ResolvedSite) {
    const { model } = site;
    const branding = resolveBranding(site);
    this.#site = site;
    this.toUrl = (route) => htmlPageUrl(route, model);
    this.toAbsoluteUrl = createUrlResolver(site, { urlOf: this.toUrl });
    this.#context = { site: model, branding, toUrl: this.toUrl, sidebars: new SidebarRenderer(model, this.toUrl) };
    this.#theme = createThemeFiles(branding, model.site.base);
  }

  /** Theme, redirect pages and long sidebars, by path relative to the base path. */
  get files(): ReadonlyMap<string, () => string> {
    if (this.#files !== undefined) return this.#files;
    const hrefOf = (destination: string): string => linkTarget(destination, this.toUrl).href;
    const redirects = createRedirectPages(this.#site.model, indexFile, hrefOf);
    const texts = [...redirects, ...this.#theme.files].map(([path, text]) => [path, () => text] as const);
    this.#files = new Map([...texts, ...this.#context.sidebars.files()]);
    return this.#files;
  }

  /** @param styles Style sheet of pages. */
  renderPage(sitePage: SitePage, styles: string): string {
    const { page, title, content } = sitePage;
    const { base } = this.#site.model.site;
    const indexesAll = indexesAllPages(this.#site.config);
    const isInIndexes = isIndexable(page, indexesAll);
    const head = {
      title,
      description: page.description,
      isIndexable: isInIndexes,
      canonical: isInIndexes ? this.toAbsoluteUrl?.(page.route) : undefined,
      markdown: isSearchable(page, indexesAll) ? `${base}/${encodePath(markdownFile(page.route))}` : undefined,
      feed: hasFeed(this.#site, content) ? feedUrl(this.#site, page.route) : undefined,
      language: htmlLanguage(this.#site.model, page),
    };
    return renderDocument({ ...head, ...this.#sharedHead(styles) }, renderPageBody(this.#context, sitePage));
  }

  /** @param styles Style sheet of pages. */
  renderNotFound(styles: string): string {
    const head = {
      title: '404',
      isIndexable: false,
      language: htmlLanguage(this.#site.model, homePageOf(this.#site.model)),
    };
    return renderDocument({ ...head, ...this.#sharedHead(styles) }, renderNotFoundBody(this.#context));
  }

  #sharedHead(styles: string) {
    const { base } = this.#site.model.site;
    const paths = [this.#theme.styles, ...(styles === '' ? [] : [pageStylesPath(styles)])];
    return {
      branding: this.#context.branding,
      base,
      styles: paths.map((path) => `${base}/${path}`),
      script: `${base}/${this.#theme.script}`,
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

async function createFiles(
  site: ResolvedSite,
  renderer: HtmlPageRenderer,
  { pages, styles, generated, folder }: ProjectionOutput,
): Promise<AdditionalFiles> {
  const { toUrl } = renderer;
  const indexesAll = indexesAllPages(site.config);
  const emit = new Set([...site.publishSettings.emit, 'sitemap', 'llms', 'markdown'] as const);
  const { files: indexes } = await indexFiles(site, { urlOf: toUrl }, { emit: [...emit] });
  const searchable = pages.filter(({ page }) => isSearchable(page, indexesAll));
  const texts = searchable.map(({ page: { route }, content: { renderedPage } }) => ({ ...renderedPage, route }));
  const homeUrl = indexes.has('sitemap.xml') ? renderer.toAbsoluteUrl?.('/') : undefined;
  const pageFiles = new Set(pages.map(({ page }) => indexFile(page.route.slice(1))));
  const files = new Map<string, () => string | Uint8Array>();
  for (const [path, file] of listAssets(site, [folder])) files.set(path, () => readFileSync(join(site.root, file)));
  for (const [path, text] of generated) files.set(path, () => text);
  for (const [path, createText] of [...renderer.files, ...searchFiles(site.model, texts, toUrl)])
    if (!pageFiles.has(path)) files.set(path, createText);
  files.set('404.html', () => renderer.renderNotFound(styles));
  if (!files.has('robots.txt')) files.set('robots.txt', () => createRobotsText(homeUrl));
  for (const [path, text] of indexes) if (!files.has(path)) files.set(path, () => text);
  if (styles !== '') files.set(pageStylesPath(styles), () => styles);
  return files;
}
