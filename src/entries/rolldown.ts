import { plugin } from '../kit/bundler/plugin.ts';
import type { RollupPlugin } from '../kit/bundler/types.ts';
import type { Options } from '../options/options.ts';

export type { RollupPlugin } from '../kit/bundler/types.ts';
export type { Options } from '../options/options.ts';

/** The plugin for Rolldown: fails the build on broken navigation, and serves `virtual:docs-json-nav`. */
export default function docsJsonNav(options?: Options): RollupPlugin {
  return plugin.rolldown(options) as RollupPlugin;
}
