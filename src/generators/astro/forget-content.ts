import { forgetModule } from '../../kit/vite/development.ts';
import type { AstroServerSetup } from './types.ts';

/** Id of the module that Astro's pages read content from. */
const contentModule = '\0astro:data-layer-content';

/**
 * Has a dev server read the content of pages again. Astro does so when content is written; a page that is asked for in
 * that moment may still hold what was there before, and would do so until the next change.
 */
export function forgetContent(server: AstroServerSetup['server'] | undefined): void {
  for (const environment of Object.values(server?.environments ?? {})) {
    if (environment.name !== 'client') forgetModule(environment, contentModule);
  }
}
