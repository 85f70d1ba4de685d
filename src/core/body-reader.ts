import { join } from 'node:path';
import { bodyCache } from './bodies/cache.ts';
import type { BodyLimits } from './bodies/complexity.ts';
import { loadBodyParser } from './bodies/parser.ts';
import { programOf } from './bodies/program.ts';
import type { ReadBodiesOptions } from './bodies/read-bodies.ts';
import { cacheFolder } from './host/cache-folder.ts';

/**
 * What reads the bodies of pages: the parser of this machine, and facts of earlier runs where they may be kept.
 *
 * @param root Absolute path of the docs folder.
 * @param onDisk False for a site that is not on disk: nothing is kept of it.
 */
export async function bodyReader(
  root: string,
  onDisk: boolean,
  limits: BodyLimits,
  onProgress: ReadBodiesOptions['onProgress'],
): Promise<ReadBodiesOptions> {
  const folder = onDisk ? cacheFolder(root) : undefined;
  const kept = folder === undefined ? undefined : { file: join(folder, 'bodies.json'), version: versionOf(limits) };
  const cache = bodyCache(kept);
  return { cache, parser: await loadBodyParser(), limits, onProgress };
}

/** What facts on disk depend on besides the text of their page. */
function versionOf({ pageNesting }: BodyLimits): string {
  return `${programOf()}, nesting ${pageNesting}`;
}

/** The same reader, which keeps nothing more once it has saved what it found. */
export function keepingFirst(reader: ReadBodiesOptions): ReadBodiesOptions {
  const { cache } = reader;
  let isSaved = false;
  return {
    ...reader,
    cache: {
      ...cache,
      set(hash, body) {
        if (!isSaved) cache.set(hash, body);
      },
      async save() {
        if (!isSaved) await cache.save();
        isSaved = true;
      },
    },
  };
}
