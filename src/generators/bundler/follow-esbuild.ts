import { buildMessage } from '../../site/build-report.ts';
import { foldersBelow } from '../../site/followed-files.ts';
import type { SiteSession } from '../../site/session.ts';

/** Subset of esbuild's plugin API. */
export interface EsbuildBuild {
  onStart(run: () => Promise<void>): void;
  onResolve(
    options: { readonly filter: RegExp },
    run: (request: { readonly kind: string }) => Promise<ResolveResult>,
  ): void;
}

interface ResolveResult {
  readonly errors?: { readonly text: string }[];
  readonly warnings?: { readonly text: string }[];
  readonly watchFiles?: string[];
  readonly watchDirs?: string[];
}

/**
 * Resolves the site in each build of esbuild and watches its files. Errors are reported when an entry point is
 * resolved, because esbuild watches nothing after a build that fails at its start.
 */
export function followEsbuild(build: EsbuildBuild, session: SiteSession): void {
  let isReported = false;
  build.onStart(async () => {
    isReported = false;
    await session.siteForBuild();
  });
  build.onResolve({ filter: /.*/ }, async ({ kind }) => {
    if (kind !== 'entry-point' || isReported) return {};
    isReported = true;
    const site = await session.site();
    const { files } = await session.followed();
    const message = buildMessage(site, false);
    const messages = message === undefined ? [] : [{ text: message.text }];
    return {
      [site.ok ? 'warnings' : 'errors']: messages,
      watchFiles: [...files],
      watchDirs: [...foldersBelow(site.root)],
    };
  });
}
