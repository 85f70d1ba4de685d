import { plugin } from '../kit/bundler/plugin.ts';

export type { Options } from '../options/options.ts';

/** The plugin for webpack: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default plugin.webpack;
