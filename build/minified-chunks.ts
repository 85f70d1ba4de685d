import type { Rolldown } from 'tsdown';
import { minify } from 'vite';

/** Minifies the named chunks. They contain only code of other packages, which users of this package don't debug. */
export function minifiedChunks(names: readonly string[]): Rolldown.Plugin {
  return {
    name: 'minified-chunks',
    // `renderChunk` would not help: the bundler prints its result again, with white space.
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue;
        const { code } = await minify(chunk.fileName, chunk.code, { module: true });
        chunk.code = code;
      }
    },
  };
}
