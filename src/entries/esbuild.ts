import type { Options } from '../core/options.ts';
import { bundlerPlugin, type EsbuildPlugin } from '../generators/bundler.ts';

export type { Options } from '../core/options.ts';
export type { EsbuildPlugin } from '../generators/bundler.ts';

/** esbuild plugin: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): EsbuildPlugin {
  return bundlerPlugin.esbuild(options) as EsbuildPlugin;
}
