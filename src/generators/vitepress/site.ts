import { relative, sep } from 'node:path';
import type { SiteSession } from '../../kit/session/session.ts';
import type { ResolvedSite } from '../../resolve.ts';
import type { Page, Site } from '../../values/site.ts';
import { type AddressStyle, fileOf } from './address.ts';
import { Links } from './links.ts';
import { formatWarnings } from './mdx/warning.ts';
import type { PageFiles, WrittenPages } from './pages.ts';
import { type ContextNavigation, Navigation, neighbours } from './projection.ts';
import type { TemplateCheck } from './template-check.ts';
import type { PageData } from './types.ts';

/** A site in VitePress: its pages as files, and what is known of each of them. */
export class VitePressSite {
  readonly session: SiteSession;
  /** Absolute path of the folder that VitePress reads. */
  readonly folder: string;
  readonly #files: PageFiles;
  #style: AddressStyle;
  #site: ResolvedSite | undefined;
  #links: Links | undefined;
  #navigation: Navigation | undefined;
  #warnings = '';
  readonly #check: TemplateCheck;
  readonly #unreadable = new Set<string>();
  #warn: (text: string) => void = () => {};

  constructor(session: SiteSession, folder: string, files: PageFiles, style: AddressStyle, check: TemplateCheck) {
    this.session = session;
    this.folder = folder;
    this.#files = files;
    this.#style = style;
    this.#check = check;
  }

  /** Takes a resolved site, and writes its pages. */
  async take(site: ResolvedSite): Promise<WrittenPages> {
    const written = await this.#files.write(site);
    this.#site = site;
    this.#links = new Links(site.model);
    this.#navigation = new Navigation(site.model);
    this.#warnings = written.warnings.length === 0 ? '' : formatWarnings(written.warnings);
    return written;
  }

  get model(): Site {
    if (this.#site === undefined) throw new Error('The site is asked for before it is resolved.');
    return this.#site.model;
  }

  /** Absolute path of the docs folder. */
  get docs(): string {
    return this.#site?.root ?? '';
  }

  links(): Links {
    this.#links ??= new Links(this.model);
    return this.#links;
  }

  style(): AddressStyle {
    return this.#style;
  }

  /** The command line may set another base path than the configuration does. */
  serveUnder(base: string, warn: (text: string) => void): void {
    this.#style = { ...this.#style, base };
    this.#warn = warn;
  }

  check(html: string): string | undefined {
    return this.#check(html);
  }

  /** A page that Vue cannot read as it is: its tags are shown as text. */
  unreadable(file: string, reason: string): void {
    const name = this.model.pages[this.links().routeOfFile(file) ?? '']?.file ?? file;
    if (this.#unreadable.has(`${name}: ${reason}`)) return;
    this.#unreadable.add(`${name}: ${reason}`);
    this.#warn(`warning ${name}:1:1\n  Vue cannot read the page: ${reason} Its tags are shown as text.\n`);
  }

  /** What could not be converted, once. */
  takeWarnings(): string {
    const text = this.#warnings;
    this.#warnings = '';
    return text;
  }

  /** The page of a file below the folder. */
  pageOf(file: string): Page | undefined {
    return this.model.pages[this.links().routeOfFile(file) ?? ''];
  }

  /** What goes with all pages of a sidebar, by its index in the model. */
  contextOf(index: number): ContextNavigation {
    return this.#around().context(index);
  }

  #around(): Navigation {
    this.#navigation ??= new Navigation(this.model);
    return this.#navigation;
  }

  /** The file below the folder that a module is; undefined for another module. */
  fileOfModule(id: string): string | undefined {
    const [path = ''] = id.split('?');
    if (!path.endsWith('.md')) return undefined;
    const file = relative(this.folder, path).split(sep).join('/');
    return file.startsWith('..') ? undefined : file;
  }

  /** What VitePress is told of a page, beside what it finds in its file. */
  pageData({ relativePath, frontmatter }: PageData): object | undefined {
    const page = this.pageOf(relativePath);
    if (page === undefined) return undefined;
    const { prev, next } = neighbours(this.model, page.placements[0]);
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
      docsJsonNav: this.#around().around(page),
    };
  }
}
