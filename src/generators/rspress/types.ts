import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler } from '../bundler/compiler.ts';

/**
 * The parts of Rspress that the plugin touches, as shapes: the package needs no Rspress to be built, and none to be
 * installed by those who use another generator.
 */
export interface RspressPlugin {
  readonly name: string;
  readonly globalStyles?: string;
  // biome-ignore lint/suspicious/noExplicitAny: Rspress has the types of unified here.
  readonly markdown?: { readonly remarkPlugins?: any[] };
  // biome-ignore lint/suspicious/noExplicitAny: Rspress's own configuration has many more members than are named here.
  config?(config: any, utils: { addPlugin(plugin: any): void }, isProduction: boolean): Promise<any>;
  addPages?(): Promise<AdditionalPage[]>;
  modifySearchIndexData?(pages: readonly PageIndexInfo[]): void;
  extendPageData?(page: PageIndexInfo): void;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  afterBuild?(config: any, isProduction: boolean): Promise<void>;
}

/** What the plugin reads and changes of `rspress.config.ts`. */
export interface RspressConfig {
  /** Absolute path of Rspress's own pages. */
  readonly root?: string;
  readonly base?: string;
  readonly outDir?: string;
  readonly themeDir?: string;
  /** Absolute path. */
  readonly globalStyles?: string;
  readonly head?: readonly unknown[];
  /** An address, or a file of `public` in the root: `/icon.png`. */
  readonly icon?: unknown;
  readonly route?: {
    readonly cleanUrls?: boolean;
    /** Globs of files that are no pages, counted from the root. */
    readonly exclude?: readonly string[];
  };
  readonly themeConfig?: { readonly nav?: unknown; readonly sidebar?: unknown; readonly lastUpdated?: unknown };
}

export interface AdditionalPage {
  readonly routePath: string;
  readonly filepath: string;
}

/** What Rspress knows of a page outside of its module. */
export interface PageIndexInfo {
  _filepath: string;
  _relativePath: string;
  /** Text that search finds. */
  content: string;
  toc: readonly { readonly id: string; readonly text: string; readonly depth: number; readonly charIndex: number }[];
  readonly lang: string;
  /** As readers see it. */
  lastUpdatedTime?: string;
  readonly frontmatter: Record<string, unknown>;
}

/** `pageMeta` is what Rspress writes into the module of a page. */
export type RemarkPlugin = (this: { data(): { readonly pageMeta?: Record<string, unknown> } }) => (
  tree: object,
  file: { readonly path: string },
) => void;

/** The configuration of Rsbuild, as far as the plugin adds to it. */
export interface BuilderConfig {
  readonly plugins?: readonly { readonly name: string; setup(api: BuilderApi): void }[];
  readonly resolve?: { readonly alias: Readonly<Record<string, string>> };
  /** What the loader of styles looks for on disk: an address, and the absolute path of the style sheet that names it. */
  readonly tools?: {
    readonly cssLoader: { readonly url: { readonly filter: (url: string, sheet: string) => boolean } };
  };
  readonly dev?: { readonly watchFiles: readonly { readonly paths: string; readonly type: 'restart' }[] };
  readonly server?: { readonly setup: (context: { readonly server: DevServer }) => void };
}

/** Rsbuild's server, in development or as a preview of what was built. */
export interface DevServer {
  readonly middlewares: {
    use(
      handler: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void,
    ): unknown;
  };
  /** In development alone. */
  sockWrite?(message: 'full-reload'): void;
}

interface BuilderApi {
  modifyRspackConfig(
    modify: (config: unknown, utils: { appendPlugins(plugin: { apply(compiler: Compiler): void }): void }) => void,
  ): void;
  onCloseDevServer(listener: () => void): void;
}
