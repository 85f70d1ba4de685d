/**
 * The parts of Next.js that the integration touches, as shapes: the package needs no Next.js to be built, and none to be
 * installed by those who use another generator.
 */
export interface NextConfig {
  readonly basePath?: string | undefined;
  readonly output?: string | undefined;
  readonly trailingSlash?: boolean | undefined;
  readonly redirects?: (() => Promise<unknown[]> | unknown[]) | undefined;
}

/** What Next.js tells a configuration. */
export interface NextContext {
  readonly defaultConfig: never;
}

/** A configuration as Next.js takes it: as it is, or made when Next.js says what it is about to do. */
export type ConfigInput<Config> =
  | Config
  | Promise<Config>
  | ((phase: string, context: NextContext) => Config | PromiseLike<Config>);

/** What Next.js calls for its configuration. */
export type ConfigFunction<Config> = (phase: string, context: NextContext) => Promise<Config>;

/** One redirect in Next.js's own form. */
export interface NextRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
}
