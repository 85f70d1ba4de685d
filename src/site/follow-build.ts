import { findFollowedFolders } from './followed-files.ts';
import type { SiteSession } from './session.ts';

/** Subset of the plugin context of Rollup, Rolldown and Vite. */
export interface RollupContext {
  readonly meta: { readonly watchMode: boolean };
  addWatchFile(path: string): void;
  warn(text: string): void;
}

/**
 * Resolves and checks the site in a build hook of Rollup-like bundlers. In watch mode, each rebuild resolves the site
 * again, and the site's files are added to the bundler's watcher.
 *
 * @throws NavigationError if the site fails the build.
 */
export async function followBuild(session: SiteSession, context: RollupContext): Promise<void> {
  const { root } = await session.siteForBuild();
  if (context.meta.watchMode) {
    const { files } = await session.followedFiles();
    for (const path of [...findFollowedFolders(root), ...files]) context.addWatchFile(path);
  }
  await session.check((text) => context.warn(text));
}
