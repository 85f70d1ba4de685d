import type { Host, Listing } from './host.ts';

/**
 * A host in which some files have different texts, such as edits that are not written yet.
 *
 * @param texts By file; files that `host` lacks are added.
 */
export function overlayHost(host: Host, texts: ReadonlyMap<string, string>): Host {
  let listing: Listing | undefined;
  return {
    ...host,
    list() {
      const below = host.list();
      listing ??= { ...below, files: [...new Set([...below.files, ...texts.keys()])] };
      return listing;
    },
    read(file, most) {
      const text = texts.get(file);
      if (text === undefined) return host.read(file, most);
      const isLarge = most !== undefined && Buffer.byteLength(text) > most;
      return isLarge ? { problem: 'large' } : { text: text.replace(/^\uFEFF/, '').toWellFormed() };
    },
    exists: (file) => texts.has(file) || host.exists(file),
    async glob(patterns) {
      const { default: micromatch } = await import('micromatch');
      const open = micromatch([...texts.keys()], [...patterns], { dot: true });
      return [...new Set([...(await host.glob(patterns)), ...open])];
    },
  };
}
