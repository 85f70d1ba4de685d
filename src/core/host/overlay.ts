import type { Host } from './host.ts';

/**
 * A host whose files partly have other texts: what would be if they were written.
 *
 * @param texts By file. A file of `host` alone is as it is.
 */
export function overlayHost(host: Host, texts: ReadonlyMap<string, string>): Host {
  return {
    ...host,
    read(file, most) {
      const text = texts.get(file);
      if (text === undefined) return host.read(file, most);
      const isLarge = most !== undefined && Buffer.byteLength(text) > most;
      return isLarge ? { problem: 'large' } : { text: text.replace(/^\uFEFF/, '').toWellFormed() };
    },
  };
}
