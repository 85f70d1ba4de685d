/* The plugin for every bundler. */

export { plugin } from './bundler/plugin.ts';
export type { EsbuildPlugin, RollupPlugin, WebpackPlugin } from './bundler/types.ts';
