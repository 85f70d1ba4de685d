/*
 * Navigation for Fumadocs. Takes the model and the pages that `next` has written; returns props for the layouts of
 * Fumadocs, and components for pages. Uses no Node APIs, because all code runs in the project's server components.
 */

import type { ReactNode } from 'react';
import { decodePercent, isExternal } from '../../core/links.ts';
import { hrefOf, neighborsOf, pageAt } from '../../core/runtime.ts';
import type { Page, Placement, Site } from '../../core/site.ts';
import { type Alternate, alternatesOf } from '../indexes/alternates.ts';
import { NavigationIcon } from '../react/icons.tsx';
import { type Link, SidebarHead, SiteFooter } from '../react/parts.tsx';
import { isIndexed, isSearchable } from '../rendering/visibility.ts';
import { encodeRoute } from '../view/targets.ts';
import { type NavigationView, viewOf } from '../view/view.ts';
import { type HtmlLanguage, htmlLanguage, type NavigationLabels } from '../view/words.ts';
import type { FumadocsFace, FumadocsLink, FumadocsLinks, FumadocsSocial } from './branding.ts';
import { Logo } from './client.tsx';
import type { LoadContent, PageFileContent, StructuredData } from './generator.ts';
import { type PageTreeRoot, sidebarTree } from './sidebar.tsx';
import { createSidebarPageTree, sidebarName } from './tree.ts';

/** Page with its navigation and the props of Fumadocs's components. */
export interface FumadocsPage {
  readonly page: Page;
  readonly content: PageFileContent;
  /** Navigation of the page, except for its sidebar. */
  readonly view: NavigationView;
  readonly Link: Link;
  /** Props of `DocsLayout`. */
  readonly layout: {
    readonly tree: PageTreeRoot<ReactNode>;
    readonly tabs: false;
    readonly nav: { readonly title: ReactNode; readonly url: string };
    readonly links: (LayoutLink | LayoutIconLink)[];
    readonly githubUrl?: string;
    readonly sidebar: {
      readonly enabled: boolean;
      readonly banner: ReactNode;
      /** Fumadocs 17 reads `tabs` here instead of in `layout`. */
      readonly tabs: false;
    };
    readonly themeSwitch?: { readonly enabled: false };
    readonly containerProps: Partial<HtmlLanguage>;
  };
  /** Props of `DocsPage`. */
  readonly docs: {
    readonly toc: PageFileContent['toc'];
    readonly full?: true;
    readonly breadcrumb: { readonly enabled: false };
    readonly footer: {
      readonly items: { readonly previous?: FooterItem; readonly next?: FooterItem };
      readonly children: ReactNode;
    };
  };
  readonly metatags: readonly Readonly<Record<string, string>>[];
  /** Return value for `generateMetadata`. */
  readonly metadata: {
    readonly title: string;
    readonly description?: string;
    readonly icons?: { readonly icon: string };
    readonly robots?: { readonly index: false };
    readonly alternates?: { readonly languages: Readonly<Record<string, string>> };
  };
}

interface LayoutLink {
  readonly text: ReactNode;
  readonly url: string;
  readonly external: boolean;
  readonly icon?: ReactNode;
}

/** Link that Fumadocs shows as an icon, next to the link to GitHub. */
interface LayoutIconLink extends LayoutLink {
  readonly type: 'icon';
  readonly label: string;
  readonly icon: ReactNode;
}

interface FooterItem {
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

/** Source for `loader` of `fumadocs-core/source`. */
export interface FumadocsSource {
  readonly files: SourceFile[];
}

interface SourceFile {
  readonly type: 'page';
  /** Unique key for Fumadocs. Not a file on disk. */
  readonly path: string;
  readonly slugs: string[];
  readonly data: {
    readonly title: string;
    readonly description?: string;
    readonly structuredData: () => Promise<StructuredData>;
  };
}

export type Contents = Readonly<Record<string, LoadContent>>;

/** Navigation of all pages of a site. */
export interface FumadocsNavigation {
  readonly site: Site;
  /** Finds the page for Next.js's `slug` parameter. Returns `undefined` for an unknown route. */
  at(slug: readonly string[] | undefined): Promise<FumadocsPage | undefined>;
  /** Parameters of every page, for `generateStaticParams` of `[[...slug]]`. */
  params(): { readonly slug: string[] }[];
  /** Source for Fumadocs's `loader`: the searchable pages, at the model's routes. */
  source(): FumadocsSource;
}

/** Page trees by export name: `sidebar0`. */
export type Sidebars = Readonly<Record<string, PageTreeRoot<ReactNode>>>;

export interface NavigationSettings {
  readonly contents: Contents;
  /** Component for links, from a client module. Default: `'a'`, which adds no base path. */
  readonly Link?: Link | undefined;
  /** Branding of the site: logo, links and favicon. Default: only the site's name. */
  readonly face?: FumadocsFace | undefined;
  /** Generated page trees, shared by all pages. Default: built from the model, and serialized into each page. */
  readonly sidebars?: Sidebars | undefined;
}

/** Creates the navigation of a site. Page trees are cached by sidebar. */
export function createNavigation(
  site: Site,
  { contents, face, Link = 'a', sidebars = {} }: NavigationSettings,
): FumadocsNavigation {
  const trees = new Map<number, PageTreeRoot<ReactNode>>();
  return { site, at, params, source: () => createFumadocsSource(site, contents) };

  async function at(slug: readonly string[] = []): Promise<FumadocsPage | undefined> {
    // Next.js passes path segments percent-encoded.
    const page = pageAt(site, `/${slug.map(decodePercent).join('/')}`);
    const loadContent = page === undefined ? undefined : contents[page.route];
    if (page === undefined || loadContent === undefined) return undefined;
    const { default: content } = await loadContent();
    const [placement] = page.placements;
    const view = viewOf(site, page, encodeRoute);
    const { title, description } = page;
    const {
      githubUrl,
      links = [],
      socials = [],
      footer = [],
    }: Partial<FumadocsLinks> = face?.languages?.find(({ language }) => language === placement?.context.language) ??
    face ??
    {};
    return {
      page,
      content,
      view,
      Link,
      layout: {
        tree: placement === undefined ? emptyTree : getPageTree(placement),
        tabs: false,
        nav: { title: <Logo face={face} name={site.site.name} />, url: face?.url ?? site.tree.route ?? '/' },
        links: [...links.map(createLink), ...socials.map(createIconLink)],
        ...(githubUrl === undefined ? {} : { githubUrl }),
        sidebar: {
          enabled: placement !== undefined && content.hasSidebar !== false,
          banner: <SidebarHead view={view} Link={Link} />,
          tabs: false,
        },
        ...(face?.lacksThemeSwitch === true ? { themeSwitch: { enabled: false } } : {}),
        containerProps: htmlLanguage(site, page) ?? {},
      },
      docs: {
        toc: content.toc,
        ...(content.full === true ? { full: true } : {}),
        breadcrumb: { enabled: false },
        footer: {
          items: createFooterItems(placement, view.words),
          children: <SiteFooter lists={footer} Link={Link} />,
        },
      },
      metatags: face?.metatags ?? [],
      metadata: {
        title,
        ...withDescription(description ?? face?.description),
        ...(face?.favicon === undefined ? {} : { icons: { icon: face.favicon } }),
        ...(content.noindex === true ? { robots: { index: false } } : {}),
        ...withLanguages(alternatesOf(site, page, (alternatePage) => isIndexed(alternatePage, false))),
      },
    };
  }

  function getPageTree({ sidebar }: Placement): PageTreeRoot<ReactNode> {
    const tree =
      trees.get(sidebar) ?? sidebars[sidebarName(sidebar)] ?? sidebarTree(createSidebarPageTree(site, sidebar));
    trees.set(sidebar, tree);
    return tree;
  }

  function createFooterItems(
    placement: Placement | undefined,
    messages: NavigationLabels,
  ): FumadocsPage['docs']['footer']['items'] {
    const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
    return {
      ...(previous === undefined ? {} : { previous: createFooterItem(previous, messages.previous) }),
      ...(next === undefined ? {} : { next: createFooterItem(next, messages.next) }),
    };
  }

  function withLanguages(alternates: readonly Alternate[]): Pick<FumadocsPage['metadata'], 'alternates'> {
    if (alternates.length === 0) return {};
    const languages = alternates.map(({ hreflang, route }) => [hreflang, hrefOf(site, route)] as const);
    return { alternates: { languages: Object.fromEntries(languages) } };
  }

  function params(): { readonly slug: string[] }[] {
    return Object.keys(contents).map((route) => ({ slug: routeSegments(route) }));
  }
}

function createLink({ label, href, iconClasses, isPrimary }: FumadocsLink): LayoutLink {
  return {
    text: isPrimary === true ? <span className="djn-primary-mark">{label}</span> : label,
    url: href,
    external: isExternal(href),
    ...(iconClasses === undefined ? {} : { icon: <NavigationIcon name={iconClasses} /> }),
  };
}

function createIconLink({ label, href, icon }: FumadocsSocial): LayoutIconLink {
  return {
    type: 'icon',
    text: label,
    label,
    url: href,
    external: isExternal(href),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is generated, with escaped texts.
    icon: <span className="djn-social" dangerouslySetInnerHTML={{ __html: icon }} />,
  };
}

function withDescription(description: string | undefined): { readonly description?: string } {
  return description === undefined ? {} : { description };
}

const emptyTree: PageTreeRoot<ReactNode> = { $id: 'none', type: 'root', name: '', children: [] };

function createFooterItem({ route, title, sidebarTitle = title }: Page, description: string): FooterItem {
  return { name: sidebarTitle, url: encodeRoute(route), description };
}

/** Source of the searchable pages. Slugs are explicit, because Fumadocs would drop folder names in parentheses. */
export function createFumadocsSource(site: Site, contents: Contents): FumadocsSource {
  return {
    files: Object.entries(contents).flatMap(([route, loadContent]): SourceFile[] => {
      const page = site.pages[route];
      if (page !== undefined && !isSearchable(page, false)) return [];
      const { title = route, description }: Partial<Page> = page ?? {};
      const file: SourceFile = {
        type: 'page',
        path: `${route.slice(1) || 'index'}.mdx`,
        slugs: routeSegments(route),
        data: {
          title,
          ...withDescription(description),
          structuredData: async () => (await loadContent()).default.structuredData,
        },
      };
      return [file];
    }),
  };
}

/**
 * `buildIndex` for Fumadocs's `createFromSource`. Its default gives the second section of `/guide` the id `/guide-1`,
 * and fails if that is the URL of another page.
 */
export async function buildIndex({ url, data }: { readonly url: string; readonly data: object }) {
  // Fumadocs's own type of `data` has no `structuredData`.
  const { title, description, structuredData } = data as SourceFile['data'];
  return { id: `${url}#`, url, title, ...withDescription(description), structuredData: await structuredData() };
}

function routeSegments(route: string): string[] {
  return route === '/' ? [] : route.slice(1).split('/');
}
