import type { ReactNode } from 'react';
import { decodePercent, leadsAway } from '../../core/links.ts';
import { neighborsOf, pageAt } from '../../core/runtime.ts';
import type { Page, Placement, Site } from '../../core/site.ts';
import { type Link, SidebarHead, SiteFooter } from '../react/parts.tsx';
import { encodeRoute } from '../view/targets.ts';
import { type NavigationView, viewOf } from '../view/view.ts';
import type { Words } from '../view/words.ts';
import type { FumadocsFace } from './branding.ts';
import { Logo } from './client.tsx';
import type { LoadContent, StructuredData, WrittenContent } from './generator.ts';
import { type Root, sidebarTree } from './sidebar.tsx';
import { namedTree, sidebarName } from './tree.ts';

/** Where a reader is: the page, what surrounds it, and the properties of Fumadocs's own components. */
export interface Place {
  readonly page: Page;
  readonly content: WrittenContent;
  /** What is shown around the page beside its sidebar. */
  readonly view: NavigationView;
  readonly Link: Link;
  /** Properties of `DocsLayout`. */
  readonly layout: {
    readonly tree: Root<ReactNode>;
    readonly tabs: false;
    readonly nav: { readonly title: ReactNode; readonly url: string };
    /** Links of the site's bar. */
    readonly links: { readonly text: string; readonly url: string; readonly external: boolean }[];
    readonly githubUrl?: string;
    readonly sidebar: {
      readonly enabled: boolean;
      readonly banner: ReactNode;
      /** Fumadocs 17 reads it here. */
      readonly tabs: false;
    };
    readonly themeSwitch?: { readonly enabled: false };
    readonly containerProps: { readonly lang?: string };
  };
  /** Properties of `DocsPage`. */
  readonly docs: {
    readonly toc: WrittenContent['toc'];
    readonly full?: true;
    readonly breadcrumb: { readonly enabled: false };
    readonly footer: {
      readonly items: { readonly previous?: FooterItem; readonly next?: FooterItem };
      /** The links at the foot of the site. */
      readonly children: ReactNode;
    };
  };
  /** Attributes of tags `meta` for all pages. */
  readonly metatags: readonly Readonly<Record<string, string>>[];
  /** What `generateMetadata` answers with. */
  readonly metadata: {
    readonly title: string;
    readonly description?: string;
    readonly icons?: { readonly icon: string };
  };
}

interface FooterItem {
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

/** A source for `loader` of `fumadocs-core/source`. */
export interface PageSource {
  readonly files: SourceFile[];
}

interface SourceFile {
  readonly type: 'page';
  /** As Fumadocs tells files apart; nothing is read from it. */
  readonly path: string;
  readonly slugs: string[];
  readonly data: {
    readonly title: string;
    readonly description?: string;
    /** Read when a search index is made. */
    readonly structuredData: () => Promise<StructuredData>;
  };
}

/** The contents of pages, by their routes. */
export type Contents = Readonly<Record<string, LoadContent>>;

/** What to show on each page of a site. */
export interface Navigation {
  readonly site: Site;
  /** The place of the page at a route, given as Next.js gives it; undefined if there is none. */
  at(slug: readonly string[] | undefined): Promise<Place | undefined>;
  /** The parameters of every page, for `generateStaticParams` of `[[...slug]]`. */
  params(): { readonly slug: string[] }[];
  /** A source for Fumadocs's `loader`, with the pages at the routes of the model: its search reads them. */
  source(): PageSource;
}

/** Page trees by the names of their exports. */
export type Sidebars = Readonly<Record<string, Root<ReactNode>>>;

export interface NavigationSettings {
  /** The written contents of the pages. */
  readonly contents: Contents;
  /** The component of links, from a module of the browser. Default: `'a'`, which knows no base path. */
  readonly Link?: Link | undefined;
  /** The face of the site: its logo, its links and its favicon. Default: its name alone. */
  readonly face?: FumadocsFace | undefined;
  /** The written page trees, so that no page carries its own. Default: they are made of the model, with each page. */
  readonly sidebars?: Sidebars | undefined;
}

/** Answers for each page of a site what Fumadocs shows there. Page trees are made once for each context. */
export function createNavigation(
  site: Site,
  { contents, face, Link = 'a', sidebars = {} }: NavigationSettings,
): Navigation {
  const links = (face?.links ?? []).map(({ label, href }) => ({ text: label, url: href, external: leadsAway(href) }));
  const trees = new Map<number, Root<ReactNode>>();
  return { site, at, params, source: () => sourceOf(site, contents) };

  async function at(slug: readonly string[] = []): Promise<Place | undefined> {
    // Next.js gives the steps of an address as they are in it.
    const page = pageAt(site, `/${slug.map(decodePercent).join('/')}`);
    const load = page === undefined ? undefined : contents[page.route];
    if (page === undefined || load === undefined) return undefined;
    const { default: content } = await load();
    const [placement] = page.placements;
    const view = viewOf(site, page, encodeRoute);
    const { title, description } = page;
    const language = placement?.context.language;
    return {
      page,
      content,
      view,
      Link,
      layout: {
        tree: placement === undefined ? emptyTree : treeOf(placement),
        tabs: false,
        nav: { title: <Logo face={face} name={site.site.name} />, url: face?.url ?? site.tree.route ?? '/' },
        links,
        ...(face?.githubUrl === undefined ? {} : { githubUrl: face.githubUrl }),
        sidebar: {
          enabled: placement !== undefined && content.hasSidebar !== false,
          banner: <SidebarHead view={view} Link={Link} />,
          tabs: false,
        },
        ...(face?.lacksThemeSwitch === true ? { themeSwitch: { enabled: false } } : {}),
        containerProps: language === undefined ? {} : { lang: language },
      },
      docs: {
        toc: content.toc,
        ...(content.full === true ? { full: true } : {}),
        breadcrumb: { enabled: false },
        footer: {
          items: footerOf(placement, view.words),
          children: <SiteFooter lists={face?.footer ?? []} Link={Link} />,
        },
      },
      metatags: face?.metatags ?? [],
      metadata: {
        title,
        ...described(description ?? face?.description),
        ...(face?.favicon === undefined ? {} : { icons: { icon: face.favicon } }),
      },
    };
  }

  function treeOf({ sidebar }: Placement): Root<ReactNode> {
    const tree = trees.get(sidebar) ?? sidebars[sidebarName(sidebar)] ?? sidebarTree(namedTree(site, sidebar));
    trees.set(sidebar, tree);
    return tree;
  }

  function footerOf(placement: Placement | undefined, words: Words): Place['docs']['footer']['items'] {
    const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
    return {
      ...(previous === undefined ? {} : { previous: itemOf(previous, words.previous) }),
      ...(next === undefined ? {} : { next: itemOf(next, words.next) }),
    };
  }

  function params(): { readonly slug: string[] }[] {
    return Object.keys(contents).map((route) => ({ slug: slugsOf(route) }));
  }
}

function described(description: string | undefined): { readonly description?: string } {
  return description === undefined ? {} : { description };
}

const emptyTree: Root<ReactNode> = { $id: 'none', type: 'root', name: '', children: [] };

function itemOf({ route, title, sidebarTitle = title }: Page, description: string): FooterItem {
  return { name: sidebarTitle, url: encodeRoute(route), description };
}

/** The pages of a site at their routes. Fumadocs would drop the names of folders in parentheses: slugs are given. */
export function sourceOf(site: Site, contents: Contents): PageSource {
  return {
    files: Object.entries(contents).map(([route, load]) => {
      const { title = route, description }: Partial<Page> = site.pages[route] ?? {};
      return {
        type: 'page',
        path: `${route.slice(1) || 'index'}.mdx`,
        slugs: slugsOf(route),
        data: {
          title,
          ...described(description),
          structuredData: async () => (await load()).default.structuredData,
        },
      };
    }),
  };
}

/** The steps of a route, as Next.js gives them. */
function slugsOf(route: string): string[] {
  return route === '/' ? [] : route.slice(1).split('/');
}
