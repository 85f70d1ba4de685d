import type { Options } from '../core/options/options.ts';
import { plugin } from '../sites/bundler/plugin.ts';
import type { EsbuildPlugin } from '../sites/bundler/types.ts';

export type { Options } from '../core/options/options.ts';
export type { EsbuildPlugin } from '../sites/bundler/types.ts';

/** The plugin for esbuild: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): EsbuildPlugin {
  return plugin.esbuild(options) as EsbuildPlugin;
}
