import { plugin } from './integrations/bundler/plugin.ts';

export type { Options } from './options.ts';

/** The plugin for Rspack: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default plugin.rspack;
