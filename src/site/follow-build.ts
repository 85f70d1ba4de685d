import { followedFolders } from './followed-files.ts';
import type { SiteSession } from './session.ts';

/** What a hook of Rollup, Rolldown and Vite gives, as far as it is needed here. */
export interface RollupContext {
  readonly meta: { readonly watchMode: boolean };
  addWatchFile(path: string): void;
  warn(text: string): void;
}

/**
 * A build of Rollup and its kin: the site is resolved, anew in each further build of a watch mode, which builds again
 * when a file of the site changes.
 *
 * @throws NavigationError if the site fails the build.
 */
export async function followBuild(session: SiteSession, context: RollupContext): Promise<void> {
  const { root } = await session.siteOfBuild();
  if (context.meta.watchMode) {
    const { files } = await session.followed();
    for (const path of [...followedFolders(root), ...files]) context.addWatchFile(path);
  }
  await session.check((text) => context.warn(text));
}
