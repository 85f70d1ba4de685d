import type { Rolldown } from 'tsdown';
import { minify } from 'vite';

/** Makes some chunks small: those with nothing in them but code of other packages, which nobody reads here. */
export function minifiedChunks(names: readonly string[]): Rolldown.Plugin {
  return {
    name: 'minified-chunks',
    // Not in `renderChunk`: what that gives back is printed again, with its spaces.
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue;
        const { code } = await minify(chunk.fileName, chunk.code, { module: true });
        chunk.code = code;
      }
    },
  };
}
