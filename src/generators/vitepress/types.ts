import type { HtmlContext } from './page-html.ts';

/*
 * Types of VitePress with the members that the integration uses. This file doesn't import VitePress's types, because
 * users of other generators don't have VitePress installed.
 */

export interface VitePressConfig {
  readonly srcDir?: string;
  readonly base?: string;
  readonly title?: string;
  readonly cleanUrls?: boolean;
  readonly metaChunk?: boolean;
  readonly sitemap?: {
    readonly hostname?: string;
    readonly transformItems?: (
      items: readonly SitemapItem[],
    ) => readonly SitemapItem[] | Promise<readonly SitemapItem[]>;
  };
  readonly lastUpdated?: boolean;
  readonly head?: readonly HeadTag[];
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly vite?: { readonly plugins?: readonly unknown[] };
  readonly markdown?: { readonly cache?: boolean; readonly config?: (markdown: MarkdownIt) => unknown };
  readonly transformPageData?: (page: PageData, context: never) => Promise<object | undefined> | object | undefined;
  readonly transformHead?: (context: HeadContext) => Promise<HeadTag[] | undefined> | HeadTag[] | undefined;
  readonly transformHtml?: (
    code: string,
    id: string,
    context: HtmlContext,
  ) => Promise<string | undefined> | string | undefined;
  readonly buildEnd?: (site: { readonly outDir: string }) => Promise<void> | void;
}

export interface ConfigEnvironment {
  readonly command: 'build' | 'serve';
  readonly mode: string;
}

export interface PageData {
  readonly relativePath: string;
  readonly filePath: string;
  readonly frontmatter: Record<string, unknown>;
}

export interface HeadContext {
  readonly page: string;
  readonly description: string;
}

export type HeadTag = [name: string, attributes: Record<string, string>];

/** Sidebar entry. `text` is HTML. */
export interface VitePressItem {
  readonly text: string;
  /** Route without base path, or external URL. */
  readonly link?: string;
  readonly items?: readonly VitePressItem[];
  /** Absent if the entry isn't collapsible. */
  readonly collapsed?: boolean;
  readonly rel?: string;
  readonly target?: string;
}

export interface NavItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly NavItem[];
  /** CSS classes of the icon, which our theme renders. */
  readonly icon?: string;
  /** Rendered as a button by our theme. */
  readonly primary?: boolean;
}

export interface MarkdownIt {
  render: (text: string, environment?: MarkdownEnvironment) => string;
}

export interface MarkdownEnvironment {
  /** Path of the file relative to the source folder. */
  readonly relativePath?: string;
  /** Absolute path of the file. Absent if the text isn't rendered for a module. */
  readonly realPath?: string;
  /** Blocks of the single-file component, set by rendering. */
  readonly sfcBlocks?: { readonly scripts: { readonly content: string }[] };
}

export interface SitemapItem {
  /** Path without the base path, such as `guides/start` or `guides/start.html`. */
  readonly url: string;
}
