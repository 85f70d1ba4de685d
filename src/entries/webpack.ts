import type { Options } from '../core/options/options.ts';
import { plugin } from '../sites/bundler/plugin.ts';
import type { WebpackPlugin } from '../sites/bundler/types.ts';

export type { Options } from '../core/options/options.ts';
export type { WebpackPlugin } from '../sites/bundler/types.ts';

/** The plugin for webpack: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): WebpackPlugin {
  return plugin.webpack(options) as WebpackPlugin;
}
