/*
 * What all site generators share, and a folder for each. In goes a resolved site, out come pages, files and findings in
 * the form that the generator takes; `Manifest` says what the rest of the package knows of one. Only `session` resolves a
 * site again. Never here: a rule of navigation, which is the core's, or a word about another generator in its folder.
 */

import type { Page, Site } from '../core/site.ts';
import type { ThemeSettings } from '../render/plain-theme.ts';
import type { Theme } from '../render/theme.ts';
import type { RenderedPage } from '../render/types.ts';
import type { UtilityPlace } from '../render/utilities.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import type { BrandingField } from './branding/branding.ts';

/** Writes the navigation of a site in a generator's own form. */
export type Form = (site: Site) => unknown;

/**
 * What a generator does in its own way with any site. `rendering/site-writer.ts` does the rest for all of them: it renders
 * the pages, writes them, removes those that are gone, and reports what the manifest says that the generator lacks.
 *
 * @typeParam Around What surrounds a page, in the form that the generator's theme takes.
 */
export interface Generator<Around = unknown> {
  /** Makes what writes the components of pages, in the generator's own markup. */
  theme(settings: ThemeSettings): Theme | Promise<Theme>;
  /** The address of a route in the text of pages, base path included. */
  addressOf(route: string, site: Site): string;
  /** How the pages of one resolved site are written. Called whenever the site has changed. */
  projection(site: ResolvedSite): Projection<Around>;
}

/** A site as a generator takes it: its pages as files, and what goes with them. */
export interface Projection<Around = unknown> {
  /** Path of a page's file below the folder of the site, with `/`: `concepts/jobs.mdx`. No two pages share one. */
  fileOf(page: SitePage): string;
  /** What surrounds a page. `undefined` if the theme works it out when it shows the page. */
  navigation(page: Page): Around;
  frontMatter(page: SitePage, around: Around): Record<string, unknown>;
  /** The text of a page's file. Default: MDX that shows the HTML as it is. */
  textOf?(page: SitePage, frontMatter: Record<string, unknown>, around: Around): string;
  /**
   * Files beside the pages by their paths below the folder, each made when it is written. Default: none.
   *
   * @param styles The style sheet of pages.
   */
  files?(styles: string): ReadonlyMap<string, () => string | Uint8Array>;
}

/** A page that is rendered and not written yet. */
export interface SitePage {
  /** As the model has it. */
  readonly page: Page;
  readonly content: PageContent;
  /** The first heading of its text, if that is its title; else what the model calls it. */
  readonly title: string;
  /** That heading as HTML; empty if the text does not begin with the title. */
  readonly heading: string;
  /** The text below the heading, as HTML. */
  readonly html: string;
}

/** What rendering has made of a page. */
export interface PageContent {
  readonly route: string;
  /** Front matter as it is written, with the model's title and description. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What its front matter calls it; undefined if that has no title. */
  readonly name: string | undefined;
  /** Absolute path; undefined for a page that a specification alone makes. */
  readonly file: string | undefined;
  readonly page: RenderedPage;
  /** Changes whenever anything else here does. */
  readonly digest: string;
}

/** What a generator does in its own way: rows of the table in `docs/generators.md`, in its order. */
export const differences = {
  address: 'address of `guides/start`',
  pages: 'pages are read from',
  mdx: '`.mdx`',
  componentsInMarkdown: 'components in `.md`',
  groupRoot: "a group's `root`",
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

/** What of a navigation a generator may have no place for. */
export type NavigationPart =
  | 'banner'
  /** Tags of entries. */
  | 'tag'
  /** Icons of sections, groups and entries. */
  | 'icon'
  /** From a page to the same page in another language, version or product. */
  | 'switcher';

/** What of a site a generator supports: its build and `check --for` name what a site has beyond it. */
export interface Support {
  /** Settings of the branding of a site that it takes over. Absent for one that draws no page itself: nothing is said. */
  readonly branding?: readonly BrandingField[];
  /** What of a navigation it has no place for. */
  readonly lacks: readonly NavigationPart[];
  /** True if redirects with parameters or wildcards lead on. */
  readonly parameters: boolean;
  /** Where something of this path, which counts from the root of the docs, is built. Default: there. */
  readonly placeOf?: (path: string) => string;
  /** Packages of the project whose own dependencies count for pages too: `['vitepress']`. */
  readonly through: readonly string[];
  /** Who colors code: the generator itself, or Shiki, which has to be installed. */
  readonly highlighter: 'own' | 'shiki';
  /** Where utility classes of pages count. Absent if they are not compiled. */
  readonly utilities?: UtilityPlace;
}

/** Files that are published as they are: the site that uses them compiles them. Paths count from the repository. */
export interface Copied {
  readonly from: string;
  /** The folder that they are copied into. */
  readonly to: string;
}

/**
 * What the rest of the package knows of a generator, or of any other family of doors. The build, the exports of
 * `package.json`, its peers, the forms of `print`, the entries of knip and the tables of `docs/generators.md` are made
 * from it or checked against it. What is absent from one of its lists of files, doors or packages is none.
 */
export interface Manifest {
  /** Its name and version in prose. */
  readonly title: string;
  /** Its name in tables. */
  readonly name: string;
  /** What a site adds to its configuration, in Markdown. */
  readonly setup: string;
  /** The page in `docs` that is about it. */
  readonly page: string;
  /** Sources that become one file each, by their names in `dist`. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Sources that become one script for browsers each, which imports nothing, by their names in `dist/islands`. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Sources, as globs, that stay modules of their own: a bundler has to find `'use client'` if it was written. */
  readonly modules?: readonly string[];
  readonly copies?: readonly Copied[];
  /** Files of `dist` by the subpaths that the package exports them as. */
  readonly doors?: Readonly<Record<string, string>>;
  /** Optional peers with the versions that they may have. */
  readonly peers?: Readonly<Record<string, string>>;
  /** Packages of a new project, in the versions that are tested. Absent if `init` makes no project for it. */
  readonly starter?: Readonly<Record<string, string>>;
  /** Forms of `print --as`, by name. What is no string is printed as JSON. */
  readonly forms?: Readonly<Record<string, () => Promise<Form>>>;
  /** Absent for what makes no site of pages. */
  readonly support?: Support;
  /** For `generate --for`. Absent if the generator needs an integration to get its pages. */
  readonly generator?: () => Promise<Generator>;
  /** Absent for what is no site generator. */
  readonly differs?: Readonly<Record<keyof typeof differences, string>>;
}
