import type { Options } from '../core/options.ts';
import { type EsbuildPlugin, plugin } from '../generators/bundler.ts';

export type { Options } from '../core/options.ts';
export type { EsbuildPlugin } from '../generators/bundler.ts';

/** esbuild plugin: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): EsbuildPlugin {
  return plugin.esbuild(options) as EsbuildPlugin;
}
