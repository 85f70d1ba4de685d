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
      const base = host.list();
      listing ??= { ...base, files: [...new Set([...base.files, ...texts.keys()])] };
      return listing;
    },
    read(file, maxBytes) {
      const text = texts.get(file);
      if (text === undefined) return host.read(file, maxBytes);
      const isLarge = maxBytes !== undefined && Buffer.byteLength(text) > maxBytes;
      return isLarge ? { problem: 'large' } : { text: text.replace(/^\uFEFF/, '').toWellFormed() };
    },
    exists: (file) => texts.has(file) || host.exists(file),
    async glob(patterns) {
      const { default: micromatch } = await import('micromatch');
      const matches = micromatch([...texts.keys()], [...patterns], { dot: true });
      return [...new Set([...(await host.glob(patterns)), ...matches])];
    },
  };
}
