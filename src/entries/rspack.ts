import { plugin } from '../kit/bundler/plugin.ts';
import type { WebpackPlugin } from '../kit/bundler/types.ts';
import type { Options } from '../options/options.ts';

export type { WebpackPlugin } from '../kit/bundler/types.ts';
export type { Options } from '../options/options.ts';

/** The plugin for Rspack: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): WebpackPlugin {
  return plugin.rspack(options) as WebpackPlugin;
}
