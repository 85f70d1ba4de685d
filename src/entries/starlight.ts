import { createStarlightPlugin, type StarlightOptions, type StarlightPlugin } from '../generators/starlight/plugin.ts';

export type { StarlightOptions, StarlightPlugin } from '../generators/starlight/plugin.ts';

/**
 * Starlight plugin: sidebars, switchers, breadcrumbs, previous and next links from `docs.json`, and builds that fail
 * on broken navigation. Adds the Astro integration itself. `docsLoader` of `docs-json-nav/astro/loader` loads the
 * pages.
 */
export default function docsJsonNav(options: StarlightOptions = {}): StarlightPlugin {
  return createStarlightPlugin(options);
}
