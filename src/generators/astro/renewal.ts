import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { modelModule } from '../bundler/model-modules.ts';

/** Where Astro's dev server keeps content, by the settings of a project, from the project's folder. */
const contentFiles = ['.astro/data-store.json', '.astro/data-store/manifest.json'];
/** Milliseconds from one look to the next. */
const pause = 30;
/** Milliseconds after which nothing is written any more: Astro waits half a second, and writes nothing that is there. */
const patience = 3000;

/**
 * Waits until Astro has written the content that it has just been given, which it does a while later and tells nobody.
 *
 * @param root The folder of the project.
 */
export async function contentWritten(root: URL): Promise<void> {
  const before = await contentState(root);
  for (let waited = 0; waited < patience; waited += pause) {
    await wait(pause, undefined, { ref: false });
    if ((await contentState(root)) !== before) return;
  }
}

/** What tells content that was written anew. */
async function contentState(root: URL): Promise<string> {
  const states = contentFiles.map(async (file) => {
    const { ino, mtimeMs, size } = await stat(fileURLToPath(new URL(file, root)));
    return `${ino} ${mtimeMs} ${size}`;
  });
  return (await Promise.allSettled(states))
    .map((state) => (state.status === 'fulfilled' ? state.value : ''))
    .join('\n');
}

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
