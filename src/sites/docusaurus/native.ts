import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { createPlugin } from './plugin.ts';

/**
 * Loads the plugin as Node does. Docusaurus rewrites the modules of plugins as it loads them, and some of what this one
 * imports does not survive it.
 *
 * @param built Where this package's built files are.
 */
export function loadPlugin(built: URL): typeof createPlugin {
  const require = createRequire(built);
  const path = fileURLToPath(new URL('docusaurus/plugin.js', built));
  const loaded: { readonly createPlugin: typeof createPlugin } = require(path);
  return loaded.createPlugin;
}
