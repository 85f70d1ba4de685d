import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeOfFeed } from '../../core/links.ts';
import { splitPage } from '../../core/pages.ts';
import type { Page } from '../../core/site.ts';
import { assetServer } from '../../generators/assets.ts';
import { HtmlPageRenderer, html, htmlGenerator, indexFile, pageStylesPath } from '../../generators/html.ts';
import { indexesAllPages, isSearchable, markdownFile, pageMarkdown, SiteWriter } from '../../generators/rendering.ts';
import { searchFiles } from '../../generators/search.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

/** Renders pages and files of a site when a browser requests them, without a build. */
export class PagesOnRequest {
  readonly #writer: SiteWriter<undefined>;
  /** Style sheets of pages, by path. */
  readonly #styles = new Map<string, string>();
  #pages: { readonly site: ResolvedSite; readonly of: HtmlPageRenderer } | undefined;
  #searchFiles: { readonly site: ResolvedSite; readonly files: ReturnType<typeof searchFiles> } | undefined;

  /** @param project Absolute path of the project, whose packages provide highlighting and icons. */
  constructor(project: string) {
    this.#writer = new SiteWriter(html, htmlGenerator, project);
  }

  /** Renders the HTML of a page. `undefined` if the page has no content. */
  async page(site: ResolvedSite, page: Page): Promise<string | undefined> {
    const rendered = await this.#writer.projectPage(site, page);
    if (rendered === undefined) return undefined;
    const { styles } = rendered;
    if (styles !== '') this.#styles.set(pageStylesPath(styles), styles);
    return this.#pagesOf(site).renderPage(rendered.page, styles);
  }

  notFound(site: ResolvedSite): string {
    return this.#pagesOf(site).renderNotFound('');
  }

  urlOf(site: ResolvedSite, route: string): string {
    return this.#pagesOf(site).toUrl(route);
  }

  /**
   * Creates the text of a file that a build would write.
   *
   * @param path Decoded path relative to the base path.
   */
  async file(site: ResolvedSite, path: string): Promise<string | undefined> {
    const pages = this.#pagesOf(site);
    const feedPage = site.model.pages[routeOfFeed(path) ?? ''];
    // Rendering a page generates its feed.
    if (feedPage !== undefined) await this.#writer.projectPage(site, feedPage);
    const existingFile = this.#styles.get(path) ?? this.#writer.generatedFiles.get(path);
    if (existingFile !== undefined) return existingFile;
    const createText =
      pages.files.get(path) ?? this.#search(site, path) ?? pages.files.get(indexFile(path.replace(/\/$/, '')));
    if (createText !== undefined) return createText();
    if (!path.endsWith('.md')) return undefined;
    const page = Object.values(site.model.pages).find(({ route }) => markdownFile(route) === path);
    return page === undefined ? undefined : pageMarkdown(site, page);
  }

  /** Serves media and other files of the docs folder that a build would publish. */
  serveAsset(site: ResolvedSite, request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const assets = { site, generated: this.#writer.generatedFiles };
    assetServer(site.model.site.base, async () => assets)(request, response, next);
  }

  /** Creates a file of the search index from the sources of pages, because most pages are not rendered yet. */
  #search(site: ResolvedSite, path: string): (() => string) | undefined {
    if (!path.startsWith('_docs-json-nav/search/')) return undefined;
    if (this.#searchFiles?.site === site) return this.#searchFiles.files.get(path);
    const indexesAll = indexesAllPages(site.config);
    const pages = Object.values(site.model.pages).filter(
      (page) => page.missing !== true && isSearchable(page, indexesAll),
    );
    const texts = pages.map(({ route, file }) => ({
      route,
      headings: [],
      text: file === null ? '' : splitPage(site.read(file) ?? '').body,
    }));
    const files = searchFiles(site.model, texts, this.#pagesOf(site).toUrl);
    this.#searchFiles = { site, files };
    return files.get(path);
  }

  #pagesOf(site: ResolvedSite): HtmlPageRenderer {
    if (this.#pages?.site !== site) this.#pages = { site, of: new HtmlPageRenderer(site) };
    return this.#pages.of;
  }
}
