import type { DevEnvironment, ErrorPayload, Logger, ViteDevServer } from 'vite';
import { codeFrame, summarize } from '../../core/diagnostics.ts';
import { errorLocationOf, formatBuildMessage, type Logger as SiteLogger } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { FileWatcher, SiteChange } from '../../site/session.ts';
import { watchFiles } from '../../site/watch-files.ts';

/** Dev server of any supported version. Vite 5 has a single module graph instead of environments. */
type AnyServer = Omit<ViteDevServer, 'environments'> & Partial<Pick<ViteDevServer, 'environments'>>;

/**
 * Combines Vite's watcher, which polls if configured, with our own. Vite's watcher may miss later changes of a file
 * that was deleted and created again, for example by switching branches.
 */
export function watcherOf({ watcher, config }: ViteDevServer): FileWatcher {
  const watchedPaths = new Set<string>();
  // With `server.watch: null`, the server watches no files.
  const additionalWatcher = config.server.watch === null ? undefined : watchFiles();
  // Vite has no hook for closing a server, so `close` of its watcher is wrapped. A restarted server creates its own
  // watcher before the previous one is closed.
  const close = watcher.close.bind(watcher);
  watcher.close = () => {
    additionalWatcher?.close();
    return close();
  };
  return {
    add(paths) {
      const newPaths = paths.filter((path) => !watchedPaths.has(path));
      for (const path of newPaths) watchedPaths.add(path);
      watcher.add(newPaths);
      additionalWatcher?.add(paths);
    },
    listen(onPathChange) {
      watcher.on('all', (event, path) => {
        // The files in a new folder have their own events.
        if (event !== 'addDir') onPathChange(path);
      });
      additionalWatcher?.listen(onPathChange);
    },
  };
}

export function viteLog(logger: Logger): SiteLogger {
  return {
    warn: (text) => logger.warn(text, { timestamp: true }),
    error: (text) => logger.error(text, { timestamp: true }),
  };
}

export function sendErrors({ ws }: ViteDevServer, getSite: () => Promise<ResolvedSite>): void {
  ws.on('connection', async () => {
    const error = errorOverlay(await getSite());
    if (error !== undefined) ws.send(error);
  });
}

export function errorOverlay(site: ResolvedSite): ErrorPayload | undefined {
  const message = formatBuildMessage(site, false);
  if (message === undefined || site.ok) return undefined;
  const { firstFinding } = message;
  return {
    type: 'error',
    err: {
      plugin: 'docs-json-nav',
      message: `${firstFinding.message}${firstFinding.help === undefined ? '' : ` ${firstFinding.help}`}\n${summarize(site)} in the navigation`,
      stack: '',
      ...errorLocationOf(site),
      frame: codeFrame(firstFinding, site.sources.get(firstFinding.file)?.split('\n') ?? []),
    },
  };
}

export function invalidateModel(server: AnyServer, moduleId: string): void {
  for (const [name, { moduleGraph, hot }] of Object.entries(environmentsOf(server))) {
    const module = moduleGraph.getModuleById(moduleId);
    if (module === undefined) continue;
    moduleGraph.invalidateModule(module);
    // A framework may cache the module outside its runner, so server environments get a full reload.
    if (name !== 'client') hot.send({ type: 'full-reload' });
  }
}

/**
 * Sends a change to browsers: a page that imports the model is updated, other pages reload. If there are errors,
 * browsers show the overlay until the errors are fixed.
 *
 * @param moduleId Id of the virtual module.
 */
export function notifyBrowsers(server: AnyServer, { previous, current }: SiteChange, moduleId: string): void {
  const isUpdating = current.ok && updateModel(server, moduleId);
  const error = errorOverlay(current);
  if (error !== undefined) server.ws.send(error);
  else if (!previous.ok || !isUpdating) server.ws.send({ type: 'full-reload' });
}

/** @returns False if no browser has loaded the model. */
function updateModel(server: AnyServer, moduleId: string): boolean {
  const { client } = environmentsOf(server);
  const module = client.moduleGraph.getModuleById(moduleId);
  if (module !== undefined) void client.reloadModule(module);
  return module !== undefined;
}

/** In Vite 5, the server itself has the members of an environment. */
function environmentsOf(server: AnyServer): Readonly<Record<'client', DevEnvironment>> {
  return server.environments ?? { client: server as unknown as DevEnvironment };
}
