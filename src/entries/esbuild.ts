import { plugin } from '../kit/bundler/plugin.ts';
import type { EsbuildPlugin } from '../kit/bundler/types.ts';
import type { Options } from '../options/options.ts';

export type { EsbuildPlugin } from '../kit/bundler/types.ts';
export type { Options } from '../options/options.ts';

/** The plugin for esbuild: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): EsbuildPlugin {
  return plugin.esbuild(options) as EsbuildPlugin;
}
