import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

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
