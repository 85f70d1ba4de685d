import type { Rolldown } from 'tsdown';
import { minify } from 'vite';

/** Makes some chunks small: those with nothing in them but code of other packages, which nobody reads here. */
export function minifiedChunks(names: readonly string[]): Rolldown.Plugin {
  return {
    name: 'minified-chunks',
    async renderChunk(code, chunk) {
      return names.includes(chunk.name) ? (await minify(chunk.fileName, code, { module: true })).code : null;
    },
  };
}
