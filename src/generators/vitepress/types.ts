import type { HtmlContext } from './page-html.ts';

/**
 * The parts of VitePress that the integration touches, as shapes: the package needs no VitePress to be built, and none
 * to be installed by those who use another generator.
 */

export interface VitePressConfig {
  readonly srcDir?: string;
  readonly base?: string;
  readonly title?: string;
  readonly cleanUrls?: boolean;
  readonly metaChunk?: boolean;
  readonly sitemap?: { readonly hostname?: string };
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

/** What Vite says when it asks a configuration file for its contents. */
export interface ConfigEnvironment {
  readonly command: 'build' | 'serve';
  readonly mode: string;
}

/** What VitePress knows of a page. */
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

/** An entry of the sidebar. `text` is HTML. */
export interface SidebarItem {
  readonly text: string;
  /** A route, without base path, or an address of another site. */
  readonly link?: string;
  readonly items?: readonly SidebarItem[];
  /** Absent if the entry cannot be folded. */
  readonly collapsed?: boolean;
  readonly rel?: string;
  readonly target?: string;
}

/** An entry of the navigation bar: a link, or a menu of links. */
export interface NavItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly NavItem[];
  /** True for the link that is drawn as a button: our theme does. */
  readonly primary?: boolean;
}

/** markdown-it, as far as the integration needs it. */
export interface MarkdownIt {
  render: (text: string, environment?: MarkdownEnvironment) => string;
}

/** What VitePress says of a text that is rendered, and what it is told. */
export interface MarkdownEnvironment {
  /** Path of the file below the source folder. */
  readonly relativePath?: string;
  /** Absolute path of the file, where a module is made of it. */
  readonly realPath?: string;
  /** The blocks of the single-file component, once the text has been rendered. */
  readonly sfcBlocks?: { readonly scripts: { readonly content: string }[] };
}
