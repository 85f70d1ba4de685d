import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../core/host.ts';
import type { Options } from '../../core/options.ts';
import type { MadeFiles } from '../assets/assets.ts';
import { footerLists } from '../branding/links.ts';
import { readBranding } from '../branding/read-branding.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { listOf } from '../publish/written-folder.ts';
import { PagesLog, type PagesReport } from '../rendering/report-pages.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import type { ResolvedSite } from '../resolve.ts';
import { failure, faultOf, standardError } from '../session/report.ts';
import { SiteSession } from '../session/session.ts';
import { type OwnWatcher, watchFiles } from '../session/watch-files.ts';
import { addressOf } from './address.ts';
import type { PageNavigation } from './forms.ts';
import { type RspressPage, rspressGenerator } from './generator.ts';
import { rspress } from './manifest.ts';
import { projectShared } from './projection.ts';

/** A site in an Rspress project, and the files that Rspress reads it from. */
export class Project {
  /** Absolute path of the folder that all of them are in. */
  readonly folder: string;
  readonly #session: SiteSession;
  readonly #writer: SiteWriter<PageNavigation>;
  #cleanUrls = true;
  #site: ResolvedSite | undefined;
  #problem: string | undefined;
  readonly #pagesLog = new PagesLog(standardError.warn);
  #isBuild = false;

  /** @param root Absolute path of the project. */
  constructor(options: Options, root: string) {
    this.folder = join(root, '.docs-json-nav', 'rspress');
    this.#session = new SiteSession(options);
    this.#session.configure(root, undefined);
    this.#writer = new SiteWriter(rspress, rspressGenerator(this.addresses), root);
  }

  /**
   * Resolves the site for the first time.
   *
   * @throws NavigationError in a build, where the navigation is broken. In dev the browser shows it.
   */
  async start(root: string, base: string | undefined, cleanUrls: boolean, isBuild: boolean): Promise<ResolvedSite> {
    this.#session.configure(root, base, !isBuild);
    this.#cleanUrls = cleanUrls;
    this.#isBuild = isBuild;
    this.#site = await (isBuild ? this.#session.check(standardError.warn) : this.#session.site());
    this.#problem = faultOf(this.#site);
    return this.#site;
  }

  /** The site as it was last without a fault; at first, as it is. */
  get site(): ResolvedSite {
    if (this.#site === undefined) throw new Error('The site is asked for before Rspress has set the plugin up.');
    return this.#site;
  }

  /** Scripts that pages load. */
  get made(): MadeFiles {
    return this.#writer.made;
  }

  /** The report of a site with a fault. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** By the absolute paths of the files that Rspress reads. */
  get pages(): ReadonlyMap<string, RspressPage> {
    return this.#writer.pages;
  }

  readonly pageFrom = (path: string): RspressPage | undefined => this.pages.get(path);

  readonly addresses = (route: string): string => addressOf(this.site.model, route, this.#cleanUrls);

  /** Absolute path of the module that all pages share. */
  get sharedModule(): string {
    return join(this.folder, 'navigation.js');
  }

  /** Absolute path of the style sheet of pages: of utility classes, and of the site's own. */
  get utilities(): string {
    return join(this.folder, 'utilities.css');
  }

  /** Absolute path of the list of pages: Rspress reads its pages once, and has to start anew when it changes. */
  get pageList(): string {
    return join(this.folder, 'pages.json');
  }

  /**
   * Writes what Rspress reads, as far as it has changed, and tells what could not be kept.
   *
   * @throws NavigationError in a build, where the rules of the site make an error of it.
   */
  async write(): Promise<void> {
    writeChanged(join(this.folder, '..', '.gitignore'), '*\n');
    const folder = join(this.folder, 'site');
    mkdirSync(folder, { recursive: true });
    // Rspress is told of a page by the path that its bundler knows, links followed.
    const { findings } = await this.#writer.write(this.site, realpathSync(folder));
    writeChanged(this.utilities, this.#writer.styles);
    const report = await this.#pagesLog.tell(this.site, findings);
    if (!report.ok) this.#refuse(report);
    this.#writeShared();
    writeChanged(this.pageList, listOf(this.pages.keys()));
  }

  /** Writes a style sheet of the site's colors and fonts, and answers with its absolute path. */
  writeStyles(css: string): string {
    const path = join(this.folder, 'face.css');
    writeChanged(path, css);
    return path;
  }

  /** Keeps what Rspress reads up to date, until the watcher is closed. */
  async follow(): Promise<OwnWatcher> {
    const watcher = watchFiles();
    this.#session.onChange(({ now }) => this.#take(now));
    // What is wrong is a fault of the compilation, which says it.
    await this.#session.follow(watcher, { ...standardError, fault: () => undefined });
    return watcher;
  }

  /** With a fault, pages stay as they were. */
  async #take(now: ResolvedSite): Promise<void> {
    this.#problem = faultOf(now);
    if (this.#problem === undefined) {
      this.#site = now;
      await this.write();
    } else this.#writeShared();
  }

  /** A build ends; in dev the browser shows what is wrong. */
  #refuse({ text, place }: PagesReport): void {
    if (this.#isBuild) throw failure(text, place);
    this.#problem ??= text;
  }

  #writeShared(): void {
    const { config, model } = this.site;
    const footer = footerLists(readBranding(config), this.addresses);
    const shared = projectShared(model, this.addresses, footer);
    // The comment makes another file of it, and thereby a compilation, when the report is another one.
    writeChanged(this.sharedModule, `export default ${JSON.stringify(shared)};\n// ${digestOf(this.#problem ?? '')}\n`);
  }
}
