import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import type { ResolvedSite } from '../../resolve.ts';
import { followBuild } from '../bundler/follow-build.ts';
import { type ChangeListener, isSame, type SiteSession } from '../session/session.ts';
import { logOf, publish, showFaults, watcherOf } from './development.ts';
import { LateReloads } from './late-reloads.ts';

/** What other plugins of a Vite configuration can ask of this one: `plugin.api`. */
export interface ViteApi {
  /** The site as it is now. */
  readonly site: () => Promise<ResolvedSite>;
  /** Says what the build knows of itself, before Vite does. */
  readonly configure: SiteSession['configure'];
  /** The site for a build, which it may fail: see the session. */
  readonly check: SiteSession['check'];
  /** In dev: has changes told. */
  readonly onChange: (listener: ChangeListener) => void;
  /** In dev: pages that were asked for before now, or before some milliseconds from now, are out of date. */
  readonly changed: (delay: number) => void;
}

/** What Vite adds to the plugin of every bundler: places of errors, its logger, its base path, its dev server. */
export function viteHooks(session: SiteSession, moduleId: string): Partial<Plugin<ViteApi>> {
  let config: ResolvedConfig;
  let server: ViteDevServer | undefined;
  const reloads = new LateReloads();
  // Some frameworks start a server to look at their modules, and then another one.
  session.onChange((change) => {
    if (server !== undefined && !isSame(change)) publish(server, change, moduleId, reloads);
  });
  return {
    api: {
      site: () => session.site(),
      configure: (...known) => session.configure(...known),
      check: (warn) => session.check(warn),
      onChange: (listener) => session.onChange(listener),
      changed: (delay) => reloads.changed(delay),
    },
    async configResolved(resolved) {
      config = resolved;
      const base = resolved.base.startsWith('/') ? resolved.base : undefined;
      session.configure(resolved.root, base, resolved.command === 'serve');
      // An error of this hook is shown as it is: one of a later hook is shown with the bundler's own stack.
      const isBuild = resolved.command === 'build' && !resolved.build.watch;
      if (isBuild) await session.check((text) => resolved.logger.warn(text));
    },
    async buildStart() {
      // In dev an error is shown in the browser, and the server goes on: see `configureServer`.
      if (config.command === 'serve' || !this.meta.watchMode) return;
      await followBuild(session, this);
    },
    async configureServer(started: ViteDevServer) {
      server = started;
      reloads.attach(started);
      await session.follow(watcherOf(started), logOf(config.logger));
      showFaults(started, () => session.site());
    },
  };
}
