import { join } from 'node:path';
import { relativePath } from '../../core/host.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { SiteSession } from '../../site/session.ts';
import type { FileDates } from '../rendering/git-dates.ts';
import { type PagesReport, reportPages } from '../rendering/report-pages.ts';
import { type ProjectedPage, SiteWriter, type WrittenSite } from '../rendering/site-writer.ts';
import { type AddressStyle, fileOf, vitePressGenerator } from './generator.ts';
import { vitepress } from './manifest.ts';
import { navigationOf, neighbors, type PageNavigation } from './projection.ts';
import { type RouteOfAddress, routesOf } from './redirects.ts';
import type { PageData } from './types.ts';

/** A site that was taken, and what is made of its model. */
interface Taken {
  readonly site: ResolvedSite;
  readonly routeOf: RouteOfAddress;
  readonly navigation: ReturnType<typeof navigationOf>;
}

/** A site in VitePress: its pages as files, and what is known of each of them. */
export class VitePressSite {
  readonly session: SiteSession;
  /** Absolute path of the folder that VitePress reads. */
  readonly folder: string;
  readonly writer: SiteWriter<PageNavigation>;
  style: AddressStyle;
  /** A style sheet with the colors and fonts of the site. */
  brandingStyles = '';
  #taken: Taken | undefined;
  #report: PagesReport = { text: '', ok: true };

  /**
   * @param project Absolute path of the project.
   * @param dates When the files of the docs folder were changed, if pages are to say so.
   */
  constructor(session: SiteSession, project: string, dates: FileDates, style: AddressStyle) {
    this.session = session;
    this.folder = join(project, '.vitepress/cache/docs-json-nav');
    const generator = vitePressGenerator(() => this.style, dates);
    this.writer = new SiteWriter(vitepress, generator, project);
    this.style = style;
  }

  /** Takes a resolved site, and writes its pages. */
  async take(site: ResolvedSite): Promise<WrittenSite> {
    const written = await this.writer.write(site, this.folder);
    this.#taken = { site, routeOf: routesOf(site.model, site.layout), navigation: navigationOf(site.model) };
    this.#report = await reportPages(site, written.findings);
    return written;
  }

  /** The site that was taken last. */
  get now(): Taken {
    if (this.#taken === undefined) throw new Error('The site is asked for before it is resolved.');
    return this.#taken;
  }

  /** False if the rules make an error of a part of a page that could not be kept. */
  get isWhole(): boolean {
    return this.#report.ok;
  }

  /** What became of parts of pages that could not be kept, once. */
  takeWarnings(): string {
    const { text } = this.#report;
    this.#report = { ...this.#report, text: '' };
    return text;
  }

  /** The page that is written to a file below the folder. */
  pageAt(file: string): ProjectedPage<PageNavigation> | undefined {
    return this.writer.pages.get(join(this.folder, file));
  }

  /** The file below the folder that a module is; undefined for another module. */
  fileOfModule(id: string): string | undefined {
    const [path = ''] = id.split('?');
    if (!path.endsWith('.md')) return undefined;
    const file = relativePath(this.folder, path);
    return file.startsWith('..') ? undefined : file;
  }

  /** What VitePress is told of a page, beside what it finds in its file. */
  pageData({ relativePath, frontmatter }: PageData): object | undefined {
    const written = this.pageAt(relativePath);
    if (written === undefined) return undefined;
    const { page, around } = written;
    const { prev, next } = neighbors(this.now.site.model, page.placements[0]);
    return {
      title: page.title,
      // Links to the source of a page count from the docs folder.
      filePath: page.file ?? fileOf(page.route),
      frontmatter: {
        ...frontmatter,
        prev: frontmatter.prev === false ? false : prev,
        next: frontmatter.next === false ? false : next,
        ...(page.file === null ? { editLink: false } : {}),
      },
      docsJsonNav: around,
    };
  }
}
