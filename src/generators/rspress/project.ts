import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../core/host.ts';
import type { Options } from '../../core/options.ts';
import { languageOf } from '../../core/runtime.ts';
import { createBuildError, formatFailureReport, stderrLogger } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { SiteSession } from '../../site/session.ts';
import { type NodeFileWatcher, watchFiles } from '../../site/watch-files.ts';
import { resolveFooterColumns } from '../branding/links.ts';
import { readBranding } from '../branding/read-branding.ts';
import { serializeFileList } from '../publish/output-folder.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { PagesLog } from '../rendering/report-pages.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import { createLanguageSocials } from './branding.ts';
import { type RspressPage, rspressGenerator } from './generator.ts';
import { rspress } from './manifest.ts';
import type { RspressNavigation } from './navigation-data.ts';
import { createSharedRspressNavigation } from './projection.ts';
import { rspressUrl } from './urls.ts';

/** Site of an Rspress project, with its generated files. All paths are absolute. */
export class RspressProject {
  readonly generatedFolder: string;
  readonly sharedModule: string;
  /** Style sheet of pages: utility classes and the site's styles. */
  readonly utilitiesFile: string;
  /** File that lists the pages. Rspress reads pages only once, so it restarts when this file changes. */
  readonly pageList: string;
  readonly writer: SiteWriter<RspressNavigation>;
  problemReport: string | undefined;
  readonly #session: SiteSession;
  #cleanUrls = true;
  #site: ResolvedSite | undefined;
  readonly #pagesLog = new PagesLog(rspress, stderrLogger.warn);
  #isBuild = false;

  /** @param root Absolute path of the project. */
  constructor(options: Options, root: string) {
    this.generatedFolder = join(root, '.docs-json-nav', 'rspress');
    this.sharedModule = join(this.generatedFolder, 'navigation.js');
    this.utilitiesFile = join(this.generatedFolder, 'utilities.css');
    this.pageList = join(this.generatedFolder, 'pages.json');
    this.writer = new SiteWriter(rspress, rspressGenerator(this.toUrl), root);
    this.#session = new SiteSession(options);
  }

  /**
   * Resolves the site.
   *
   * @throws NavigationError in a build, if the navigation is broken. In dev the browser shows the error.
   */
  async initialize(
    root: string,
    base: string | undefined,
    cleanUrls: boolean,
    isBuild: boolean,
  ): Promise<ResolvedSite> {
    this.#session.configure(root, base, !isBuild);
    this.#cleanUrls = cleanUrls;
    this.#isBuild = isBuild;
    this.#site = await (isBuild ? this.#session.check(stderrLogger.warn) : this.#session.site());
    this.problemReport = formatFailureReport(this.#site);
    return this.#site;
  }

  /** Last site without errors. If there is none, the first site. */
  get site(): ResolvedSite {
    if (this.#site === undefined) throw new Error('The site was requested before Rspress has set up the plugin.');
    return this.#site;
  }

  readonly findPage = (path: string): RspressPage | undefined => this.writer.pages.get(path);

  readonly toUrl = (route: string): string => rspressUrl(this.site.model, route, this.#cleanUrls);

  /**
   * Writes changed files and prints warnings.
   *
   * @throws NavigationError in a build, if the site's rules make a finding an error.
   */
  async write(): Promise<void> {
    writeChanged(join(this.generatedFolder, '..', '.gitignore'), '*\n');
    const siteFolder = join(this.generatedFolder, 'site');
    mkdirSync(siteFolder, { recursive: true });
    // Rspress identifies pages by paths with symbolic links resolved.
    const { findings } = await this.writer.write(this.site, realpathSync(siteFolder));
    writeChanged(this.utilitiesFile, this.writer.styles);
    const { ok, text, location } = await this.#pagesLog.print(this.site, findings);
    if (!ok && this.#isBuild) throw createBuildError(text, location);
    if (!ok) this.problemReport ??= text;
    this.#writeSharedModule();
    writeChanged(this.pageList, serializeFileList(this.writer.pages.keys()));
  }

  /** Updates the files after each change, until the watcher is closed. If there are errors, pages stay unchanged. */
  async follow(): Promise<NodeFileWatcher> {
    const watcher = watchFiles();
    this.#session.onChange(async ({ current }) => {
      this.problemReport = formatFailureReport(current);
      if (this.problemReport !== undefined) return this.#writeSharedModule();
      this.#site = current;
      await this.write();
    });
    // Errors are not printed, because the compilation reports them.
    await this.#session.follow(watcher, { ...stderrLogger, printFailure: () => undefined });
    return watcher;
  }

  #writeSharedModule(): void {
    const { config, model } = this.site;
    const branding = readBranding(config);
    const languageFooters = branding.languages.map(
      (item) => [languageOf(item.language).htmlLang, resolveFooterColumns(item, this.toUrl)] as const,
    );
    const sharedNavigation = createSharedRspressNavigation(model, this.toUrl, {
      footer: resolveFooterColumns(branding, this.toUrl),
      languageFooters,
      ...createLanguageSocials(branding),
    });
    // The comment changes with the report, so that a new report triggers a compilation.
    writeChanged(
      this.sharedModule,
      `export default ${JSON.stringify(sharedNavigation)};\n// ${digestOf(this.problemReport ?? '')}\n`,
    );
  }
}
