/*
 * Site generators, with a folder for each, and the code that they share. Takes a resolved site; produces pages, files
 * and findings in the form that the generator expects. Other rooms know a generator only by its `Manifest`. Never here:
 * rules about the navigation, which belong to the core, or the name of a generator in the folder of another generator.
 */

import type { Page, Site } from '../core/site.ts';
import type { ThemeSettings } from '../render/plain-theme.ts';
import type { Theme } from '../render/theme.ts';
import type { RenderedPage } from '../render/types.ts';
import type { UtilitySelectors } from '../render/utilities.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import type { GeneratedFiles } from './assets/assets.ts';
import type { BrandingField } from './branding/branding.ts';

/** Converts a site's navigation to the format of a generator. */
export type NavigationFormatter = (site: Site) => unknown;

/**
 * Implementation of a site generator. `rendering/site-writer.ts` has the code for all generators: it renders and writes
 * pages, deletes obsolete ones, and reports unsupported features.
 *
 * @typeParam Navigation Data that the generator's theme needs around a page, such as its sidebar.
 */
export interface Generator<Navigation = unknown> {
  theme(settings: ThemeSettings): Theme | Promise<Theme>;
  /** URL of a route in page content, including the base path. */
  urlOf(route: string, site: Site): string;
  /** URL of the published site from the build's configuration, for sites without the option `url`. */
  readonly siteUrl?: string | undefined;
  /** Called again after each change of the site. */
  projection(site: ResolvedSite): Projection<Navigation>;
}

export interface Projection<Navigation = unknown> {
  /** Unique path of a page's file, relative to the output folder, with `/`: `concepts/jobs.mdx`. */
  fileOf(page: SitePage): string;
  /** Data around a page. `undefined` if the theme computes it in the browser. */
  navigation(page: Page): Navigation;
  frontMatter(page: SitePage, navigation: Navigation): Record<string, unknown>;
  /**
   * Content of a page's file. Default: MDX that contains the HTML.
   *
   * @param styles Style sheet of pages.
   */
  fileContent?(page: SitePage, frontMatter: Record<string, unknown>, navigation: Navigation, styles: string): string;
  /** Additional files by path relative to the output folder. Default: none. */
  files?(output: ProjectionOutput): AdditionalFiles | Promise<AdditionalFiles>;
}

/** Contents by path. Each function is called when its file is written. */
export type AdditionalFiles = ReadonlyMap<string, () => string | Uint8Array>;

/** Output folder and rendered pages, from which a projection creates additional files. */
export interface ProjectionOutput {
  /** Absolute path of the output folder. */
  readonly folder: string;
  readonly pages: readonly SitePage[];
  /** Style sheet of pages. */
  readonly styles: string;
  /** Scripts and downloads of pages, by path relative to the base path. */
  readonly generated: GeneratedFiles;
}

export interface SitePage {
  readonly page: Page;
  readonly content: PageContent;
  /** First heading if it is the title, otherwise the model's title. */
  readonly title: string;
  /** First heading as HTML; empty if the page doesn't start with its title. */
  readonly heading: string;
  readonly html: string;
}

export interface PageContent {
  readonly route: string;
  /** Front matter, with the model's title and description. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Title in the front matter, if set. */
  readonly frontMatterTitle: string | undefined;
  /** Absolute path; undefined for a page generated from a specification. */
  readonly file: string | undefined;
  readonly renderedPage: RenderedPage;
  /** Hash of all members except this one. */
  readonly digest: string;
}

/** Rows of the table in `docs/generators.md`, in order. */
export const comparisonRows = {
  address: 'URL of `guides/start`',
  pages: 'pages are read from',
  mdx: '`.mdx`',
  componentsInMarkdown: 'components in `.md`',
  groupRoot: "a group's `root`",
  drilldown: '`interaction.drilldown`',
  foldsFirstLevel: 'groups of the first level fold',
  badges: 'badges of a sidebar entry',
  switchers: 'languages and versions',
  tabs: 'tabs',
  banner: 'banner of a language',
  trail: 'breadcrumbs, previous and next',
  words: "the generator's own words",
  parameters: 'redirects with parameters',
  redirectsInDev: 'redirects in dev',
  dates: 'dates of changes (`lastUpdated`)',
  icons: 'icons',
  newPages: 'new pages in dev',
} as const;

export type NavigationFeature =
  | 'banner'
  | 'tag'
  | 'icon'
  /** Links to the same page in another language, version or product. */
  | 'switcher'
  /** `lang` and `dir` of the document in the built HTML, not only set by a script. */
  | 'documentLanguage'
  /** Texts of the theme, such as "Search" and "On this page", in the language of each page. */
  | 'themeTexts'
  /** `<link rel="alternate" hreflang>` to the page in other languages. */
  | 'hreflang'
  /** `/changelog/rss.xml` of a page with updates. */
  | 'feed'
  /** Buttons above the updates of a page, one for each of their tags. */
  | 'tagFilter';

/** Features that a generator supports. Builds and `check --for` report other features that a site uses. */
export interface Support {
  /** Supported branding settings. Absent for integrations without pages, which report nothing. */
  readonly branding?: readonly BrandingField[];
  readonly unsupportedFeatures: readonly NavigationFeature[];
  /** Logos must be files of the docs folder. Default: they may be URLs of other sites. */
  readonly needsLogoFile?: true;
  /** Supported values of `interaction.drilldown`. Absent for integrations without a sidebar, which report nothing. */
  readonly drilldown?: readonly boolean[];
  readonly redirectParameters: boolean;
  /** Output path for a path of the docs. Default: the same. */
  readonly outputPath?: (path: string) => string;
  /** Packages whose dependencies pages can use without installing them, such as `['vitepress']`. */
  readonly dependencyProviders: readonly string[];
  /** `own`: the generator highlights code. `shiki`: the project must install Shiki to highlight code. */
  readonly highlighter: 'own' | 'shiki';
  /** The generator draws diagrams; otherwise the project must install mermaid. Default: false. */
  readonly drawsDiagrams?: boolean;
  /** Endpoint pages have no form, no downloads and no folded members. Default: false. */
  readonly plainEndpoints?: boolean;
  /** Pages have neither a group's name nor breadcrumbs above their titles. Default: false. */
  readonly lacksEyebrows?: boolean;
  /** Scope of utility classes. Absent if they are not compiled. */
  readonly utilities?: UtilitySelectors;
}

/** Source files in the npm package that the user's site compiles. Paths are relative to the repository. */
export interface CopiedSource {
  readonly from: string;
  readonly to: string;
}

/**
 * Description of a generator or another group of exports. The build, the exports and peers of `package.json`, the
 * values of `print --as`, knip and the tables of `docs/generators.md` are built from it or checked against it. Absent
 * lists are empty.
 */
export interface Manifest {
  readonly title: string;
  readonly name: string;
  readonly setup: string;
  readonly docsPage: string;
  /** Sources bundled into one file each, by name in `dist`. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Sources that are each bundled into one browser script without imports, by name in `dist/islands`. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Globs of sources that are compiled to separate modules, so that bundlers find `'use client'`. */
  readonly modules?: readonly string[];
  readonly copies?: readonly CopiedSource[];
  readonly exports?: Readonly<Record<string, string>>;
  /**
   * Optional peers, with the ranges that tests build with. `package.json` accepts every version, so that a peer never
   * stops an installation; `init` and the plugins refuse versions that are too old.
   */
  readonly peers?: Readonly<Record<string, string>>;
  /** Minimum version of Node for a new project. Default: the minimum version for this package. */
  readonly minNodeVersion?: string;
  /** Packages of a new project, in the tested versions. Absent if `init` can't create one. */
  readonly starterPackages?: Readonly<Record<string, string>>;
  /** Values of `print --as`. Results other than strings are printed as JSON. */
  readonly forms?: Readonly<Record<string, () => Promise<NavigationFormatter>>>;
  readonly support?: Support;
  /** For `generate --for`. Absent if the generator needs its integration to get pages. */
  readonly generator?: () => Promise<Generator>;
  readonly comparison?: Readonly<Record<keyof typeof comparisonRows, string>>;
}
