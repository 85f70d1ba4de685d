import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { followBuild } from '../../site/follow-build.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { type Change, isSame, type SiteSession } from '../../site/session.ts';
import { forgetModel, logOf, showFaults, tellBrowsers, watcherOf } from './development.ts';
import { PageRequests } from './page-requests.ts';

/** What other plugins of a Vite configuration can ask of this one: `plugin.api`. */
export interface ViteApi {
  /** The site as it is now. */
  readonly site: () => Promise<ResolvedSite>;
  /** Says what the build knows of itself, before Vite does. */
  readonly configure: SiteSession['configure'];
  /** The site for a build, which it may fail: see the session. */
  readonly check: SiteSession['check'];
  /** In dev, for a server that renders pages: what to do with a change before pages are made of it. */
  readonly onRenewal: (renewal: Renewal) => void;
}

/** How a server that renders pages takes up a change. Pages that browsers ask for meanwhile wait for its end. */
export interface Renewal {
  /** Brings about what pages are made of, beside the model. */
  readonly prepare: () => Promise<void>;
  /** Has modules made anew. No page is under way. */
  readonly forget: (server: ViteDevServer) => void;
  /** The style sheet that pages as they are now need: browsers load it with a page. */
  readonly styles: () => string;
}

/** What Vite adds to the plugin of every bundler: places of errors, its logger, its base path, its dev server. */
export function viteHooks(session: SiteSession, moduleId: string): Partial<Plugin<ViteApi>> {
  let config: ResolvedConfig;
  let server: ViteDevServer | undefined;
  let renewal: Renewal | undefined;
  const pages = new PageRequests();
  session.onChange(takeUp);

  async function takeUp(change: Change): Promise<void> {
    // Some frameworks start a server to look at their modules, and then another one.
    const current = server;
    if (current === undefined) return;
    if (renewal === undefined) {
      if (isSame(change)) return;
      forgetModel(current, moduleId);
      pages.changed();
      tellBrowsers(current, change, moduleId);
      return;
    }
    const { prepare, forget, styles } = renewal;
    const before = styles();
    const renewed = pages.hold(prepare, () => forget(current));
    if (!isSame(change)) tellBrowsers(current, change, moduleId);
    await renewed;
    if (styles() !== before) current.ws.send({ type: 'full-reload' });
  }

  return {
    api: {
      site: () => session.site(),
      configure: (...known) => session.configure(...known),
      check: (warn) => session.check(warn),
      onRenewal: (by) => {
        renewal = by;
      },
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
      pages.attach(started);
      await session.follow(watcherOf(started), logOf(config.logger));
      showFaults(started, () => session.site());
    },
  };
}
