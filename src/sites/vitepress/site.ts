import { join } from 'node:path';
import { relativePath } from '../../core/host.ts';
import type { Page, Site } from '../../core/site.ts';
import type { MadeFiles } from '../assets/assets.ts';
import type { FileDates } from '../rendering/git-dates.ts';
import { reportPages } from '../rendering/report-pages.ts';
import { type ProjectedPage, SiteWriter, type WrittenSite } from '../rendering/site-writer.ts';
import type { ResolvedSite } from '../resolve.ts';
import type { SiteSession } from '../session/session.ts';
import { type AddressStyle, fileOf } from './address.ts';
import { vitePressGenerator } from './generator.ts';
import { Links } from './links.ts';
import { vitepress } from './manifest.ts';
import { type ContextNavigation, Navigation, neighbors, type PageNavigation } from './projection.ts';
import type { PageData } from './types.ts';

/** A site that was taken, and what is made of its model. */
interface Taken {
  readonly site: ResolvedSite;
  readonly links: Links;
  readonly navigation: Navigation;
}

/** A site in VitePress: its pages as files, and what is known of each of them. */
export class VitePressSite {
  readonly session: SiteSession;
  /** Absolute path of the folder that VitePress reads. */
  readonly folder: string;
  /** A style sheet with the colors and fonts of the site. */
  brandingStyles = '';
  readonly #writer: SiteWriter<PageNavigation>;
  #style: AddressStyle;
  #taken: Taken | undefined;
  #warnings = '';
  #isWhole = true;

  /**
   * @param project Absolute path of the project.
   * @param dates When the files of the docs folder were changed, if pages are to say so.
   */
  constructor(session: SiteSession, project: string, dates: FileDates, style: AddressStyle) {
    this.session = session;
    this.folder = join(project, '.vitepress/cache/docs-json-nav');
    this.#writer = new SiteWriter(
      vitepress,
      vitePressGenerator(() => this.#style, dates),
      project,
    );
    this.#style = style;
  }

  /** Takes a resolved site, and writes its pages. */
  async take(site: ResolvedSite): Promise<WrittenSite> {
    const written = await this.#writer.write(site, this.folder);
    this.#taken = { site, links: new Links(site.model, site.layout), navigation: new Navigation(site.model) };
    const { text, ok } = await reportPages(site, written.findings);
    this.#warnings = text;
    this.#isWhole = ok;
    return written;
  }

  get model(): Site {
    return this.resolved.model;
  }

  get resolved(): ResolvedSite {
    return this.#now.site;
  }

  get links(): Links {
    return this.#now.links;
  }

  get #now(): Taken {
    if (this.#taken === undefined) throw new Error('The site is asked for before it is resolved.');
    return this.#taken;
  }

  /** Scripts that pages load. */
  get made(): MadeFiles {
    return this.#writer.made;
  }

  /** The style sheet of pages: of utility classes, and of the site's own. */
  get utilityStyles(): string {
    return this.#writer.styles;
  }

  get style(): AddressStyle {
    return this.#style;
  }

  /** The command line may set another base path than the configuration does. */
  serveUnder(base: string): void {
    this.#style = { ...this.#style, base };
  }

  /** True for a file below the folder that a page is written to. */
  isPage(file: string): boolean {
    return this.#written(file) !== undefined;
  }

  /** False if the rules make an error of a part of a page that could not be kept. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** What became of parts of pages that could not be kept, once. */
  takeWarnings(): string {
    const text = this.#warnings;
    this.#warnings = '';
    return text;
  }

  /** The page of a file below the folder. */
  pageOf(file: string): Page | undefined {
    return this.#written(file)?.page;
  }

  #written(file: string): ProjectedPage<PageNavigation> | undefined {
    return this.#writer.pages.get(join(this.folder, file));
  }

  /** What goes with all pages of a sidebar, by its index in the model. */
  contextOf(index: number): ContextNavigation {
    return this.#now.navigation.context(index);
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
    const written = this.#written(relativePath);
    if (written === undefined) return undefined;
    const { page, around } = written;
    const { prev, next } = neighbors(this.model, page.placements[0]);
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
