import type { Options } from '../core/options/options.ts';
import { plugin } from '../sites/bundler/plugin.ts';
import type { RollupPlugin } from '../sites/bundler/types.ts';

export type { Options } from '../core/options/options.ts';
export type { RollupPlugin } from '../sites/bundler/types.ts';

/** The plugin for Rolldown: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): RollupPlugin {
  return plugin.rolldown(options) as RollupPlugin;
}
