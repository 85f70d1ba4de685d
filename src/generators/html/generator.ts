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
import type { FurtherFiles, Generator, Output, SitePage } from '../contract.ts';
import { absoluteUrls, indexFiles } from '../indexes/index-files.ts';
import { pathOfAddress, redirectPage, staticRedirects } from '../publish/redirects.ts';
import { markdownFile } from '../rendering/page-markdown.ts';
import { hashedPath } from '../rendering/page-scripts.ts';
import { indexesAllPages, isIndexable, isIndexed, isSearchable } from '../rendering/visibility.ts';
import { searchFiles } from '../search/search-files.ts';
import type { ToUrl } from '../view/targets.ts';
import { htmlLanguage } from '../view/words.ts';
import { writeDocument } from './document.ts';
import { notFoundBody, type PageContext, pageBody } from './page.ts';
import { Sidebars } from './sidebar.ts';
import { themeFiles } from './theme-files.ts';

export const htmlGenerator: Generator<undefined> = {
  theme: createPlainTheme,
  urlOf,
  projection(site) {
    const pages = new HtmlPages(site);
    return {
      fileOf: ({ page }) => indexFile(page.route.slice(1)),
      navigation: () => undefined,
      frontMatter: () => ({}),
      fileContent: (page, _matter, _navigation, styles) => pages.document(page, styles),
      files: (output) => furtherFiles(site, pages, output),
    };
  },
};

/** URL of a page with a trailing slash, because every static host serves a folder's `index.html` at such a URL. */
export function urlOf(route: string, site: Site): string {
  const [path, rest] = splitUrl(route);
  const slash = path === '/' || path.endsWith('/') || pageAt(site, path) === undefined ? '' : '/';
  return `${site.site.base}${encodePath(path)}${slash}${rest}`;
}

/** Pages of a site as HTML documents. */
export class HtmlPages {
  readonly #site: ResolvedSite;
  readonly #toUrl: ToUrl;
  readonly #indexesAll: boolean;
  readonly toAbsoluteUrl: ((route: string) => string) | undefined;
  readonly context: PageContext;
  readonly theme: ReturnType<typeof themeFiles>;

  constructor(site: ResolvedSite) {
    const { model } = site;
    const branding = resolveBranding(site);
    const toUrl: ToUrl = (route) => urlOf(route, model);
    this.#site = site;
    this.#toUrl = toUrl;
    this.#indexesAll = indexesAllPages(site.config);
    this.toAbsoluteUrl = absoluteUrls(site, { urlOf: toUrl });
    this.context = { site: model, branding, toUrl, sidebars: new Sidebars(model, toUrl) };
    this.theme = themeFiles(branding, model.site.base);
  }

  /** @param styles Style sheet of pages. */
  document(sitePage: SitePage, styles: string): string {
    const { page, title } = sitePage;
    const { base } = this.#site.model.site;
    const indexable = isIndexable(page, this.#indexesAll);
    const hasMarkdown = isIndexed(page, this.#indexesAll) && page.searchable !== false;
    const head = {
      title,
      description: page.description,
      isIndexable: indexable,
      canonical: indexable ? this.toAbsoluteUrl?.(page.route) : undefined,
      markdown: hasMarkdown ? `${base}/${encodePath(markdownFile(page.route))}` : undefined,
      language: htmlLanguage(page),
    };
    return writeDocument({ ...head, ...this.#shared(styles) }, pageBody(this.context, sitePage));
  }

  notFound(styles: string): string {
    const { model } = this.#site;
    const first = model.tree.route === null ? undefined : model.pages[model.tree.route];
    const head = {
      title: '404',
      description: undefined,
      isIndexable: false,
      canonical: undefined,
      markdown: undefined,
      language: htmlLanguage(first),
    };
    return writeDocument({ ...head, ...this.#shared(styles) }, notFoundBody(this.context));
  }

  /** HTML of redirect pages by output path. */
  redirects(): ReadonlyMap<string, string> {
    const { model } = this.#site;
    return new Map(
      staticRedirects(model).redirects.flatMap(({ source, destination }) => {
        const path = pathOfAddress(source);
        if (path.split('/').includes('..')) return [];
        const url = isExternal(destination) ? destination : this.#toUrl(destination);
        return [[indexFile(path), redirectPage(url)] as const];
      }),
    );
  }

  #shared(styles: string) {
    const { base } = this.#site.model.site;
    const paths = [this.theme.styles, ...(styles === '' ? [] : [pageStyles(styles)])];
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
export function pageStyles(styles: string): string {
  return hashedPath('pages', styles, 'css');
}

async function furtherFiles(site: ResolvedSite, pages: HtmlPages, output: Output): Promise<FurtherFiles> {
  const { model, publish, config } = site;
  const { styles, generated, folder } = output;
  const { toUrl, sidebars } = pages.context;
  const indexesAll = indexesAllPages(config);
  const emit = [...new Set([...publish.emit, 'sitemap', 'llms', 'markdown'] as const)];
  const { files: indexes } = await indexFiles({ ...site, publish: { ...publish, emit } }, { urlOf: toUrl });
  const searchable = output.pages.filter(({ page }) => isSearchable(page, indexesAll));
  const texts = searchable.map(({ page, content: { page: rendered } }) => ({
    route: page.route,
    headings: rendered.headings,
    text: rendered.text,
  }));
  const written = new Set(output.pages.map(({ page }) => indexFile(page.route.slice(1))));
  const origin = indexes.has('sitemap.xml') ? pages.toAbsoluteUrl?.('/') : undefined;
  const files: [string, () => string | Uint8Array][] = [
    ...[...listAssets(site, [folder])].map(
      ([path, file]) => [path, () => readFileSync(join(site.root, file))] as [string, () => Uint8Array],
    ),
    ...[...generated, ...pages.theme.files].map(([path, text]) => [path, () => text] as [string, () => string]),
    ...sidebars.files(),
    ...searchFiles(model, texts, toUrl),
    ...[...pages.redirects()]
      .filter(([path]) => !written.has(path))
      .map(([path, text]) => [path, () => text] as [string, () => string]),
    ['404.html', () => pages.notFound(styles)],
    ['robots.txt', () => robots(origin)],
    ...[...indexes].map(([path, text]) => [path, () => text] as [string, () => string]),
  ];
  if (styles !== '') files.push([pageStyles(styles), () => styles]);
  return new Map(files);
}

/**
 * Text of `robots.txt`, which allows all pages and names the sitemap.
 *
 * @param home Absolute URL of the home page; `undefined` if there is no sitemap.
 */
function robots(home: string | undefined): string {
  const lines = ['User-agent: *', 'Allow: /'];
  return `${[...lines, ...(home === undefined ? [] : ['', `Sitemap: ${new URL('sitemap.xml', home).href}`])].join('\n')}\n`;
}
