/*
 * What all site generators share, and a folder for each. In goes a resolved site, out come pages, files and findings in
 * the form that the generator takes; `Manifest` says what the rest of the package knows of one. Only `session` resolves a
 * site again. Never here: a rule of navigation, which is the core's, or a word about another generator in its folder.
 */

import type { Site } from '../core/site.ts';
import type { Finding } from '../core/values.ts';
import type { UtilityPlace } from '../render/utilities.ts';
import type { FaceField } from './branding/face.ts';
import type { ResolvedSite } from './resolve.ts';

/** Writes the navigation of a site in a generator's own form. */
export type Form = (site: Site) => unknown;

/** Writes a whole site as the files that a generator builds. */
export type WriteSite = (site: ResolvedSite, to: WriteTarget) => Promise<WrittenSite>;

/** Where a site is written, and for whom. */
export interface WriteTarget {
  /** Absolute path to write to. */
  readonly folder: string;
  /** Absolute path of the project, whose packages are at hand. */
  readonly project: string;
  /** The generator itself: what it cannot keep is told. */
  readonly generator: Manifest;
}

/** What has come of writing a site. */
export interface WrittenSite {
  /** Pages that have changed, and those that have not. */
  readonly written: number;
  readonly same: number;
  /** What became of parts of pages that could not be kept. */
  readonly findings: readonly Finding[];
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

/** What of a site a generator keeps: its build and `check --for` name what a site has beyond it. */
export interface Keeping {
  /** Settings of the face of a site that it takes over. Absent for one that draws no page itself: nothing is said. */
  readonly face?: readonly FaceField[];
  /** What of a navigation it has no place for. */
  readonly lacks: readonly NavigationPart[];
  /** True where redirects with parameters or wildcards lead on. */
  readonly parameters: boolean;
  /** Where something of this path, which counts from the root of the docs, is built. Default: there. */
  readonly placeOf?: (path: string) => string;
  /** Packages of the project whose own dependencies count for pages too: `['vitepress']`. */
  readonly through: readonly string[];
  /** Who colors code: the generator itself, or Shiki, which has to be installed. */
  readonly highlighter: 'own' | 'shiki';
  /** Where utility classes of pages count. Absent where they are not compiled. */
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
 * from it or checked against it.
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
  readonly entries: Readonly<Record<string, string>>;
  /** Sources that become one script for browsers each, which imports nothing, by their names in `dist/islands`. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Sources, as globs, that stay modules of their own: a bundler has to find `'use client'` where it was written. */
  readonly modules: readonly string[];
  readonly copies: readonly Copied[];
  /** Files of `dist` by the subpaths that the package exports them as. */
  readonly doors: Readonly<Record<string, string>>;
  /** Optional peers with the versions that they may have. */
  readonly peers: Readonly<Record<string, string>>;
  /** Forms of `print --as`, by name. What is no string is printed as JSON. */
  readonly forms: Readonly<Record<string, () => Promise<Form>>>;
  /** Absent for what makes no site of pages. */
  readonly keeps?: Keeping;
  /** What `generate --for` writes; absent where the generator is given pages by its integration. */
  readonly writes?: () => Promise<WriteSite>;
  /** Absent for what is no site generator. */
  readonly differs?: Readonly<Record<keyof typeof differences, string>>;
}
