import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { modelModule } from '../bundler/model-modules.ts';

/** Id of the module that Astro's pages read content from. */
const contentModule = '\0astro:data-layer-content';
/** How the ids of the package's own modules begin: the model, and the styles that pages need. */
const ownModules = `\0${modelModule}`;

/**
 * Has a dev server make its pages of the content and the model as they are now. Astro forgets content when it writes it,
 * but modules that are loaded in that moment may keep what was there before.
 */
export function forgetContent({ environments }: Pick<ViteDevServer, 'environments'>): void {
  for (const environment of Object.values(environments)) {
    const { idToModuleMap: modules } = environment.moduleGraph;
    for (const [id, module] of modules) {
      if (id === contentModule || id.startsWith(ownModules)) environment.moduleGraph.invalidateModule(module);
    }
    if (environment.name === 'client') continue;
    // At once where modules run in this process: a page that begins right now finds none of them.
    if ('runner' in environment) (environment as RunnableDevEnvironment).runner.evaluatedModules.clear();
    else environment.hot.send({ type: 'full-reload' });
  }
}
