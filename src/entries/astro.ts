import type { Options } from '../core/options.ts';
import { createIntegration } from '../generators/astro/integration.ts';
import type { AstroIntegration } from '../generators/astro/types.ts';

export type { Options } from '../core/options.ts';
export type { AstroIntegration } from '../generators/astro/types.ts';

/**
 * Astro integration: fails `astro build` on broken navigation, serves `virtual:docs-json-nav`, adds redirects,
 * and keeps all of it up to date in dev. With Starlight, use `docs-json-nav/starlight`, which adds this integration.
 */
export default function docsJsonNav(options: Options = {}): AstroIntegration {
  return createIntegration(options);
}
