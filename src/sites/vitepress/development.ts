import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isSame } from '../session/session.ts';
import { logOf, overlay, showFaults, watcherOf } from '../vite/development.ts';
import { PageRequests } from '../vite/page-requests.ts';
import { utilityStyles } from './modules.ts';
import type { VitePressSite } from './site.ts';

/**
 * Keeps a dev server up to date: a change in the docs folder writes the pages that differ. VitePress hears of those; a
 * changed navigation reloads the browser, or shows it what is wrong.
 */
export async function developSite(server: ViteDevServer, site: VitePressSite): Promise<void> {
  const { session } = site;
  const log = logOf(server.config.logger);
  const pages = new PageRequests();
  pages.attach(server);
  session.onChange(async (change) => {
    const before = site.utilityStyles;
    const { added, changed, removed } = await site.take(change.now);
    const styles = server.moduleGraph.getModuleById(`\0${utilityStyles}`);
    if (styles !== undefined && site.utilityStyles !== before) await server.reloadModule(styles);
    tell('add', added);
    tell('unlink', removed);
    warn();
    if (isSame(change)) {
      tell('change', changed);
      return;
    }
    server.moduleGraph.invalidateAll();
    pages.changed();
    server.ws.send(overlay(change.now) ?? { type: 'full-reload' });
  });
  await session.follow(watcherOf(server), log);
  warn();
  showFaults(server, () => session.site());

  function tell(event: string, files: readonly string[]): void {
    for (const file of files) server.watcher.emit(event, join(site.folder, file));
  }

  function warn(): void {
    const text = site.takeWarnings();
    if (text !== '') log.warn(text);
  }
}
