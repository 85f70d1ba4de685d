import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { packageFolder } from '../../core/host.ts';
import { decodePercent, splitUrl } from '../../core/links.ts';
import { isSame } from '../../site/session.ts';
import { assetServer } from '../assets/asset-server.ts';
import { jsonCode, modelCode, modelModule } from '../bundler/model-modules.ts';
import { themeWarning } from '../publish/own-theme.ts';
import { logOf, overlay, showFaults, watcherOf } from '../vite/development.ts';
import { PageRequests } from '../vite/page-requests.ts';
import { vitePressRedirectFiles } from './redirects.ts';
import type { VitePressSite } from './site.ts';

const registry = `${modelModule}/vitepress`;
const brandingStyles = `${modelModule}/face.css`;
const utilityStyles = `${modelModule}/utilities.css`;
const context = `${registry}/context/`;
/** Component of VitePress's theme that imports the sidebar entry. Aliases of the project have priority. */
const themesGroup = /[\\/]theme-default[\\/]components[\\/]VPSidebarGroup\.vue(?:\?|$)/;
/** Export of this package that projects import. */
const themeDoor = 'docs-json-nav/vitepress/theme';
const extension = `import docsJsonNav from '${themeDoor}';\nexport default { extends: docsJsonNav };`;

/**
 * Vite plugins of the integration.
 *
 * @param project Absolute path of the project's folder.
 * @param source VitePress's `srcDir` in the project's configuration.
 */
export function vitePlugins(site: VitePressSite, project: string, source = '.'): Plugin[] {
  const ownTheme = join(project, '.vitepress/theme');
  return [
    modules(site, themeWarning(ownTheme, themeDoor, extension)),
    settings(site, project, resolve(project, source, 'public'), existsSync(ownTheme)),
    pageContexts(site),
  ];
}

function modules(site: VitePressSite, notice = ''): Plugin {
  let config: ResolvedConfig;
  const packageRoot = packageFolder();
  const sidebarItem = join(packageRoot, 'dist/vitepress/theme/SidebarItem.vue');
  return {
    name: 'docs-json-nav',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
      // `--base` on the command line overrides the configuration.
      site.style = { ...site.style, base: resolved.base };
      if (notice !== '') resolved.logger.warnOnce(notice);
      const warnings = resolved.command === 'serve' ? '' : site.consumeWarnings();
      if (warnings !== '') resolved.logger.warn(warnings);
    },
    async resolveId(source, importer) {
      if (source.startsWith(modelModule)) return `\0${source}`;
      if (importer === undefined) return undefined;
      if (source === './VPSidebarItem.vue' && themesGroup.test(importer)) return sidebarItem;
      // A linked package can't resolve the project's packages.
      const isOurs = importer.startsWith(packageRoot) && /^(?:vitepress|vue)(?:\/|$)/.test(source);
      return isOurs
        ? this.resolve(source, join(config.envDir || config.root, 'package.json'), { skipSelf: true })
        : undefined;
    },
    load(id) {
      if (id === `\0${modelModule}`) return modelCode(site.current.site.model);
      if (id === `\0${registry}`) return registryModule;
      if (id === `\0${brandingStyles}`) return site.brandingStyles;
      if (id === `\0${utilityStyles}`) return site.writer.styles;
      if (!id.startsWith(`\0${context}`)) return undefined;
      const index = Number(id.slice(context.length + 1));
      return `import { contexts } from '${registry}';\ncontexts.set(${index}, ${jsonCode(site.current.navigation.context(index))});\n`;
    },
    async configureServer(server: ViteDevServer) {
      const base = config.base.replace(/\/$/, '');
      server.middlewares.use(assetServer(base, async () => ({ site: site.current.site, made: site.writer.made })));
      server.middlewares.use((request, response, next) => {
        const path = decodePercent(splitUrl(request.url ?? '/')[0]).replace(/\/$/, '');
        const redirect = vitePressRedirectFiles(site.current.site.model, site.style, site.current.routeOf).findLast(
          ({ source }) => (base + source).replace(/\/$/, '') === path,
        );
        if (redirect === undefined) next();
        else response.writeHead(302, { Location: redirect.destination }).end();
      });
      await developSite(server, site);
    },
  };
}

/** Vite configuration that is merged with VitePress's and the project's. */
function settings(site: VitePressSite, project: string, publicFolder: string, hasTheme: boolean): Plugin {
  const packageRoot = packageFolder();
  const theme = join(packageRoot, 'dist/vitepress/theme/index.js');
  return {
    name: 'docs-json-nav:settings',
    // After VitePress, so that our alias for `@theme/index` has priority.
    enforce: 'post',
    config: ({ envDir, publicDir }) => ({
      // `srcDir` has changed, but these folders stay relative to the project's.
      envDir: envDir ?? project,
      publicDir: publicDir ?? publicFolder,
      resolve: {
        alias: hasTheme ? [] : [{ find: /^@theme\/index$/, replacement: theme }],
        // A linked package would otherwise load its copies instead of the project's.
        dedupe: ['vue', 'vitepress'],
      },
      ssr: { noExternal: ['docs-json-nav'] },
      // `@theme/index` is our theme if the project has none.
      optimizeDeps: { exclude: ['docs-json-nav', '@theme/index'] },
      server: { fs: { allow: [project, site.current.site.root, packageRoot] } },
    }),
  };
}

/** Makes each page import its context, a module shared by all pages with the same sidebar. */
function pageContexts(site: VitePressSite): Plugin {
  return {
    name: 'docs-json-nav:contexts',
    enforce: 'post',
    transform(code, id) {
      const file = id.includes('?') ? undefined : site.fileOfModule(id);
      const index = file === undefined ? undefined : site.pageAt(file)?.page.placements[0]?.sidebar;
      return index === undefined ? undefined : { code: `${code}\nimport '${context}${index}';\n`, map: null };
    },
  };
}

const registryModule = `import { shallowReactive } from 'vue';
export const contexts = shallowReactive(new Map());
`;

/**
 * Updates a dev server. Changed pages are written and announced to VitePress. A changed navigation reloads the browser,
 * or shows errors there.
 */
async function developSite(server: ViteDevServer, site: VitePressSite): Promise<void> {
  const { session } = site;
  const log = logOf(server.config.logger);
  const pages = new PageRequests();
  pages.attach(server);
  session.onChange(async (change) => {
    const previous = site.writer.styles;
    const { added, changed, removed } = await site.update(change.now);
    const styles = server.moduleGraph.getModuleById(`\0${utilityStyles}`);
    if (styles !== undefined && site.writer.styles !== previous) await server.reloadModule(styles);
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
    const text = site.consumeWarnings();
    if (text !== '') log.warn(text);
  }
}
