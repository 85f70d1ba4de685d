/**
 * The parts of Docusaurus that the plugin touches, as shapes: the package needs no Docusaurus to be built, and none to
 * be installed by those who use another generator.
 */
export interface LoadContext {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  readonly siteConfig: SiteConfig;
}

export interface SiteConfig {
  readonly tagline?: string | undefined;
  readonly presets?: unknown;
  /** Settings of the theme. */
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

/** What Docusaurus asks for the dates and authors of files. */
interface VersionControl {
  readonly getFileCreationInfo: (file: string) => unknown;
  readonly getFileLastUpdateInfo: (file: string) => unknown;
}

/** `@docusaurus/plugin-content-docs`. */
export interface DocsPluginModule {
  default(context: LoadContext, options: object): Promise<DocsPlugin>;
  validateOptions(given: { readonly validate: Validate; readonly options: object }): object;
}

/** Docusaurus's own check of a plugin's options. */
export type Validate = (schema: unknown, options: object) => object;

/** The plugin that makes docs, as far as ours is the same. */
export interface DocsPlugin {
  readonly name: string;
  loadContent(): Promise<unknown>;
  contentLoaded(loaded: { readonly content: unknown; readonly actions: Actions }): Promise<void>;
  configureWebpack(...given: unknown[]): WebpackConfig;
  getPathsToWatch(): string[];
}

/** A page of Docusaurus's that is made of a component. */
export interface RouteConfig {
  /** With the base path. */
  readonly path: string;
  /** As webpack requires it. */
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

/** The plugin as Docusaurus is given it. */
export interface DocusaurusPlugin extends DocsPlugin {
  getThemePath(): string;
  getClientModules(): string[];
  /** What is in the head of every page. */
  injectHtmlTags(): { readonly headTags: readonly { readonly tagName: string; readonly innerHTML: string }[] };
  postBuild(props: { readonly outDir: string }): Promise<void>;
}
