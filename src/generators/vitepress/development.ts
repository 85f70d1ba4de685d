import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { buildMessage } from '../../kit/session/session.ts';
import { LateReloads } from '../../kit/vite/late-reloads.ts';
import { overlay, pause, same } from '../../kit/vite/watch.ts';
import type { ResolvedSite } from '../../resolve.ts';
import { OptionsError } from '../../values/options-error.ts';
import type { VitePressSite } from './site.ts';

/**
 * Keeps a dev server up to date: a change in the docs folder resolves the site anew and writes the pages that differ.
 * VitePress hears of those; a changed navigation reloads the browser, or shows it what is wrong.
 */
export async function developSite(server: ViteDevServer, site: VitePressSite): Promise<void> {
  const { logger } = server.config;
  const reloads = new LateReloads();
  let now = await site.session.site();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  report(now);
  reloads.attach(server);
  server.watcher.add(now.root);
  server.watcher.on('all', (event, path) => {
    if (event !== 'addDir' && concerns(path)) schedule();
  });
  site.session.onFeedback(schedule);
  // A browser that comes while something is wrong is told at once.
  server.ws.on('connection', () => {
    const error = overlay(now);
    if (error !== undefined) server.ws.send(error);
  });

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(refresh).catch((error: unknown) => logger.error(String(error), { timestamp: true }));
    }, pause);
  }

  /** Pieces of pages and pictures count too: any file of the docs folder may stand in a page. */
  function concerns(path: string): boolean {
    const file = relative(now.root, path).split(sep).join('/');
    return file !== '' && !file.startsWith('..') && !/(?:^|\/)(?:node_modules|\.vitepress|\.git)\//.test(file);
  }

  async function refresh(): Promise<void> {
    const before = now;
    try {
      now = await site.session.refresh();
    } catch (error) {
      logger.error(error instanceof OptionsError ? error.message : String(error), { timestamp: true });
      return;
    }
    const { added, changed, removed } = await site.take(now);
    const tell = (event: string, files: readonly string[]): void => {
      for (const file of files) server.watcher.emit(event, join(site.folder, file));
    };
    tell('add', added);
    tell('unlink', removed);
    if (same(before, now)) {
      tell('change', changed);
      warn();
      return;
    }
    report(now);
    server.moduleGraph.invalidateAll();
    reloads.changed();
    const error = overlay(now);
    server.ws.send(error ?? { type: 'full-reload' });
  }

  function report(current: ResolvedSite): void {
    const message = buildMessage(current);
    if (message !== undefined && current.ok) logger.warn(message.text, { timestamp: true });
    else if (message !== undefined) logger.error(message.text, { timestamp: true });
    warn();
  }

  function warn(): void {
    const text = site.takeWarnings();
    if (text !== '') logger.warn(text, { timestamp: true });
  }
}
