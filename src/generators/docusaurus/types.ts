/*
 * Structural types of the parts of Docusaurus that the plugin uses. With these, Docusaurus isn't needed to build this
 * package or to use other generators.
 */

import type { PostCssOptions } from './post-css.ts';

export interface LoadContext {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  /** With leading and trailing slash. */
  readonly baseUrl: string;
  readonly siteConfig: SiteConfig;
}

export interface SiteConfig {
  readonly tagline?: string | undefined;
  readonly presets?: unknown;
  readonly themeConfig?:
    | {
        readonly navbar?: Readonly<Record<string, unknown>>;
        readonly metadata?: readonly unknown[];
        readonly [setting: string]: unknown;
      }
    | undefined;
  readonly url?: string | undefined;
  readonly trailingSlash?: boolean | undefined;
  readonly staticDirectories: readonly string[];
  readonly future?: { readonly experimental_vcs?: VersionControl | undefined } | undefined;
}

interface VersionControl {
  readonly getFileCreationInfo: (file: string) => unknown;
  readonly getFileLastUpdateInfo: (file: string) => unknown;
}

export interface DocsPluginModule {
  default(context: LoadContext, options: object): Promise<DocsPlugin>;
  validateOptions(input: { readonly validate: Validate; readonly options: object }): object;
}

export type Validate = (schema: unknown, options: object) => object;

export interface DocsPlugin {
  readonly name: string;
  loadContent(): Promise<unknown>;
  contentLoaded(input: { readonly content: unknown; readonly actions: Actions }): Promise<void>;
  configureWebpack(...webpackArguments: unknown[]): WebpackConfig;
  getPathsToWatch(): string[];
}

export interface RouteConfig {
  /** With the base path. */
  readonly path: string;
  readonly component: string;
  readonly exact: boolean;
  readonly props: Readonly<Record<string, unknown>>;
}

export interface Actions {
  readonly addRoute: (route: RouteConfig) => void;
  readonly setGlobalData: (data: object) => void;
}

export interface WebpackConfig {
  readonly resolve?: { readonly alias?: Readonly<Record<string, string>> };
  readonly plugins?: readonly unknown[];
  readonly [member: string]: unknown;
}

export interface DocusaurusPlugin extends DocsPlugin {
  getThemePath(): string;
  getClientModules(): string[];
  injectHtmlTags(): { readonly headTags: readonly { readonly tagName: string; readonly innerHTML: string }[] };
  configurePostCss(options: PostCssOptions): PostCssOptions;
  postBuild(props: { readonly outDir: string }): Promise<void>;
}
