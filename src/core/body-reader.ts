import { join } from 'node:path';
import { memoryBodyCache, storedBodyCache } from './bodies/cache.ts';
import type { BodyLimits } from './bodies/complexity.ts';
import { loadBodyParser } from './bodies/parser.ts';
import { programOf } from './bodies/program.ts';
import type { ReadBodiesOptions } from './bodies/read-bodies.ts';
import { nodeFactStore } from './host/body-cache.ts';
import { cacheFolder } from './host/cache-folder.ts';
import type { BodyParser } from './values/page-body.ts';

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
  const cache =
    folder === undefined
      ? memoryBodyCache()
      : storedBodyCache(nodeFactStore(join(folder, 'bodies.json'), `${programOf()}, nesting ${limits.pageNesting}`));
  let parse: BodyParser | undefined;
  const load = async (): Promise<BodyParser> => {
    parse = await loadBodyParser();
    return parse;
  };
  // Loaded for the first page that nothing is known of: often there is none.
  const parser: BodyParser = (text, format) => parse?.(text, format) ?? load().then((loaded) => loaded(text, format));
  return onProgress === undefined ? { cache, parser, limits } : { cache, parser, limits, onProgress };
}
