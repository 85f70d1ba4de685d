/**
 * Plugins as bundlers take them, as far as users touch them. The bundlers' own types would have to be installed, or be
 * copied into ours.
 */
export interface RollupPlugin {
  readonly name: string;
}

/** For webpack and Rspack. */
export interface WebpackPlugin {
  // biome-ignore lint/suspicious/noExplicitAny: webpack's own compiler, or Rspack's
  apply(compiler: any): void;
}

export interface EsbuildPlugin {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: esbuild's own object
  setup(build: any): void | Promise<void>;
}
