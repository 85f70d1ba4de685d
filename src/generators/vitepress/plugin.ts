import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { packageFolder } from '../../core/host.ts';
import { decodePercent, splitUrl } from '../../core/links.ts';
import { isSame } from '../../site/session.ts';
import { assetServer } from '../assets/asset-server.ts';
import { jsonCode, modelCode, modelModule } from '../bundler/model-modules.ts';
import { themeWarning } from '../publish/theme-warning.ts';
import { errorOverlay, sendErrors, viteLog, watcherOf } from '../vite/development.ts';
import { PageRequests } from '../vite/page-requests.ts';
import { vitePressRedirectFiles } from './redirects.ts';
import type { VitePressSite } from './site.ts';

const registry = `${modelModule}/vitepress`;
const brandingStyles = `${modelModule}/face.css`;
const utilityStyles = `${modelModule}/utilities.css`;
const contextPrefix = `${registry}/context/`;
/**
 * VitePress component that imports the sidebar item. The import resolves to our component, unless the project has an
 * alias for it.
 */
const sidebarGroupModule = /[\\/]theme-default[\\/]components[\\/]VPSidebarGroup\.vue(?:\?|$)/;
const themeExport = 'docs-json-nav/vitepress/theme';
const extension = `import docsJsonNav from '${themeExport}';\nexport default { extends: docsJsonNav };`;

/**
 * @param project Absolute path of the project's folder.
 * @param source VitePress's `srcDir` in the project's configuration.
 */
export function vitePlugins(site: VitePressSite, project: string, source = '.'): Plugin[] {
  const projectTheme = join(project, '.vitepress/theme');
  return [
    modulesPlugin(site, themeWarning(projectTheme, themeExport, extension)),
    settingsPlugin(site, project, resolve(project, source, 'public'), existsSync(projectTheme)),
    contextsPlugin(site),
  ];
}

function modulesPlugin(site: VitePressSite, notice = ''): Plugin {
  let config: ResolvedConfig;
  const packageRoot = packageFolder();
  const sidebarItem = join(packageRoot, 'dist/vitepress/theme/SidebarItem.vue');
  return {
    name: 'docs-json-nav',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
      // `--base` on the command line overrides the configuration.
      site.urlFormat = { ...site.urlFormat, base: resolved.base };
      if (notice !== '') resolved.logger.warnOnce(notice);
      const warnings = resolved.command === 'serve' ? '' : site.consumeWarnings();
      if (warnings !== '') resolved.logger.warn(warnings);
    },
    async resolveId(source, importer) {
      if (source.startsWith(modelModule)) return `\0${source}`;
      if (importer === undefined) return undefined;
      if (source === './VPSidebarItem.vue' && sidebarGroupModule.test(importer)) return sidebarItem;
      // A linked copy of this package can't find `vitepress` and `vue`, so the project's packages are used.
      const isOwnImport = importer.startsWith(packageRoot) && /^(?:vitepress|vue)(?:\/|$)/.test(source);
      return isOwnImport
        ? this.resolve(source, join(config.envDir || config.root, 'package.json'), { skipSelf: true })
        : undefined;
    },
    load(id) {
      if (id === `\0${modelModule}`) return modelCode(site.current.site.model);
      if (id === `\0${registry}`) return registryModule;
      if (id === `\0${brandingStyles}`) return site.brandingStyles;
      if (id === `\0${utilityStyles}`) return site.writer.styles;
      if (!id.startsWith(`\0${contextPrefix}`)) return undefined;
      const index = Number(id.slice(contextPrefix.length + 1));
      return `import { contexts } from '${registry}';\ncontexts.set(${index}, ${jsonCode(site.current.navigation.context(index))});\n`;
    },
    async configureServer(server: ViteDevServer) {
      const base = config.base.replace(/\/$/, '');
      server.middlewares.use(
        assetServer(base, async () => ({ site: site.current.site, generated: site.writer.generatedFiles })),
      );
      server.middlewares.use((request, response, next) => {
        const path = decodePercent(splitUrl(request.url ?? '/')[0]).replace(/\/$/, '');
        const redirect = vitePressRedirectFiles(site.current.site.model, site.urlFormat, site.current.routeOf).findLast(
          ({ source }) => (base + source).replace(/\/$/, '') === path,
        );
        if (redirect === undefined) next();
        else response.writeHead(302, { Location: redirect.destination }).end();
      });
      await developSite(server, site);
    },
  };
}

function settingsPlugin(site: VitePressSite, project: string, publicFolder: string, hasTheme: boolean): Plugin {
  const packageRoot = packageFolder();
  const theme = join(packageRoot, 'dist/vitepress/theme/index.js');
  return {
    name: 'docs-json-nav:settings',
    // After VitePress's plugins, so that our alias for `@theme/index` has priority.
    enforce: 'post',
    config: ({ envDir, publicDir }) => ({
      // These folders stay in the project, although `srcDir` is in VitePress's cache.
      envDir: envDir ?? project,
      publicDir: publicDir ?? publicFolder,
      resolve: {
        alias: hasTheme ? [] : [{ find: /^@theme\/index$/, replacement: theme }],
        // Without this, a linked copy of this package would load its own Vue and VitePress.
        dedupe: ['vue', 'vitepress'],
      },
      ssr: { noExternal: ['docs-json-nav'] },
      // `@theme/index` is excluded too, because it is an alias for our theme if the project has no theme.
      optimizeDeps: { exclude: ['docs-json-nav', '@theme/index'] },
      server: { fs: { allow: [project, site.current.site.root, packageRoot] } },
    }),
  };
}

/** Makes each page import its context: a module that all pages with the same sidebar share. */
function contextsPlugin(site: VitePressSite): Plugin {
  return {
    name: 'docs-json-nav:contexts',
    enforce: 'post',
    transform(code, id) {
      const file = id.includes('?') ? undefined : site.fileOfModule(id);
      const index = file === undefined ? undefined : site.pageAt(file)?.page.placements[0]?.sidebar;
      return index === undefined ? undefined : { code: `${code}\nimport '${contextPrefix}${index}';\n`, map: null };
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
  const log = viteLog(server.config.logger);
  const pages = new PageRequests();
  pages.attach(server);
  session.onChange(async (change) => {
    const previousStyles = site.writer.styles;
    const { added, changed, removed } = await site.update(change.now);
    const styles = server.moduleGraph.getModuleById(`\0${utilityStyles}`);
    if (styles !== undefined && site.writer.styles !== previousStyles) await server.reloadModule(styles);
    emit('add', added);
    emit('unlink', removed);
    printWarnings();
    if (isSame(change)) {
      emit('change', changed);
      return;
    }
    server.moduleGraph.invalidateAll();
    pages.markOutdated();
    server.ws.send(errorOverlay(change.now) ?? { type: 'full-reload' });
  });
  await session.follow(watcherOf(server), log);
  printWarnings();
  sendErrors(server, () => session.site());

  function emit(event: string, files: readonly string[]): void {
    for (const file of files) server.watcher.emit(event, join(site.folder, file));
  }

  function printWarnings(): void {
    const text = site.consumeWarnings();
    if (text !== '') log.warn(text);
  }
}
