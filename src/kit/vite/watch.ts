import { join, relative, sep } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { codeFrame, SourceLines } from '../../diagnostics/report/frame.ts';
import { summarize } from '../../diagnostics/report/pretty.ts';
import type { ResolvedSite } from '../../resolve.ts';
import { OptionsError } from '../../values/options-error.ts';
import { buildMessage, type SiteSession } from '../session/session.ts';
import type { LateReloads } from './late-reloads.ts';

/**
 * Milliseconds to wait for further changes: an editor or a branch switch writes many files at once. The watcher drops
 * what happens to a file within 50 ms of its last event, so what is read any earlier may be out of date for good.
 */
export const pause = 60;

/**
 * Keeps the model of a dev server up to date: a change of `docs.json`, of a file that it refers to, of `.mintignore`,
 * or of a page resolves the site anew. Browsers get the new model, or the error overlay until the fault is mended.
 */
export async function watchSite(
  server: ViteDevServer,
  session: SiteSession,
  moduleId: string,
  reloads: LateReloads,
): Promise<void> {
  const { logger } = server.config;
  let site = await resolve();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  if (site === undefined) return;
  report(site);
  server.watcher.add(site.root);
  server.watcher.on('all', (event, path) => {
    if (event !== 'addDir' && concerns(path)) schedule();
  });
  session.onFeedback(schedule);
  // A browser that comes while something is wrong is told at once.
  server.ws.on('connection', () => {
    const error = site && overlay(site);
    if (error !== undefined) server.ws.send(error);
  });

  function concerns(path: string): boolean {
    const { root, configFiles } = site as ResolvedSite;
    const file = relative(root, path).split(sep).join('/');
    if (file.startsWith('..') || file.includes('node_modules/')) return false;
    return /\.mdx?$/.test(file) || configFiles.includes(file) || file === '.mintignore' || !file.includes('.');
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // One after the other: what is compared is what was published last.
      running = running.then(refresh);
    }, pause);
  }

  async function refresh(): Promise<void> {
    const before = site as ResolvedSite;
    const now = await resolve(true);
    if (now === undefined || same(before, now)) return;
    site = now;
    report(now);
    publish(before, now);
  }

  async function resolve(again = false): Promise<ResolvedSite | undefined> {
    try {
      return await (again ? session.refresh() : session.site());
    } catch (error) {
      if (!again) throw error;
      logger.error(error instanceof OptionsError ? error.message : String(error), { timestamp: true });
      return undefined;
    }
  }

  function report(current: ResolvedSite): void {
    const message = buildMessage(current);
    if (message === undefined) return;
    if (current.ok) logger.warn(message.text, { timestamp: true });
    else logger.error(message.text, { timestamp: true });
  }

  /** Hands the new model to every environment; a page that holds it is updated, any other one is reloaded. */
  function publish(before: ResolvedSite, now: ResolvedSite): void {
    let updating = false;
    for (const environment of Object.values(server.environments)) {
      const module = environment.moduleGraph.getModuleById(moduleId);
      if (module === undefined) continue;
      environment.moduleGraph.invalidateModule(module);
      if (environment.name !== 'client') {
        // A framework may read the module past its runner, which would then take what it holds for the newest.
        environment.hot.send({ type: 'full-reload' });
      } else if (now.ok) {
        updating = true;
        void environment.reloadModule(module);
      }
    }
    reloads.changed();
    const error = overlay(now);
    if (error !== undefined) server.ws.send(error);
    else if (!before.ok || !updating) server.ws.send({ type: 'full-reload' });
  }
}

/** True where neither the model nor what is wrong with it has changed. */
export function same(before: ResolvedSite, now: ResolvedSite): boolean {
  return (
    JSON.stringify(before.model) === JSON.stringify(now.model) &&
    JSON.stringify(before.diagnostics) === JSON.stringify(now.diagnostics)
  );
}

/** What Vite's overlay shows of a site that is at fault. */
export function overlay(site: ResolvedSite): ErrorPayload | undefined {
  const message = buildMessage(site, false);
  if (message === undefined || site.ok) return undefined;
  const { first } = message;
  const { line, column } = first;
  const file = join(site.root, first.file);
  return {
    type: 'error',
    err: {
      plugin: 'docs-json-nav',
      message: `${first.message}${first.help === undefined ? '' : ` ${first.help}`}\n${summarize(site)} in the navigation`,
      stack: '',
      id: file,
      loc: { file, line, column },
      frame: codeFrame(first, new SourceLines(site.sources.get(first.file) ?? '')),
    },
  };
}
