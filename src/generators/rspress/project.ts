import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../core/host.ts';
import type { Options } from '../../core/options.ts';
import { createBuildError, failureReport, standardError } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { SiteSession } from '../../site/session.ts';
import { type NodeFileWatcher, watchFiles } from '../../site/watch-files.ts';
import { footerLists } from '../branding/links.ts';
import { readBranding } from '../branding/read-branding.ts';
import { serializeFileList } from '../publish/output-folder.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { PagesLog } from '../rendering/report-pages.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import { type RspressPage, rspressGenerator } from './generator.ts';
import { rspress } from './manifest.ts';
import type { RspressNavigation } from './navigation-data.ts';
import { sharedRspressNavigation } from './projection.ts';
import { rspressUrl } from './urls.ts';

/** Site of an Rspress project, with its generated files. All paths are absolute. */
export class RspressProject {
  readonly folder: string;
  readonly sharedModule: string;
  /** Style sheet of pages: utility classes and the site's styles. */
  readonly utilities: string;
  /** File that lists the pages. Rspress reads pages only once, so it restarts when this file changes. */
  readonly pageList: string;
  readonly writer: SiteWriter<RspressNavigation>;
  problem: string | undefined;
  readonly #session: SiteSession;
  #cleanUrls = true;
  #site: ResolvedSite | undefined;
  readonly #pagesLog = new PagesLog(rspress, standardError.warn);
  #isBuild = false;

  /** @param root Absolute path of the project. */
  constructor(options: Options, root: string) {
    this.folder = join(root, '.docs-json-nav', 'rspress');
    this.sharedModule = join(this.folder, 'navigation.js');
    this.utilities = join(this.folder, 'utilities.css');
    this.pageList = join(this.folder, 'pages.json');
    this.writer = new SiteWriter(rspress, rspressGenerator(this.toUrl), root);
    this.#session = new SiteSession(options);
  }

  /**
   * Resolves the site.
   *
   * @throws NavigationError in a build, if the navigation is broken. In dev the browser shows the error.
   */
  async start(root: string, base: string | undefined, cleanUrls: boolean, isBuild: boolean): Promise<ResolvedSite> {
    this.#session.configure(root, base, !isBuild);
    this.#cleanUrls = cleanUrls;
    this.#isBuild = isBuild;
    this.#site = await (isBuild ? this.#session.check(standardError.warn) : this.#session.site());
    this.problem = failureReport(this.#site);
    return this.#site;
  }

  /** Last site without errors. If there is none, the first site. */
  get site(): ResolvedSite {
    if (this.#site === undefined) throw new Error('The site was requested before Rspress has set up the plugin.');
    return this.#site;
  }

  readonly pageAt = (path: string): RspressPage | undefined => this.writer.pages.get(path);

  readonly toUrl = (route: string): string => rspressUrl(this.site.model, route, this.#cleanUrls);

  /**
   * Writes changed files and prints warnings.
   *
   * @throws NavigationError in a build, if the site's rules make a finding an error.
   */
  async write(): Promise<void> {
    writeChanged(join(this.folder, '..', '.gitignore'), '*\n');
    const folder = join(this.folder, 'site');
    mkdirSync(folder, { recursive: true });
    // Rspress identifies pages by paths with symbolic links resolved.
    const { findings } = await this.writer.write(this.site, realpathSync(folder));
    writeChanged(this.utilities, this.writer.styles);
    const { ok, text, location } = await this.#pagesLog.print(this.site, findings);
    if (!ok && this.#isBuild) throw createBuildError(text, location);
    if (!ok) this.problem ??= text;
    this.#writeShared();
    writeChanged(this.pageList, serializeFileList(this.writer.pages.keys()));
  }

  /** Updates the files after each change, until the watcher is closed. If there are errors, pages stay unchanged. */
  async follow(): Promise<NodeFileWatcher> {
    const watcher = watchFiles();
    this.#session.onChange(async ({ now }) => {
      this.problem = failureReport(now);
      if (this.problem !== undefined) return this.#writeShared();
      this.#site = now;
      await this.write();
    });
    // Errors are not printed, because the compilation reports them.
    await this.#session.follow(watcher, { ...standardError, fault: () => undefined });
    return watcher;
  }

  #writeShared(): void {
    const { config, model } = this.site;
    const footer = footerLists(readBranding(config), this.toUrl);
    const shared = sharedRspressNavigation(model, this.toUrl, footer);
    // The comment changes with the report, so that a new report triggers a compilation.
    writeChanged(this.sharedModule, `export default ${JSON.stringify(shared)};\n// ${digestOf(this.problem ?? '')}\n`);
  }
}
