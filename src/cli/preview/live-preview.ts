import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { digestOf, packageFolder } from '../../core/host.ts';
import { decodePercent, routeOfFeed, splitUrl, withoutBase } from '../../core/links.ts';
import type { Options, SettingsSearch } from '../../core/options.ts';
import { pageAt } from '../../core/runtime.ts';
import type { FeedbackCounts, Page } from '../../core/site.ts';
import { surveySite } from '../../report/survey-site.ts';
import { renderReportPage } from '../../report/write-page.ts';
import { type ResolvedSite, resolveSite } from '../../site/resolve.ts';
import { SiteSession } from '../../site/session.ts';
import { type NodeFileWatcher, watchFiles } from '../../site/watch-files.ts';
import { reportAssets } from '../report.ts';
import { createPageState, errorKey, insertPageState } from './page-state.ts';
import { PagesOnRequest } from './pages-on-request.ts';

export interface PreviewInput {
  /** Options of the command line. */
  readonly options: Options;
  /** Options of the command line and of the settings file. */
  readonly resolvedOptions: Options;
  readonly settings: SettingsSearch;
  readonly cwd: string;
  /** Commands that the report suggests, with the same root and options. */
  readonly commands: { readonly check: string; readonly fix: string };
}

/** Debounce in milliseconds: an editor may save a file in several steps. */
const debounceMs = 20;
/** Maximum time in milliseconds that the check of the whole site waits for the first page to be sent. */
const firstPageMs = 1500;

const reportPath = '_docs-json-nav';
const scriptPath = '_docs-json-nav/preview.js';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/rss+xml; charset=utf-8',
};

/**
 * Preview of a site that follows changes of its files. The first page needs only the navigation, so the contents of
 * pages are checked after that page is sent.
 */
export class LivePreview {
  readonly #next: PreviewInput['commands'];
  readonly #pages: PagesOnRequest;
  readonly #session: SiteSession;
  readonly #watcher: NodeFileWatcher = watchFiles();
  readonly #quick: Promise<ResolvedSite>;
  #latest: ResolvedSite | undefined;
  /** Last site whose configuration could be read. Its pages stay visible while the configuration is invalid. */
  #shown: ResolvedSite | undefined;
  #known: ReadonlySet<string> | undefined;
  #feedback: ReadonlyMap<string, FeedbackCounts> = new Map();
  #onChange: (site: ResolvedSite) => void = () => undefined;
  #onProblem: (text: string) => void = () => undefined;
  #firstPage: () => void = () => undefined;

  constructor(input: PreviewInput) {
    this.#next = input.commands;
    this.#pages = new PagesOnRequest(input.cwd);
    this.#session = new SiteSession(input.options, {
      debounceMs: debounceMs,
      settingsSearch: input.settings,
      withoutFeedback: true,
      cacheUser: 'command',
      withoutReports: true,
    });
    this.#session.configure(input.cwd, undefined);
    this.#quick = resolveSite({ ...input.resolvedOptions, content: false }, undefined, { withoutFeedback: true });
    this.#quick.catch(() => undefined);
  }

  onChange(listener: (site: ResolvedSite) => void): void {
    this.#onChange = listener;
  }

  onProblem(listener: (text: string) => void): void {
    this.#onProblem = listener;
  }

  /** Checks the whole site after the first page is sent, and again after each change of its files. */
  async start(): Promise<void> {
    try {
      const { root } = await this.#quick;
      const changedPaths = new Set<string>();
      let forwardChange = (path: string): void => void changedPaths.add(path);
      this.#watcher.add([root]);
      this.#watcher.listen((path) => forwardChange(path));
      await Promise.race([
        new Promise<void>((resolve) => {
          this.#firstPage = resolve;
        }),
        new Promise((resolve) => setTimeout(resolve, firstPageMs)),
      ]);
      this.#session.onChange(({ current }) => this.#use(current));
      const site = await this.#session.follow(
        {
          add: (paths) => this.#watcher.add(paths),
          listen(listener) {
            forwardChange = listener;
            for (const path of changedPaths) listener(path);
          },
        },
        this.#log,
      );
      await this.#use(site);
    } catch (error) {
      this.#onProblem(error instanceof Error ? error.message : String(error));
    }
  }

  checkAgain(): void {
    void this.#session.registerChange(this.#log);
  }

  close(): void {
    this.#watcher.close();
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const latest = this.#latest ?? (await this.#quick);
    const site = this.#shown ?? latest;
    const { base } = site.model.site;
    const [path] = splitUrl(request.url ?? '/');
    const sitePath = decodePercent(withoutBase(path, base)).replace(/^\//, '');
    if (base !== '' && path === '/') return void response.writeHead(302, { Location: `${base}/` }).end();
    const text = await this.#textAt(site, latest, sitePath);
    if (text !== undefined)
      return send(response, request, 200, contentTypes[extname(sitePath)] ?? text.type, text.content);
    const page = pageAt(site.model, `/${sitePath}`);
    const html = page === undefined ? undefined : await this.#pages.page(site, page);
    if (html !== undefined) {
      send(response, request, 200, contentTypes['.html'] ?? '', this.#withState(html, site, latest, page));
      setImmediate(this.#firstPage);
      return;
    }
    this.#pages.serveAsset(
      site,
      request,
      response,
      () => void this.#notFound(site, latest, sitePath, request, response),
    );
  }

  readonly #log = { warn: () => undefined, error: (text: string) => this.#onProblem(text.trimEnd()) };

  async #textAt(site: ResolvedSite, latest: ResolvedSite, path: string) {
    if (path.replace(/\/$/, '') === reportPath)
      return { type: contentTypes['.html'] ?? '', content: this.#report(latest) };
    if (path === scriptPath)
      return { type: '', content: readFileSync(join(packageFolder(), 'dist/preview/client.js'), 'utf8') };
    const isGenerated = path.startsWith('_docs-json-nav/') || path.endsWith('.md') || routeOfFeed(path) !== undefined;
    if (!isGenerated) return undefined;
    const content = await this.#pages.file(site, path);
    return content === undefined ? undefined : { type: 'text/plain; charset=utf-8', content };
  }

  async #notFound(
    site: ResolvedSite,
    latest: ResolvedSite,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const redirect = await this.#pages.file(site, path);
    if (redirect !== undefined) return send(response, request, 200, contentTypes['.html'] ?? '', redirect);
    const firstRoute = site.model.tree.route;
    if (path === '' && firstRoute !== null && firstRoute !== '/')
      return void response.writeHead(302, { Location: this.#pages.urlOf(site, firstRoute) }).end();
    const html = this.#withState(this.#pages.notFound(site), site, latest, pageAt(latest.model, `/${path}`));
    send(response, request, 404, contentTypes['.html'] ?? '', html);
    setImmediate(this.#firstPage);
  }

  #withState(html: string, site: ResolvedSite, latest: ResolvedSite, page: Page | undefined): string {
    const knownErrors = this.#known ?? new Set(latest.diagnostics.map(errorKey));
    const urlOf = (route: string): string => this.#pages.urlOf(site, route);
    const state = createPageState(latest, page, digestOf(html), knownErrors, this.#feedback, urlOf);
    return insertPageState(html, state, `${site.model.site.base}/${scriptPath}`);
  }

  #report(site: ResolvedSite): string {
    const { check, fix } = this.#next;
    const location = { prefix: '', fix };
    const data = surveySite({ ...site, changes: new Map(), location });
    return renderReportPage(data, reportAssets(), check);
  }

  async #use(site: ResolvedSite): Promise<void> {
    this.#known ??= new Set(site.diagnostics.map(errorKey));
    this.#latest = site;
    const isReadable = !site.diagnostics.some(
      ({ code, file }) => code.endsWith('-syntax') && site.configFiles.includes(file),
    );
    if ((isReadable && Object.keys(site.model.pages).length > 0) || this.#shown === undefined) this.#shown = site;
    this.#feedback = await site.cachedFeedback();
    this.#onChange(site);
  }
}

function send(response: ServerResponse, request: IncomingMessage, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': type });
  response.end(request.method === 'HEAD' ? undefined : text);
}
