import type { Options } from '../core/options.ts';
import { bundlerPlugin, type RollupPlugin } from '../generators/bundler.ts';

export type { Options } from '../core/options.ts';
export type { RollupPlugin } from '../generators/bundler.ts';

/** Rolldown plugin: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): RollupPlugin {
  return bundlerPlugin.rolldown(options) as RollupPlugin;
}
