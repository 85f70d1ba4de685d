/**
 * Structural types of the parts of Next.js that the integration uses. Neither the build of this package nor users of
 * other generators need Next.js installed.
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
