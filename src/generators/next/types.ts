/*
 * Structural types of the parts of Next.js that the integration uses. With these, Next.js isn't needed to build this
 * package or to use other generators.
 */

export interface NextConfig {
  readonly basePath?: string | undefined;
  readonly output?: string | undefined;
  readonly trailingSlash?: boolean | undefined;
  readonly redirects?: (() => Promise<unknown[]> | unknown[]) | undefined;
}

export interface NextContext {
  readonly defaultConfig: never;
}

/** Configuration as Next.js accepts it: an object, a promise, or a function of the phase. */
export type ConfigInput<Config> =
  | Config
  | Promise<Config>
  | ((phase: string, context: NextContext) => Config | PromiseLike<Config>);

export type ConfigFunction<Config> = (phase: string, context: NextContext) => Promise<Config>;

export interface NextRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
}
