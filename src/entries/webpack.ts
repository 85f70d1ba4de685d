import type { Options } from '../core/options.ts';
import { bundlerPlugin, type WebpackPlugin } from '../generators/bundler.ts';

export type { Options } from '../core/options.ts';
export type { WebpackPlugin } from '../generators/bundler.ts';

/** webpack plugin: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): WebpackPlugin {
  return bundlerPlugin.webpack(options) as WebpackPlugin;
}
