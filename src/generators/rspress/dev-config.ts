import { sep } from 'node:path';
import { assetServer } from '../assets/asset-server.ts';
import type { Compiler } from '../bundler/compiler.ts';
import { createProblemPlugin } from '../bundler/problem-plugin.ts';
import { WholeFileReadPlugin } from '../bundler/whole-files.ts';
import type { RspressProject } from './project.ts';
import type { BuilderConfig, DevServer } from './types.ts';
import { rspressRedirects } from './urls.ts';

/**
 * Rsbuild configuration for dev: follows the docs folder, reports errors as compilation errors, reloads browsers, and
 * restarts Rspress when pages are added or removed.
 */
export function createDevConfig(project: RspressProject): BuilderConfig {
  let server: DevServer | undefined;
  return {
    plugins: [
      {
        name: 'docs-json-nav',
        setup(api) {
          const watcher = project.follow();
          api.onCloseDevServer(() => void watcher.then((fileWatcher) => fileWatcher.close()));
          api.modifyRspackConfig((_config, { appendPlugins }) => {
            appendPlugins(new WholeFileReadPlugin());
            appendPlugins(createProblemPlugin(() => project.problemReport, project.sharedModule));
            appendPlugins({
              apply: (compiler) => reloadOnChange(compiler, project, () => server?.sockWrite?.('full-reload')),
            });
          });
        },
      },
    ],
    dev: { watchFiles: [{ paths: project.pageList, type: 'restart' }] },
    server: {
      setup(context) {
        ({ server } = context);
        const { middlewares } = context.server;
        const { base } = project.site.model.site;
        middlewares.use(
          assetServer(base, async () => ({ site: project.site, generated: project.writer.generatedFiles })),
        );
        middlewares.use((request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          const destination = rspressRedirects(project.site.model, project.toUrl).get(path);
          if (destination === undefined) next();
          else response.writeHead(302, { Location: destination }).end();
        });
      },
    },
  };
}

function reloadOnChange(compiler: Compiler, project: RspressProject, reload: () => void): void {
  compiler.hooks.done.tap('docs-json-nav', (stats) => {
    // The navigation of a page is read when the page loads, so a hot update isn't enough.
    const prefix = project.generatedFolder + sep;
    const isGenerated = [...(compiler.modifiedFiles ?? [])].some((path) => path.startsWith(prefix));
    if (isGenerated && !stats.hasErrors()) reload();
  });
}
