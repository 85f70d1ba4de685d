import type { Rolldown } from 'tsdown';
import { minify } from 'vite';

/** Makes one chunk small: one with nothing in it but code of other packages, which nobody reads here. */
export function minifiedChunk(name: string): Rolldown.Plugin {
  return {
    name: 'minified-chunk',
    async renderChunk(code, chunk) {
      return chunk.name === name ? (await minify(chunk.fileName, code, { module: true })).code : null;
    },
  };
}
