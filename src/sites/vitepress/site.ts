import { relativePath } from '../../core/host.ts';
import type { Page, Site } from '../../core/site.ts';
import type { MadeFiles } from '../assets/assets.ts';
import { reportPages } from '../rendering/report-pages.ts';
import type { ResolvedSite } from '../resolve.ts';
import type { SiteSession } from '../session/session.ts';
import { type AddressStyle, fileOf } from './address.ts';
import { Links } from './links.ts';
import type { PageFiles, WrittenPages } from './pages.ts';
import { type ContextNavigation, Navigation, neighbors } from './projection.ts';
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
  faceStyles = '';
  readonly #files: PageFiles;
  #style: AddressStyle;
  #taken: Taken | undefined;
  #warnings = '';
  #isWhole = true;

  constructor(session: SiteSession, folder: string, files: PageFiles, style: AddressStyle) {
    this.session = session;
    this.folder = folder;
    this.#files = files;
    this.#style = style;
  }

  /** Takes a resolved site, and writes its pages. */
  async take(site: ResolvedSite): Promise<WrittenPages> {
    const written = await this.#files.write(site);
    this.#taken = { site, links: new Links(site.model), navigation: new Navigation(site.model) };
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
    return this.#files.made;
  }

  /** The style sheet of pages: of utility classes, and of the site's own. */
  get utilityStyles(): string {
    return this.#files.styles;
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
    return this.#taken !== undefined && this.pageOf(file) !== undefined;
  }

  /** False where the rules make an error of a part of a page that could not be kept. */
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
    return this.model.pages[this.links.routeOfFile(file) ?? ''];
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
    const page = this.pageOf(relativePath);
    if (page === undefined) return undefined;
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
      docsJsonNav: this.#now.navigation.around(page),
    };
  }
}
