/*
 * Rendering of all pages of a site. Takes a resolved site and a generator; produces pages as files or in memory,
 * scripts, style sheets, and findings about unsupported features. Never here: the format of a generator, which its
 * `Projection` defines.
 */

import { join } from 'node:path';
import type { Page } from '../../core/site.ts';
import type { Finding } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { GeneratedFiles } from '../assets/assets.ts';
import type { Generator, Manifest, PageContent, Projection, SitePage } from '../contract.ts';
import { feedLink } from '../feeds/feeds.ts';
import { OutputFolder, type WriteStatus } from '../publish/output-folder.ts';
import { mdxFile } from './mdx-file.ts';
import { pageMode } from './page-mode.ts';
import { PagesRenderer } from './render-pages.ts';
import { siteFindings } from './site-findings.ts';

export interface ProjectedPage<Navigation> extends SitePage {
  /** Path of the page's file relative to the output folder, with `/`. */
  readonly path: string;
  readonly navigation: Navigation;
  readonly frontMatter: Record<string, unknown>;
}

export interface ProjectedSite<Navigation> {
  /** In the model's order. */
  readonly pages: readonly ProjectedPage<Navigation>[];
  readonly projection: Projection<Navigation>;
  /** Features that are dropped, changed or replaced. */
  readonly findings: readonly Finding[];
}

/** Paths of the site's pages relative to the output folder, by write status. */
export interface WriteResult extends Readonly<Record<WriteStatus, readonly string[]>> {
  /** Deleted pages and other files of earlier runs. */
  readonly removed: readonly string[];
  readonly findings: readonly Finding[];
}

/** Renders a site for a generator and writes the files that the generator reads. */
export class SiteWriter<Navigation> {
  readonly #manifest: Manifest;
  readonly #generator: Generator<Navigation>;
  readonly #project: string;
  readonly #renderer: PagesRenderer;
  #pages: ReadonlyMap<string, ProjectedPage<Navigation>> = new Map();
  #projection: { readonly site: ResolvedSite; readonly projection: Projection<Navigation> } | undefined;

  /** @param projectFolder Absolute path of the project, whose packages provide highlighting and icons. */
  constructor(manifest: Manifest, generator: Generator<Navigation>, projectFolder: string) {
    this.#manifest = manifest;
    this.#generator = generator;
    this.#project = projectFolder;
    this.#renderer = new PagesRenderer({
      ...manifest.support,
      project: projectFolder,
      theme: (settings) => generator.theme(settings),
      urlOf: (route, site) => generator.urlOf(route, site),
      siteUrl: generator.siteUrl,
    });
  }

  get generatedFiles(): GeneratedFiles {
    return this.#renderer.generatedFiles;
  }

  get styles(): string {
    return this.#renderer.styles;
  }

  /** Pages of the last write, by absolute path of their files. */
  get pages(): ReadonlyMap<string, ProjectedPage<Navigation>> {
    return this.#pages;
  }

  /** Renders without writing, for generators that take pages from memory. */
  async renderSite(site: ResolvedSite): Promise<ProjectedSite<Navigation>> {
    const renderedSite = await this.#renderer.render(site);
    const findings = siteFindings(this.#manifest, site, this.#project, renderedSite);
    const projection = this.#generator.projection(site);
    const pages = renderedSite.pages.flatMap((content) => {
      const page = site.model.pages[content.route];
      return page === undefined ? [] : [projectPage(page, content, projection, this.#feedLink(site, content))];
    });
    return { pages, projection, findings };
  }

  /**
   * Renders one page, for dev servers that render pages on request.
   *
   * @returns The page and its style sheet. `undefined` for a page without content: see `createPageSource`.
   */
  async projectPage(
    site: ResolvedSite,
    page: Page,
  ): Promise<{ readonly page: ProjectedPage<Navigation>; readonly styles: string } | undefined> {
    const renderedPage = await this.#renderer.renderPage(site, page);
    if (renderedPage === undefined) return undefined;
    this.#projection =
      this.#projection?.site === site ? this.#projection : { site, projection: this.#generator.projection(site) };
    const { content, styles } = renderedPage;
    return { page: projectPage(page, content, this.#projection.projection, this.#feedLink(site, content)), styles };
  }

  #feedLink(site: ResolvedSite, content: PageContent): string {
    return this.#manifest.support?.unsupportedFeatures.includes('feed') === true ? '' : feedLink(site, content);
  }

  /**
   * Updates the output folder: writes changed files and deletes obsolete files of earlier runs.
   *
   * @param folder Absolute path. The folder is created if it is missing.
   * @param isShared True if the folder may contain files that this package didn't write.
   * @throws FileError for a path outside the folder, and for a file in a shared folder that this package didn't write.
   */
  async write(site: ResolvedSite, folder: string, isShared = false): Promise<WriteResult> {
    const { pages, projection, findings } = await this.renderSite(site);
    const { styles, generatedFiles: generated } = this;
    const files = (await projection.files?.({ folder, pages, styles, generated })) ?? new Map<string, () => string>();
    const outputFolder = new OutputFolder(folder);
    if (isShared) outputFolder.claim([...pages.map(({ path }) => path), ...files.keys()]);
    const pathsByStatus: Record<WriteStatus, string[]> = { added: [], changed: [], same: [] };
    for (const page of pages) {
      const { frontMatter, navigation } = page;
      const text = projection.fileContent?.(page, frontMatter, navigation, styles) ?? mdxFile(page, frontMatter);
      pathsByStatus[outputFolder.write(page.path, text)].push(page.path);
    }
    for (const [file, content] of files) outputFolder.write(file, content());
    this.#pages = new Map(pages.map((page) => [join(folder, page.path), page]));
    return { ...pathsByStatus, removed: outputFolder.finish(), findings };
  }
}

function projectPage<Navigation>(
  page: Page,
  content: PageContent,
  projection: Projection<Navigation>,
  feed: string,
): ProjectedPage<Navigation> {
  const { title = page.title, heading, html } = extractTitle(content);
  const sitePage: SitePage = { page, content, title, heading, html: feed + html };
  const navigation = projection.navigation(page);
  const path = projection.fileOf(sitePage);
  return { ...sitePage, path, navigation, frontMatter: projection.frontMatter(sitePage, navigation) };
}

/** An `h1`, optionally in a theme's wrapper element (`sl-heading-wrapper`). */
const titleHeadingPattern =
  /^\s*(?:<h1[\s>].*?<\/h1>|<div class="[\w -]*\bheading-wrapper\b[^>]*>\s*<h1[\s>].*?<\/h1>.*?<\/div>)/s;

/**
 * Removes the title from a page's HTML, for generators that render titles themselves. The heading stays if the front
 * matter has a different title, or if the page's `mode` hides the generator's title.
 *
 * @returns HTML without the title. `title` is `undefined` if nothing was removed.
 */
export function extractTitle({
  renderedPage,
  frontMatterTitle,
  data,
}: Pick<PageContent, 'renderedPage' | 'frontMatterTitle' | 'data'>): Pick<SitePage, 'heading' | 'html'> &
  Partial<Pick<SitePage, 'title'>> {
  const { html } = renderedPage;
  const titleHtml = titleHeadingPattern.exec(html)?.[0];
  const heading = renderedPage.headings[0];
  const isTitle =
    heading?.depth === 1 &&
    (frontMatterTitle === undefined || normalizeTitle(frontMatterTitle) === normalizeTitle(heading.text));
  if (titleHtml === undefined || !isTitle || !pageMode(data).hasHead) return { heading: '', html };
  return { title: heading.text, heading: titleHtml, html: html.slice(titleHtml.length) };
}

function normalizeTitle(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
