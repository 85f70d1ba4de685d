import { join } from 'node:path';
import { load } from 'js-yaml';
import { leadsAway, splitAddress } from '../../links/address.ts';
import { languageOf } from '../../openapi/endpoint-markdown.ts';
import { splitPage } from '../../pages/front-matter.ts';
import type { ResolvedSite } from '../../resolve.ts';
import type { Page, Site } from '../../values/site.ts';
import type { MadeFiles } from '../assets/assets.ts';
import { createRenderer } from '../dialect/create-renderer.ts';
import { iconStyles } from '../dialect/icons/icon-styles.ts';
import { type NavigationIcons, navigationIcons } from '../dialect/icons/navigation-icons.ts';
import type { ThemeSettings } from '../dialect/plain-theme.ts';
import { plainWriters } from '../dialect/plain-writers.ts';
import type { Theme } from '../dialect/theme.ts';
import type { PageSource, RenderedPage, World } from '../dialect/types.ts';
import type { UtilityPlace } from '../dialect/utilities/compile-utilities.ts';
import { faceAddress } from '../face/face-address.ts';
import { readFace } from '../face/read-face.ts';
import { hostProperties } from '../own-styles/host-properties.ts';
import { type FilesOfEveryPage, filesOfEveryPage, OwnStyles } from '../own-styles/own-styles.ts';
import { digestOf } from '../publish/digest.ts';
import type { Addresses } from '../view/targets.ts';
import { addressesOfSite } from './addresses.ts';
import { type Answers, answersAlike, type ListeningWorld, listenTo } from './answers.ts';
import { deadLinksOf } from './dead-links.ts';
import { DiagramScript } from './diagrams.ts';
import { IslandScripts } from './islands.ts';
import { themeSettings } from './theme-settings.ts';
import { htmlOf, needingUtilities, utilitiesOf, utilityStyles } from './utility-styles.ts';

/** A page as a generator takes it: rendered, and named. */
export interface PageContent {
  readonly route: string;
  /** Front matter as it is written, with the model's title and description. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What its front matter calls it; undefined where that has no title. */
  readonly name: string | undefined;
  /** Absolute path; undefined for a page that a specification alone makes. */
  readonly file: string | undefined;
  readonly page: RenderedPage;
  /** Changes whenever anything else here does. */
  readonly digest: string;
}

/** What is drawn of a site. */
export interface DrawnSite {
  /** In the model's order. */
  readonly pages: readonly PageContent[];
  readonly icons: NavigationIcons;
  /** Styles of icons of the navigation, of utility classes in pages, and of the site's own; empty where there are none. */
  readonly styles: string;
  /** Files that hosts load on every page. */
  readonly ofEveryPage: FilesOfEveryPage;
}

/** What settles how pages are drawn. */
export interface DrawSettings {
  /** Absolute path of the project, whose packages color code and bring icons. */
  readonly project: string;
  /** Packages of the project whose own dependencies count too. */
  readonly through: readonly string[];
  /** Where utility classes of pages count. Absent where nobody takes their styles. */
  readonly utilities?: UtilityPlace | undefined;
  /** Makes what writes the pages. */
  readonly theme: (settings: ThemeSettings) => Promise<Theme> | Theme;
  /** Writes the address of a route, base path included. */
  readonly addresses: (site: Site) => Addresses;
}

/** What pages are rendered in. */
interface Around {
  readonly world: World;
  readonly heard: ListeningWorld;
  readonly renderer: ReturnType<typeof createRenderer>;
  readonly theme: Theme;
  readonly packages: ThemeSettings['packages'];
}

interface Known {
  /** Digest of the page's own text, and of what a specification adds to it. */
  readonly source: string;
  readonly answers: Answers;
  readonly content: PageContent;
}

/** Draws the pages of a site. What has not changed since the last time is not drawn again. */
export class PagesRenderer {
  readonly #settings: DrawSettings;
  readonly #made = new Map<string, string>();
  readonly #ownStyles = new OwnStyles();
  #known: ReadonlyMap<string, Known> = new Map();

  constructor(settings: DrawSettings) {
    this.#settings = settings;
  }

  /** The scripts that pages of this and of earlier renderings load, by their paths below the site's base. */
  get made(): MadeFiles {
    return this.#made;
  }

  /** @param onProgress Told how many pages of how many are done. */
  async render(site: ResolvedSite, onProgress?: (done: number, total: number) => void): Promise<DrawnSite> {
    const { project, through, utilities } = this.#settings;
    const settings = themeSettings(site, project, through);
    const theme = await this.#settings.theme(settings);
    const { read } = site;
    const written = this.#settings.addresses(site.model);
    const addresses = addressesOfSite(site.model, written, new Set(site.files()), site.linked);
    const isDead = deadLinksOf(site);
    const world: World = { read, variables: Object.fromEntries(site.variables), ...addresses, isDead };
    const heard = listenTo(world);
    const renderer = createRenderer(heard, theme);
    const known = new Map<string, Known>();
    const pages = Object.values(site.model.pages);
    for (const page of pages) {
      const source = await sourceOf(site, page, read);
      if (source !== undefined)
        known.set(
          page.route,
          await this.#content(site, page, source, { world, heard, renderer, theme, packages: settings.packages }),
        );
      onProgress?.(known.size, pages.length);
    }
    this.#known = known;
    const scripts = new IslandScripts(world, theme, site.model.site.base);
    const drawn = [...known.values()].map(({ content }) => content);
    const diagrams = new DiagramScript(settings.packages, site.model.site.base);
    const contents = await Promise.all(drawn.map((content) => withScripts(content, scripts, diagrams)));
    for (const [file, text] of [...scripts.files, ...diagrams.files]) this.#made.set(file, text);
    const write = theme.writers?.icon ?? plainWriters.icon;
    const icons = navigationIcons(
      site.model,
      write,
      (target) => world.asset(target, 'docs.json'),
      (target) => (leadsAway(target) ? undefined : read(faceAddress(splitAddress(target)[0]).slice(1))),
    );
    const styles = iconStyles(icons);
    const ofEveryPage = await filesOfEveryPage(site, new Set(drawn.flatMap(({ page }) => page.dependencies)));
    if (utilities === undefined) return { pages: contents, icons, styles, ofEveryPage };
    const names = [...scripts.utilities, ...drawn.flatMap(({ page }) => [...utilitiesOf(page)])];
    const ofUtilities = await utilityStyles(names, settings.packages, utilities);
    const files = site.publish.ownStyles ? ofEveryPage.styles : [];
    const own = await this.#ownStyles.sheet(site, files, utilities.pages, world.asset);
    const texts = [own.css, ...drawn.map(({ page }) => htmlOf(page)), ...scripts.files.values()];
    const ofHost = hostProperties(readFace(site.config), utilities.pages, texts);
    return { pages: contents, icons, styles: own.imports + styles + ofUtilities + ofHost + own.css, ofEveryPage };
  }

  async #content(
    site: ResolvedSite,
    page: Page,
    source: PageSource,
    { world, heard, renderer, theme, packages }: Around,
  ): Promise<Known> {
    const matter = recordOf(splitPage(source.text).yaml);
    const data = dataOf(page, matter);
    const own = digestOf([source, data, world.variables, theme.version]);
    const before = this.#known.get(page.route);
    if (before?.source === own && answersAlike(before.answers, world, heard.digest)) return before;
    const rendered = needingUtilities(await renderer.render(source), packages);
    const file = page.file === null ? undefined : join(site.root, page.file);
    const name = typeof matter.title === 'string' ? matter.title : undefined;
    const content = { route: page.route, data, name, file, page: rendered, digest: digestOf([own, rendered]) };
    return { source: own, answers: heard.answersFor(rendered), content };
  }
}

async function withScripts(
  content: PageContent,
  scripts: IslandScripts,
  diagrams: DiagramScript,
): Promise<PageContent> {
  const page = diagrams.write(await scripts.write(content.page));
  return page === content.page ? content : { ...content, page, digest: digestOf([content.digest, page.html]) };
}

/** Undefined where there is nothing to show: no file, and nothing that a specification says. */
async function sourceOf(
  site: ResolvedSite,
  page: Page,
  read: (file: string) => string | undefined,
): Promise<PageSource | undefined> {
  const { route, file, endpoint } = page;
  const text = file === null ? undefined : read(file);
  // A file that went between the resolving and the reading: the next resolving will know.
  if (file !== null && text === undefined) return undefined;
  const generated = endpoint === undefined ? undefined : await site.endpointMarkdown(route);
  if (text === undefined && generated === undefined) return undefined;
  const source = { file: file ?? `${route.slice(1)}.md`, text: text ?? '' };
  return generated === undefined ? source : { ...source, generated, language: languageOf(page) };
}

/** A member that is left empty says nothing: generators refuse it, or take it for a value. */
function dataOf({ title, description }: Page, matter: Record<string, unknown>): Record<string, unknown> {
  const { description: _, ...others } = matter;
  const written = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
  return { ...written, title, ...(description === undefined ? {} : { description }) };
}

/** Front matter that cannot be read is a diagnostic of the site's; here it says nothing. */
function recordOf(yaml: string): Record<string, unknown> {
  try {
    const value = load(yaml);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
