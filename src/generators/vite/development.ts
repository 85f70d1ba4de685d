import type { DevEnvironment, ErrorPayload, Logger, ViteDevServer } from 'vite';
import { codeFrame, summarize } from '../../core/diagnostics.ts';
import { buildMessage, type Log, placeOf } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Change, FileWatcher } from '../../site/session.ts';
import { watchFiles } from '../../site/watch-files.ts';

/** A dev server of any version: that of Vite 5 has no environments, and one graph for all modules. */
type AnyServer = Omit<ViteDevServer, 'environments'> & Partial<Pick<ViteDevServer, 'environments'>>;

/**
 * Vite's own watcher, which polls if it is set to, and ours beside it: Vite's hears nothing of a file any more that
 * was removed and made again at the wrong moment, as a change of branches does it.
 */
export function watcherOf({ watcher, config }: ViteDevServer): FileWatcher {
  const watched = new Set<string>();
  // A server that is set to watch nothing.
  const own = config.server.watch === null ? undefined : watchFiles();
  // Nothing else tells that this server ends: the plugins may serve another one already.
  const close = watcher.close.bind(watcher);
  watcher.close = () => {
    own?.close();
    return close();
  };
  return {
    add(paths) {
      const more = paths.filter((path) => !watched.has(path));
      for (const path of more) watched.add(path);
      watcher.add(more);
      own?.add(paths);
    },
    listen(changed) {
      watcher.on('all', (event, path) => {
        // The files of a new folder are reported one by one.
        if (event !== 'addDir') changed(path);
      });
      own?.listen(changed);
    },
  };
}

export function logOf(logger: Logger): Log {
  return {
    warn: (text) => logger.warn(text, { timestamp: true }),
    error: (text) => logger.error(text, { timestamp: true }),
  };
}

/** A browser that connects while something is wrong is told at once. */
export function showFaults({ ws }: ViteDevServer, current: () => Promise<ResolvedSite>): void {
  ws.on('connection', async () => {
    const error = overlay(await current());
    if (error !== undefined) ws.send(error);
  });
}

/** What Vite's overlay shows of a site that is at fault. */
export function overlay(site: ResolvedSite): ErrorPayload | undefined {
  const message = buildMessage(site, false);
  if (message === undefined || site.ok) return undefined;
  const { first } = message;
  return {
    type: 'error',
    err: {
      plugin: 'docs-json-nav',
      message: `${first.message}${first.help === undefined ? '' : ` ${first.help}`}\n${summarize(site)} in the navigation`,
      stack: '',
      ...placeOf(site),
      frame: codeFrame(first, site.sources.get(first.file)?.split('\n') ?? []),
    },
  };
}

/** Has the model made anew, wherever it is next asked for. */
export function forgetModel(server: AnyServer, moduleId: string): void {
  for (const [name, { moduleGraph, hot }] of Object.entries(environmentsOf(server))) {
    const module = moduleGraph.getModuleById(moduleId);
    if (module === undefined) continue;
    moduleGraph.invalidateModule(module);
    // A framework may read the module past its runner, which would then take what it holds for the newest.
    if (name !== 'client') hot.send({ type: 'full-reload' });
  }
}

/**
 * Hands browsers the new model: a page that contains it is updated, any other one is reloaded. Browsers of a site at fault
 * get the error overlay until it is fixed.
 *
 * @param moduleId Id of the module that contains the model.
 */
export function tellBrowsers(server: AnyServer, { before, now }: Change, moduleId: string): void {
  const updating = now.ok && updateModel(server, moduleId);
  const error = overlay(now);
  if (error !== undefined) server.ws.send(error);
  else if (!before.ok || !updating) server.ws.send({ type: 'full-reload' });
}

/** @returns False if no browser has asked for the model. */
function updateModel(server: AnyServer, moduleId: string): boolean {
  const { client } = environmentsOf(server);
  const module = client.moduleGraph.getModuleById(moduleId);
  if (module !== undefined) void client.reloadModule(module);
  return module !== undefined;
}

/** The server of Vite 5 itself contains all modules, and reloads them as an environment does. */
function environmentsOf(server: AnyServer): Readonly<Record<'client', DevEnvironment>> {
  return server.environments ?? { client: server as unknown as DevEnvironment };
}
