import { join } from 'node:path';
import { relativePath } from '../../core/host.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { SiteSession } from '../../site/session.ts';
import type { FileDates } from '../rendering/git-dates.ts';
import { type PagesReport, reportPages } from '../rendering/report-pages.ts';
import { type ProjectedPage, SiteWriter, type WriteResult } from '../rendering/site-writer.ts';
import type { LanguageTheme } from './branding.ts';
import { type VitePressUrlFormat, vitePressFile, vitePressGenerator } from './generator.ts';
import { vitepress } from './manifest.ts';
import { createVitePressNavigation, pageNeighbors, type VitePressNavigation } from './projection.ts';
import { type ResolveRoute, routeResolver } from './redirects.ts';
import type { PageData } from './types.ts';

interface CurrentSite {
  readonly site: ResolvedSite;
  readonly resolveRoute: ResolveRoute;
  readonly navigation: ReturnType<typeof createVitePressNavigation>;
}

export class VitePressSite {
  readonly session: SiteSession;
  /** Absolute path of VitePress's source folder. */
  readonly sourceFolder: string;
  readonly writer: SiteWriter<VitePressNavigation>;
  urlFormat: VitePressUrlFormat;
  brandingStyles = '';
  languageThemes: readonly LanguageTheme[] = [];
  #current: CurrentSite | undefined;
  #report: PagesReport = { text: '', ok: true };

  /**
   * @param project Absolute path of the project.
   * @param dates Modification dates of files of the docs folder. Empty if `lastUpdated` is off.
   * @param siteUrl `sitemap.hostname` of VitePress's configuration.
   */
  constructor(
    session: SiteSession,
    project: string,
    dates: FileDates,
    urlFormat: VitePressUrlFormat,
    siteUrl?: string,
  ) {
    this.session = session;
    this.sourceFolder = join(project, '.vitepress/cache/docs-json-nav');
    const generator = { ...vitePressGenerator(() => this.urlFormat, dates), siteUrl };
    this.writer = new SiteWriter(vitepress, generator, project);
    this.urlFormat = urlFormat;
  }

  async update(site: ResolvedSite): Promise<WriteResult> {
    const result = await this.writer.write(site, this.sourceFolder);
    this.#current = {
      site,
      resolveRoute: routeResolver(site.model, site.layout),
      navigation: createVitePressNavigation(site.model),
    };
    this.#report = await reportPages(vitepress, site, result.findings);
    return result;
  }

  get current(): CurrentSite {
    if (this.#current === undefined) throw new Error('The site was requested before it is resolved.');
    return this.#current;
  }

  /** False if the site's rules make a finding of rendering an error. */
  get passesRules(): boolean {
    return this.#report.ok;
  }

  /** Returns the warnings of the last rendering and clears them, so that they are printed once. */
  consumeWarnings(): string {
    const { text } = this.#report;
    this.#report = { ...this.#report, text: '' };
    return text;
  }

  pageAt(file: string): ProjectedPage<VitePressNavigation> | undefined {
    return this.writer.pages.get(join(this.sourceFolder, file));
  }

  /** Path of the page's file for a module id, relative to `sourceFolder`. `undefined` if the module isn't a page. */
  fileOfModule(id: string): string | undefined {
    const [path = ''] = id.split('?');
    if (!path.endsWith('.md')) return undefined;
    const file = relativePath(this.sourceFolder, path);
    return file.startsWith('..') ? undefined : file;
  }

  pageData({ relativePath, frontmatter }: PageData): object | undefined {
    const projectedPage = this.pageAt(relativePath);
    if (projectedPage === undefined) return undefined;
    const { page, navigation } = projectedPage;
    const { prev, next } = pageNeighbors(this.current.site.model, page.placements[0]);
    return {
      title: page.title,
      // Edit links are relative to the docs folder.
      filePath: page.file ?? vitePressFile(page.route),
      frontmatter: {
        ...frontmatter,
        prev: frontmatter.prev === false ? false : prev,
        next: frontmatter.next === false ? false : next,
        ...(page.file === null ? { editLink: false } : {}),
      },
      docsJsonNav: navigation,
    };
  }
}
