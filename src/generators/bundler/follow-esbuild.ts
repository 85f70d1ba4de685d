import { buildMessage } from '../../site/build-report.ts';
import { foldersBelow } from '../../site/followed-files.ts';
import type { SiteSession } from '../../site/session.ts';

/** Subset of esbuild's plugin API. */
export interface EsbuildBuild {
  onStart(run: () => Promise<void>): void;
  onResolve(options: { readonly filter: RegExp }, run: (asked: { readonly kind: string }) => Promise<Answer>): void;
}

interface Answer {
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
  let isTold = false;
  build.onStart(async () => {
    isTold = false;
    await session.siteForBuild();
  });
  build.onResolve({ filter: /.*/ }, async ({ kind }) => {
    if (kind !== 'entry-point' || isTold) return {};
    isTold = true;
    const site = await session.site();
    const { files } = await session.followed();
    const message = buildMessage(site, false);
    const said = message === undefined ? [] : [{ text: message.text }];
    return { [site.ok ? 'warnings' : 'errors']: said, watchFiles: [...files], watchDirs: [...foldersBelow(site.root)] };
  });
}
