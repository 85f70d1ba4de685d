import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler } from '../bundler/compiler.ts';

/*
 * Structural types of the parts of Rspress that the plugin uses. With these, Rspress isn't needed to build this package
 * or to use other generators.
 */

export interface RspressPlugin {
  readonly name: string;
  readonly globalStyles?: string;
  // biome-ignore lint/suspicious/noExplicitAny: Rspress uses unified's types here.
  readonly markdown?: { readonly remarkPlugins?: any[] };
  // biome-ignore lint/suspicious/noExplicitAny: Rspress's own configuration type has many more members.
  config?(config: any, utils: { addPlugin(plugin: any): void }, isProduction: boolean): Promise<any>;
  addPages?(): Promise<AdditionalPage[]>;
  modifySearchIndexData?(pages: readonly PageIndexInfo[]): void;
  extendPageData?(page: PageIndexInfo): void;
  // biome-ignore lint/suspicious/noExplicitAny: same type as in `config`.
  afterBuild?(config: any, isProduction: boolean): Promise<void>;
}

export interface RspressConfig {
  /** Absolute path of Rspress's pages. */
  readonly root?: string;
  readonly base?: string;
  readonly outDir?: string;
  readonly themeDir?: string;
  readonly globalStyles?: string;
  readonly head?: readonly unknown[];
  /** URL, or path of a file in `public` below the root: `/icon.png`. */
  readonly icon?: unknown;
  readonly route?: {
    readonly cleanUrls?: boolean;
    /** Globs of files that aren't pages, relative to the root. */
    readonly exclude?: readonly string[];
  };
  readonly themeConfig?: { readonly nav?: unknown; readonly sidebar?: unknown; readonly lastUpdated?: unknown };
}

export interface AdditionalPage {
  readonly routePath: string;
  readonly filepath: string;
}

export interface PageIndexInfo {
  _filepath: string;
  _relativePath: string;
  content: string;
  toc: readonly { readonly id: string; readonly text: string; readonly depth: number; readonly charIndex: number }[];
  readonly lang: string;
  /** Date as text, formatted for the page's language. */
  lastUpdatedTime?: string;
  readonly frontmatter: Record<string, unknown>;
}

/** Rspress writes `pageMeta` into a page's module. */
export type RemarkPlugin = (this: { data(): { readonly pageMeta?: Record<string, unknown> } }) => (
  tree: object,
  file: { readonly path: string },
) => void;

export interface BuilderConfig {
  readonly plugins?: readonly { readonly name: string; setup(api: BuilderApi): void }[];
  readonly resolve?: { readonly alias: Readonly<Record<string, string>> };
  /**
   * `filter` returns whether a URL in a style sheet is resolved. `sheet` is the style sheet's absolute path.
   */
  readonly tools?: {
    readonly cssLoader: { readonly url: { readonly filter: (url: string, sheet: string) => boolean } };
  };
  readonly dev?: { readonly watchFiles: readonly { readonly paths: string; readonly type: 'restart' }[] };
  readonly server?: { readonly setup: (context: { readonly server: DevServer }) => void };
}

export interface DevServer {
  readonly middlewares: {
    use(
      handler: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void,
    ): unknown;
  };
  sockWrite?(message: 'full-reload'): void;
}

interface BuilderApi {
  modifyRspackConfig(
    modify: (config: unknown, utils: { appendPlugins(plugin: { apply(compiler: Compiler): void }): void }) => void,
  ): void;
  onCloseDevServer(listener: () => void): void;
}
