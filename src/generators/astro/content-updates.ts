import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { modelModule } from '../bundler/model-modules.ts';

/** Files in which Astro's dev server stores content, depending on its settings, relative to the project's folder. */
const contentFiles = ['.astro/data-store.json', '.astro/data-store/manifest.json'];
const pollIntervalMs = 30;
/** Astro debounces writes by half a second, and doesn't write unchanged content at all. */
const timeoutMs = 3000;

/**
 * Waits until Astro has written the content of the last synchronization, or until `timeoutMs` has passed. Astro writes
 * with a delay and emits no event.
 *
 * @param root Folder of the project.
 */
export async function waitForContent(root: URL): Promise<void> {
  const previous = await contentState(root);
  for (let elapsedMs = 0; elapsedMs < timeoutMs; elapsedMs += pollIntervalMs) {
    await wait(pollIntervalMs, undefined, { ref: false });
    if ((await contentState(root)) !== previous) return;
  }
}

/** Fingerprint of the content files, which changes with every write. */
async function contentState(root: URL): Promise<string> {
  const states = contentFiles.map(async (file) => {
    const { ino, mtimeMs, size } = await stat(fileURLToPath(new URL(file, root)));
    return `${ino} ${mtimeMs} ${size}`;
  });
  return (await Promise.allSettled(states))
    .map((state) => (state.status === 'fulfilled' ? state.value : ''))
    .join('\n');
}

const contentModule = '\0astro:data-layer-content';
const modelModulePrefix = `\0${modelModule}`;

/**
 * Invalidates content and model, so that the dev server renders pages with the current data. Astro invalidates content
 * when it writes it, but modules that are being loaded at that moment may keep the old content.
 */
export function invalidateContent({ environments }: Pick<ViteDevServer, 'environments'>): void {
  for (const environment of Object.values(environments)) {
    const { idToModuleMap: modules } = environment.moduleGraph;
    for (const [id, module] of modules) {
      if (id === contentModule || id.startsWith(modelModulePrefix)) environment.moduleGraph.invalidateModule(module);
    }
    if (environment.name === 'client') continue;
    // Modules in this process are cleared immediately, so that new requests don't get old modules. Other processes need
    // a message.
    if ('runner' in environment) (environment as RunnableDevEnvironment).runner.evaluatedModules.clear();
    else environment.hot.send({ type: 'full-reload' });
  }
}
