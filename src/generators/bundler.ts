/* The plugin for every bundler. */

export { bundlerPlugin, type EsbuildPlugin, type RollupPlugin, type WebpackPlugin } from './bundler/plugin.ts';
