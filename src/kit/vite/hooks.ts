import { join } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import type { ResolvedSite } from '../../resolve.ts';
import { buildMessage, failure, type SiteSession } from '../session/session.ts';
import { LateReloads } from './late-reloads.ts';
import { watchSite } from './watch.ts';

/** What other plugins of a Vite configuration can ask of this one: `plugin.api`. */
export interface ViteApi {
  /** The site as it is now. */
  readonly site: () => Promise<ResolvedSite>;
  /** In dev: pages that were asked for before now, or before some milliseconds from now, are out of date. */
  readonly changed: (delay: number) => void;
}

/** What Vite adds to the plugin of every bundler: places of errors, its logger, its base path, its dev server. */
export function viteHooks(session: SiteSession, moduleId: string): Partial<Plugin<ViteApi>> {
  let config: ResolvedConfig;
  const reloads = new LateReloads();
  return {
    api: { site: () => session.site(), changed: (delay) => reloads.changed(delay) },
    configResolved(resolved) {
      config = resolved;
      const base = resolved.base.startsWith('/') ? resolved.base : undefined;
      session.configure(resolved.root, base, resolved.command === 'serve');
    },
    async buildStart() {
      // In dev an error is shown in the browser, and the server goes on: see `configureServer`.
      if (config.command === 'serve') return;
      const site = await (this.meta.watchMode ? session.refresh() : session.site());
      if (this.meta.watchMode) for (const file of site.configFiles) this.addWatchFile(join(site.root, file));
      const message = buildMessage(site);
      if (message === undefined) return;
      const { text, first } = message;
      if (site.ok) config.logger.warn(text);
      else {
        const file = join(site.root, first.file);
        this.error(failure(text, { id: file, loc: { file, line: first.line, column: first.column } }));
      }
    },
    configureServer(server: ViteDevServer) {
      reloads.attach(server);
      return watchSite(server, session, moduleId, reloads);
    },
  };
}
