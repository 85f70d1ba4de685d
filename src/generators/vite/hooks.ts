/*
 * Dev servers of Vite. Takes a session; reports findings in the browser, updates pages after a change, and watches the
 * files of the site. Never here: a generator's name.
 */

import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { followBuild } from '../../site/follow-build.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { isUnchanged, type SiteChange, type SiteSession } from '../../site/session.ts';
import { invalidateModel, notifyBrowsers, sendErrors, viteLog, watcherOf } from './development.ts';
import { PageRequests } from './page-requests.ts';

/** API for other plugins in the same Vite configuration: `plugin.api`. */
export interface ViteApi {
  readonly site: () => Promise<ResolvedSite>;
  readonly configure: SiteSession['configure'];
  readonly check: SiteSession['check'];
  /** Registers what a page-rendering dev server does before it renders pages again. */
  readonly setRenderingHooks: (hooks: RenderingHooks) => void;
}

/** Work that a page-rendering dev server does after a change. Page requests wait until it is done. */
export interface RenderingHooks {
  /** Updates generated files. */
  readonly prepare: () => Promise<void>;
  /** Invalidates modules. Called while no page is being rendered. */
  readonly invalidate: (server: ViteDevServer) => void;
  /** Style sheet of the current pages. Browsers reload if it changes. */
  readonly getStyles: () => string;
}

/** True if Vite's own command runs. Frameworks pass their configuration to Vite, so that Vite reads no file. */
function isRunByVite({ configFile }: ResolvedConfig): boolean {
  return configFile !== undefined;
}

/** Vite's additions to the plugin of every bundler: error locations, logger, base path, dev server. */
export function viteHooks(session: SiteSession, moduleId: string): Partial<Plugin<ViteApi>> {
  let config: ResolvedConfig;
  let server: ViteDevServer | undefined;
  let renderingHooks: RenderingHooks | undefined;
  const pages = new PageRequests();
  session.onChange(handleChange);

  async function handleChange(change: SiteChange): Promise<void> {
    // Read at each change, because some frameworks start a first server only to inspect their modules.
    const currentServer = server;
    if (currentServer === undefined) return;
    if (renderingHooks === undefined) {
      if (isUnchanged(change)) return;
      invalidateModel(currentServer, moduleId);
      pages.markOutdated();
      notifyBrowsers(currentServer, change, moduleId);
      return;
    }
    const { prepare, invalidate, getStyles } = renderingHooks;
    const previousStyles = getStyles();
    const update = pages.hold(prepare, () => invalidate(currentServer));
    if (!isUnchanged(change)) notifyBrowsers(currentServer, change, moduleId);
    await update;
    if (getStyles() !== previousStyles) currentServer.ws.send({ type: 'full-reload' });
  }

  return {
    api: {
      site: () => session.site(),
      configure: (...settings) => session.configure(...settings),
      check: (warn) => session.check(warn),
      setRenderingHooks: (hooks) => {
        renderingHooks = hooks;
      },
    },
    async configResolved(resolved) {
      config = resolved;
      const base = resolved.base.startsWith('/') ? resolved.base : undefined;
      session.configure(resolved.root, base, resolved.command === 'serve');
      // An error thrown in this hook is printed unchanged. To errors of later hooks, the bundler adds its stack.
      const isBuild = resolved.command === 'build' && !resolved.build.watch;
      if (isBuild) await session.check((text) => resolved.logger.warn(text), isRunByVite(resolved));
    },
    async buildStart() {
      // In dev, the browser shows errors and the server keeps running: see `configureServer`.
      if (config.command === 'serve' || !this.meta.watchMode) return;
      await followBuild(session, this);
    },
    async configureServer(startedServer: ViteDevServer) {
      server = startedServer;
      pages.attach(startedServer);
      await session.follow(watcherOf(startedServer), viteLog(config.logger));
      sendErrors(startedServer, () => session.site());
    },
  };
}
