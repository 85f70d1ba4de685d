import { plugin } from '../kit/bundler/plugin.ts';

export type { Options } from '../options/options.ts';

/** The plugin for Rspack: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default plugin.rspack;
