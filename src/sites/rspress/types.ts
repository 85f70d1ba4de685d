import type { IncomingMessage, ServerResponse } from 'node:http';

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
  readonly route?: RouteConfig;
  readonly markdown?: {
    readonly link?: { readonly checkDeadLinks?: Check };
    readonly image?: { readonly checkDeadImages?: Check };
  };
  readonly themeConfig?: { readonly nav?: unknown; readonly sidebar?: unknown; readonly lastUpdated?: unknown };
}

export interface RouteConfig {
  readonly cleanUrls?: boolean;
  /** Globs of files that are no pages, counted from the root. */
  readonly exclude?: readonly string[];
}

/** Whether Rspress checks something in pages, and what it leaves out. */
export type Check = boolean | { readonly excludes?: readonly string[] | ((url: string) => boolean) };

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

/** What Rspress writes into the module of a page. */
export type PageMeta = Record<string, unknown>;

export type RemarkPlugin = (this: { data(): { readonly pageMeta?: PageMeta } }) => (
  tree: object,
  file: { readonly path: string },
) => void;

/** The configuration of Rsbuild, as far as the plugin adds to it. */
export interface BuilderConfig {
  readonly plugins?: readonly BuilderPlugin[];
  readonly resolve?: { readonly alias: Readonly<Record<string, string>> };
  /** What the loader of styles looks for on disk: an address, and the absolute path of the style sheet that names it. */
  readonly tools?: {
    readonly cssLoader: { readonly url: { readonly filter: (url: string, sheet: string) => boolean } };
  };
  readonly dev?: { readonly watchFiles: readonly WatchedFiles[] };
  readonly server?: { readonly setup: (context: { readonly server: DevServer }) => void };
}

interface WatchedFiles {
  readonly paths: string;
  readonly type: 'restart';
}

/** Rsbuild's server, in development or as a preview of what was built. */
export interface DevServer {
  readonly middlewares: { use(handler: RequestHandler): unknown };
  /** In development alone. */
  sockWrite?(message: 'full-reload'): void;
}

export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

interface BuilderPlugin {
  readonly name: string;
  setup(api: BuilderApi): void;
}

export interface BuilderApi {
  modifyRspackConfig(modify: (config: unknown, utils: { appendPlugins(plugin: RspackPlugin): void }) => void): void;
  onCloseDevServer(listener: () => void): void;
}

interface RspackPlugin {
  apply(compiler: Compiler): void;
}

export interface Compiler {
  /** Absolute paths; undefined in the first compilation. */
  readonly modifiedFiles?: ReadonlySet<string>;
  /** Where it writes to. */
  readonly outputFileSystem: object | null;
  readonly hooks: {
    readonly compile: { tap(name: string, run: () => void): void };
    readonly make: { tap(name: string, run: (compilation: Compilation) => void): void };
    readonly done: { tap(name: string, run: (stats: { hasErrors(): boolean }) => void): void };
  };
}

interface Compilation {
  readonly errors: { push(error: Error): void };
}
