import type { Plugin } from 'vite';
import type { Options } from '../core/options.ts';
import { bundlerPlugin } from '../generators/bundler.ts';
import type { ViteApi } from '../generators/vite/hooks.ts';

export type { Options } from '../core/options.ts';
export type { ViteApi } from '../generators/vite/hooks.ts';

/**
 * Vite plugin: fails `vite build` on broken navigation, serves `virtual:docs-json-nav`, and keeps it up to date in
 * dev. Relative paths are resolved against Vite's root; `base` defaults to Vite's.
 */
export default function docsJsonNav(options?: Options): Plugin<ViteApi> {
  return bundlerPlugin.vite(options) as Plugin<ViteApi>;
}
