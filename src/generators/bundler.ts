/* The plugin for every bundler. */

export { type EsbuildPlugin, plugin, type RollupPlugin, type WebpackPlugin } from './bundler/plugin.ts';
