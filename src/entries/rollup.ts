import type { Options } from '../core/options.ts';
import { bundlerPlugin, type RollupPlugin } from '../generators/bundler.ts';

export type { Options } from '../core/options.ts';
export type { RollupPlugin } from '../generators/bundler.ts';

/** Rollup plugin: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): RollupPlugin {
  return bundlerPlugin.rollup(options) as RollupPlugin;
}
