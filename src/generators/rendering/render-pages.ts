import { join } from 'node:path';
import { loadTreeParser } from '../../core/bodies.ts';
import { digestOf } from '../../core/host.ts';
import { feedOfRoute } from '../../core/links.ts';
import { locateFrontMatterMember, parseFrontMatter } from '../../core/pages.ts';
import type { Page } from '../../core/site.ts';
import { createRenderer, type InspectedPage } from '../../render/create-renderer.ts';
import { type NavigationIcons, navigationIcons } from '../../render/icons.ts';
import { OptionalPackages } from '../../render/optional-packages.ts';
import { defaultCodeThemes, type ThemeSettings } from '../../render/plain-theme.ts';
import type { Theme } from '../../render/theme.ts';
import type { PageLookup, PageSource, RenderedPage } from '../../render/types.ts';
import { plainWriters } from '../../render/writers.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { GeneratedFiles } from '../assets/assets.ts';
import { navbarLinks } from '../branding/links.ts';
import { readBranding } from '../branding/read-branding.ts';
import type { Generator, PageContent, Support } from '../contract.ts';
import { createFeed, hasFeed } from '../feeds/feeds.ts';
import { findGlobalFiles, type GlobalFiles } from '../own-styles/own-styles.ts';
import { generatedPageFiles } from './endpoint-files.ts';
import { EndpointPackages } from './endpoint-packages.ts';
import { PageScripts } from './page-scripts.ts';
import { createPageSource, pageData } from './page-source.ts';
import { createPageUrls } from './page-urls.ts';
import { isUpToDate, type RecordedLookups, type RecordingLookup, recordLookups } from './recorded-lookups.ts';
import { bundleScalarClient, missingScalarPackages, type ScalarClient } from './scalar-client.ts';
import {
  hasUtilities,
  missingUtilityPackages,
  siteStyleSheet,
  withMissingPackages,
  withMissingUtilities,
} from './site-styles.ts';

/** Members of rendered pages that findings depend on. */
export interface InspectedSite {
  /** In the model's order. */
  readonly pages: readonly (Pick<PageContent, 'route' | 'data'> & {
    readonly renderedPage: Pick<RenderedPage, 'findings' | 'missingPackages'> & Partial<Pick<InspectedPage, 'updates'>>;
  })[];
  readonly icons: NavigationIcons;
  /** Style sheets and scripts of the docs folder that hosts load on every page. */
  readonly globalFiles: GlobalFiles;
}

export interface RenderedSite extends InspectedSite {
  readonly pages: readonly PageContent[];
}

/** Members of the generator and of its manifest's `support` that rendering depends on. */
export interface RenderSettings
  extends Pick<Generator, 'theme' | 'urlOf' | 'siteUrl'>,
    Partial<Pick<Support, 'dependencyProviders' | 'utilities' | 'unsupportedFeatures'>> {
  /** Absolute path of the project, whose packages provide highlighting and icons. */
  readonly project: string;
}

interface RenderContext {
  readonly site: ResolvedSite;
  readonly lookup: PageLookup;
  readonly recorder: RecordingLookup;
  readonly renderer: ReturnType<typeof createRenderer>;
  readonly theme: Theme;
  readonly packages: ThemeSettings['packages'];
  /** Returns `undefined` if the site doesn't use Scalar's client, or the client isn't installed. */
  readonly getClient: () => Promise<ScalarClient | undefined>;
  readonly getIcons: () => NavigationIcons;
}

interface CachedPage {
  /** Digest of the inputs of the page: text, specification, data, variables and theme. */
  readonly sourceDigest: string;
  readonly lookups: RecordedLookups;
  readonly content: PageContent;
}

const emptyPage: InspectedPage = { htmls: [], findings: [], missingPackages: [], dependencies: [], updates: [] };

type OnProgress = (done: number, total: number) => void;

/** Renders the pages of a site, and reuses pages that haven't changed since the previous rendering. */
export class PagesRenderer {
  readonly #settings: RenderSettings;
  readonly #generatedFiles = new Map<string, string>();
  #styles = '';
  #cachedPages = new Map<string, CachedPage>();
  #client: Promise<ScalarClient | undefined> | undefined;
  #theme: { readonly library: string; readonly packages: OptionalPackages; readonly theme: Theme } | undefined;
  #single: { readonly site: ResolvedSite; readonly context: Promise<RenderContext> } | undefined;
  /** Renderings of single pages wait for each other, because `recordLookups` requires one at a time. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(settings: RenderSettings) {
    this.#settings = settings;
  }

  /** Scripts and downloads of pages. Files of earlier renderings are kept for pages that browsers still show. */
  get generatedFiles(): GeneratedFiles {
    return this.#generatedFiles;
  }

  get styles(): string {
    return this.#styles;
  }

  async render(site: ResolvedSite, onProgress?: OnProgress): Promise<RenderedSite> {
    const context = await this.#createContext(site);
    this.#cachedPages = await this.#renderPages(context, onProgress);
    const renderedContents = [...this.#cachedPages.values()].map(({ content }) => content);
    const { contents, globalFiles, styles } = await this.#finish(renderedContents, context);
    this.#styles = styles;
    return { pages: contents, icons: context.getIcons(), globalFiles };
  }

  /** Renders the texts of pages to find their problems, without scripts, style sheets, feeds and downloads. */
  async inspect(site: ResolvedSite, onProgress?: OnProgress): Promise<InspectedSite> {
    const { renderer, packages, theme, getIcons } = await this.#createContext(site);
    const clientPackages = usesScalar(site, theme) ? missingScalarPackages(packages) : [];
    const endpointPackages = new EndpointPackages(site, packages, clientPackages);
    const utilityPackages = missingUtilityPackages(packages);
    const pages: InspectedSite['pages'][number][] = [];
    const dependencies = new Set<string>();
    const modelPages = Object.values(site.model.pages);
    for (const [index, page] of modelPages.entries()) {
      const { file, route } = page;
      const text = file === null ? '' : site.read(file);
      onProgress?.(index + 1, modelPages.length);
      if (text === undefined) continue;
      const inspectedPage = file === null ? emptyPage : await renderer.inspect({ file, text });
      for (const dependency of inspectedPage.dependencies) dependencies.add(dependency);
      const { findings, missingPackages, updates, htmls } = inspectedPage;
      const missingNames = [
        ...(await endpointPackages.find(page)),
        ...(utilityPackages.length > 0 && htmls.some(hasUtilities) ? utilityPackages : []),
      ];
      const renderedPage = withMissingPackages({ findings, missingPackages, updates }, missingNames);
      pages.push({ route, data: pageData(page, parseFrontMatter(text)), renderedPage });
    }
    return { pages, icons: getIcons(), globalFiles: findGlobalFiles(site, dependencies) };
  }

  /**
   * Renders one page, with a style sheet for this page only.
   *
   * @returns `undefined` for a page without content: see `createPageSource`.
   */
  async renderPage(
    site: ResolvedSite,
    page: Page,
  ): Promise<{ readonly content: PageContent; readonly styles: string } | undefined> {
    if (this.#single?.site !== site) this.#single = { site, context: this.#createContext(site) };
    const context = await this.#single.context;
    const source = await createPageSource(site, page, await context.getClient());
    if (source === undefined) return undefined;
    const rendering = this.#queue.then(() => this.#renderPage(page, source, context));
    this.#queue = rendering.catch(() => undefined);
    const cached = await rendering;
    this.#cachedPages.set(page.route, cached);
    const { contents, styles } = await this.#finish([cached.content], context);
    return contents[0] && { content: contents[0], styles };
  }

  /** Adds scripts to rendered pages and creates the style sheet of the pages. */
  async #finish(renderedContents: readonly PageContent[], { site, lookup, theme, packages, getIcons }: RenderContext) {
    const scripts = new PageScripts(lookup, theme, packages, site.model.site.base);
    const contents = await Promise.all(renderedContents.map((content) => withScripts(content, scripts)));
    for (const [file, text] of scripts.files) this.#generatedFiles.set(file, text);
    for (const content of renderedContents) this.#updateFeed(site, content);
    const pages = renderedContents.map(({ renderedPage }) => renderedPage);
    const globalFiles = findGlobalFiles(site, new Set(pages.flatMap(({ dependencies }) => dependencies)));
    const { islands } = scripts;
    const styleInputs = {
      pages,
      islands,
      icons: getIcons(),
      globalStyleFiles: globalFiles.styles,
      packages,
      asset: lookup.asset,
    };
    const styles = await siteStyleSheet(site, this.#settings.utilities, styleInputs);
    return { contents, globalFiles, styles };
  }

  #updateFeed(site: ResolvedSite, content: PageContent): void {
    const file = feedOfRoute(content.route);
    if (this.#settings.unsupportedFeatures?.includes('feed') === true || !hasFeed(site, content)) {
      this.#generatedFiles.delete(file);
      return;
    }
    const { urlOf, siteUrl: url } = this.#settings;
    const feed = createFeed(site, content, { urlOf: (route) => urlOf(route, site.model), url });
    this.#generatedFiles.set(file, feed);
  }

  async #createContext(site: ResolvedSite): Promise<RenderContext> {
    const { packages, theme } = await this.#themeFor(readBranding(site.config).iconLibrary);
    const lookup: PageLookup = {
      read: site.read,
      pagesFolder: site.layout.pages,
      variables: Object.fromEntries(site.variables),
      ...createPageUrls(site, (route) => this.#settings.urlOf(route, site.model)),
    };
    const recorder = recordLookups(lookup);
    const getClient = async (): Promise<ScalarClient | undefined> => {
      if (!usesScalar(site, theme)) return undefined;
      this.#client ??= bundleScalarClient(packages);
      return this.#client;
    };
    const renderer = createRenderer(recorder, theme, { parseTree: await loadTreeParser() });
    let cachedIcons: NavigationIcons | undefined;
    const icons = (): NavigationIcons => {
      cachedIcons ??= siteIcons(site, lookup, theme);
      return cachedIcons;
    };
    return { site, lookup, recorder, renderer, theme, packages, getClient, getIcons: icons };
  }

  /** Reuses the theme after changes of the site, because loading a highlighter takes longer than rendering a page. */
  async #themeFor(library: ThemeSettings['library']) {
    if (this.#theme?.library !== library) {
      const { project, dependencyProviders = [] } = this.#settings;
      const packages = new OptionalPackages(project, dependencyProviders);
      const theme = await this.#settings.theme({ packages, library, codeThemes: defaultCodeThemes });
      this.#theme = { library, packages, theme };
    }
    return this.#theme;
  }

  /** Renders all pages with content, one at a time, as `recordLookups` requires. */
  async #renderPages(context: RenderContext, onProgress?: OnProgress): Promise<Map<string, CachedPage>> {
    const contents = new Map<string, CachedPage>();
    const pages = Object.values(context.site.model.pages);
    const client = await context.getClient();
    for (const [index, page] of pages.entries()) {
      const source = await createPageSource(context.site, page, client);
      if (source !== undefined) contents.set(page.route, await this.#renderPage(page, source, context));
      onProgress?.(index + 1, pages.length);
    }
    return contents;
  }

  async #renderPage(page: Page, source: PageSource, context: RenderContext): Promise<CachedPage> {
    const { site, lookup, recorder, renderer, theme, packages, getClient } = context;
    const { tools } = source;
    const frontMatter = parseFrontMatter(source.text);
    const data = pageData(page, frontMatter);
    const sourceDigest = digestOf([source, data, lookup.variables, lookup.slugs ?? null, theme.version]);
    const cached = this.#cachedPages.get(page.route);
    if (cached?.sourceDigest === sourceDigest && isUpToDate(cached.lookups, lookup, recorder.digest)) return cached;
    const scalarFiles = tools?.scalar === undefined ? [] : ((await getClient())?.files ?? []);
    for (const [path, text] of [...scalarFiles, ...(await generatedPageFiles(site, page, tools))])
      this.#generatedFiles.set(path, text);
    const isClientMissing = tools?.form !== undefined && tools.scalar === undefined && usesScalar(site, theme);
    const missingPackages = isClientMissing ? missingScalarPackages(packages) : [];
    const renderedPage = withMissingPackages(
      withMissingUtilities(await renderer.render(source), packages),
      missingPackages,
    );
    const file = page.file === null ? undefined : join(site.root, page.file);
    const frontMatterTitle = typeof frontMatter.title === 'string' ? frontMatter.title : undefined;
    const content = {
      route: page.route,
      data,
      frontMatterTitle,
      file,
      renderedPage,
      digest: digestOf([sourceDigest, renderedPage]),
    };
    return { sourceDigest, lookups: recorder.flushRecorded(renderedPage), content };
  }
}

/** Always false for themes without scripts, which can't run Scalar's client. */
function usesScalar(site: ResolvedSite, theme: Theme): boolean {
  return site.publishSettings.endpoints.tryIt === 'scalar' && theme.plainEndpoints !== true;
}

async function withScripts(content: PageContent, scripts: PageScripts): Promise<PageContent> {
  const page = await scripts.write(content.renderedPage);
  return page === content.renderedPage
    ? content
    : { ...content, renderedPage: page, digest: digestOf([content.digest, page.html]) };
}

function siteIcons({ model, config, read }: ResolvedSite, lookup: PageLookup, theme: Theme): NavigationIcons {
  const branding = readBranding(config);
  return navigationIcons(
    model,
    theme.writers?.icon ?? plainWriters.icon,
    (target) => lookup.asset(target, 'docs.json'),
    (target) => lookup.isMonochrome?.(target, 'docs.json') === true,
    (file) => locateFrontMatterMember(read(file) ?? '', file, 'icon'),
    [branding, ...branding.languages]
      .flatMap(navbarLinks)
      .flatMap(({ icon }) =>
        icon === undefined ? [] : [{ icon: { name: icon }, location: { file: 'docs.json', pointer: '/navbar' } }],
      ),
  );
}
