import { join } from 'node:path';
import { type BodyCacheFile, bodyCache } from './bodies/cache.ts';
import type { BodyLimits } from './bodies/complexity.ts';
import type { ReadBodiesOptions } from './bodies/read-bodies.ts';
import { loadBodyParser } from './bodies/satteri.ts';
import { cacheFolder } from './host/cache-folder.ts';

/**
 * What reads the bodies of pages: the parser of this machine, and facts of earlier runs where they may be kept.
 *
 * @param root Absolute path of the docs folder.
 * @param onDisk False for a site that is not on disk: nothing is kept of it.
 * @param keepsFirst True for a program that follows a site: nothing more is kept once the first run has saved its facts.
 */
export async function bodyReader(
  root: string,
  onDisk: boolean,
  limits: BodyLimits,
  onProgress: ReadBodiesOptions['onProgress'],
  keepsFirst: boolean,
): Promise<ReadBodiesOptions> {
  const folder = onDisk ? cacheFolder(root) : undefined;
  const kept = folder === undefined ? undefined : await keptIn(folder, limits);
  return { cache: bodyCache(kept, keepsFirst), parser: await loadBodyParser(), limits, onProgress };
}

/** Where facts are kept, and which program's they are. */
async function keptIn(folder: string, limits: BodyLimits): Promise<BodyCacheFile> {
  const { versionOf } = await import('./bodies/facts-version.ts');
  return { file: join(folder, 'bodies.json'), version: versionOf(limits) };
}
