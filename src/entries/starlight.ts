import { createStarlightPlugin, type StarlightOptions, type StarlightPlugin } from '../generators/starlight/plugin.ts';

export type { StarlightOptions, StarlightPlugin } from '../generators/starlight/plugin.ts';

/**
 * Starlight plugin: sidebars, switchers, breadcrumbs, previous and next from `docs.json`, and builds that fail on
 * broken navigation. It adds the Astro integration itself; the pages come through `docsLoader` of
 * `docs-json-nav/astro/loader`.
 */
export default function docsJsonNav(options: StarlightOptions = {}): StarlightPlugin {
  return createStarlightPlugin(options);
}
