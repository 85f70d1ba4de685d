import type { Site } from '../values/site.ts';

/** Writes the navigation of a site in a generator's own form. */
export type Form = (site: Site) => unknown;

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
  /** Sources, as globs, that stay modules of their own: a bundler has to find `'use client'` where it was written. */
  readonly modules: readonly string[];
  readonly copies: readonly Copied[];
  /** Files of `dist` by the subpaths that the package exports them as. */
  readonly doors: Readonly<Record<string, string>>;
  /** Optional peers with the versions that they may have. */
  readonly peers: Readonly<Record<string, string>>;
  /** Forms of `print --as`, by name. What is no string is printed as JSON. */
  readonly forms: Readonly<Record<string, () => Promise<Form>>>;
  /** Absent for what is no site generator. */
  readonly differs?: Readonly<Record<keyof typeof differences, string>>;
}
