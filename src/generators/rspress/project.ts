import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../core/host.ts';
import type { Options } from '../../core/options.ts';
import { failure, faultOf, standardError } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { SiteSession } from '../../site/session.ts';
import { type OwnWatcher, watchFiles } from '../../site/watch-files.ts';
import { footerLists } from '../branding/links.ts';
import { readBranding } from '../branding/read-branding.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { listOf } from '../publish/written-folder.ts';
import { PagesLog } from '../rendering/report-pages.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import { addressOf } from './addresses.ts';
import type { PageNavigation } from './forms.ts';
import { type RspressPage, rspressGenerator } from './generator.ts';
import { rspress } from './manifest.ts';
import { projectShared } from './projection.ts';

/** A site in an Rspress project, and the files that Rspress reads it from. All paths are absolute. */
export class Project {
  /** Folder that all of them are in. */
  readonly folder: string;
  /** The module that all pages share. */
  readonly sharedModule: string;
  /** The style sheet of pages: of utility classes, and of the site's own. */
  readonly utilities: string;
  /** The list of pages: Rspress reads its pages once, and has to start anew when it changes. */
  readonly pageList: string;
  readonly writer: SiteWriter<PageNavigation>;
  /** The report of a site with a fault. */
  problem: string | undefined;
  readonly #session: SiteSession;
  #cleanUrls = true;
  #site: ResolvedSite | undefined;
  readonly #pagesLog = new PagesLog(standardError.warn);
  #isBuild = false;

  /** @param root Absolute path of the project. */
  constructor(options: Options, root: string) {
    this.folder = join(root, '.docs-json-nav', 'rspress');
    this.sharedModule = join(this.folder, 'navigation.js');
    this.utilities = join(this.folder, 'utilities.css');
    this.pageList = join(this.folder, 'pages.json');
    this.writer = new SiteWriter(rspress, rspressGenerator(this.addresses), root);
    this.#session = new SiteSession(options);
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
    this.problem = faultOf(this.#site);
    return this.#site;
  }

  /** The site as it was last without a fault; at first, as it is. */
  get site(): ResolvedSite {
    if (this.#site === undefined) throw new Error('The site is asked for before Rspress has set the plugin up.');
    return this.#site;
  }

  /** The page that Rspress reads from a file. */
  readonly pageFrom = (path: string): RspressPage | undefined => this.writer.pages.get(path);

  readonly addresses = (route: string): string => addressOf(this.site.model, route, this.#cleanUrls);

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
    const { findings } = await this.writer.write(this.site, realpathSync(folder));
    writeChanged(this.utilities, this.writer.styles);
    const { ok, text, place } = await this.#pagesLog.tell(this.site, findings);
    if (!ok && this.#isBuild) throw failure(text, place);
    if (!ok) this.problem ??= text;
    this.#writeShared();
    writeChanged(this.pageList, listOf(this.writer.pages.keys()));
  }

  /** Keeps what Rspress reads up to date, until the watcher is closed. With a fault, pages stay as they were. */
  async follow(): Promise<OwnWatcher> {
    const watcher = watchFiles();
    this.#session.onChange(async ({ now }) => {
      this.problem = faultOf(now);
      if (this.problem !== undefined) return this.#writeShared();
      this.#site = now;
      await this.write();
    });
    // What is wrong is a fault of the compilation, which says it.
    await this.#session.follow(watcher, { ...standardError, fault: () => undefined });
    return watcher;
  }

  #writeShared(): void {
    const { config, model } = this.site;
    const footer = footerLists(readBranding(config), this.addresses);
    const shared = projectShared(model, this.addresses, footer);
    // The comment makes another file of it, and thereby a compilation, when the report is another one.
    writeChanged(this.sharedModule, `export default ${JSON.stringify(shared)};\n// ${digestOf(this.problem ?? '')}\n`);
  }
}
